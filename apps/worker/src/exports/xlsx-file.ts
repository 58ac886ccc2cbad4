// A list as a file: one sheet with its headings, written row by row, and how far it is told to whoever waits.
import type { JobContext } from '@gelanggang/platform/jobs/job-handler';
import { counted } from './counted';
import type { Counted } from './texts';
import { type Columns, headed, XLSX_TYPE, xlsxStream } from './xlsx';

interface List<Row, Headings> {
  texts: { sheet: string; columns: Headings };
  columns: Columns<Row, Headings>;
  rows: AsyncIterable<Row> | Iterable<Row>;
  total: number;
  what: Counted;
}

export const xlsxFile = <Row, Headings extends Readonly<Record<string, string>>>(
  context: Pick<JobContext, 'progress'>,
  name: string,
  { texts, columns, rows, total, what }: List<Row, Headings>,
) => ({
  name,
  contentType: XLSX_TYPE,
  source: xlsxStream(texts.sheet, headed(texts.columns, columns), counted(context, rows, total, what)),
});

// Writes one sheet as a stream: rows are pulled as the file grows, so memory stays flat however many there are.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import { XLSX } from '@gelanggang/platform/files/file-kind';
import { type Cell, sheetNames, writable } from '@gelanggang/platform/files/sheet-cells';

export const XLSX_TYPE = XLSX.contentType;

/** A column of a sheet and how a row fills it. */
export interface Column<Row> {
  header: string;
  /** Width in characters. */
  width: number;
  /** Number format of Excel; dates have one without it. */
  format?: string;
  cell(row: Row): Cell;
}

/** The columns of a sheet whose headings stand in a catalogue, each under the heading's key, in their order. */
export type Columns<Row, Headings> = { readonly [Key in keyof Headings]: Omit<Column<Row>, 'header'> };

/** With their headings in the wording of whoever asks now. */
export const headed = <Row, Headings extends Readonly<Record<string, string>>>(
  headings: Headings,
  columns: Columns<Row, Headings>,
): Column<Row>[] => Object.keys(columns).map((key: keyof Headings) => ({ ...columns[key], header: headings[key] }));

export const DATE_FORMAT = 'dd/mm/yyyy';

/** Text cells are inline strings, never formulas: a name that starts with = + - @ stays a name. */
export function xlsxStream<Row>(name: string, columns: readonly Column<Row>[], rows: AsyncIterable<Row>): Readable {
  const stream = writeXlsxStream(inThisContext(cellsOf(columns, rows)), {
    name: sheetNames([name])[0] ?? name,
    columns: columns.map(({ header, width, format }) => ({
      ...{ header: writable(header), width },
      ...(format ? { numFmt: format } : {}),
    })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

/** Rows are pulled by whatever writes the file: their words stay those of whoever asked for it. */
function inThisContext<Item>(items: AsyncGenerator<Item, void>): AsyncIterable<Item> {
  const within = AsyncLocalStorage.snapshot();
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => within(() => items.next()),
      return: () => within(() => items.return()),
    }),
  };
}

async function* cellsOf<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>): AsyncGenerator<Cell[]> {
  for await (const row of rows) {
    yield columns.map((column) => writable(column.cell(row)));
  }
}

/** `YYYY-MM-DD` as a cell that Excel knows as a date. */
export function dateCell(date: string | null): Date | null {
  return date === null ? null : new Date(`${date}T00:00:00Z`);
}

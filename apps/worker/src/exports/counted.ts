// Hands rows through and tells how many of them are written, every few hundred; a cancelled export ends here.
import type { JobContext } from '@gelanggang/platform/jobs/job-handler';
import { type Counted, exportTexts } from './texts';

const EVERY_ROWS = 500;

export async function* counted<Row>(
  context: Pick<JobContext, 'progress'>,
  rows: AsyncIterable<Row> | Iterable<Row>,
  total: number,
  what: Counted,
): AsyncGenerator<Row> {
  let written = 0;
  for await (const row of rows) {
    if (written % EVERY_ROWS === 0) {
      const percent = total === 0 ? 0 : Math.min(99, (written / total) * 100);
      await context.progress(percent, exportTexts.written(written, total, exportTexts.rows[what]));
    }
    yield row;
    written += 1;
  }
}

// How much a contingent manager may have lying in the file store, uploaded or made by jobs; the office has no bound but the disk's.
import type { DataSource } from 'typeorm';
import type { RequestAccount } from './current-account';
import { refusal } from './refusals';
import { httpSentences } from './sentences';

/** Photos and proofs of some thousand athletes. */
export const MOST_UPLOADED_BYTES = 500_000_000;
/** The same, of files that hold next to nothing: each is a row and a place on the disk all the same. */
export const MOST_FILES = 50_000;

/** Asked before an upload is kept, and before a job makes a file: 413 when what lies there so far is too much. */
export async function requireUploadRoom(dataSource: DataSource, account: RequestAccount): Promise<void> {
  if (account.rights.anywhere().has('manage contingents')) return;
  const [row] = await dataSource.query<[{ bytes: number; files: number }]>(
    'select coalesce(sum(size), 0)::float8 as bytes, count(*)::int as files from file where account_id = $1',
    [account.id],
  );
  if (row.bytes >= MOST_UPLOADED_BYTES || row.files >= MOST_FILES) throw refusal(413, httpSentences.filesFull);
}

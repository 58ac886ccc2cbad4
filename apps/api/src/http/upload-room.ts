// How much a contingent manager may have lying in the file store; the office has no bound but the disk's.
import type { DataSource } from 'typeorm';
import type { RequestAccount } from './current-account';
import { ownerOf } from './own-rows';
import { refusal } from './refusals';

/** Photos and proofs of some thousand athletes. */
export const MOST_UPLOADED_BYTES = 500_000_000;

/** Asked before an upload is kept: 413 when what was uploaded so far is too much. Files made by jobs do not count. */
export async function requireUploadRoom(dataSource: DataSource, account: RequestAccount): Promise<void> {
  if (ownerOf(account) === null) return;
  const [row] = await dataSource.query<{ bytes: number }[]>(
    `select coalesce(sum(f.size), 0)::float8 as bytes from file f
     where f.account_id = $1 and not exists (select from job j where j.file_id = f.id)`,
    [account.id],
  );
  if ((row?.bytes ?? 0) >= MOST_UPLOADED_BYTES)
    throw refusal(
      413,
      'Berkas yang Anda unggah sudah mencapai 500 MB. Hapus yang tidak dipakai, atau hubungi panitia.',
    );
}

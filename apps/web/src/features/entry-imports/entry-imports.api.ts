// Calls of bringing an entry list in.
import type { EntryRow } from '@gelanggang/contract/entry-columns';
import type { CheckedListAnswer, ReadListAnswer, StoredListAnswer } from '@gelanggang/contract/entry-imports';
import type { Data } from '@gelanggang/contract/http';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { http } from '@web/lib/http';

export function readList(file: File): Promise<ReadListAnswer['data']> {
  const form = new FormData();
  form.append('file', file);
  return http.post<ReadListAnswer>('/entry-imports/read', form).then(({ data }) => data);
}

export const checkRows = (tournamentId: number, rows: readonly EntryRow[]) =>
  http
    .post<CheckedListAnswer>('/entry-imports/check', { tournament_id: tournamentId, rows })
    .then(({ data }) => data.verdicts);

/** Stores the rows and starts the job that takes them in. */
export async function startImport(
  tournamentId: number,
  rows: readonly EntryRow[],
  withPayments: boolean,
): Promise<JobAnswer> {
  const stored = await http.post<StoredListAnswer>('/entry-imports', { tournament_id: tournamentId, rows });
  const params = {
    tournament_id: tournamentId,
    list_id: stored.data.list_id,
    ...(withPayments ? { with_payments: true } : {}),
  };
  return (await http.post<Data<JobAnswer>>('/jobs', { kind: 'entries-import', params })).data;
}

export const downloadTemplate = (format: 'xlsx' | 'csv') =>
  http.download(`/entry-imports/template/${format}`, `daftar-peserta.${format}`);

// Calls of bringing an entry list in.
import type { EntryRow } from '@gelanggang/contract/entry-columns';
import type {
  CheckedList,
  ReadList,
  RefusedSheet,
  RememberedWord,
  StoredListId,
} from '@gelanggang/contract/entry-imports';
import type { Data } from '@gelanggang/contract/http';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { http } from '@web/lib/http';

export function readList(file: File): Promise<ReadList> {
  const form = new FormData();
  form.append('file', file);
  return http.post<Data<ReadList>>('/entry-imports/read', form).then(({ data }) => data);
}

/** The answer with the rows that it is about: only these may be taken in by it. */
export type CheckedRows = CheckedList & { rows: readonly EntryRow[] };

export const checkRows = (tournamentId: number, rows: readonly EntryRow[]): Promise<CheckedRows> =>
  http
    .post<Data<CheckedList>>('/entry-imports/check', { tournament_id: tournamentId, rows })
    .then(({ data }) => ({ ...data, rows }));

export interface ImportWish {
  tournamentId: number;
  checked: CheckedRows;
  ticked: readonly string[];
  remember: readonly RememberedWord[];
  withPayments: boolean;
}

/** Stores the rows as they were checked, and starts the job that takes them in. */
export async function startImport({
  tournamentId,
  checked,
  ticked,
  remember,
  withPayments,
}: ImportWish): Promise<JobAnswer> {
  const stored = await http.post<Data<StoredListId>>('/entry-imports', {
    ...{ tournament_id: tournamentId, rows: checked.rows, fingerprint: checked.fingerprint },
    ...{ ticked, remember },
  });
  const params = {
    tournament_id: tournamentId,
    list_id: stored.data.list_id,
    ...(withPayments ? { with_payments: true } : {}),
  };
  return (await http.post<Data<JobAnswer>>('/jobs', { kind: 'entries-import', params })).data;
}

export const downloadTemplate = (format: 'xlsx' | 'csv') =>
  http.download(`/entry-imports/template/${format}`, `daftar-peserta.${format}`);

export const downloadRefused = (sheets: readonly RefusedSheet[]) =>
  http.downloadAnswer('/entry-imports/refused', { sheets }, 'baris-yang-ditolak.xlsx');

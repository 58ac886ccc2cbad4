// Calls of bringing an entry list in.
import * as entryImportCalls from '@gelanggang/contract/calls/entry-imports';
import * as jobCalls from '@gelanggang/contract/calls/jobs';
import type { EntryRow } from '@gelanggang/contract/entry-columns';
import type { CheckedList, RememberedWord } from '@gelanggang/contract/entry-imports';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { callApi } from '@web/lib/calls';
import { formOf } from '@web/lib/form-of';

export const readList = (file: File) => callApi(entryImportCalls.read, { body: formOf({ file }) });

/** The answer with the rows that it is about: only these may be taken in by it. */
export type CheckedRows = CheckedList & { rows: readonly EntryRow[] };

export const checkRows = async (tournamentId: number, rows: readonly EntryRow[]): Promise<CheckedRows> => ({
  ...(await callApi(entryImportCalls.check, { body: { tournament_id: tournamentId, rows } })),
  rows,
});

export interface ImportWish {
  tournamentId: number;
  checked: CheckedRows;
  ticked: readonly string[];
  remember: readonly RememberedWord[];
  withPayments: boolean;
}

/** Stores the rows as they were checked, and starts the job that takes them in. */
export async function startImport(wish: ImportWish): Promise<JobAnswer> {
  const { tournamentId: tournament_id, checked, ticked, remember, withPayments } = wish;
  const { list_id } = await callApi(entryImportCalls.store, {
    body: { tournament_id, rows: checked.rows, fingerprint: checked.fingerprint, ticked, remember },
  });
  const params = { tournament_id, list_id, ...(withPayments ? { with_payments: true } : {}) };
  return callApi(jobCalls.create, { body: { kind: 'entries-import', params } });
}

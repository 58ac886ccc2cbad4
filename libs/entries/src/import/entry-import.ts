// The import of an entry list: read, check, and take in what may be taken (issue 2 point 5).
import type { DataSource } from 'typeorm';
import { checkEntries, type CheckedList } from './check-entries';
import type { TypedRow } from './entry-list';
import { loadEntryReference } from './entry-reference.queries';
import { takeInEntries, type TakenIn, type TakeInRequest } from './take-in-entries';

export interface ImportRequest extends Omit<TakeInRequest, 'entries'> {
  tournamentName: string;
  /** `YYYY-MM-DD` */
  startDate: string;
  rows: readonly TypedRow[];
  isDryRun?: boolean;
  skipsRefused?: boolean;
}

export interface ImportOutcome extends CheckedList {
  refusedRows: number;
  /** Null: nothing was taken in, since a row is refused or only a report was asked for. */
  taken: TakenIn | null;
}

export async function importEntries(dataSource: DataSource, request: ImportRequest): Promise<ImportOutcome> {
  const tournament = { id: request.tournamentId, name: request.tournamentName, startDate: request.startDate };
  const reference = await loadEntryReference(dataSource.manager, tournament, request);
  const checked = checkEntries(request.rows, reference);
  const refusedRows = request.rows.length - checked.entries.length;
  if (request.isDryRun || (refusedRows > 0 && !request.skipsRefused)) return { ...checked, refusedRows, taken: null };
  return { ...checked, refusedRows, taken: await takeInEntries(dataSource, { ...request, entries: checked.entries }) };
}

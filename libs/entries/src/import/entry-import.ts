// The import of an entry list: check it, and take in what may be taken (issue 2 point 5).
import type { DataSource, EntityManager } from 'typeorm';
import type { StandingChange } from '@gelanggang/contract/entry-columns';
import type { ListRow } from '@gelanggang/domain/entry-list/list-rows';
import { contingentOwner } from '@gelanggang/database/queries/rehearsal.queries';
import { checkEntries, type CheckedList } from './check-entries';
import type { Entry } from './entry-list';
import { loadEntryReference } from './entry-reference.queries';
import { listFingerprint } from './list-fingerprint';
import { contingentKey, type ImportScope, knownContingents } from './standing.queries';
import { type Changes, keepContingents, keepStanding } from './standing-values';
import { takeInEntries, type TakenIn, type TakeInRequest } from './take-in-entries';

export interface ImportRequest extends Omit<TakeInRequest, 'entries'> {
  tournamentName: string;
  /** `YYYY-MM-DD` */
  startDate: string;
  rows: readonly ListRow[];
  isDryRun?: boolean;
  skipsRefused?: boolean;
  /** Of the list that was shown: another one is not taken in. */
  fingerprint?: string;
}

export interface ImportOutcome extends CheckedList {
  /** Copies of other rows among them. */
  refusedRows: number;
  fingerprint: string;
  /** Null: nothing was taken in, since a row is refused, only a report was asked for, or another list was shown. */
  taken: TakenIn | null;
}

export async function importEntries(dataSource: DataSource, asked: ImportRequest): Promise<ImportOutcome> {
  const accountId = await contingentOwner(dataSource.manager, [asked.tournamentId], asked.accountId);
  const request = { ...asked, accountId };
  const tournament = { id: request.tournamentId, name: request.tournamentName, startDate: request.startDate };
  const reference = await loadEntryReference(dataSource.manager, tournament, request);
  const checked = await checkEntries(request.rows, reference);
  const refusedRows = request.rows.length - checked.entries.length;
  const fingerprint = listFingerprint(request.tournamentId, request.rows, checked.entries);
  const outcome = { ...checked, refusedRows, fingerprint };
  const isRefused = checked.verdicts.some(({ severity }) => severity === 'refused');
  const isOther = request.fingerprint !== undefined && request.fingerprint !== fingerprint;
  if (request.isDryRun || isOther || (isRefused && !request.skipsRefused)) return { ...outcome, taken: null };
  return { ...outcome, taken: await takeInEntries(dataSource, { ...request, entries: checked.entries }) };
}

const NONE: ReadonlySet<string> = new Set();

/** What these entries would change of contingents and athletes that stand already. */
export async function standingChanges(
  manager: EntityManager,
  tournamentId: number,
  scope: ImportScope,
  entries: readonly Entry[],
): Promise<StandingChange[]> {
  const known = await knownContingents(manager, tournamentId, scope);
  const placed = entries.flatMap((entry) => {
    const contingentId = known.get(contingentKey(entry.contingent, entry.districtId));
    return contingentId === undefined ? [] : [{ ...entry, contingentId }];
  });
  const changes: Changes = new Map();
  const options = { ticked: NONE, changes, isLocked: false };
  const first = new Map([...placed].reverse().map((entry) => [entry.contingentId, entry]));
  await keepContingents(
    manager,
    [...first].map(([id, { picName, picPhone, picEmail }]) => ({ id, picName, picPhone, picEmail })),
    options,
  );
  await keepStanding(manager, placed, options);
  return [...changes.values()];
}

// The entries of the demo: the office's own list, its birth dates moved with the calendar.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { ListRow } from '@gelanggang/domain/entry-list/list-rows';
import { readDate } from '@gelanggang/domain/entry-list/written-date';
import { importEntries } from '@gelanggang/entries/import/entry-import';
import { loadVocabulary } from '@gelanggang/entries/import/entry-reference.queries';
import type { Entry } from '@gelanggang/entries/import/entry-list';
import { readEntryList } from '@gelanggang/entries/import/read-entry-list';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { DemoAccounts } from './demo-accounts';
import { addDays, daysBetween, instantAt } from './demo-calendar';
import { withNomor } from './demo-nomor';
import type { DemoTournament } from './demo-tournaments';

/** The day for which the ages of the list are right. */
const LIST_DAY = '2026-11-21';
const LIST_FILE = join('libs', 'entries', 'data', 'entries-596.csv');

/** Registration opened this many days before the start, and closed three before it. */
const REGISTRATION_DAYS = 40;

export async function readDemoList(dataSource: DataSource, startDate: string): Promise<ListRow[]> {
  const list = await readEntryList(
    await readFile(join(projectFolder(__dirname), LIST_FILE)),
    await loadVocabulary(dataSource.manager),
  );
  if (!list.ok) throw new Error(list.message.text);
  const shift = daysBetween(LIST_DAY, startDate);
  return withNomor(list.rows).map((row) => {
    const birthDate = readDate(row.cells.birthDate);
    return birthDate ? { ...row, cells: { ...row.cells, birthDate: addDays(birthDate, shift) } } : row;
  });
}

/** Sources and compiled files lie at different depths. */
function projectFolder(from: string): string {
  if (existsSync(join(from, LIST_FILE))) return from;
  if (dirname(from) === from) throw new Error(`${LIST_FILE} is not there.`);
  return projectFolder(dirname(from));
}

/** The manager's account owns the largest contingent, the organiser the others, as when an office takes a list in. */
export async function enterDemoList(
  dataSource: DataSource,
  tournament: DemoTournament,
  accounts: DemoAccounts,
  contingentName = (name: string) => name,
): Promise<Entry[]> {
  const rows = (await readDemoList(dataSource, tournament.startDate)).map((row) => ({
    ...row,
    cells: { ...row.cells, contingent: contingentName(row.cells.contingent) },
  }));
  const largest = largestContingent(rows);
  const outcome = await importEntries(dataSource, {
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    startDate: tournament.startDate,
    accountId: accounts.organiser,
    ownerOf: (entry) => (entry.contingent === largest ? accounts.manager : undefined),
    rows,
  });
  if (!outcome.taken) throw new Error(`The demo's list is refused: ${JSON.stringify(outcome.verdicts.slice(0, 5))}`);
  await spreadRegistrations(dataSource, tournament);
  return outcome.entries;
}

function largestContingent(rows: readonly ListRow[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { cells } of rows) counts.set(cells.contingent, (counts.get(cells.contingent) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Contingents registered over five weeks, not in the minute of the import. */
async function spreadRegistrations(dataSource: DataSource, tournament: DemoTournament): Promise<void> {
  const opened = instantAt(tournament.zone, addDays(tournament.startDate, -REGISTRATION_DAYS), '08:00');
  await dataSource.query(
    `with spread as (
       select r.id, r.contingent_id,
         $2::timestamptz + (row_number() over (order by r.id) * 7919 % 36) * interval '1 day'
           + (row_number() over (order by r.id) * 104729 % 600) * interval '1 minute' as at
       from contingent_registration r where r.tournament_id = $1
     ), registered as (
       update contingent_registration r set registered_at = spread.at from spread where spread.id = r.id
     ), members as (
       update team_member m set created_at = spread.at, updated_at = spread.at
       from spread where spread.contingent_id = m.contingent_id
     )
     update contingent c set created_at = spread.at, updated_at = spread.at
     from spread where spread.contingent_id = c.id`,
    [tournament.id, opened],
  );
}

/** Registers contingents that exist into a tournament, the manager's first: all of their members enter it. */
export function registerDemoContingents(
  dataSource: DataSource,
  tournament: DemoTournament,
  accounts: DemoAccounts,
  today: string,
  count: number,
): Promise<void> {
  return writeWithEvents(dataSource, async (manager, emit) => {
    const registered: unknown[] = await manager.query(
      `insert into contingent_registration (tournament_id, contingent_id, registered_at)
       select $1, c.id, greatest(c.created_at + interval '2 days',
         $4::timestamptz - (row_number() over (order by c.account_id = $2 desc, c.id)) * interval '31 hours')
       from contingent c order by c.account_id = $2 desc, c.id limit $3
       returning id`,
      [tournament.id, accounts.manager, count, instantAt(tournament.zone, today, '10:00')],
    );
    const [{ members }]: [{ members: number }] = await manager.query(
      'select count(*) as members from tournament_entry where tournament_id = $1',
      [tournament.id],
    );
    emit(streams.staff(tournament.id), 'entries.changed', {
      tournament_id: tournament.id,
      contingents: registered.length,
      members,
    });
  });
}

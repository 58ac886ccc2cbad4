// Takes a tournament from the file in which another instance gave it away: whole, verified, in one transaction.
import { Readable } from 'node:stream';
import type { DataSource, EntityManager } from 'typeorm';
import type { TableChanges } from '@gelanggang/domain/handover/compare-copies';
import { BLOCK_SETTING } from '@gelanggang/database/copy/handover-block';
import { placeRows, removeRows, sumOf, comparedTables } from '@gelanggang/database/copy/tournament-rows';
import { type CarriedTable, carriedTables, MASTER_DATA } from '@gelanggang/database/copy/tournament-tables';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { clockTime, localDateTime, longDate, timeZoneName } from '@gelanggang/domain/words/dates';
import type { FileContents } from '@gelanggang/platform/files/file-contents';
import { type HandoverHeader, type HandedRows, readHandover } from './handover-file';
import { changesSince, describeChanges, holdStill, type LastHandover, lastHandover, ownBlock } from './held-tournament';
import {
  isOfTheRows,
  refuseContentsOfOthers,
  refuseNumbersToCome,
  refuseRowsBeside,
  refuseRowsOfOthers,
} from './own-rows';
import { placeAccounts, placeMembers } from './place-accounts';
import { tellEverybody } from './tell-everybody';
import { CommandRefusal } from '../commands/run-command';
import { handoverFileSentences } from './sentences';

export interface Taking {
  path: string;
  isDryRun: boolean;
  /** Takes it although something was changed here, or the file does not follow the last handover. */
  force: boolean;
}

export interface Taken {
  name: string;
  /** This file had been taken before; nothing was done. */
  isKnown: boolean;
  /** What it changed here; null for a tournament that was not here before. */
  changes: TableChanges[] | null;
  contents: number;
}

/** What is here would be overwritten: it is taken all the same by who says so. */
export class OverwritesChanges extends CommandRefusal {}

/** Rolls back what a dry run has done. */
class OnlyTried extends Error {
  constructor(readonly taken: Taken) {
    super('dry run');
  }
}

export async function takeTournament(dataSource: DataSource, contents: FileContents, taking: Taking): Promise<Taken> {
  const keys: string[] = [];
  const { header, tables, contents: count } = await readHandover(taking.path, (key) => void keys.push(key));
  await refuseOtherVersion(dataSource.manager, header);
  refuseContentsOfOthers(keys, tables);
  // contents before rows, as always, and only of a file that is taken; what a failure leaves without a row, upkeep removes
  if (!taking.isDryRun && (await dataSource.transaction((manager) => look(manager, header, tables, taking.force))))
    await readHandover(taking.path, (key, data) => contents.write(key, Readable.from([data])));
  try {
    return await writeWithEvents(dataSource, async (manager, emit) => {
      const taken = await take(manager, emit, header, tables, taking.force);
      if (taking.isDryRun) throw new OnlyTried({ ...taken, contents: count });
      return { ...taken, contents: count };
    });
  } catch (error) {
    if (error instanceof OnlyTried) return error.taken;
    throw error;
  }
}

async function refuseOtherVersion(manager: EntityManager, header: HandoverHeader): Promise<void> {
  const rows: { name: string }[] = await manager.query('select name from migrations order by timestamp');
  if (rows.map(({ name }) => name).join() !== header.migrations.join())
    throw new CommandRefusal(handoverFileSentences.otherVersions);
}

/** How the tournament stands here before it is taken. */
interface Standing {
  header: HandoverHeader;
  isHere: boolean;
  /** This instance has made it, and gives out numbers from the first one on. */
  isHome: boolean;
  before: CarriedTable[];
  last: LastHandover | null;
}

/** Refuses what does not fit what is here; null: the file was taken before. */
async function look(
  manager: EntityManager,
  file: HandoverHeader,
  rows: HandedRows,
  force: boolean,
): Promise<Standing | null> {
  const { id } = file.tournament;
  await holdStill(manager, id);
  const [known]: unknown[] = await manager.query(`select from handover where file_id = $1 and direction = 'in'`, [
    file.id,
  ]);
  if (known) return null;

  const isHere = await isTournamentHere(manager, file);
  // where it was made it only comes home, whatever its file says: nobody gains a role by it, and nothing else is changed
  const isHome = isHere && (await ownBlock(manager)) === null;
  const header: HandoverHeader = isHome ? { ...file, block: null } : file;
  const before = await carriedTables(manager, id);
  const last = isHere ? await lastHandover(manager, id) : null;
  if (isHere && !force) await refuseUnfit(manager, header, before);
  if (!isHere) await refuseForeign(manager, header);
  await refuseRowsOfOthers(manager, before, header, rows);
  return { header, isHere, isHome, before, last };
}

async function take(
  manager: EntityManager,
  emit: Emit,
  file: HandoverHeader,
  rows: HandedRows,
  force: boolean,
): Promise<Omit<Taken, 'contents'>> {
  const { id, name } = file.tournament;
  const standing = await look(manager, file, rows, force);
  if (!standing) return { name, isKnown: true, changes: [] };
  const { header, isHere, isHome, before, last } = standing;
  if (header.block !== null) await startNumbersAt(manager, header.block);

  const accounts = await placeAccounts(manager, header);
  const screens: { id: number; pool_id: number }[] = await manager.query(
    'select id, pool_id from display where pool_id in (select id from pool where tournament_id = $1)',
    [id],
  );
  await removeRows(manager, before, rows);
  if (!isHere)
    await manager.query(`delete from merged_class; delete from category_class; delete from age_category;
    delete from championship_match_category; delete from championship_category`);
  const placed = new Map<string, number>();
  for (const table of before) {
    // master data are the giver's when it comes from where the tournament was made, else only what is new
    const isLeft = MASTER_DATA.includes(table.name) && header.block === null;
    const count = await placeRows(manager, table, rows.get(table.name) ?? '[]', {
      accounts,
      known: isLeft ? 'left' : 'changed',
    }).catch((error: unknown) => {
      if (!isOfTheRows(error)) throw error;
      throw new CommandRefusal(handoverFileSentences.rowsRefused(table.name));
    });
    placed.set(table.name, count);
  }
  if (!isHere) await placeMembers(manager, header);
  await placeAudit(manager, rows.get('audit'), accounts);
  for (const screen of screens)
    await manager.query('update display set pool_id = $2 where id = $1 and exists (select from pool where id = $2)', [
      screen.id,
      screen.pool_id,
    ]);

  const after = await carriedTables(manager, id);
  await refuseRowsBeside(manager, after, placed);
  if (isHome) await refuseNumbersToCome(manager, after);
  await verify(manager, after, header);
  // as it was given: away
  const changes = last?.base ? await changesSince(manager, last.base, after) : null;
  await manager.query('update tournament set is_away = false where id = $1', [id]);
  await manager.query(`insert into handover (tournament_id, file_id, direction) values ($1, $2, 'in')`, [
    id,
    header.id,
  ]);
  await tellEverybody(manager, emit, header);
  return { name, isKnown: false, changes };
}

async function isTournamentHere(manager: EntityManager, { tournament }: HandoverHeader): Promise<boolean> {
  const [here]: { slug: string; travels: boolean }[] = await manager.query(
    `select slug, exists (select from handover where tournament_id = t.id) as travels from tournament t where id = $1`,
    [tournament.id],
  );
  if (here && !here.travels) throw new CommandRefusal(handoverFileSentences.otherTournament(here.slug));
  return here !== undefined;
}

/** The file must bring back what was given away last, and nothing may have been changed here since. */
async function refuseUnfit(
  manager: EntityManager,
  header: HandoverHeader,
  tables: readonly CarriedTable[],
): Promise<void> {
  const { id, name } = header.tournament;
  const last = await lastHandover(manager, id);
  if (last?.direction !== 'out') throw new OverwritesChanges(handoverFileSentences.notAwayFromHere(name));
  if (header.id === last.file_id) throw new OverwritesChanges(handoverFileSentences.ownFile(name));
  if (header.follows !== last.file_id)
    throw new OverwritesChanges(handoverFileSentences.doesNotFollow(() => momentOf(last.at, last.time_zone)));
  const changes = last.base ? await changesSince(manager, last.base, tables) : [];
  if (changes.length > 0)
    throw new OverwritesChanges(handoverFileSentences.changedHere(() => describeChanges(changes)));
}

function momentOf(at: Date, timeZone: string): string {
  const { date, time } = localDateTime(at, timeZone);
  return `${longDate(date)}, ${clockTime(time)} ${timeZoneName(timeZone)}`;
}

/** Numbers of another instance fit only where none were given out but by itself. */
async function refuseForeign(manager: EntityManager, header: HandoverHeader): Promise<void> {
  if (header.block === null) throw new CommandRefusal(handoverFileSentences.neverGiven(header.tournament.name));
  const [other]: { slug: string }[] = await manager.query('select slug from tournament order by id limit 1');
  const [people]: unknown[] = await manager.query('select from contingent limit 1');
  if (other || people) throw new CommandRefusal(handoverFileSentences.notEmpty);
}

/** New rows of this instance get numbers that the other one does not give out: nothing is ever renumbered. */
async function startNumbersAt(manager: EntityManager, block: number): Promise<void> {
  if ((await ownBlock(manager)) === null)
    await manager.query('insert into setting (key, value) values ($1, $2)', [BLOCK_SETTING, JSON.stringify(block)]);
  await manager.query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, greatest(coalesce(last_value, 1), $1))
     from pg_sequences where schemaname = current_schema() and data_type = 'bigint'::regtype`,
    [block],
  );
}

async function placeAudit(manager: EntityManager, rows: string | undefined, accounts: string): Promise<void> {
  if (!rows) return;
  await manager.query(
    `insert into audit (id, at, account_id, action, subject_type, subject_id, detail, device, address)
     select r.id, r.at, (select a.here from ${accounts} a where a.there = r.account_id), r.action, r.subject_type,
            r.subject_id, r.detail, r.device, r.address
     from jsonb_populate_recordset(null::audit, $1::jsonb) r on conflict (id) do nothing`,
    [rows],
  );
}

/** Every row stands here as it stood there. */
async function verify(
  manager: EntityManager,
  tables: readonly CarriedTable[],
  { sums }: HandoverHeader,
): Promise<void> {
  for (const table of comparedTables(tables)) {
    if ((await sumOf(manager, table)) !== sums[table.name])
      throw new CommandRefusal(handoverFileSentences.tableDiffers(table.name));
  }
}

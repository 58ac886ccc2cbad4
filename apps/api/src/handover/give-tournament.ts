// Gives a tournament away: whole into a file, and from then on nothing of it is changed here.
import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { readRows, fingerprints, sumOf, comparedTables } from '@gelanggang/database/copy/tournament-rows';
import { isRehearsal } from '@gelanggang/domain/tournament/rehearsal';
import { carriedTables, type CarriedTable } from '@gelanggang/database/copy/tournament-tables';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { FileContents } from '@gelanggang/platform/files/file-contents';
import { FORMAT, type HandedAccount, type HandedContent, type HandoverHeader, writeHandover } from './handover-file';
import { BLOCK_SIZE, holdStill, ownBlock } from './held-tournament';
import { streamsOf, tellOffice } from './tell-everybody';
import { CommandRefusal } from '../commands/run-command';
import { handoverFileSentences } from './sentences';

export interface Giving {
  /** Of the tournament. */
  slug: string;
  path: string;
  /** Password hashes of staff travel too. */
  withPasswords: boolean;
  /** Where it goes, in words for the office; null: not said. */
  place: string | null;
}

export interface Given {
  name: string;
  rows: number;
  contents: number;
}

export async function giveTournament(dataSource: DataSource, contents: FileContents, giving: Giving): Promise<Given> {
  if (await stat(giving.path).catch(() => null)) throw new CommandRefusal(handoverFileSentences.exists(giving.path));
  let isWritten = false;
  try {
    return await writeWithEvents(dataSource, async (manager, emit) => {
      const tournament = await findTournament(manager, giving.slug);
      await holdStill(manager, tournament.id);
      await refuseWhileAway(manager, tournament);
      await manager.query('update tournament set is_away = true where id = $1', [tournament.id]);

      const tables = await carriedTables(manager, tournament.id);
      const block = await ownBlock(manager);
      if (block !== null && giving.withPasswords) throw new CommandRefusal(handoverFileSentences.passwordsOfMain);
      const rows = new Map<string, string>();
      for (const table of tables) rows.set(table.name, await readRows(manager, table));
      if (block !== null) rows.set('audit', await readAudit(manager, block));
      const header = await makeHeader(manager, tables, tournament, { block, withPasswords: giving.withPasswords });
      await manager.query(
        `insert into handover (tournament_id, file_id, direction, base, place, file_name)
         values ($1, $2, 'out', $3, $4, $5)`,
        [
          ...[tournament.id, header.id, JSON.stringify(await fingerprints(manager, tables))],
          ...[giving.place, basename(giving.path)],
        ],
      );
      await tellOffice(manager, emit, tournament.id);
      const files = contentsOf(rows, contents);
      await writeHandover(giving.path, header, rows, files);
      isWritten = true;
      const count = Object.values(header.sums).reduce((sum, one) => sum + Number(one.split(':')[0]), 0);
      return { name: tournament.name, rows: count, contents: files.length };
    });
  } catch (error) {
    // given away or not: never a file of which this instance knows nothing
    if (isWritten) await rm(giving.path, { force: true });
    throw error;
  }
}

async function findTournament(manager: EntityManager, slug: string) {
  const [row]: { id: number; slug: string; name: string; is_away: boolean }[] = await manager.query(
    'select id, slug, name, is_away from tournament where slug = $1 and deleted_at is null',
    [slug],
  );
  if (!row) throw new CommandRefusal(handoverFileSentences.noTournament(slug));
  if (isRehearsal(slug)) throw new CommandRefusal(handoverFileSentences.rehearsalStays);
  return row;
}

async function refuseWhileAway(manager: EntityManager, { id, name }: { id: number; name: string }): Promise<void> {
  // read again: the lock may have waited for another hand
  const [row]: { is_away: boolean }[] = await manager.query('select is_away from tournament where id = $1', [id]);
  if (row?.is_away) throw new CommandRefusal(handoverFileSentences.alreadyAway(name));
  const [running]: { id: number }[] = await manager.query(
    `select id from match where tournament_id = $1 and status = 'ongoing' limit 1`,
    [id],
  );
  if (running) throw new CommandRefusal(handoverFileSentences.running(name));
}

async function makeHeader(
  manager: EntityManager,
  tables: readonly CarriedTable[],
  { id, slug, name }: { id: number; slug: string; name: string },
  { block, withPasswords }: { block: number | null; withPasswords: boolean },
): Promise<HandoverHeader> {
  const [taken]: { file_id: string }[] = await manager.query(
    `select file_id from handover where tournament_id = $1 and direction = 'in' order by id desc limit 1`,
    [id],
  );
  const migrations: { name: string }[] = await manager.query('select name from migrations order by timestamp');
  const [now]: { at: Date }[] = await manager.query('select now() as at');
  const found: { name: string; seq: number }[] = await manager.query(
    'select name, seq from stream where name = any($1)',
    [await streamsOf(manager, id)],
  );
  const sums: Record<string, string> = {};
  for (const table of comparedTables(tables)) sums[table.name] = await sumOf(manager, table);
  return {
    ...{ format: FORMAT, id: randomUUID(), follows: taken?.file_id ?? null },
    at: (now?.at ?? new Date()).toISOString(),
    migrations: migrations.map((one) => one.name),
    tournament: { id, slug, name },
    block: block === null ? await nextBlock(manager) : null,
    streams: Object.fromEntries(found.map((stream) => [stream.name, stream.seq])),
    accounts: await accountsOf(manager, tables, { tournamentId: id, block, withPasswords }),
    sums,
  };
}

/** Above every number that this instance has given out, and apart from those of earlier handovers. */
async function nextBlock(manager: EntityManager): Promise<number> {
  // two tournaments that are given at once have a block each: the second one counts the first
  await manager.query(`select pg_advisory_xact_lock(hashtext('handover.block'))`);
  const [row]: { highest: number; given: number }[] = await manager.query(
    `select (select coalesce(max(last_value), 0) from pg_sequences where schemaname = current_schema())::float8 as highest,
            (select count(*) from handover where direction = 'out') as given`,
  );
  return (Math.ceil((row?.highest ?? 0) / BLOCK_SIZE) + (row?.given ?? 0)) * BLOCK_SIZE;
}

/** Everybody whom a row names, whoever works in it, and with passwords all staff. */
async function accountsOf(
  manager: EntityManager,
  tables: readonly CarriedTable[],
  { tournamentId, block, withPasswords }: { tournamentId: number; block: number | null; withPasswords: boolean },
): Promise<HandedAccount[]> {
  const named = tables.flatMap(({ name, accounts, rows }) =>
    accounts.map((column) => `select "${column}" from "${name}" where ${rows}`),
  );
  if (block !== null) named.push(`select account_id from audit where id >= ${block}`);
  else named.push(`select account_id from tournament_member where tournament_id = ${tournamentId}`);
  const isStaff = `exists (select from account_role ar join role r on r.id = ar.role_id
    where ar.account_id = a.id and r.key <> 'manager')`;
  return manager.query(
    `select a.id, a.email, a.name,
            coalesce((select array_agg(r.key order by r.key) from account_role ar join role r on r.id = ar.role_id
              where ar.account_id = a.id), '{}') as roles,
            (select m.role from tournament_member m where m.account_id = a.id and m.tournament_id = ${tournamentId}) as member
            ${withPasswords ? `, case when ${isStaff} and a.is_active then a.password_hash end as password_hash` : ''}
     from account a where a.id in (${named.join(' union ')}) ${withPasswords ? `or ${isStaff}` : ''} order by a.id`,
  );
}

/** What was changed at this instance since it began to hold other instances' tournaments. */
async function readAudit(manager: EntityManager, block: number): Promise<string> {
  const [row]: { rows: string }[] = await manager.query(
    `select coalesce(jsonb_agg(to_jsonb(a) order by id), '[]')::text as rows from audit a where id >= $1`,
    [block],
  );
  return row?.rows ?? '[]';
}

function contentsOf(rows: ReadonlyMap<string, string>, contents: FileContents): HandedContent[] {
  const files = JSON.parse(rows.get('file') ?? '[]') as { storage_key: string; size: number; sha256: string }[];
  return files.map(({ storage_key: key, size, sha256 }) => ({ key, size, sha256, read: () => contents.read(key) }));
}

// Deletes a rehearsal with everything that was made for it, in one transaction; a real contingent that entered it stays.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/streams';
import { JOB_TOURNAMENT } from '@gelanggang/database/queries/rehearsal.queries';
import { type CarriedTable, carriedTables } from '@gelanggang/database/copy/tournament-tables';

/** The files whose contents are to be removed once it is committed. */
export async function removeRehearsal(
  manager: EntityManager,
  tournamentId: number,
  managerId: number,
): Promise<string[]> {
  // no trigger holds what goes as a whole, and nobody writes to it meanwhile (see refuse_while_away)
  await manager.query(`select set_config('gelanggang.handover', 'on', true)`);
  await manager.query('select pg_advisory_xact_lock(-$1::bigint)', [tournamentId]);
  const tables = await carriedTables(manager, tournamentId, `account_id = ${managerId}`);
  const jobs = await manager.query<{ id: number; fileId: string | null }[]>(
    `select j.id, j.file_id as "fileId" from job j where ${JOB_TOURNAMENT} = $1`,
    [tournamentId],
  );
  const files = await filesOf(
    manager,
    tables,
    jobs.flatMap(({ fileId }) => fileId ?? []),
    managerId,
  );
  const told = await streamsOf(manager, tournamentId, managerId);

  for (const { name, rows, isShared } of [...tables].reverse()) {
    if (!isShared) await manager.query(`delete from "${name}" where ${rows}`);
  }
  await manager.query('delete from contingent where account_id = $1', [managerId]);
  await manager.query('delete from job where id = any($1::bigint[])', [jobs.map(({ id }) => id)]);
  await manager.query('delete from tournament_arena where tournament_id = $1', [tournamentId]);
  await manager.query('delete from tournament where id = $1', [tournamentId]);
  await manager.query('delete from account where id = $1', [managerId]);
  await manager.query('delete from event where stream = any($1)', [told]);
  await manager.query('delete from stream where name = any($1)', [told]);
  return files;
}

/** Of its rows, of what its jobs have made, and whatever its account has put in. */
async function filesOf(
  manager: EntityManager,
  tables: readonly CarriedTable[],
  ofJobs: readonly string[],
  managerId: number,
): Promise<string[]> {
  const condition = tables.find(({ name }) => name === 'file')?.rows ?? 'false';
  const rows = await manager.query<{ id: string }[]>(
    `select id from file where ${condition} or account_id = $2 or id = any($1::uuid[])`,
    [[...ofJobs], managerId],
  );
  return rows.map(({ id }) => id);
}

async function streamsOf(manager: EntityManager, tournamentId: number, managerId: number): Promise<string[]> {
  const arenas = await manager.query<{ id: number }[]>('select id from tournament_arena where tournament_id = $1', [
    tournamentId,
  ]);
  return [
    streams.tournament(tournamentId),
    streams.staff(tournamentId),
    streams.user(managerId),
    ...arenas.map(({ id }) => streams.arena(id)),
  ];
}

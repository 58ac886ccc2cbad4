// Deletes a tournament with everything that was made for it, in the caller's transaction; contingents that were named stay.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/streams';
import { JOB_TOURNAMENT } from '../queries/rehearsal.queries';
import { type CarriedTable, carriedTables } from './tournament-tables';

/** `contingents`: the condition of those that go with it. Answers the files whose contents are to be removed once it is committed. */
export async function removeTournament(
  manager: EntityManager,
  tournamentId: number,
  contingents: string,
): Promise<string[]> {
  // no trigger holds what goes as a whole, and nobody writes to it meanwhile (see refuse_while_away)
  await manager.query(`select set_config('gelanggang.handover', 'on', true)`);
  await manager.query('select pg_advisory_xact_lock(-$1::bigint)', [tournamentId]);
  const tables = await carriedTables(manager, tournamentId, contingents);
  const jobs = await manager.query<{ id: number; fileId: string | null }[]>(
    `select j.id, j.file_id as "fileId" from job j where ${JOB_TOURNAMENT} = $1`,
    [tournamentId],
  );
  const files = await filesOf(
    manager,
    tables,
    jobs.flatMap(({ fileId }) => fileId ?? []),
  );
  const told = await streamsOf(manager, tournamentId);
  for (const { name, rows, isShared } of [...tables].reverse()) {
    if (!isShared) await manager.query(`delete from "${name}" where ${rows}`);
  }
  await manager.query(`delete from contingent where ${contingents}`);
  await manager.query('delete from job where id = any($1::bigint[])', [jobs.map(({ id }) => id)]);
  await manager.query('delete from tournament_arena where tournament_id = $1', [tournamentId]);
  await manager.query('delete from tournament where id = $1', [tournamentId]);
  await manager.query('delete from event where stream = any($1)', [told]);
  await manager.query('delete from stream where name = any($1)', [told]);
  return files;
}

/** Of its rows, and of what its jobs have made. */
async function filesOf(
  manager: EntityManager,
  tables: readonly CarriedTable[],
  ofJobs: readonly string[],
): Promise<string[]> {
  const condition = tables.find(({ name }) => name === 'file')?.rows ?? 'false';
  const rows = await manager.query<{ id: string }[]>(`select id from file where ${condition} or id = any($1::uuid[])`, [
    [...ofJobs],
  ]);
  return rows.map(({ id }) => id);
}

async function streamsOf(manager: EntityManager, tournamentId: number): Promise<string[]> {
  const arenas = await manager.query<{ id: number }[]>('select id from tournament_arena where tournament_id = $1', [
    tournamentId,
  ]);
  return [streams.tournament(tournamentId), streams.staff(tournamentId), ...arenas.map(({ id }) => streams.arena(id))];
}

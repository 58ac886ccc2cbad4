// The tournaments that a contingent is registered in and that are not over yet.
import type { EntityManager } from 'typeorm';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';

/** 404 for a contingent that is not there, or not this owner's. */
export async function tournamentsAhead(
  manager: EntityManager,
  contingentId: number,
  owner: number | null,
): Promise<number[]> {
  const rows = await manager.query<{ tournamentId: number | null }[]>(
    `select t.id as "tournamentId" from contingent c
     left join contingent_registration r on r.contingent_id = c.id
     left join tournament t on t.id = r.tournament_id and t.deleted_at is null
       and t.end_date >= (now() at time zone t.time_zone)::date
     where c.id = $1 and ($2::bigint is null or c.account_id = $2)`,
    [contingentId, owner],
  );
  if (rows.length === 0) throw notFound(thingSentences.contingent);
  return rows.flatMap(({ tournamentId }) => tournamentId ?? []);
}

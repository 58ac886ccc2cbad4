// Matches as everybody may see them, with those that they decide: these name their opponents by partai numbers.
import type { EntityManager } from 'typeorm';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { StreamLock, Whole } from '@gelanggang/contract/told-whole';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';

/** For an event: under its stream's lock. */
export async function readWithFollowers(
  locked: EntityManager & StreamLock,
  matchIds: readonly number[],
): Promise<Whole<LiveMatch>[]> {
  return readLiveMatches(locked, { matchIds: await followersOf(locked, matchIds) });
}

/** The ids of these matches and of those that they decide. */
export async function followersOf(manager: EntityManager, matchIds: readonly number[]): Promise<number[]> {
  const rows = await manager.query<{ id: number | null }[]>(
    `select unnest($1::bigint[]) as id
     union select unnest(array[next_match_id, loser_match_id]) from match where id = any($1::bigint[])`,
    [matchIds],
  );
  return rows.flatMap((row) => row.id ?? []);
}

// Matches as everybody may see them, with those that they decide: these name their opponents by partai numbers.
import type { EntityManager } from 'typeorm';
import type { LiveMatch } from '@gelanggang/contract/live';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';

export async function withFollowers(manager: EntityManager, matchIds: readonly number[]): Promise<LiveMatch[]> {
  const rows = await manager.query<{ id: number | null }[]>(
    `select unnest($1::bigint[]) as id
     union select unnest(array[next_match_id, loser_match_id]) from match where id = any($1::bigint[])`,
    [matchIds],
  );
  return readLiveMatches(manager, { matchIds: rows.flatMap((row) => row.id ?? []) });
}

// A result of tanding that was recorded, as it is looked back at.
import type { EntityManager } from 'typeorm';
import type { Outcome } from '@gelanggang/domain/results/match-steps';

export interface ResultRow {
  id: number;
  outcome: Outcome;
  replacesId: number | null;
  winReason: string | null;
  /** No other result of the match was recorded or withdrawn after it. */
  isLast: boolean;
  /** The same two stand in its match as when it was recorded. */
  hasSameOpponents: boolean;
}

/**
 * Of result `r`: whoever came from the matches below it has come from there again, and nobody was swapped since. A result that
 * was withdrawn says who won by the corner alone: under other names it would be another result.
 */
export const HAS_SAME_OPPONENTS = `
  not exists (
    with recursive below as (
      select f.id, f.pool_id from match f join match m on m.id = r.match_id and f.pool_id = m.pool_id
      where m.id in (f.next_match_id, f.loser_match_id)
      union
      select f.id, f.pool_id from match f join below b on f.pool_id = b.pool_id
        and b.id in (f.next_match_id, f.loser_match_id))
    select from below b
    where (select coalesce(o.winner_corner, 'nobody') from result o where o.match_id = b.id and o.id < r.id
           order by o.id desc limit 1)
      is distinct from
          (select coalesce(o.winner_corner, 'nobody') from result o where o.match_id = b.id and o.withdrawn_at is null))
  and not exists (
    select from draw_change c join match m on m.id = r.match_id and m.pool_id = c.pool_id
    where c.kind = 'swap' and c.changed_at > r.recorded_at)`;

export async function findResult(manager: EntityManager, matchId: number, resultId: number): Promise<ResultRow | null> {
  const [row] = await manager.query<(Outcome & Omit<ResultRow, 'outcome'>)[]>(
    `select r.id, r.winner_corner as winner, r.win_kind as "winKind", r.blue_score as "blueScore",
       r.red_score as "redScore", r.is_walkover as "isWalkover", r.replaces_id as "replacesId",
       r.win_reason as "winReason",
       r.id = (select max(id) from result where match_id = r.match_id) as "isLast",
       ${HAS_SAME_OPPONENTS} as "hasSameOpponents"
     from result r where r.id = $2 and r.match_id = $1`,
    [matchId, resultId],
  );
  if (!row) return null;
  const { id, replacesId, winReason, isLast, hasSameOpponents, ...outcome } = row;
  return { id, replacesId, winReason, isLast, hasSameOpponents, outcome };
}

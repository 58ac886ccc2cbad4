// The rows of results: one stands, the others are kept for looking back.
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
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

interface NewResult {
  reason: string | null;
  /** Of the rulebook's reasons. */
  winReason: string | null;
  replaces: number | null;
  accountId: number | null;
  /** The panel that saved it, and its press. */
  deviceId?: number;
  key?: string;
}

export async function insertResult(
  manager: EntityManager,
  matchId: number,
  { winner, winKind, blueScore, redScore, isWalkover }: Outcome,
  { reason, winReason, replaces, accountId, deviceId, key }: NewResult,
): Promise<number> {
  const [row] = await manager.query<{ id: number }[]>(INSERT, [
    ...[matchId, winner, winKind, blueScore, redScore, isWalkover, reason, accountId, replaces, winReason],
    ...[deviceId ?? null, key ?? null],
  ]);
  if (!row) throw new Error('A result was not stored.');
  return row.id;
}

const INSERT = prepared(
  `insert into result (match_id, winner_corner, win_kind, blue_score, red_score, is_walkover, reason, recorded_by,
     replaces_id, win_reason, device_id, key)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
);

export async function withdrawStanding(
  manager: EntityManager,
  matchId: number,
  accountId: number | null,
  reason: string,
): Promise<void> {
  await manager.query(
    `update result set withdrawn_at = now(), withdrawn_by = $2, withdrawn_reason = $3
     where match_id = $1 and withdrawn_at is null`,
    [matchId, accountId, reason],
  );
}

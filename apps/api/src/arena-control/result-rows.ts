// The rows of results: one stands, the others are kept for looking back.
import type { EntityManager } from 'typeorm';
import { storableJson } from '@gelanggang/platform/audit/storable-json';
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

export interface NewResult {
  matchId: number;
  outcome: Outcome;
  reason: string | null;
  /** Of the rulebook's reasons. */
  winReason: string | null;
  replaces: number | null;
  accountId: number | null;
  /** The panel that saved it, and its press. */
  deviceId?: number;
  key?: string;
}

/** Their ids, by match. */
export async function insertResults(manager: EntityManager, all: readonly NewResult[]): Promise<Map<number, number>> {
  const rows = all.map(({ matchId, outcome, reason, winReason, replaces, accountId, deviceId, key }) => ({
    ...{ match_id: matchId, winner_corner: outcome.winner, win_kind: outcome.winKind },
    ...{ blue_score: outcome.blueScore, red_score: outcome.redScore, is_walkover: outcome.isWalkover },
    ...{ reason, recorded_by: accountId, replaces_id: replaces, win_reason: winReason, device_id: deviceId, key },
  }));
  const stored = await manager.query<{ id: number; matchId: number }[]>(INSERT, [storableJson(rows)]);
  return new Map(stored.map(({ id, matchId }) => [matchId, id]));
}

const INSERT = prepared(
  `insert into result (match_id, winner_corner, win_kind, blue_score, red_score, is_walkover, reason, recorded_by,
     replaces_id, win_reason, device_id, key)
   select match_id, winner_corner, win_kind, blue_score, red_score, is_walkover, reason, recorded_by,
     replaces_id, win_reason, device_id, key
   from jsonb_to_recordset($1::jsonb) as r(match_id bigint, winner_corner text, win_kind text, blue_score integer,
     red_score integer, is_walkover boolean, reason text, recorded_by bigint, replaces_id bigint, win_reason text,
     device_id bigint, key text)
   returning id, match_id as "matchId"`,
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

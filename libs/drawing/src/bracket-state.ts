// A drawn bracket as the domain's rules see it: read under lock, written back where corners changed.
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { BracketMatch, CornerRef } from '@gelanggang/domain/draw/advance';
import type { SlotState } from '@gelanggang/domain/draw/bracket';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import { grouped } from '@gelanggang/domain/grouped';
import type { Corner } from '@gelanggang/domain/words/corners';

/** A match as `BRACKET_ROW` reads it. */
export interface BracketRow {
  id: number;
  round: number;
  position: number;
  isThirdPlace: boolean;
  status: MatchStatus;
  blueState: SlotState;
  blueUnitId: number | null;
  redState: SlotState;
  redUnitId: number | null;
  winner: Corner | null;
  nextMatchId: number | null;
  nextCorner: Corner | null;
  loserMatchId: number | null;
  loserCorner: Corner | null;
}

/** Columns of a match `m` with its standing result `r`. */
export const BRACKET_ROW = `
  m.id, m.round, m.position, m.is_third_place as "isThirdPlace", m.status, m.blue_state as "blueState",
  m.blue_unit_id as "blueUnitId", m.red_state as "redState", m.red_unit_id as "redUnitId", r.winner_corner as winner,
  m.next_match_id as "nextMatchId", m.next_corner as "nextCorner", m.loser_match_id as "loserMatchId",
  m.loser_corner as "loserCorner"`;

const reference = (matchId: number | null, corner: Corner | null): CornerRef | null =>
  matchId === null || corner === null ? null : { matchId, corner };

export type PlacedMatch = BracketMatch & { position: number };

/** Every match of a pool, held in order of id; the caller holds the pool. */
export async function lockBracket(manager: EntityManager, poolId: number): Promise<PlacedMatch[]> {
  const [, rows] = await Promise.all([
    manager.query(LOCK_MATCHES, [poolId]),
    // a statement of its own, behind it: results committed while we waited for the lock are seen
    manager.query<BracketRow[]>(BRACKET, [poolId]),
  ]);
  return rows.map(bracketMatch);
}

/** The pools of these matches of which nobody else holds a match, held as `lockBracket` holds one, by id. */
export async function lockFreeBrackets(
  manager: EntityManager,
  matchIds: readonly number[],
): Promise<ReadonlyMap<number, PlacedMatch[]>> {
  const [held, rows] = await Promise.all([
    manager.query<{ id: number }[]>(LOCK_FREE, [matchIds]),
    manager.query<(BracketRow & { poolId: number })[]>(BRACKETS, [matchIds]),
  ]);
  const isHeld = new Set(held.map(({ id }) => id));
  const pools = grouped(rows, ({ poolId }) => poolId);
  return new Map(
    [...pools].flatMap(([poolId, all]) =>
      all.every(({ id }) => isHeld.has(id)) ? [[poolId, all.map(bracketMatch)]] : [],
    ),
  );
}

const OF_THEIR_POOLS = 'm.pool_id = any(array(select n.pool_id from match n where n.id = any($1::bigint[])))';
const LOCK_FREE = prepared(`select m.id from match m where ${OF_THEIR_POOLS} for update skip locked`);
const BRACKETS = prepared(
  `select m.pool_id as "poolId", ${BRACKET_ROW} from match m
   left join lateral (
     select winner_corner from result where match_id = m.id and withdrawn_at is null offset 0
   ) r on true
   where ${OF_THEIR_POOLS} order by m.id`,
);
const LOCK_MATCHES = prepared('select 1 from match where pool_id = $1 order by id for update');
const BRACKET = prepared(
  `select ${BRACKET_ROW} from match m left join result r on r.match_id = m.id and r.withdrawn_at is null
   where m.pool_id = $1 order by m.id`,
);

export function bracketMatch(row: BracketRow): PlacedMatch {
  return {
    id: row.id,
    round: row.round,
    position: row.position,
    isThirdPlace: row.isThirdPlace,
    status: row.status,
    blue: { state: row.blueState, unitId: row.blueUnitId },
    red: { state: row.redState, unitId: row.redUnitId },
    winner: row.winner,
    next: reference(row.nextMatchId, row.nextCorner),
    loser: reference(row.loserMatchId, row.loserCorner),
  };
}

/** Corners and states; who is back to `scheduled` stands in no arena. Results and times are the caller's. */
export async function saveCorners(manager: EntityManager, changed: readonly BracketMatch[]): Promise<void> {
  await manager.query(CORNERS, asRows(changed));
}

/** The same with the times of what has ended, goes on or waits again. */
export async function saveSteps(manager: EntityManager, changed: readonly BracketMatch[]): Promise<void> {
  await manager.query(STEPS, asRows(changed));
}

function asRows(changed: readonly BracketMatch[]): [rows: string, ids: number[]] {
  const rows = changed.map((match) => ({
    id: match.id,
    status: match.status,
    blue_state: match.blue.state,
    blue_unit_id: match.blue.unitId,
    red_state: match.red.state,
    red_unit_id: match.red.unitId,
  }));
  return [JSON.stringify(rows), rows.map(({ id }) => id)];
}

const saved = (times: string) =>
  prepared(
    `update match m set status = r.status, blue_state = r.blue_state, blue_unit_id = r.blue_unit_id,
            red_state = r.red_state, red_unit_id = r.red_unit_id, version = m.version + 1,
            arena_id = case when r.status = 'scheduled' then null else m.arena_id end,
            called_at = case when r.status = 'scheduled' then null else m.called_at end${times}
     from jsonb_to_recordset($1::jsonb) as r(
       id bigint, status text, blue_state text, blue_unit_id bigint, red_state text, red_unit_id bigint)
     where m.id = r.id and m.id = any($2::bigint[])`,
  );
const CORNERS = saved('');
const STEPS = saved(`,
            finished_at = case when r.status in ('finished', 'walkover') then coalesce(m.finished_at, now()) end,
            started_at = case when r.status in ('finished', 'walkover', 'ongoing') then m.started_at end`);

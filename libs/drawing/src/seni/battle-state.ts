// The battles of a pool as the domain's rules see them: two rows are one match. Read under lock, written back.
import type { EntityManager } from 'typeorm';
import type { BracketMatch, CornerRef } from '@gelanggang/domain/draw/advance';
import type { Slot, SlotState } from '@gelanggang/domain/draw/bracket';
import { grouped } from '@gelanggang/domain/grouped';
import type { MatchStatus } from '@gelanggang/domain/results/match-steps';
import { battleStatus } from '@gelanggang/domain/seni/battle-status';
import type { PerformanceOutcome } from '@gelanggang/domain/seni/performance-score';
import type { Corner } from '@gelanggang/domain/words/corners';

/** A row of a battle: it knows its own corner only. */
export interface BattleRow {
  id: number;
  battleGroup: number;
  corner: Corner;
  round: number;
  isThirdPlace: boolean;
  status: MatchStatus;
  state: SlotState;
  unitId: number | null;
  hasBye: boolean;
  winner: Corner | null;
  nextMatchId: number | null;
  nextCorner: Corner | null;
  loserMatchId: number | null;
  loserCorner: Corner | null;
  outcome: PerformanceOutcome | null;
}

/** `match.id` is that of the blue row. */
export interface Battle {
  match: BracketMatch;
  /** Row ids; red is null in a bye. */
  blueId: number;
  redId: number | null;
  blueOutcome: PerformanceOutcome | null;
  redOutcome: PerformanceOutcome | null;
  blueStatus: MatchStatus;
  redStatus: MatchStatus | null;
}

/** The caller holds the pool. */
export async function lockBattles(manager: EntityManager, poolId: number): Promise<Battle[]> {
  await manager.query('select 1 from match where pool_id = $1 order by id for update', [poolId]);
  // a statement of its own: what was committed while we waited for the lock is seen
  const rows: BattleRow[] = await manager.query(
    `select m.id, m.battle_group as "battleGroup", m.corner, m.round, m.is_third_place as "isThirdPlace", m.status,
            case when m.corner = 'red' then m.red_state else m.blue_state end as state,
            case when m.corner = 'red' then m.red_unit_id else m.blue_unit_id end as "unitId",
            'bye' in (m.blue_state, m.red_state) as "hasBye", r.winner_corner as winner,
            m.next_match_id as "nextMatchId", m.next_corner as "nextCorner", m.loser_match_id as "loserMatchId",
            m.loser_corner as "loserCorner", f.outcome
     from match m
     left join result r on r.match_id = m.id and r.withdrawn_at is null
     left join performance f on f.match_id = m.id and f.withdrawn_at is null
     where m.pool_id = $1 order by m.battle_group, m.corner`,
    [poolId],
  );
  return battlesOf(rows);
}

/** The rows of one pool, by battle, blue before red. */
export function battlesOf(rows: readonly BattleRow[]): Battle[] {
  const battles = [...grouped(rows, (row) => row.battleGroup).values()];
  const blueOf = new Map(
    battles.flatMap((own) => own.map((row) => [row.id, own.find((one) => one.corner === 'blue')?.id ?? row.id])),
  );
  return battles.flatMap((own) => battleOf(own, blueOf) ?? []);
}

function battleOf(rows: readonly BattleRow[], blueOf: ReadonlyMap<number, number>): Battle | null {
  const blue = rows.find((row) => row.corner === 'blue');
  const red = rows.find((row) => row.corner === 'red') ?? null;
  if (!blue) return null;
  const reference = (id: number | null, corner: Corner | null): CornerRef | null =>
    id === null || corner === null ? null : { matchId: blueOf.get(id) ?? id, corner };
  const slot = (row: BattleRow): Slot => ({ state: row.state, unitId: row.unitId });
  return {
    match: {
      id: blue.id,
      round: blue.round,
      isThirdPlace: blue.isThirdPlace,
      status: battleStatus([blue.status, ...(red ? [red.status] : [])]),
      blue: slot(blue),
      red: red ? slot(red) : { state: 'bye', unitId: null },
      winner: blue.winner,
      next: reference(blue.nextMatchId, blue.nextCorner),
      loser: reference(blue.loserMatchId, blue.loserCorner),
    },
    blueId: blue.id,
    redId: red?.id ?? null,
    blueOutcome: blue.outcome,
    redOutcome: red?.outcome ?? null,
    blueStatus: blue.status,
    redStatus: red?.status ?? null,
  };
}

/**
 * Writes battles that changed: who stands in their corners, and the state of both rows. In a battle that is not decided, a
 * row is finished where a performance of it stands, and one that is called or on the mat stays so.
 */
export async function saveBattles(
  manager: EntityManager,
  battles: readonly Battle[],
  changed: readonly BracketMatch[],
): Promise<void> {
  const byId = new Map(battles.map((battle) => [battle.match.id, battle]));
  const rows = changed.flatMap((match) => {
    const battle = byId.get(match.id);
    if (!battle) return [];
    const isDecided = match.status === 'finished' || match.status === 'walkover';
    const status = (outcome: PerformanceOutcome | null, before: MatchStatus | null): MatchStatus => {
      if (outcome === 'performed' || outcome === 'disqualified') return 'finished';
      if (outcome === 'absent') return 'walkover';
      if (isDecided) return 'walkover';
      return match.status !== 'scheduled' && (before === 'called' || before === 'ongoing') ? before : 'scheduled';
    };
    const { blueId, redId } = battle;
    const row = (
      id: number,
      slot: Slot,
      corner: Corner,
      outcome: PerformanceOutcome | null,
      before: MatchStatus | null,
    ) => ({
      id,
      status: status(outcome, before),
      state: slot.state,
      unit_id: slot.unitId,
      corner,
    });
    return [
      row(blueId, match.blue, 'blue', battle.blueOutcome, battle.blueStatus),
      ...(redId === null ? [] : [row(redId, match.red, 'red', battle.redOutcome, battle.redStatus)]),
    ];
  });
  await manager.query(
    `update match m set status = r.status, version = m.version + 1,
            blue_state = case when r.corner = 'blue' then r.state else m.blue_state end,
            blue_unit_id = case when r.corner = 'blue' then r.unit_id else m.blue_unit_id end,
            red_state = case when r.corner = 'red' then r.state else m.red_state end,
            red_unit_id = case when r.corner = 'red' then r.unit_id else m.red_unit_id end,
            arena_id = case when r.status = 'scheduled' then null else m.arena_id end,
            called_at = case when r.status = 'scheduled' then null else m.called_at end,
            started_at = case when r.status = 'scheduled' then null else m.started_at end,
            finished_at = case when r.status in ('finished', 'walkover') then coalesce(m.finished_at, now()) end
     from jsonb_to_recordset($1::jsonb) as r(id bigint, status text, state text, unit_id bigint, corner text)
     where m.id = r.id`,
    [JSON.stringify(rows)],
  );
}

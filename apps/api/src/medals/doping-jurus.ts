// Of jurus, who is disqualified for doping while the event goes on performs no more: its open performance is recorded as disqualified (art. 11.6.g.6.e, 12.1.e.4).
import type { EntityManager } from 'typeorm';
import { readPerformanceRules } from '@gelanggang/database/queries/performance-rules.queries';
import { isDecided, withdrawResult } from '@gelanggang/domain/draw/advance';
import { lockBattles } from '@gelanggang/drawing/seni/battle-state';
import {
  insertPerformance,
  loseBattleAlone,
  type PerformanceOf,
  settlePerformance,
  winBattleAlone,
  withdrawPerformance,
} from '@gelanggang/drawing/seni/record-performance';
import { conflict } from '../http/refusals';
import type { HeldUnit } from './doping-walkover';
import { medalsSentences } from './sentences';

interface UnitPerformance extends PerformanceOf {
  status: string;
  hasNextStage: boolean;
  /** Its opponent of a battle stands there; of a pool nobody has one. */
  isComplete: boolean;
}

const OF_UNIT = `m.id, m.pool_id as "poolId", p.seed as "poolSeed", m.mode, m.status,
       exists (select 1 from drawing n where n.from_drawing_id = p.drawing_id) as "hasNextStage",
       not exists (select 1 from match o where o.pool_id = m.pool_id and o.battle_group = m.battle_group and o.id <> m.id
         and case when o.corner = 'red' then o.red_state else o.blue_state end <> 'unit') as "isComplete"
     from match m join pool p on p.id = m.pool_id
     left join performance f on f.match_id = m.id and f.withdrawn_at is null`;

/**
 * Ids of the performances that change, the unit's own ones too, since their ranks do. Where the opponent of a battle is not
 * known yet, nothing is recorded: that performance is not begun at the desk. 409 while it performs.
 */
export async function loseJurusByDoping(
  manager: EntityManager,
  unit: HeldUnit,
  accountId: number,
): Promise<{ changed: number[]; performanceId: number | null }> {
  const alone = await loseBattleAlone(manager, unit.poolId, unit.id, accountId);
  const own = [...new Set([...(await performancesOf(manager, unit)), ...alone])];
  const lost = await loseOverOut(manager, unit, accountId);
  if (lost) return { changed: [...new Set([...own, ...lost])], performanceId: null };
  const [open] = await manager.query<UnitPerformance[]>(
    `select ${OF_UNIT}
     where m.pool_id = $1 and $2 in (m.blue_unit_id, m.red_unit_id) and f.id is null
       and m.status in ('scheduled', 'called', 'ongoing') and 'bye' not in (m.blue_state, m.red_state)`,
    [unit.poolId, unit.id],
  );
  if (open?.status === 'ongoing') throw conflict(medalsSentences.performsNow(unit.names));
  if (!open?.isComplete) return { changed: own, performanceId: null };
  await insertPerformance(
    manager,
    open.id,
    {
      ...{
        outcome: 'disqualified',
        reason: 'medical',
        scores: [],
        penalty: 0,
        seconds: null,
        items: [],
        reached: null,
      },
      rules: await readPerformanceRules(manager, open.id),
    },
    accountId,
  );
  const settled = await settlePerformance(manager, open, accountId);
  if (!settled.ok) throw new Error(`A disqualification in performance ${open.id} was refused: ${settled.code}`);
  const [stored] = await manager.query<{ id: number }[]>(
    'select id from performance where match_id = $1 and withdrawn_at is null',
    [open.id],
  );
  return { changed: [...new Set([...own, ...settled.changedMatchIds])], performanceId: stored?.id ?? null };
}

/** The battle that it has won over somebody out for doping who has not performed, as long as the next one has not begun; null: it stays, or there is none. */
async function loseOverOut(manager: EntityManager, unit: HeldUnit, accountId: number): Promise<number[] | null> {
  const [won] = await manager.query<(UnitPerformance & { battleId: number })[]>(
    `select b.id as "battleId", ${OF_UNIT}
     join match b on b.pool_id = m.pool_id and b.battle_group = m.battle_group and b.corner = 'blue'
     join match o on o.pool_id = m.pool_id and o.battle_group = m.battle_group and o.id <> m.id
     join result r on r.match_id = b.id and r.withdrawn_at is null and r.winner_corner = m.corner
     join disqualified_unit q on q.unit_id = case o.corner when 'red' then o.red_unit_id else o.blue_unit_id end
     left join performance fo on fo.match_id = o.id and fo.withdrawn_at is null
     where m.pool_id = $1 and $2 in (m.blue_unit_id, m.red_unit_id) and fo.outcome is distinct from 'performed'
     order by m.round desc limit 1`,
    [unit.poolId, unit.id],
  );
  if (!won) return null;
  const settled = await settlePerformance(manager, won, accountId);
  if (!settled.ok) return null;
  const kept = await manager.query<unknown[]>(
    'select 1 from result where match_id = $1 and withdrawn_at is null and winner_corner is not null',
    [won.battleId],
  );
  return kept.length > 0 ? null : settled.changedMatchIds;
}

/**
 * What `loseJurusByDoping` recorded, or the battle that was lost by it after a performance, as long as nothing follows from it
 * yet; null: it stays.
 */
export async function takeJurusDopingBack(
  manager: EntityManager,
  unit: HeldUnit & { performanceId: number | null },
  { accountId, reason }: { accountId: number; reason: string },
): Promise<number[] | null> {
  const own = await performancesOf(manager, unit);
  const [recorded] = await manager.query<UnitPerformance[]>(`select ${OF_UNIT} where f.id = $1`, [unit.performanceId]);
  // none was recorded, or the desk has put another record in its place since
  if (!recorded || unit.performanceId === null) return decideAgain(manager, unit, own, accountId);
  if (recorded.hasNextStage) return null;
  if (recorded.mode === 'battle') {
    const battles = await lockBattles(manager, unit.poolId);
    const battle = battles.find(({ blueId, redId }) => blueId === recorded.id || redId === recorded.id)?.match;
    const all = battles.map(({ match }) => match);
    if (battle && isDecided(battle) && !withdrawResult(all, battle.id).ok) return null;
  }
  await withdrawPerformance(manager, unit.performanceId, accountId, reason);
  const settled = await settlePerformance(manager, recorded, accountId);
  if (!settled.ok) throw new Error(`Taking back performance ${recorded.id} was refused: ${settled.code}`);
  return [...new Set([...own, ...settled.changedMatchIds])];
}

/** Who had performed before the other one of the battle did lost by the disqualification alone: now the scores decide. */
async function decideAgain(
  manager: EntityManager,
  unit: HeldUnit,
  own: readonly number[],
  accountId: number,
): Promise<number[] | null> {
  const [lost] = await manager.query<UnitPerformance[]>(
    `select ${OF_UNIT}
     join match b on b.pool_id = m.pool_id and b.battle_group = m.battle_group and b.corner = 'blue'
     join result r on r.match_id = b.id and r.withdrawn_at is null
       and (r.winner_corner is null or (r.decided_by = 'disqualified' and r.winner_corner <> m.corner))
     where m.pool_id = $1 and $2 in (m.blue_unit_id, m.red_unit_id) and f.outcome = 'performed'
     order by m.round desc limit 1`,
    [unit.poolId, unit.id],
  );
  if (!lost) return [...new Set([...own, ...(await winBattleAlone(manager, unit.poolId, unit.id, accountId))])];
  const settled = await settlePerformance(manager, lost, accountId);
  return settled.ok ? [...new Set([...own, ...settled.changedMatchIds])] : null;
}

async function performancesOf(manager: EntityManager, unit: HeldUnit): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(
    'select id from match where pool_id = $1 and $2 in (blue_unit_id, red_unit_id) order by id',
    [unit.poolId, unit.id],
  );
  return rows.map(({ id }) => id);
}

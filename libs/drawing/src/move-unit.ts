// Moves an athlete to another pool of the class by hand; pools that were drawn are drawn again (domain-rules, Draw).
import type { DataSource, EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { mayRedraw } from '@gelanggang/domain/draw/advance';
import { TANDING_ID } from '@gelanggang/domain/words/labels';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { removeBracket } from './bracket-rows';
import { lockBracket } from './bracket-state';
import { drawAgain } from './draw-pool';
import { recordChange } from './draw-changes';
import { type LockedPool, lockEntries, lockPool } from './locks';
import { holdSchedules } from './lost-slots';
import { type DrawingRefusal, refuse } from './refusals';

export interface UnitMove {
  unitId: number;
  toPoolId: number;
  reason: string;
}

/** `isEmptied`: the pool that the athlete left was left by its last one, and is gone. */
export type MoveOutcome = { ok: true; fromPoolId: number; isEmptied: boolean } | DrawingRefusal;

interface MovedUnit {
  id: number;
  poolId: number;
  tournamentId: number;
  seedRank: number | null;
  name: string;
  contingent: string;
}

export function moveUnit(dataSource: DataSource, move: UnitMove, accountId: number): Promise<MoveOutcome> {
  return writeWithEvents(dataSource, async (manager, emit): Promise<MoveOutcome> => {
    const seen = await findUnit(manager, move.unitId);
    if (!seen) return refuse('unit-not-found');
    await lockEntries(manager, seen.tournamentId, TANDING_ID);
    // moved by somebody else while we waited
    const unit = await findUnit(manager, move.unitId);
    if (!unit) return refuse('unit-not-found');
    if (unit.poolId === move.toPoolId) return refuse('same-pool');
    await holdSchedules(manager, [unit.poolId, move.toPoolId]);
    const pools = new Map<number, LockedPool | null>();
    for (const id of [unit.poolId, move.toPoolId].sort((a, b) => a - b)) pools.set(id, await lockPool(manager, id));
    const [from, to] = [pools.get(unit.poolId), pools.get(move.toPoolId)];
    if (!from) return refuse('unit-not-found');
    if (!to) return refuse('pool-not-found');
    const refusal = await refusalOf(manager, from, to);
    if (refusal) return refusal;
    return {
      ok: true,
      fromPoolId: from.id,
      isEmptied: await perform(manager, emit, { unit, from, to }, move, accountId),
    };
  });
}

async function findUnit(manager: EntityManager, unitId: number): Promise<MovedUnit | undefined> {
  const rows: MovedUnit[] = await manager.query(
    `select u.id, u.pool_id as "poolId", u.tournament_id as "tournamentId", u.seed_rank as "seedRank",
            c.name as contingent,
            (select string_agg(tm.name, ', ' order by m.position)
             from pool_unit_member m
             join participant pa on pa.id = m.participant_id
             join team_member tm on tm.id = pa.team_member_id
             where m.unit_id = u.id) as name
     from pool_unit u
     join contingent c on c.id = u.contingent_id
     where u.id = $1 and not u.is_dummy`,
    [unitId],
  );
  return rows[0];
}

async function refusalOf(manager: EntityManager, from: LockedPool, to: LockedPool): Promise<DrawingRefusal | null> {
  if (!(await areOfOneClass(manager, from, to))) return refuse('other-class');
  if (from.isLocked || to.isLocked) return refuse('pool-locked');
  for (const pool of [from, to].sort((a, b) => a.id - b.id)) {
    if (pool.status === 'ongoing' && !mayRedraw(await lockBracket(manager, pool.id)).ok) return refuse('pool-started');
  }
  const hasRoom = to.matchChart === 0 || to.matchChart === 2 || (await countUnits(manager, to.id)) < to.matchChart;
  return hasRoom ? null : refuse('pool-full');
}

async function areOfOneClass(manager: EntityManager, from: LockedPool, to: LockedPool): Promise<boolean> {
  if (from.tournamentId !== to.tournamentId) return false;
  const rows: { count: number }[] = await manager.query(
    `select count(distinct category_class_id)::int as count from drawing where id in ($1, $2)`,
    [from.drawingId, to.drawingId],
  );
  return rows[0]?.count === 1;
}

async function countUnits(manager: EntityManager, poolId: number): Promise<number> {
  const rows: { count: number }[] = await manager.query(
    'select count(*)::int as count from pool_unit where pool_id = $1 and not is_dummy',
    [poolId],
  );
  return rows[0]?.count ?? 0;
}

interface Moving {
  unit: MovedUnit;
  from: LockedPool;
  to: LockedPool;
}

/** Answers whether the pool that was left is gone. */
async function perform(
  manager: EntityManager,
  emit: Emit,
  { unit, from, to }: Moving,
  { reason }: UnitMove,
  accountId: number,
): Promise<boolean> {
  const removed = from.status === 'ongoing' ? await removeBracket(manager, emit, from) : [];
  // its seed stays only where no other of that rank stands
  await manager.query(
    `update pool_unit u
     set pool_id = $2, number = (select coalesce(max(number), 0) + 1 from pool_unit where pool_id = $2),
         seed_rank = case when exists (select 1 from pool_unit o where o.pool_id = $2 and o.seed_rank = u.seed_rank)
                          then null else u.seed_rank end
     where u.id = $1`,
    [unit.id, to.id],
  );
  const isEmptied = (await countUnits(manager, from.id)) === 0;
  const about = { unitId: unit.id, name: unit.name, contingent: unit.contingent };
  const into = { ...about, otherPool: from.name };
  await recordChange(manager, to, { kind: 'moved in', detail: into, reason, accountId });
  const drawReason = `${unit.name} dipindahkan dari ${from.name} ke ${to.name}: ${reason}`;
  if (to.status === 'ongoing') await drawAgain(manager, emit, to, { reason: drawReason, accountId });
  if (isEmptied) {
    await removeEmptied(manager, from, { ...about, toPoolId: to.id, reason }, accountId);
    emit(streams.tournament(from.tournamentId), 'bracket.drawn', { pool_id: from.id, removed_match_ids: removed });
  } else {
    const out = { ...about, otherPool: to.name };
    await recordChange(manager, from, { kind: 'moved out', detail: out, reason, accountId });
    if (from.status === 'ongoing') await drawAgain(manager, emit, from, { reason: drawReason, accountId, removed });
  }
  for (const drawingId of new Set([from.drawingId, to.drawingId])) {
    emit(streams.staff(from.tournamentId), 'pools.changed', {
      tournament_id: from.tournamentId,
      drawing_id: drawingId,
    });
  }
  return isEmptied;
}

/** Its draws go with it; what they were stands in the audit. */
async function removeEmptied(
  manager: EntityManager,
  pool: LockedPool,
  why: Record<string, unknown>,
  accountId: number,
): Promise<void> {
  const draws: unknown[] = await manager.query(
    `select draw_number, algorithm, seed, entries_fingerprint, entries, bracket, reason, drawn_by, drawn_at
     from draw_history where pool_id = $1 order by draw_number`,
    [pool.id],
  );
  await writeAudit(manager, {
    accountId,
    action: 'pool.emptied',
    subjectType: 'pool',
    subjectId: pool.id,
    detail: { ...why, name: pool.name, drawingId: pool.drawingId, draws },
  });
  await manager.query('delete from pool where id = $1', [pool.id]);
  // a drawing stays as long as it has a pool
  await manager.query(
    'delete from drawing d where id = $1 and not exists (select 1 from pool where drawing_id = d.id)',
    [pool.drawingId],
  );
}

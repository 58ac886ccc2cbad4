// The rows of seni drawings: made, divided over pools, drawn and removed, inside the transaction of the caller.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { BracketType, SeniMode } from '@gelanggang/contract/seni-options';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { dividePools } from '@gelanggang/domain/draw/pools';
import { deriveSeed } from '@gelanggang/domain/random';
import { dividePerformances } from '@gelanggang/domain/seni/performance-pools';
import { closestPoolSize } from '@gelanggang/domain/seni/pool-sizes';
import { chartFromWire } from '@gelanggang/domain/words/labels';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { drawSeniPools } from './draw-seni-pools';
import type { SeniEvent } from './seni-entries.queries';
import { findSeniDrawing, type LockedPools, type SeniDrawingRow } from './seni-locks';
import { refuseSeni, type SeniRefusal } from './seni-refusals';
import { type NewUnit, replacePools } from './seni-rows';

export interface SeniPlan {
  mode: SeniMode;
  bracketType?: BracketType;
  poolSize?: number;
  advanceCount?: number;
  name?: string;
}

/** The seeds of what goes are kept: who drew what can still be looked up. */
export async function removeDrawings(
  manager: EntityManager,
  { pools }: LockedPools,
  drawingIds: readonly number[],
  accountId: number,
): Promise<void> {
  for (const drawingId of drawingIds) {
    const gone = pools.filter((pool) => pool.drawingId === drawingId);
    await writeAudit(manager, {
      accountId,
      action: 'drawing.removed',
      subjectType: 'drawing',
      subjectId: drawingId,
      detail: {
        pools: gone.map(({ name, seed, fingerprint, drawNumber }) => ({ name, seed, fingerprint, drawNumber })),
      },
    });
  }
  await manager.query('delete from drawing where id = any($1::bigint[])', [drawingIds]);
}

interface StageOf {
  seed: string;
  accountId: number | null;
  stage: number;
  fromDrawingId: number | null;
}

export async function insertDrawing(
  manager: EntityManager,
  event: SeniEvent,
  plan: SeniPlan,
  { seed, accountId, stage, fromDrawingId }: StageOf,
): Promise<SeniDrawingRow> {
  const rows: { id: number }[] = await manager.query(
    `insert into drawing (tournament_id, match_category_id, age_category_id, gender, mode, bracket_type, pool_size,
                          advance_count, name, seed, created_by, stage, from_drawing_id, nomor)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
    [
      event.tournamentId,
      event.matchCategoryId,
      event.ageCategoryId,
      event.gender,
      ...columnsOf(plan),
      plan.name ?? '',
      seed,
      accountId,
      stage,
      fromDrawingId,
      event.nomor,
    ],
  );
  const drawing = await findSeniDrawing(manager, rows[0]?.id ?? 0);
  if (!drawing) throw new Error('The drawing that was just made is not there.');
  return drawing;
}

/** mode, bracket_type, pool_size, advance_count: what a mode has no use for is not kept. */
export function columnsOf({ mode, bracketType, poolSize, advanceCount }: SeniPlan): unknown[] {
  return mode === 'battle' ? [mode, bracketType, null, null] : [mode, null, poolSize, advanceCount ?? null];
}

/** Pools and draw of a drawing whose row stands. The pools that were there are locked by the caller. */
export async function divideAndDraw(
  manager: EntityManager,
  emit: Emit,
  drawing: SeniDrawingRow,
  units: readonly NewUnit[],
  before: LockedPools,
  how: { accountId: number | null; reason: string | null },
): Promise<void> {
  const own = before.pools.filter((pool) => pool.drawingId === drawing.id);
  const removedMatchIds = await matchIdsOf(manager, [drawing.id]);
  // a unit is known by its first member until it has a row
  const byId = new Map(units.map((unit) => [unit.participantIds[0] as number, unit]));
  const field = [...byId].map(([id, { contingentId, provinceId }]) => ({ id, contingentId, provinceId }));
  const divided =
    drawing.mode === 'battle'
      ? dividePools(field, chartFromWire(drawing.bracketType ?? 'full_prestasi') ?? 0, drawing.seed)
      : dividePerformances(field, drawing.poolSize ?? field.length, drawing.seed);
  // the caller has refused an empty field and a size that does not fit
  if (!divided.ok) throw new Error(`Drawing ${drawing.id} cannot be divided: ${divided.code}`);
  const firstNumber = own[0]?.number ?? (await lastPoolNumber(manager, drawing)) + 1;
  const pools = await replacePools(
    manager,
    { id: drawing.id, tournamentId: drawing.tournamentId, stage: drawing.stage, firstNumber },
    divided.pools.map((pool) => ({
      number: pool.number,
      units: pool.unitIds.map((id) => byId.get(id)).filter((unit) => unit !== undefined),
    })),
  );
  const drawNumbers = new Map(own.map((pool) => [pool.id, pool.drawNumber]));
  await drawSeniPools(
    manager,
    emit,
    drawing,
    pools.map((pool) => ({
      id: pool.id,
      drawNumber: drawNumbers.get(pool.id) ?? 0,
      seed: deriveSeed(drawing.seed, `pool ${pool.number}`),
      drawingSeed: drawing.seed,
    })),
    { ...how, removedMatchIds },
  );
  for (const gone of own.filter((pool) => !pools.some((one) => one.id === pool.id))) {
    emit(streams.tournament(drawing.tournamentId), 'bracket.drawn', {
      pool_id: gone.id,
      removed_match_ids: removedMatchIds.filter((one) => one.poolId === gone.id).map((one) => one.id),
    });
  }
  tellStaff(emit, drawing);
}

export function tellStaff(emit: Emit, drawing: { id: number; tournamentId: number }): void {
  emit(streams.staff(drawing.tournamentId), 'pools.changed', {
    tournament_id: drawing.tournamentId,
    drawing_id: drawing.id,
  });
}

export function matchIdsOf(
  manager: EntityManager,
  drawingIds: readonly number[],
): Promise<{ poolId: number; id: number }[]> {
  return manager.query(
    `select m.id, m.pool_id as "poolId" from match m join pool p on p.id = m.pool_id
     where p.drawing_id = any($1::bigint[]) order by m.id`,
    [drawingIds],
  );
}

/** A second drawing of an event and stage goes on with the letters of the first. */
async function lastPoolNumber(manager: EntityManager, drawing: SeniDrawingRow): Promise<number> {
  const rows: { last: number }[] = await manager.query(
    `select coalesce(max(p.number), 0) as last from pool p join drawing d on d.id = p.drawing_id
     where d.tournament_id = $1 and d.match_category_id = $2 and d.age_category_id = $3 and d.gender = $4
       and d.stage = $5 and d.nomor = $6`,
    [
      drawing.tournamentId,
      drawing.matchCategoryId,
      drawing.ageCategoryId,
      drawing.gender,
      drawing.stage,
      drawing.nomor,
    ],
  );
  return rows[0]?.last ?? 0;
}

/** Whether this many units can be drawn so. */
export function faultOf(plan: SeniPlan, unitCount: number): SeniRefusal | null {
  if (unitCount === 0) return refuseSeni('no-units');
  if (plan.mode === 'battle') return plan.bracketType === undefined ? refuseSeni('bracket-missing') : null;
  if (plan.poolSize === undefined) return refuseSeni('pool-size-missing');
  if (closestPoolSize(unitCount, plan.poolSize) !== plan.poolSize) return refuseSeni('pool-size');
  const rest = unitCount % plan.poolSize;
  const smallest = rest === 0 ? plan.poolSize : rest;
  return plan.advanceCount !== undefined && plan.advanceCount >= smallest ? refuseSeni('advance-all') : null;
}

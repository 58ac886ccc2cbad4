// Draws a seni event, and draws it anew: POST /seni/generate-match, PUT /seni/edit-match/{id}, POST /seni/matches/regenerate.
import type { DataSource, EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { LostSchedule } from '@gelanggang/contract/seni-answers';
import type { SeniMode } from '@gelanggang/contract/seni-options';
import { mayDraw } from '@gelanggang/domain/results/lone-entrants';
import { closestPoolSize } from '@gelanggang/domain/seni/pool-sizes';
import { readLoneRule } from '@gelanggang/medals/medals.queries';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { carryDisqualifications } from '../carry-disqualifications';
import { lockEntries } from '../locks';
import { newSeed } from '../seed';
import { markSchedules } from '../lost-slots';
import {
  columnsOf,
  divideAndDraw,
  faultOf,
  insertDrawing,
  matchIdsOf,
  removeDrawings,
  type SeniPlan,
  tellStaff,
} from './seni-drawings';
import { formEntrants, type Incomplete, readEntrants, type SeniEvent, undrawn } from './seni-entries.queries';
import { holdSeniDrawing, lockDrawingPools, type LockedPools, type SeniDrawingRow, seniDrawingsOf } from './seni-locks';
import { refuseSeni, type SeniRefusal } from './seni-refusals';
import type { NewUnit } from './seni-rows';

export type SeniOutcome =
  { ok: true; drawingId: number; incomplete: Incomplete[]; schedules: LostSchedule[] } | SeniRefusal;

/**
 * Forms the units of everybody in the event who stands in no drawing yet, divides them over pools and draws these. Two at
 * once: one takes them, one is refused. Only a demo that must come out the same gives a seed of its own.
 */
export function createSeniDrawing(
  dataSource: DataSource,
  event: SeniEvent,
  plan: SeniPlan,
  accountId: number | null,
  seed: string = newSeed(),
): Promise<SeniOutcome> {
  return writeWithEvents(dataSource, async (manager, emit): Promise<SeniOutcome> => {
    const refusal = await refusalOfEvent(manager, event);
    if (refusal) return refusal;
    if (!(await lockEntries(manager, event.tournamentId, event.matchCategoryId))) {
      return refuseSeni('category-not-offered');
    }
    const { units, incomplete } = formEntrants(undrawn(await readEntrants(manager, event)), event.matchCategoryId);
    const fault = faultOf(plan, units.length) ?? (await refusalOfLone(manager, event, units.length, []));
    if (fault) return fault;
    const drawing = await insertDrawing(manager, event, plan, { seed, accountId, stage: 1, fromDrawingId: null });
    await divideAndDraw(manager, emit, drawing, units, { pools: [], held: [] }, { accountId, reason: null });
    return { ok: true, drawingId: drawing.id, incomplete, schedules: [] };
  });
}

export interface Anew {
  accountId: number;
  reason: string | null;
}

/** Draws a drawing anew with another plan; late comers of the event are taken in. */
export function editSeniDrawing(
  dataSource: DataSource,
  drawingId: number,
  event: SeniEvent,
  { version, ...plan }: SeniPlan & { version?: number | undefined },
  anew: Anew,
): Promise<SeniOutcome> {
  return writeWithEvents(dataSource, async (manager, emit): Promise<SeniOutcome> => {
    const before = await holdSeniDrawing(manager, drawingId);
    if (!before) return refuseSeni('drawing-not-found');
    const isSame =
      before.tournamentId === event.tournamentId &&
      before.matchCategoryId === event.matchCategoryId &&
      before.ageCategoryId === event.ageCategoryId &&
      before.nomor === event.nomor &&
      before.gender === event.gender;
    if (!isSame) return refuseSeni('event-changed');
    if (version !== undefined && version !== before.version) return refuseSeni('edited-meanwhile');
    return redrawDrawings(manager, emit, [before], () => plan, anew);
  });
}

/** Draws the pools of an event in one mode anew, as they were planned; the latest stage unless another is named. */
export function regenerateSeni(
  dataSource: DataSource,
  event: SeniEvent,
  wanted: { mode: SeniMode; stage?: number },
  anew: Anew,
): Promise<SeniOutcome> {
  return writeWithEvents(dataSource, async (manager, emit): Promise<SeniOutcome> => {
    await lockEntries(manager, event.tournamentId, event.matchCategoryId);
    const all = await seniDrawingsOf(manager, event, wanted.mode);
    const stage = wanted.stage ?? all.at(-1)?.stage;
    const drawings = all.filter((drawing) => drawing.stage === stage);
    const [first] = drawings;
    if (!first) return refuseSeni('drawing-not-found');
    // late comers may have made the old size impossible
    const plan = (unitCount: number): SeniPlan => ({
      mode: first.mode,
      bracketType: first.bracketType ?? undefined,
      poolSize: first.poolSize === null ? undefined : closestPoolSize(unitCount, first.poolSize),
      advanceCount: first.advanceCount ?? undefined,
      name: first.name,
    });
    return redrawDrawings(manager, emit, drawings, plan, anew);
  });
}

/** Several drawings of one event become the first one of them. */
async function redrawDrawings(
  manager: EntityManager,
  emit: Emit,
  drawings: readonly SeniDrawingRow[],
  planOf: (unitCount: number) => SeniPlan,
  anew: Anew,
): Promise<SeniOutcome> {
  const first = drawings[0] as SeniDrawingRow;
  const ids = drawings.map((drawing) => drawing.id);
  const locked = await lockDrawingPools(manager, ids);
  const refusal = await refusalOfRedraw(manager, ids, locked);
  if (refusal) return refusal;
  const { units, incomplete } = await unitsAnew(manager, first, ids);
  const plan = planOf(units.length);
  const fault = faultOf(plan, units.length) ?? (await refusalOfLone(manager, first, units.length, ids));
  if (fault) return fault;
  const others = ids.filter((id) => id !== first.id);
  await removeDrawings(manager, locked, others, anew.accountId);
  const rows: [{ seed: string }[], number] = await manager.query(
    `update drawing set mode = $2, bracket_type = $3, pool_size = $4, advance_count = $5, name = $6, seed = $7,
            version = version + 1
     where id = $1 returning seed`,
    [first.id, ...columnsOf(plan), plan.name ?? '', newSeed()],
  );
  const drawing: SeniDrawingRow = {
    ...first,
    mode: plan.mode,
    bracketType: plan.bracketType ?? null,
    poolSize: plan.poolSize ?? null,
    advanceCount: plan.advanceCount ?? null,
    seed: rows[0][0]?.seed ?? first.seed,
  };
  await divideAndDraw(manager, emit, drawing, units, locked, anew);
  const schedules = await markSchedules(manager, emit, drawing.tournamentId, locked.held);
  return { ok: true, drawingId: drawing.id, incomplete, schedules };
}

/** Of an event with so many units to be drawn, beside those in its drawings other than `anew`. */
async function refusalOfLone(
  manager: EntityManager,
  event: SeniEvent,
  unitCount: number,
  anew: readonly number[],
): Promise<SeniRefusal | null> {
  if (unitCount !== 1) return null;
  const [drawn] = await manager.query<{ count: number }[]>(
    `select count(u.id)::int as count
     from drawing d join pool p on p.drawing_id = d.id join pool_unit u on u.pool_id = p.id
     where d.tournament_id = $1 and d.match_category_id = $2 and d.age_category_id = $3 and d.gender = $4
       and d.nomor = $5 and d.id <> all($6::bigint[])`,
    [event.tournamentId, event.matchCategoryId, event.ageCategoryId, event.gender, event.nomor, anew],
  );
  const rule = await readLoneRule(manager, event.tournamentId);
  return mayDraw(rule, unitCount + (drawn?.count ?? 0)) ? null : refuseSeni('must-merge');
}

/** A first stage is formed anew from the entries; the units of a later one are those that went on. */
async function unitsAnew(
  manager: EntityManager,
  drawing: SeniDrawingRow,
  drawingIds: readonly number[],
): Promise<{ units: NewUnit[]; incomplete: Incomplete[] }> {
  if (drawing.stage === 1) {
    return formEntrants(undrawn(await readEntrants(manager, drawing), drawingIds), drawing.matchCategoryId);
  }
  const units: NewUnit[] = await manager.query(
    `select c.id as "contingentId", c.province_id as "provinceId",
            jsonb_agg(m.participant_id order by m.position) as "participantIds"
     from pool_unit u
     join pool p on p.id = u.pool_id
     join contingent c on c.id = u.contingent_id
     join pool_unit_member m on m.unit_id = u.id
     where p.drawing_id = $1 group by u.id, c.id order by min(m.participant_id)`,
    [drawing.id],
  );
  return { units, incomplete: [] };
}

async function refusalOfRedraw(
  manager: EntityManager,
  drawingIds: readonly number[],
  { pools }: LockedPools,
): Promise<SeniRefusal | null> {
  if (pools.some((pool) => pool.isLocked)) return refuseSeni('pool-locked');
  const next: unknown[] = await manager.query('select 1 from drawing where from_drawing_id = any($1::bigint[])', [
    drawingIds,
  ]);
  if (next.length > 0) return refuseSeni('has-next-stage');
  return pools.some((pool) => pool.hasStarted) ? refuseSeni('pool-started') : null;
}

/** Removes a drawing that nobody has performed in: its athletes can be put together and drawn anew. */
export function deleteSeniDrawing(
  dataSource: DataSource,
  drawingId: number,
  accountId: number,
): Promise<{ ok: true; schedules: LostSchedule[] } | SeniRefusal> {
  return writeWithEvents(dataSource, async (manager, emit) => {
    const drawing = await holdSeniDrawing(manager, drawingId);
    if (!drawing) return refuseSeni('drawing-not-found');
    const locked = await lockDrawingPools(manager, [drawingId]);
    const refusal = await refusalOfRedraw(manager, [drawingId], locked);
    if (refusal) return refusal;
    const gone = await matchIdsOf(manager, [drawingId]);
    await removeDrawings(manager, locked, [drawingId], accountId);
    await carryDisqualifications(manager, drawing.tournamentId);
    for (const pool of locked.pools) {
      emit(streams.tournament(drawing.tournamentId), 'bracket.drawn', {
        pool_id: pool.id,
        removed_match_ids: gone.filter((one) => one.poolId === pool.id).map((one) => one.id),
      });
    }
    tellStaff(emit, drawing);
    return { ok: true as const, schedules: await markSchedules(manager, emit, drawing.tournamentId, locked.held) };
  });
}

async function refusalOfEvent(manager: EntityManager, event: SeniEvent): Promise<SeniRefusal | null> {
  const rows: { tournament: boolean; age: boolean }[] = await manager.query(
    `select exists (select 1 from tournament where id = $1 and deleted_at is null) as tournament,
            exists (select 1 from age_category where id = $2) as age`,
    [event.tournamentId, event.ageCategoryId],
  );
  if (!rows[0]?.tournament) return refuseSeni('tournament-not-found');
  return rows[0].age ? null : refuseSeni('age-not-found');
}

// Draws classes together that are too small ('Gabungan Kelas'): their pools make room for those of one merged class.
import type { AuditedAction } from '@gelanggang/contract/audit';
import type { DataSource, EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { mayRedraw } from '@gelanggang/domain/draw/advance';
import { mergedRange } from '@gelanggang/domain/draw/merged-range';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { Gender } from '@gelanggang/domain/words/genders';
import { removeBracket } from './bracket-rows';
import { lockBracket } from './bracket-state';
import { type DivideOutcome, type DivideRequest, findClass, makeDrawing, standsTournament } from './divide';
import { lockEntries } from './locks';
import { holdSchedules } from './lost-slots';
import { type DrawingRefusal, refuse } from './refusals';
import { newSeed } from './seed';

export interface MergeRequest extends Omit<DivideRequest, 'categoryClassId' | 'seeds'> {
  categoryClassIds: readonly number[];
  reason: string;
  /** The drawing of these same classes that the asker saw and wants divided anew. */
  replaces?: number | undefined;
}

interface SourceClass {
  id: number;
  gender: Gender;
  position: number;
  weightMin: number | null;
  weightMax: number | null;
  includesMin: boolean;
}

/**
 * Everybody of the classes is divided anew; pools that stood, drawn or not, are gone. Refused once one has started: the caller
 * then takes back what its transaction has removed.
 */
export async function mergeClasses(
  manager: EntityManager,
  emit: Emit,
  request: MergeRequest,
  accountId: number,
): Promise<DivideOutcome> {
  if (!(await standsTournament(manager, request.tournamentId))) return refuse('tournament-not-found');
  const sources = await sourceClasses(manager, request);
  if (sources.length < request.categoryClassIds.length) return refuse('class-not-found');
  if (new Set(sources.map((one) => one.gender)).size > 1) return refuse('classes-differ');
  await lockEntries(manager, request.tournamentId, request.matchCategoryId);
  const drawings = await standingDrawings(manager, request);
  if (drawings.some((drawing) => !drawing.isCovered)) return refuse('class-merged');
  // a request that came twice makes no second drawing: only who names the one that stands has it divided anew
  const same = drawings.find((drawing) => drawing.isSame);
  if (same?.id !== request.replaces) return refuse(same ? 'classes-merged' : 'merge-gone');
  const standing = await holdPools(
    manager,
    drawings.map((drawing) => drawing.id),
  );
  const about = {
    action: 'classes.merged' as const,
    categoryClassIds: request.categoryClassIds,
    reason: request.reason,
  };
  const refusal = await removePools(manager, emit, standing, {
    ...about,
    tournamentId: request.tournamentId,
    accountId,
  });
  if (refusal) return refusal;
  const categoryClassId = await mergedClass(manager, request, sources);
  const merged = { ...request, categoryClassId };
  const drawnClass = await findClass(manager, merged);
  if (!drawnClass) return refuse('class-not-found');
  return makeDrawing(manager, emit, merged, drawnClass, { accountId, seed: newSeed() });
}

/** Takes a merge back: its athletes stand in no pool and are drawn in their own classes again. */
export function dissolveMerge(
  dataSource: DataSource,
  drawingId: number,
  reason: string,
  accountId: number,
): Promise<{ ok: true; tournamentId: number } | DrawingRefusal> {
  return writeWithEvents(dataSource, async (manager, emit) => {
    const seen = await findDrawing(manager, drawingId);
    if (!seen) return refuse('drawing-not-found');
    const { tournamentId } = seen;
    await lockEntries(manager, tournamentId, seen.matchCategoryId);
    // dissolved, or merged with others, while we waited
    const drawing = await findDrawing(manager, drawingId);
    if (!drawing) return refuse('drawing-not-found');
    if (!drawing.isMerged) return refuse('not-merged');
    const pools = await holdPools(manager, [drawingId]);
    const removal = { tournamentId, accountId, action: 'classes.parted' as const, reason };
    const refusal = await removePools(manager, emit, pools, removal);
    if (refusal) return refusal;
    emit(streams.staff(tournamentId), 'pools.changed', { tournament_id: tournamentId, drawing_id: drawingId });
    return { ok: true, tournamentId };
  });
}

async function findDrawing(
  manager: EntityManager,
  drawingId: number,
): Promise<{ tournamentId: number; matchCategoryId: number; isMerged: boolean } | undefined> {
  const rows: { tournamentId: number; matchCategoryId: number; isMerged: boolean }[] = await manager.query(
    `select d.tournament_id as "tournamentId", d.match_category_id as "matchCategoryId", k.is_merged as "isMerged"
     from drawing d join category_class k on k.id = d.category_class_id
     join tournament t on t.id = d.tournament_id and t.deleted_at is null
     where d.id = $1`,
    [drawingId],
  );
  return rows[0];
}

function sourceClasses(manager: EntityManager, request: MergeRequest): Promise<SourceClass[]> {
  return manager.query(
    `select id, gender, position, weight_min::float8 as "weightMin", weight_max::float8 as "weightMax",
            includes_min as "includesMin"
     from category_class where id = any($1::bigint[]) and age_category_id = $2 and not is_merged order by position, id`,
    [request.categoryClassIds, request.ageCategoryId],
  );
}

interface StandingDrawing {
  id: number;
  /** All its classes are among those that are merged now. */
  isCovered: boolean;
  /** It is of these classes and of no other. */
  isSame: boolean;
}

/** Of these classes, alone or merged before. Who holds the entries knows that no other comes meanwhile. */
function standingDrawings(manager: EntityManager, request: MergeRequest): Promise<StandingDrawing[]> {
  return manager.query(
    `select d.id, not exists (select 1 from merged_class t where t.class_id = d.category_class_id
                                and t.source_class_id <> all($4::bigint[])) as "isCovered",
            (select count(*) from merged_class t where t.class_id = d.category_class_id
               and t.source_class_id = any($4::bigint[])) = cardinality($4::bigint[]) as "isSame"
     from drawing d
     where d.tournament_id = $1 and d.match_category_id = $2 and d.age_category_id = $3
       and (d.category_class_id = any($4::bigint[]) or exists (
         select 1 from merged_class t where t.class_id = d.category_class_id and t.source_class_id = any($4::bigint[])))
     order by d.id`,
    [request.tournamentId, request.matchCategoryId, request.ageCategoryId, request.categoryClassIds],
  );
}

interface StandingPool {
  id: number;
  drawingId: number;
  status: 'waiting' | 'ongoing';
  isLocked: boolean;
}

/** The schedules of the pools first, then the pools in order of id. */
async function holdPools(manager: EntityManager, drawingIds: readonly number[]): Promise<StandingPool[]> {
  const pools: { id: number }[] = await manager.query('select id from pool where drawing_id = any($1::bigint[])', [
    drawingIds,
  ]);
  await holdSchedules(
    manager,
    pools.map((pool) => pool.id),
  );
  return manager.query(
    `select id, drawing_id as "drawingId", status, is_locked as "isLocked"
     from pool where drawing_id = any($1::bigint[]) order by id for no key update`,
    [drawingIds],
  );
}

interface Removal {
  tournamentId: number;
  accountId: number;
  action: AuditedAction;
  categoryClassIds?: readonly number[];
  reason: string;
}

/** What they were stands in the audit. */
async function removePools(
  manager: EntityManager,
  emit: Emit,
  pools: readonly StandingPool[],
  { tournamentId, accountId, action, ...why }: Removal,
): Promise<DrawingRefusal | null> {
  if (pools.some((pool) => pool.isLocked)) return refuse('pool-locked');
  const drawn = pools.filter((pool) => pool.status === 'ongoing');
  for (const pool of drawn) {
    if (!mayRedraw(await lockBracket(manager, pool.id)).ok) return refuse('pool-started');
  }
  const draws: unknown[] = await manager.query(
    `select pool_id, draw_number, algorithm, seed, entries_fingerprint, entries, bracket, reason, drawn_by, drawn_at
     from draw_history where pool_id = any($1::bigint[]) order by pool_id, draw_number`,
    [pools.map((pool) => pool.id)],
  );
  for (const pool of drawn) {
    const removed = await removeBracket(manager, emit, { id: pool.id, tournamentId });
    emit(streams.tournament(tournamentId), 'bracket.drawn', { pool_id: pool.id, removed_match_ids: removed });
  }
  const drawingIds = [...new Set(pools.map((pool) => pool.drawingId))];
  await manager.query('delete from drawing where id = any($1::bigint[])', [drawingIds]);
  await writeAudit(manager, {
    accountId,
    action,
    subjectType: 'tournament',
    subjectId: tournamentId,
    detail: { ...why, drawingIds, draws },
  });
  return null;
}

/** One row for each set of classes: merged again it is the same class. */
async function mergedClass(
  manager: EntityManager,
  request: MergeRequest,
  sources: readonly SourceClass[],
): Promise<number> {
  const ids = sources.map((one) => one.id).sort((a, b) => a - b);
  const found: { id: number }[] = await manager.query(
    `select class_id as id from merged_class group by class_id
     having array_agg(source_class_id order by source_class_id) = $1::bigint[]`,
    [ids],
  );
  if (found[0]) return found[0].id;
  const range = mergedRange(sources);
  const made: { id: number }[] = await manager.query(
    `insert into category_class (age_category_id, gender, name, position, weight_min, weight_max, includes_min, is_merged)
     values ($1, $2, '', $3, $4, $5, $6, true) returning id`,
    [
      request.ageCategoryId,
      sources[0]?.gender,
      Math.min(...sources.map((one) => one.position)),
      range.weightMin,
      range.weightMax,
      range.includesMin,
    ],
  );
  const classId = made[0]!.id;
  await manager.query('insert into merged_class (class_id, source_class_id) select $1, unnest($2::bigint[])', [
    classId,
    ids,
  ]);
  return classId;
}

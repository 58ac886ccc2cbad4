// What drawing seni holds while it works: the category's entries, schedules, pools by id, matches by id.
import type { EntityManager } from 'typeorm';
import type { BracketType, SeniMode } from '@gelanggang/contract/seni-options';
import type { SeniEvent } from './seni-entries.queries';
import { lockEntries } from '../locks';
import { type HeldSchedule, holdSchedules, readHeldSchedules } from '../lost-slots';

export interface SeniDrawingRow extends SeniEvent {
  id: number;
  version: number;
  name: string;
  mode: SeniMode;
  bracketType: BracketType | null;
  poolSize: number | null;
  advanceCount: number | null;
  stage: number;
  fromDrawingId: number | null;
  seed: string;
  hasThirdPlace: boolean;
}

const DRAWING = `
  select d.id, d.version, d.tournament_id as "tournamentId", d.match_category_id as "matchCategoryId",
         d.age_category_id as "ageCategoryId", d.nomor, d.gender, d.name, d.mode, d.bracket_type as "bracketType",
         d.pool_size as "poolSize", d.advance_count as "advanceCount", d.stage, d.from_drawing_id as "fromDrawingId",
         d.seed, t.has_third_place_match as "hasThirdPlace"
  from drawing d
  join tournament t on t.id = d.tournament_id and t.deleted_at is null
  where d.match_category_id <> 1`;

export async function findSeniDrawing(manager: EntityManager, id: number): Promise<SeniDrawingRow | null> {
  const rows: SeniDrawingRow[] = await manager.query(`${DRAWING} and d.id = $1`, [id]);
  return rows[0] ?? null;
}

/** With the entries of its event held; asked for again then, since whoever held them before may have removed it. */
export async function holdSeniDrawing(manager: EntityManager, id: number): Promise<SeniDrawingRow | null> {
  const seen = await findSeniDrawing(manager, id);
  if (!seen) return null;
  await lockEntries(manager, seen.tournamentId, seen.matchCategoryId);
  return findSeniDrawing(manager, id);
}

/** Of one event and mode, by stage, then id. */
export function seniDrawingsOf(manager: EntityManager, event: SeniEvent, mode: SeniMode): Promise<SeniDrawingRow[]> {
  return manager.query(
    `${DRAWING} and d.tournament_id = $1 and d.match_category_id = $2 and d.age_category_id = $3 and d.gender = $4
       and d.mode = $5 and d.nomor = $6
     order by d.stage, d.id`,
    [event.tournamentId, event.matchCategoryId, event.ageCategoryId, event.gender, mode, event.nomor],
  );
}

export interface LockedSeniPool {
  id: number;
  drawingId: number;
  number: number;
  name: string;
  status: 'waiting' | 'ongoing';
  isLocked: boolean;
  drawNumber: number;
  seed: string | null;
  fingerprint: string | null;
  hasStarted: boolean;
}

export interface LockedPools {
  pools: LockedSeniPool[];
  held: HeldSchedule[];
}

/** Pools of drawings, with their matches and schedules. */
export async function lockDrawingPools(manager: EntityManager, drawingIds: readonly number[]): Promise<LockedPools> {
  const rows: { id: number }[] = await manager.query('select id from pool where drawing_id = any($1::bigint[])', [
    drawingIds,
  ]);
  return lockPools(
    manager,
    rows.map((row) => row.id),
  );
}

export async function lockPools(manager: EntityManager, poolIds: readonly number[]): Promise<LockedPools> {
  await holdSchedules(manager, poolIds);
  await manager.query('select 1 from pool where id = any($1::bigint[]) order by id for no key update', [poolIds]);
  await manager.query('select 1 from match where pool_id = any($1::bigint[]) order by id for update', [poolIds]);
  // statements of their own: what was committed while we waited for the locks is seen
  const pools: LockedSeniPool[] = await manager.query(
    `select p.id, p.drawing_id as "drawingId", p.number, p.name, p.status, p.is_locked as "isLocked",
            p.draw_number as "drawNumber", p.seed, p.entries_fingerprint as fingerprint,
            exists (
              select 1 from match m where m.pool_id = p.id and (
                m.status in ('ongoing', 'finished') or exists (
                  select 1 from performance f where f.match_id = m.id and f.withdrawn_at is null))) as "hasStarted"
     from pool p where p.id = any($1::bigint[]) order by p.id`,
    [poolIds],
  );
  return { pools, held: await readHeldSchedules(manager, poolIds) };
}

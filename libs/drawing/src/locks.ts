// What drawing holds while it works, always in this order: the tournament's match category, then pools by id.
// `for no key update`: rows that point to them can still be inserted (realtime-and-jobs, "Events").
import type { EntityManager } from 'typeorm';
import { prepared } from '@gelanggang/platform/statements/prepared';

/** Membership of undrawn pools changes one at a time per tournament. False: the tournament has no such category. */
export async function lockEntries(
  manager: EntityManager,
  tournamentId: number,
  matchCategoryId: number,
): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `select 1 from tournament_match_category where tournament_id = $1 and match_category_id = $2 for no key update`,
    [tournamentId, matchCategoryId],
  );
  return rows.length > 0;
}

/** The same of the tournament that a tanding pool is of. */
export async function lockEntriesOf(manager: EntityManager, poolId: number): Promise<void> {
  await manager.query(
    `select 1 from tournament_match_category c join pool p on p.tournament_id = c.tournament_id
     where p.id = $1 and c.match_category_id = 1 for no key update of c`,
    [poolId],
  );
}

export interface LockedPool {
  id: number;
  drawingId: number;
  tournamentId: number;
  number: number;
  name: string;
  status: 'waiting' | 'ongoing';
  drawNumber: number;
  isLocked: boolean;
  matchChart: 0 | 2 | 4 | 6 | 8 | 16;
  drawingSeed: string;
  hasThirdPlace: boolean;
}

type AnyPool = Pick<LockedPool, 'id' | 'drawingId' | 'tournamentId' | 'status' | 'drawNumber' | 'isLocked'>;

/** A pool of tanding or seni; null where it or its tournament does not stand. */
export async function lockAnyPool(manager: EntityManager, poolId: number): Promise<AnyPool | null> {
  const rows: AnyPool[] = await manager.query(
    `select p.id, p.drawing_id as "drawingId", p.tournament_id as "tournamentId", p.status,
            p.draw_number as "drawNumber", p.is_locked as "isLocked"
     from pool p join tournament t on t.id = p.tournament_id and t.deleted_at is null
     where p.id = $1
     for no key update of p`,
    [poolId],
  );
  return rows[0] ?? null;
}

/** A tanding pool of a tournament that stands; null for any other id. */
export async function lockPool(manager: EntityManager, poolId: number): Promise<LockedPool | null> {
  const rows: LockedPool[] = await manager.query(
    prepared(`select p.id, p.drawing_id as "drawingId", p.tournament_id as "tournamentId", p.number, p.name, p.status,
            p.draw_number as "drawNumber", p.is_locked as "isLocked", d.match_chart as "matchChart",
            d.seed as "drawingSeed", t.has_third_place_match as "hasThirdPlace"
     from pool p
     join drawing d on d.id = p.drawing_id and d.match_category_id = 1
     join tournament t on t.id = p.tournament_id and t.deleted_at is null
     where p.id = $1
     for no key update of p`),
    [poolId],
  );
  return rows[0] ?? null;
}

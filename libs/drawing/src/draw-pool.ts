// Draws the bracket of one pool, for the first time or again. API and worker do it through here.
import type { DataSource, EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { mayRedraw } from '@gelanggang/domain/draw/advance';
import { DRAW_ALGORITHM, drawWith } from '@gelanggang/domain/draw/algorithms';
import { entriesText } from '@gelanggang/domain/draw/entries-text';
import { deriveSeed } from '@gelanggang/domain/random';
import { mayDraw } from '@gelanggang/domain/results/lone-entrants';
import { sha256 } from '@gelanggang/domain/sha256';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { tellMatches } from '@gelanggang/scheduling/tell-schedules';
import { insertBracket, removeBracket } from './bracket-rows';
import { readLoneRule } from '@gelanggang/medals/medals.queries';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { lockBracket } from './bracket-state';
import { poolUnits } from './entries.queries';
import { joinLate } from './join-pools';
import { lockEntriesOf, type LockedPool, lockPool } from './locks';
import { holdSchedules } from './lost-slots';
import { type DrawingRefusal, refuse } from './refusals';
import { newSeed } from './seed';

export type DrawOutcome = { ok: true; drawnNow: boolean } | DrawingRefusal;

/** Idempotent: a pool that is drawn stays as it is, and of two requests at once one draws. */
export function drawPool(dataSource: DataSource, poolId: number, accountId: number | null): Promise<DrawOutcome> {
  return writeWithEvents(dataSource, async (manager, emit): Promise<DrawOutcome> => {
    const pool = await lockPool(manager, poolId);
    if (!pool) return refuse('pool-not-found');
    if (pool.status === 'ongoing') return { ok: true, drawnNow: false };
    return draw(manager, emit, pool, { seed: seedOfNext(pool), reason: null, accountId, removed: [] });
  });
}

export interface Redraw {
  reason?: string;
  /** The draw that the asker saw; left out: whichever stands. */
  drawNumber?: number;
}

/** Takes a new seed, and who paid since; the old draw stays in the history. Refused once a match of the pool has started. */
export function redrawPool(
  dataSource: DataSource,
  poolId: number,
  redraw: Redraw,
  accountId: number | null,
): Promise<DrawOutcome> {
  return writeWithEvents(dataSource, async (manager, emit): Promise<DrawOutcome> => {
    await lockEntriesOf(manager, poolId);
    await holdSchedules(manager, [poolId]);
    const pool = await lockPool(manager, poolId);
    if (!pool) return refuse('pool-not-found');
    const reason = redraw.reason?.trim() || null;
    if (pool.status === 'waiting') {
      return draw(manager, emit, pool, { seed: seedOfNext(pool), reason, accountId, removed: [] });
    }
    if (pool.isLocked) return refuse('pool-locked');
    if (redraw.drawNumber !== undefined && redraw.drawNumber !== pool.drawNumber) return refuse('drawn-again');
    if (!mayRedraw(await lockBracket(manager, poolId)).ok) return refuse('pool-started');
    await joinLate(manager, emit, pool);
    return drawAgain(manager, emit, pool, { reason, accountId });
  });
}

/** In the place of the draw that stands; the caller holds the schedules and the pool, and has asked whether it may be drawn again. */
export async function drawAgain(
  manager: EntityManager,
  emit: Emit,
  pool: LockedPool,
  { reason, accountId, removed = [] }: Pick<Draw, 'reason' | 'accountId'> & { removed?: number[] },
): Promise<DrawOutcome> {
  const gone = [...removed, ...(await removeBracket(manager, emit, pool))];
  return draw(manager, emit, pool, { seed: newSeed(), reason, accountId, removed: gone });
}

/** The first draw follows from the seed of the drawing (domain-rules, Draw (tanding)); after one that was taken back that is known. */
const seedOfNext = (pool: LockedPool): string =>
  pool.drawNumber === 0 ? deriveSeed(pool.drawingSeed, `pool ${pool.number}`) : newSeed();

/** How many the class of the pool has, in all its pools. */
async function entrantsOf(manager: EntityManager, pool: LockedPool): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    `select count(*)::int as count from pool_unit u join pool p on p.id = u.pool_id
     where p.drawing_id = $1 and not u.is_dummy`,
    [pool.drawingId],
  );
  return row?.count ?? 0;
}

interface Draw {
  seed: string;
  reason: string | null;
  accountId: number | null;
  removed: number[];
}

async function draw(manager: EntityManager, emit: Emit, pool: LockedPool, how: Draw): Promise<DrawOutcome> {
  const units = await poolUnits(manager, pool.id);
  if (units.length === 1 && !mayDraw(await readLoneRule(manager, pool.tournamentId), await entrantsOf(manager, pool)))
    return refuse('must-merge');
  const { matchChart: chart, hasThirdPlace } = pool;
  const bracket = drawWith(DRAW_ALGORITHM, units, { chart, seed: how.seed, hasThirdPlace });
  if (!bracket.ok) return refuse('pool-empty');
  const fingerprint = sha256(entriesText(units));
  const matchIds = await insertBracket(manager, pool, bracket.matches);
  await manager.query(
    prepared(`update pool set status = 'ongoing', seed = $2, draw_number = draw_number + 1, entries_fingerprint = $3,
            is_changed_by_hand = false, drawn_at = now(), drawn_by = $4
     where id = $1`),
    [pool.id, how.seed, fingerprint, how.accountId],
  );
  await manager.query(
    prepared(`insert into draw_history (pool_id, draw_number, seed, entries_fingerprint, entries, bracket, reason, drawn_by,
                               algorithm)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`),
    [
      pool.id,
      pool.drawNumber + 1,
      how.seed,
      fingerprint,
      JSON.stringify(units),
      JSON.stringify({ chart, hasThirdPlace, matches: bracket.matches }),
      how.reason,
      how.accountId,
      DRAW_ALGORITHM,
    ],
  );
  emit(streams.tournament(pool.tournamentId), 'bracket.drawn', { pool_id: pool.id, removed_match_ids: how.removed });
  tellMatches(emit, pool.tournamentId, matchIds);
  emit(streams.staff(pool.tournamentId), 'pools.changed', {
    tournament_id: pool.tournamentId,
    drawing_id: pool.drawingId,
  });
  return { ok: true, drawnNow: true };
}

// Draws one pool of seni anew, with a new seed and the same units: POST /seni/matches/{poolId}/regenerate-pool.
import type { DataSource } from 'typeorm';
import type { LostSchedule } from '@gelanggang/contract/seni-answers';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { newSeed } from '../seed';
import { drawSeniPools } from './draw-seni-pools';
import { markSchedules } from '../lost-slots';
import { tellStaff } from './seni-drawings';
import { findSeniDrawing, lockPools } from './seni-locks';
import { refuseSeni, type SeniRefusal } from './seni-refusals';

export interface SeniRedraw {
  reason: string | null;
  /** The draw that the asker saw; left out: whichever stands. */
  drawNumber?: number;
}

export type RedrawOutcome = { ok: true; schedules: LostSchedule[] } | SeniRefusal;

/** The old draw stays in the history. Refused once a performance has started, or the best have gone on. */
export function redrawSeniPool(
  dataSource: DataSource,
  poolId: number,
  redraw: SeniRedraw,
  accountId: number,
): Promise<RedrawOutcome> {
  return writeWithEvents(dataSource, async (manager, emit): Promise<RedrawOutcome> => {
    const rows: { drawingId: number }[] = await manager.query(
      'select drawing_id as "drawingId" from pool where id = $1',
      [poolId],
    );
    const drawing = rows[0] && (await findSeniDrawing(manager, rows[0].drawingId));
    if (!drawing) return refuseSeni('pool-not-found');
    const { pools, held } = await lockPools(manager, [poolId]);
    const [pool] = pools;
    // removed in the moment since
    if (!pool) return refuseSeni('pool-not-found');
    if (pool.isLocked) return refuseSeni('pool-locked');
    if (redraw.drawNumber !== undefined && redraw.drawNumber !== pool.drawNumber) return refuseSeni('drawn-again');
    if (pool.hasStarted) return refuseSeni('pool-started');
    const removed: [{ id: number }[], number] = await manager.query(
      'delete from match where pool_id = $1 returning id',
      [poolId],
    );
    await drawSeniPools(
      manager,
      emit,
      drawing,
      [{ id: poolId, drawNumber: pool.drawNumber, seed: newSeed(), drawingSeed: null }],
      {
        reason: redraw.reason,
        accountId,
        removedMatchIds: removed[0].map(({ id }) => ({ poolId, id })).sort((a, b) => a.id - b.id),
      },
    );
    tellStaff(emit, drawing);
    return { ok: true, schedules: await markSchedules(manager, emit, drawing.tournamentId, held) };
  });
}

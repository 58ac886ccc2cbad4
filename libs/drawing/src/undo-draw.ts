// Takes a draw back with a reason, so that its class can be divided or joined anew; only while nothing rests on it.
import type { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { mayRedraw } from '@gelanggang/domain/draw/advance';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { removeBracket } from './bracket-rows';
import { lockBracket } from './bracket-state';
import { recordChange } from './draw-changes';
import { joinLate } from './join-pools';
import { lockEntriesOf, lockPool } from './locks';
import { holdSchedules, readHeldSchedules } from './lost-slots';
import { refuse } from './refusals';
import type { HandOutcome } from './swap-pool-slots';

interface Undo {
  reason: string;
  /** The draw that the asker saw; left out: whichever stands. */
  drawNumber?: number;
}

/**
 * The pool waits to be drawn again; the draws that were stay in its history. The next one takes a seed of its own, as a
 * regenerate does: by then the seed of the drawing may be known, and a bracket must not be foreseen.
 */
export function undoDraw(
  dataSource: DataSource,
  poolId: number,
  { reason, drawNumber }: Undo,
  accountId: number | null,
): Promise<HandOutcome> {
  return writeWithEvents(dataSource, async (manager, emit): Promise<HandOutcome> => {
    await lockEntriesOf(manager, poolId);
    await holdSchedules(manager, [poolId]);
    const pool = await lockPool(manager, poolId);
    if (!pool) return refuse('pool-not-found');
    if (pool.status === 'waiting') return refuse('pool-not-drawn');
    if (pool.isLocked) return refuse('pool-locked');
    if (drawNumber !== undefined && drawNumber !== pool.drawNumber) return refuse('drawn-again');
    if (!mayRedraw(await lockBracket(manager, poolId)).ok) return refuse('pool-started');
    if ((await readHeldSchedules(manager, [poolId])).length > 0) return refuse('pool-scheduled');
    const removed = await removeBracket(manager, emit, pool);
    await manager.query(
      `update pool set status = 'waiting', seed = null, entries_fingerprint = null, is_changed_by_hand = false,
              drawn_at = null, drawn_by = null
       where id = $1`,
      [pool.id],
    );
    await joinLate(manager, emit, pool);
    await recordChange(manager, pool, { kind: 'undone', detail: {}, reason, accountId });
    emit(streams.tournament(pool.tournamentId), 'bracket.drawn', { pool_id: pool.id, removed_match_ids: removed });
    emit(streams.staff(pool.tournamentId), 'pools.changed', {
      tournament_id: pool.tournamentId,
      drawing_id: pool.drawingId,
    });
    return { ok: true };
  });
}

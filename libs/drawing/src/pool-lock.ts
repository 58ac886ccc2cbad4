// Closes a drawn pool against every change, and opens it again; both with who and why.
import type { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { recordChange } from './draw-changes';
import { lockAnyPool } from './locks';
import { refuse } from './refusals';
import type { HandOutcome } from './swap-pool-slots';

export function setPoolLocked(
  dataSource: DataSource,
  poolId: number,
  isLocked: boolean,
  reason: string,
  accountId: number | null,
): Promise<HandOutcome> {
  return writeWithEvents(dataSource, async (manager, emit): Promise<HandOutcome> => {
    const pool = await lockAnyPool(manager, poolId);
    if (!pool) return refuse('pool-not-found');
    if (pool.status === 'waiting') return refuse('pool-not-drawn');
    if (pool.isLocked === isLocked) return refuse(isLocked ? 'pool-is-locked' : 'pool-not-locked');
    await manager.query('update pool set is_locked = $2 where id = $1', [poolId, isLocked]);
    await recordChange(manager, pool, { kind: isLocked ? 'locked' : 'unlocked', detail: {}, reason, accountId });
    emit(streams.tournament(pool.tournamentId), 'pool.changed', { pool_id: poolId });
    emit(streams.staff(pool.tournamentId), 'pools.changed', {
      tournament_id: pool.tournamentId,
      drawing_id: pool.drawingId,
    });
    return { ok: true };
  });
}

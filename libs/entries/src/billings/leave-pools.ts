// Members of a billing that is paid no longer leave the pools that are not drawn yet.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { Emit } from '@gelanggang/platform/events/event-log';

export interface PoolOfBilling {
  id: number;
  drawingId: number;
  tournamentId: number;
  isDrawn: boolean;
}

/** Held until the transaction is over, in order of id, so that none is drawn meanwhile. */
export function lockPoolsOf(manager: EntityManager, billingId: number): Promise<PoolOfBilling[]> {
  return manager.query(
    `select p.id, p.drawing_id as "drawingId", p.tournament_id as "tournamentId", p.status = 'ongoing' as "isDrawn"
     from pool p
     where p.id in (
       select u.pool_id from pool_unit u
       join pool_unit_member m on m.unit_id = u.id
       join participant a on a.id = m.participant_id
       where a.billing_id = $1)
     order by p.id
     for no key update of p`,
    [billingId],
  );
}

export async function leavePools(
  manager: EntityManager,
  emit: Emit,
  billingId: number,
  pools: readonly PoolOfBilling[],
): Promise<void> {
  if (pools.length === 0) return;
  await manager.query(
    `delete from pool_unit where pool_id = any($2) and id in (
       select m.unit_id from pool_unit_member m join participant a on a.id = m.participant_id where a.billing_id = $1)`,
    [billingId, pools.map((pool) => pool.id)],
  );
  for (const { drawingId, tournamentId } of new Map(pools.map((pool) => [pool.drawingId, pool])).values()) {
    emit(streams.staff(tournamentId), 'pools.changed', { tournament_id: tournamentId, drawing_id: drawingId });
  }
}

// Participants whose fee or class is no longer what a draw would take leave the pools that are not drawn yet.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { Emit } from '@gelanggang/platform/events/event-log';

export interface PoolOfParticipants {
  id: number;
  drawingId: number;
  tournamentId: number;
  isDrawn: boolean;
}

export async function participantsOfBilling(manager: EntityManager, billingId: number): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>('select id from participant where billing_id = $1 order by id', [
    billingId,
  ]);
  return rows.map(({ id }) => id);
}

/** Held until the transaction is over, in order of id, so that none is drawn meanwhile. */
export function lockPoolsOf(manager: EntityManager, participantIds: readonly number[]): Promise<PoolOfParticipants[]> {
  return manager.query(
    `select p.id, p.drawing_id as "drawingId", p.tournament_id as "tournamentId", p.status = 'ongoing' as "isDrawn"
     from pool p
     where p.id in (
       select u.pool_id from pool_unit u
       join pool_unit_member m on m.unit_id = u.id
       where m.participant_id = any($1::bigint[]))
     order by p.id
     for no key update of p`,
    [participantIds],
  );
}

/** Their units are gone, also for whoever stands in a pair or a team with one of them. */
export async function leavePools(
  manager: EntityManager,
  emit: Emit,
  participantIds: readonly number[],
  pools: readonly PoolOfParticipants[],
): Promise<void> {
  if (pools.length === 0) return;
  await manager.query(
    `delete from pool_unit where pool_id = any($2) and id in (
       select m.unit_id from pool_unit_member m where m.participant_id = any($1::bigint[]))`,
    [participantIds, pools.map((pool) => pool.id)],
  );
  for (const { drawingId, tournamentId } of new Map(pools.map((pool) => [pool.drawingId, pool])).values()) {
    emit(streams.staff(tournamentId), 'pools.changed', { tournament_id: tournamentId, drawing_id: drawingId });
  }
}

// News of changed entries for the staff of each tournament that the contingent is in.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { Emit } from '@gelanggang/platform/events/event-log';

export async function tellEntries(
  manager: EntityManager,
  emit: Emit,
  contingentId: number,
  members: number,
): Promise<void> {
  const entered = await manager.query<{ id: number }[]>(
    'select tournament_id as id from contingent_registration where contingent_id = $1 order by tournament_id',
    [contingentId],
  );
  for (const { id } of entered) {
    emit(streams.staff(id), 'entries.changed', { tournament_id: id, contingents: 0, members });
  }
}

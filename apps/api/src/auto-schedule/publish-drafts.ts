// Publishes all draft schedules of a tournament at once: a taken plan makes many.
import type { EntityManager } from 'typeorm';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { lockNumbering } from '@gelanggang/scheduling/number-slots';
import { publishSlots } from '@gelanggang/scheduling/publish-slots';
import { tellSchedule } from '@gelanggang/scheduling/tell-schedules';
import { conflict, notFound } from '../http/refusals';

/** How many there were; 409 without any. */
export async function publishDrafts(manager: EntityManager, emit: Emit, tournamentId: number): Promise<number> {
  if ((await lockNumbering(manager, tournamentId)) === null) throw notFound('Turnamen tidak ditemukan.');
  await manager.query('select 1 from tournament_arena where tournament_id = $1 order by id for no key update', [
    tournamentId,
  ]);
  const drafts = await manager.query<{ id: number }[]>(
    'select id from schedule where tournament_id = $1 and is_draft order by id for no key update',
    [tournamentId],
  );
  if (drafts.length === 0) throw conflict('Tidak ada jadwal draf untuk diterbitkan.');
  const ids = drafts.map(({ id }) => id);
  await manager.query(
    'update schedule set is_draft = false, version = version + 1, updated_at = now() where id = any($1::bigint[])',
    [ids],
  );
  for (const id of ids) await publishSlots(manager, id);
  for (const id of ids) tellSchedule(emit, tournamentId, id);
  return drafts.length;
}

// Publishes all draft schedules of a tournament at once: a taken plan makes many.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { readLiveSchedules } from '@gelanggang/database/queries/live-schedule.queries';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { lockNumbering } from '@gelanggang/scheduling/number-slots';
import { publishSlots } from '@gelanggang/scheduling/publish-slots';
import { conflict, notFound } from '../http/refusals';
import { withFollowers } from '@gelanggang/scheduling/with-followers';

/** How many there were; 409 without any. */
export async function publishDrafts(manager: EntityManager, emit: Emit, tournamentId: number): Promise<number> {
  if ((await lockNumbering(manager, tournamentId)) === null) throw notFound('Turnamen tidak ditemukan.');
  await manager.query('select 1 from tournament_arena where tournament_id = $1 order by id for no key update', [
    tournamentId,
  ]);
  const drafts = await manager.query<{ id: number; matchIds: number[] }[]>(
    `select s.id, coalesce((select json_agg(d.match_id) from schedule_detail d where d.schedule_id = s.id), '[]')
       as "matchIds"
     from schedule s where s.tournament_id = $1 and s.is_draft order by s.id for no key update`,
    [tournamentId],
  );
  if (drafts.length === 0) throw conflict('Tidak ada jadwal draf untuk diterbitkan.');
  const ids = drafts.map(({ id }) => id);
  await manager.query(
    'update schedule set is_draft = false, version = version + 1, updated_at = now() where id = any($1::bigint[])',
    [ids],
  );
  for (const id of ids) await publishSlots(manager, id);
  const matchIdsOf = new Map(drafts.map(({ id, matchIds }) => [id, matchIds]));
  for (const schedule of await readLiveSchedules(manager, { scheduleIds: ids })) {
    const matches = await withFollowers(manager, matchIdsOf.get(schedule.id) ?? []);
    emit(streams.tournament(tournamentId), 'schedule.saved', { schedule, matches });
  }
  return drafts.length;
}

// Remembers where matches stood when their schedule was announced: what differs later is marked as changed.
import type { EntityManager } from 'typeorm';

/**
 * To be called after every save of a schedule that is no draft. The first time its matches are remembered where they
 * stand; a match that comes later is one that the announcement did not have.
 */
export async function publishSlots(manager: EntityManager, scheduleId: number): Promise<void> {
  await manager.query(
    `insert into published_slot (match_id, tournament_id, arena_id, scheduled_date, start_time, number)
     select d.match_id, d.tournament_id,
       case when s.published_at is null then s.tournament_arena_id end,
       case when s.published_at is null then s.scheduled_date end,
       case when s.published_at is null then d.start_time end,
       case when s.published_at is null then d.number end
     from schedule s join schedule_detail d on d.schedule_id = s.id
     where s.id = $1 and not s.is_draft
     on conflict (match_id) do nothing`,
    [scheduleId],
  );
  await manager.query(
    'update schedule set published_at = now() where id = $1 and not is_draft and published_at is null',
    [scheduleId],
  );
}

/** The changes of a schedule have been announced: its matches stand where everybody knows them to be. */
export async function announceChanges(manager: EntityManager, scheduleId: number): Promise<number[]> {
  const rows = await manager.query<{ match_id: number }[]>(
    `insert into published_slot (match_id, tournament_id, arena_id, scheduled_date, start_time, number)
     select d.match_id, d.tournament_id, s.tournament_arena_id, s.scheduled_date, d.start_time, d.number
     from schedule s join schedule_detail d on d.schedule_id = s.id
     where s.id = $1 and not s.is_draft
     on conflict (match_id) do update set arena_id = excluded.arena_id, scheduled_date = excluded.scheduled_date,
       start_time = excluded.start_time, number = excluded.number, published_at = now()
     where (published_slot.arena_id, published_slot.scheduled_date, published_slot.start_time, published_slot.number)
       is distinct from (excluded.arena_id, excluded.scheduled_date, excluded.start_time, excluded.number)
     returning match_id`,
    [scheduleId],
  );
  return rows.map((row) => row.match_id);
}

// Schedules that lose matches to a new draw: held before the pools, marked, and named to who asked for the draw.
import type { EntityManager } from 'typeorm';
import type { LostSchedule } from '@gelanggang/contract/seni-answers';
import { clockTime, longDate } from '@gelanggang/domain/words/dates';
import type { Emit } from '@gelanggang/platform/events/event-log';
import { tellRemaining } from '@gelanggang/scheduling/tell-schedules';

export interface HeldSchedule extends LostSchedule {
  isDraft: boolean;
}

/** Before the pools are locked: saving a schedule takes the schedule first, then its matches. */
export async function holdSchedules(manager: EntityManager, poolIds: readonly number[]): Promise<void> {
  await manager.query(
    `select 1 from schedule where id in (
       select d.schedule_id from schedule_detail d join match m on m.id = d.match_id where m.pool_id = any($1::bigint[]))
     order by id for no key update`,
    [poolIds],
  );
}

/** Once the pools and their matches are locked: nobody schedules one of them meanwhile. */
export async function readHeldSchedules(manager: EntityManager, poolIds: readonly number[]): Promise<HeldSchedule[]> {
  const rows: { id: number; arena: string; date: string; time: string; lost: number; isDraft: boolean }[] =
    await manager.query(
      `select s.id, a.name as arena, s.scheduled_date as date, to_char(s.start_time, 'HH24:MI') as time,
              count(*)::int as lost, s.is_draft as "isDraft"
       from schedule_detail d
       join match m on m.id = d.match_id
       join schedule s on s.id = d.schedule_id
       join tournament_arena a on a.id = s.tournament_arena_id
       where m.pool_id = any($1::bigint[])
       group by s.id, a.name order by s.scheduled_date, s.start_time, s.id`,
      [poolIds],
    );
  return rows.map((row) => ({
    id: row.id,
    name: `${row.arena}, ${longDate(row.date)}, ${clockTime(row.time)}`,
    lost: row.lost,
    isDraft: row.isDraft,
  }));
}

/** Once the matches are gone: the schedules say that they must be rebuilt, and tell their live pages what is left. */
export async function markSchedules(
  manager: EntityManager,
  emit: Emit,
  tournamentId: number,
  held: readonly HeldSchedule[],
): Promise<LostSchedule[]> {
  const ids = held.map((schedule) => schedule.id);
  if (ids.length === 0) return [];
  await manager.query(
    `update schedule set needs_rebuild = true, version = version + 1, updated_at = now() where id = any($1::bigint[])`,
    [ids],
  );
  const published = held.filter((schedule) => !schedule.isDraft);
  for (const { id } of published) tellRemaining(emit, tournamentId, id);
  return published.map(({ id, name, lost }) => ({ id, name, lost }));
}

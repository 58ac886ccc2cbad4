// Sessions as everybody may see them; drafts stay hidden.
import type { LiveSchedule } from '@gelanggang/contract/live';
import type { StreamLock, Whole } from '@gelanggang/contract/told-whole';
import { prepared } from '@gelanggang/platform/statements/prepared';
import type { EntityManager } from 'typeorm';
import type { MatchKind } from '@gelanggang/domain/words/labels';

export type LiveScheduleFilter =
  { scheduleIds: readonly number[] } | { tournamentId: number; kind: MatchKind } | { arenaId: number; date: string };

/** By day, hour and arena. */
export async function readLiveSchedules(
  manager: EntityManager & StreamLock,
  filter: LiveScheduleFilter,
): Promise<Whole<LiveSchedule>[]>;
export async function readLiveSchedules(manager: EntityManager, filter: LiveScheduleFilter): Promise<LiveSchedule[]>;
export async function readLiveSchedules(manager: EntityManager, filter: LiveScheduleFilter): Promise<LiveSchedule[]> {
  if ('scheduleIds' in filter) return read(manager, 'id = any($1::bigint[])', [filter.scheduleIds]);
  if ('arenaId' in filter) {
    return read(manager, 'tournament_arena_id = $1 and scheduled_date = $2::date', [filter.arenaId, filter.date]);
  }
  return read(manager, 'tournament_id = $1 and kind = $2', [filter.tournamentId, filter.kind]);
}

function read(manager: EntityManager, condition: string, parameters: unknown[]): Promise<LiveSchedule[]> {
  return manager.query<LiveSchedule[]>(
    prepared(`select id, tournament_arena_id as arena_id, kind, scheduled_date, to_char(start_time, 'HH24:MI') as start_time,
       to_char(end_time, 'HH24:MI') as end_time, note
     from schedule where not is_draft and ${condition}
     order by scheduled_date, start_time, tournament_arena_id, id`),
    parameters,
  );
}

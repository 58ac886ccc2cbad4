// What an auto-schedule was asked for, from the wire to the domain; apart from the request classes, which the web cannot load.
import type { PlanSettings } from '@gelanggang/domain/schedule/auto/plan-settings';
import type { AutoScheduleParams } from './auto-schedule';

export function toPlanSettings(params: AutoScheduleParams): PlanSettings {
  return {
    scope: params.scope,
    arenaIds: params.arena_ids,
    sessions: params.sessions.map((session) => ({
      date: session.date,
      start: session.start_time,
      end: session.end_time,
      arenaIds: session.arena_ids,
      ageCategoryIds: session.age_category_ids,
    })),
    lengths: params.lengths.map((length) => ({
      ageCategoryId: length.age_category_id,
      tanding: length.tanding_minutes,
      seni: length.seni_minutes,
    })),
    restMinutes: params.rest_minutes,
    changeOverMinutes: params.change_over_minutes,
  };
}

// What an auto-schedule was asked for, from the wire to the domain; apart from the request classes, which the web cannot load.
import type { PlanRule } from '@gelanggang/domain/schedule/auto/plan-rules';
import type { PlanSettings } from '@gelanggang/domain/schedule/auto/plan-settings';
import type { AutoScheduleParams } from './auto-schedule';
import type { AutoScheduleRule } from './plan-rules';

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
    rules: (params.rules ?? []).map(toPlanRule),
  };
}

/** Of a rule that was checked: what its kind needs is there. */
export function toPlanRule(rule: AutoScheduleRule): PlanRule {
  const { date, start_time: start, end_time: end, arena_ids: arenaIds, age_category_ids: ageCategoryIds } = rule;
  switch (rule.kind) {
    case 'most-per-day':
      return { kind: rule.kind, most: rule.most ?? 1 };
    case 'round-from':
      return { kind: rule.kind, round: rule.round ?? 'final', date, start };
    case 'finals-at':
      return { kind: rule.kind, date, arenaIds };
    case 'age-hours':
      return { kind: rule.kind, ageCategoryIds, start: start ?? '', end: end ?? '' };
    case 'spread':
      return { kind: rule.kind };
    case 'ceremony':
      return { kind: rule.kind, name: rule.name ?? '', date: date ?? '', start: start ?? '', end: end ?? '', arenaIds };
  }
}

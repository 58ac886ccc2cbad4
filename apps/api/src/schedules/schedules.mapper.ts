// Schedules and their matches as the specification's answers name them (spec 2 §3, "Match schedule").
import type { LiveCorner, LiveMatch } from '@gelanggang/contract/live';
import type { ScheduleAnswer, ScheduledMatch, ScheduleParticipant, ScheduleRow } from '@gelanggang/contract/schedules';
import { partaiName } from '@gelanggang/domain/schedule/partai-names';
import type { PoolPlace } from './pool-places.queries';
import type { ScheduleRecord, ScheduleRecords } from './schedule-records.queries';

export function toScheduleRows(records: ScheduleRecords): ScheduleRow[] {
  return records.schedules.map((schedule) => toScheduleRow(schedule, records));
}

export function toScheduleAnswer(records: ScheduleRecords): ScheduleAnswer {
  const [schedule] = records.schedules;
  if (!schedule) throw new Error('A schedule was read, then asked for without being there.');
  const row = toScheduleRow(schedule, records);
  return {
    ...row,
    tournament_id: row.tournament.id,
    tournament_arena_id: row.arena.id,
    age_category_id: row.age_category?.id ?? null,
    match_category_id: only(schedule.matchCategoryIds),
    mode: schedule.mode,
    version: schedule.version,
  };
}

function toScheduleRow(schedule: ScheduleRecord, { slots, matches, pools }: ScheduleRecords): ScheduleRow {
  return {
    id: schedule.id,
    kind: schedule.kind,
    tournament: schedule.tournament,
    arena: { id: schedule.arena.id, name: schedule.arena.name },
    scheduled_date: schedule.scheduledDate,
    start_time: schedule.startTime,
    end_time: schedule.endTime,
    note: schedule.note,
    age_category: only(schedule.ageCategories),
    age_categories: schedule.ageCategories,
    round_label: only(schedule.roundLabels),
    round_labels: schedule.roundLabels,
    is_draft: schedule.isDraft,
    needs_rebuild: schedule.needsRebuild,
    published_at: schedule.publishedAt?.toISOString() ?? null,
    details: (slots.get(schedule.id) ?? []).flatMap((slot) => {
      const match = matches.get(slot.matchId);
      const pool = match && pools.get(match.pool_id);
      if (!pool) return [];
      const shown = toScheduledMatch(match, pool);
      const isTanding = match.kind === 'tanding';
      return {
        id: slot.id,
        tournament_match_id: isTanding ? slot.matchId : null,
        seni_match_id: isTanding ? null : slot.matchId,
        order: slot.order,
        number: slot.number,
        partai: partaiName(schedule.arena.code, slot.number),
        start_time: slot.startTime,
        note: slot.note,
        tournament_match: isTanding ? shown : null,
        seni_match: isTanding ? null : shown,
      };
    }),
  };
}

export function toScheduledMatch(match: LiveMatch, pool: PoolPlace): ScheduledMatch {
  return {
    id: match.id,
    kind: match.kind,
    round: match.round,
    round_label: match.round_label,
    position: match.position,
    status: match.status,
    pool: {
      id: pool.id,
      name: match.pool_name,
      match_category_id: pool.matchCategoryId,
      age_category: pool.ageCategory,
      gender: match.gender,
      category_class:
        pool.classId === null
          ? null
          : {
              id: pool.classId,
              name: match.class_name,
              match_category_id: pool.matchCategoryId,
              age_category_id: pool.ageCategory.id,
            },
    },
    participant_one: participantOf(match.blue),
    participant_two: participantOf(match.red),
    seni_match_id: match.kind === 'seni' ? match.id : null,
  };
}

function participantOf(corner: LiveCorner): ScheduleParticipant {
  return { name: corner.name, contingent: { name: corner.contingent }, state: corner.state };
}

function only<T>(values: readonly T[]): T | null {
  return values.length === 1 ? (values[0] ?? null) : null;
}

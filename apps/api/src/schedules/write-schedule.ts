// The rows of a schedule: itself, its categories and its slots.
import type { EntityManager } from 'typeorm';
import type { ScheduleRequest } from '@gelanggang/contract/schedules';
import { ScheduleEntity } from '@gelanggang/database/entities/schedule.entity';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { idOf, type SelectedMatch } from './schedule-rules';

/** What follows from the selected matches. */
export interface Content {
  kind: MatchKind;
  /** Of seni only. */
  mode: 'default' | 'battle' | null;
  /** First round first; none for performances in pools. */
  roundLabels: string[];
}

export async function insertSchedule(manager: EntityManager, body: ScheduleRequest, content: Content): Promise<number> {
  const { id } = await manager.save(ScheduleEntity, columnsOf(body, content));
  return id;
}

export async function updateSchedule(
  manager: EntityManager,
  id: number,
  body: ScheduleRequest,
  content: Content,
): Promise<void> {
  await manager.update(
    ScheduleEntity,
    { id },
    { ...columnsOf(body, content), updatedAt: new Date(), version: () => 'version + 1' },
  );
}

function columnsOf(body: ScheduleRequest, content: Content) {
  return {
    tournamentId: body.tournament_id,
    tournamentArenaId: body.tournament_arena_id,
    kind: content.kind,
    mode: content.mode,
    scheduledDate: body.scheduled_date,
    startTime: body.start_time,
    endTime: body.end_time ?? null,
    note: body.note ?? '',
    roundLabels: content.roundLabels,
    isDraft: body.is_draft ?? false,
    // whoever saves it has seen what it holds now
    needsRebuild: false,
  };
}

/** Puts the selection in the place of the slots that were there; the categories are those of its matches. */
export async function replaceSlots(
  manager: EntityManager,
  id: number,
  body: ScheduleRequest,
  selected: readonly SelectedMatch[],
): Promise<void> {
  await manager.query('delete from schedule_detail where schedule_id = $1', [id]);
  await manager.query(
    `insert into schedule_detail (schedule_id, tournament_id, match_id, "order", start_time, note)
     select $1, $2, slot.* from unnest($3::bigint[], $4::integer[], $5::time[], $6::text[]) as slot`,
    [
      id,
      body.tournament_id,
      body.matches.map(idOf),
      body.matches.map((match) => match.order),
      body.matches.map((match) => match.start_time),
      body.matches.map((match) => match.note ?? ''),
    ],
  );
  await manager.query('delete from schedule_age_category where schedule_id = $1', [id]);
  await manager.query('delete from schedule_match_category where schedule_id = $1', [id]);
  await manager.query(
    'insert into schedule_age_category (schedule_id, age_category_id) select $1, unnest($2::bigint[])',
    [id, [...new Set(selected.map((match) => match.ageCategoryId))]],
  );
  await manager.query(
    'insert into schedule_match_category (schedule_id, match_category_id) select $1, unnest($2::bigint[])',
    [id, [...new Set(selected.map((match) => match.matchCategoryId))]],
  );
}

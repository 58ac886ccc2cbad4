// Moves matches of an open plan: all of them or none.
import type { EntityManager } from 'typeorm';
import type { AutoScheduleSlot, MoveSlotsRequest } from '@gelanggang/contract/auto-schedule';
import { invalid, type Said } from '../http/refusals';
import type { PlanRow } from './plan-rows.queries';
import { thingSentences } from '../http/sentences';
import { autoScheduleSentences } from './sentences';

export async function moveSlots(
  manager: EntityManager,
  plan: PlanRow,
  { slots }: MoveSlotsRequest,
): Promise<AutoScheduleSlot[]> {
  await refuseForeign(manager, plan, slots);
  const moved = slots.map(({ match_id, place, is_pinned }) => ({
    match_id,
    place: place && { ...place },
    // what somebody has put somewhere stays there when the rest is planned again, unless they say otherwise
    is_pinned: place !== null && (is_pinned ?? true),
    reason: place ? null : ('by-hand' as const),
  }));
  await manager.query(
    `update schedule_plan_slot s set arena_id = m.arena_id, scheduled_date = m.scheduled_date, start_time = m.start_time,
       is_pinned = m.is_pinned, reason = m.reason
     from unnest($2::bigint[], $3::bigint[], $4::date[], $5::time[], $6::boolean[], $7::text[])
       as m (match_id, arena_id, scheduled_date, start_time, is_pinned, reason)
     where s.plan_id = $1 and s.match_id = m.match_id`,
    [
      plan.id,
      moved.map(({ match_id }) => match_id),
      moved.map(({ place }) => place?.arena_id ?? null),
      moved.map(({ place }) => place?.scheduled_date ?? null),
      moved.map(({ place }) => place?.start_time ?? null),
      moved.map(({ is_pinned }) => is_pinned),
      moved.map(({ reason }) => reason),
    ],
  );
  // two that begin at once are refused here, where they still have a name
  await manager.query('set constraints schedule_plan_slot_plan_id_arena_id_scheduled_date_start_ti_key immediate');
  return moved;
}

async function refuseForeign(manager: EntityManager, plan: PlanRow, slots: MoveSlotsRequest['slots']): Promise<void> {
  const [known] = await manager.query<{ matches: number[]; arenas: number[] }[]>(
    `select coalesce((select json_agg(match_id) from schedule_plan_slot where plan_id = $1), '[]') as matches,
       coalesce((select json_agg(id) from tournament_arena where tournament_id = $2), '[]') as arenas`,
    [plan.id, plan.tournamentId],
  );
  const matches = new Set(known?.matches ?? []);
  const arenas = new Set(known?.arenas ?? []);
  const seen = new Set<number>();
  const faults: Record<string, Said[]> = {};
  slots.forEach(({ match_id, place }, index) => {
    if (!matches.has(match_id)) faults[`slots.${index}.match_id`] = [autoScheduleSentences.notInPlan];
    else if (seen.has(match_id)) faults[`slots.${index}.match_id`] = [autoScheduleSentences.namedTwice];
    else if (place && !arenas.has(place.arena_id)) {
      faults[`slots.${index}.place`] = [thingSentences.arenaOfTournament];
    }
    seen.add(match_id);
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

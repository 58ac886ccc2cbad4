// A plan with the matches that it places, and those that stay around them, as the board reads it.
import type { AutoScheduleAnswer, AutoScheduleTask } from '@gelanggang/contract/auto-schedule';
import type { LiveMatch } from '@gelanggang/contract/live';
import { wallDate, wallTime } from '@gelanggang/domain/schedule/auto/plan-types';
import { isPlanned, type WorldTask } from '@gelanggang/domain/schedule/auto/plan-world';
import { type PlanRow, type SlotRow, toSlot } from './plan-rows.queries';
import { problemsOf } from './plan-problems';

export interface PlanRecords {
  plan: PlanRow;
  slots: readonly SlotRow[];
  world: readonly WorldTask[];
  names: ReadonlyMap<number, string>;
  matches: ReadonlyMap<number, LiveMatch>;
  arenas: ReadonlyMap<number, string>;
}

export function toPlanAnswer({ plan, slots, world, names, matches, arenas }: PlanRecords): AutoScheduleAnswer {
  const slotOf = new Map(slots.map((slot) => [slot.matchId, slot]));
  const tasks = world.flatMap((task) => toTask(task, slotOf.get(task.id), matches));
  const people = new Set(tasks.flatMap((task) => task.people));
  return {
    id: plan.id,
    version: plan.version,
    settings: plan.settings,
    created_by: plan.createdBy,
    updated_at: plan.updatedAt.toISOString(),
    planned_end: plan.plannedEnd,
    lower_bound: plan.lowerBound,
    rule_costs: plan.ruleCosts,
    tasks,
    people: Object.fromEntries([...names].filter(([person]) => people.has(person))),
    problems: problemsOf(slots, world, arenas),
    missing_matches: world.filter((task) => isPlanned(task, plan.settings) && !slotOf.has(task.id)).length,
  };
}

/** None for a match that neither the plan nor a schedule has. */
function toTask(
  task: WorldTask,
  slot: SlotRow | undefined,
  matches: ReadonlyMap<number, LiveMatch>,
): AutoScheduleTask[] {
  const [first, second] = task.matchIds.map((id) => matches.get(id));
  if (!first || (!slot && !task.place)) return [];
  const place = task.place && {
    arena_id: task.place.arenaId,
    scheduled_date: wallDate(task.place.start),
    start_time: wallTime(task.place.start),
  };
  return [
    {
      ...(slot ? toSlot(slot) : { match_id: task.id, place, is_pinned: false, reason: null }),
      kind: task.kind,
      is_single: task.kind === 'seni' && !task.isBattle,
      match_category: first.match_category,
      pool_id: task.poolId,
      pool_name: first.pool_name,
      age_category_id: task.ageCategoryId,
      age_category: first.age_category,
      gender: first.gender,
      class_name: first.class_name,
      round_label: first.round_label,
      blue: first.blue,
      red: second ? second.red : first.red,
      length_minutes: slot?.lengthMinutes ?? task.length,
      people: [...task.people],
      feeders: [...task.feeders],
      is_kept: !slot,
    },
  ];
}

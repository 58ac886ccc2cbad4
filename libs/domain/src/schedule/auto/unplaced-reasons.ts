// Why a match of a plan has no place.
import { DayCount } from './day-count';
import type { Pass } from './list-pass';
import { dayStart, type PlanInput, type PlanTask, type Unplaced, type UnplacedReason } from './plan-types';
import type { Prepared } from './prepared';
import { DAY, mayStandOn, nextStart, type TaskLimits } from './task-limits';

export function unplacedOf(input: PlanInput, prepared: Prepared, pass: Pass): Unplaced[] {
  const days = countedDays(prepared, pass);
  return prepared.tasks.flatMap((task, index) =>
    (pass.starts[index] ?? -1) < 0 ? [{ id: task.id, reason: reasonOf(input, prepared, pass, days, task, index) }] : [],
  );
}

/** What the plan gives to each athlete on each day; null: no rule asks for it, or all have a place. */
function countedDays({ tasks, shared, rules }: Prepared, { starts }: Pass): DayCount | null {
  if (!rules || rules.mostPerDay === null || starts.every((start) => start >= 0)) return null;
  const days = new DayCount({ tasks, kept: rules.kept }, new Set(shared.flat()), rules.mostPerDay);
  const placed = tasks.map((task, index) => ({ task, start: starts[index] ?? -1 })).filter(({ start }) => start >= 0);
  for (const { task, start } of placed.sort((a, b) => a.start - b.start)) days.place(task, start);
  return days;
}

function reasonOf(
  { windows }: PlanInput,
  prepared: Prepared,
  pass: Pass,
  days: DayCount | null,
  task: PlanTask,
  index: number,
): UnplacedReason {
  const all = prepared.arenas.flatMap(({ arenaId, free }) =>
    free
      .filter(({ ages }) => ages === null || ages.has(task.ageCategoryId))
      .map(({ from, to }) => ({ arenaId, from, to })),
  );
  const limits = prepared.rules?.limits[index];
  const open = limits ? all.filter((one) => isAllowed(limits, one, task.length)) : all;
  if (open.length === 0 && all.some(({ from, to }) => to - from >= task.length)) return 'rule-hours';
  if (open.every(({ from, to }) => to - from < task.length)) {
    // what is over, or full of matches that stay, is a session all the same
    const own = windows.filter(({ ageCategoryIds: ages }) => ages === null || ages.includes(task.ageCategoryId));
    if (own.length === 0) return 'no-session';
    return own.every(({ from, to }) => to - from < task.length) ? 'too-long' : 'no-hours';
  }
  const isMissing = (id: number) => prepared.tasks.some((one, at) => one.id === id && (pass.starts[at] ?? -1) < 0);
  if (task.feeders.some(isMissing)) return 'round-before';
  const first = Math.min(...open.map(({ from }) => from));
  const plainDeadline = prepared.rules?.plainDeadline[index] ?? prepared.deadline[index] ?? Infinity;
  if (plainDeadline < first + task.length) return 'round-after';
  if ((prepared.deadline[index] ?? Infinity) < plainDeadline) return 'rule-hours';
  if (!hasHours(prepared, pass, task, open))
    return limits && hasHours(prepared, pass, task, all) ? 'rule-hours' : 'no-hours';
  if (!days) return 'no-rest';
  const isDayFull = (start: number) => !days.allows(task, start);
  const ready = readyFrom(prepared, pass, task);
  const left = open.filter(({ to }) => to > ready);
  return left.every(({ from, to }) => daysFrom(Math.max(from, ready), to).every(isDayFull)) ? 'rule-day' : 'no-rest';
}

/** When the rounds before it are over and rested from. */
function readyFrom({ tasks, release }: Prepared, { starts }: Pass, task: PlanTask): number {
  return tasks.reduce((ready, before, at) => {
    if (before.id === task.id) return Math.max(ready, release[at] ?? ready);
    return task.feeders.includes(before.id) ? Math.max(ready, (starts[at] ?? 0) + before.length + before.rest) : ready;
  }, -Infinity);
}

function daysFrom(from: number, to: number): number[] {
  const days = [from];
  for (let day = dayStart(from) + DAY; day < to; day += DAY) days.push(day);
  return days;
}

function isAllowed(
  limits: TaskLimits,
  { arenaId, from, to }: { arenaId: number; from: number; to: number },
  length: number,
): boolean {
  return mayStandOn(limits, arenaId) && nextStart(limits, from, length) + length <= to;
}

/** Whether some mat still has minutes enough for it at the end of a session: then hours are not what is missing. */
function hasHours(
  { tasks, changeOver }: Prepared,
  pass: Pass,
  task: PlanTask,
  open: readonly { arenaId: number; from: number; to: number }[],
): boolean {
  return open.some(({ arenaId, from, to }) => {
    let free = from;
    tasks.forEach((one, at) => {
      const start = pass.starts[at] ?? -1;
      if (pass.arenas[at] !== arenaId || start < from || start >= to) return;
      free = Math.max(free, start + one.length + changeOver);
    });
    return to - free >= task.length;
  });
}

// What the rules of a plan ask too much, and what each of them costs.
import { type PlanSettings, planWindows } from './plan-settings';
import { mostPerDay, type PlanRule } from './plan-rules';
import { dayStart, type Plan, type PlanTask, type PlanWindow } from './plan-types';
import { mayStandOn, nextStart, roundsLeft, type TaskLimits, taskLimits } from './task-limits';

/** A rule that no plan can keep: by its place among the rules. */
export type ImpossibleRule =
  /** So many matches that the sessions could hold have none left. */
  | { index: number; kind: 'no-session'; matches: number }
  /** An athlete of the longest bracket needs so many matches in so many days. */
  | { index: number; kind: 'too-many-rounds'; rounds: number; days: number };

/** Of the matches that are to be placed; `notBefore` as in the plan. */
export function impossibleRules(
  settings: PlanSettings,
  tasks: readonly PlanTask[],
  all: readonly PlanTask[],
  notBefore: number,
): ImpossibleRule[] {
  const { rules } = settings;
  if (rules.length === 0) return [];
  const holds = (some: readonly PlanRule[]) => holder({ ...settings, rules: some }, all, notBefore);
  const [withAll, withNone] = [holds(rules), holds([])];
  const lost = tasks.filter((task) => withNone(task) && !withAll(task));
  const counts = rules.map(() => 0);
  if (lost.length > 0) {
    const withoutOne = rules.map((_, index) => holds(rules.filter((__, at) => at !== index)));
    for (const task of lost) {
      const guilty = rules.flatMap((_, index) => (withoutOne[index]?.(task) ? [index] : []));
      // several that each leave nothing: all of them are told
      for (const index of guilty.length > 0 ? guilty : rules.map((_, at) => at)) {
        if (guilty.length > 0 || !holds([rules[index] as PlanRule])(task)) counts[index] = (counts[index] ?? 0) + 1;
      }
    }
  }
  const found = counts.flatMap((matches, index): ImpossibleRule[] =>
    matches > 0 ? [{ index, kind: 'no-session', matches }] : [],
  );
  return [...found, ...tooManyRounds(settings, tasks, notBefore)];
}

/** Whether some session could hold a match, if it were alone. */
function holder(settings: PlanSettings, all: readonly PlanTask[], notBefore: number): (task: PlanTask) => boolean {
  const windows = planWindows(settings);
  const limits = taskLimits(settings.rules, all);
  return (task) => windows.some((window) => canHold(window, task, limits.get(task.id), notBefore));
}

function canHold(window: PlanWindow, task: PlanTask, limits: TaskLimits | undefined, notBefore: number): boolean {
  if (window.ageCategoryIds !== null && !window.ageCategoryIds.includes(task.ageCategoryId)) return false;
  if (limits && !mayStandOn(limits, window.arenaId)) return false;
  const from = Math.max(window.from, notBefore);
  return (limits ? nextStart(limits, from, task.length) : from) + task.length <= window.to;
}

function tooManyRounds(settings: PlanSettings, tasks: readonly PlanTask[], notBefore: number): ImpossibleRule[] {
  const most = mostPerDay(settings.rules);
  if (most === null) return [];
  const open = planWindows(settings).filter(({ to }) => to > notBefore);
  const days = new Set(open.map(({ from }) => dayStart(from))).size;
  let rounds = 0;
  for (const left of roundsLeft(tasks).values()) rounds = Math.max(rounds, left + 1);
  if (rounds <= most * days) return [];
  return [
    { index: settings.rules.findIndex(({ kind }) => kind === 'most-per-day'), kind: 'too-many-rounds', rounds, days },
  ];
}

export interface RuleCost {
  /** The plan would be over so many minutes earlier without the rule. */
  minutes: number;
  /** So many matches more would have a place without it; then ends cannot be compared, and `minutes` is 0. */
  matches: number;
}

export function costOf(plan: Plan, without: Plan): RuleCost {
  const matches = plan.unplaced.length - without.unplaced.length;
  if (matches > 0) return { minutes: 0, matches };
  if (plan.end === null || without.end === null || matches < 0) return { minutes: 0, matches: 0 };
  return { minutes: Math.max(0, plan.end - without.end), matches: 0 };
}

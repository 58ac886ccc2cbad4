// Which matches of a board stand where a rule of the plan does not want them: the planner never puts them there, a hand can.
import { DayCount } from './day-count';
import { mostPerDay, type PlanRule } from './plan-rules';
import type { PlanTask } from './plan-types';
import { sharedPeople } from './prepared';
import { mayStandOn, nextStart, taskLimits } from './task-limits';

export type RuleWarning =
  | { kind: 'rule-arena'; id: number }
  | { kind: 'rule-time'; id: number }
  | { kind: 'rule-day'; id: number; most: number };

type Standing = PlanTask & { place: { arenaId: number; start: number } };

/** `all` has those without a place too: they tell which round is which. */
export function ruleWarnings(
  standing: readonly Standing[],
  all: readonly PlanTask[],
  rules: readonly PlanRule[],
): RuleWarning[] {
  if (rules.length === 0) return [];
  const limits = taskLimits(rules, all);
  const found = standing.flatMap(({ id, length, place }): RuleWarning[] => {
    const own = limits.get(id);
    if (!own) return [];
    if (!mayStandOn(own, place.arenaId)) return [{ kind: 'rule-arena', id }];
    return nextStart(own, place.start, length) === place.start ? [] : [{ kind: 'rule-time', id }];
  });
  const most = mostPerDay(rules);
  if (most === null) return found;
  const days = new DayCount({ tasks: standing, kept: [] }, sharedPeople(standing), most);
  for (const task of [...standing].sort((a, b) => a.place.start - b.place.start || a.id - b.id)) {
    if (!days.allows(task, task.place.start)) found.push({ kind: 'rule-day', id: task.id, most });
    days.place(task, task.place.start);
  }
  return found;
}

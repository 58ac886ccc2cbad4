// Checks a plan against the rules that it was given, written apart from the planner.
import { type PlanRule, RULE_ROUNDS } from '../src/schedule/auto/plan-rules';
import type { PlanInput, Placement, PlanTask } from '../src/schedule/auto/plan-types';

interface Stands extends PlanTask {
  arenaId: number;
  start: number;
  isPlanned: boolean;
}

const DAY = 1440;
const dayOf = (minute: number) => Math.floor(minute / DAY);
const dateDay = (date: string) => Date.parse(date) / 86_400_000;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Broken rules, in words; kept matches among each other are not the planner's doing. */
export function auditRules(input: PlanInput, placements: readonly Placement[]): string[] {
  const taskOf = new Map([...input.tasks, ...input.kept].map((task) => [task.id, task]));
  const planned: Stands[] = placements.map((place) => ({
    ...(taskOf.get(place.id) as PlanTask),
    ...place,
    isPlanned: true,
  }));
  const all = [...planned, ...input.kept.map((task) => ({ ...task, isPlanned: false }))];
  return input.rules.flatMap((rule) =>
    rule.kind === 'most-per-day'
      ? athletes(rule.most, all, taskOf)
      : planned.filter((match) => breaks(rule, match, taskOf)).map(({ id }) => `${id} breaks ${rule.kind}`),
  );
}

function breaks(rule: PlanRule, match: Stands, taskOf: ReadonlyMap<number, PlanTask>): boolean {
  const minute = match.start - dayOf(match.start) * DAY;
  const end = minute + match.length;
  switch (rule.kind) {
    case 'age-hours':
      return (
        rule.ageCategoryIds.includes(match.ageCategoryId) &&
        (minute < minutesOf(rule.start) || end > minutesOf(rule.end))
      );
    case 'round-from': {
      if (!match.hasRounds || roundsAfter(match.id, taskOf) !== RULE_ROUNDS.indexOf(rule.round)) return false;
      const hour = rule.start === null ? 0 : minutesOf(rule.start);
      if (rule.date === null) return minute < hour;
      return match.start < dateDay(rule.date) * DAY + hour;
    }
    case 'finals-at':
      if (!match.hasRounds || roundsAfter(match.id, taskOf) > 0) return false;
      return (
        (rule.date !== null && dayOf(match.start) !== dateDay(rule.date)) ||
        (rule.arenaIds.length > 0 && !rule.arenaIds.includes(match.arenaId))
      );
    case 'ceremony': {
      if (rule.arenaIds.length > 0 && !rule.arenaIds.includes(match.arenaId)) return false;
      return dayOf(match.start) === dateDay(rule.date) && minute < minutesOf(rule.end) && end > minutesOf(rule.start);
    }
    case 'most-per-day':
    case 'spread':
      return false;
  }
}

function roundsAfter(id: number, taskOf: ReadonlyMap<number, PlanTask>): number {
  const next = [...taskOf.values()].filter(({ feeders }) => feeders.includes(id));
  return next.length === 0 ? 0 : 1 + Math.max(...next.map((task) => roundsAfter(task.id, taskOf)));
}

/** Every athlete in turn, as if they won each match: of one pool the matches that lead to each other. */
function athletes(most: number, all: readonly Stands[], taskOf: ReadonlyMap<number, PlanTask>): string[] {
  const faults: string[] = [];
  const leadsTo = (from: number, to: number): boolean =>
    (taskOf.get(to)?.feeders ?? []).some((feeder) => feeder === from || leadsTo(from, feeder));
  const longest = (matches: readonly Stands[]): number =>
    Math.max(
      0,
      ...matches.map((match) => 1 + longest(matches.filter((other) => other !== match && leadsTo(match.id, other.id)))),
    );
  for (const person of new Set(all.flatMap(({ people }) => people))) {
    const own = all.filter(({ people }) => people.includes(person));
    for (const day of new Set(own.map(({ start }) => dayOf(start)))) {
      const today = own.filter(({ start }) => dayOf(start) === day);
      if (!today.some(({ isPlanned }) => isPlanned)) continue;
      const pools = new Set(today.map(({ poolId }) => poolId));
      const count = [...pools].reduce((sum, pool) => sum + longest(today.filter((one) => one.poolId === pool)), 0);
      if (count > most) faults.push(`${person} has ${count} matches on day ${day}`);
    }
  }
  return faults;
}

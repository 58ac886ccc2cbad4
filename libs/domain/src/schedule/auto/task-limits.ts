// When and where the rules of a plan let a match stand.
import { type PlanRule, RULE_ROUNDS, rulesOf } from './plan-rules';
import { dayStart, type PlanTask, wallMinute } from './plan-types';

export const DAY = 24 * 60;

export interface TaskLimits {
  /** Not before this minute, and over by that one. */
  from: number;
  until: number;
  /** On each day only between these minutes of it. */
  dayFrom: number;
  dayTo: number;
  /** null: any. */
  arenas: ReadonlySet<number> | null;
}

export type Limited = Pick<PlanTask, 'id' | 'ageCategoryId' | 'feeders' | 'hasRounds'>;

/** By task id; a task that no rule limits is not in it. */
export function taskLimits(rules: readonly PlanRule[], tasks: readonly Limited[]): Map<number, TaskLimits> {
  const found = new Map<number, TaskLimits>();
  const ofRounds = [...rulesOf(rules, 'round-from'), ...rulesOf(rules, 'finals-at')].map((rule) => ({
    rounds: RULE_ROUNDS.indexOf(rule.kind === 'finals-at' ? 'final' : rule.round),
    change: limitOf(rule),
  }));
  const ofAges = rulesOf(rules, 'age-hours');
  if (ofRounds.length + ofAges.length === 0) return found;
  const left = ofRounds.length > 0 ? roundsLeft(tasks) : new Map<number, number>();
  const limit = (id: number, change: Partial<TaskLimits>) => {
    const before = found.get(id) ?? { from: -Infinity, until: Infinity, dayFrom: 0, dayTo: DAY, arenas: null };
    found.set(id, {
      from: Math.max(before.from, change.from ?? -Infinity),
      until: Math.min(before.until, change.until ?? Infinity),
      dayFrom: Math.max(before.dayFrom, change.dayFrom ?? 0),
      dayTo: Math.min(before.dayTo, change.dayTo ?? DAY),
      arenas: change.arenas ?? before.arenas,
    });
  };
  for (const task of tasks) {
    const rounds = task.hasRounds ? left.get(task.id) : undefined;
    for (const rule of ofRounds) if (rounds === rule.rounds) limit(task.id, rule.change);
    for (const { ageCategoryIds, start, end } of ofAges) {
      if (!ageCategoryIds.includes(task.ageCategoryId)) continue;
      limit(task.id, { dayFrom: minuteOfDay(start), dayTo: minuteOfDay(end) });
    }
  }
  return found;
}

function limitOf(rule: Extract<PlanRule, { kind: 'round-from' | 'finals-at' }>): Partial<TaskLimits> {
  if (rule.kind === 'finals-at') {
    const from = rule.date === null ? null : wallMinute(rule.date, '00:00');
    return {
      ...(from === null ? {} : { from, until: from + DAY }),
      ...(rule.arenaIds.length === 0 ? {} : { arenas: new Set(rule.arenaIds) }),
    };
  }
  const { date, start } = rule;
  if (date !== null) return { from: wallMinute(date, start ?? '00:00') };
  return start === null ? {} : { dayFrom: minuteOfDay(start) };
}

const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** How many rounds follow a match: 0 is a final (and the match for third place), 1 a semifinal. */
export function roundsLeft(tasks: readonly Pick<PlanTask, 'id' | 'feeders'>[]): Map<number, number> {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const left = new Map(tasks.map((task) => [task.id, 0]));
  const deepen = (id: number, rounds: number): void => {
    for (const feeder of byId.get(id)?.feeders ?? []) {
      const known = left.get(feeder);
      // no bracket has as many rounds as matches: rows that lead in a circle end here
      if (known === undefined || known > rounds || rounds >= tasks.length) continue;
      left.set(feeder, rounds + 1);
      deepen(feeder, rounds + 1);
    }
  };
  const isFed = new Set(tasks.flatMap(({ feeders }) => feeders));
  for (const { id } of tasks) if (!isFed.has(id)) deepen(id, 0);
  return left;
}

/** The first minute from `at` on at which a match of this length may begin; Infinity: none. */
export function nextStart(limits: TaskLimits, at: number, length: number): number {
  if (limits.dayTo - limits.dayFrom < length) return Infinity;
  let start = Math.max(at, limits.from);
  const minute = start - dayStart(start);
  if (minute < limits.dayFrom) start += limits.dayFrom - minute;
  else if (minute + length > limits.dayTo) start += DAY - minute + limits.dayFrom;
  return start + length <= limits.until ? start : Infinity;
}

export const mayStandOn = (limits: TaskLimits, arenaId: number): boolean =>
  limits.arenas === null || limits.arenas.has(arenaId);

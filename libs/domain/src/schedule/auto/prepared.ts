// A plan's input made ready for many passes: tasks by index, who follows whom, who is wanted in several pools.
import { type FreeInterval, freeIntervals } from './free-intervals';
import { mostPerDay } from './plan-rules';
import type { PlanInput, PlanTask } from './plan-types';
import { DAY, type TaskLimits, taskLimits } from './task-limits';

export interface Busy {
  from: number;
  /** End of the match. */
  to: number;
  /** End of the rest after it. */
  rested: number;
}

export interface Prepared {
  tasks: readonly PlanTask[];
  /** Indices of the tasks that wait for this one. */
  followers: readonly (readonly number[])[];
  /** How many of this plan's tasks it waits for. */
  waitsFor: readonly number[];
  /** Kept rounds before it are over, their rest too. */
  release: readonly number[];
  /** Its last minute on the mat must not lie later: a round after it stays where it is. */
  deadline: readonly number[];
  /** From its start to the end of the last round that waits for it, rests included. */
  tail: readonly number[];
  /** Persons who may stand in matches of more than one pool: only they can be wanted twice at once. */
  shared: readonly (readonly number[])[];
  /** Where kept matches hold those persons, in order of time. */
  busy: ReadonlyMap<number, readonly Busy[]>;
  arenas: readonly { arenaId: number; free: readonly FreeInterval[] }[];
  changeOver: number;
  rules: PreparedRules | null;
}

/** Of a plan with rules. */
export interface PreparedRules {
  limits: readonly (TaskLimits | null)[];
  /** As it would be without rules. */
  plainDeadline: readonly number[];
  kept: PlanInput['kept'];
  mostPerDay: number | null;
}

export function prepare(input: PlanInput): Prepared {
  const tasks = [...input.tasks].sort((a, b) => a.id - b.id);
  const indexOf = new Map(tasks.map((task, index) => [task.id, index]));
  const keptById = new Map(input.kept.map((task) => [task.id, task]));
  const followers: number[][] = tasks.map(() => []);
  const waitsFor = tasks.map(() => 0);
  const release = tasks.map(() => -Infinity);
  tasks.forEach((task, index) => {
    for (const feeder of new Set(task.feeders)) {
      const before = indexOf.get(feeder);
      const kept = keptById.get(feeder);
      if (before !== undefined) {
        followers[before]?.push(index);
        waitsFor[index] = (waitsFor[index] ?? 0) + 1;
      } else if (kept) {
        release[index] = Math.max(release[index] ?? 0, kept.start + kept.length + kept.rest);
      }
    }
  });
  const order = lastRoundsFirst(followers, waitsFor);
  const limits = input.rules.length > 0 ? limitsOf(input, tasks) : null;
  limits?.forEach((limit, index) => {
    if (limit) release[index] = Math.max(release[index] ?? 0, limit.from);
  });
  const deadline = tasks.map(() => Infinity);
  const tail = tasks.map((task) => task.length);
  if (limits) addQueues(tail, tasks, limits);
  for (const kept of input.kept) {
    for (const feeder of kept.feeders) {
      const index = indexOf.get(feeder);
      const task = index === undefined ? undefined : tasks[index];
      if (index === undefined || !task) continue;
      deadline[index] = Math.min(deadline[index] ?? Infinity, kept.start - task.rest);
    }
  }
  const plainDeadline = [...deadline];
  limits?.forEach((limit, index) => {
    if (limit) deadline[index] = Math.min(deadline[index] ?? Infinity, limit.until);
  });
  const hand = (latest: number[], index: number, next: number) => {
    const length = (tasks[next] as PlanTask).length + (tasks[index] as PlanTask).rest;
    latest[index] = Math.min(latest[index] ?? Infinity, (latest[next] ?? Infinity) - length);
  };
  for (const index of order) {
    const task = tasks[index] as PlanTask;
    for (const next of followers[index] ?? []) {
      tail[index] = Math.max(tail[index] ?? 0, task.length + task.rest + (tail[next] ?? 0));
      hand(deadline, index, next);
      if (limits) hand(plainDeadline, index, next);
    }
  }
  const most = mostPerDay(input.rules);
  if (most !== null) addNights(tail, order, followers, most);
  const { shared, busy } = calendars(tasks, input);
  const free = freeIntervals(input);
  const arenas = [...free].sort(([a], [b]) => a - b).map(([arenaId, list]) => ({ arenaId, free: list }));
  const rules = limits && { limits, plainDeadline, kept: input.kept, mostPerDay: most };
  const { changeOver } = input;
  return { tasks, followers, waitsFor, release, deadline, tail, shared, busy, arenas, changeOver, rules };
}

function limitsOf({ rules, kept }: PlanInput, tasks: readonly PlanTask[]): (TaskLimits | null)[] {
  const found = taskLimits(rules, [...tasks, ...kept]);
  return tasks.map(({ id }) => found.get(id) ?? null);
}

/** Matches that only some mats may hold stand in a queue there: half of it is what each of them waits. */
function addQueues(tail: number[], tasks: readonly PlanTask[], limits: readonly (TaskLimits | null)[]): void {
  const loads = new Map<ReadonlySet<number>, number>();
  tasks.forEach(({ length }, index) => {
    const arenas = limits[index]?.arenas;
    if (arenas) loads.set(arenas, (loads.get(arenas) ?? 0) + length);
  });
  tasks.forEach((_, index) => {
    const arenas = limits[index]?.arenas;
    if (arenas) tail[index] = (tail[index] ?? 0) + Math.round((loads.get(arenas) ?? 0) / arenas.size / 2);
  });
}

/** Where an athlete has few matches a day, the rounds to come take nights too. */
function addNights(tail: number[], order: readonly number[], followers: readonly number[][], most: number): void {
  const rounds = tail.map(() => 1);
  for (const index of order) {
    for (const next of followers[index] ?? []) {
      rounds[index] = Math.max(rounds[index] ?? 1, (rounds[next] ?? 1) + 1);
    }
    tail[index] = (tail[index] ?? 0) + (Math.ceil((rounds[index] ?? 1) / most) - 1) * DAY;
  }
}

function lastRoundsFirst(followers: readonly number[][], waitsFor: readonly number[]): number[] {
  const left = [...waitsFor];
  const order = left.flatMap((count, index) => (count === 0 ? [index] : []));
  for (let at = 0; at < order.length; at++) {
    for (const next of followers[order[at] as number] ?? []) {
      left[next] = (left[next] ?? 0) - 1;
      if (left[next] === 0) order.push(next);
    }
  }
  return order.reverse();
}

/** Within a pool the order of rounds keeps a person from being wanted twice; beyond it only a calendar of the person does. */
function calendars(tasks: readonly PlanTask[], { kept }: PlanInput): Pick<Prepared, 'shared' | 'busy'> {
  const isShared = sharedPeople([...tasks, ...kept]);
  const of = (task: PlanTask) => [...new Set(task.people)].filter((person) => isShared.has(person));
  const busy = new Map<number, Busy[]>();
  for (const task of kept) {
    const to = task.start + task.length;
    for (const person of of(task)) {
      const list = busy.get(person);
      const entry = { from: task.start, to, rested: to + task.rest };
      if (list) list.push(entry);
      else busy.set(person, [entry]);
    }
  }
  return { shared: tasks.map(of), busy };
}

/** Who could stand in matches of several pools. */
export function sharedPeople(tasks: readonly PlanTask[]): Set<number> {
  const firstPool = new Map<number, number>();
  const isShared = new Set<number>();
  for (const task of tasks) {
    for (const person of task.people) {
      const pool = firstPool.get(person);
      if (pool === undefined) firstPool.set(person, task.poolId);
      else if (pool !== task.poolId) isShared.add(person);
    }
  }
  return isShared;
}

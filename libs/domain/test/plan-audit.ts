// Checks a plan against the rules, written apart from the planner: it compares every match with every other one.
import type { PlanInput, Placement, PlanTask } from '../src/schedule/auto/plan-types';

interface Stands extends PlanTask {
  arenaId: number;
  start: number;
}

/** Broken rules, in words; empty for a good plan. Kept matches among each other are not the planner's doing. */
export function auditPlan(input: PlanInput, placements: readonly Placement[]): string[] {
  const faults: string[] = [];
  const taskOf = new Map(input.tasks.map((task) => [task.id, task]));
  if (new Set(placements.map(({ id }) => id)).size !== placements.length) faults.push('a match stands twice');
  const placed: Stands[] = placements.flatMap(({ id, arenaId, start }) => {
    const task = taskOf.get(id);
    if (!task) faults.push(`${id} was not asked for`);
    return task ? [{ ...task, arenaId, start }] : [];
  });
  for (const match of placed) faults.push(...hours(input, match));
  const all = [...placed, ...input.kept];
  const ancestors = ancestorsOf([...input.tasks, ...input.kept]);
  for (const a of placed) {
    for (const b of all) {
      const isPair = a.id !== b.id && (a.start < b.start || (a.start === b.start && a.id < b.id) || !taskOf.has(b.id));
      if (isPair) faults.push(...pair(input, ancestors, a, b));
    }
  }
  return faults;
}

function hours({ windows, notBefore }: PlanInput, match: Stands): string[] {
  const { arenaId, start, length, ageCategoryId } = match;
  const isIn = windows.some(
    (window) =>
      window.arenaId === arenaId &&
      window.from <= start &&
      start + length <= window.to &&
      (window.ageCategoryIds === null || window.ageCategoryIds.includes(ageCategoryId)),
  );
  return isIn && start >= notBefore ? [] : [`${match.id} stands outside the hours`];
}

function pair(input: PlanInput, ancestors: ReadonlyMap<number, ReadonlySet<number>>, a: Stands, b: Stands): string[] {
  const [first, second] = a.start <= b.start ? [a, b] : [b, a];
  const faults: string[] = [];
  const gap = second.start - (first.start + first.length);
  if (a.arenaId === b.arenaId && gap < input.changeOver) faults.push(`${a.id} and ${b.id} share a mat`);
  const feeds = (x: Stands, y: Stands) => ancestors.get(y.id)?.has(x.id) === true;
  if (feeds(second, first)) faults.push(`${first.id} is before ${second.id}, which decides it`);
  const meets = a.people.some((person) => b.people.includes(person));
  // the matches of a pool that do not lead to each other cannot have the same person
  const canBeSame = a.poolId !== b.poolId || feeds(first, second);
  if (meets && canBeSame && gap < first.rest) faults.push(`somebody has no rest between ${first.id} and ${second.id}`);
  return faults;
}

function ancestorsOf(tasks: readonly PlanTask[]): Map<number, Set<number>> {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const found = new Map<number, Set<number>>();
  const of = (task: PlanTask): Set<number> => {
    const known = found.get(task.id);
    if (known) return known;
    const ancestors = new Set<number>();
    found.set(task.id, ancestors);
    for (const id of task.feeders) {
      ancestors.add(id);
      const feeder = byId.get(id);
      if (feeder) for (const one of of(feeder)) ancestors.add(one);
    }
    return ancestors;
  };
  for (const task of tasks) of(task);
  return found;
}

// What is wrong with a plan as it lies on the board (domain-rules, Schedules: shown as warnings, not refused).
import { findRestConflicts } from '../conflicts';
import type { PlanRule } from './plan-rules';
import type { PlanTask, PlanWindow } from './plan-types';
import { type RuleWarning, ruleWarnings } from './rule-warnings';

export interface BoardTask extends PlanTask {
  /** null: it has no place. */
  place: { arenaId: number; start: number } | null;
}

/** `id` is the match to move; `otherId` the one that it is in conflict with. */
export type BoardWarning =
  | { kind: 'two-places' | 'short-rest'; id: number; otherId: number; people: number[]; restMinutes: number }
  | { kind: 'round-order'; id: number; otherId: number }
  | { kind: 'mat-taken'; id: number; otherId: number }
  | { kind: 'outside-hours'; id: number }
  | { kind: 'wrong-age'; id: number }
  | RuleWarning;

type Standing = PlanTask & { place: { arenaId: number; start: number } };

/** `restMinutes` null: after each match the length of two like it. */
export function boardWarnings(
  tasks: readonly BoardTask[],
  windows: readonly PlanWindow[],
  restMinutes: number | null,
  rules: readonly PlanRule[] = [],
): BoardWarning[] {
  const standing = tasks.filter((task): task is Standing => task.place !== null);
  return [
    ...matTaken(standing),
    ...roundOrder(standing),
    ...restTooShort(standing, restMinutes),
    ...standing.flatMap((task) => hours(task, windows)),
    ...ruleWarnings(standing, tasks, rules),
  ];
}

function matTaken(standing: readonly Standing[]): BoardWarning[] {
  const inOrder = [...standing].sort(
    (a, b) => a.place.arenaId - b.place.arenaId || a.place.start - b.place.start || a.id - b.id,
  );
  return inOrder.flatMap((task, index): BoardWarning[] => {
    const before = inOrder[index - 1];
    const isTaken = before?.place.arenaId === task.place.arenaId && endOf(before) > task.place.start;
    return before && isTaken ? [{ kind: 'mat-taken', id: task.id, otherId: before.id }] : [];
  });
}

function roundOrder(standing: readonly Standing[]): BoardWarning[] {
  const byId = new Map(standing.map((task) => [task.id, task]));
  return standing.flatMap((task) =>
    task.feeders.flatMap((id): BoardWarning[] => {
      const before = byId.get(id);
      const isEarly = before !== undefined && task.place.start < endOf(before);
      return isEarly ? [{ kind: 'round-order', id: task.id, otherId: id }] : [];
    }),
  );
}

/** One warning for each pair of matches, with everybody that it is about. */
function restTooShort(standing: readonly Standing[], restMinutes: number | null): BoardWarning[] {
  const byId = new Map(standing.map((task) => [task.id, task]));
  const before = ancestors(standing);
  const found = new Map<string, BoardWarning & { people: number[] }>();
  const placed = standing.map(({ id, people, length, place }) => ({
    ...{ id, people, startsAt: place.start * 60_000, lengthSeconds: length * 60 },
  }));
  for (const conflict of findRestConflicts(placed, restMinutes === null ? undefined : restMinutes * 60)) {
    const { kind, earlierId, laterId, restSeconds } = conflict;
    const [earlier, later] = [byId.get(earlierId), byId.get(laterId)];
    const person = Number(conflict.person);
    if (!earlier || !later) continue;
    if (earlier.poolId === later.poolId) {
      // of one pool only matches that lead to each other can have the same person; and their order is told by itself
      const leads = before.get(laterId)?.has(earlierId) === true;
      if (!leads || kind === 'two-places') continue;
    }
    const key = `${earlierId} ${laterId}`;
    const known = found.get(key);
    if (known) known.people.push(person);
    else {
      const restLeft = Math.floor(restSeconds / 60);
      found.set(key, { kind, id: laterId, otherId: earlierId, people: [person], restMinutes: restLeft });
    }
  }
  return [...found.values()];
}

function ancestors(standing: readonly Standing[]): Map<number, Set<number>> {
  const byId = new Map(standing.map((task) => [task.id, task]));
  const found = new Map<number, Set<number>>();
  const of = (task: Standing): Set<number> => {
    const known = found.get(task.id);
    if (known) return known;
    const all = new Set<number>(task.feeders);
    found.set(task.id, all);
    for (const id of task.feeders) {
      const feeder = byId.get(id);
      if (feeder) for (const one of of(feeder)) all.add(one);
    }
    return all;
  };
  for (const task of standing) of(task);
  return found;
}

function hours(task: Standing, windows: readonly PlanWindow[]): BoardWarning[] {
  const { arenaId, start } = task.place;
  const open = windows.filter((one) => one.arenaId === arenaId && one.from <= start && endOf(task) <= one.to);
  if (open.length === 0) return [{ kind: 'outside-hours', id: task.id }];
  const isForAge = open.some(({ ageCategoryIds: ages }) => ages === null || ages.includes(task.ageCategoryId));
  return isForAge ? [] : [{ kind: 'wrong-age', id: task.id }];
}

function endOf(task: Standing): number {
  return task.place.start + task.length;
}

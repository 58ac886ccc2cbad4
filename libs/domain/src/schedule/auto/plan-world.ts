// From the tournament's matches to what is planned: battles as one, byes left out, what stays where it is.
import type { MatchStatus } from '../../results/match-steps';
import type { Corner } from '../../words/corners';
import type { MatchKind } from '../../words/labels';
import { couldMeet } from './could-meet';
import { lengthOf, type PlanSettings, planWindows, restAfter } from './plan-settings';
import type { KeptTask, PlanInput, PlanTask } from './plan-types';

/** A match as the database has it. */
export interface WorldMatch {
  id: number;
  kind: MatchKind;
  poolId: number;
  ageCategoryId: number;
  /** Of a seni battle: its two performances have the same; null otherwise. */
  battle: number | null;
  corner: Corner | null;
  hasBye: boolean;
  status: MatchStatus;
  /** Matches that its winner and its loser go to. */
  leadsTo: readonly number[];
  /** Everybody who stands in it now; equal numbers are one person. */
  people: readonly number[];
  /** Where a schedule has it, on the wall clock. */
  place: { arenaId: number; start: number; isDraft: boolean } | null;
}

export interface WorldTask extends PlanTask {
  /** One, or those of a battle, blue first. */
  matchIds: number[];
  isBattle: boolean;
  place: WorldMatch['place'];
  /** Called, on the mat or over: it cannot be planned any more. */
  isBegun: boolean;
}

/** Everything with something to hold, each with everybody who could stand in it. */
export function worldTasks(matches: readonly WorldMatch[], settings: PlanSettings): WorldTask[] {
  const groups = new Map<string, WorldMatch[]>();
  for (const match of matches) {
    if (match.hasBye) continue;
    const key = match.battle === null ? String(match.id) : `${match.poolId} ${match.battle}`;
    const group = groups.get(key);
    if (group) group.push(match);
    else groups.set(key, [match]);
  }
  const taskOf = new Map<number, number>();
  const together = [...groups.values()].map((group) => {
    const inOrder = [...group].sort((a, b) => Number(a.corner === 'red') - Number(b.corner === 'red') || a.id - b.id);
    const first = inOrder[0] as WorldMatch;
    for (const { id } of inOrder) taskOf.set(id, first.id);
    return { first, inOrder };
  });
  const feeders = new Map<number, Set<number>>();
  for (const { first, inOrder } of together) {
    for (const next of inOrder.flatMap((match) => match.leadsTo)) {
      const task = taskOf.get(next);
      if (task === undefined || task === first.id) continue;
      feeders.set(task, (feeders.get(task) ?? new Set()).add(first.id));
    }
  }
  const known = together.map(({ first, inOrder }) => ({
    id: first.id,
    people: inOrder.flatMap((match) => match.people),
    feeders: [...(feeders.get(first.id) ?? [])],
  }));
  const possible = couldMeet(known);
  return together.map(({ first, inOrder }, index) => {
    const length = lengthOf(settings, first.kind, first.ageCategoryId) * inOrder.length;
    return {
      id: first.id,
      kind: first.kind,
      poolId: first.poolId,
      ageCategoryId: first.ageCategoryId,
      length,
      rest: restAfter(settings, length),
      people: possible.get(first.id) ?? [],
      feeders: known[index]?.feeders ?? [],
      hasRounds: first.kind === 'tanding' || first.battle !== null,
      matchIds: inOrder.map((match) => match.id),
      isBattle: first.battle !== null,
      place: first.place,
      isBegun: inOrder.some((match) => match.status !== 'scheduled'),
    };
  });
}

/** Whether it gets a place of the plan; those that do not but have one stay there. */
export function isPlanned(task: WorldTask, { scope }: Pick<PlanSettings, 'scope'>): boolean {
  if (task.isBegun) return false;
  return task.place === null || scope === 'all' || (scope === 'drafts' && task.place.isDraft);
}

/** What the planner gets: `pinned` are those that stay where the plan before had them. */
export function planTasks(
  tasks: readonly WorldTask[],
  settings: PlanSettings,
  pinned: ReadonlyMap<number, { arenaId: number; start: number }>,
): { tasks: WorldTask[]; kept: KeptTask[] } {
  const toPlan = tasks.filter((task) => isPlanned(task, settings));
  const kept = tasks.flatMap((task): KeptTask[] => {
    const place = isPlanned(task, settings) ? pinned.get(task.id) : task.place;
    return place ? [{ ...task, arenaId: place.arenaId, start: place.start }] : [];
  });
  return { tasks: toPlan.filter((task) => !pinned.has(task.id)), kept };
}

/** All that a plan is made of, by these settings. */
export function planInput(
  world: readonly WorldTask[],
  settings: PlanSettings,
  pinned: ReadonlyMap<number, { arenaId: number; start: number }>,
  notBefore: number,
): PlanInput {
  const { changeOverMinutes: changeOver, rules } = settings;
  return { ...planTasks(world, settings, pinned), windows: planWindows(settings), changeOver, notBefore, rules };
}

/** Where a schedule has it, to be compared later: '3 29721830' or null. */
export function seenPlace({ place }: Pick<WorldTask, 'place'>): string | null {
  return place ? `${place.arenaId} ${place.start}` : null;
}

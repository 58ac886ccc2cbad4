// Tournaments to plan: brackets of many sizes and ages, seni performances of some of the same people. All from a seed.
import { couldMeet } from '../src/schedule/auto/could-meet';
import type { PlanTask, PlanWindow } from '../src/schedule/auto/plan-types';
import { createRandom, type Random } from '../src/random';

/** Minutes on the mat of Usia Dini, Pra Remaja, Remaja, Dewasa, Master (rulebook 2025). */
const LENGTHS = [4, 8, 8, 8, 4];

export interface CaseOptions {
  matches: number;
  seed: number;
  /** Share of the athletes who also perform in seni, 0 … 1. */
  seniShare: number;
}

export function planCase({ matches, seed, seniShare }: CaseOptions): PlanTask[] {
  const random = createRandom(seed.toString(16).padStart(16, '0'));
  const tasks: PlanTask[] = [];
  const performers: number[] = [];
  let person = 0;
  let poolId = 0;
  const performances = () => Math.floor(performers.length);
  while (tasks.length + performances() < matches) {
    const athletes = sizeOf(random);
    const people = Array.from({ length: athletes }, () => ++person);
    const age = random.int(LENGTHS.length);
    tasks.push(...bracket(++poolId, age, people, tasks.length + 1));
    for (const one of people) if (random.int(1000) < 1000 * seniShare) performers.push(one);
  }
  const seni = performers.map((one, index): PlanTask => {
    const length = 3;
    const [id, pool] = [1_000_000 + index, 1_000_000 + Math.floor(index / 8)];
    return {
      id,
      kind: 'seni',
      poolId: pool,
      ageCategoryId: 1,
      length,
      rest: 6,
      people: [one],
      feeders: [],
      hasRounds: false,
    };
  });
  const possible = couldMeet(tasks);
  return [...tasks.map((task) => ({ ...task, people: possible.get(task.id) ?? [] })), ...seni].slice(0, matches);
}

/** Mostly small classes, some of a whole age group. */
function sizeOf(random: Random): number {
  const kind = random.int(10);
  if (kind < 6) return 2 + random.int(7);
  return kind < 9 ? 8 + random.int(9) : 17 + random.int(32);
}

function bracket(poolId: number, age: number, people: number[], firstId: number): PlanTask[] {
  const length = LENGTHS[age] ?? 8;
  const slots = 2 ** Math.ceil(Math.log2(people.length));
  const tasks: PlanTask[] = [];
  let id = firstId;
  const base = { kind: 'tanding' as const, poolId, ageCategoryId: age + 1, length, rest: 2 * length, hasRounds: true };
  // a slot of the next round: who comes from a bye, or the match whose winner comes
  let round: { people: number[]; feeders: number[] }[] = [];
  for (let i = 0; i < slots / 2; i++) {
    const pair = [people[i], people[slots - 1 - i]].filter((one) => one !== undefined);
    if (pair.length === 1) round.push({ people: pair, feeders: [] });
    else {
      tasks.push({ ...base, id, people: pair, feeders: [] });
      round.push({ people: [], feeders: [id++] });
    }
  }
  while (round.length > 1) {
    const next: typeof round = [];
    for (let i = 0; i < round.length; i += 2) {
      const both = round.slice(i, i + 2);
      const here = { people: both.flatMap((one) => one.people), feeders: both.flatMap((one) => one.feeders) };
      tasks.push({ ...base, id, ...here });
      next.push({ people: [], feeders: [id++] });
    }
    round = next;
  }
  return tasks;
}

/** So many mats, each with these sessions of minutes from the start. */
export function windowsOf(arenas: number, sessions: readonly [number, number][]): PlanWindow[] {
  return Array.from({ length: arenas }, (_, arena) =>
    sessions.map(([from, to]) => ({ arenaId: arena + 1, from, to, ageCategoryIds: null })),
  ).flat();
}

/** A match of the first pool that nobody stands in. */
export const planTask = (id: number, values: Partial<PlanTask> = {}): PlanTask => ({
  ...{ id, kind: 'tanding', poolId: 1, ageCategoryId: 1, length: 8, rest: 16, people: [], feeders: [] },
  hasRounds: true,
  ...values,
});

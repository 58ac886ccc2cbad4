// The auto-schedule's invariants on generated tournaments, audited by a checker of its own (domain-rules, Schedules).
import fc from 'fast-check';
import { auditPlan } from '../../../test/plan-audit';
import { planCase, planTask, windowsOf } from '../../../test/plan-cases';
import { planMatches } from './plan-matches';
import type { KeptTask, PlanInput, PlanTask } from './plan-types';

const task = (id: number, values: Partial<PlanTask> = {}) => planTask(id, { poolId: id, ...values });

const input = (tasks: PlanTask[], values: Partial<PlanInput> = {}): PlanInput => ({
  ...{ tasks, kept: [], windows: windowsOf(1, [[0, 600]]), changeOver: 1, notBefore: 0, rules: [] },
  ...values,
});

/** Mornings and afternoons of two days on a few mats, some only for some ages, of a tournament that may not fit. */
const inputs = fc
  .record({
    matches: fc.integer({ min: 1, max: 60 }),
    seed: fc.nat(100_000),
    seni: fc.constantFrom(0, 0.3, 1),
    arenas: fc.integer({ min: 1, max: 4 }),
    hours: fc.integer({ min: 20, max: 300 }),
    changeOver: fc.integer({ min: 0, max: 5 }),
    notBefore: fc.integer({ min: 0, max: 120 }),
    ages: fc.option(fc.subarray([1, 2, 3, 4, 5])),
    kept: fc.integer({ min: 0, max: 10 }),
  })
  .map(({ matches, seed, seni, arenas, hours, changeOver, notBefore, ages, kept }): PlanInput => {
    const tasks = planCase({ matches, seed, seniShare: seni });
    const sessions: [number, number][] = [
      [0, hours],
      [hours + 60, 2 * hours + 60],
      [1440, 1440 + hours],
    ];
    const windows = windowsOf(arenas, sessions).map((one, n) => (n % 3 === 1 ? { ...one, ageCategoryIds: ages } : one));
    // the first matches stay one after the other on the first mat, as a morning that has been held
    const stays: KeptTask[] = tasks.slice(0, kept).map((one, n) => ({ ...one, arenaId: 1, start: n * 30 }));
    return { tasks: tasks.slice(kept), kept: stays, windows, changeOver, notBefore, rules: [] };
  });

describe('a plan', () => {
  it('breaks no rule: mats, athletes, rest, rounds, hours and what stays', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { placements } = planMatches(given);
        expect(auditPlan(given, placements)).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it('gives each match either a place or a reason, and never ends before its lower bound', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { placements, unplaced, end, lowerBound } = planMatches(given);
        const told = [...placements, ...unplaced].map(({ id }) => id).sort((a, b) => a - b);
        expect(told).toEqual(given.tasks.map(({ id }) => id).sort((a, b) => a - b));
        if (unplaced.length === 0 && end !== null) expect(end).toBeGreaterThanOrEqual(lowerBound ?? Infinity);
      }),
      { numRuns: 80 },
    );
  });

  it('of the same input is the same, in whatever order its matches come', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const turned = { ...given, tasks: [...given.tasks].reverse() };
        expect(planMatches(turned)).toEqual(planMatches(given));
      }),
      { numRuns: 30 },
    );
  });

  it('of 300 matches on 4 mats ends within 3 % of the lower bound', () => {
    const given = input(planCase({ matches: 300, seed: 7, seniShare: 0.1 }), { windows: windowsOf(4, [[0, 10_000]]) });
    const { end, lowerBound, unplaced } = planMatches(given);
    expect(unplaced).toEqual([]);
    expect((end ?? Infinity) / (lowerBound ?? 0)).toBeLessThan(1.03);
  });

  it('keeps an age category together on a mat while nothing presses', () => {
    const tasks = Array.from({ length: 40 }, (_, n) => task(n + 1, { ageCategoryId: 1 + (n % 2), poolId: n % 4 }));
    const { placements } = planMatches(input(tasks, { windows: windowsOf(2, [[0, 600]]) }));
    const ageOf = new Map(tasks.map((one) => [one.id, one.ageCategoryId]));
    const changes = [1, 2].map((arena) => {
      const ages = placements.filter(({ arenaId }) => arenaId === arena).sort((a, b) => a.start - b.start);
      return ages.filter(({ id }, n) => n > 0 && ageOf.get(id) !== ageOf.get(ages[n - 1]?.id ?? 0)).length;
    });
    expect(Math.max(...changes)).toBeLessThanOrEqual(1);
  });

  it('changes a mat from tanding to seni once, not with every match', () => {
    const tasks = Array.from({ length: 40 }, (_, n) => task(n + 1, { kind: n % 2 ? 'seni' : 'tanding', length: 4 }));
    const { placements } = planMatches(input(tasks));
    const kinds = [...placements].sort((a, b) => a.start - b.start).map(({ id }) => (id % 2 ? 'tanding' : 'seni'));
    expect(kinds.filter((kind, n) => n > 0 && kind !== kinds[n - 1])).toHaveLength(1);
  });
});

describe('a match without a place', () => {
  const reasonsOf = (given: PlanInput) =>
    Object.fromEntries(planMatches(given).unplaced.map(({ id, reason }) => [id, reason]));

  it('says that no session takes its age category, or is long enough', () => {
    const windows = windowsOf(1, [[0, 30]]).map((one) => ({ ...one, ageCategoryIds: [1] }));
    const tasks = [task(1), task(2, { ageCategoryId: 2 }), task(3, { length: 31 })];
    expect(reasonsOf(input(tasks, { windows }))).toEqual({ 2: 'no-session', 3: 'too-long' });
  });

  it('says that the hours are used up, and that a round before it has no place', () => {
    const windows = windowsOf(1, [[0, 17]]).map((one) => ({ ...one, ageCategoryIds: [1] }));
    const tasks = [task(1), task(2), task(3), task(4, { ageCategoryId: 2 }), task(5, { feeders: [4], poolId: 4 })];
    expect(reasonsOf(input(tasks, { windows }))).toEqual({ 3: 'no-hours', 4: 'no-session', 5: 'round-before' });
  });

  it('says that the hours are used up, too, when its session is over or full of matches that stay', () => {
    const windows = windowsOf(1, [[0, 30]]);
    const kept = [{ ...task(9), arenaId: 1, start: 0, length: 28 }];
    expect(reasonsOf(input([task(1)], { windows, notBefore: 40 }))).toEqual({ 1: 'no-hours' });
    expect(reasonsOf(input([task(1)], { windows, kept }))).toEqual({ 1: 'no-hours' });
  });

  it('says that its athletes have no rest in the hours left, or that a later round stays too early', () => {
    const tired = [task(1, { people: [1] }), task(2, { people: [1] })];
    expect(Object.values(reasonsOf(input(tired, { windows: windowsOf(1, [[0, 30]]) })))).toEqual(['no-rest']);
    const final: KeptTask = { ...task(9, { feeders: [1] }), arenaId: 1, start: 10 };
    expect(reasonsOf(input([task(1, { poolId: 9 })], { kept: [final] }))).toEqual({ 1: 'round-after' });
  });
});

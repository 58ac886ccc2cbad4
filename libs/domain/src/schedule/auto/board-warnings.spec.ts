// Warnings of the board: what the planner never makes, and each thing that a hand can do wrong.
import fc from 'fast-check';
import { planCase, planTask, windowsOf } from '../../../test/plan-cases';
import { boardWarnings, type BoardTask } from './board-warnings';
import { planMatches } from './plan-matches';
import type { PlanRule } from './plan-rules';

const windows = windowsOf(2, [[0, 60], [90, 150]]); // prettier-ignore
const on = (id: number, arenaId: number, start: number, values: Partial<BoardTask> = {}): BoardTask => ({
  ...planTask(id, { poolId: id }),
  place: { arenaId, start },
  ...values,
});

describe('the board', () => {
  it('has no warning on a plan as the planner makes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(10_000), (matches, seed) => {
        const tasks = planCase({ matches, seed, seniShare: 0.4 });
        const hours = windowsOf(2, [[0, 200], [260, 700]]); // prettier-ignore
        const plan = planMatches({ tasks, kept: [], windows: hours, changeOver: 1, notBefore: 0, rules: [] });
        const placeOf = new Map(plan.placements.map(({ id, arenaId, start }) => [id, { arenaId, start }]));
        const board = tasks.map((task) => ({ ...task, place: placeOf.get(task.id) ?? null }));
        expect(boardWarnings(board, hours, null)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('names two matches on one mat at one time', () => {
    expect(boardWarnings([on(1, 1, 0), on(2, 1, 7), on(3, 2, 0)], windows, null)).toEqual([
      { kind: 'mat-taken', id: 2, otherId: 1 },
    ]);
  });

  it('names a round before the one that decides it, and one that comes before its winner has rested', () => {
    const semi = on(1, 1, 0, { people: [1, 2] });
    const final = (start: number) => on(2, 2, start, { poolId: 1, people: [1, 2], feeders: [1] });
    expect(boardWarnings([semi, final(4)], windows, null)).toEqual([{ kind: 'round-order', id: 2, otherId: 1 }]);
    expect(boardWarnings([semi, final(20)], windows, null)).toEqual([
      { kind: 'short-rest', id: 2, otherId: 1, people: [1, 2], restMinutes: 12 },
    ]);
    expect(boardWarnings([semi, final(20)], windows, 12)).toEqual([]);
  });

  it('names an athlete of two pools in two places, but not the final and the match for third place', () => {
    expect(boardWarnings([on(1, 1, 0, { people: [7] }), on(2, 2, 4, { people: [7] })], windows, null)).toEqual([
      { kind: 'two-places', id: 2, otherId: 1, people: [7], restMinutes: -4 },
    ]);
    const last = [on(1, 1, 0, { poolId: 5, people: [7] }), on(2, 2, 0, { poolId: 5, people: [7] })];
    expect(boardWarnings(last, windows, null)).toEqual([]);
  });

  it('tells everybody whom two matches have in common in one warning, with the whole minutes between them', () => {
    const both = [on(1, 1, 0, { people: [7, 8, 5] }), on(2, 2, 10, { people: [8, 7, 6] })];
    expect(boardWarnings(both, windows, null)).toEqual([
      { kind: 'short-rest', id: 2, otherId: 1, people: [8, 7], restMinutes: 2 },
    ]);
    expect(boardWarnings(both, windows, 2)).toEqual([]);
    expect(boardWarnings(both, windows, 3)).toHaveLength(1);
  });

  it('names a round after one that leads to it by another one', () => {
    const rounds = [
      on(1, 1, 0, { poolId: 5, people: [7] }),
      on(2, 2, 20, { poolId: 5, people: [8], feeders: [1] }),
      on(3, 1, 20, { poolId: 5, people: [7], feeders: [2, 99] }),
    ];
    expect(boardWarnings(rounds, windows, null)).toEqual([
      { kind: 'round-order', id: 3, otherId: 2 },
      { kind: 'short-rest', id: 3, otherId: 1, people: [7], restMinutes: 12 },
    ]);
  });

  it('takes a match to the last minute of a mat and of a session, and one right after another, for well placed', () => {
    expect(boardWarnings([on(1, 1, 0), on(2, 1, 8), on(3, 1, 52), on(4, 2, 8)], windows, null)).toEqual([]);
    expect(boardWarnings([on(1, 1, 53), on(2, 3, 0), on(3, 1, 89)], windows, null).map(({ kind }) => kind)).toEqual([
      'outside-hours',
      'outside-hours',
      'outside-hours',
    ]);
    expect(boardWarnings([on(2, 1, 0), on(1, 1, 0)], windows, null)).toEqual([
      { kind: 'mat-taken', id: 2, otherId: 1 },
    ]);
    expect(boardWarnings([{ ...on(1, 1, 0), place: null }, on(2, 1, 20, { feeders: [1] })], windows, null)).toEqual([]);
  });

  it('names a match that stands where a rule of the plan does not want it, the mat before the hour', () => {
    const finals: PlanRule = { kind: 'finals-at', date: null, arenaIds: [2] };
    const hours: PlanRule = { kind: 'age-hours', ageCategoryIds: [1], start: '00:10', end: '00:40' };
    const told = (rules: PlanRule[], ...tasks: BoardTask[]) => boardWarnings(tasks, windows, null, rules);
    expect(told([finals, hours], on(1, 1, 0), on(2, 2, 0), on(3, 2, 10), on(4, 2, 32))).toEqual([
      { kind: 'rule-arena', id: 1 },
      { kind: 'rule-time', id: 2 },
    ]);
    expect(told([hours], on(1, 1, 33), on(2, 2, 33, { ageCategoryId: 2 }))).toEqual([{ kind: 'rule-time', id: 1 }]);
    // a match without a place tells which one is the final
    const next = { ...on(2, 1, 0, { poolId: 1, feeders: [1] }), place: null };
    expect(told([finals], on(1, 1, 0), next)).toEqual([]);
  });

  it('names the match that is one too many for an athlete on its day, in the order of the day', () => {
    const rules: PlanRule[] = [{ kind: 'most-per-day', most: 1 }];
    const rests = { people: [7], rest: 0 };
    const three = [on(3, 2, 120, rests), on(1, 1, 0, rests), on(2, 1, 40, rests)];
    expect(boardWarnings(three, windows, 0, rules)).toEqual([
      { kind: 'rule-day', id: 2, most: 1 },
      { kind: 'rule-day', id: 3, most: 1 },
    ]);
    expect(boardWarnings(three, windows, 0, [{ kind: 'most-per-day', most: 2 }])).toEqual([
      { kind: 'rule-day', id: 3, most: 2 },
    ]);
    expect(boardWarnings(three, windows, 0, [{ kind: 'most-per-day', most: 3 }])).toEqual([]);
  });

  it('names a match outside the hours, and one in a session for other ages', () => {
    const some = windows.map((one, n) => (n === 1 ? { ...one, ageCategoryIds: [2] } : one));
    expect(boardWarnings([on(1, 1, 55), on(2, 1, 90), on(3, 2, 90)], some, null)).toEqual([
      { kind: 'outside-hours', id: 1 },
      { kind: 'wrong-age', id: 2 },
    ]);
  });
});

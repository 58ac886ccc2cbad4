// Warnings of the board: what the planner never makes, and each thing that a hand can do wrong.
import fc from 'fast-check';
import { planCase, windowsOf } from '../../../test/plan-cases';
import { boardWarnings, type BoardTask } from './board-warnings';
import { planMatches } from './plan-matches';

const windows = windowsOf(2, [[0, 60], [90, 150]]); // prettier-ignore
const on = (id: number, arenaId: number, start: number, values: Partial<BoardTask> = {}): BoardTask => ({
  ...{
    id,
    kind: 'tanding',
    poolId: id,
    ageCategoryId: 1,
    length: 8,
    rest: 16,
    people: [],
    feeders: [],
    hasRounds: true,
  },
  ...{ place: { arenaId, start } },
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

  it('names a match outside the hours, and one in a session for other ages', () => {
    const some = windows.map((one, n) => (n === 1 ? { ...one, ageCategoryIds: [2] } : one));
    expect(boardWarnings([on(1, 1, 55), on(2, 1, 90), on(3, 2, 90)], some, null)).toEqual([
      { kind: 'outside-hours', id: 1 },
      { kind: 'wrong-age', id: 2 },
    ]);
  });
});

// A plan's input made ready: who follows whom, from when and until when a match may stand, and how long what follows takes.
import { planTask as task, windowsOf } from '../../../test/plan-cases';
import type { KeptTask, PlanInput, PlanTask } from './plan-types';
import { prepare, sharedPeople } from './prepared';

const stays = (one: PlanTask, start: number): KeptTask => ({ ...one, arenaId: 1, start });
const rounds = [task(2, { feeders: [1, 1] }), task(1), task(3, { feeders: [2] })];
const ready = (values: Partial<PlanInput> = {}) =>
  prepare({
    ...{ tasks: rounds, kept: [], windows: windowsOf(2, [[0, 600]]), changeOver: 2, notBefore: 0, rules: [] }, // prettier-ignore
    ...values,
  });

describe('matches made ready', () => {
  it('are in order of number, each with those that wait for it and the time that they take, rests included', () => {
    const { tasks, followers, waitsFor, release, deadline, tail, rules, changeOver } = ready();
    expect(tasks.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect({ followers, waitsFor, tail }).toEqual({
      followers: [[1], [2], []],
      waitsFor: [0, 1, 1],
      tail: [56, 32, 8],
    });
    expect(release).toEqual([-Infinity, -Infinity, -Infinity]);
    expect(deadline).toEqual([Infinity, Infinity, Infinity]);
    expect({ rules, changeOver }).toEqual({ rules: null, changeOver: 2 });
  });

  it('wait for the rest after a round that stays, and end before the rest until one that stays', () => {
    const kept = [
      stays(task(50, { rest: 20 }), 100),
      stays(task(51), 90),
      stays(task(60, { feeders: [3, 99] }), 500),
      stays(task(61, { feeders: [3] }), 480),
    ];
    const tasks = rounds.map((one) => (one.id === 3 ? { ...one, feeders: [2, 50, 51, 99] } : one));
    const { release, deadline, waitsFor } = ready({ tasks, kept });
    expect(release).toEqual([-Infinity, -Infinity, 128]);
    expect(waitsFor).toEqual([0, 1, 1]);
    expect(deadline).toEqual([464 - 48, 464 - 24, 464]);
  });

  it('with two rounds after them have the time of the longer one', () => {
    const tasks = [task(1), task(2, { feeders: [1], length: 5 }), task(3, { feeders: [1], length: 30 })];
    expect(ready({ tasks }).tail).toEqual([54, 5, 30]);
    const kept = [stays(task(60, { feeders: [2] }), 500), stays(task(61, { feeders: [3] }), 500)];
    expect(ready({ tasks, kept }).deadline[0]).toBe(500 - 16 - 30 - 16);
  });

  it('have their mats by number, with the minutes that are free', () => {
    const windows = windowsOf(2, [[0, 600]]).reverse(); // prettier-ignore
    expect(ready({ windows, kept: [stays(task(50), 100)] }).arenas).toEqual([
      { arenaId: 1, free: [{ from: 0, to: 98, ages: null }, { from: 110, to: 600, ages: null }] }, // prettier-ignore
      { arenaId: 2, free: [{ from: 0, to: 600, ages: null }] },
    ]);
  });

  it('know whom another pool wants too, and when one that stays holds them', () => {
    const tasks = [task(1, { people: [7, 8, 8] }), task(2, { people: [8, 9] }), task(3, { poolId: 2, people: [9] })];
    const kept = [
      stays(task(50, { poolId: 5, people: [8] }), 100),
      stays(task(51, { poolId: 5, people: [8, 6] }), 200),
    ];
    const { shared, busy } = ready({ tasks, kept });
    expect(shared).toEqual([[8], [8, 9], [9]]);
    expect([...busy]).toEqual([
      [8, [{ from: 100, to: 108, rested: 124 }, { from: 200, to: 208, rested: 224 }]], // prettier-ignore
    ]);
    expect(sharedPeople([...tasks, ...kept])).toEqual(new Set([8, 9]));
  });
});

describe('with rules', () => {
  it('a final waits for its day, is over with it, and stands in the queue of its mats', () => {
    const rules: PlanInput['rules'] = [{ kind: 'finals-at', date: '1970-01-02', arenaIds: [1, 2] }];
    const { release, deadline, tail, rules: own } = ready({ rules });
    expect(release).toEqual([-Infinity, -Infinity, 1440]);
    expect(deadline).toEqual([2880 - 48, 2880 - 24, 2880]);
    expect(tail).toEqual([58, 34, 10]);
    expect(own?.limits.map((limit) => limit?.arenas ?? null)).toEqual([null, null, new Set([1, 2])]);
    expect(own).toMatchObject({ plainDeadline: [Infinity, Infinity, Infinity], kept: [], mostPerDay: null });
  });

  it('a deadline by a round that stays is known without the rules as well', () => {
    const rules: PlanInput['rules'] = [{ kind: 'round-from', round: 'semifinal', date: '1970-01-01', start: '05:00' }];
    const kept = [stays(task(60, { feeders: [3] }), 500)];
    const { release, rules: own } = ready({ rules, kept });
    // by the final that stays the third is a semifinal
    expect(release).toEqual([-Infinity, -Infinity, 300]);
    expect(own?.plainDeadline).toEqual([484 - 48, 484 - 24, 484]);
    expect(own?.kept).toEqual(kept);
  });

  it('few matches a day make nights of the rounds to come', () => {
    const tails = (most: number) => ready({ rules: [{ kind: 'most-per-day', most }] }).tail;
    expect(tails(1)).toEqual([56 + 2880, 32 + 1440, 8]);
    expect(tails(2)).toEqual([56 + 1440, 32, 8]);
    expect(tails(3)).toEqual([56, 32, 8]);
    expect(ready({ rules: [{ kind: 'most-per-day', most: 2 }] }).rules?.mostPerDay).toBe(2);
  });
});

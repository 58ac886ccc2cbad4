// How many matches an athlete may have on a day: the rounds of a pool in a row, and what stands in other pools.
import { planTask } from '../../../test/plan-cases';
import { DayCount } from './day-count';
import type { KeptTask, PlanTask } from './plan-types';

const DAY = 1440;
const task = (id: number, values: Partial<PlanTask> = {}) => planTask(id, { people: [7], ...values });
const stays = (one: PlanTask, start: number): KeptTask => ({ ...one, arenaId: 1, start });
/** Three rounds, and the match of another pool. */
const [first, second, third] = [task(1), task(2, { feeders: [1] }), task(3, { feeders: [2] })];
const other = task(9, { poolId: 2 });
const ALL = [first, second, third, other];
const daysOf = (most: number, kept: KeptTask[] = [], shared = [7]) => {
  const isKept = (id: number) => kept.some((one) => one.id === id);
  return new DayCount({ tasks: ALL.filter(({ id }) => !isKept(id)), kept }, new Set(shared), most);
};

describe('the rounds of a pool', () => {
  it('on one day are as many as may be, and the next one is on another', () => {
    const days = daysOf(2);
    days.place(first, 0);
    expect(days.allows(second, 100)).toBe(true);
    days.place(second, 100);
    expect([days.allows(third, 200), days.allows(third, DAY)]).toEqual([false, true]);
    expect([days.dayFor(third, 200), days.dayFor(second, 50), days.dayFor(third, -Infinity)]).toEqual([
      ...[DAY, 50, -Infinity],
    ]);
  });

  it('begin to count anew on the next day', () => {
    const days = daysOf(1);
    days.place(first, 0);
    days.place(second, DAY);
    expect([days.allows(third, DAY + 100), days.allows(third, 2 * DAY)]).toEqual([false, true]);
    expect(days.dayFor(third, DAY + 100)).toBe(2 * DAY);
  });

  it('count with those that stay where they are, before and after', () => {
    const before = daysOf(2, [stays(first, 0)]);
    expect([before.allows(second, 100), before.allows(third, 200)]).toEqual([true, true]);
    before.place(second, 100);
    expect(before.allows(third, 200)).toBe(false);
    const after = daysOf(2, [stays(third, 500)]);
    expect([after.allows(second, 100), after.allows(first, 0), after.allows(first, -DAY)]).toEqual([true, false, true]);
  });

  it('that stay on another day leave this one alone', () => {
    const days = daysOf(1, [stays(third, 500), stays(second, -DAY + 500)]);
    expect([days.allows(first, 0), days.allows(first, -DAY), days.allows(first, -2 * DAY)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('an athlete of two pools', () => {
  it('has the matches of both on a day', () => {
    const days = daysOf(1);
    days.place(first, 0);
    expect([days.allows(other, 100), days.allows(other, DAY)]).toEqual([false, true]);
    expect(daysOf(1, [stays(first, 0)]).allows(other, 100)).toBe(false);
    const two = daysOf(2);
    two.place(first, 0);
    expect(two.allows(other, 100)).toBe(true);
    two.place(other, 100);
    expect(two.allows(second, 200)).toBe(false);
  });

  it('has the later rounds too that stay on that day', () => {
    const days = daysOf(2, [stays(third, 500)]);
    expect(days.allows(other, 0)).toBe(true);
    days.place(second, 100);
    expect(days.allows(other, 0)).toBe(false);
  });

  it('has of one pool only the matches that lead to each other', () => {
    const semifinal = task(1);
    const [final, forThird] = [task(2, { feeders: [1] }), task(3, { feeders: [1] })];
    const days = new DayCount({ tasks: [semifinal, final, forThird, other], kept: [] }, new Set([7]), 3);
    days.place(semifinal, 0);
    days.place(final, 100);
    days.place(forThird, 200);
    expect(days.allows(other, 300)).toBe(true);
    days.place(other, 300);
    expect(days.allows(forThird, 400)).toBe(true);
  });

  it('has only those rounds that the athlete could stand in', () => {
    const final = task(2, { feeders: [1], people: [7, 8] });
    const days = new DayCount({ tasks: [first, final, other], kept: [] }, new Set([7, 8]), 2);
    days.place(first, 0);
    days.place(final, 100);
    // 8 came to the final by a bye
    expect(days.allows(task(10, { poolId: 3, people: [8] }), 200)).toBe(true);
    expect(days.allows(task(10, { poolId: 3, people: [7] }), 200)).toBe(false);
  });

  it('is nobody whom no other pool has', () => {
    const days = daysOf(1, [], []);
    days.place(first, 0);
    expect(days.allows(other, 100)).toBe(true);
  });
});

// Moving a match by hand: what is in its way moves down, nothing ever lies on another.
import fc from 'fast-check';
import { windowsOf } from '../../../test/plan-cases';
import { moveTask, type Standing } from './move-task';

const rules = { windows: windowsOf(2, [[0, 60], [90, 150]]), changeOver: 1 }; // prettier-ignore
const stands = (id: number, start: number, values: Partial<Standing> = {}): Standing => ({
  ...{ id, arenaId: 1, start, length: 8, isFixed: false, ...values },
});
const lane = [stands(1, 0), stands(2, 9), stands(3, 18), stands(4, 40)];
const at = (arenaId: number, start: number) => ({ arenaId, start });

describe('a match that is moved', () => {
  it('goes before the one on whose upper half it is dropped, and pushes as little as needed', () => {
    expect(moveTask(lane, { id: 9, length: 8 }, at(1, 10), rules)).toEqual([
      { id: 9, arenaId: 1, start: 9 },
      { id: 2, arenaId: 1, start: 18 },
      { id: 3, arenaId: 1, start: 27 },
    ]);
  });

  it('goes after the one on whose lower half it is dropped', () => {
    expect(moveTask(lane, { id: 9, length: 8 }, at(1, 25), rules)).toEqual([{ id: 9, arenaId: 1, start: 27 }]);
  });

  it('begins in a gap where it is dropped, on another mat alone', () => {
    expect(moveTask(lane, { id: 1, length: 8 }, at(2, 33), rules)).toEqual([{ id: 1, arenaId: 2, start: 33 }]);
  });

  it('pushes over the end of a session into the next', () => {
    const late = [stands(1, 50), stands(2, 100)];
    expect(moveTask(late, { id: 9, length: 8 }, at(1, 50), rules)).toEqual([
      { id: 9, arenaId: 1, start: 50 },
      { id: 1, arenaId: 1, start: 90 },
    ]);
  });

  it('goes around what is fixed', () => {
    const fixed = [stands(1, 0, { isFixed: true }), stands(2, 12, { isFixed: true }), stands(3, 21)];
    expect(moveTask(fixed, { id: 9, length: 8 }, at(1, 2), rules)).toEqual([
      { id: 9, arenaId: 1, start: 21 },
      { id: 3, arenaId: 1, start: 30 },
    ]);
  });

  it('never comes to lie on another, nor does anything that it pushes', () => {
    const gaps = fc.array(fc.record({ gap: fc.integer({ min: 1, max: 12 }), isFixed: fc.boolean() }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 0, max: 140 }), fc.integer({ min: 1, max: 20 }), (drawn, start, length) => {
        let free = 0;
        const before = drawn.map(({ gap, isFixed }, n) => {
          const one = stands(n + 1, free + gap, { isFixed });
          free = one.start + one.length;
          return one;
        });
        const changed = new Map(moveTask(before, { id: 99, length }, at(1, start), rules).map((one) => [one.id, one]));
        const after = [...before, stands(99, 0, { length })].map((one) => ({ ...one, ...changed.get(one.id) }));
        for (const one of before) if (one.isFixed) expect(changed.has(one.id)).toBe(false);
        after.sort((a, b) => a.start - b.start);
        after.forEach((one, n) => {
          const next = after[n + 1];
          if (next) expect(next.start).toBeGreaterThanOrEqual(one.start + one.length + rules.changeOver);
        });
      }),
    );
  });
});

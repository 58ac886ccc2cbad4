// A tap belongs to the round that was on when it was pressed, or that ended a moment before.
import { type ClockTarget, type MatchClock, newClock, stepClock } from '../results/match-clock';
import { type ClockThen, roundOfTap } from './tap-time';

const plan = { roundCount: 2, roundSeconds: 120, breakSeconds: 60 };
const GRACE = 3000;

/** Steps at these seconds; what a tap at another second belongs to. */
function after(...steps: [Parameters<typeof stepClock>[2], number, ClockTarget?][]) {
  let clock: MatchClock = newClock();
  const clocks: [ClockThen, ...ClockThen[]] = [{ clock, changedAt: 0 }];
  for (const [step, second, target] of steps) {
    const taken = stepClock(clock, plan, step, 1000 * second, target);
    if (!taken.ok) throw new Error(taken.code);
    clock = taken.clock;
    clocks.unshift({ clock, changedAt: 1000 * second });
  }
  return (second: number) => roundOfTap(clocks, plan, 1000 * second, GRACE);
}

it('belongs to no round before the first one starts', () => {
  expect(after()(5)).toBeNull();
});

it('belongs to a running round, and to one whose time ran out or that was stopped a moment ago', () => {
  const running = after(['start', 10]);
  expect([10, 60, 129, 130, 133].map(running)).toEqual([1, 1, 1, 1, 1]);
  expect([134, 180, 195].map(running)).toEqual([null, null, null]);
  const paused = after(['start', 10], ['pause', 30]);
  expect([29, 30, 33, 34].map(paused)).toEqual([1, 1, 1, null]);
  const ended = after(['start', 10], ['end-round', 50]);
  expect([50, 53, 54].map(ended)).toEqual([1, 1, null]);
});

it('belongs to the second round once that runs, and to the last one for a moment after the end', () => {
  const second = after(['start', 10], ['end-round', 50], ['start', 60]);
  expect([61, 179, 180, 183].map(second)).toEqual([2, 2, 2, 2]);
  expect(second(184)).toBeNull();
  const over = after(['start', 10], ['end-round', 50], ['start', 60], ['end-round', 100]);
  expect([102, 103, 104].map(over)).toEqual([2, 2, null]);
});

it('belongs to an extra round only once that runs', () => {
  const steps = [
    ['start', 0],
    ['end-round', 1],
    ['start', 2],
    ['end-round', 3],
    ['extra-round', 4],
  ] as const;
  const ready = after(...steps.map(([step, second]): [typeof step, number] => [step, second]));
  expect(ready(5)).toBeNull();
});

it('belongs to a round that was paused and goes on, for what was left of it', () => {
  const resumed = after(['start', 10], ['pause', 30], ['start', 50]);
  // 100 of 120 seconds were left
  expect([51, 150, 153, 154].map(resumed)).toEqual([1, 1, 1, null]);
  const last = after(['start', 0], ['end-round', 1], ['start', 10], ['pause', 30], ['start', 50]);
  expect([149, 150, 153, 154].map(last)).toEqual([2, 2, 2, null]);
});

it('that was made while the clock stood belongs to no round, also when it runs again by the time that it comes', () => {
  const resumed = after(['start', 10], ['pause', 30], ['resume', 50]);
  expect([10, 30, 33].map(resumed)).toEqual([1, 1, 1]);
  expect([34, 49].map(resumed)).toEqual([null, null]);
  expect(resumed(50)).toBe(1);
});

it('that was made in the moment after a round belongs to it, also when the next one is ready by then', () => {
  const ready = after(['start', 10], ['end-round', 50], ['next-round', 52]);
  expect([51, 52].map(ready)).toEqual([1, null]);
  const second = after(['start', 10], ['end-round', 50], ['start', 53]);
  expect([51, 53].map(second)).toEqual([1, 2]);
});

describe('after the fight stood still', () => {
  const set = (second: number, round: number, seconds: number) =>
    ['set', second, { round, remainingMs: 1000 * seconds }] as ['set', number, ClockTarget];

  it('belongs to no round any more because the clock is set, or the round ended, while it stood', () => {
    const corrected = after(['start', 10], ['pause', 30], set(60, 1, 110));
    expect([30, 33, 34, 60, 61].map(corrected)).toEqual([1, 1, null, null, null]);
    const ended = after(['start', 10], ['pause', 30], ['end-round', 60]);
    expect([33, 60, 61].map(ended)).toEqual([1, null, null]);
    const over = after(['start', 0], ['end-round', 1], ['start', 2], ['pause', 20], ['end-round', 60]);
    expect([23, 60, 61].map(over)).toEqual([2, null, null]);
    expect(after(set(5, 1, 60))(6)).toBeNull();
  });

  it('belongs to its round for the moment after it, also when the clock is set within that', () => {
    const corrected = after(['start', 10], ['pause', 30], set(31, 1, 110));
    expect([31, 33, 34].map(corrected)).toEqual([1, 1, null]);
    expect([50, 52, 53, 54].map(after(['start', 10], set(50, 1, 90)))).toEqual([1, 1, 1, null]);
    // back in a round that was not the one on
    expect(after(['start', 0], ['end-round', 1], ['start', 2], set(20, 1, 10))(21)).toBeNull();
    // a break that somebody stops at once
    expect([51, 53, 54].map(after(['start', 10], ['end-round', 50], ['pause', 51]))).toEqual([1, 1, null]);
  });
});

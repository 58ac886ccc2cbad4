// When and where the rules of a plan let a match stand.
import type { PlanRule } from './plan-rules';
import { wallMinute } from './plan-types';
import { type Limited, mayStandOn, nextStart, roundsLeft, type TaskLimits, taskLimits } from './task-limits';

const match = (id: number, feeders: number[] = [], values: Partial<Limited> = {}): Limited => ({
  ...{ id, feeders, ageCategoryId: 1, hasRounds: true },
  ...values,
});
/** Four quarterfinals, two semifinals, the final and the match for third place; a performance of a pool. */
const QUARTERS = [1, 2, 3, 4].map((id) => match(id));
const [FINAL, THIRD] = [match(7, [5, 6]), match(8, [5, 6])];
const BRACKET = [...QUARTERS, match(5, [1, 2]), match(6, [3, 4]), FINAL, THIRD];
const PERFORMANCE = match(9, [], { hasRounds: false, ageCategoryId: 2 });
const ALL = [...BRACKET, PERFORMANCE];
const NONE: TaskLimits = { from: -Infinity, until: Infinity, dayFrom: 0, dayTo: 1440, arenas: null };

const limitsOf = (...rules: PlanRule[]) => Object.fromEntries(taskLimits(rules, ALL));
const roundFrom = (values: Partial<PlanRule & { kind: 'round-from' }>): PlanRule => ({
  ...{ kind: 'round-from', round: 'final', date: null, start: null },
  ...values,
});

describe('the limits of a match', () => {
  it('are none without a rule, and none by rules of other kinds', () => {
    expect(limitsOf()).toEqual({});
    expect(limitsOf({ kind: 'spread' }, { kind: 'most-per-day', most: 2 })).toEqual({});
  });

  it('begin with the day of its round, or with the hour of that day', () => {
    const from = wallMinute('2026-11-22', '00:00');
    expect(limitsOf(roundFrom({ date: '2026-11-22' }))).toEqual({ 7: { ...NONE, from }, 8: { ...NONE, from } });
    const semifinals = limitsOf(roundFrom({ round: 'semifinal', date: '2026-11-22', start: '13:30' }));
    expect(semifinals).toEqual({ 5: { ...NONE, from: from + 810 }, 6: { ...NONE, from: from + 810 } });
    expect(Object.keys(limitsOf(roundFrom({ round: 'quarterfinal', start: '10:00' })))).toEqual(['1', '2', '3', '4']);
  });

  it('are an hour of every day where the rule names no day, and nothing where it names neither', () => {
    expect(limitsOf(roundFrom({ start: '13:30' }))[7]).toEqual({ ...NONE, dayFrom: 810 });
    expect(limitsOf(roundFrom({}))[7]).toEqual(NONE);
  });

  it('of a final are its day and its mats', () => {
    const from = wallMinute('2026-11-22', '00:00');
    const day = { ...NONE, from, until: from + 1440 };
    expect(limitsOf({ kind: 'finals-at', date: '2026-11-22', arenaIds: [] })).toEqual({ 7: day, 8: day });
    expect(limitsOf({ kind: 'finals-at', date: null, arenaIds: [2, 3] })[8]).toEqual({
      ...NONE,
      arenas: new Set([2, 3]),
    });
  });

  it('of an age category are its hours, in a bracket or not', () => {
    const hours: PlanRule = { kind: 'age-hours', ageCategoryIds: [2, 3], start: '08:15', end: '11:45' };
    expect(limitsOf(hours)).toEqual({ 9: { ...NONE, dayFrom: 495, dayTo: 705 } });
  });

  it('are the narrowest where several rules ask for something', () => {
    const [early, late] = ['2026-11-21', '2026-11-22'].map((date) => wallMinute(date, '00:00')) as [number, number];
    const both = limitsOf(
      roundFrom({ date: '2026-11-22' }),
      roundFrom({ date: '2026-11-21' }),
      { kind: 'finals-at', date: '2026-11-21', arenaIds: [2] },
      { kind: 'age-hours', ageCategoryIds: [1], start: '08:00', end: '12:00' },
      { kind: 'age-hours', ageCategoryIds: [1], start: '07:00', end: '11:00' },
      { kind: 'age-hours', ageCategoryIds: [1], start: '06:00', end: '13:00' },
    )[7];
    expect(both).toEqual({ from: late, until: early + 1440, dayFrom: 480, dayTo: 660, arenas: new Set([2]) });
  });
});

describe('the rounds that follow a match', () => {
  it('are none after a final and the match for third place, and one more each round before', () => {
    expect([...roundsLeft(BRACKET).values()]).toEqual([2, 2, 2, 2, 1, 1, 0, 0]);
  });

  it('are those of the longest way, and end where rows lead in a circle', () => {
    expect([...roundsLeft([match(1), match(2, [1]), match(3, [2, 1])]).values()]).toEqual([2, 1, 0]);
    expect([...roundsLeft([match(1, [2]), match(2, [1]), match(3, [1, 99])]).values()].every(Number.isFinite)).toBe(
      true,
    );
  });
});

describe('the first minute at which a match may begin', () => {
  const morning: TaskLimits = { ...NONE, dayFrom: 480, dayTo: 720 };

  it('is now, or the first of the hours, or that of the next day once they are too short for it', () => {
    expect([0, 480, 600, 712].map((at) => nextStart(morning, 1440 + at, 8) - 1440)).toEqual([480, 480, 600, 712]);
    expect(nextStart(morning, 1440 + 713, 8)).toBe(2 * 1440 + 480);
  });

  it('is not before its day, and none where it would be over after it', () => {
    expect(nextStart({ ...NONE, from: 1440 }, 100, 8)).toBe(1440);
    expect(nextStart({ ...NONE, until: 108 }, 100, 8)).toBe(100);
    expect(nextStart({ ...NONE, until: 107 }, 100, 8)).toBe(Infinity);
  });

  it('is none where the hours are shorter than the match', () => {
    expect(nextStart({ ...morning, dayTo: 488 }, 0, 8)).toBe(480);
    expect(nextStart({ ...morning, dayTo: 487 }, 0, 8)).toBe(Infinity);
  });
});

it('a match may stand on any mat, or on those of its rule', () => {
  expect([mayStandOn(NONE, 1), mayStandOn({ ...NONE, arenas: new Set([2]) }, 1)]).toEqual([true, false]);
  expect(mayStandOn({ ...NONE, arenas: new Set([2]) }, 2)).toBe(true);
});

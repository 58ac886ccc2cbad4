// What the matches that are over tell about those to come: by hand, and on any day that can be made up.
import fc from 'fast-check';
import { learnPace, type TimedMatch } from './learned-pace';

const MINUTE = 60_000;
const at = (minutes: number) => minutes * MINUTE;

function held(id: number, from: number, minutes: number, change: Partial<TimedMatch> = {}): TimedMatch {
  return {
    ...{ id, plannedAt: at(from), status: 'finished', startedAt: at(from), finishedAt: at(from + minutes) },
    ...{ lengthSeconds: 600, group: 'Remaja' },
    ...change,
  };
}
const ratioOf = (matches: TimedMatch[], group = 'Remaja') => learnPace([{ arenaId: 1, matches }]).ratio(group);

describe('the length of matches', () => {
  it('is the plan until one is over, and the plan for an age category of which none is', () => {
    expect(ratioOf([])).toBe(1);
    expect(ratioOf([held(1, 0, 15)], 'Dewasa')).toBe(1);
  });

  it('comes closer to what they take with each that is over', () => {
    const day = (count: number) => ratioOf(Array.from({ length: count }, (_, n) => held(n, n * 15, 15)));
    expect(day(1)).toBeCloseTo(1.1);
    expect(day(4)).toBeCloseTo(1.25);
    expect(day(40)).toBeCloseTo(1.4545, 3);
  });

  it('is not told by walkovers, by results that were typed in afterwards, nor by a match that runs', () => {
    expect(ratioOf([held(1, 0, 15, { status: 'walkover' })])).toBe(1);
    expect(ratioOf([held(1, 0, 0.1)])).toBe(1);
    expect(ratioOf([held(1, 0, 15, { status: 'ongoing', finishedAt: null })])).toBe(1);
    expect(ratioOf([held(1, 0, 15, { startedAt: null })])).toBe(1);
  });

  it('is told by a match of 15 seconds, and by none whose plan is no time at all', () => {
    expect(ratioOf([held(1, 0, 0.25)])).toBeCloseTo((4 + 15 / 600) / 5);
    expect(ratioOf([held(1, 0, 15, { lengthSeconds: 0 })])).toBe(1);
    expect(ratioOf([held(1, 0, 15, { finishedAt: null })])).toBe(1);
  });

  it('is hardly moved by one that nobody ended for hours', () => {
    expect(ratioOf([held(1, 0, 300)])).toBeCloseTo(1.4);
  });
});

describe('the time between two matches', () => {
  const changeOver = (matches: TimedMatch[], arenaId = 1) => learnPace([{ arenaId: 1, matches }]).changeOver(arenaId);
  /** Each due when the one before it ends, and begun `empty` minutes later. */
  const row = (empty: number) =>
    Array.from({ length: 5 }, (_, n) => held(n, n * (10 + empty), 10, { plannedAt: at(n * 10) }));

  it('is what the mat stood empty though the next match was due, in that arena alone', () => {
    expect(changeOver(row(0))).toBe(0);
    // four gaps of two minutes, and the plan's four of none
    expect(changeOver(row(2))).toBe(at(1));
    expect(changeOver(row(2), 2)).toBe(0);
  });

  it('does not count a pause: a mat that waits for the plan, or is empty for long', () => {
    expect(changeOver([held(1, 0, 10), held(2, 15, 10)])).toBe(0);
    expect(changeOver([held(1, 0, 10), held(2, 40, 10, { plannedAt: at(5) })])).toBe(0);
    // ten minutes still are a change of athletes
    expect(changeOver([held(1, 0, 10), held(2, 20, 10, { plannedAt: at(5) })])).toBe(at(2));
    expect(changeOver([held(1, 0, 10), held(2, 20.1, 10, { plannedAt: at(5) })])).toBe(0);
  });

  it('does not count one that began while the one before it was still on the mat', () => {
    expect(changeOver([held(1, 0, 10), held(2, 8, 10, { plannedAt: at(5) })])).toBe(0);
    expect(
      changeOver([held(1, 0, 10), held(2, 8, 10, { plannedAt: at(5) }), held(3, 20, 10, { plannedAt: at(5) })]),
    ).toBe(at(2) / 5);
  });

  it('follows the order in which matches were held, whatever that of the schedule', () => {
    expect(changeOver([...row(2)].reverse())).toBe(at(1));
  });
});

describe('any day', () => {
  const day = fc.array(
    fc.record({
      ...{ planned: fc.integer({ min: 0, max: 600 }), start: fc.integer({ min: 0, max: 600 }) },
      ...{ minutes: fc.double({ min: 0, max: 120, noNaN: true }), length: fc.integer({ min: 60, max: 900 }) },
      status: fc.constantFrom('scheduled', 'called', 'ongoing', 'finished', 'walkover'),
      ...{ group: fc.constantFrom('Remaja', 'Dewasa'), isStarted: fc.boolean() },
    }),
    { maxLength: 30 },
  );
  const runs = { numRuns: Number(process.env.FUZZ_RUNS ?? 200) };

  it('stays between nothing and three times the plan, whatever was recorded in whatever order', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 29 }), (records, turn) => {
        const matches = records.map(
          ({ planned, start, minutes, length, status, group, isStarted }, id): TimedMatch => ({
            ...{ id, status, group, plannedAt: at(planned), lengthSeconds: length },
            startedAt: isStarted ? at(start) : null,
            finishedAt: status === 'finished' || status === 'walkover' ? at(start + minutes) : null,
          }),
        );
        const pace = learnPace([{ arenaId: 1, matches }]);
        const turned = learnPace([{ arenaId: 1, matches: [...matches.slice(turn), ...matches.slice(0, turn)] }]);
        for (const group of ['Remaja', 'Dewasa']) {
          expect(pace.ratio(group)).toBeGreaterThan(0);
          expect(pace.ratio(group)).toBeLessThanOrEqual(3);
          expect(turned.ratio(group)).toBeCloseTo(pace.ratio(group));
        }
        expect(pace.changeOver(1)).toBeGreaterThanOrEqual(0);
        expect(pace.changeOver(1)).toBeLessThanOrEqual(10 * MINUTE);
      }),
      runs,
    );
  });
});

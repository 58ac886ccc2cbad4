// Each judge beside the others: agreement by round and by pair, and taps that came late or while the clock stood.
import fc from 'fast-check';
import { consistencyOf, type GivenPoints, type TapCount } from './consistency';

const COUNTS: TapCount[] = [
  { seat: 1, round: 1, fate: 'counted', taps: 4 },
  { seat: 1, round: 2, fate: 'late', taps: 2 },
  { seat: 2, round: 1, fate: 'counted', taps: 3 },
  { seat: 2, round: 1, fate: 'uncounted', taps: 1 },
  { seat: 3, round: null, fate: 'clock', taps: 2 },
  { seat: 3, round: 1, fate: 'counted', taps: 1 },
];
const GIVEN: GivenPoints[] = [
  { round: 1, seats: [1, 2], points: 3 },
  { round: 1, seats: [1, 3], points: 1 },
];

it('tells of each judge how many of the points it gave as well, and what of its taps served none', () => {
  const [one, two, three] = consistencyOf(COUNTS, GIVEN, 3);
  expect(one?.total).toEqual({ round: null, taps: 6, alone: 0, clock: 0, late: 2, agreement: 100 });
  expect(two?.total).toEqual({ round: null, taps: 4, alone: 1, clock: 0, late: 0, agreement: 75 });
  expect(three?.total).toEqual({ round: null, taps: 3, alone: 0, clock: 2, late: 0, agreement: 25 });
  expect(two?.rounds.map(({ round, taps, agreement }) => [round, taps, agreement])).toEqual([
    [1, 4, 75],
    [2, 0, null],
  ]);
});

it('tells of two judges how many of the points that either gave both gave', () => {
  const [one, two] = consistencyOf(COUNTS, GIVEN, 3);
  expect(one?.others).toEqual([
    { seat: 2, agreement: 75 },
    { seat: 3, agreement: 25 },
  ]);
  expect(two?.others).toEqual([
    { seat: 1, agreement: 75 },
    { seat: 3, agreement: 0 },
  ]);
});

it('is the same seen from either judge of a pair, and has a row for a seat that never tapped', () => {
  const seats = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 4 });
  const given = fc.array(
    fc.record({ round: fc.integer({ min: 1, max: 3 }), seats, points: fc.integer({ min: 1, max: 9 }) }),
  );
  fc.assert(
    fc.property(given, (points) => {
      const all = consistencyOf([], points, 4);
      expect(all.map((one) => one.seat)).toEqual([1, 2, 3, 4]);
      for (const one of all) {
        for (const { seat, agreement } of one.others) {
          const back = all.find((other) => other.seat === seat)?.others.find((other) => other.seat === one.seat);
          expect(back?.agreement).toBe(agreement);
        }
      }
    }),
  );
});

// A device is told the server's time exactly soon after it came, and a server under load is not asked for it over and over.
import { nextMeasureMs } from './next-measure';

const MINUTE = 60_000;

it('measures again within seconds what was measured while the page still loaded', () => {
  expect(nextMeasureMs(3_000, 0)).toBeLessThanOrEqual(5_000);
  expect(nextMeasureMs(420, 0)).toBe(5 * MINUTE);
});

it('leaves a network or a server that stays slow in peace after some times', () => {
  const within = [0, 1, 2, 3, 4, 5, 6].map((times) => nextMeasureMs(3_000, times));
  expect(within.filter((ms) => ms < MINUTE)).toHaveLength(4);
  expect(within.at(-1)).toBe(5 * MINUTE);
});

it('asks again soon as long as nobody has answered at all', () => {
  expect(nextMeasureMs(Infinity, 100)).toBeLessThanOrEqual(5_000);
});

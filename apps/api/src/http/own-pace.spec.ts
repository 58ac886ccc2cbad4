// What one account changes has an end, and comes back with time.
import { OwnPace, PACE } from './own-pace';

const ONE_SECOND = 1000 / PACE.perSecond;

it('lets an account change so much at once, then as much as time gives back, and nobody else waits for it', () => {
  const pace = new OwnPace();
  for (let count = 0; count < PACE.free; count += 1) {
    expect(pace.waitOf(1, 0)).toBeNull();
    pace.count(1, 0);
  }
  expect(pace.waitOf(1, 0)).toBe(1);
  expect(pace.waitOf(2, 0)).toBeNull();
  expect(pace.waitOf(1, ONE_SECOND)).toBeNull();
  pace.count(1, ONE_SECOND);
  expect(pace.waitOf(1, ONE_SECOND)).toBe(1);
  expect(pace.waitOf(1, PACE.free * 2 * ONE_SECOND)).toBeNull();
  pace.count(1, PACE.free * 2 * ONE_SECOND);
  // nothing is saved up beyond what is free
  for (let count = 1; count < PACE.free; count += 1) pace.count(1, PACE.free * 2 * ONE_SECOND);
  expect(pace.waitOf(1, PACE.free * 2 * ONE_SECOND)).toBe(1);
});

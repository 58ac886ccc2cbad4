// What a busy process may say of when a call came.
import { KEEPS_UP_MS, LOOK_MS, NetworkLooks } from './network-looks';

it('while the process keeps up, a call came when it was read', () => {
  const looks = new NetworkLooks(0);
  for (let now = LOOK_MS; now <= 1_000; now += LOOK_MS) looks.look(now);
  expect(looks.earliest(1_010)).toBe(1_010);
});

it('behind a thread that was busy, a call may have come at the look before the busy one', () => {
  const looks = new NetworkLooks(0);
  for (let now = LOOK_MS; now <= 1_000; now += LOOK_MS) looks.look(now);
  // all that came during four seconds of work is read now, some of it by a connection that was not accepted yet
  looks.look(5_000);
  expect(looks.earliest(5_001)).toBe(950);
  expect(looks.earliest(7_000)).toBe(950);
  looks.look(7_000);
  expect(looks.earliest(7_001)).toBe(1_000);
});

it('what came before is forgotten once the process keeps up again', () => {
  const looks = new NetworkLooks(0);
  looks.look(5_000);
  looks.look(5_000 + LOOK_MS);
  looks.look(5_000 + 2 * LOOK_MS);
  expect(looks.earliest(5_000 + 2 * LOOK_MS)).toBe(5_000 + 2 * LOOK_MS);
  expect(KEEPS_UP_MS).toBeGreaterThan(3 * LOOK_MS);
});

// The ring of a camera: whatever moment of the last minutes is asked for lies whole within one recording.
import { REPLAY_KEEPS_MS, REPLAY_MOST_MS } from '@gelanggang/contract/replay';
import fc from 'fast-check';
import { EVERY_MS, ReplayRing, TAKE_MS } from './replay-ring';

/** As a recorder fills it: one begins every EVERY_MS and ends after TAKE_MS. */
function filledUntil(now: number): ReplayRing<string> {
  const ring = new ReplayRing<string>();
  for (let at = 0; at <= now; at += EVERY_MS) {
    const take = ring.begin(at);
    take.pieces.push(`from ${at}`);
    if (at + TAKE_MS <= now) take.endedAt = at + TAKE_MS;
  }
  return ring;
}

it('has every moment of the last three minutes whole, from wherever it begins', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3_600_000 }),
      fc.integer({ min: 0, max: REPLAY_KEEPS_MS }),
      fc.integer({ min: 1, max: REPLAY_MOST_MS }),
      (now, ago, length) => {
        const from = Math.max(0, now - ago);
        const to = Math.min(now, from + length);
        const take = filledUntil(now).find(from, to);
        return take !== null && take.startedAt <= from && (take.endedAt ?? now) >= to;
      },
    ),
    { numRuns: 2_000 },
  );
});

it('forgets what is older, and gives what it has of a moment that began before it did', () => {
  const ring = filledUntil(600_000);
  expect(ring.since).toBeGreaterThanOrEqual(600_000 - REPLAY_KEEPS_MS - TAKE_MS);
  expect(ring.find(1_000, 9_000)).toBeNull();
  const young = new ReplayRing<string>();
  expect(young.find(0, 5_000)).toBeNull();
  const first = young.begin(3_000);
  expect(young.find(0, 5_000)).toBe(first);
  expect(young.find(0, 2_000)).toBeNull();
});

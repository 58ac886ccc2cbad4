// Webhooks hear of what changes for a spectator, and what did not arrive is sent again for a day, less and less often.
import { FEED_KINDS } from '../feed/feed-log';
import { MOST_TRIES, pauseAfterTries, WEBHOOK_KINDS, webhookKindOf } from './webhook-rules';

it('every kind that can be asked for is told by some record, and no record is told as another kind', () => {
  const told = FEED_KINDS.map((kind) => webhookKindOf(kind));
  expect(new Set(told)).toEqual(new Set([...WEBHOOK_KINDS, null]));
  // a match that runs, a protest, a rule and a pool that waits are no news of these kinds
  expect(FEED_KINDS.filter((kind) => webhookKindOf(kind) === null)).toEqual([
    'rule',
    'waiting',
    'waited',
    'live',
    'protest',
  ]);
});

it('pauses grow, together hold for most of a day, and end', () => {
  const pauses = Array.from({ length: MOST_TRIES }, (_, at) => pauseAfterTries(at + 1));
  expect(pauses.at(-1)).toBeNull();
  const waited = pauses.slice(0, -1) as number[];
  expect([...waited].sort((a, b) => a - b)).toEqual(waited);
  expect(new Set(waited).size).toBe(waited.length);
  const hours = waited.reduce((sum, one) => sum + one, 0) / 3600;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(24);
  expect(pauseAfterTries(MOST_TRIES + 5)).toBeNull();
});

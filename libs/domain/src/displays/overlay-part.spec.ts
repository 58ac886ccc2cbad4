// What a broadcast shows, over generated matches of a mat.
import fc from 'fast-check';
import { MATCH_STATUSES } from '../results/match-steps';
import { type BroadcastMatch, broadcastOf, PRESENTED_MS, RESULT_MS, sceneOf } from './overlay-part';

const NOW = 1_800_000_000_000;
const moment = fc.option(fc.integer({ min: NOW - 60_000, max: NOW }));
const anyMatches: fc.Arbitrary<BroadcastMatch[]> = fc
  .array(
    fc.record({
      status: fc.constantFrom(...MATCH_STATUSES),
      calledAt: moment,
      finishedAt: moment,
      announcedAt: moment,
    }),
    { maxLength: 12 },
  )
  .map((list) => list.map((one, index) => ({ ...one, id: index + 1 })));
const match = (values: Partial<BroadcastMatch>): BroadcastMatch => ({
  ...{ id: 1, status: 'scheduled', calledAt: null, finishedAt: null, announcedAt: null },
  ...values,
});

it('shows the score of what runs before anything else, and nothing where nothing is', () => {
  fc.assert(
    fc.property(anyMatches, fc.boolean(), (matches, waits) => {
      const shown = broadcastOf(matches, waits, NOW);
      const running = matches.find(({ status }) => status === 'ongoing');
      if (running) expect(shown).toEqual({ part: 'score', matchId: running.id });
      else expect(shown.part).not.toBe('score');
    }),
  );
  expect(broadcastOf([], false, NOW)).toEqual({ part: 'none' });
});

it('never shows a result that the announcer has not given free, where the tournament waits for that', () => {
  fc.assert(
    fc.property(anyMatches, (matches) => {
      const shown = broadcastOf(matches, true, NOW);
      if (shown.part !== 'result') return;
      const found = matches.find(({ id }) => id === shown.matchId);
      expect(found?.announcedAt).not.toBeNull();
      expect(['finished', 'walkover']).toContain(found?.status);
    }),
  );
});

it('has a result up for twenty seconds from when it was given free', () => {
  const done = match({ status: 'finished', finishedAt: NOW, announcedAt: NOW + 60_000 });
  expect(broadcastOf([done], false, NOW + RESULT_MS - 1).part).toBe('result');
  expect(broadcastOf([done], false, NOW + RESULT_MS).part).toBe('none');
  expect(broadcastOf([done], true, NOW + 59_999).part).toBe('none');
  expect(broadcastOf([done], true, NOW + 60_000).part).toBe('result');
});

it('presents blue, then red, each for eight seconds, after a call', () => {
  const called = match({ status: 'called', calledAt: NOW });
  expect(broadcastOf([called], false, NOW)).toMatchObject({ part: 'presentation', corner: 'blue' });
  expect(broadcastOf([called], false, NOW + PRESENTED_MS)).toMatchObject({ part: 'presentation', corner: 'red' });
  expect(sceneOf(broadcastOf([called], false, NOW + 2 * PRESENTED_MS))).toBe('idle');
});

// What is told of followed matches, over generated states.
import fc from 'fast-check';
import { MATCH_STATUSES } from '../results/match-steps';
import { CLOSE_BEFORE, CLOSE_MS, drawnKey, type FollowedMatch, newsOf } from './followed-news';

const NOW = 1_800_000_000_000;
const anyMatch: fc.Arbitrary<FollowedMatch> = fc.record({
  id: fc.nat(),
  status: fc.constantFrom(...MATCH_STATUSES),
  calledAt: fc.option(fc.constantFrom('a', 'b')),
  finishedAt: fc.option(fc.constantFrom('c', 'd')),
  before: fc.option(fc.nat(9)),
  plannedAt: fc.option(fc.integer({ min: NOW - 10 * CLOSE_MS, max: NOW + 10 * CLOSE_MS })),
  hasMatBegun: fc.boolean(),
  movedTo: fc.option(fc.constantFrom('A 09:00', 'B 10:00')),
});
const waiting: FollowedMatch = {
  ...{ id: 7, status: 'scheduled', calledAt: null, finishedAt: null, before: 1 },
  ...{ plannedAt: NOW + 1, hasMatBegun: true, movedTo: null },
};
const keys = (match: FollowedMatch, now = NOW) => newsOf(match, now).map(({ key }) => key);

it('each thing has one key, which names its match, and is the same whenever it is asked', () => {
  fc.assert(
    fc.property(anyMatch, fc.nat(), (match, later) => {
      const told = newsOf(match, NOW);
      expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
      for (const { kind, key } of told) {
        expect(key.startsWith(`${match.id} ${kind}`)).toBe(true);
        expect(keys(match, NOW + later)).toContain(key);
      }
    }),
  );
});

it('nothing is told of a match that runs, and of one that is over its result alone', () => {
  fc.assert(
    fc.property(anyMatch, (match) => {
      const kinds = newsOf(match, NOW).map(({ kind }) => kind);
      if (match.status === 'ongoing') expect(kinds).toEqual([]);
      if (match.status === 'finished' || match.status === 'walkover') {
        expect(kinds).toEqual(match.finishedAt === null ? [] : ['result']);
      } else expect(kinds).not.toContain('result');
    }),
  );
});

it('a match is close with two before it, and not in the morning before its mat begins', () => {
  expect(keys(waiting)).toEqual(['7 close']);
  expect(keys({ ...waiting, before: CLOSE_BEFORE + 1 })).toEqual([]);
  expect(keys({ ...waiting, hasMatBegun: false, plannedAt: NOW + CLOSE_MS + 1 })).toEqual([]);
  expect(keys({ ...waiting, hasMatBegun: false, plannedAt: NOW + CLOSE_MS })).toEqual(['7 close']);
});

it('a match far down on its mat is not close, however soon it is planned, nor is one that is planned for no hour', () => {
  expect(keys({ ...waiting, before: CLOSE_BEFORE })).toEqual(['7 close']);
  expect(keys({ ...waiting, before: null })).toEqual([]);
  expect(keys({ ...waiting, hasMatBegun: false, plannedAt: null })).toEqual([]);
});

it('each is told in its order: the new place before the call or that it is close', () => {
  const moved = { ...waiting, movedTo: 'B 10:00' };
  expect(newsOf(moved, NOW)).toEqual([
    { kind: 'moved', key: '7 moved B 10:00' },
    { kind: 'close', key: '7 close' },
  ]);
  expect(newsOf({ ...moved, status: 'called', calledAt: 'a' }, NOW)).toEqual([
    { kind: 'moved', key: '7 moved B 10:00' },
    { kind: 'called', key: '7 called a' },
  ]);
  expect(keys({ ...waiting, status: 'called' })).toEqual(['7 called ']);
  expect(keys({ ...moved, before: null })).toEqual(['7 moved B 10:00']);
  for (const status of ['finished', 'walkover'] as const) {
    expect(newsOf({ ...moved, status, finishedAt: 'c' }, NOW)).toEqual([{ kind: 'result', key: '7 result c' }]);
  }
});

it('another call, another place and another result are news again', () => {
  expect(keys({ ...waiting, status: 'called', calledAt: 'a' })).not.toEqual(
    keys({ ...waiting, status: 'called', calledAt: 'b' }),
  );
  expect(keys({ ...waiting, movedTo: 'B' })).not.toEqual(keys({ ...waiting, movedTo: 'C' }));
});

it('a drawn pool is one piece of news, whichever of its matches somebody stands in, and never the key of a match', () => {
  expect(drawnKey(7)).toBe(drawnKey(7));
  expect(drawnKey(7)).not.toBe(drawnKey(8));
  fc.assert(fc.property(anyMatch, fc.nat(), (match, pool) => expect(keys(match)).not.toContain(drawnKey(pool))));
});

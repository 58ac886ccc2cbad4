// What a screen that runs by itself shows, over generated halls.
import fc from 'fast-check';
import { type HallState, hallView, type HallNews, NEWS_LATEST_MS, NEWS_MS, newsUpAt } from './hall-view';

const NOW = Date.parse('2026-11-21T03:21:00Z');
const quiet: HallState = { arenas: 3, isBusy: false, day: 'on', news: [], hasMedals: true, sponsors: [10, 20] };

const anyNews = (): fc.Arbitrary<HallNews[]> =>
  fc
    .array(
      fc.record({
        kind: fc.constantFrom('call' as const, 'result' as const),
        at: fc.integer({ min: NOW - 300_000, max: NOW }),
      }),
      { maxLength: 40 },
    )
    .map((list) => list.map((one, index) => ({ ...one, matchId: index + 1 })));

const anyState = (): fc.Arbitrary<HallState> =>
  fc.record({
    arenas: fc.integer({ min: 1, max: 12 }),
    isBusy: fc.boolean(),
    day: fc.constantFrom('none' as const, 'coming' as const, 'on' as const, 'over' as const),
    news: anyNews(),
    hasMedals: fc.boolean(),
    sponsors: fc.array(fc.integer({ min: 3, max: 120 }), { maxLength: 30 }),
  });

/** Every view of a whole round, second by second. */
function round(state: HallState): ReturnType<typeof hallView>[] {
  return Array.from({ length: 6000 }, (_, second) => hallView({ ...state, news: [] }, NOW + second * 1000));
}
const shows = (state: HallState) => new Set(round(state).map(({ show }) => show));

describe('a screen that runs by itself', () => {
  it('always has something to show that is there: no medals without one, no sponsor without a picture', () => {
    fc.assert(
      fc.property(anyState(), fc.integer({ min: 0, max: 86_400_000 }), (state, later) => {
        const view = hallView(state, NOW + later);
        if (view.show === 'medals') expect(state.hasMedals).toBe(true);
        if (view.show === 'sponsor') expect(state.sponsors[view.index]).toBeDefined();
        if (view.show === 'call' || view.show === 'result') {
          expect(state.news).toContainEqual(expect.objectContaining({ kind: view.show, matchId: view.matchId }));
        }
        if (view.show === 'day-over') expect([state.day, state.isBusy]).toEqual(['over', false]);
        if (view.show === 'mats') expect(state.isBusy).toBe(true);
      }),
    );
  });

  it('of one arena never turns away from its mat while that is busy', () => {
    fc.assert(
      fc.property(anyState(), fc.integer({ min: 0, max: 86_400_000 }), (state, later) => {
        expect(hallView({ ...state, arenas: 1, isBusy: true }, NOW + later)).toEqual({ show: 'mats' });
      }),
    );
  });

  it('of a busy hall shows the mats half of the time at least, and sponsors, medals and what is next too', () => {
    const busy = { ...quiet, isBusy: true, sponsors: [120, 3, 20] };
    const seen = round(busy);
    expect(seen.filter(({ show }) => show === 'mats').length).toBeGreaterThan(seen.length / 2);
    expect(shows(busy)).toEqual(new Set(['mats', 'next', 'medals', 'sponsor']));
  });

  it('brings every sponsor, in order, for as long as asked while nothing is on', () => {
    const long = { ...quiet, sponsors: [5, 9, 30] };
    const second = (index: number) => round(long).filter((one) => one.show === 'sponsor' && one.index === index).length;
    const turns = round(long)
      .flatMap((one) => (one.show === 'sponsor' ? [one.index] : []))
      .filter((index, at, all) => index !== all[at - 1]);
    expect(turns.slice(1).every((index, at) => index === ((turns[at] ?? 0) + 1) % 3)).toBe(true);
    expect(second(2)).toBeGreaterThan(3 * second(1));
  });

  it('tells between two days what comes, at their end what was, and before a schedule whose tournament it is', () => {
    expect(shows({ ...quiet, day: 'coming', hasMedals: false, sponsors: [] })).toEqual(new Set(['next']));
    expect(shows({ ...quiet, day: 'over', sponsors: [] })).toEqual(new Set(['day-over']));
    expect(shows({ ...quiet, day: 'none', hasMedals: false, sponsors: [] })).toEqual(new Set(['title']));
  });
});

describe('news on a screen of several arenas', () => {
  const call = (matchId: number, at: number): HallNews => ({ kind: 'call', matchId, at });

  it('is up at once, for twelve seconds, and is not repeated', () => {
    const state = { ...quiet, news: [call(7, NOW)] };
    expect(hallView(state, NOW - 1).show).not.toBe('call');
    expect(hallView(state, NOW)).toEqual({ show: 'call', matchId: 7 });
    expect(hallView(state, NOW + NEWS_MS - 1)).toEqual({ show: 'call', matchId: 7 });
    expect(hallView(state, NOW + NEWS_MS).show).not.toBe('call');
  });

  it('is told neither late nor twice, and results leave the mats half of the time, however many there are', () => {
    fc.assert(
      fc.property(anyNews(), (news) => {
        const seconds = Array.from({ length: 360 }, (_, second) => NOW - 300_000 + second * 1000);
        const results = news.filter(({ kind }) => kind === 'result');
        for (const some of [results, news.filter(({ kind }) => kind === 'call')]) {
          const up = seconds.map((now) => ({ now, one: newsUpAt(some, now) }));
          const turns = up.filter(({ one }, at) => one && one.matchId !== up[at - 1]?.one?.matchId);
          const told = turns.map(({ one }) => one?.matchId);
          expect(new Set(told).size).toBe(told.length);
          for (const { now, one } of turns) expect(now - (one?.at ?? 0)).toBeLessThanOrEqual(NEWS_LATEST_MS + 1000);
          if (some !== results) continue;
          expect(up.filter(({ one }) => one).length).toBeLessThanOrEqual(seconds.length / 2 + NEWS_MS / 1000);
        }
      }),
    );
  });

  it('is first a call: no result holds one up', () => {
    fc.assert(
      fc.property(anyNews(), (news) => {
        const results = news.filter(({ kind }) => kind === 'result');
        expect(newsUpAt([...results, call(99, NOW)], NOW)?.matchId).toBe(99);
      }),
    );
  });

  it('tells the second of two calls at once after the first, and drops what would be older than twenty seconds', () => {
    const news = [call(1, NOW), call(2, NOW + 5_000), call(3, NOW + 1_000)];
    expect(newsUpAt(news, NOW + 5_000)?.matchId).toBe(1);
    expect(newsUpAt(news, NOW + 12_000)?.matchId).toBe(3);
    expect(newsUpAt(news, NOW + 24_000)?.matchId).toBe(2);
    expect(newsUpAt(news, NOW + 60_000)).toBeNull();
  });
});

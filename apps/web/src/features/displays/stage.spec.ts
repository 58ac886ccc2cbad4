// What a big screen shows, by the rules of `stage.ts`.
import fc from 'fast-check';
import type { LiveMatch } from '@gelanggang/contract/live';
import { liveRounds } from '@web/components/bracket/live-bracket';
import type { ArenaDay, Slot } from '@web/live/arena-days';
import { arenaView, bracketParts, elapsed, pageAt, pagesOf, sponsorAt } from './stage';

const NOW = Date.parse('2026-11-21T03:21:00Z');
const ago = (seconds: number): string => new Date(NOW - seconds * 1000).toISOString();
const slot = (id: number, values: Partial<LiveMatch> = {}): Slot => ({
  match: { id, status: 'scheduled', finished_at: null, ...values } as LiveMatch,
  day: '2026-11-21',
  plannedAt: NOW,
  estimatedAt: null,
});
const day = (values: Partial<ArenaDay>): ArenaDay => ({
  day: '2026-11-21',
  arena: { id: 1, name: 'Gelanggang A', code: 'A' },
  behindMinutes: 0,
  endsAt: null,
  current: null,
  next: slot(2),
  later: [slot(3), slot(4)],
  done: [],
  ...values,
});
const ids = (slots: readonly Slot[]) => slots.map(({ match }) => match.id);

describe('an arena on a screen', () => {
  it('shows the match on its mat before anything else', () => {
    const done = [slot(9, { status: 'finished', finished_at: ago(1) })];
    const view = arenaView(day({ current: slot(1, { status: 'ongoing' }), done }), NOW);
    expect(view.shown).toMatchObject({ as: 'running', slot: { match: { id: 1 } } });
    expect(ids(view.coming)).toEqual([2, 3, 4]);
  });

  it('keeps a result up for three minutes while nobody is called, and for twenty seconds when somebody is', () => {
    const done = (seconds: number) => [slot(9, { status: 'finished', finished_at: ago(seconds) })];
    const current = slot(1, { status: 'called' });
    expect(arenaView(day({ done: done(170) }), NOW).shown?.as).toBe('result');
    expect(arenaView(day({ done: done(190) }), NOW).shown?.as).toBe('next');
    const fresh = arenaView(day({ current, done: done(10) }), NOW);
    expect(fresh.shown?.as).toBe('result');
    expect(ids(fresh.coming)).toEqual([1, 2, 3, 4]);
    expect(arenaView(day({ current, done: done(30) }), NOW).shown?.as).toBe('called');
  });

  it('names nobody twice', () => {
    const view = arenaView(day({}), NOW);
    expect(view.shown?.slot.match.id).toBe(2);
    expect(ids(view.coming)).toEqual([3, 4]);
  });

  it('shows nothing once the day is over', () => {
    const done = [slot(9, { status: 'finished', finished_at: ago(600) })];
    expect(arenaView(day({ next: null, later: [], done }), NOW)).toMatchObject({ shown: null, coming: [] });
  });
});

describe('pages', () => {
  it('hold every thing once, in order, none more than fits, and are of equal weight', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (items, most) => {
        const pages = pagesOf(items, most);
        expect(pages.flat()).toEqual(items);
        const sizes = pages.map((page) => page.length);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('turn by the clock, all of them, on every screen alike', () => {
    const seen = new Set(Array.from({ length: 40 }, (_, second) => pageAt(NOW + second * 1000, 3)));
    expect([...seen].sort()).toEqual([0, 1, 2]);
    expect(pageAt(NOW, 1)).toBe(0);
  });
});

it('each sponsor is up for its seconds, in order, again and again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 3, max: 120 }), { minLength: 1, maxLength: 30 }),
      fc.nat(),
      (seconds, from) => {
        const round = seconds.reduce((sum, one) => sum + one, 0);
        const start = from - (from % round);
        const seen = Array.from({ length: round }, (_, second) => sponsorAt((start + second) * 1000, seconds));
        expect(seen).toEqual(seconds.flatMap((length, index) => Array.from({ length }, () => index)));
      },
    ),
  );
  expect(sponsorAt(NOW, [])).toBe(0);
});

it('the time since a start is minutes and seconds, and no time at all when the start is long ago or unknown', () => {
  expect(elapsed(ago(247), NOW)).toBe('4:07');
  expect(elapsed(ago(-3), NOW)).toBe('0:00');
  expect(elapsed(ago(6000), NOW)).toBeNull();
  expect(elapsed(null, NOW)).toBeNull();
});

describe('a bracket on a screen', () => {
  const nobody = { state: 'tbd', name: '', contingent: '', is_dummy: false } as const;
  const games = (matches: readonly LiveMatch[]) => liveRounds(matches).flatMap((round) => round.games);
  const tree = (rounds: number, status: LiveMatch['status'] = 'scheduled') => games(matchesOf(rounds, status));
  const matchesOf = (rounds: number, status: LiveMatch['status']): LiveMatch[] =>
    Array.from({ length: rounds }, (_, index) => index + 1).flatMap((round) =>
      Array.from({ length: 2 ** (rounds - round) }, (_, at) => ({
        id: round * 1000 + at + 1,
        round,
        position: at + 1,
        round_label: `R${round}`,
        battle_group: null,
        status,
        blue: nobody,
        red: nobody,
      })),
    ) as LiveMatch[];
  const gamesOf = (part: ReturnType<typeof bracketParts>[number]) => part.flatMap((round) => round.games);

  it.each([1, 2, 3, 4, 5, 6, 7])('of %i rounds shows every match, never more than seven at once', (rounds) => {
    const parts = bracketParts(tree(rounds));
    for (const part of parts) expect(gamesOf(part).length).toBeLessThanOrEqual(7);
    const shown = new Set(parts.flatMap(gamesOf).map((game) => game.id));
    expect(shown.size).toBe(2 ** rounds - 1);
  });

  it.each([4, 5, 6, 7])('of %i rounds gives each part the shape of a whole bracket', (rounds) => {
    for (const part of bracketParts(tree(rounds))) {
      for (const { round, games: own } of part) {
        expect(own.map((game) => game.position)).toEqual(own.map((_, index) => index + 1));
        expect(own).toHaveLength(2 ** (part.length - round));
      }
    }
  });

  it('leaves out parts in which all is decided, but never the last', () => {
    expect(bracketParts(tree(5, 'finished'))).toHaveLength(1);
    const bye = { ...nobody, state: 'bye' as const };
    const [first, ...rest] = matchesOf(5, 'finished');
    if (!first) throw new Error('a tree has matches');
    // a bye stays scheduled for ever
    expect(bracketParts(games([{ ...first, status: 'scheduled', red: bye }, ...rest]))).toHaveLength(1);
  });

  it('of seni shows two rows as one battle', () => {
    const rows = matchesOf(2, 'scheduled').flatMap((match) => [
      { ...match, kind: 'seni', mode: 'battle', battle_group: match.id, corner: 'blue' } as LiveMatch,
      {
        ...match,
        id: match.id + 500,
        kind: 'seni',
        mode: 'battle',
        battle_group: match.id,
        corner: 'red',
      } as LiveMatch,
    ]);
    expect(gamesOf(bracketParts(games(rows))[0] ?? []).map((game) => game.id)).toEqual([1001, 1002, 2001]);
  });

  it('shows the match for third place beside the final', () => {
    const [final] = tree(3).slice(-1);
    if (!final) throw new Error('a tree has a final');
    const parts = bracketParts([...tree(3), { ...final, id: 1, position: 2 }]);
    expect(gamesOf(parts.at(-1) ?? []).filter((game) => game.is_third_place)).toMatchObject([{ id: 1 }]);
  });
});

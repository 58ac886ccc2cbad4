// A bracket as lists, on a small one by hand and on generated ones.
import fc from 'fast-check';
import type { LiveCorner, LiveMatch } from '@gelanggang/contract/live';
import { roundsOf, shownRound, wayOf } from './rounds';

const unit = (name: string): LiveCorner => ({ state: 'unit', name, contingent: `K ${name}`, is_dummy: false });
const TBD: LiveCorner = { state: 'tbd', name: '', contingent: '', is_dummy: false };
const BYE: LiveCorner = { state: 'bye', name: 'BYE', contingent: '', is_dummy: false };

/** `size` places, all of round 1 known; the first `decided` matches in order of rounds were won by blue. */
function tree(size: number, decided: number): LiveMatch[] {
  const rounds = Math.log2(size);
  const matches = new Map<string, LiveMatch>();
  for (let round = 1; round <= rounds; round += 1) {
    for (let position = 1; position <= size / 2 ** round; position += 1) {
      matches.set(`${round}-${position}`, {
        ...{ id: round * 1000 + position, kind: 'tanding', round, position, round_label: `Babak ${round}` },
        ...{ battle_group: null, status: 'scheduled', winner: null },
        blue: round === 1 ? unit(`P${2 * position - 1}`) : TBD,
        red: round === 1 ? unit(`P${2 * position}`) : TBD,
        next_match_id: round === rounds ? null : (round + 1) * 1000 + Math.ceil(position / 2),
        next_corner: round === rounds ? null : position % 2 === 1 ? 'blue' : 'red',
      } as LiveMatch);
    }
  }
  [...matches.values()].slice(0, decided).forEach((match) => {
    match.status = 'finished';
    match.winner = 'blue';
    const next = [...matches.values()].find((one) => one.id === match.next_match_id);
    if (next && match.next_corner) next[match.next_corner] = match.blue;
  });
  return [...matches.values()];
}
const is = (name: string) => (corner: LiveCorner) => corner.name === name;

it('lists rounds in order, without byes, and opens where something runs or comes', () => {
  const matches = tree(8, 5);
  expect(roundsOf(matches).map(({ round, matches: own }) => [round, own.length])).toEqual([
    [1, 4],
    [2, 2],
    [3, 1],
  ]);
  expect(shownRound(roundsOf(matches))).toBe(2);
  const final = matches.at(-1) as LiveMatch;
  final.status = 'called';
  expect(shownRound(roundsOf(matches))).toBe(3);
  expect(shownRound(roundsOf(tree(8, 7)))).toBe(3);
  expect(shownRound([])).toBeUndefined();
  const withBye = tree(4, 0).map((one) => (one.id === 1001 ? { ...one, red: BYE } : one));
  expect(roundsOf(withBye)[0]?.matches.map((one) => one.id)).toEqual([1002]);
});

it('tells the way of whom one follows: won, next, and what would follow; nothing after a loss', () => {
  const matches = tree(8, 4);
  expect(wayOf(matches, is('P1')).map(({ match, state }) => [match.id, state])).toEqual([
    [1001, 'won'],
    [2001, 'next'],
    [3001, 'later'],
  ]);
  expect(wayOf(matches, is('P2')).map(({ match, state }) => [match.id, state])).toEqual([[1001, 'lost']]);
  expect(wayOf(matches, is('nobody'))).toEqual([]);
});

it('takes each match of every bracket into one round, and every way to the final or to a loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(63), fc.nat(63), (depth, decidedUpTo, who) => {
      const size = 2 ** depth;
      const matches = tree(size, decidedUpTo % size);
      const listed = roundsOf(matches).flatMap((round) => round.matches);
      expect(new Set(listed.map((one) => one.id)).size).toBe(size - 1);
      expect(listed).toHaveLength(size - 1);
      const way = wayOf(matches, is(`P${(who % size) + 1}`));
      expect(way.map(({ match }) => match.round)).toEqual(way.map((_, index) => index + 1));
      expect(way.filter(({ state }) => state === 'next').length).toBeLessThanOrEqual(1);
      const last = way.at(-1);
      expect(last?.state === 'lost' || last?.match.round === depth).toBe(true);
    }),
  );
});

// How the draw of a pool is shown.
import fc from 'fast-check';
import type { BracketGame, BracketRound } from '@gelanggang/contract/brackets';
import { namesIn, PAIRS_AT_ONCE, pairsShown, revealStep, showPairs } from './show-pairs';

const player = (name: string | null) =>
  ({
    name: name ?? 'BYE',
    contingent: name ? 'Kontingen' : '',
    state: name ? 'unit' : 'bye',
  }) as BracketGame['player1'];

function round(corners: [string | null, string | null][]): BracketRound[] {
  const games = corners.map(
    ([blue, red]) => ({ player1: player(blue), player2: player(red), is_third_place: false }) as BracketGame,
  );
  return [{ round: 1, label: 'Penyisihan', games }];
}

describe('The show of a draw', () => {
  it('names one after the other, from the first pair’s blue corner to the last pair’s red one', () => {
    const pairs = showPairs(
      round([
        ['A', 'B'],
        ['C', null],
        ['D', 'E'],
      ]),
    );
    expect(pairs.map(({ number, blue, red }) => [number, blue.turn, red.turn])).toEqual([
      [1, 1, 2],
      [2, 3, 3],
      [3, 4, 5],
    ]);
    expect(pairs[1]?.red.isBye).toBe(true);
    expect(namesIn(pairs)).toBe(5);
  });

  it('has nobody to name in a pool without a bracket', () => {
    expect(namesIn(showPairs([]))).toBe(0);
    expect(revealStep(0, 5)).toBe(0);
  });

  it('is over well before the next pool, and is never slow', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 128 }), fc.integer({ min: 0, max: 60 }), (names, pause) => {
        const step = revealStep(names, pause);
        expect(step * names).toBeLessThanOrEqual(0.61 * pause * 1000);
        expect(step).toBeLessThanOrEqual(900);
      }),
    );
  });

  it('shows a page of pairs at a time, always the one with the name just drawn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 64 }), fc.double({ min: 0, max: 1, noNaN: true }), (count, share) => {
        const pairs = showPairs(
          round(Array.from({ length: count }, (_, n) => [`A${n}`, n % 3 === 0 ? null : `B${n}`])),
        );
        const drawn = Math.round(share * namesIn(pairs));
        const shown = pairsShown(pairs, drawn);
        expect(shown.length).toBeLessThanOrEqual(PAIRS_AT_ONCE);
        expect(shown.length).toBeGreaterThan(0);
        const current = pairs.find((pair) => pair.blue.turn === drawn || pair.red.turn === drawn);
        if (current) expect(shown).toContain(current);
      }),
    );
  });
});

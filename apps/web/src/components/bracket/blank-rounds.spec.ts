// Brackets without names.
import { BLANK_SIZES } from '@gelanggang/contract/draw-options';
import { blankRounds } from './blank-rounds';

describe('A blank bracket', () => {
  it.each(BLANK_SIZES.filter((size) => size > 2))('of %i has a line for each of them, and names nobody', (size) => {
    const [first] = blankRounds(size, false);
    const corners = first?.games.flatMap(({ player1, player2 }) => [player1, player2]) ?? [];
    expect(corners.filter(({ state }) => state === 'tbd')).toHaveLength(size);
    expect(corners.every(({ unit_id }) => unit_id === null)).toBe(true);
  });

  it('of 6 has one bye in each half', () => {
    const byes = blankRounds(6, false)[0]?.games.map(({ player2 }) => player2.state === 'bye') ?? [];
    expect([byes.slice(0, 2), byes.slice(2)].map((half) => half.filter(Boolean).length)).toEqual([1, 1]);
  });

  it('of chart 2 is a list of pairs that lead nowhere, none of them the final', () => {
    const rounds = blankRounds(2, true);
    expect(rounds).toHaveLength(1);
    expect(rounds[0]?.games).toHaveLength(6);
    expect(rounds[0]?.games.every((game) => game.next === null && game.round_label === 'Babak 1')).toBe(true);
  });

  it('has a third-place match where the tournament has one', () => {
    const third = (has: boolean) => blankRounds(8, has).flatMap(({ games }) => games.filter((g) => g.is_third_place));
    expect([third(true).length, third(false).length]).toEqual([1, 0]);
  });
});

// The places of a large bracket that one can go to.
import { blankRounds } from './blank-rounds';
import type { BracketRound } from '@gelanggang/contract/brackets';
import { bracketJumps } from './bracket-jumps';
import { layoutBracket } from './bracket-layout';

function jumpsOf(rounds: readonly BracketRound[]) {
  const matches = rounds.flatMap(({ games }) =>
    games.map(({ is_third_place: isThirdPlace, ...game }) => ({ ...game, isThirdPlace })),
  );
  return bracketJumps(rounds, layoutBracket(matches));
}

describe('The jumps of a bracket', () => {
  it('are none up to 16 slots', () => {
    for (const size of [4, 8, 16] as const) expect(jumpsOf(blankRounds(size, true))).toEqual([]);
  });

  it('are the sections of 16, left ones first, and the final', () => {
    const jumps = jumpsOf(blankRounds(64, true));
    expect(jumps.map(({ label, side }) => `${label} ${side}`)).toEqual([
      'Bagian 1 dari 4 left',
      'Bagian 2 dari 4 left',
      'Bagian 3 dari 4 right',
      'Bagian 4 dari 4 right',
      'Final middle',
    ]);
  });

  it('lead down each side of the drawing, and to the middle of its height for the final', () => {
    const [first, second, third, fourth, final] = jumpsOf(blankRounds(64, false)).map(({ y }) => y);
    expect(first).toBe(third);
    expect(second).toBe(fourth);
    expect(second).toBeGreaterThan(first ?? 0);
    expect(final).toBeGreaterThan((second ?? 0) - 60);
  });
});

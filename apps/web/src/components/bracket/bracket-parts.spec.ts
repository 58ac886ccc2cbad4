// The sections of a large bracket.
import { blankRounds } from './blank-rounds';
import { bracketParts } from './bracket-parts';

describe('The sections of a bracket', () => {
  it('of 64 are its quarters and its last two rounds, and hold each match once', () => {
    const rounds = blankRounds(64, true);
    const parts = bracketParts(rounds, 4);
    expect(parts.map(({ name }) => name)).toEqual([
      'Bagian 1 dari 4',
      'Bagian 2 dari 4',
      'Bagian 3 dari 4',
      'Bagian 4 dari 4',
      'Babak akhir',
    ]);
    const ids = (of: readonly { games: { id: number }[] }[]) => of.flatMap(({ games }) => games.map(({ id }) => id));
    expect(parts.flatMap((part) => ids(part.rounds)).toSorted((a, b) => a - b)).toEqual(
      ids(rounds).toSorted((a, b) => a - b),
    );
  });

  it('count rounds and positions anew, lead on, and name who comes by the section', () => {
    const parts = bracketParts(blankRounds(64, false), 4);
    for (const { rounds } of parts) {
      rounds.forEach(({ games }) => expect(games.map(({ position }) => position)).toEqual(games.map((_, i) => i + 1)));
    }
    expect(parts[0]?.leadsTo).toBe('ke Semifinal');
    const last = parts.at(-1)?.rounds[0]?.games.flatMap(({ player1, player2 }) => [player1.name, player2.name]);
    expect(last).toEqual([1, 2, 3, 4].map((number) => `Pemenang Bagian ${number}`));
  });
});

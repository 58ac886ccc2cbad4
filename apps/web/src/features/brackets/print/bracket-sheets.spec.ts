// How a bracket is parted over sheets of paper.
import { bracketSheets } from './bracket-sheets';
import { blankRounds } from '@web/components/bracket/blank-rounds';

const idsOf = (rounds: { games: { id: number }[] }[]) => rounds.flatMap((round) => round.games.map(({ id }) => id));

describe('The sheets of a bracket', () => {
  it('are one up to 16 slots, however many pairs a chart of 2 has', () => {
    for (const size of [4, 8, 16] as const) {
      const rounds = blankRounds(size, true);
      expect(bracketSheets(0, rounds)).toMatchObject([{ part: null, leadsTo: null, rounds }]);
    }
    expect(bracketSheets(2, blankRounds(2, false))).toHaveLength(1);
  });

  it('are four sections of 16 and the last rounds for 64 slots, upright', () => {
    const sheets = bracketSheets(0, blankRounds(64, false));
    expect(sheets.map(({ part }) => part)).toEqual([
      'Bagian 1 dari 4',
      'Bagian 2 dari 4',
      'Bagian 3 dari 4',
      'Bagian 4 dari 4',
      'Babak akhir',
    ]);
    expect(new Set(sheets.map(({ paper }) => paper.orientation))).toEqual(new Set(['portrait']));
    expect(sheets[0]).toMatchObject({ leadsTo: 'ke Semifinal' });
    expect(sheets[4]).toMatchObject({ leadsTo: null });
  });

  it('stand for Full Prestasi of any size: 32 slots are two sections and the final', () => {
    const sheets = bracketSheets(0, blankRounds(32, false));
    expect(sheets.map(({ part, leadsTo }) => [part, leadsTo])).toEqual([
      ['Bagian 1 dari 2', 'ke Final'],
      ['Bagian 2 dari 2', 'ke Final'],
      ['Babak akhir', null],
    ]);
    for (const size of [4, 8, 16, 32, 64] as const) {
      const papers = bracketSheets(0, blankRounds(size, true)).map(({ paper }) => paper.orientation);
      expect(new Set(papers)).toEqual(new Set(['portrait']));
    }
  });

  it('hold every match of the bracket once, the third-place match with the final', () => {
    const rounds = blankRounds(64, true);
    const sheets = bracketSheets(0, rounds);
    const held = sheets.flatMap((sheet) => idsOf(sheet.rounds));
    expect([...held].sort((a, b) => a - b)).toEqual(idsOf(rounds).sort((a, b) => a - b));
    expect(sheets[4]?.rounds[1]?.games.map((game) => game.is_third_place)).toEqual([false, true]);
  });

  it('count rounds and positions anew, so that each is a tree of its own', () => {
    for (const { rounds } of bracketSheets(0, blankRounds(64, false))) {
      rounds.forEach((round, index) => {
        expect(round.round).toBe(index + 1);
        const count = 2 ** (rounds.length - round.round);
        expect(round.games.map(({ position }) => position)).toEqual(Array.from({ length: count }, (_, n) => n + 1));
      });
    }
  });

  it('say from which section the winner comes as long as it is not known', () => {
    const [semifinals] = bracketSheets(0, blankRounds(64, false)).at(-1)?.rounds ?? [];
    expect(semifinals?.games.map(({ player1, player2 }) => [player1.name, player2.name])).toEqual([
      ['Pemenang Bagian 1', 'Pemenang Bagian 2'],
      ['Pemenang Bagian 3', 'Pemenang Bagian 4'],
    ]);
  });
});

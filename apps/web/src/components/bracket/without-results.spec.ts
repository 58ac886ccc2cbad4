// A bracket for the referee's table: as it was drawn.
import type { BracketGame, BracketPlayer } from '@gelanggang/contract/brackets';
import { blankRounds } from './blank-rounds';
import { withoutResults } from './without-results';

const unit = (id: number): BracketPlayer => ({
  name: `Pesilat ${id}`,
  contingent: 'Kontingen',
  state: 'unit',
  is_dummy: false,
  placeholder: null,
  unit_id: id,
});

/** Six in a bracket of eight, everything fought and won by blue. */
function played() {
  return blankRounds(6, true).map((round) => ({
    ...round,
    games: round.games.map((game, index): BracketGame => {
      const filled = (player: BracketPlayer, corner: number) =>
        player.state === 'bye' ? player : unit(100 * round.round + 10 * index + corner);
      return {
        ...game,
        player1: filled(game.player1, 1),
        player2: filled(game.player2, 2),
        winner: 'blue',
        winner_id: 1,
        win_kind: 'angka',
        blue_score: 5,
        red_score: 3,
        status: 'finished',
        number: game.id,
      };
    }),
  }));
}

describe('A bracket without its results', () => {
  const rounds = withoutResults(played());
  const games = rounds.flatMap((round) => round.games);

  it('keeps who was drawn, the byes, and who has a bye in round 2', () => {
    expect(rounds[0]?.games.map(({ player1, player2 }) => [player1.state, player2.state])).toEqual(
      played()[0]?.games.map(({ player1, player2 }) => [player1.state, player2.state]),
    );
    const second = rounds[1]?.games.flatMap(({ player1, player2 }) => [player1.state, player2.state]);
    expect(second?.sort()).toEqual(['tbd', 'tbd', 'unit', 'unit']);
  });

  it('has nobody in a corner that a match decides, the third-place match too', () => {
    expect(rounds[2]?.games.flatMap(({ player1, player2 }) => [player1.state, player2.state])).toEqual(
      Array.from({ length: 4 }, () => 'tbd'),
    );
  });

  it('has no winner, score or state left, and keeps the partai numbers', () => {
    for (const game of games) {
      expect(game).toMatchObject({ winner: null, winner_id: null, win_kind: null, blue_score: null, red_score: null });
      expect(game.status).toBe('scheduled');
      expect(game.number).toBe(game.id);
    }
  });
});

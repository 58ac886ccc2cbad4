// A drawn bracket as it stood before its first match: names where the draw put them, everything else open.
import type { BracketGame, BracketPlayer, BracketRound } from '@gelanggang/contract/brackets';
import type { Corner } from '@gelanggang/domain/words/corners';
import { bracketTexts } from './texts';

/** Who has a bye keeps the place in round 2: the draw gave it. Partai numbers and times stay. */
export function withoutResults(rounds: readonly BracketRound[]): BracketRound[] {
  const fought = new Set<string>();
  for (const game of rounds.flatMap((round) => round.games)) {
    if (game.player1.state === 'bye' || game.player2.state === 'bye') continue;
    if (game.next !== null) fought.add(`${game.next} ${game.next_corner}`);
    if (game.loser_next !== null) fought.add(`${game.loser_next} ${game.loser_next_corner}`);
  }
  const before = (game: BracketGame, corner: Corner, player: BracketPlayer) =>
    fought.has(`${game.id} ${corner}`) ? OPEN : player;
  return rounds.map((round) => ({
    ...round,
    games: round.games.map((game) => ({
      ...game,
      status: 'scheduled',
      winner: null,
      winner_id: null,
      win_kind: null,
      blue_score: null,
      red_score: null,
      player1: before(game, 'blue', game.player1),
      player2: before(game, 'red', game.player2),
    })),
  }));
}

const OPEN: BracketPlayer = {
  name: bracketTexts.toBeDecided,
  contingent: '',
  state: 'tbd',
  is_dummy: false,
  placeholder: null,
  unit_id: null,
};

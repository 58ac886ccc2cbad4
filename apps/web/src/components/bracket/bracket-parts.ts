// Parts a bracket into sections of its first rounds and one of its last, for paper and for screens.
import { roundText } from '@gelanggang/domain/draw/round-labels';
import type { BracketGame, BracketPlayer, BracketRound } from '@gelanggang/contract/brackets';
import { bracketTexts } from './texts';

export interface BracketPart {
  name: string;
  /** Rounds and positions count anew within the part. */
  rounds: BracketRound[];
  /** Where the part's winner goes; null: nowhere, it has won the pool. */
  leadsTo: string | null;
}

/** `depth`: how many rounds a section has. */
export function bracketParts(rounds: readonly BracketRound[], depth: number): BracketPart[] {
  const count = 2 ** (rounds.length - depth);
  const last = rounds.slice(depth);
  const leadsTo = bracketTexts.leadsTo(roundText(last[0]?.label ?? ''));
  const sections = Array.from({ length: count }, (_, index) => ({
    name: bracketTexts.section(index + 1, count),
    rounds: sectionRounds(rounds.slice(0, depth), index, depth),
    leadsTo,
  }));
  return [...sections, { name: bracketTexts.lastRounds, rounds: lastRounds(last, depth), leadsTo: null }];
}

function sectionRounds(rounds: readonly BracketRound[], section: number, depth: number): BracketRound[] {
  return rounds.map((round) => {
    const size = 2 ** (depth - round.round);
    const games = round.games.filter((game) => Math.ceil(game.position / size) === section + 1);
    return { ...round, games: games.map((game) => ({ ...game, position: game.position - section * size })) };
  });
}

/** Who comes is named by the section that the winner comes from. */
function lastRounds(rounds: readonly BracketRound[], depth: number): BracketRound[] {
  return rounds.map((round) => ({
    ...round,
    round: round.round - depth,
    games: round.games.map((game) => {
      const shown: BracketGame = { ...game, round: game.round - depth };
      if (shown.round !== 1 || game.is_third_place) return shown;
      const first = 2 * game.position - 1;
      return { ...shown, player1: fromSection(game.player1, first), player2: fromSection(game.player2, first + 1) };
    }),
  }));
}

function fromSection(player: BracketPlayer, section: number): BracketPlayer {
  if (player.state !== 'tbd') return player;
  const name = bracketTexts.winnerOfSection(section);
  return { ...player, name, placeholder: name };
}

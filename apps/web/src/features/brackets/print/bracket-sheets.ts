// Parts a bracket over sheets of paper: one, or for more than 16 slots sections of 16 and a sheet for the last rounds.
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { BracketGame, BracketPlayer, BracketRound } from '@gelanggang/contract/brackets';
import { bracketPaper, type BracketPaper, SLOTS_OF_SHEET } from './bracket-paper';
import { bracketTexts } from '@web/components/bracket/texts';

export interface BracketSheet {
  paper: BracketPaper;
  /** Which part of the bracket it is; null where it is the whole. */
  part: string | null;
  /** Rounds and positions count anew within the sheet. */
  rounds: BracketRound[];
  /** Where the sheet's winner goes; null: nowhere, it has won the pool. */
  leadsTo: string | null;
}

const ROUNDS_OF_SECTION = 4;

export function bracketSheets(chart: MatchChart, rounds: readonly BracketRound[]): BracketSheet[] {
  const slots = 2 ** rounds.length;
  if (chart === 2 || slots <= SLOTS_OF_SHEET) {
    return [{ paper: bracketPaper(chart), part: null, rounds: [...rounds], leadsTo: null }];
  }
  const paper = bracketPaper(chart);
  const count = slots / 2 ** ROUNDS_OF_SECTION;
  const last = rounds.slice(ROUNDS_OF_SECTION);
  const leadsTo = bracketTexts.leadsTo(last[0]?.label ?? '');
  const sections = Array.from({ length: count }, (_, index) => ({
    paper,
    part: bracketTexts.section(index + 1, count),
    rounds: sectionRounds(rounds.slice(0, ROUNDS_OF_SECTION), index),
    leadsTo,
  }));
  return [...sections, { paper, part: bracketTexts.lastRounds, rounds: lastRounds(last), leadsTo: null }];
}

function sectionRounds(rounds: readonly BracketRound[], section: number): BracketRound[] {
  return rounds.map((round) => {
    const size = 2 ** (ROUNDS_OF_SECTION - round.round);
    const games = round.games.filter((game) => Math.ceil(game.position / size) === section + 1);
    return { ...round, games: games.map((game) => ({ ...game, position: game.position - section * size })) };
  });
}

/** Who comes is named by the section that the winner comes from. */
function lastRounds(rounds: readonly BracketRound[]): BracketRound[] {
  return rounds.map((round) => ({
    ...round,
    round: round.round - ROUNDS_OF_SECTION,
    games: round.games.map((game) => {
      const shown: BracketGame = { ...game, round: game.round - ROUNDS_OF_SECTION };
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

// Parts a bracket over sheets of paper: one, or for more than 16 slots sections of 16 and a sheet for the last rounds.
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { BracketRound } from '@gelanggang/contract/brackets';
import { bracketPaper, type BracketPaper, SLOTS_OF_SHEET } from './bracket-paper';
import { bracketParts } from '@web/components/bracket/bracket-parts';

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
  return bracketParts(rounds, ROUNDS_OF_SECTION).map(({ name, ...part }) => ({ paper, part: name, ...part }));
}

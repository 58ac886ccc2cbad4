// Which way the paper of a printed bracket lies, and how its tree grows on it (spec 2 §9).
import type { MatchChart } from '@gelanggang/contract/draw-options';
import { TWO_SIDED_FROM } from './components/bracket/bracket-layout';

export interface BracketPaper {
  orientation: 'portrait' | 'landscape';
  /** Width and height of A4, in mm. */
  width: number;
  height: number;
  twoSidedFrom: number;
}

/** More slots than this are wider than tall, and larger in print, when both halves meet in the middle. */
const UPRIGHT_UP_TO = 16;

/** Spec 2 §9: portrait for chart 0, else landscape; a chart 0 that is too large for it lies down too. */
export function bracketPaper(chart: MatchChart, rounds: number): BracketPaper {
  return chart === 0 && 2 ** rounds <= UPRIGHT_UP_TO
    ? { orientation: 'portrait', width: 210, height: 297, twoSidedFrom: 2 * UPRIGHT_UP_TO }
    : { orientation: 'landscape', width: 297, height: 210, twoSidedFrom: TWO_SIDED_FROM };
}

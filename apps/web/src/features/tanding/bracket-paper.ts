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

/** Up to here a tree that grows to one side is largest upright; beyond, one whose halves meet in the middle. */
const ONE_SIDED_UP_TO = 16;
/** Between the two, both halves together are wider than tall. */
const LYING_UP_TO = 64;

/** Spec 2 §9: portrait for chart 0, else landscape; a chart 0 of 17 to 64 slots lies too: its names are larger so. */
export function bracketPaper(chart: MatchChart, rounds: number): BracketPaper {
  const slots = 2 ** rounds;
  return chart === 0 && (slots <= ONE_SIDED_UP_TO || slots > LYING_UP_TO)
    ? { orientation: 'portrait', width: 210, height: 297, twoSidedFrom: 2 * ONE_SIDED_UP_TO }
    : { orientation: 'landscape', width: 297, height: 210, twoSidedFrom: TWO_SIDED_FROM };
}

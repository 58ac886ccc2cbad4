// Which way the paper of a printed bracket lies, and how its tree grows on it (spec 2 §9).
import type { MatchChart } from '@gelanggang/contract/draw-options';
import { TWO_SIDED_FROM } from '@web/components/bracket/bracket-layout';

export interface BracketPaper {
  orientation: 'portrait' | 'landscape';
  /** Width and height of A4, in mm. */
  width: number;
  height: number;
  twoSidedFrom: number;
  /** Height of a first-round line of the drawing, where it is not the usual one. */
  leaf?: number;
}

/** Up to here a tree that grows to one side is largest upright; beyond, one whose halves meet in the middle. */
const ONE_SIDED_UP_TO = 16;
/** 32 slots fill lying paper to its width so, and their names are a fifth larger. */
const DENSE_LEAF = 54;

/** Spec 2 §9: portrait for chart 0, else landscape; a chart 0 of 32 slots lies too: its names are larger so. */
export function bracketPaper(chart: MatchChart, rounds: number): BracketPaper {
  return chart === 0 && 2 ** rounds <= ONE_SIDED_UP_TO
    ? { orientation: 'portrait', width: 210, height: 297, twoSidedFrom: 2 * ONE_SIDED_UP_TO }
    : {
        orientation: 'landscape',
        width: 297,
        height: 210,
        twoSidedFrom: TWO_SIDED_FROM,
        leaf: 2 ** rounds > ONE_SIDED_UP_TO ? DENSE_LEAF : undefined,
      };
}

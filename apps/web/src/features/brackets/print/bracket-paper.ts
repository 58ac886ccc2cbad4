// Which way the paper of a printed bracket lies, and how its tree grows on it (spec 2 §9).
import type { MatchChart } from '@gelanggang/contract/draw-options';
import { TWO_SIDED_FROM } from '@web/components/bracket/bracket-layout';

export interface BracketPaper {
  orientation: 'portrait' | 'landscape';
  /** Width and height of A4, in mm. */
  width: number;
  height: number;
  twoSidedFrom: number;
  /** Of a tree that grows to one side, in the drawing's units: names stand whole, and letters no smaller than in a tree of 16. */
  drawing: number;
}

/** Slots of a tree whose names can still be read on a wall; upright it grows to one side. */
export const SLOTS_OF_SHEET = 16;

/** Spec 2 §9: portrait for chart 0, whatever its size; else landscape. */
export function bracketPaper(chart: MatchChart): BracketPaper {
  return chart === 0
    ? { orientation: 'portrait', width: 210, height: 297, twoSidedFrom: 2 * SLOTS_OF_SHEET, drawing: 930 }
    : { orientation: 'landscape', width: 297, height: 210, twoSidedFrom: TWO_SIDED_FROM, drawing: 1160 };
}

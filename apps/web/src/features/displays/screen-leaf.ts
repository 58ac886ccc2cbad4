// How far apart the lines of a bracket stand on a screen, so that its letters are as large as they get.
import { LEAF } from '@web/components/bracket/bracket-layout';

/** The drawing of eight is as wide as a screen with low lines only; one of four leaves room for names on two lines. */
export const screenLeaf = (rounds: number): number => (rounds > 2 ? 42 : LEAF);

// By what a battle of jurus was decided, in words.
import { decidedByTexts } from './decided-by-texts';

/** What a battle was decided by, as every screen says it. */
export const DECIDED_BY = [
  ...(['score', 'penalty', 'time', 'deviation', 'lot', 'disqualified', 'reached', 'longer'] as const),
];
export type DecidedBy = (typeof DECIDED_BY)[number];
export const DECIDED_BY_LABELS: Readonly<Record<DecidedBy, string>> = decidedByTexts.labels;

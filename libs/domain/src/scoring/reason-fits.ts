// Whether a reason of the rulebook can be told beside the points of a result (2025, art. 11.6.g.1, 11.6.e.2.c.8).
import type { Outcome } from '../results/match-steps';
import type { Reason } from './reasons';

/** They part two who are level on points. */
const OF_LEVEL: ReadonlySet<Reason> = new Set([
  ...(['fewer-penalties', 'more-throws', 'more-kicks', 'more-punches', 'lighter', 'lot'] as const),
]);
/** They part two of whom one has more. */
const OF_LEAD: ReadonlySet<Reason> = new Set(['points', 'both-counted-points']);
/** Before any point; what penalties have taken off need not be level. */
const BEFORE_POINTS: ReadonlySet<Reason> = new Set(['both-counted-lighter', 'lot']);

/** Where no points are kept, each does. */
export function reasonFits(
  reason: Reason,
  { winner, blueScore, redScore }: Pick<Outcome, 'winner' | 'blueScore' | 'redScore'>,
): boolean {
  if (blueScore === null || redScore === null) return true;
  const lead = winner === 'red' ? redScore - blueScore : blueScore - redScore;
  if (OF_LEAD.has(reason)) return lead > 0;
  if (BEFORE_POINTS.has(reason) && blueScore <= 0 && redScore <= 0) return true;
  return reason === 'both-counted-lighter' ? false : !OF_LEVEL.has(reason) || lead === 0;
}

// How many matches a first round has, and how often a contingent must meet itself in it.
import type { Chart, DrawUnit } from './draw-unit';

/** Matches of the first round, byes included: half the smallest power of two that holds the pool; chart 2: the pairs. */
export function firstRoundMatches(unitCount: number, chart: Chart): number {
  if (chart === 2) return Math.ceil(unitCount / 2);
  let matches = 1;
  while (matches * 2 < unitCount) matches *= 2;
  return unitCount === 0 ? 0 : matches;
}

/**
 * The fewest first-round matches in which a contingent must meet itself, whatever the draw: of more units than there are
 * matches, each one above makes a pair (domain-rules, Separation). Only one contingent can be that large.
 */
export function minimumOwnPairs(units: readonly DrawUnit[], chart: Chart): number {
  const counts = new Map<number, number>();
  let most = 0;
  for (const { contingentId } of units) {
    if (contingentId === null) continue;
    const count = (counts.get(contingentId) ?? 0) + 1;
    counts.set(contingentId, count);
    if (count > most) most = count;
  }
  return Math.max(0, most - firstRoundMatches(units.length, chart));
}

// Performances as the domain's rules see them: what was recorded, and what it is worth.
import { type PerformanceWorth, worthOf } from '@gelanggang/domain/seni/performance-score';
import { formerTimeRule } from '@gelanggang/domain/seni/performance-time';
import type { Performer } from '@gelanggang/domain/seni/ranking';
import type { SeniMatchRecord } from './seni-pools.queries';

export function worthOfMatch(match: SeniMatchRecord): PerformanceWorth | null {
  const { outcome, scores, penalty, seconds } = match;
  if (outcome !== 'performed') return null;
  const rule = formerTimeRule(match.matchType, match.isFinal, match.upToYears);
  return worthOf({ outcome, scores: scores ?? [], penalty: penalty ?? 0, seconds }, rule);
}

/** Of those who stand in a pool of performances. */
export function performersOf(matches: readonly SeniMatchRecord[]): Performer[] {
  return matches.flatMap((match) => {
    const { unitId, outcome } = match;
    return unitId === null ? [] : [{ unitId, outcome, worth: worthOfMatch(match) }];
  });
}

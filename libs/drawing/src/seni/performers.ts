// Performances as the domain's rules see them: what was recorded, and what it is worth.
import { type PerformanceWorth, worthOf } from '@gelanggang/domain/seni/performance-score';
import { formerTimeRule, type TimeRule } from '@gelanggang/domain/seni/performance-time';
import { disqualifiedBy } from '@gelanggang/domain/seni/disqualified-by';
import type { Performer } from '@gelanggang/domain/seni/ranking';
import type { SeniMatchRecord } from './seni-pools.queries';

/** What was recorded before rules were kept stays under those of then. */
export function timeRuleOf(match: SeniMatchRecord): TimeRule {
  const isOld = match.outcome !== null && match.judgedBy === null;
  return isOld ? formerTimeRule(match.matchType, match.isFinal, match.upToYears) : match.rules;
}

export function worthOfMatch(match: SeniMatchRecord): PerformanceWorth | null {
  const { outcome, scores, penalty, seconds } = match;
  if (outcome !== 'performed') return null;
  return worthOf({ outcome, scores: scores ?? [], penalty: penalty ?? 0, seconds }, timeRuleOf(match));
}

export function performerOf(match: SeniMatchRecord): Performer | null {
  const { unitId, outcome, isOut } = match;
  if (unitId === null) return null;
  return { unitId, outcome, worth: worthOfMatch(match), disqualified: disqualifiedOf(match), isOut };
}

function disqualifiedOf(match: SeniMatchRecord): Performer['disqualified'] {
  const { outcome, rules, reached, seconds, penalty } = match;
  if (outcome !== 'disqualified') return null;
  const shown = { reached, seconds, penalty: penalty ?? 0 };
  return disqualifiedBy(shown, { further: rules.further, rule: timeRuleOf(match) });
}

/** Of those who stand in a pool of performances. */
export function performersOf(matches: readonly SeniMatchRecord[]): Performer[] {
  return matches.flatMap((match) => performerOf(match) ?? []);
}

// The rules of a plan: what an office wants of it beyond 'no clash' (issue 30).

export const RULE_KINDS = ['most-per-day', 'round-from', 'finals-at', 'age-hours', 'spread', 'ceremony'] as const;
export type PlanRuleKind = (typeof RULE_KINDS)[number];

/** Counted from the end of a bracket: the place in this list is the number of rounds that follow. */
export const RULE_ROUNDS = ['final', 'semifinal', 'quarterfinal'] as const;
export type RuleRound = (typeof RULE_ROUNDS)[number];

/** Of these a plan has one each. */
export const SINGLE_RULES: readonly PlanRuleKind[] = ['most-per-day', 'finals-at', 'spread'];

/** Dates are `YYYY-MM-DD`, hours `HH:MM`. */
export type PlanRule =
  | { kind: 'most-per-day'; most: number }
  /** Without a date: on each day not before the hour; without an hour: from the morning of that day. */
  | { kind: 'round-from'; round: RuleRound; date: string | null; start: string | null }
  /** Without a date: on any; without arenas: on any. */
  | { kind: 'finals-at'; date: string | null; arenaIds: readonly number[] }
  | { kind: 'age-hours'; ageCategoryIds: readonly number[]; start: string; end: string }
  /** Each day takes the same share of its hours; without this rule a plan is over as early as possible. */
  | { kind: 'spread' }
  /** No match is on these mats meanwhile. Without arenas: on all. */
  | { kind: 'ceremony'; name: string; date: string; start: string; end: string; arenaIds: readonly number[] };

type RuleOf<K extends PlanRuleKind> = Extract<PlanRule, { kind: K }>;

export function rulesOf<K extends PlanRuleKind>(rules: readonly PlanRule[], kind: K): RuleOf<K>[] {
  return rules.filter((rule): rule is RuleOf<K> => rule.kind === kind);
}

/** null: as many as fit. */
export const mostPerDay = (rules: readonly PlanRule[]): number | null =>
  rulesOf(rules, 'most-per-day')[0]?.most ?? null;

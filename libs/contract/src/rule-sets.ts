// The rule sets of tanding that a tournament chooses from (the product's own).
import { IsObject, IsOptional } from 'class-validator';
import type { RuleSet } from '@gelanggang/domain/rules/rule-set';
import { IsWholeNumber } from './fields';
import { says, validationSentences } from './validation-sentences';

/** So many an instance keeps. */
export const MOST_RULE_SETS = 100;

/** GET /rule-sets (`{data: RuleSetRow[]}`), those that ship first, then by name; GET /rule-sets/{code}. */
export interface RuleSetRow {
  /** With its articles, as `readRuleSet` of the domain takes it; `id` is the code, `version` counts its changes. */
  set: RuleSet;
  /** Of the product: it is copied, not changed. */
  is_shipped: boolean;
  /** By this account: it added it, or sees all tournaments, or works in all that have a set of nobody's. Others copy it. */
  may_change: boolean;
  /** Paths of figures that nobody has verified: `groups.2.gap`. */
  unverified: string[];
  /** Tournaments that have chosen it. */
  tournaments: number;
}

/** POST /rule-sets: from a form or a file. PUT /rule-sets/{code}. */
export class RuleSetRequest {
  /** Refused figures are named by their path in it, `groups.2.gap`. */
  @IsObject({ message: says(() => validationSentences.rulesAreObject) })
  set: object;

  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  version?: number;
}

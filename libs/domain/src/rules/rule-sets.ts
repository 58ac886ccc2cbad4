// The rule sets that the product brings along; any other one is loaded as data.
import { IPSI_2022_SET } from './ipsi-2022';
import { IPSI_2025_SET } from './ipsi-2025';
import type { RuleSet } from './rule-set';

/** A tournament's, where nobody has chosen. */
export const DEFAULT_RULE_SET = 'ipsi-2025';

export const SHIPPED_RULE_SETS: readonly RuleSet[] = [IPSI_2025_SET, IPSI_2022_SET];

/** Where an organiser's own begins: the figures of IPSI 2025, without its articles. */
export function ownRuleSet(id: string, name: string, dated: string): RuleSet {
  return {
    ...IPSI_2025_SET,
    ...{ id, name, dated, version: 1, issuer: 'organiser', source: 'Aturan penyelenggara', articles: {} },
    groups: IPSI_2025_SET.groups.map((group) => ({ ...group, articles: {} })),
  };
}

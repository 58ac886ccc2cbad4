// The rules of IPSI 2025 by age group, for tests.
import { IPSI_2025_SET } from '../rules/ipsi-2025';
import { rulesOfGroup, type TandingRules, worthsOf } from '../rules/tanding-rules';

export const AGE_GROUPS: readonly string[] = IPSI_2025_SET.groups.map((group) => group.id);
export const WORTHS = worthsOf(IPSI_2025_SET);

export function rulesOf(id: string): TandingRules {
  const group = IPSI_2025_SET.groups.find((one) => one.id === id);
  if (!group) throw new Error(`IPSI 2025 has no group ${id}`);
  return rulesOfGroup(group, IPSI_2025_SET);
}

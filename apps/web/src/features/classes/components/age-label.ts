// An age category among those of several rule sets: one that is a set's own names the set.
import type { AgeCategoryAnswer } from '@gelanggang/contract/categories';

export const ageLabel = ({ name, rule_set }: AgeCategoryAnswer): string => (rule_set ? `${name} (${rule_set})` : name);

// Hands a rule set out as a file that another instance, or a later edition of it, can load.
import type { RuleSet } from '@gelanggang/domain/rules/rule-set';

export function downloadSet(set: RuleSet): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(set, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${set.id}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

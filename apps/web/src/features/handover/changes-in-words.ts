// What has changed in a tournament since it was handed over, in words that people know.
import type { TableChanges } from '@gelanggang/domain/handover/compare-copies';
import { changeTexts as texts } from './texts';

const COUNTED = ['added', 'changed', 'removed'] as const;

const namesOfTables: Readonly<Record<string, string>> = texts.tables;

/** ['hasil: 12 baru', 'partai: 12 berubah', 'data lain: 30 baru'] */
export function changesInWords(changes: readonly TableChanges[]): string[] {
  const sums = new Map<string, Record<(typeof COUNTED)[number], number>>();
  for (const change of changes) {
    const name = namesOfTables[change.table] ?? texts.others;
    const sum = sums.get(name) ?? { added: 0, changed: 0, removed: 0 };
    for (const what of COUNTED) sum[what] += change[what];
    sums.set(name, sum);
  }
  const others = sums.get(texts.others);
  sums.delete(texts.others);
  return [...sums, ...(others ? [[texts.others, others] as const] : [])].map(
    ([name, sum]) =>
      `${name}: ${COUNTED.flatMap((what) => (sum[what] > 0 ? [texts[what](sum[what])] : [])).join(', ')}`,
  );
}

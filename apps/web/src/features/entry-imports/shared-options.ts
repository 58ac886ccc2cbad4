// One proposal that many rows have in common: pressed once, it is taken in all of them.
import type { Verdict } from '@gelanggang/contract/entry-columns';
import type { EntryColumn } from '@gelanggang/domain/entry-list/columns';
import type { ListRow } from '@gelanggang/domain/entry-list/list-rows';
import { columnOfHeader } from './list-state';

export interface SharedOption {
  column: EntryColumn;
  option: string;
  rows: ListRow[];
}

/** Where a refused cell has one way out alone, and another row has the same; what most rows have first. */
export function sharedOptions(
  rows: readonly ListRow[],
  verdictsOf: (row: ListRow) => readonly Verdict[],
): SharedOption[] {
  const found = new Map<string, SharedOption>();
  for (const row of rows) {
    for (const { severity, column: header, options } of verdictsOf(row)) {
      const column = columnOfHeader(header);
      const [option, ...others] = options ?? [];
      if (severity !== 'refused' || !column || option === undefined || others.length > 0) continue;
      const key = JSON.stringify([column, option]);
      const shared = found.get(key) ?? { column, option, rows: [] };
      if (!shared.rows.includes(row)) shared.rows.push(row);
      found.set(key, shared);
    }
  }
  return [...found.values()]
    .filter((shared) => shared.rows.length > 1)
    .sort((one, other) => other.rows.length - one.rows.length);
}

// The contingents that a list names: what each of them says of itself in any of its rows, and which stand already.
import { isBlank } from '@gelanggang/domain/entry-list/cell-values';
import { nameKey, tidy } from '@gelanggang/domain/entry-list/columns';
import type { ListRow } from '@gelanggang/domain/entry-list/list-rows';

/** Of a contingent as the rows of the list tell it; '' where none does. */
export interface ContingentFacts {
  province: string;
  district: string;
  picName: string;
  picPhone: string;
  picEmail: string;
}

const KEYS = ['province', 'district', 'picName', 'picPhone', 'picEmail'] as const;

/**
 * By `nameKey` of the contingent and the district as typed; what stands in one of its rows counts for all. Rows without a
 * district of their own take part in the only one that the others name.
 */
export function contingentsOfList(rows: readonly ListRow[]): (row: ListRow) => ContingentFacts {
  const typed = (row: ListRow, key: (typeof KEYS)[number]) => (isBlank(row.cells[key]) ? '' : tidy(row.cells[key]));
  const districts = new Map<string, Set<string>>();
  for (const row of rows) {
    const name = nameKey(row.cells.contingent);
    const district = nameKey(typed(row, 'district'));
    const known = districts.get(name) ?? new Set<string>();
    if (district !== '') known.add(district);
    districts.set(name, known);
  }
  const keyOf = (row: ListRow): string => {
    const name = nameKey(row.cells.contingent);
    const known = districts.get(name);
    const own = nameKey(typed(row, 'district'));
    const only = known?.size === 1 ? [...known][0] : '';
    return `${name}|${own || only}`;
  };
  const facts = new Map<string, ContingentFacts>();
  for (const row of rows) {
    const key = keyOf(row);
    let own = facts.get(key);
    if (!own) facts.set(key, (own = { province: '', district: '', picName: '', picPhone: '', picEmail: '' }));
    for (const column of KEYS) own[column] ||= typed(row, column);
  }
  return (row) => facts.get(keyOf(row)) ?? { province: '', district: '', picName: '', picPhone: '', picEmail: '' };
}

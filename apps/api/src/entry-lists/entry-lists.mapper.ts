// Entries as everybody may read them: in order of class, contingent and name, with what they are searched by.
import type { EntryClass, EntryList, EntryRow } from '@gelanggang/contract/entry-lists';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { behind } from '@gelanggang/domain/words/nomor-name';
import { className } from '@gelanggang/domain/words/labels';
import { searchable } from '@gelanggang/domain/words/sought';
import type { EntriesRead, EntryRecord } from './entry-lists.queries';

export interface SearchableEntry {
  row: EntryRow;
  /** Name and contingent, searchable. */
  text: string;
  hasPerson: boolean;
}

export interface KeptEntries {
  list: EntryList;
  entries: SearchableEntry[];
}

type ClassColumns = EntriesRead['drawn'][number];

const keyOf = (one: ClassColumns): string =>
  [one.match_category_id, one.age_category_id, one.gender, one.class_id ?? 0, one.nomor]
    .filter((part) => part !== '')
    .join('-');

type NamedClass = Pick<
  EntryRecord,
  'kind' | 'match_category' | 'age_category' | 'gender' | 'class_name' | 'nomor_name'
>;

export function nameOf(one: NamedClass): string {
  const isTanding = one.kind === 'tanding';
  const words = [one.age_category, GENDER_LABELS[one.gender]];
  return [...(isTanding ? [] : [one.match_category]), ...words, ...(isTanding ? [className(one.class_name)] : [])]
    .join(' ')
    .concat(behind(one.nomor_name));
}

/** Kept for all: its name is asked by each reader, in the own language. */
const toClass = (one: EntryRecord, key: string, isDrawn: boolean): EntryClass => ({
  key,
  get name() {
    return nameOf(one);
  },
  age_category: one.age_category,
  kind: one.kind,
  entries: 0,
  is_drawn: isDrawn,
});

export function toKeptEntries({
  tournament,
  athletes,
  contingents,
  entries,
  drawn,
  provinces,
}: EntriesRead): KeptEntries {
  const drawnKeys = new Set(drawn.map(keyOf));
  const classes = new Map<string, EntryClass>();
  const searched = entries.map((one): SearchableEntry => {
    const key = keyOf(one);
    const known = classes.get(key);
    const of = known ?? toClass(one, key, drawnKeys.has(key));
    if (!known) classes.set(key, of);
    of.entries += 1;
    const { id, name, contingent_id, contingent, is_gone, has_person: hasPerson } = one;
    return {
      row: {
        id,
        name,
        contingent_id,
        contingent,
        class_key: key,
        get class_name() {
          return of.name;
        },
        ...(is_gone ? { is_gone } : {}),
      },
      text: searchable(`${name}\n${contingent}`),
      hasPerson,
    };
  });
  return {
    list: { tournament, athletes, entries: entries.length, contingents, provinces, classes: [...classes.values()] },
    entries: searched,
  };
}

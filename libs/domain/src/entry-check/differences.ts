// What a correction changes in an entry: field by field, from what stands to what should stand.
import { isGender } from '../words/genders';
import { entryCheckTexts } from './entry-check-texts';

/** In the order in which people read them. */
export const ENTRY_FIELDS = [
  'name',
  'birth_date',
  'gender',
  'body_weight',
  'match_category_id',
  'age_category_id',
  'category_class_id',
  'nomor',
  'team_label',
] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];

export const ENTRY_FIELD_LABELS: Readonly<Record<EntryField, string>> = entryCheckTexts.fields;

/** Each as text, as it is kept; empty: none. */
export type EntryValues = Readonly<Record<EntryField, string>>;

export interface Difference {
  field: EntryField;
  from: string;
  to: string;
}

/** Fields that are not wanted otherwise are left out of `wanted`, or are as they are. */
export function differencesOf(present: EntryValues, wanted: Partial<EntryValues>): Difference[] {
  return ENTRY_FIELDS.flatMap((field) => {
    const to = wanted[field];
    return to === undefined || to === present[field] ? [] : [{ field, from: present[field], to }];
  });
}

export function withDifferences(present: EntryValues, differences: readonly Difference[]): EntryValues {
  return { ...present, ...Object.fromEntries(differences.map(({ field, to }) => [field, to])) };
}

/** Those that no longer start from what stands: somebody else has changed the field since. */
export const outdated = (present: EntryValues, differences: readonly Difference[]): Difference[] =>
  differences.filter(({ field, from }) => present[field] !== from);

/** A value that the database could not take is no correction. */
export function misfits({ field, to }: Difference): boolean {
  switch (field) {
    case 'name':
      return to.trim() === '';
    case 'birth_date':
      return !/^\d{4}-\d{2}-\d{2}$/.test(to);
    case 'gender':
      return !isGender(to);
    case 'body_weight':
      return to !== '' && !(Number(to) > 0);
    case 'match_category_id':
    case 'age_category_id':
      return !/^[1-9]\d*$/.test(to);
    case 'category_class_id':
      return to !== '' && !/^[1-9]\d*$/.test(to);
    case 'nomor':
    case 'team_label':
      return false;
  }
}

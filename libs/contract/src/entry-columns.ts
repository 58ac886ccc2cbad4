// A row of an entry list, and what is said of it. No decorators: the browser reads this file.
import { ENTRY_COLUMN_KEYS, type EntryCells } from '@gelanggang/domain/entry-list/columns';
import type { ListRow, RowPlace } from '@gelanggang/domain/entry-list/list-rows';

export const MOST_ENTRY_ROWS = 5000;

/** Longest name of a contingent or a person, and of a place of birth, in forms and in lists. */
export const NAME_LENGTH = 200;

export type VerdictCode =
  | 'empty'
  | 'name'
  | 'name-remark'
  | 'too-long'
  | 'contingent-of-another'
  | 'unknown-province'
  | 'unknown-district'
  | 'phone'
  | 'email'
  | 'date'
  | 'date-in-future'
  | 'date-swapped'
  | 'gender'
  | 'weight'
  | 'height'
  | 'blood-type'
  | 'nik'
  | 'family-card'
  | 'unknown-category'
  | 'category-not-offered'
  | 'unknown-age-category'
  | 'age'
  | 'unknown-class'
  | 'unknown-nomor'
  | 'nomor-missing'
  | 'class-not-for-seni'
  | 'class-weight'
  | 'no-class'
  | 'payment'
  | 'nik-twice'
  | 'nik-of-another'
  | 'nik-of-two'
  | 'same-person'
  | 'already-drawn'
  | 'team-incomplete'
  | 'height-missing'
  | 'team-too-big'
  | 'team-mixed'
  | 'formula'
  | 'copy'
  | 'place-of-two'
  | 'similar-contingent'
  | 'class-of-others'
  | 'full';

/**
 * `refused`: the row is not taken in. `copy`: it says what another row says, and that one counts. `incomplete`: taken in, but
 * a pair or team lacks somebody, the event of a category with several is not told, or an athlete lacks what opponents are
 * found by. `note`: only to be known.
 */
export type Severity = 'refused' | 'copy' | 'incomplete' | 'note';

export interface Verdict extends RowPlace {
  /** The header of ENTRY_COLUMNS. */
  column: string;
  severity: Severity;
  code: VerdictCode;
  text: string;
  /** What may stand in the cell instead, where that is a handful. */
  options?: string[];
}

/** A row on the wire: its texts in the order of ENTRY_COLUMNS. */
export interface EntryRow extends RowPlace {
  cells: string[];
}

/** A standing value that the list would change: it stays unless its key is ticked. */
export interface StandingChange {
  key: string;
  /** The contingent or athlete. */
  who: string;
  contingent: string;
  /** What is changed, in words: 'Telepon', 'Golongan dan kelas'. */
  what: string;
  standing: string;
  listed: string;
}

export const wireRow = ({ cells, ...place }: ListRow): EntryRow => ({
  ...place,
  cells: ENTRY_COLUMN_KEYS.map((key) => cells[key]),
});

export const listRow = ({ cells, ...place }: EntryRow): ListRow => ({
  ...place,
  cells: Object.fromEntries(ENTRY_COLUMN_KEYS.map((key, at) => [key, cells[at] ?? ''])) as EntryCells,
});

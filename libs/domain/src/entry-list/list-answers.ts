// What somebody adds to a list that was read: words it means otherwise, what it lacks for all, cells mended, rows dropped.
import { isBlank } from './cell-values';
import { type EntryCells, type EntryColumn, nameKey } from './columns';
import { type EntryWords, readEntryWords, type Vocabulary } from './entry-words';
import { type ListRow, placeKeyOf } from './list-rows';

export type Constants = Partial<Record<EntryColumn, string>>;

export interface ListAnswers {
  /** By column and `nameKey` of the cell what it means: `{gender: {pa: 'Putra'}}`. */
  words?: Partial<Record<EntryColumn, Readonly<Record<string, string>>>>;
  /** For all rows that leave the column empty. */
  constants?: Constants;
  /** The same for rows of one contingent, by its `nameKey`; before those for all. */
  ofContingents?: Readonly<Record<string, Constants>>;
  /** Cells that were mended, by `placeKeyOf` of the row: they stay as they were typed here. */
  mended?: Readonly<Record<string, Constants>>;
  /** `placeKeyOf` of rows that are not to come in. */
  dropped?: readonly string[];
}

/** Columns that may be given once for all rows or for a contingent; a person's own may not. */
export const GIVEN_ONCE: readonly EntryColumn[] = [
  ...([
    'contingent',
    'province',
    'district',
    'picName',
    'picPhone',
    'picEmail',
    'category',
    'ageCategory',
    'gender',
  ] as const),
  ...(['birthPlace', 'payment'] as const),
];

/** What another cell of the row may say of an empty one: 'Tunggal' below 'Kelas' is the category. */
const SAID_ELSEWHERE: Partial<Record<EntryColumn, (words: EntryWords) => string | undefined>> = {
  category: ({ category }) => category,
  ageCategory: ({ age }) => age,
  gender: ({ gender }) => gender,
};
const OF_AN_ENTRY: readonly EntryColumn[] = ['category', 'ageCategory', 'className', 'nomor'];

function isSaidElsewhere(cells: EntryCells, column: EntryColumn, vocabulary: Vocabulary): boolean {
  const said = SAID_ELSEWHERE[column];
  return said !== undefined && OF_AN_ENTRY.some((key) => said(readEntryWords(cells[key], vocabulary)) !== undefined);
}

/** The rows as they are to be checked. What is given for all rows is given to those alone that do not say it. */
export function fillIn(rows: readonly ListRow[], answers: ListAnswers, vocabulary: Vocabulary): ListRow[] {
  const { words = {}, constants = {}, ofContingents = {}, mended = {} } = answers;
  const dropped = new Set(answers.dropped);
  const meant = Object.entries(words) as [EntryColumn, Readonly<Record<string, string>>][];
  return rows.flatMap((row) => {
    const key = placeKeyOf(row);
    if (dropped.has(key)) return [];
    const cells: EntryCells = { ...row.cells };
    const own = mended[key] ?? {};
    // a contingent's name may be given or meant otherwise, and its own constants go by that
    if (own.contingent === undefined) {
      if (isBlank(cells.contingent) && constants.contingent) cells.contingent = constants.contingent;
      const meaning = lookup(words.contingent, cells.contingent);
      if (meaning !== undefined) cells.contingent = meaning;
    } else cells.contingent = own.contingent;
    const given: Constants = { ...constants, ...(lookup(ofContingents, cells.contingent) ?? {}) };
    for (const [column, value] of Object.entries(given) as [EntryColumn, string][]) {
      if (value === '' || !isBlank(cells[column]) || isSaidElsewhere(row.cells, column, vocabulary)) continue;
      cells[column] = value;
    }
    for (const [column, meanings] of meant) {
      const meaning = column === 'contingent' ? undefined : lookup(meanings, cells[column]);
      if (meaning !== undefined) cells[column] = meaning;
    }
    // the place that a contingent's name means, where no column has it
    if (isBlank(cells.district)) cells.district = lookup(words.district, cells.contingent) ?? cells.district;
    Object.assign(cells, own);
    return [{ ...row, cells }];
  });
}

/** Own keys only: a cell may be called 'constructor'. */
function lookup<T>(words: Readonly<Record<string, T>> | undefined, cell: string): T | undefined {
  const key = nameKey(cell);
  return words && Object.hasOwn(words, key) ? words[key] : undefined;
}

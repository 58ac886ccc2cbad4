// Rows of a list that enter nobody whom another one does not enter: the same once more, and sheets that repeat all others.
import { isBlank, readMeasure } from '@gelanggang/domain/entry-list/cell-values';
import {
  ENTRY_COLUMN_KEYS,
  type EntryCells,
  type EntryColumn,
  nameKey,
  tidy,
} from '@gelanggang/domain/entry-list/columns';
import { readEntryWords, readGender, type Vocabulary } from '@gelanggang/domain/entry-list/entry-words';
import type { ListRow } from '@gelanggang/domain/entry-list/list-rows';
import { readDate } from '@gelanggang/domain/entry-list/written-date';
import { inTurns } from './in-turns';

export interface CopyOf {
  row: ListRow;
  /** Whether they say the same in each column; else this one of another sheet leaves some of it open. */
  isWhole: boolean;
}

/** Who is entered in what: rows that differ in any of these are never the same. */
const OF_AN_ENTRY: readonly EntryColumn[] = ['name', 'nik', 'category', 'nomor', 'team'];
const OTHERS = ENTRY_COLUMN_KEYS.filter((column) => !OF_AN_ENTRY.includes(column));

/** Rows of one entry that each is held against; a list of all contingents has a sheet or two that repeat it. */
const MOST_COMPARED = 5;

/** By row the one that counts in its place. */
export async function copiesOf(rows: readonly ListRow[], vocabulary: Vocabulary): Promise<Map<ListRow, CopyOf>> {
  const first = new Map<string, ListRow>();
  const copies = new Map<ListRow, CopyOf>();
  const kept = new Map<string, ListRow[]>();
  const said = new Map<ListRow, EntryCells>();
  const isWithin = (one: ListRow, other: ListRow) =>
    one.sheet !== other.sheet &&
    OTHERS.every((column) => ['', said.get(other)?.[column]].includes(said.get(one)?.[column]));
  await inTurns(rows, (row) => {
    if (tidy(row.cells.name) === '') return;
    const meant = meaningOf(row.cells, vocabulary);
    said.set(row, meant);
    const keyOf = (columns: readonly EntryColumn[]) => columns.map((column) => meant[column]).join('|');
    const whole = keyOf(ENTRY_COLUMN_KEYS);
    const original = first.get(whole);
    if (original) {
      copies.set(row, { row: original, isWhole: true });
      return;
    }
    first.set(whole, row);
    if (meant.nik === '') return;
    const same = kept.get(keyOf(OF_AN_ENTRY)) ?? [];
    const fuller = same.find((other) => isWithin(row, other));
    if (fuller) {
      copies.set(row, { row: fuller, isWhole: false });
      return;
    }
    const poorer = same.filter((other) => isWithin(other, row));
    for (const other of poorer) copies.set(other, { row, isWhole: false });
    const left = [...same.filter((other) => !poorer.includes(other)), row];
    kept.set(keyOf(OF_AN_ENTRY), left.slice(0, MOST_COMPARED));
  });
  for (const [row, { row: original, isWhole }] of copies) {
    const counted = copies.get(original);
    if (counted) copies.set(row, { row: counted.row, isWhole: isWhole && counted.isWhole });
  }
  return copies;
}

/** What the cells say, however they are written: 'L' and 'Putra', '45' and '45,0 kg'. */
function meaningOf(cells: EntryCells, vocabulary: Vocabulary): EntryCells {
  const readers: Partial<Record<EntryColumn, (cell: string) => string | undefined>> = {
    gender: readGender,
    birthDate: (cell) => readDate(cell),
    weight: (cell) => readMeasure(cell)?.toString(),
    height: (cell) => readMeasure(cell)?.toString(),
    nik: (cell) => cell.replace(/\D/g, ''),
    familyCard: (cell) => cell.replace(/\D/g, ''),
    className: (cell) => readEntryWords(cell, vocabulary).className,
    ageCategory: (cell) => readEntryWords(cell, vocabulary).age,
    category: (cell) => {
      const { category, className = '', rest } = readEntryWords(cell, vocabulary);
      return category && `${category} ${className} ${rest}`;
    },
  };
  return Object.fromEntries(
    ENTRY_COLUMN_KEYS.map((column) => {
      const cell = cells[column];
      if (isBlank(cell)) return [column, ''];
      const meant = readers[column]?.(cell);
      return [column, meant === undefined ? nameKey(tidy(cell)) : `=${meant}`];
    }),
  ) as EntryCells;
}

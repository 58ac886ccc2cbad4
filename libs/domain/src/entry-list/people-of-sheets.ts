// One athlete in several rows: who they are in one, also of another sheet ('BIODATA'), and events in others, by the name alone.
import { readNik } from '../athletes/nik';
import { isBlank } from './cell-values';
import { type EntryCells, type EntryColumn, nameKey } from './columns';
import { readEntryWords, readGender, type Vocabulary } from './entry-words';
import type { LeftOutKind } from './sheet-layout';
import { readDate } from './written-date';

/** As `list-rows.ts` has them. */
interface ListRow {
  line: number;
  sheet?: string;
  member?: number;
  cells: EntryCells;
}
interface LeftOut {
  sheet: string;
  line: number;
  kind: LeftOutKind;
  text: string;
}
interface ReadSheet {
  rows: ListRow[];
  leftOut: LeftOut[];
}

const OF_A_CONTINGENT: readonly EntryColumn[] = [
  'contingent',
  'province',
  'district',
  'picName',
  'picPhone',
  'picEmail',
];

/** What is one person's own. */
const OF_A_PERSON: readonly EntryColumn[] = [
  ...(['nik', 'birthDate', 'birthPlace', 'gender', 'weight', 'height', 'bloodType', 'familyCard'] as const),
];

const keyOf = ({ name, contingent }: EntryCells): string => `${nameKey(name)}|${nameKey(contingent)}`;

const OF_A_SCALE: readonly EntryColumn[] = ['weight', 'height'];

const isOfNobody = ({ cells }: ListRow): boolean => isBlank(cells.nik) && isBlank(cells.birthDate);
const tellsPerson = ({ cells }: ListRow): boolean => readNik(cells.nik).ok && !isBlank(cells.birthDate);

/** Whether the row says what its athlete is entered in. */
const saysEvent = ({ cells }: ListRow, vocabulary: Vocabulary): boolean =>
  !isBlank(cells.nomor) ||
  !isBlank(cells.className) ||
  [cells.category, cells.ageCategory].some((cell) => readEntryWords(cell, vocabulary).category !== undefined);

/** '5-5-2010' is '05/05/2010', and 'L' is 'Putra'. */
const meant = (key: EntryColumn, cell: string): string =>
  (key === 'birthDate' ? readDate(cell) : key === 'gender' ? readGender(cell) : undefined) ?? nameKey(cell);

const isSame = ({ cells }: ListRow, person: ListRow, keys: readonly EntryColumn[]): boolean =>
  keys.every((key) => isBlank(cells[key]) || meant(key, cells[key]) === meant(key, person.cells[key]));

/**
 * On one sheet nothing of the row may say another person. With the person's NIK or day of birth beside the name it is that
 * person, whatever was weighed another time.
 */
const mayBe = (row: ListRow, person: ListRow): boolean =>
  isSame(row, person, isOfNobody(row) ? OF_A_PERSON : OF_A_PERSON.filter((key) => !OF_A_SCALE.includes(key)));

/** Whether another row is to say who it is: the NIK or the day of birth is missing. */
const lacksPerson = ({ cells }: ListRow): boolean => isBlank(cells.nik) || isBlank(cells.birthDate);

/** 'Budi' again below Budi, with another event and nothing else: of the same contingent. */
function withContingentAbove(rows: readonly ListRow[]): ListRow[] {
  let above: ListRow | undefined;
  return rows.map((row) => {
    const name = nameKey(row.cells.name);
    const isSame = name !== '' && name === nameKey(above?.cells.name ?? '');
    if (above && isSame && isOfNobody(row) && isBlank(row.cells.contingent)) {
      const cells = { ...row.cells };
      for (const key of OF_A_CONTINGENT) if (isBlank(cells[key])) cells[key] = above.cells[key];
      above = { ...row, cells };
    } else above = row;
    return above;
  });
}

/**
 * Rows that do not say who their athlete is, by NIK and day of birth, get what another row says of that person, where it
 * says it of one of that name in the contingent; a row of another sheet that said it is no entry of its own. `isKept`: somebody said that it is.
 */
export function joinPeople(
  typed: readonly ReadSheet[],
  vocabulary: Vocabulary,
  isKept: (sheet: number, row: ListRow) => boolean,
): ReadSheet[] {
  const read = typed.map((sheet) => ({ ...sheet, rows: withContingentAbove(sheet.rows) }));
  const people = new Map<string, { row: ListRow; sheet: number } | null>();
  for (const [sheet, { rows }] of read.entries()) {
    for (const row of rows.filter(tellsPerson)) {
      const key = keyOf(row.cells);
      const other = people.get(key);
      // two of one name are told apart by nobody
      if (other === null || (other && other.row.cells.nik !== row.cells.nik)) people.set(key, null);
      else if (other === undefined) people.set(key, { row, sheet });
    }
  }
  const entered = new Set<ListRow>();
  const joined = read.map(({ rows, leftOut }, sheet) => ({
    leftOut,
    rows: rows.map((row) => {
      const person = lacksPerson(row) && !isBlank(row.cells.name) ? people.get(keyOf(row.cells)) : undefined;
      if (!person) return row;
      // the name alone, on another sheet, is enough
      const isNamed = person.sheet !== sheet && isOfNobody(row);
      if (!isNamed && !mayBe(row, person.row)) return row;
      if (person.sheet !== sheet) entered.add(person.row);
      const cells = { ...row.cells };
      for (const key of OF_A_PERSON) if (isBlank(cells[key])) cells[key] = person.row.cells[key];
      return { ...row, cells };
    }),
  }));
  return joined.map(({ rows, leftOut }, sheet) => {
    const isPerson = (row: ListRow) =>
      entered.has(row) && row.member === undefined && !saysEvent(row, vocabulary) && !isKept(sheet, row);
    const told = rows
      .filter(isPerson)
      .map((row): LeftOut => ({ sheet: row.sheet ?? '', line: row.line, kind: 'person', text: row.cells.name }));
    if (told.length === 0) return { rows, leftOut };
    return {
      rows: rows.filter((row) => !isPerson(row)),
      leftOut: [...leftOut, ...told].sort((a, b) => a.line - b.line),
    };
  });
}

// Groups beside one another behind what holds for all of a row ('KELAS | NAMA | BB | NAMA | BB' below 'PUTRA' and 'PUTRI').
import { headingKey, tidy } from './columns';
import { readEntryWords, readGender, type Vocabulary } from './entry-words';
import { findHeader } from './header-rows';
import { genderedNames, type Group, type Groups, withoutGender } from './gendered-names';
import { meaningsOf } from './headings';
import { clubIn } from './matrix-groups';
import { arePeople } from './person-names';
import {
  factsOfWords,
  isOfPlaceOrClub,
  isSignature,
  isTotal,
  LIST_WORDS,
  readFacts,
  type SectionFacts,
} from './section-rows';
import { filled, rowKey, type Sheet, type SheetRow, textAt } from './sheet-rows';
import { MOST_SIDES } from './side-tables';
import { unitSizeIn } from './team-labels';
import { alone } from './turned-sheets';

/** What may stand before the groups, said of everybody in the row. */
const OF_THE_ROW: readonly string[] = [
  'number',
  'className',
  'category',
  'ageCategory',
  'nomor',
  'contingent',
  'weight',
  'other',
];

/** What is said above a group, each with the heading below which the table has it. */
const SAID = [
  ['gender', 'Jenis Kelamin'],
  ['ageCategory', 'Golongan Usia'],
  ['category', 'Kategori'],
  ['contingent', 'Kontingen'],
] as const;

/** The sheet with a table for each group, where every one of them is said to be of somebody else; else as it is. */
export function withGroupsApart(typed: Sheet, vocabulary: Vocabulary): Sheet {
  const sheet = withNamesHeaded(typed);
  const found = groupsIn(sheet, vocabulary) ?? genderedNames(sheet, vocabulary);
  if (!found) return typed;
  const { header, labels, groups } = found;
  const lowest = header.at(-1);
  const [first, last] = [header[0]?.line ?? 0, lowest?.line ?? 0];
  const said = SAID.filter(([key]) => groups.some(({ facts }) => facts[key] !== undefined));
  const own = ({ from, to }: Group) => Array.from({ length: to - from }, (_, at) => from + at);
  const [before] = groups;
  // the words of the first, since a table is looked for by headings that repeat
  const headings = before ? own(before).map((at) => withoutGender(lowest ? textAt(lowest, at) : '')) : [];
  const headerCells = groups.flatMap(() => [...labels, ...headings, ...said.map(([, heading]) => heading)]);
  const keys = header.map(rowKey);
  const rows: SheetRow[] = sheet.rows.filter(({ line }) => line < first).map(({ line, cells }) => ({ line, cells }));
  rows.push({ line: last, cells: headerCells });
  /** By column. */
  const held = new Map<number, string>();
  const hold = (row: SheetRow) => {
    if (found.isWhole) held.clear();
    for (const at of groups.flatMap(({ labelsAt }) => labelsAt)) held.set(at, textAt(row, at) || (held.get(at) ?? ''));
  };
  for (const row of sheet.rows.filter(({ line }) => line > last)) {
    const isRepeated = keys.includes(rowKey(row));
    const hasSomebody = groups.some((group) => own(group).some((at) => textAt(row, at) !== ''));
    const isOther =
      filled(row) === 1 || isTotal(row.cells) || isSignature(row.cells) || readFacts(row.cells, vocabulary) !== null;
    if (isRepeated) {
      rows.push(rowKey(row) === keys.at(-1) ? { line: row.line, cells: headerCells } : alone(row, headerCells.length));
      continue;
    }
    if (!hasSomebody || isOther) {
      const text = row.cells.map(tidy).filter(Boolean).join(' ');
      const isOfBlock = readFacts(row.cells, vocabulary) !== null && !isTotal(row.cells) && !isSignature(row.cells);
      if (isOfBlock) held.clear();
      else hold(row);
      rows.push(isOfBlock ? { line: row.line, cells: [text] } : alone(row, headerCells.length));
      continue;
    }
    // a class that is written once holds for those below it
    hold(row);
    rows.push(apart(row, found, held, said));
  }
  return { ...sheet, rows };
}

function apart(
  row: SheetRow,
  { labels, groups }: Groups,
  held: ReadonlyMap<number, string>,
  said: readonly (typeof SAID)[number][],
): SheetRow {
  const struck: number[] = [];
  const cells: string[] = [];
  for (const { from, to, facts, labelsAt } of groups) {
    const own = row.cells.slice(from, to);
    const isEmpty = own.every((cell) => !/[\p{L}\p{N}]/u.test(cell));
    const start = cells.length + labels.length;
    for (const at of row.struck ?? []) if (at >= from && at < to) struck.push(start + at - from);
    cells.push(
      ...labelsAt.map((at) => (isEmpty ? '' : (held.get(at) ?? ''))),
      ...Array.from({ length: to - from }, (_, at) => (isEmpty ? '' : (own[at] ?? ''))),
      ...said.map(([key]) => (isEmpty ? '' : (facts[key] ?? ''))),
    );
  }
  return {
    ...{ line: row.line, cells },
    ...(row.isHidden ? { isHidden: true } : {}),
    ...(struck.length > 0 ? { struck } : {}),
  };
}

/** A header is looked for in the first rows with text. */
const LOOKED_AT = 60;
const PEOPLE_SHARE = 0.8;
const OF_ONE_PERSON: readonly string[] = ['weight', 'birthDate', 'birth', 'nik', 'height'];

/**
 * 'KELAS | PUTRA | BB | PUTRI | BB', and 'KONTINGEN | PUTRA | PUTRI | NOMOR' or the same two below 'ATLET': below 'PUTRA'
 * stand the names, as below 'NAMA PUTRA'.
 */
function withNamesHeaded(sheet: Sheet): Sheet {
  const place = sheet.rows.slice(0, LOOKED_AT).findIndex((row, at) => {
    const genders = columnsOfGenders(row);
    const own = genders.map((from, nth) =>
      row.cells
        .slice(from + 1, genders[nth + 1])
        .map(headingKey)
        .filter(Boolean),
    );
    const [first = []] = own;
    const areAlike = genders.length > 1 && own.every((keys) => keys.join('|') === first.join('|'));
    const isOfPerson = first.some((key) => OF_ONE_PERSON.includes(meaningsOf(key)[0] ?? ''));
    const above = sheet.rows.find(({ line }) => line === row.line - 1);
    const isBelowNames =
      above !== undefined && genders.some((column) => meaningsOf(textAt(above, column))[0] === 'name');
    const isOfContingents = isBelowNames || row.cells.some((cell) => meaningsOf(cell)[0] === 'contingent');
    const areTwo = genders.length === 2 && first.length === 0 && isOfContingents;
    if (!(areAlike && isOfPerson) && !areTwo) return false;
    if (row.cells.some((cell) => meaningsOf(cell)[0] === 'name')) return false;
    const below = sheet.rows.slice(at + 1).flatMap((other) => genders.map((column) => textAt(other, column)));
    const texts = below.filter((text) => /\p{L}/u.test(text));
    return texts.length > 0 && texts.filter(arePeople).length >= texts.length * PEOPLE_SHARE;
  });
  if (place < 0) return sheet;
  const rows = sheet.rows.map((row, at): SheetRow => {
    const genders = at === place ? columnsOfGenders(row) : [];
    return at === place
      ? { ...row, cells: row.cells.map((cell, column) => (genders.includes(column) ? `Nama ${tidy(cell)}` : cell)) }
      : row;
  });
  return { ...sheet, rows };
}

const columnsOfGenders = ({ cells }: SheetRow): number[] =>
  cells.flatMap((cell, at) => (readGender(tidy(cell)) === undefined ? [] : [at]));

function groupsIn(sheet: Sheet, vocabulary: Vocabulary): Groups | undefined {
  const found = findHeader(sheet.rows, vocabulary);
  const lowest = found.at(-1);
  if (!lowest) return undefined;
  const columns = lowest.cells.flatMap((cell, at) =>
    tidy(cell) === '' ? [] : [{ at, key: headingKey(withoutGender(cell)) }],
  );
  const means = ({ key }: { key: string }) => meaningsOf(key)[0];
  const names = columns.filter((one) => means(one) === 'name').length;
  const start = columns.findIndex((one) => means(one) === 'name');
  const size = (columns.length - start) / names;
  const own = columns.slice(start);
  const isRepeated = own.every(({ key }, at) => key !== '' && key === own[at % size]?.key);
  const labelsAt = columns.slice(0, start).map(({ at }) => at);
  const areOfRow = columns.slice(0, start).every((one) => OF_THE_ROW.includes(means(one) ?? ''));
  if (names < 2 || names > MOST_SIDES || start < 1 || !Number.isInteger(size) || size < 2 || !isRepeated || !areOfRow)
    return undefined;
  const starts = own.filter((_, at) => at % size === 0).map(({ at }) => at);
  const width = (starts[1] ?? 0) - (starts[0] ?? 0);
  if (starts.some((from, at) => at > 0 && from - (starts[at - 1] ?? 0) !== width)) return undefined;
  // who performs together stands in one row, the man beside the woman
  const ofAll = sheet.rows.flatMap((row) => (filled(row) > 2 ? labelsAt.map((at) => textAt(row, at)) : row.cells));
  if (unitSizeIn(ofAll, vocabulary) > 1) return undefined;
  const header = withRowAbove(sheet, found, vocabulary);
  const groups = starts.map((from, nth): Group => {
    const own = factsAbove(header, from, from + width, vocabulary) ?? {};
    // 'PUTRA' above 'KELAS', before 'PUTRI' above the second names
    const isBefore = nth === 0 && Object.keys(own).length === 0;
    const facts = isBefore ? factsAbove(header, labelsAt[0] ?? from, from + width, vocabulary) : own;
    return { from, to: from + width, facts: facts ?? {}, labelsAt };
  });
  const keysOf = ({ facts }: Group) => Object.keys(facts).sort().join();
  const valuesOf = ({ facts }: Group) => SAID.map(([key]) => facts[key] ?? '').join('|');
  const [first] = groups;
  const areAlike = first !== undefined && groups.every((one) => keysOf(one) === keysOf(first));
  // of contingents that stand beside each name are no pair
  const areOfClubs = own.some((one) => means(one) === 'contingent') && first !== undefined && keysOf(first) === '';
  return areAlike && (areOfClubs || new Set(groups.map(valuesOf)).size === groups.length)
    ? { header, labels: labelsAt.map((at) => textAt(lowest, at)), groups }
    : undefined;
}

/** Two words above the columns need not make a header by themselves. */
function withRowAbove({ rows }: Sheet, header: readonly SheetRow[], vocabulary: Vocabulary): readonly SheetRow[] {
  const [first] = header;
  const above = first && rows.find(({ line }) => line === first.line - 1);
  const isOfGroups =
    above?.cells
      .map(tidy)
      .filter(Boolean)
      .every((text) => saidBy(text, vocabulary) !== undefined) === true;
  return above && isOfGroups && filled(above) > 1 ? [above, ...header] : header;
}

/** Gender, age, category or contingent; undefined: it says something else. */
function saidBy(text: string, vocabulary: Vocabulary): SectionFacts | undefined {
  const facts = factsOfWords(text.replace(LIST_WORDS, ''), vocabulary);
  if (facts) return facts.className === undefined ? facts : undefined;
  const contingent = isOfPlaceOrClub(text) ? clubIn(text) : undefined;
  return contingent === undefined ? undefined : { contingent };
}

/** What stands above the columns of a group, and in the heading of its names; undefined: something else does. */
function factsAbove(
  header: readonly SheetRow[],
  from: number,
  to: number,
  vocabulary: Vocabulary,
): SectionFacts | undefined {
  const facts: SectionFacts = {};
  const lowest = header.at(-1);
  for (const row of header.slice(0, -1)) {
    for (let at = from; at < to; at += 1) {
      const span = row.spans?.find(([start, width]) => at > start && at < start + width);
      const text = textAt(row, at) || (span ? textAt(row, span[0]) : '');
      if (text === '' || (lowest && text === textAt(lowest, at))) continue;
      const said = saidBy(text, vocabulary);
      if (!said) return undefined;
      Object.assign(facts, said);
    }
  }
  const { gender } = readEntryWords(lowest ? textAt(lowest, from) : '', vocabulary);
  if (gender) facts.gender ??= gender === 'male' ? 'Putra' : 'Putri';
  return facts;
}

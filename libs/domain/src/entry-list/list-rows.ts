// The rows of a list by column, out of the sheets that were chosen: blocks above them applied, pairs and teams taken apart.
import { ENTRY_COLUMN_KEYS, type EntryCells, type EntryColumn, headingKey, noCells, tidy } from './columns';
import { takeEventBehind } from './beside-values';
import { isBlank, isDitto, isTick } from './cell-values';
import { giveMissing, withContingents } from './contingents-of-sheets';
import { readEntryWords, type Vocabulary } from './entry-words';
import { headingsOf } from './header-rows';
import type { Meaning, SheetPlan } from './sheet-plan';
import { isMonthFirst, putDaysFirst } from './day-order';
import { gendersOfHeadings } from './headed-genders';
import { joinColumns } from './joined-columns';
import { withoutLetters } from './lettered-names';
import { withLoneMates } from './lone-mates';
import { markLost } from './lost-digits';
import { eachCategory, hasLabels, isClassOfTanding, marksOf, tickedOf, withClassAsMatch, withMatch } from './marks';
import { eachOfClass, isClassList } from './matrix-names';
import { Mates } from './mates';
import { joinPeople } from './people-of-sheets';
import { namedBelow } from './names-below-blocks';
import { withRemarked } from './remarked-events';
import { columnsOfRemarks } from './remarks';
import { OF_ONE_VALUE, rivalsOf } from './rival-columns';
import { athletesOf, type Columns, type RivalColumns } from './row-athletes';
import type { SectionFacts } from './section-rows';
import { factsOfSheet } from './sheet-names';
import { splitSides, startsOfSides } from './side-tables';
import { type LeftOutKind, type ReadRow, readRows } from './sheet-layout';
import { NO_LINE, type Sheet, type SheetRow, textAt } from './sheet-rows';
import { alignTables } from './stacked-tables';
import { labelTeams, type TeamRow, unitSizeIn } from './team-labels';
import { WrittenOnce } from './written-once';

/** Where a row stands; `member` from 1 where one row of the sheet names several athletes. */
export interface RowPlace {
  line: number;
  sheet?: string;
  member?: number;
}

export interface ListRow extends RowPlace {
  cells: EntryCells;
}

export interface LeftOut {
  sheet: string;
  line: number;
  kind: LeftOutKind;
  /** What stands in it, shortened. */
  text: string;
}

export interface ReadSheet {
  rows: ListRow[];
  leftOut: LeftOut[];
}

export const placeKeyOf = ({ sheet = '', line, member = 0 }: RowPlace): string => `${sheet}|${line}|${member}`;

/** Every row of a sheet either as athletes or, with its kind, as left out. */
export function readSheet(
  sheet: Sheet,
  plan: SheetPlan,
  vocabulary: Vocabulary,
  asAthletes?: ReadonlySet<number>,
): ReadSheet {
  const starts = startsOfSides(sheet.rows.filter((row) => plan.headerLines.includes(row.line)));
  if (starts.length === 1) return readTable(sheet, plan, vocabulary, asAthletes);
  const sides = splitSides(sheet, starts, plan, vocabulary).map(({ sheet: own, meanings, facts }) => {
    const read = readTable(own, { ...plan, meanings }, vocabulary, asAthletes);
    for (const { cells } of read.rows) giveMissing(cells, facts);
    return read;
  });
  const byLine = (a: { line: number }, b: { line: number }) => a.line - b.line;
  const rows = sides.flatMap((side) => side.rows).sort(byLine);
  const taken = new Set(rows.map(({ line }) => line));
  const leftOut = new Map<string, LeftOut>();
  for (const row of sides.flatMap((side) => side.leftOut)) {
    // beside an athlete a number without a name says nothing
    if (row.kind === 'blank-line' && taken.has(row.line)) continue;
    const whole = sheet.rows.find(({ line }) => line === row.line);
    const text = taken.has(row.line) || !whole ? row.text : textOf(whole);
    leftOut.set(`${row.line}${taken.has(row.line) ? row.text : ''}`, { ...row, text });
  }
  return { rows: numbered(rows), leftOut: [...leftOut.values()].sort(byLine) };
}

/** Athletes of one line, whichever their table, are told apart by number. */
function numbered(rows: readonly ListRow[]): ListRow[] {
  const seen = new Map<number, number>();
  return rows.map((row) => {
    const member = (seen.get(row.line) ?? 0) + 1;
    seen.set(row.line, member);
    return { ...row, member };
  });
}

const textOf = (row: SheetRow): string => row.cells.map(tidy).filter(Boolean).join(' · ').slice(0, 200);

function readTable(
  typed: Sheet,
  given: SheetPlan,
  vocabulary: Vocabulary,
  asAthletes?: ReadonlySet<number>,
): ReadSheet {
  const aligned = alignTables(typed, given, vocabulary);
  const { plan } = aligned;
  const sheet = joinColumns(aligned.sheet, plan);
  const headings = headingsOf(sheet.rows.filter(isHeaderOf(plan)));
  const typedBlocks = readRows(sheet, plan, vocabulary, asAthletes);
  const columns = columnsOf(plan);
  const names = columns.get('name') ?? [];
  const sizeOf = ({ row, facts }: ReadRow) => unitSizeOfRow(facts, row.cells, columns, vocabulary);
  const named = plan.meanings.includes('contingent') ? typedBlocks : namedBelow(typedBlocks, headings, vocabulary);
  const read = withoutLetters(withLoneMates(named, names, sizeOf), names, (one) => sizeOf(one) > 1);
  const genders = gendersOfHeadings(read, names, vocabulary);
  const rivals = rivalColumns(sheet, plan, columns);
  const ofSheet = factsOfSheet(sheet, plan, read, vocabulary);
  const rows: ListRow[] = [];
  const leftOut: LeftOut[] = [];
  const writtenOnce = new WrittenOnce(read, columns, vocabulary);
  const marks = markColumns(sheet, plan, vocabulary);
  const saysCategories = plan.meanings.includes('category') || marks.some(({ facts }) => facts.category);
  const ofHeading = saysCategories ? undefined : categoryOfHeadings(sheet, plan, vocabulary);
  const hasMatches = saysCategories && isOfMatches(sheet, plan, vocabulary);
  const mates = new Mates(vocabulary);
  const isOfClasses = isClassList(columns);
  const remarks = columnsOfRemarks(headings, plan.meanings);
  // each line tells all that is known of its athlete
  const withRemarks = (cells: EntryCells, { row, facts }: ReadRow): EntryCells => {
    // who is weighed fights
    const alone = ofHeading ?? (isBlank(cells.weight) ? undefined : 'Tanding');
    const ofBlock = marks.length > 0 ? undefined : (facts.category ?? ofSheet.category ?? alone);
    return remarks.reduce((own, at) => withRemarked(own, textAt(row, at), ofBlock, vocabulary), cells);
  };
  const isOfLines = plan.headerLines.includes(NO_LINE);
  const numbered: TeamRow[] = [];
  const [numberColumn] = columns.get('number') ?? [];
  const letters = lettersOfGender(sheet, plan);
  const ticked = MAY_BE_TICKED.filter((key) => key !== 'gender' || !letters.isInDutch);
  let before = noCells();
  for (const one of read) {
    const { row, kind, facts } = one;
    if (row.line === NO_LINE) continue;
    if (kind !== 'athlete') {
      leftOut.push({ sheet: sheet.name, line: row.line, kind, text: textOf(row) });
      continue;
    }
    const unitSize = unitSizeOfRow({ ...ofSheet, ...facts }, row.cells, columns, vocabulary);
    const named = isOfClasses ? eachOfClass(row.cells, columns, unitSize) : [row.cells];
    const members = named
      .flatMap((own) => athletesOf(own, columns, unitSize, rivals))
      .map((cells, _, { length }) => (length > 1 ? cells : withRemarks(cells, one)))
      .map((cells) => withClassAsMatch(cells, vocabulary))
      .flatMap((cells) =>
        marks.length === 0
          ? (hasMatches ? withMatch(cells, vocabulary) : [cells]).flatMap((one) => eachCategory(one, vocabulary))
          : tickedOf(cells, row.cells, marks, vocabulary),
      );
    const number = numberColumn === undefined ? '' : textAt(row, numberColumn);
    for (const [at, cells] of members.entries()) {
      takeEventBehind(cells, vocabulary);
      for (const key of MAY_BE_DITTO) {
        if (isDitto(cells[key]) || (isTick(cells[key]) && ticked.includes(key))) cells[key] = before[key];
      }
      if (letters.p !== '' && headingKey(cells.gender) === 'p') cells.gender = letters.p;
      before = cells;
      if (!isOfLines) writtenOnce.fill(cells, one);
      giveMissing(cells, exceptOthers({ ...ofSheet, ...facts }, cells, vocabulary));
      if (!readEntryWords(cells.className, vocabulary).gender) cells.gender ||= genders.get(one) ?? '';
      mates.give(cells, members.length === 1 ? number : undefined);
      if (ofHeading && cells.category === '' && !saysCategory(cells, vocabulary)) cells.category = ofHeading;
      const place: RowPlace = { line: row.line };
      if (sheet.name !== '') place.sheet = sheet.name;
      if (members.length > 1) place.member = at + 1;
      rows.push({ ...place, cells });
      numbered.push({ cells, number });
    }
  }
  labelTeams(numbered, vocabulary);
  putDaysFirst(
    rows.map(({ cells }) => cells),
    saysMonthFirst(sheet, plan),
  );
  return { rows, leftOut };
}

const isHeaderOf =
  ({ headerLines }: SheetPlan) =>
  ({ line }: SheetRow): boolean =>
    headerLines.includes(line);

function saysMonthFirst(sheet: Sheet, { headerLines, meanings }: SheetPlan): boolean {
  const headings = headingsOf(sheet.rows.filter((row) => headerLines.includes(row.line)));
  const dates = meanings.findIndex((meaning) => meaning === 'birthDate' || meaning === 'birth');
  const stampsAt = headings.findIndex((heading) => /^(timestamp|stempel waktu|cap waktu)$/i.test(tidy(heading)));
  const stamps = sheet.rows.filter((row) => !headerLines.includes(row.line)).map((row) => textAt(row, stampsAt));
  return isMonthFirst(headings[dates] ?? '', stamps);
}

/** 'Tunggal Putra' in the row itself is neither of the women nor of the class that the blocks above it name. */
function exceptOthers(facts: SectionFacts, cells: EntryCells, vocabulary: Vocabulary): SectionFacts {
  const ofBlock = readEntryWords(facts.gender ?? '', vocabulary).gender;
  const own = [cells.className, cells.category, cells.nomor].map((text) => readEntryWords(text, vocabulary));
  const isOther = own.some(({ gender }) => gender !== undefined && ofBlock !== undefined && gender !== ofBlock);
  const isOfSeni = own.some(({ category }) => category !== undefined && category !== 'Tanding');
  const { gender, className, ...rest } = facts;
  return {
    ...rest,
    ...(isOther || gender === undefined ? {} : { gender }),
    ...(isOfSeni || className === undefined ? {} : { className }),
  };
}

/** The columns that are ticked, and what a tick says. */
function markColumns(
  sheet: Sheet,
  plan: SheetPlan,
  vocabulary: Vocabulary,
): { at: number; facts: SectionFacts; isLabelled: boolean }[] {
  if (!plan.meanings.includes('mark')) return [];
  const header = sheet.rows.filter((row) => plan.headerLines.includes(row.line));
  const said = marksOf(header, plan.meanings.length, vocabulary);
  return plan.meanings.flatMap((meaning, at) => {
    const facts = said[at];
    const cells = sheet.rows.filter(({ line }) => !plan.headerLines.includes(line)).map((row) => textAt(row, at));
    return meaning === 'mark' && facts ? [{ at, facts, isLabelled: hasLabels(facts, cells) }] : [];
  });
}

/** Whether the classes are those of tanding alone, whatever else the row enters into. */
function isOfMatches(sheet: Sheet, plan: SheetPlan, vocabulary: Vocabulary): boolean {
  const headings = headingsOf(sheet.rows.filter((row) => plan.headerLines.includes(row.line)));
  const heading = headings[plan.meanings.indexOf('className')] ?? '';
  return isClassOfTanding(heading, vocabulary);
}

/** All but what is one person's own. */
const MAY_BE_DITTO = ENTRY_COLUMN_KEYS.filter((key) => key !== 'name' && key !== 'nik');

/** Of these none is called 'v', as a class might be: a tick below a word repeats it. */
const MAY_BE_TICKED: readonly EntryColumn[] = [
  ...(['contingent', 'province', 'district', 'picName', 'picPhone', 'picEmail'] as const),
  ...(['birthPlace', 'gender', 'category', 'ageCategory'] as const),
];

/** What letters mean in the column of genders: 'V' is 'vrouw' below 'M/V' or among 'M', 'P' below 'P/W' is 'pria'. */
function lettersOfGender(sheet: Sheet, plan: SheetPlan): { isInDutch: boolean; p: string } {
  const at = plan.meanings.indexOf('gender');
  const texts = new Set(sheet.rows.map((row) => headingKey(textAt(row, at))));
  const isOfAnother = ['l', 'p', 'f', 'w'].some((letter) => texts.has(letter));
  const isInDutch = texts.has('m v') || texts.has('geslacht') || (texts.has('m') && !isOfAnother);
  // 'P' beside 'W' alone may be 'pria' as well as another word for 'W', and is asked about
  const isEither = texts.has('w') && !['l', 'm', 'f', 'l p', 'p l'].some((text) => texts.has(text));
  return { isInDutch, p: texts.has('p w') ? 'Pria' : isEither ? 'P / W' : '' };
}

const saysCategory = (cells: EntryCells, vocabulary: Vocabulary): boolean =>
  [cells.className, cells.ageCategory].some((cell) => readEntryWords(cell, vocabulary).category !== undefined);

/** 'KATEGORI TANDING' above ages and classes says the category of all of them. */
function categoryOfHeadings(sheet: Sheet, plan: SheetPlan, vocabulary: Vocabulary): string | undefined {
  const header = sheet.rows.filter((row) => plan.headerLines.includes(row.line));
  const said = headingsOf(header).flatMap((heading) => readEntryWords(heading, vocabulary).category ?? []);
  return new Set(said).size === 1 ? said[0] : undefined;
}

export interface ChosenSheet {
  sheet: Sheet;
  plan: SheetPlan;
  /** Lines that somebody said are athletes. */
  asAthletes?: ReadonlySet<number>;
}

/**
 * The chosen sheets of one workbook: one that names no contingent is of the only one that another sheet names, also where
 * that is no table of athletes.
 */
export function readChosen(
  chosen: readonly ChosenSheet[],
  vocabulary: Vocabulary,
  others: readonly ChosenSheet[] = [],
): ReadSheet[] {
  const isKept = (at: number, { line }: RowPlace) => chosen[at]?.asAthletes?.has(line) === true;
  const typed = chosen.map(({ sheet, plan, asAthletes }) => readSheet(sheet, plan, vocabulary, asAthletes));
  const read = joinPeople(withContingents(typed, chosen, others, vocabulary), vocabulary, isKept);
  markLost(read.flatMap(({ rows }) => rows.map(({ cells }) => cells)));
  return read;
}

/** Of a list with one column of names, the several columns of what each of them has one of. */
function rivalColumns(sheet: Sheet, plan: SheetPlan, columns: Columns): RivalColumns {
  if ((columns.get('name')?.length ?? 0) !== 1) return new Map();
  const headings = headingsOf(sheet.rows.filter((row) => plan.headerLines.includes(row.line)));
  return new Map(
    OF_ONE_VALUE.flatMap((meaning) => {
      const places = columns.get(meaning) ?? [];
      return places.length > 1 ? [[meaning, rivalsOf(places, headings)] as const] : [];
    }),
  );
}

function columnsOf(plan: SheetPlan): Columns {
  const columns = new Map<Meaning, number[]>();
  for (const [at, meaning] of plan.meanings.entries()) {
    if (meaning !== null) columns.set(meaning, [...(columns.get(meaning) ?? []), at]);
  }
  return columns;
}

/** How many the row's pair or team has, by its own cells or by what stands above it. */
function unitSizeOfRow(
  facts: Partial<Record<EntryColumn, string>>,
  cells: readonly string[],
  columns: Columns,
  vocabulary: Vocabulary,
): number {
  const own = (['category', 'className', 'ageCategory', 'nomor'] as const).flatMap((key) =>
    (columns.get(key) ?? []).map((at) => cells[at] ?? ''),
  );
  return unitSizeIn([...own, facts.category ?? ''], vocabulary);
}

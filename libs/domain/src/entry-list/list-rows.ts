// The rows of a list by column, out of the sheets that were chosen: blocks above them applied, pairs and teams taken apart.
import { type EntryCells, type EntryColumn, nameKey, noCells, tidy } from './columns';
import { splitClass } from './cell-values';
import { readEntryWords, type Vocabulary } from './entry-words';
import { type Meaning, OF_EACH_ATHLETE } from './headings';
import { factsOfWords } from './section-rows';
import { type LeftOutKind, readRows, type ReadRow, type SheetPlan } from './sheet-layout';
import type { Sheet } from './sheet-rows';
import { splitBirth } from './written-date';

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

const SHEET_NAMES_WITHOUT_MEANING =
  /^(sheet|lembar|worksheet|tabel|data|daftar|peserta|list|form(ulir)?|entry|pendaftaran|atlet|seni|tgr|\s|\d|[-_.()])*$/i;

/** Every row of a sheet either as athletes or, with its kind, as left out. */
export function readSheet(
  sheet: Sheet,
  plan: SheetPlan,
  vocabulary: Vocabulary,
  asAthletes?: ReadonlySet<number>,
): ReadSheet {
  const read = readRows(sheet, plan, vocabulary, asAthletes);
  const columns = columnsOf(plan);
  const ofSheet = factsOfSheet(sheet, plan, read, vocabulary);
  const rows: ListRow[] = [];
  const leftOut: LeftOut[] = [];
  const above = new Map<EntryColumn, string>();
  const filledDown = columnsWrittenOnce(read, columns);
  for (const { row, kind, facts } of read) {
    if (kind !== 'athlete') {
      const text = row.cells.map(tidy).filter(Boolean).join(' · ').slice(0, 200);
      leftOut.push({ sheet: sheet.name, line: row.line, kind, text });
      continue;
    }
    const isTeam = ofTeam({ ...ofSheet, ...facts }, row.cells, columns, vocabulary);
    const members = athletesOf(row.cells, columns, isTeam);
    for (const [at, cells] of members.entries()) {
      for (const key of filledDown) {
        if (cells[key] === '') cells[key] = above.get(key) ?? '';
        else above.set(key, cells[key]);
      }
      for (const [key, value] of Object.entries({ ...ofSheet, ...facts }) as [EntryColumn, string][]) {
        if (cells[key] === '') cells[key] = value;
      }
      const place: RowPlace = { line: row.line };
      if (sheet.name !== '') place.sheet = sheet.name;
      if (members.length > 1) place.member = at + 1;
      rows.push({ ...place, cells });
    }
  }
  return { rows, leftOut };
}

export interface ChosenSheet {
  sheet: Sheet;
  plan: SheetPlan;
  /** Lines that somebody said are athletes. */
  asAthletes?: ReadonlySet<number>;
}

const OF_A_CONTINGENT: readonly EntryColumn[] = [
  'contingent',
  'province',
  'district',
  'picName',
  'picPhone',
  'picEmail',
];

/** The chosen sheets of one workbook: one that names no contingent is of the only one that another sheet names. */
export function readChosen(chosen: readonly ChosenSheet[], vocabulary: Vocabulary): ReadSheet[] {
  const read = chosen.map(({ sheet, plan, asAthletes }) => readSheet(sheet, plan, vocabulary, asAthletes));
  const named = read.flatMap(({ rows }) => rows).filter(({ cells }) => cells.contingent !== '');
  const [first] = named;
  const isOne = new Set(named.map(({ cells }) => nameKey(cells.contingent))).size === 1;
  const hasColumn = chosen.some(({ plan }) => plan.meanings.includes('contingent'));
  if (!first || !isOne || hasColumn) return read;
  return read.map((sheet) => {
    if (sheet.rows.some(({ cells }) => cells.contingent !== '')) return sheet;
    const rows = sheet.rows.map((row) => {
      const cells = { ...row.cells };
      for (const key of OF_A_CONTINGENT) cells[key] ||= first.cells[key];
      return { ...row, cells };
    });
    return { ...sheet, rows };
  });
}

type Columns = ReadonlyMap<Meaning, readonly number[]>;

function columnsOf(plan: SheetPlan): Columns {
  const columns = new Map<Meaning, number[]>();
  for (const [at, meaning] of plan.meanings.entries()) {
    if (meaning !== null) columns.set(meaning, [...(columns.get(meaning) ?? []), at]);
  }
  return columns;
}

/** 'TANDING' or 'Kab. Kudus' as the name of a sheet says something of all its athletes. */
function factsOfSheet(
  sheet: Sheet,
  plan: SheetPlan,
  read: readonly ReadRow[],
  vocabulary: Vocabulary,
): Partial<Record<EntryColumn, string>> {
  const said = factsOfWords(sheet.name, vocabulary);
  if (said) return said;
  const isNamed = plan.meanings.includes('contingent') || read.some(({ facts }) => facts.contingent);
  if (isNamed || SHEET_NAMES_WITHOUT_MEANING.test(sheet.name)) return {};
  return { contingent: sheet.name };
}

/** Columns in which an office writes a word once and leaves it out below. */
const MAY_BE_WRITTEN_ONCE: readonly EntryColumn[] = [
  'contingent',
  'province',
  'district',
  'picName',
  'picPhone',
  'picEmail',
];
const WRITTEN_ONCE_SHARE = 0.5;

function columnsWrittenOnce(read: readonly ReadRow[], columns: Columns): EntryColumn[] {
  const athletes = read.filter(({ kind }) => kind === 'athlete');
  return MAY_BE_WRITTEN_ONCE.filter((key) => {
    const [at] = columns.get(key) ?? [];
    if (at === undefined || athletes.length < 3) return false;
    const isFilled = ({ row }: ReadRow) => tidy(row.cells[at] ?? '') !== '';
    const filled = athletes.filter(isFilled).length;
    const [first] = athletes;
    return first !== undefined && isFilled(first) && filled / athletes.length <= WRITTEN_ONCE_SHARE;
  });
}

/** Whether the row is of a pair or a team, by its own cell or by what stands above it. */
function ofTeam(
  facts: Partial<Record<EntryColumn, string>>,
  cells: readonly string[],
  columns: Columns,
  vocabulary: Vocabulary,
): boolean {
  const own = (['category', 'className', 'ageCategory'] as const).flatMap((key) =>
    (columns.get(key) ?? []).map((at) => cells[at] ?? ''),
  );
  return [...own, facts.category ?? ''].some((text) =>
    /^(ganda|regu)$/i.test(readEntryWords(text, vocabulary).category ?? ''),
  );
}

const NUMBERED = /^\s*\(?1[.)]\s*\p{L}[\s\S]*\s\(?2[.)]\s*\p{L}/u;

/**
 * Several names in one cell: '1. … 2. …', and of a pair or a team one a line or with '/', '&', '+', ';' between them. Of
 * others a line break is only where the cell was too narrow.
 */
export function namesOf(cell: string, isTeam: boolean): string[] {
  if (!isTeam && !NUMBERED.test(cell)) return [withoutNumber(cell)];
  const lines = cell.split(/[\r\n]+|\s*[/&;+]\s*|\s+(?=\d[.)]\s*\p{L})/u);
  const names = lines.map((line) => tidy(line.replace(/^\s*\(?\d+[.)]\s*/, ''))).filter((line) => line !== '');
  return names.every((name) => /\p{L}.*\p{L}/u.test(name)) ? names : [withoutNumber(cell)];
}

/** '1. Aurel Saputra' is Aurel Saputra. */
const withoutNumber = (cell: string): string => tidy(cell.replace(/^\s*\(?\d{1,3}[.)]\s*(?=\p{L})/u, ''));

const piecesOf = (cell: string): string[] =>
  cell
    .split(/[\r\n;]+|\s+\/\s+|\s+&\s+/)
    .map((piece) => tidy(piece.replace(/^\s*\(?\d[.)]\s+/, '')))
    .filter((piece) => piece !== '');

/** One set of cells for each athlete whom the row names. */
function athletesOf(cells: readonly string[], columns: Columns, isTeam: boolean): EntryCells[] {
  const nameColumns = (columns.get('name') ?? []).filter((at) => tidy(cells[at] ?? '') !== '');
  const names = nameColumns.flatMap((at) => namesOf(cells[at] ?? '', isTeam).map((name) => ({ name, at })));
  if (names.length === 0) names.push({ name: '', at: -1 });
  const allNameColumns = columns.get('name') ?? [];
  const label =
    names.length > 1
      ? names
          .map(({ name }) => name)
          .join(' / ')
          .slice(0, 100)
      : '';
  return names.map(({ name, at }, member) => {
    const typed = noCells();
    for (const [meaning, places] of columns) {
      if (meaning === 'number' || meaning === 'other' || meaning === 'name') continue;
      const text = ofMember(meaning, places, { cells, member, count: names.length, names: allNameColumns, at });
      if (meaning === 'birth') {
        const { place, date } = splitBirth(text);
        typed.birthDate ||= date;
        typed.birthPlace ||= place;
      } else typed[meaning] ||= text;
    }
    typed.name = name;
    if (typed.birthPlace === '' && typed.birthDate !== '') {
      const { place, date } = splitBirth(typed.birthDate);
      if (place !== '') Object.assign(typed, { birthPlace: place, birthDate: date });
    }
    typed.team ||= label;
    const both = splitClass(typed.weight) ?? (typed.weight === '' ? splitClass(typed.className) : null);
    if (both && (typed.className === '' || splitClass(typed.className))) Object.assign(typed, both);
    // so many years are no age category; the block or the birth date tells it
    if (/^\d{1,2} ?(th|thn|tahun)?\.?$/i.test(typed.ageCategory)) typed.ageCategory = '';
    return typed;
  });
}

interface Member {
  cells: readonly string[];
  member: number;
  count: number;
  /** Columns of names, and the one of this athlete's. */
  names: readonly number[];
  at: number;
}

/** What belongs to one athlete stands in a column of its own or in one piece of the cell; the rest is everybody's. */
function ofMember(meaning: Meaning, places: readonly number[], { cells, member, count, names, at }: Member): string {
  const whole = (place: number | undefined) => tidy(place === undefined ? '' : (cells[place] ?? ''));
  if (count === 1 && places.length === 1) return whole(places[0]);
  if (places.length > 1) {
    const nth = Math.max(0, names.indexOf(at));
    return whole(places[names.length > 1 ? nth : member]);
  }
  const raw = cells[places[0] ?? -1] ?? '';
  if (!OF_EACH_ATHLETE.includes(meaning) || meaning === 'gender') return tidy(raw);
  const pieces = piecesOf(raw);
  if (pieces.length === count) return pieces[member] ?? '';
  // one value for several athletes is the first one's: a weight or a NIK belongs to one person
  return member === 0 ? tidy(raw) : '';
}

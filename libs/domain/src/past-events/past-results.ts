// The rows of an old event's list as results: what each says, what is wrong with it, and which rows are one pair or team.
import { tidy } from '../entry-list/columns';
import { readEntryWords, readGender, type Vocabulary } from '../entry-list/entry-words';
import type { SheetRow } from '../entry-list/sheet-rows';
import { grouped } from '../grouped';
import { MEDALS, type Medal } from '../results/medal-table';
import type { Gender } from '../words/genders';
import { plainWords } from '../words/plain-words';
import { PAST_COLUMN_KEYS, pastCell, pastColumnOf, type PastColumn, type PastMapping } from './past-list';
import { pastListTexts } from './past-list-texts';

export const LONGEST_PAST_TEXT = 150;
/** The database keeps no other. */
export const LAST_PLACE = 999;
/** Names of one row or team: a regu with reserves. */
export const MOST_PAST_NAMES = 12;

/** Names of the people of one result, its event and its place; null: took part without a place. */
export interface PastResult {
  /** Of the list, where its first row stands. */
  line: number;
  names: string[];
  contingent: string;
  province: string;
  category: string;
  age: string;
  className: string;
  gender: Gender | null;
  place: number | null;
}

export interface PastFault {
  line: number;
  /** As the row names itself, for people. */
  name: string;
  text: string;
}

export interface ReadPastList {
  results: PastResult[];
  /** Rows that are not taken. */
  faults: PastFault[];
  /** Rows that are taken, and may be meant otherwise. */
  notes: PastFault[];
}

export const medalOfPlace = (place: number | null): Medal | null => MEDALS[(place ?? 0) - 1] ?? null;

/** What a word of a place is worth. */
const PLACE_WORDS: ReadonlyMap<string, number> = new Map([
  ...['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'].map((word, at) => [word, at + 1] as const),
  ...(['emas', 'gold'] as const).map((word) => [word, 1] as const),
  ...(['perak', 'silver'] as const).map((word) => [word, 2] as const),
  ...(['perunggu', 'bronze', 'brons'] as const).map((word) => [word, 3] as const),
]);
const PLACE_FILLERS = /\b(medali|medal|juara|peringkat|rank|ke|bersama)\b/g;

/** '1', 'Juara II', 'Medali Perak', 'Harapan 1' (the fourth), '-' and '' (none); undefined: not understood. */
export function readPlace(cell: string): number | null | undefined {
  const text = plainWords(cell);
  if (text === '' || text === 'tidak ada') return null;
  const isHope = /\bharapan\b/.test(text);
  const told = text
    .replace(PLACE_FILLERS, ' ')
    .split(' ')
    .filter((word) => word !== '' && word !== 'harapan')
    .map((word) => PLACE_WORDS.get(word) ?? (/^\d{1,3}$/.test(word) ? Number(word) : 0));
  const [place = 0] = told;
  if (told.some((one) => one !== place) || place < 1) return undefined;
  const counted = isHope ? place + 3 : place;
  return counted > LAST_PLACE ? undefined : counted;
}

/** Names of one cell: a pair in a row is written with a stroke, a semicolon or a line each. */
const namesOf = (cell: string): string[] =>
  cell
    .split(/[/;\n]/)
    .map((name) =>
      tidy(name)
        .replace(/^\d+[.)]\s*/, '')
        .trim(),
    )
    .filter((name) => name !== '');

/** What makes a result the same one when its list is taken again. */
export const pastKey = (one: Omit<PastResult, 'line' | 'place' | 'province'>): string =>
  [pastEventKey(one), plainWords(one.contingent), one.names.map(plainWords).sort().join('+')].join('|');

/** Of the event within the tournament: who stands under the same one competed for the same medals. */
export const pastEventKey = (one: Pick<PastResult, 'category' | 'age' | 'className' | 'gender'>): string =>
  [plainWords(one.category), plainWords(one.age), one.gender ?? '', plainWords(one.className)].join('|');

/** How many stand together in an event where each has a row of its own. */
export function teamSize({ category, className }: Pick<PastResult, 'category' | 'className'>): number {
  const text = plainWords(`${category} ${className}`);
  if (/\b(regu|beregu|trio)\b/.test(text)) return 3;
  return /\b(ganda|berpasangan|double)\b/.test(text) ? 2 : 1;
}

/**
 * Every row of a list by its mapping. Rows of one pair or team, each athlete with a row of its own, become one result:
 * their medal counts once. A row that is at fault is told and left out; empty rows and repeated headings are nothing.
 */
export function readPastResults(rows: readonly SheetRow[], mapping: PastMapping): ReadPastList {
  const faults: PastFault[] = [];
  const read: PastResult[] = [];
  const seen = new Map<string, number>();
  for (const row of rows) {
    const cells = cellsOf(row, mapping);
    if (isNothing(cells)) continue;
    const result = resultOf(row.line, cells);
    const texts = faultsOf(cells, result);
    const before = seen.get(pastKey(result));
    if (texts.length === 0 && before !== undefined) texts.push(pastListTexts.sameAs(before));
    if (texts.length > 0) {
      faults.push({ line: row.line, name: cells.name || cells.contingent, text: texts.join(' ') });
      continue;
    }
    seen.set(pastKey(result), row.line);
    read.push(result);
  }
  const results = asTeams(read);
  return { results, faults, notes: notesOf(results) };
}

type Cells = Record<PastColumn, string>;

const cellsOf = (row: SheetRow, mapping: PastMapping): Cells =>
  Object.fromEntries(PAST_COLUMN_KEYS.map((key) => [key, cellOf(row, mapping[key], key)])) as Cells;

/** Of names the lines are kept: each may be one. */
const cellOf = (row: SheetRow, at: number | null, key: PastColumn): string =>
  key === 'name' && at !== null ? (row.cells[at] ?? '').trim() : pastCell(row, at);

/** Sums, signatures and titles have neither a name nor a contingent; headings may stand again on each page. */
function isNothing(cells: Cells): boolean {
  if (cells.name === '' && cells.contingent === '') return true;
  if (cells.name === '' && cells.place === '' && cells.className === '' && cells.category === '') return true;
  return (
    pastColumnOf(cells.name) !== null && pastColumnOf(cells.place) === 'place' && readPlace(cells.place) === undefined
  );
}

function resultOf(line: number, cells: Cells): PastResult {
  // 'Kelas A Putra' says both where no column of its own does
  const told = cells.gender === '' ? readEntryWords(`${cells.age} ${cells.className}`, NO_WORDS).gender : undefined;
  return {
    line,
    names: namesOf(cells.name),
    contingent: cells.contingent,
    province: cells.province,
    category: cells.category,
    age: cells.age,
    className: cells.className,
    gender: readGender(cells.gender) ?? told ?? null,
    place: readPlace(cells.place) ?? null,
  };
}

const NO_WORDS: Vocabulary = { categories: [], ages: [] };

function faultsOf(cells: Cells, result: PastResult): string[] {
  const texts: string[] = [];
  if (result.names.length === 0) texts.push(pastListTexts.noName);
  if (result.names.length > MOST_PAST_NAMES) texts.push(pastListTexts.manyNames(MOST_PAST_NAMES));
  if (cells.contingent === '') texts.push(pastListTexts.noContingent);
  if (cells.category === '' && cells.className === '') texts.push(pastListTexts.noEvent);
  if (cells.gender !== '' && result.gender === null) texts.push(pastListTexts.unknownGender(cells.gender));
  if (readPlace(cells.place) === undefined) texts.push(pastListTexts.unreadPlace(cells.place));
  const long = PAST_COLUMN_KEYS.filter((key) => key !== 'name' && cells[key].length > LONGEST_PAST_TEXT);
  if (long.length > 0 || result.names.some((name) => name.length > LONGEST_PAST_TEXT))
    texts.push(pastListTexts.longText(LONGEST_PAST_TEXT));
  return texts;
}

/** Rows with one name each of a pair or a team: of one contingent, event and place, as many as stand together. */
function asTeams(read: readonly PastResult[]): PastResult[] {
  const key = (one: PastResult): string => `${pastEventKey(one)}|${plainWords(one.contingent)}|${one.place ?? ''}`;
  const open = new Map<string, PastResult>();
  const results: PastResult[] = [];
  for (const one of read) {
    const size = teamSize(one);
    if (size === 1 || one.names.length > 1) {
      results.push(one);
      continue;
    }
    const team = open.get(key(one));
    if (!team) {
      const made = { ...one, names: [...one.names] };
      open.set(key(one), made);
      results.push(made);
      continue;
    }
    team.names.push(...one.names);
    if (team.names.length >= size) open.delete(key(one));
  }
  return results;
}

/** More than one gold or silver of an event, or medals of a contingent without the others: to look at, not wrong for sure. */
function notesOf(results: readonly PastResult[]): PastFault[] {
  const notes: PastFault[] = [];
  for (const ofEvent of grouped(results, pastEventKey).values()) {
    for (const [place, medal] of [
      [1, 'gold'],
      [2, 'silver'],
    ] as const) {
      const [first, ...more] = ofEvent.filter((one) => one.place === place);
      for (const one of more)
        notes.push({
          line: one.line,
          name: one.names.join(' / '),
          text: pastListTexts.medalTwice(pastListTexts.medals[medal], first?.line ?? one.line),
        });
    }
  }
  return notes.sort((a, b) => a.line - b.line);
}

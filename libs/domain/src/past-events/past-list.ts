// The list of an old event's results as somebody kept it: which column is what, by the words that such lists have.
import { tidy, headingKey } from '../entry-list/columns';
import type { SheetRow } from '../entry-list/sheet-rows';
import type { Sentence } from '../words/sentences';
import { pastListTexts } from './past-list-texts';
import { pastListSentences } from './sentences';

/** The headings of the template, in its order; they are read back: the same in every language. */
export const PAST_COLUMNS = {
  name: 'Nama',
  contingent: 'Kontingen',
  province: 'Provinsi',
  category: 'Kategori',
  age: 'Golongan usia',
  className: 'Kelas',
  gender: 'Jenis kelamin',
  place: 'Juara',
} as const;
export type PastColumn = keyof typeof PAST_COLUMNS;
export const PAST_COLUMN_KEYS = Object.keys(PAST_COLUMNS) as PastColumn[];
/** Without these nothing can be read. */
export const NEEDED_PAST_COLUMNS = ['name', 'contingent', 'place'] as const satisfies readonly PastColumn[];

/** Of each column its place in the row, from 0; null: the list has none. */
export type PastMapping = Readonly<Record<PastColumn, number | null>>;

/** In this order: the first whose words fit. */
const RULES: readonly (readonly [RegExp, PastColumn])[] = [
  [/\b(juara|medali|medal|peringkat|rank|ranking|posisi|place|hasil|perolehan)\b/, 'place'],
  [/\b(provinsi|propinsi|prov|province|pengprov)\b/, 'province'],
  [/\b(kelamin|jk|gender|sex|l p|p l|pa pi|putra putri)\b/, 'gender'],
  [/\b(usia|umur|golongan|gol|age)\b/, 'age'],
  [/\b(kategori|kategory|category|cabang|nomor lomba|mata lomba)\b/, 'category'],
  [/\b(kelas|kls|class|nomor)\b/, 'className'],
  [/\b(kontingen|contingent|perguruan|klub|club|asal|daerah|utusan|kabupaten|kota|tim|team)\b/, 'contingent'],
  [/\b(nama|name|atlet|atlit|pesilat|peserta)\b/, 'name'],
];

/** Lists begin with titles, not with many of them. */
const LAST_HEADING_ROW = 40;
const LEAST_HEADINGS = 2;

/** What its words say a heading is. */
export function pastColumnOf(heading: string): PastColumn | null {
  const text = headingKey(heading);
  if (text === '' || text.length > 60) return null;
  return RULES.find(([words]) => words.test(text))?.[1] ?? null;
}

export interface ProposedPastList {
  /** The row of the headings; null: no row looks like one. */
  heading: SheetRow | null;
  /** By its headings; each column once, the first that fits. */
  mapping: PastMapping;
}

/** The row with most headings among the first, and what its columns are. */
export function proposePastList(rows: readonly SheetRow[]): ProposedPastList {
  let best: { heading: SheetRow | null; found: Map<PastColumn, number> } = { heading: null, found: new Map() };
  for (const row of rows.slice(0, LAST_HEADING_ROW)) {
    const found = new Map<PastColumn, number>();
    for (const [at, cell] of row.cells.entries()) {
      const column = pastColumnOf(cell);
      if (column && !found.has(column)) found.set(column, at);
    }
    if (found.size >= LEAST_HEADINGS && found.size > best.found.size) best = { heading: row, found };
  }
  const mapping = Object.fromEntries(PAST_COLUMN_KEYS.map((key) => [key, best.found.get(key) ?? null]));
  return { heading: best.heading, mapping: mapping as PastMapping };
}

/** More sheets are no list of one event. */
const MOST_SHEETS = 20;

/** Of a workbook the place of the sheet with headings and most rows. */
export function likeliestSheet(sheets: readonly { rows: readonly SheetRow[] }[]): number {
  const worth = sheets
    .slice(0, MOST_SHEETS)
    .map(({ rows }) => (proposePastList(rows).heading ? 1_000_000 : 0) + rows.length);
  return Math.max(0, worth.indexOf(Math.max(...worth)));
}

/** What is wrong with a mapping, for people; null: nothing. */
export function pastMappingFault(mapping: PastMapping): Sentence | null {
  const missing = NEEDED_PAST_COLUMNS.filter((key) => mapping[key] === null);
  if (missing.length > 0) {
    return pastListSentences.choose(() => missing.map((key) => pastListTexts.columns[key]).join(', '));
  }
  if (mapping.category === null && mapping.className === null) return pastListSentences.chooseCategoryOrClass;
  const used = PAST_COLUMN_KEYS.map((key) => mapping[key]).filter((at) => at !== null);
  return new Set(used).size === used.length ? null : pastListSentences.twice;
}

/** A mapping that came from outside; null: it is none. */
export function pastMappingOf(value: unknown): PastMapping | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Record<string, unknown>;
  const isColumn = (at: unknown): at is number | null =>
    at === null || (Number.isSafeInteger(at) && Number(at) >= 0 && Number(at) < 100);
  if (!PAST_COLUMN_KEYS.every((key) => isColumn(given[key]))) return null;
  return Object.fromEntries(PAST_COLUMN_KEYS.map((key) => [key, given[key]])) as PastMapping;
}

export const pastCell = (row: SheetRow, at: number | null): string => (at === null ? '' : tidy(row.cells[at] ?? ''));

// How a sheet is laid out: which rows are its header, what its columns mean, and what each other row is.
import { type EntryColumn, tidy } from './columns';
import type { Vocabulary } from './entry-words';
import { headingKey, type Meaning, meaningsOf, meaningsOfColumns } from './headings';
import { isSignature, isTotal, readFacts, type SectionFacts } from './section-rows';

export interface SheetRow {
  /** Where it stands in the sheet, the first line being 1. */
  line: number;
  /** As typed, line breaks kept. */
  cells: readonly string[];
  /** Cells that reach over several columns: where they begin, and how many. */
  spans?: readonly (readonly [number, number])[];
}

export interface Sheet {
  /** '' for a list that is no workbook. */
  name: string;
  /** Rows with any text, in order. */
  rows: readonly SheetRow[];
  isHidden?: boolean;
}

/** What somebody decided about a sheet, or what was proposed. */
export interface SheetPlan {
  /** Lines of the header, one or more in a row; none: the sheet has none. */
  headerLines: readonly number[];
  /** By column. */
  meanings: readonly (Meaning | null)[];
}

export type LeftOutKind =
  'title' | 'header' | 'section' | 'total' | 'signature' | 'numbering' | 'blank-line' | 'unclear';

/** Why a row is no athlete, in words. */
export const LEFT_OUT_LABELS: Readonly<Record<LeftOutKind, string>> = {
  title: 'judul',
  header: 'kepala tabel',
  section: 'nama blok',
  total: 'jumlah',
  signature: 'tanda tangan atau catatan',
  numbering: 'nomor kolom',
  'blank-line': 'baris tanpa atlet',
  unclear: 'tidak jelas',
};

/** Each row of a sheet is one of these. */
export type RowKind = 'athlete' | LeftOutKind;

export interface ReadRow {
  row: SheetRow;
  kind: RowKind;
  /** What the rows above say of this athlete, by their blocks. */
  facts: SectionFacts;
}

const MOST_HEADER_LINES = 3;
/** A header is looked for in the first rows with text. */
const LOOKED_AT = 60;
const SAMPLE = 200;

const textAt = (row: SheetRow, at: number): string => tidy(row.cells[at] ?? '');
const widthOf = (rows: readonly SheetRow[]): number => rows.reduce((most, row) => Math.max(most, row.cells.length), 0);

/** The headings of header rows joined by column; a cell over several columns stands above all of them. */
export function headingsOf(rows: readonly SheetRow[]): string[] {
  return Array.from({ length: widthOf(rows) }, (_, at) => {
    const parts = rows.map((row, depth) => {
      const own = textAt(row, at);
      const span = row.spans?.find(([from, width]) => at > from && at < from + width);
      // the lowest row has the column's own words
      return own === '' && span && depth < rows.length - 1 ? textAt(row, span[0]) : own;
    });
    return parts.filter((part, depth) => part !== '' && parts.indexOf(part) === depth).join(' ');
  });
}

/** Of joined headings and of the lowest row alone, what is understood: 'JENIS' above 'GOLONGAN' may belong to the left. */
function understood(rows: readonly SheetRow[]): Set<Meaning> {
  const found = new Set<Meaning>();
  for (const heading of headingsOf(rows)) {
    const [first] = meaningsOf(heading);
    if (first && first !== 'other') found.add(first);
  }
  return found;
}

/** Texts of data are no headings: long numbers, dates, e-mail addresses. */
const looksLikeData = (row: SheetRow): boolean =>
  row.cells.some((cell) => /\d{6,}|@|\d[-/.]\d{1,2}[-/.]\d{2}/.test(cell)) ||
  row.cells.filter((cell) => /^\d{1,3}([.,]\d+)?( ?kg)?$/i.test(tidy(cell))).length > 1;

/** The rows that name the columns: the one, or the few in a row, by which most columns are understood. */
export function findHeader(rows: readonly SheetRow[]): SheetRow[] {
  let best: { rows: SheetRow[]; score: number } = { rows: [], score: 0 };
  for (const [at] of rows.slice(0, LOOKED_AT).entries()) {
    for (let depth = 1; depth <= MOST_HEADER_LINES; depth += 1) {
      const candidate = rows.slice(at, at + depth);
      if (candidate.length < depth || candidate.some(looksLikeData)) break;
      const isTogether = candidate.every((row, n) => row.line === (candidate[0]?.line ?? 0) + n);
      if (!isTogether) break;
      if (depth > 1 && candidate.some((row) => filled(row) < 2)) break;
      const meanings = understood(candidate);
      const isList = meanings.has('name') || meanings.has('nik');
      if (!isList || meanings.size < 2) continue;
      const score = meanings.size - (depth - 1) * 0.5;
      if (score > best.score) best = { rows: candidate, score };
    }
  }
  // cells that reach over both rows may have said all of it in the lower one alone
  for (;;) {
    const [first] = best.rows;
    const above = first && rows.find((row) => row.line === first.line - 1);
    if (!above || best.rows.length >= MOST_HEADER_LINES || filled(above) < 2 || looksLikeData(above)) break;
    if (above.cells.some((cell) => cell.includes(':'))) break;
    const taller = [above, ...best.rows];
    if (understood(taller).size < understood(best.rows).size) break;
    best = { rows: taller, score: best.score };
  }
  // 'NAMA' above 'LENGKAP': the lower row goes on with the words of the upper one
  for (;;) {
    const last = best.rows.at(-1);
    const below = last && rows.find((row) => row.line === last.line + 1);
    if (!below || best.rows.length >= MOST_HEADER_LINES || !goesOn(below)) break;
    const taller = [...best.rows, below];
    if (understood(taller).size < understood(best.rows).size) break;
    best = { rows: taller, score: best.score };
  }
  return best.rows;
}

const WORDS_OF_HEADINGS = new Set(
  (
    'no nomor urut nama lengkap pesilat atlet atlit peserta anggota identitas tgl tanggal tempat dan lahir ttl jenis ' +
    'kelamin jk gender berat tinggi badan bb tb kg cm kelas kls golongan gol kelompok usia umur kategori kontingen asal ' +
    'perguruan daerah kab kota kabupaten provinsi nik kk ktp induk kependudukan kartu keluarga hp wa telp telepon email ' +
    'pelatih official manajer penanggung jawab darah status bayar keterangan ket orang tua alamat pertandingan 1 2 3'
  ).split(' '),
);
/** As `headingKey` writes them; alone each of their words would be what stands in a cell. */
const WHOLE_HEADINGS = new Set(['l p', 'p l', 'pa pi', 'putra putri', 'kelas tanding', 'tanding']);

const GOES_ON_SHARE = 0.6;

/** Words of headings and hardly anything else. */
function goesOn(row: SheetRow): boolean {
  if (looksLikeData(row)) return false;
  const texts = row.cells.map(tidy).filter((cell) => cell !== '');
  const isHeading = (text: string) =>
    WHOLE_HEADINGS.has(headingKey(text)) ||
    headingKey(text)
      .split(' ')
      .every((word) => WORDS_OF_HEADINGS.has(word));
  if (texts.length < 2 || isTotal(row.cells) || texts.some((text) => text.includes(':'))) return false;
  return texts.filter(isHeading).length / texts.length >= GOES_ON_SHARE;
}

const filled = (row: SheetRow): number => row.cells.filter((cell) => tidy(cell) !== '').length;

/**
 * A proposal for a sheet. `headerLines`: the person's own choice of them; `remembered`: what headings meant in earlier
 * lists, by `headingKey`.
 */
export function proposePlan(
  sheet: Sheet,
  vocabulary: Vocabulary,
  headerLines?: readonly number[],
  remembered: ReadonlyMap<string, Meaning> = new Map(),
): SheetPlan {
  const header = headerLines ? sheet.rows.filter((row) => headerLines.includes(row.line)) : findHeader(sheet.rows);
  const last = header.at(-1)?.line ?? 0;
  const below = sheet.rows.filter((row) => row.line > last).slice(0, SAMPLE);
  const width = Math.min(100, widthOf(sheet.rows));
  const headings = Array.from({ length: width }, (_, at) => headingsOf(header)[at] ?? '');
  const keys = header.map(rowKey);
  const data = below.filter(
    (row) => filled(row) > 2 && !isTotal(row.cells) && !isNumbering(row) && !goesOn(row) && !keys.includes(rowKey(row)),
  );
  const cellsOf = (at: number) => data.map((row) => row.cells[at] ?? '');
  const meanings = meaningsOfColumns(headings, cellsOf, vocabulary, remembered);
  return { headerLines: header.map((row) => row.line), meanings };
}

const PERSONAL: readonly Meaning[] = [
  'birthDate',
  'birth',
  'nik',
  'gender',
  'weight',
  'className',
  'ageCategory',
  'category',
];

/** What each row of a sheet is, and what the blocks above an athlete say. `asAthletes`: lines that somebody said are. */
export function readRows(
  sheet: Sheet,
  plan: SheetPlan,
  vocabulary: Vocabulary,
  asAthletes: ReadonlySet<number> = new Set(),
): ReadRow[] {
  const header = sheet.rows.filter((row) => plan.headerLines.includes(row.line));
  const firstLine = header[0]?.line ?? 0;
  const headingKeys = header.map(rowKey);
  const at = (wanted: (meaning: Meaning) => boolean) =>
    plan.meanings.flatMap((meaning, column) => (meaning !== null && wanted(meaning) ? [column] : []));
  const names = at((one) => one === 'name');
  const numbers = at((one) => one === 'number');
  const personal = at((one) => PERSONAL.includes(one));
  const mapped = at((one) => one !== 'number' && one !== 'name' && one !== 'other');
  const any = (row: SheetRow, columns: readonly number[]) => columns.filter((one) => textAt(row, one) !== '').length;

  const kindOf = (row: SheetRow): RowKind => {
    if (asAthletes.has(row.line)) return 'athlete';
    if (row.line < firstLine) return 'title';
    if (plan.headerLines.includes(row.line) || headingKeys.includes(rowKey(row))) return 'header';
    if (isNumbering(row)) return 'numbering';
    if (filled(row) > 2 && goesOn(row)) return 'header';
    const hasName = names.some((one) => /\p{L}.*\p{L}/u.test(textAt(row, one)));
    // who has a birth date and a gender is a person, whatever the name
    if (hasName && any(row, personal) >= 2) return 'athlete';
    if (isTotal(row.cells)) return 'total';
    const isAlone = any(row, mapped) === 0;
    const said = readFacts(row.cells, vocabulary);
    if (said && (isAlone || filled(row) <= 2 || said.isKeyed) && any(row, personal) <= 1) return 'section';
    if (hasName && !isAlone && !isSignature(row.cells)) return 'athlete';
    if (!hasName && any(row, personal) >= 2) return 'athlete';
    if (isSignature(row.cells)) return 'signature';
    if (hasName && any(row, numbers) > 0) return 'athlete';
    if (any(row, names) === 0 && any(row, mapped) === 0) return any(row, numbers) > 0 ? 'blank-line' : 'unclear';
    return 'unclear';
  };

  const kinds = sheet.rows.map(kindOf);
  const lastAthlete = kinds.lastIndexOf('athlete');
  // a lone text with athletes below it is the name of their block, where no column names their contingent
  const hasContingent = plan.meanings.includes('contingent');
  for (const [place, row] of sheet.rows.entries()) {
    if (kinds[place] !== 'unclear' && !(kinds[place] === 'signature' && place < lastAthlete)) continue;
    const next = kinds.slice(place + 1).find((kind) => kind !== 'header' && kind !== 'numbering' && kind !== 'section');
    if (!hasContingent && filled(row) === 1 && next === 'athlete' && place < lastAthlete) kinds[place] = 'section';
    else if (place > lastAthlete && lastAthlete >= 0) kinds[place] = 'signature';
  }

  const blocks = new Blocks();
  return sheet.rows.map((row, place): ReadRow => {
    const kind = kinds[place] ?? 'unclear';
    if (kind === 'athlete') blocks.athlete();
    else if (kind === 'section' || kind === 'title') {
      const said = readFacts(row.cells, vocabulary);
      const lone = tidy(row.cells.find((cell) => tidy(cell) !== '') ?? '');
      blocks.section(said?.facts ?? (kind === 'section' ? { contingent: lone } : {}));
    }
    return { row, kind, facts: blocks.facts };
  });
}

const OF_ALL_BELOW: readonly EntryColumn[] = ['category', 'ageCategory', 'gender', 'className', 'province'];

/** What the blocks above say: 'PUTRA' may stand above contingents, or below the name of each. */
class Blocks {
  private outer: SectionFacts = {};
  private inner: SectionFacts = {};
  /** Said since the last athlete. */
  private run: SectionFacts = {};

  get facts(): SectionFacts {
    return { ...this.outer, ...this.inner };
  }

  athlete(): void {
    this.run = {};
  }

  section(facts: SectionFacts): void {
    if (facts.contingent === undefined) {
      this.run = { ...this.run, ...facts };
      this.inner = { ...this.inner, ...facts };
      return;
    }
    const above = Object.entries(this.run) as [EntryColumn, string][];
    this.outer = { ...this.outer, ...Object.fromEntries(above.filter(([key]) => OF_ALL_BELOW.includes(key))) };
    this.inner = { ...Object.fromEntries(above.filter(([key]) => !OF_ALL_BELOW.includes(key))), ...facts };
    this.run = {};
  }
}

const rowKey = (row: SheetRow): string =>
  row.cells
    .map((cell) => tidy(cell).toLowerCase())
    .join('|')
    .replace(/\|+$/, '');

/** '(1) (2) (3)' under a header. */
function isNumbering(row: SheetRow): boolean {
  const texts = row.cells.map(tidy).filter((cell) => cell !== '');
  return texts.length >= 3 && texts.every((cell, at) => cell.replace(/[().]/g, '') === String(at + 1));
}

export const countAthletes = (rows: readonly ReadRow[]): number => rows.filter(({ kind }) => kind === 'athlete').length;

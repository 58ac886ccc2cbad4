// A bank's statement as rows of texts: which row has the headings, which column is what, and the lines that came in.
import type { Sentence } from '../words/sentences';
import { statementMappingSentences } from './sentences';
import { directionOf, statementAmount, statementDay } from './statement-amount';

export interface StatementRow {
  /** Where it stands in the file, the first line being 1. */
  line: number;
  cells: readonly string[];
}

/** Columns counted from 0. A bank has either a column of what came in, or one of all sums with what tells the direction. */
export interface StatementMapping {
  day: number;
  /** Sender, reference, what the payer typed: joined in this order. */
  texts: readonly number[];
  amount: number;
  /** `credit`: the column has only what came in; `both`: a mark ('CR', 'DB', a minus) tells the direction. */
  amountIs: 'credit' | 'both';
  /** Of `both`: the column with the mark; null: it stands beside the sum, or a minus says it. */
  mark: number | null;
}

export interface ReadLine {
  line: number;
  day: string;
  amount: number;
  text: string;
  /** The same payment in another file, or the same file once more, has the same; of two alike on a day the second is told apart. */
  key: string;
}

/** `no-day`: titles, sums, what is not booked yet; `out`: went out; `unclear`: a sum or direction that reads in no one way; `sen`: no whole rupiah, as interest. */
export const LEFT_OUT = ['no-day', 'out', 'unclear', 'sen'] as const;
export type LeftOutReason = (typeof LEFT_OUT)[number];

export interface ReadStatement {
  lines: ReadLine[];
  leftOut: Record<LeftOutReason, number>;
  /** Of `unclear` and `sen`, to look at: the first few. */
  unclearLines: number[];
}

const LONGEST_TEXT = 500;
const MOST_SHOWN = 20;
/** Headings stand near the top. */
const HEADING_ROWS = 40;
const MOST_TEXTS = 4;

/** A longer cell is a text. */
const LONGEST_HEADING = 100;
/** Behind a heading: the currency, the hour, what tells two columns apart. */
const TAILS = ['RP', 'IDR', 'WIB', 'WAKTU', 'TIME', 'JAM', 'AND'];
function withoutTails(name: string): string {
  const tail = TAILS.find((one) => name.endsWith(one));
  return tail === undefined ? name : withoutTails(name.slice(0, -tail.length));
}

const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]+/g, '');
/** An apostrophe before it keeps a spreadsheet from taking it for a number. */
const cellOf = (row: StatementRow, at: number): string => (row.cells[at] ?? '').trim().replace(/^'/, '');

/** First the better names; a value date or a balance is never meant. */
const WORDS: Readonly<Record<'day' | 'text' | 'credit' | 'amount' | 'mark', readonly RegExp[]>> = {
  day: [
    /^(TANGGAL|TGL|DATE)$/,
    /^(TANGGAL|TGL|DATE)?(TRANSAKSI|TRANSACTION|TRX|TRAN|POSTING|POST|MUTASI|BUKU)(TANGGAL|TGL|DATE)?$/,
  ],
  text: [
    /KETERANGAN|DESKRIPSI|DESCRIPTION|URAIAN|DESKTRAN|NARASI|RINCIAN/,
    /REMARK|BERITA|CATATAN|DETAIL|PENGIRIM|SENDER/,
    /^(NO)?(REF|REFERENSI|REFERENCE)(NO|NUMBER)?$/,
  ],
  credit: [
    /^(MUTASI|JUMLAH|NOMINAL)?(KREDIT|CREDIT)(AMOUNT)?$/,
    /^(DANA|UANG|NOMINAL)?MASUK$/,
    /^(INCOMING|MONEYIN)(TRANSACTIONS?|AMOUNT)?$/,
  ],
  amount: [/^(JUMLAH|NOMINAL|AMOUNT|NILAI|MUTASI)(TRANSAKSI|TRANSACTION|MUTASI)?$/],
  mark: [
    /^(DB|D|DR|DEBET|DEBIT)(CR|K|C|KREDIT|CREDIT)$/,
    /^(CR|K|C)(DB|D|DR)$/,
    /^(TIPE|TYPE|JENIS)(TRANSAKSI|MUTASI)?$/,
  ],
};

/** 'Tanggal / Date', 'Kredit (IDR)', two languages on two lines: each by itself, and both as one. */
function namesOf(heading: string): string[] {
  if (heading.length > LONGEST_HEADING) return [];
  const parts = [heading, ...heading.split(/[/\n|()]+/)].map(bare).filter((name) => name !== '');
  return [...new Set(parts.flatMap((name) => [name, withoutTails(name)]))];
}

function columnsOf(kind: keyof typeof WORDS, cells: readonly string[]): number[] {
  const names = cells.map(namesOf);
  return WORDS[kind].flatMap((word) => names.flatMap((own, at) => (own.some((name) => word.test(name)) ? [at] : [])));
}

/** How many of day, text and sum the cells of a row name. */
function headingsIn({ cells }: StatementRow): number {
  const names = cells.flatMap(namesOf);
  const has = (kind: keyof typeof WORDS) => WORDS[kind].some((word) => names.some((name) => word.test(name)));
  return Number(has('day')) + Number(has('text')) + Number(has('credit') || has('amount'));
}

/** The row of the headings, or undefined where none is known: then the first row that is filled. */
export function headingRow(rows: readonly StatementRow[]): StatementRow | undefined {
  let best: { row?: StatementRow; count: number } = { count: 1 };
  for (const row of rows.slice(0, HEADING_ROWS)) {
    const count = headingsIn(row);
    if (count > best.count) best = { row, count };
  }
  return best.row ?? rows.slice(0, HEADING_ROWS).find(({ cells }) => cells.filter((cell) => cell.trim()).length >= 3);
}

/** A bank's workbook has a few sheets. */
const MOST_SHEETS = 20;

/** Of a workbook the sheet that has the lines: the first of those with headings, or else of all, that has most rows. */
export function statementSheet<Sheet extends { rows: readonly StatementRow[] }>(
  sheets: readonly Sheet[],
): Sheet | undefined {
  const told = sheets.slice(0, MOST_SHEETS).map((sheet) => ({ sheet, isTold: proposeMapping(sheet.rows) !== null }));
  const [best] = told.sort((a, b) => Number(b.isTold) - Number(a.isTold) || b.sheet.rows.length - a.sheet.rows.length);
  return best?.sheet;
}

/** What a layout is remembered by: the same bank writes the same headings. */
export const headingsKey = (row: StatementRow | undefined): string =>
  (row?.cells ?? []).map(bare).join('|').slice(0, LONGEST_TEXT);

/** The column whose filled cells are marks of direction, as banks leave its heading empty. */
function markColumn(rows: readonly StatementRow[], after: StatementRow, amount: number): number | null {
  const body = rows.filter(({ line }) => line > after.line);
  for (const at of [amount + 1, amount - 1]) {
    const filled = body.map((row) => cellOf(row, at)).filter((cell) => cell !== '');
    const marks = filled.filter((cell) => directionOf(cell) !== null);
    if (marks.length > 0 && marks.length * 10 >= filled.length * 8) return at;
  }
  return null;
}

/** Null where day or sum are not told by their headings: a person says which columns they are. */
export function proposeMapping(rows: readonly StatementRow[]): StatementMapping | null {
  const head = headingRow(rows);
  if (!head) return null;
  const [day] = columnsOf('day', head.cells);
  const texts = [...new Set(columnsOf('text', head.cells))].slice(0, MOST_TEXTS).sort((a, b) => a - b);
  const [credit] = columnsOf('credit', head.cells);
  const [amount] = columnsOf('amount', head.cells);
  if (day === undefined || texts.length === 0) return null;
  if (credit !== undefined) return { day, texts, amount: credit, amountIs: 'credit', mark: null };
  if (amount === undefined) return null;
  const [named] = columnsOf('mark', head.cells);
  return { day, texts, amount, amountIs: 'both', mark: named ?? markColumn(rows, head, amount) };
}

type LineSum = { amount: number } | { leftOut: Exclude<LeftOutReason, 'no-day'> };

function sumOf(row: StatementRow, mapping: StatementMapping): LineSum {
  const written = cellOf(row, mapping.amount);
  if (written === '' || /^[-–]$/.test(written)) return { leftOut: mapping.amountIs === 'credit' ? 'out' : 'unclear' };
  const sum = statementAmount(written);
  if (!sum) return { leftOut: 'unclear' };
  const marked = mapping.mark === null ? null : directionOf(cellOf(row, mapping.mark));
  // a column of marks that says nothing here could hide what went out
  if (mapping.amountIs === 'both' && mapping.mark !== null && marked === null) return { leftOut: 'unclear' };
  if (marked === 'out' || sum.direction === 'out' || (sum.rupiah === 0 && !sum.hasSen)) return { leftOut: 'out' };
  return sum.hasSen ? { leftOut: 'sen' } : { amount: sum.rupiah };
}

/**
 * What a line is known by, whichever columns are mapped as its text: its words, without numbers that another export counts
 * anew (a row's number, a balance).
 */
function wordsOf(row: StatementRow, { day, amount, mark }: StatementMapping): string {
  return row.cells
    .filter((_, at) => at !== day && at !== amount && at !== mark)
    .filter((cell) => /[A-Za-z]/.test(cell) && directionOf(cell) === null && statementDay(cell, '2099-12-31') === null)
    .map(bare)
    .join('|')
    .slice(0, 2 * LONGEST_TEXT);
}

const textOf = (row: StatementRow, { texts }: StatementMapping): string =>
  texts
    .map((at) => cellOf(row, at).replace(/\s+/g, ' '))
    .filter((part) => part !== '')
    .join(' ');

/** A description that goes on in the next row, where nothing else stands: it is read, and a line is known without it. */
const isMoreText = (row: StatementRow, mapping: StatementMapping): boolean =>
  textOf(row, mapping) !== '' && row.cells.every((cell, at) => mapping.texts.includes(at) || cell.trim() === '');

/** `today`: `YYYY-MM-DD`, for days without a year. */
export function readStatement(rows: readonly StatementRow[], mapping: StatementMapping, today: string): ReadStatement {
  const read: ReadStatement = { lines: [], leftOut: { 'no-day': 0, out: 0, unclear: 0, sen: 0 }, unclearLines: [] };
  const alike = new Map<string, number>();
  let last: ReadLine | null = null;
  for (const row of rows) {
    if (isMoreText(row, mapping)) {
      if (last) last.text = `${last.text} ${textOf(row, mapping)}`.slice(0, LONGEST_TEXT);
      continue;
    }
    last = null;
    const day = statementDay(cellOf(row, mapping.day), today);
    const sum: LineSum | { leftOut: 'no-day' } = day === null ? { leftOut: 'no-day' } : sumOf(row, mapping);
    if (day === null || 'leftOut' in sum) {
      const reason = 'leftOut' in sum ? sum.leftOut : 'no-day';
      read.leftOut[reason] += 1;
      const isToBeSeen = reason === 'unclear' || reason === 'sen';
      if (isToBeSeen && read.unclearLines.length < MOST_SHOWN) read.unclearLines.push(row.line);
      continue;
    }
    const text = textOf(row, mapping).slice(0, LONGEST_TEXT);
    const base = `${day}|${sum.amount}|${wordsOf(row, mapping)}`;
    const before = alike.get(base) ?? 0;
    alike.set(base, before + 1);
    last = { line: row.line, day, amount: sum.amount, text, key: `${base}|${before + 1}` };
    read.lines.push(last);
  }
  return read;
}

/** Why a mapping cannot be meant; null when it can. */
export function mappingFault(mapping: StatementMapping): Sentence | null {
  const { day, texts, amount, amountIs, mark } = mapping;
  if (texts.length === 0 || texts.length > MOST_TEXTS) return statementMappingSentences.texts(MOST_TEXTS);
  const columns = [day, amount, ...texts, ...(mark === null ? [] : [mark])];
  if (new Set(columns).size < columns.length) return statementMappingSentences.twice;
  return amountIs === 'credit' && mark !== null ? statementMappingSentences.needlessMark : null;
}

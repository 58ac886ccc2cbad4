// Reads the bytes of a list as sheets of texts: CSV (UTF-8, UTF-16 or Windows-1252; commas, semicolons, tabs or bars) or .xlsx.
import { CsvError, parse } from 'csv-parse/sync';
import { type CellValue, readXlsx, type Sheet as BookSheet } from 'hucre/xlsx';
import { MOST_ENTRY_ROWS } from '@gelanggang/contract/entry-columns';
import { alignedCells } from '@gelanggang/domain/entry-list/aligned-text';
import { LOST_DIGITS } from '@gelanggang/domain/entry-list/lost-digits';
import type { Sheet, SheetRow } from '@gelanggang/domain/entry-list/sheet-rows';
import { Sentence } from '@gelanggang/domain/words/sentences';
import { LONGEST_TEXT, ListBounds, MOST_CELLS, MOST_READ_ROWS } from './list-bounds';
import { whatToSendInstead } from './other-files';
import { listSentences } from './sentences';
import { mendTorn } from './torn-records';

export type ReadSheets = { ok: true; sheets: Sheet[] } | { ok: false; message: Sentence };

/** Excel keeps so many, those behind are 0. Where the last is another one, a program wrote it that keeps all of them. */
const MOST_DIGITS = 15;
/** As many as the old Excel has. Empty ones farther to the right are no part of a list; a text there is told, not cut. */
const MOST_COLUMNS = 256;
/** As many clubs as send one each. */
const MOST_SHEETS = 300;

/** A pure function of the bytes, so that it can run apart from everything else. */
export async function readSheets(bytes: Uint8Array): Promise<ReadSheets> {
  const other = whatToSendInstead(bytes);
  if (other) return { ok: false, message: other };
  const isZip = Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\x03\x04';
  const sheets = isZip ? await readWorkbook(bytes) : readCsv(bytes);
  if (sheets instanceof Sentence) return { ok: false, message: sheets };
  const count = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
  if (count === 0) return { ok: false, message: listSentences.empty };
  // a header and a few titles, sums and signatures beside the athletes
  if (sheets.some(({ rows }) => rows.length > MOST_ENTRY_ROWS + 100)) {
    return { ok: false, message: listSentences.tooManyRows(String(MOST_ENTRY_ROWS)) };
  }
  return { ok: true, sheets };
}

interface CountedRecord {
  record: string[];
  info: { lines: number };
}

class PastBounds extends Error {
  constructor(readonly refusal: Sentence) {
    super(refusal.code);
  }
}

const hasText = ({ cells }: SheetRow): boolean => cells.some((cell) => cell.trim() !== '');

/** The records as one sheet, or why there are none. */
function readCsv(bytes: Uint8Array): Sheet[] | Sentence {
  const text = decode(bytes);
  // no text has such a sign; what is inside cannot be guessed
  if (text.includes('\0')) return listSentences.noText;
  const delimiter = delimiterOf(text);
  // a record may be as long as the file, and is told only when it ends
  if (countOf(text, delimiter) > MOST_CELLS) return listSentences.tooManyCells;
  if (longestOf(text) > LONGEST_TEXT) return listSentences.tooLongACell;
  const bounds = new ListBounds();
  try {
    // with `info`, which its types leave out, each record comes with its place
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      // a quotation mark inside of a name is one
      relax_quotes: true,
      to: MOST_READ_ROWS,
      on_record: (counted) => {
        const { record, info } = counted as unknown as CountedRecord;
        const refusal = bounds.add(record) ?? pastColumns(record, () => String(info.lines));
        if (refusal !== null) throw new PastBounds(refusal);
        return counted;
      },
    }) as unknown as CountedRecord[];
    const rows = records.map(({ record, info }) => ({
      // csv-parse counts to the end of a record; a quoted line break inside moves its beginning up
      line: info.lines - record.join('').split('\n').length + 1,
      cells: record.slice(0, MOST_COLUMNS).map((cell) => shortened(asText(cell))),
    }));
    const aligned = alignedRows(text);
    return [{ name: '', rows: aligned ?? partedAgain(mendTorn(rows.filter(hasText))) }];
  } catch (error) {
    if (error instanceof PastBounds) return error.refusal;
    if (!(error instanceof CsvError)) throw error;
    return unreadable(error);
  }
}

async function readWorkbook(bytes: Uint8Array): Promise<Sheet[] | Sentence> {
  let book: BookSheet[];
  try {
    book = (await readXlsx(bytes, { maxRows: MOST_READ_ROWS, readStyles: true })).sheets;
  } catch {
    // whatever is wrong inside, the person can only save it anew
    return listSentences.badWorkbook;
  }
  if (book.length > MOST_SHEETS) return listSentences.tooMuchInside;
  const bounds = new ListBounds();
  for (const { name, rows } of book) {
    for (const [at, row] of rows.entries()) {
      const refusal = bounds.add(row) ?? pastColumns(row, () => `${name}: ${at + 1}`);
      if (refusal !== null) return refusal;
    }
  }
  const merged = book.flatMap(({ merges = [] }) => merges).reduce((sum, one) => sum + heightOf(one), 0);
  return merged > MOST_CELLS ? listSentences.tooManyCells : book.map(sheetOf);
}

/** What stands where no column is read any more; `place` says in which row. */
function pastColumns(row: readonly unknown[], place: () => string): Sentence | null {
  const isFilled = (value: unknown) => value !== null && value !== undefined && String(value).trim() !== '';
  return row.length > MOST_COLUMNS && row.slice(MOST_COLUMNS).some(isFilled)
    ? listSentences.tooManyColumns(place())
    : null;
}

/** `="3302…"`: so a program has a spreadsheet take digits for a text. */
const asText = (cell: string): string => /^\s*="([^"]*)"\s*$/.exec(cell)?.[1] ?? cell;

const heightOf = ({ startRow, endRow }: { startRow: number; endRow: number }): number =>
  Math.max(0, Math.min(endRow, MOST_READ_ROWS) - startRow + 1);

/** By row, the columns whose text is struck out. */
function struckIn({ cells, rows }: BookSheet): Map<number, number[]> {
  const struck = new Map<number, number[]>();
  for (const [place, { style, richText = [] }] of cells ?? []) {
    const words = richText.filter(({ text }) => text.trim() !== '');
    const areStruck = words.length > 0 && words.every(({ font }) => font?.strikethrough === true);
    if (style?.font?.strikethrough !== true && !areStruck) continue;
    const [row = 0, column = 0] = place.split(',').map(Number);
    if (column >= MOST_COLUMNS || textOf(rows[row]?.[column]) === '') continue;
    struck.set(row, [...(struck.get(row) ?? []), column]);
  }
  return struck;
}

/** Row, column and what is left of cells in which a part of the text is struck out: 'Ahmad' behind a struck 'Ahmed'. */
function partlyStruck({ cells }: BookSheet): [number, number, string][] {
  return [...(cells ?? [])].flatMap(([place, { richText = [] }]): [number, number, string][] => {
    const [row = 0, column = 0] = place.split(',').map(Number);
    const kept = richText.filter(({ font }) => font?.strikethrough !== true);
    if (column >= MOST_COLUMNS || kept.length === 0 || kept.length === richText.length) return [];
    return [[row, column, shortened(kept.map(({ text }) => text).join(''))]];
  });
}

/** A cell that reaches over rows stands in each of them; one that reaches over columns is told in `spans`. */
function sheetOf(book: BookSheet): Sheet {
  const { name, rows, columns = [], merges = [], hidden, veryHidden, rowDefs } = book;
  const struckOf = struckIn(book);
  const cells = rows.map((row) => row.slice(0, MOST_COLUMNS).map((value) => textOf(value)));
  for (const [row, column, text] of partlyStruck(book)) (cells[row] ?? [])[column] = text;
  const spans = new Map<number, [number, number][]>();
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const text = cells[startRow]?.[startCol] ?? '';
    for (let at = startRow; at <= Math.min(endRow, cells.length - 1); at += 1) {
      const row = cells[at];
      if (row && at > startRow && startCol < MOST_COLUMNS) {
        while (row.length <= startCol) row.push('');
        row[startCol] = text;
      }
      const own = spans.get(at) ?? [];
      // cells do not overlap in a sheet that a spreadsheet wrote
      if (endCol <= startCol || own.length >= MOST_COLUMNS) continue;
      own.push([startCol, endCol - startCol + 1]);
      spans.set(at, own);
    }
  }
  const read = cells.map((row, at): SheetRow => {
    const own = spans.get(at);
    const isHidden = rowDefs?.get(at)?.hidden;
    const struck = struckOf.get(at);
    return {
      ...{ line: at + 1, cells: row },
      ...(own ? { spans: own } : {}),
      ...(isHidden ? { isHidden: true } : {}),
      ...(struck ? { struck } : {}),
    };
  });
  const hiddenColumns = columns.slice(0, MOST_COLUMNS).flatMap((column, at) => (column.hidden ? [at] : []));
  return {
    name,
    rows: partedAgain(read.filter(hasText)),
    ...(hidden || veryHidden ? { isHidden: true } : {}),
    ...(hiddenColumns.length > 0 ? { hiddenColumns } : {}),
  };
}

const FIRST_DAY = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const LATEST_YEAR = 2200;

/** '05052010' in a cell of dates is a day thirteen thousand years from now: the digits as they were typed. */
function dayOrNumber(value: Date): string {
  if (Number.isNaN(value.getTime())) return '';
  const isDay = value.getUTCFullYear() <= LATEST_YEAR;
  return isDay ? value.toISOString().slice(0, 10) : String(Math.round((value.getTime() - FIRST_DAY) / DAY_MS));
}

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dayOrNumber(value);
  if (typeof value !== 'number') return shortened(String(value));
  const text = Number.isInteger(value) ? BigInt(value).toString() : String(Math.round(value * 1e6) / 1e6);
  const hasLost = text.replace(/\D/g, '').length > MOST_DIGITS && !(Number.isSafeInteger(value) && value % 10 !== 0);
  return hasLost ? `${LOST_DIGITS}${text}` : text;
}

/** Longer texts are notes, and no cell of an athlete. */
const LONGEST_CELL = 1000;
const shortened = (cell: string): string => cell.normalize('NFC').trim().slice(0, LONGEST_CELL);

/** The library's own words are English. */
const unreadable = (error: CsvError): Sentence =>
  error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? listSentences.openQuote
    : listSentences.badLine(String(error['lines'] ?? '?'));

const LOOKED_AT_BYTES = 400;
const MOSTLY = 0.7;

/** Every end of a line as one sign: those within quotation marks are counted, too. */
const decode = (bytes: Uint8Array): string => lettersOf(bytes).replace(/\r\n?/g, '\n');

function lettersOf(bytes: Uint8Array): string {
  // what a spreadsheet saves under "Unicode text"
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // the same without its mark: every second byte of plain letters is 0
  const head = [...bytes.subarray(0, LOOKED_AT_BYTES)];
  const zeros = (from: 0 | 1) => head.filter((byte, at) => at % 2 === from && byte === 0).length / (head.length / 2);
  if (zeros(1) > MOSTLY && zeros(0) === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (zeros(0) > MOSTLY && zeros(1) === 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // what a spreadsheet on Windows saves under "CSV"; TextDecoder of some Nodes reads its quotes and dashes as control letters
    return Buffer.from(bytes)
      .toString('latin1')
      .replace(/[\u0080-\u009f]/g, (letter) => WINDOWS_1252[letter.charCodeAt(0) - 0x80] ?? '');
  }
}

/** What Windows-1252 has at 0x80 to 0x9f; five places are empty. */
const WINDOWS_1252 = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];

/** Lines in which a sign that parts cells is looked for. */
const LOOKED_AT = 40;
/** More cells than these in a line say no more: a title may have many commas. */
const ENOUGH = 5;

/** The sign by which most of the first lines fall into as many pieces; what stands in quotation marks does not count. */
function delimiterOf(text: string): string {
  const lines = text
    .split(/\r\n?|\n/, LOOKED_AT)
    .map((line) => line.slice(0, LONGEST_TEXT).replace(/"[^"]*"/g, ''))
    .filter((line) => line.trim() !== '');
  const weighed = [',', ';', '\t', '|'].map((sign) => {
    const linesOf = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(sign).length - 1;
      if (count > 0) linesOf.set(count, (linesOf.get(count) ?? 0) + 1);
    }
    const weights = [...linesOf].map(([count, times]) => times * Math.min(count, ENOUGH));
    return { sign, weight: Math.max(0, ...weights) };
  });
  return weighed.reduce((most, other) => (other.weight > most.weight ? other : most)).sign;
}

const FEWEST_PIECES = 3;

/** A text whose lines each stand in the first cell, as a spreadsheet of another country opens it: taken apart once more. */
function partedAgain(rows: SheetRow[]): SheetRow[] {
  if (rows.some(({ cells }) => cells.slice(1).some((cell) => cell !== ''))) return rows;
  const texts = rows.map(({ cells: [text = ''] }) => text);
  const sign = delimiterOf(texts.join('\n'));
  const pieces = texts.map((text) => cellsIn(text, sign));
  const whole = pieces.filter(({ length }) => length >= FEWEST_PIECES && length === pieces.at(-1)?.length);
  const isParted = whole.length > 1 && whole.length * 2 > rows.length;
  return isParted ? rows.map((row, at) => ({ ...row, cells: pieces[at] ?? [] })) : partedByBlanks(rows, texts);
}

/** The rows of a text whose columns stand below their headings, with their lines. */
function alignedRows(text: string): SheetRow[] | null {
  const rows = text.split('\n', MOST_READ_ROWS).map((line, at) => ({ line: at + 1, text: line.trimEnd() }));
  const filled = rows.filter((row) => row.text.trim() !== '');
  const cells = alignedCells(filled.map((row) => row.text));
  return cells && filled.map(({ line }, at) => ({ line, cells: (cells[at] ?? []).map(shortened) })).filter(hasText);
}

/** A table that was copied out of a page, its columns by several blanks: only where no cell of it is empty, which would move those behind. */
function partedByBlanks(rows: SheetRow[], texts: readonly string[]): SheetRow[] {
  const pieces = texts.map((text) => text.split(/\s{2,}/));
  const counts = new Set(pieces.map(({ length }) => length).filter((length) => length >= FEWEST_PIECES));
  const whole = pieces.filter(({ length }) => length >= FEWEST_PIECES);
  const isParted = counts.size === 1 && whole.length > 1 && whole.length * 2 > rows.length;
  return isParted ? rows.map((row, at) => ({ ...row, cells: pieces[at] ?? [] })) : rows;
}

function cellsIn(text: string, delimiter: string): string[] {
  try {
    const records = parse(text, { delimiter, relax_quotes: true, relax_column_count: true }) as string[][];
    return records.flat().slice(0, MOST_COLUMNS).map(shortened);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return [text];
  }
}

/** Letters in a row without any sign that may end a cell. */
function longestOf(text: string): number {
  let longest = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = text.charCodeAt(at);
    // tab, line ends, comma, semicolon; NaN behind the last letter
    if (code > 59 || (code !== 44 && code !== 59 && code !== 9 && code !== 10 && code !== 13 && at < text.length))
      continue;
    longest = Math.max(longest, at - from);
    from = at + 1;
  }
  return longest;
}

function countOf(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}

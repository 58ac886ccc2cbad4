// Reads the bytes of a list as sheets of texts: CSV (UTF-8 or Windows-1252; commas, semicolons or tabs) or .xlsx.
import { CsvError, parse } from 'csv-parse/sync';
import { type CellValue, readXlsx, type Sheet as BookSheet } from 'hucre/xlsx';
import { MOST_ENTRY_ROWS } from '@gelanggang/contract/entry-columns';
import type { Sheet, SheetRow } from '@gelanggang/domain/entry-list/sheet-layout';
import { ListBounds, MOST_CELLS, MOST_READ_ROWS, TOO_MANY_CELLS } from './list-bounds';
import { whatToSendInstead } from './other-files';

export type ReadSheets = { ok: true; sheets: Sheet[] } | { ok: false; message: string };

export const NO_ROWS = 'Berkas tidak berisi satu baris pun.';

/** Stands before a number that a spreadsheet has cut: it keeps 15 digits. */
export const LOST_DIGITS = '≈';
const MOST_DIGITS = 15;
/** Empty columns far to the right of a list are no part of it. */
const MOST_COLUMNS = 100;
const MOST_SHEETS = 60;

/** A pure function of the bytes, so that it can run apart from everything else. */
export async function readSheets(bytes: Uint8Array): Promise<ReadSheets> {
  const other = whatToSendInstead(bytes);
  if (other) return { ok: false, message: other };
  const isZip = Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\x03\x04';
  const sheets = isZip ? await readWorkbook(bytes) : readCsv(bytes);
  if (typeof sheets === 'string') return { ok: false, message: sheets };
  const count = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
  if (count === 0) return { ok: false, message: 'Berkas kosong.' };
  // a header and a few titles, sums and signatures beside the athletes
  if (sheets.some(({ rows }) => rows.length > MOST_ENTRY_ROWS + 100)) {
    return { ok: false, message: `Paling banyak ${MOST_ENTRY_ROWS} baris sekaligus.` };
  }
  return { ok: true, sheets };
}

interface CountedRecord {
  record: string[];
  info: { lines: number };
}

class PastBounds extends Error {}

const hasText = ({ cells }: SheetRow): boolean => cells.some((cell) => cell.trim() !== '');

/** The records as one sheet, or why there are none. */
function readCsv(bytes: Uint8Array): Sheet[] | string {
  const text = decode(bytes);
  const delimiter = delimiterOf(text);
  // a record may be as long as the file, and is told only when it ends
  if (countOf(text, delimiter) > MOST_CELLS) return TOO_MANY_CELLS;
  const bounds = new ListBounds();
  try {
    // with `info`, which its types leave out, each record comes with its place
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      to: MOST_READ_ROWS,
      on_record: (counted) => {
        const { record } = counted as unknown as CountedRecord;
        const refusal = bounds.add(record);
        if (refusal !== null) throw new PastBounds(refusal);
        return counted;
      },
    }) as unknown as CountedRecord[];
    const rows = records.map(({ record, info }) => ({
      // csv-parse counts to the end of a record; a quoted line break inside moves its beginning up
      line: info.lines - record.join('').split('\n').length + 1,
      cells: record.slice(0, MOST_COLUMNS).map(shortened),
    }));
    return [{ name: '', rows: rows.filter(hasText) }];
  } catch (error) {
    if (error instanceof PastBounds) return error.message;
    if (!(error instanceof CsvError)) throw error;
    return `Baris ${String(error['lines'] ?? '?')} tidak terbaca sebagai CSV: ${error.message}`;
  }
}

async function readWorkbook(bytes: Uint8Array): Promise<Sheet[] | string> {
  let book: BookSheet[];
  try {
    book = (await readXlsx(bytes, { maxRows: MOST_READ_ROWS })).sheets.slice(0, MOST_SHEETS);
  } catch {
    // whatever is wrong inside, the person can only save it anew
    return 'Berkas Excel tidak terbaca. Simpan ulang sebagai .xlsx atau CSV.';
  }
  const bounds = new ListBounds();
  for (const row of book.flatMap(({ rows }) => rows)) {
    const refusal = bounds.add(row);
    if (refusal !== null) return refusal;
  }
  return book.map(sheetOf);
}

/** A cell that reaches over rows stands in each of them; one that reaches over columns is told in `spans`. */
function sheetOf({ name, rows, merges = [], hidden, veryHidden }: BookSheet): Sheet {
  const cells = rows.map((row) => row.slice(0, MOST_COLUMNS).map((value) => textOf(value)));
  const spans = new Map<number, [number, number][]>();
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const text = cells[startRow]?.[startCol] ?? '';
    for (let at = startRow; at <= Math.min(endRow, cells.length - 1); at += 1) {
      const row = cells[at];
      if (row && at > startRow && startCol < MOST_COLUMNS) {
        while (row.length <= startCol) row.push('');
        row[startCol] = text;
      }
      if (endCol > startCol) spans.set(at, [...(spans.get(at) ?? []), [startCol, endCol - startCol + 1]]);
    }
  }
  const read = cells.map((row, at): SheetRow => {
    const own = spans.get(at);
    return own ? { line: at + 1, cells: row, spans: own } : { line: at + 1, cells: row };
  });
  return { name, rows: read.filter(hasText), ...(hidden || veryHidden ? { isHidden: true } : {}) };
}

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value !== 'number') return shortened(String(value));
  const text = Number.isInteger(value) ? BigInt(value).toString() : String(Math.round(value * 1e6) / 1e6);
  return text.replace(/\D/g, '').length > MOST_DIGITS ? `${LOST_DIGITS}${text}` : text;
}

/** Longer texts are notes, and no cell of an athlete. */
const LONGEST_CELL = 1000;
const shortened = (cell: string): string => cell.normalize('NFC').trim().slice(0, LONGEST_CELL);

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // what a spreadsheet on Windows saves under "CSV"
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The sign by which the first lines fall into most pieces; a title may stand above the header. */
function delimiterOf(text: string): string {
  const head = text.split('\n', 20).join('\n');
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((most, other) => (other.count > most.count ? other : most)).sign;
}

function countOf(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}

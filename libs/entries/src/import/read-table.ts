// Reads the bytes of a list as a table of texts: CSV (UTF-8 or Windows-1252; commas, semicolons or tabs) or .xlsx.
import { CsvError, parse } from 'csv-parse/sync';
import { type CellValue, streamXlsxRows } from 'hucre/xlsx';
import { type EntryRow, MOST_ENTRY_ROWS } from '@gelanggang/contract/entry-columns';
import { ListBounds, MOST_CELLS, MOST_READ_ROWS, TOO_MANY_CELLS } from './list-bounds';

export interface Table {
  headers: string[];
  /** Cells in the order of `headers`, tidied; rows without any text are left out. */
  rows: EntryRow[];
}

export type ReadTable = ({ ok: true } & Table) | { ok: false; message: string };

export const NO_ROWS = 'Berkas tidak berisi satu baris pun.';

/** Stands before a number that a spreadsheet has cut: it keeps 15 digits. */
export const LOST_DIGITS = '≈';
const MOST_DIGITS = 15;
/** Empty columns far to the right of a list are no part of it. */
const MOST_COLUMNS = 100;

export async function readTable(bytes: Uint8Array): Promise<ReadTable> {
  const isZip = Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\x03\x04';
  const records = isZip ? await readXlsx(bytes) : readCsv(bytes);
  if (typeof records === 'string') return { ok: false, message: records };
  const [head, ...body] = records;
  if (!head) return { ok: false, message: 'Berkas kosong.' };
  const rows = body.filter((row) => row.cells.some((cell) => cell !== ''));
  if (rows.length > MOST_ENTRY_ROWS) return { ok: false, message: `Paling banyak ${MOST_ENTRY_ROWS} baris sekaligus.` };
  const width = head.cells.length;
  const whole = rows.map(({ line, cells }) => ({
    line,
    cells: Array.from({ length: width }, (_, at) => cells[at] ?? ''),
  }));
  return { ok: true, headers: head.cells, rows: whole };
}

interface CountedRecord {
  record: string[];
  info: { lines: number };
}

class PastBounds extends Error {}

/** The records, or why there are none. */
function readCsv(bytes: Uint8Array): EntryRow[] | string {
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
      relax_column_count_less: true,
      to: MOST_READ_ROWS,
      on_record: (counted) => {
        const { record } = counted as unknown as CountedRecord;
        const refusal = bounds.add(record);
        if (refusal !== null) throw new PastBounds(refusal);
        return counted;
      },
    }) as unknown as CountedRecord[];
    return records.map(({ record, info }) => ({
      // csv-parse counts to the end of a record; a quoted line break inside moves its beginning up
      line: info.lines - record.join('').split('\n').length + 1,
      cells: record.map(tidy),
    }));
  } catch (error) {
    if (error instanceof PastBounds) return error.message;
    if (!(error instanceof CsvError)) throw error;
    return `Baris ${String(error['lines'] ?? '?')} tidak terbaca sebagai CSV: ${error.message}`;
  }
}

/** The first sheet, read row by row, so that a huge one is left when it is too long. */
async function readXlsx(bytes: Uint8Array): Promise<EntryRow[] | string> {
  const records: EntryRow[] = [];
  const bounds = new ListBounds();
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { maxRows: MOST_READ_ROWS })) {
      const refusal = bounds.add(values);
      if (refusal !== null) return refusal;
      const cells = values.slice(0, MOST_COLUMNS).map((value) => tidy(textOf(value)));
      if (cells.some((cell) => cell !== '')) records.push({ line: index + 1, cells });
      if (records.length > MOST_ENTRY_ROWS + 1) break;
    }
  } catch {
    // whatever is wrong inside, the person can only save it anew
    return 'Berkas Excel tidak terbaca. Simpan ulang sebagai .xlsx atau CSV.';
  }
  return records;
}

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value !== 'number') return String(value);
  const text = Number.isInteger(value) ? BigInt(value).toString() : String(Math.round(value * 1e6) / 1e6);
  return text.replace(/\D/g, '').length > MOST_DIGITS ? `${LOST_DIGITS}${text}` : text;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // what a spreadsheet on Windows saves under "CSV"
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function delimiterOf(text: string): string {
  const header = text.split('\n', 1)[0] ?? '';
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }));
  return counted.reduce((most, other) => (other.count > most.count ? other : most)).sign;
}

function countOf(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}

/** Spaces of every kind become one; letters stay as typed. */
export const tidy = (cell: string): string =>
  cell
    .normalize('NFC')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

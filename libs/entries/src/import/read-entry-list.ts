// Reads the bytes of an entry list: UTF-8 or Windows-1252, with or without BOM, commas, semicolons or tabs.
import { CsvError, parse } from 'csv-parse/sync';
import { ENTRY_COLUMNS, type EntryColumn, type TypedRow } from './entry-list';

interface CountedRecord {
  record: string[];
  info: { lines: number };
}

export type ReadList = { ok: true; rows: TypedRow[] } | { ok: false; message: string };

const COLUMNS = Object.entries(ENTRY_COLUMNS) as [EntryColumn, { header: string; required: boolean }][];

export function readEntryList(bytes: Uint8Array): ReadList {
  const text = decode(bytes);
  let records: CountedRecord[];
  try {
    // with `info`, which its types leave out, each record comes with its place
    records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      skip_empty_lines: true,
      relax_column_count_less: true,
    }) as unknown as CountedRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { ok: false, message: `Baris ${String(error['lines'] ?? '?')} tidak terbaca sebagai CSV: ${error.message}` };
  }
  const [head, ...body] = records;
  if (!head) return { ok: false, message: 'Berkas kosong.' };

  const headers = head.record.map(headerKey);
  const missing = COLUMNS.filter(([, column]) => column.required && !headers.includes(headerKey(column.header)));
  if (missing.length > 0) {
    return { ok: false, message: `Kolom tidak ada: ${missing.map(([, column]) => column.header).join(', ')}.` };
  }
  const doubled = COLUMNS.find(
    ([, column]) => headers.filter((header) => header === headerKey(column.header)).length > 1,
  );
  if (doubled) return { ok: false, message: `Kolom ${doubled[1].header} ada dua kali.` };

  const places = COLUMNS.map(([key, column]) => [key, headers.indexOf(headerKey(column.header))] as const);
  const rows = body
    .map(({ record, info }) => ({
      // csv-parse counts to the end of a record; a quoted line break inside moves its beginning up
      line: info.lines - record.join('').split('\n').length + 1,
      cells: Object.fromEntries(places.map(([key, at]) => [key, tidy(record[at] ?? '')])) as Record<
        EntryColumn,
        string
      >,
    }))
    .filter((row) => Object.values(row.cells).some((cell) => cell !== ''));
  return rows.length > 0 ? { ok: true, rows } : { ok: false, message: 'Berkas tidak berisi satu baris pun.' };
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

const headerKey = (header: string): string => tidy(header).toLowerCase().replaceAll(' ', '');

/** Spaces of every kind become one; letters stay as typed. */
const tidy = (cell: string): string =>
  cell
    .normalize('NFC')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

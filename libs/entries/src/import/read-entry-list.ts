// Finds the columns of an entry list in a table, by their headers and the other words that offices use for them.
import { ENTRY_COLUMN_KEYS, ENTRY_COLUMNS, type EntryColumn, type EntryRow } from '@gelanggang/contract/entry-columns';
import type { TypedRow } from './entry-list';
import { NO_ROWS, readTable, type Table, tidy } from './read-table';

export type ReadList = { ok: true; rows: TypedRow[] } | { ok: false; message: string };

/** The list of a file whose headers name its columns, or why it cannot be read. */
export async function readEntryList(bytes: Uint8Array): Promise<ReadList> {
  const table = await readTable(bytes);
  if (!table.ok) return table;
  const mapping = proposeMapping(table.headers);
  const missing = ENTRY_COLUMN_KEYS.filter((key, at) => ENTRY_COLUMNS[key].required && mapping[at] === null);
  if (missing.length > 0) {
    return { ok: false, message: `Kolom tidak ada: ${missing.map((key) => ENTRY_COLUMNS[key].header).join(', ')}.` };
  }
  const doubled = ENTRY_COLUMN_KEYS.find((key) => placesOf(table.headers, ENTRY_COLUMNS[key].header).length > 1);
  if (doubled) return { ok: false, message: `Kolom ${ENTRY_COLUMNS[doubled].header} ada dua kali.` };
  const rows = mapRows(table, mapping);
  return rows.length > 0 ? { ok: true, rows: rows.map(typedRow) } : { ok: false, message: NO_ROWS };
}

const headerKey = (header: string): string =>
  tidy(header)
    .toLowerCase()
    .replace(/\s|[._:*-]|\(.*\)/g, '');

/** What else a column is called, as `headerKey` writes it. */
const OTHER_NAMES: Readonly<Partial<Record<EntryColumn, readonly string[]>>> = {
  contingent: ['namakontingen', 'tim/kontingen', 'perguruan'],
  province: ['propinsi'],
  district: ['kabupaten', 'kab/kota', 'kota/kabupaten', 'kota'],
  picName: ['pic', 'namapic', 'official', 'manajer', 'manager', 'namapenanggungjawab'],
  picPhone: ['nohp', 'hp', 'notelepon', 'notelp', 'telp', 'nomortelepon', 'nomorhp', 'wa', 'whatsapp', 'nowa'],
  picEmail: ['e-mail', 'alamatemail', 'surel'],
  name: ['nama', 'namalengkap', 'namapesilat', 'namaatlit', 'atlet', 'namapeserta', 'peserta'],
  birthPlace: ['tmptlahir', 'tempat'],
  birthDate: ['tgllahir', 'tanggallahir', 'lahir'],
  gender: ['jk', 'l/p', 'gender', 'kelamin'],
  weight: ['berat', 'beratbadan', 'bb'],
  height: ['tinggi', 'tinggibadan', 'tb'],
  bloodType: ['golongandarah', 'goldarah', 'darah'],
  nik: ['nomorinduk', 'noktp', 'nomorktp', 'ktp', 'nomorindukkependudukan'],
  familyCard: ['nokk', 'kk', 'nomorkk', 'kartukeluarga', 'nokartukeluarga'],
  category: ['kategoripertandingan', 'kategoritanding', 'nomorpertandingan'],
  ageCategory: ['golonganumur', 'kelompokusia', 'kelompokumur', 'usia', 'kategoriusia', 'golusia'],
  className: ['kelastanding', 'namakelas'],
  team: ['labeltim', 'namatim', 'regu', 'team'],
  payment: ['statuspembayaran', 'pembayaran', 'bayar', 'status'],
};

const placesOf = (headers: readonly string[], name: string): number[] =>
  headers.flatMap((header, at) => (headerKey(header) === headerKey(name) ? [at] : []));

/** By ENTRY_COLUMNS the place of its column, or null; a true header goes before another name, no place is given twice. */
export function proposeMapping(headers: readonly string[]): (number | null)[] {
  const exact = ENTRY_COLUMN_KEYS.map((key) => placesOf(headers, ENTRY_COLUMNS[key].header)[0] ?? null);
  const taken = new Set(exact);
  return ENTRY_COLUMN_KEYS.map((key, at) => {
    const found = exact[at] ?? null;
    if (found !== null) return found;
    const names = OTHER_NAMES[key] ?? [];
    const other = headers.findIndex((header, place) => !taken.has(place) && names.includes(headerKey(header)));
    if (other < 0) return null;
    taken.add(other);
    return other;
  });
}

/** The rows with their cells in the order of ENTRY_COLUMNS. */
function mapRows(table: Table, mapping: readonly (number | null)[]): EntryRow[] {
  return table.rows
    .map(({ line, cells }) => ({ line, cells: mapping.map((at) => (at === null ? '' : (cells[at] ?? ''))) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Tidied, since they may come from a browser. */
export function typedRow({ line, cells }: EntryRow): TypedRow {
  const byColumn = ENTRY_COLUMN_KEYS.map((key, at) => [key, tidy(cells[at] ?? '')] as const);
  return { line, cells: Object.fromEntries(byColumn) as Record<EntryColumn, string> };
}

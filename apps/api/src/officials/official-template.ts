// The list of officials to fill in: its columns, and two rows that show how.
import { writeXlsx } from 'hucre/xlsx';
import { OFFICIAL_COLUMNS, type OfficialColumn } from '@gelanggang/domain/officials/read-officials';

const COLUMNS = Object.keys(OFFICIAL_COLUMNS) as OfficialColumn[];

const JUDGE: Record<OfficialColumn, string> = {
  name: 'Nama wasit-juri (hapus baris ini)',
  roles: 'Wasit-juri',
  province: 'Jawa Tengah',
  district: 'Kabupaten Kudus',
  licence: 'Nasional II',
  phone: '081234567890',
  days: 'semua',
};
const CHAIR: Record<OfficialColumn, string> = {
  ...JUDGE,
  name: 'Nama ketua pertandingan (hapus baris ini)',
  roles: 'Ketua pertandingan, Sekretaris',
  district: '',
  days: '1-2',
};

const HEADERS = COLUMNS.map((column) => OFFICIAL_COLUMNS[column]);
const ROWS = [JUDGE, CHAIR].map((example) => COLUMNS.map((column) => example[column]));
const quoted = (cell: string) => (/[";,\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Semicolons and a BOM: what a spreadsheet in Indonesian opens by itself. */
export function officialsCsv(): Buffer {
  const lines = [HEADERS, ...ROWS].map((cells) => cells.map(quoted).join(';'));
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`);
}

/** Every cell is text, so that a phone keeps its first zero. */
export async function officialsXlsx(): Promise<Buffer> {
  const columns = HEADERS.map((header) => ({ width: Math.max(18, header.length + 4), numFmt: '@' }));
  const sheet = { name: 'Petugas', rows: [HEADERS, ...ROWS], columns, freezePane: { rows: 1 } };
  return Buffer.from(await writeXlsx({ sheets: [sheet] }));
}

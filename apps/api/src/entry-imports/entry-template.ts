// The entry list to fill in: its columns, and two rows that show how.
import { writeXlsx } from 'hucre/xlsx';
import { ENTRY_COLUMN_KEYS, ENTRY_COLUMNS, type EntryColumn } from '@gelanggang/domain/entry-list/columns';

type Example = Record<EntryColumn, string>;

const TANDING: Example = {
  contingent: 'Contoh Perguruan (hapus baris ini)',
  province: 'Jawa Barat',
  district: 'Kota Bandung',
  picName: 'Nama penanggung jawab',
  picPhone: '081234567890',
  picEmail: 'manajer@contoh.test',
  name: 'Nama atlet',
  birthPlace: 'Bandung',
  birthDate: '08/02/2010',
  gender: 'L',
  weight: '52,5',
  height: '165',
  bloodType: 'O',
  nik: '0000000000000001',
  familyCard: '',
  category: 'Tanding',
  ageCategory: 'Remaja',
  className: '',
  team: '',
  payment: 'Belum',
  nomor: '',
};
const GANDA: Example = {
  ...TANDING,
  name: 'Satu dari dua atlet ganda',
  nik: '0000000000000002',
  category: 'Ganda',
  team: 'Ganda 1',
};

const HEADERS = ENTRY_COLUMN_KEYS.map((key) => ENTRY_COLUMNS[key].header);
const ROWS = [TANDING, GANDA].map((example) => ENTRY_COLUMN_KEYS.map((key) => example[key]));

const quoted = (cell: string) => (/[";,\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Semicolons and a BOM: what a spreadsheet in Indonesian opens by itself. */
export function csvTemplate(): Buffer {
  const lines = [HEADERS, ...ROWS].map((cells) => cells.map(quoted).join(';'));
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`);
}

/** Every cell is text, so that a NIK keeps its sixteen digits and a phone its first zero. */
export async function xlsxTemplate(): Promise<Buffer> {
  const columns = HEADERS.map((header) => ({ width: Math.max(14, header.length + 4), numFmt: '@' }));
  const sheet = { name: 'Peserta', rows: [HEADERS, ...ROWS], columns, freezePane: { rows: 1 } };
  return Buffer.from(await writeXlsx({ sheets: [sheet] }));
}

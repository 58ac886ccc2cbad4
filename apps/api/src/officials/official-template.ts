// The list of officials to fill in: its columns, and two rows that show how.
import { OFFICIAL_COLUMNS, type OfficialColumn } from '@gelanggang/domain/officials/read-officials';
import { csvToFillIn, xlsxToFillIn } from '@gelanggang/platform/files/list-to-fill-in';

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

const ROWS = [
  COLUMNS.map((column) => OFFICIAL_COLUMNS[column]),
  ...[JUDGE, CHAIR].map((example) => COLUMNS.map((column) => example[column])),
] as const;

export const officialsCsv = () => csvToFillIn(ROWS);
export const officialsXlsx = () => xlsxToFillIn('Petugas', ROWS, 18);

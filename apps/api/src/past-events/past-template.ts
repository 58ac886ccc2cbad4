// The list of an old event's results to fill in: its columns, and rows that show how.
import { writeXlsx } from 'hucre/xlsx';
import { PAST_COLUMN_KEYS, PAST_COLUMNS, type PastColumn } from '@gelanggang/domain/past-events/past-list';

type Example = Record<PastColumn, string>;

const TANDING: Example = {
  name: 'Nama atlet (hapus baris contoh)',
  contingent: 'Contoh Perguruan',
  province: 'Jawa Barat',
  category: 'Tanding',
  age: 'Remaja',
  className: 'Kelas A',
  gender: 'Putra',
  place: '1',
};
const GANDA: Example = {
  ...TANDING,
  name: 'Atlet satu / Atlet dua',
  category: 'Ganda',
  className: '',
  place: 'Perunggu',
};

/** Every cell is text: what is typed stays as it is. */
export async function pastTemplate(): Promise<Buffer> {
  const headers = PAST_COLUMN_KEYS.map((key) => PAST_COLUMNS[key]);
  const rows = [headers, ...[TANDING, GANDA].map((example) => PAST_COLUMN_KEYS.map((key) => example[key]))];
  const columns = headers.map((header) => ({ width: Math.max(18, header.length + 4), numFmt: '@' }));
  const sheet = { name: 'Hasil', rows, columns, freezePane: { rows: 1 } };
  return Buffer.from(await writeXlsx({ sheets: [sheet] }));
}

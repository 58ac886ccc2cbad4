// The list of an old event's results to fill in: its columns, and rows that show how.
import { PAST_COLUMN_KEYS, PAST_COLUMNS, type PastColumn } from '@gelanggang/domain/past-events/past-list';
import { xlsxToFillIn } from '@gelanggang/platform/files/list-to-fill-in';

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

export const pastTemplate = () =>
  xlsxToFillIn(
    'Hasil',
    [
      PAST_COLUMN_KEYS.map((key) => PAST_COLUMNS[key]),
      ...[TANDING, GANDA].map((example) => PAST_COLUMN_KEYS.map((key) => example[key])),
    ],
    18,
  );

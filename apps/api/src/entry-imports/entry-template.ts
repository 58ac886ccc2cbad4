// The entry list to fill in: its columns, and two rows that show how.
import { ENTRY_COLUMN_KEYS, ENTRY_COLUMNS, type EntryColumn } from '@gelanggang/domain/entry-list/columns';
import { csvToFillIn, xlsxToFillIn } from '@gelanggang/platform/files/list-to-fill-in';

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

const ROWS = [
  ENTRY_COLUMN_KEYS.map((key) => ENTRY_COLUMNS[key].header),
  ...[TANDING, GANDA].map((example) => ENTRY_COLUMN_KEYS.map((key) => example[key])),
] as const;

export const csvTemplate = () => csvToFillIn(ROWS);
export const xlsxTemplate = () => xlsxToFillIn('Peserta', ROWS, 14);

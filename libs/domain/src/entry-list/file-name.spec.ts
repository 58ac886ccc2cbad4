// A contingent in the name of a file: asked about, so anything else there had better say nothing.
import { contingentOfFile } from './file-name';

it.each([
  ['Daftar Atlet PSHT Madiun.xlsx', 'PSHT Madiun'],
  ['DAFTAR_ATLET_PSHT_MADIUN (2).xlsx', 'PSHT MADIUN'],
  ['Formulir Pendaftaran Kontingen Kab. Kudus fix.csv', 'Kab. Kudus'],
  ['data-peserta-SMP-Negeri-1-Jati.xlsx', 'SMP Negeri 1 Jati'],
  ['Entry by name Tapak Suci Kudus rev 2 2026.xls', 'Tapak Suci Kudus'],
  ['C:\\Unduhan\\PSHT Madiun - Copy.xlsx', 'PSHT Madiun'],
])('%s may be %s', (fileName, contingent) => expect(contingentOfFile(fileName)).toBe(contingent));

it.each([
  'Daftar Atlet.xlsx',
  'Formulir Pendaftaran Kejuaraan Piala Bupati 2026.xlsx',
  'Book1.xlsx',
  'Daftar Peserta Remaja Putra.xlsx',
  'data final 2.csv',
  '20261130.csv',
  '.xlsx',
  '',
])('%s says nothing', (fileName) => expect(contingentOfFile(fileName)).toBeUndefined());

it.each(['a-', 'data ', '(1) ', 'rev 2 '])(
  'of a name that somebody made to be long, of %s, the beginning is read',
  (piece) => {
    const long = piece.repeat(100_000);
    expect(contingentOfFile(long)).toBe(contingentOfFile(long.slice(0, 200)));
  },
);

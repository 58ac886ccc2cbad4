// Name and club in one cell, or below one another in the column of names.
import { sheetOf, WORDS } from '../../test/typed-lists';
import { withClubsApart } from './clubs-of-names';
import { withoutCrosses } from './crosses';
import { readSheet } from './list-rows';
import { proposePlan } from './sheet-layout';
import type { Sheet } from './sheet-rows';

const read = (typed: Sheet) => {
  const sheet = withoutCrosses(withClubsApart(typed, WORDS), WORDS);
  return readSheet(sheet, proposePlan(sheet, WORDS), WORDS);
};
const told = (typed: Sheet) => read(typed).rows.map(({ cells }) => `${cells.name} · ${cells.contingent}`);

it.each([
  ['Nama / Kontingen', 'Budi Santoso / PSHT Sleman', 'Joko Susilo / Merpati Putih'],
  ['Kontingen / Nama Atlet', 'PSHT Sleman / Budi Santoso', 'Merpati Putih / Joko Susilo'],
  ['Nama Atlet & Kontingen', 'Budi Santoso (PSHT Sleman)', 'Joko Susilo (Merpati Putih)'],
])('below %p both are read', (heading, one, other) => {
  expect(told(sheetOf(`No|${heading}|BB|Kelas\n1|${one}|45|B\n2|${other}|48|C`))).toEqual([
    'Budi Santoso · PSHT Sleman',
    'Joko Susilo · Merpati Putih',
  ]);
});

it('lines of one cell are name and school', () => {
  const sheet = sheetOf('No|Nama / Asal Sekolah|BB|Kelas\n1|Budi#SMP 1 Kudus|45|B\n2|Joko#SMP 2 Kudus|48|C');
  const rows = sheet.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cell.replace('#', '\n')) }));
  expect(told({ ...sheet, rows })).toEqual(['Budi · SMP 1 Kudus', 'Joko · SMP 2 Kudus']);
});

it('a school below each name is that of the one above it', () => {
  const text = `
No|Nama / Sekolah|TTL|BB|Kelas
1|Budi Santoso|Kudus, 12-03-2011|45|B
|SMP 1 Kudus|||
2|Joko Susilo|Kudus, 13-03-2011|48|C
|SMP 2 Kudus|||`;
  const { rows, leftOut } = read(sheetOf(text));
  expect(rows.map(({ cells }) => [cells.name, cells.contingent, cells.birthDate, cells.weight].join(' · '))).toEqual([
    'Budi Santoso · SMP 1 Kudus · 12-03-2011 · 45',
    'Joko Susilo · SMP 2 Kudus · 13-03-2011 · 48',
  ]);
  expect(leftOut.map(({ kind }) => kind)).toEqual(['header', 'section', 'section']);
});

it('contingents that are counted above athletes with letters are theirs, and no athlete is a header', () => {
  const text = `
NO|KONTINGEN / NAMA ATLET|GOL|KELAS|BB
1|PSHT SLEMAN (2 atlet)|||
a|Budi|Remaja|B Putra|45
b|Siti|Remaja|C Putri|48
2|TAPAK SUCI BANTUL (1 atlet)|||
a|Joko|Dewasa|D Putra|62`;
  expect(told(sheetOf(text))).toEqual(['Budi · PSHT SLEMAN', 'Siti · PSHT SLEMAN', 'Joko · TAPAK SUCI BANTUL']);
});

it('clubs in brackets behind the names are contingents where nothing else names one', () => {
  const rows = '1|Budi Santoso (Kab. Kudus)|A\n2|Joko Susilo (PSHT Pati)|A';
  expect(told(sheetOf(`NO|NAMA|KELAS\n${rows}`))).toEqual(['Budi Santoso · Kab. Kudus', 'Joko Susilo · PSHT Pati']);
  const named = told(sheetOf(`KONTINGEN : KAB. DEMAK\nNO|NAMA|KELAS\n${rows}`));
  expect(named).toEqual(['Budi Santoso (Kab. Kudus) · KAB. DEMAK', 'Joko Susilo (PSHT Pati) · KAB. DEMAK']);
  const years = told(sheetOf('NO|NAMA|KELAS\n1|Budi (2010)|A\n2|Joko (45 kg)|A'));
  expect(years.every((one) => one.endsWith(' · '))).toBe(true);
});

it('three rows of headings above merged cells are read to the last', () => {
  const text = `
NO|NAMA|LAHIR||JK|TANDING||SENI|KONTINGEN
||TEMPAT|TANGGAL||KELAS|BB|NOMOR|
1|Budi|Kudus|12/03/2011|L|B|45||PSHT
2|Ani|Kudus|05/06/2010|P|||Tunggal|PSHT
3|Joko|Kudus|13/04/2011|L|B|46|Tunggal|PSHT`;
  const sheet = sheetOf(text);
  const [first, ...others] = sheet.rows;
  const spans = [
    [2, 2],
    [5, 2],
  ] as [number, number][];
  const { rows } = read({ ...sheet, rows: first ? [{ ...first, spans }, ...others] : [] });
  expect(rows.map(({ cells }) => [cells.name, cells.category, cells.className].join(' · '))).toEqual([
    'Budi · Tanding · B',
    'Ani · Tunggal · ',
    'Joko · Tanding · B',
    'Joko · Tunggal · ',
  ]);
});

it('a cross beside circles in every cell is a no, and a tick where the other cells are empty', () => {
  const head = 'Kontingen|Nama|L/P|BB|Tanding|Seni Tunggal|Seni Ganda';
  const events = (rows: readonly string[]) =>
    read(sheetOf([head, ...rows].join('\n'))).rows.map(({ cells }) => `${cells.name} · ${cells.category}`);
  expect(events(['PSHT|Budi|L|45|o|x|x', 'PSHT|Joko|L|48|o|o|x', 'PSHT|Tono|L|50|x|x|v'])).toEqual([
    'Budi · Tanding',
    'Joko · Tanding',
    'Joko · Tunggal',
    'Tono · Ganda',
  ]);
  expect(events(['PSHT|Budi|L|45|x||', 'PSHT|Joko|L|48|v|v|', 'PSHT|Tono|L|50|||x'])).toEqual([
    'Budi · Tanding',
    'Joko · Tanding',
    'Joko · Tunggal',
    'Tono · Ganda',
  ]);
});

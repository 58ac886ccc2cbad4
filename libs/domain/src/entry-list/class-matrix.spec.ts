// Names in a table of classes and genders: who stands where, and what is no such table.
import { WORDS, sheetOf } from '../../test/typed-lists';
import type { EntryColumn } from './columns';
import { unfolded } from './class-matrix';
import { readChosen } from './list-rows';
import { proposePlan } from './sheet-layout';

function told(text: string, ...columns: EntryColumn[]): string[] {
  const sheet = unfolded(sheetOf(text), WORDS);
  const [read] = readChosen([{ sheet, plan: proposePlan(sheet, WORDS) }], WORDS);
  return (read?.rows ?? []).map(({ line, cells }) => [line, ...columns.map((column) => cells[column])].join(' · '));
}

it('gives each name the class of its row and the gender of its column', () => {
  const text = `
KONTINGEN PSHT SLEMAN
DAFTAR ATLET TANDING REMAJA
NO|KELAS|PUTRA|PUTRI
1|A|Budi Santoso|Siti Aminah
2|B|Agus Salim|-
|| Joko Susilo|
3|C||Dewi Sartika
|Jumlah|3|2
Mengetahui,
( Sutrisno )`;
  expect(told(text, 'contingent', 'name', 'gender', 'ageCategory', 'className', 'category', 'team')).toEqual([
    '4 · PSHT SLEMAN · Budi Santoso · Putra · Remaja · A · Tanding · ',
    '4 · PSHT SLEMAN · Siti Aminah · Putri · Remaja · A · Tanding · ',
    '5 · PSHT SLEMAN · Agus Salim · Putra · Remaja · B · Tanding · ',
    '6 · PSHT SLEMAN · Joko Susilo · Putra · Remaja · B · Tanding · ',
    '7 · PSHT SLEMAN · Dewi Sartika · Putri · Remaja · C · Tanding · ',
  ]);
});

it('reads ages above the genders, also where they stand in a row of their own', () => {
  const sheet = sheetOf(`
KELAS|REMAJA||DEWASA|
|PA|PI|PA|PI
A|Budi Santoso||Agus Salim|
B (43-47)||Siti Aminah||Dewi Sartika`);
  const [ages, ...others] = sheet.rows;
  const spans = [
    [1, 2],
    [3, 2],
  ] as const;
  const merged = { ...sheet, rows: [{ ...ages!, spans }, ...others] };
  const laidOut = unfolded(merged, WORDS);
  const [read] = readChosen([{ sheet: laidOut, plan: proposePlan(laidOut, WORDS) }], WORDS);
  expect(read?.rows.map(({ cells }) => [cells.name, cells.ageCategory, cells.gender, cells.className])).toEqual([
    ['Budi Santoso', 'Remaja', 'Putra', 'A'],
    ['Agus Salim', 'Dewasa', 'Putra', 'A'],
    ['Siti Aminah', 'Remaja', 'Putri', 'B (43-47)'],
    ['Dewi Sartika', 'Dewasa', 'Putri', 'B (43-47)'],
  ]);
});

it('reads the contingent beside each name, and leaves the bounds of the class alone', () => {
  const text = `
TANDING REMAJA
KELAS|BERAT|PUTRA|KONTINGEN|PUTRI|KONTINGEN
A|39-43|Budi Santoso|PSHT|Siti Aminah|Merpati
B|43-47|Agus Salim|Tapak Suci||`;
  expect(told(text, 'contingent', 'name', 'gender', 'className', 'weight')).toEqual([
    '3 · PSHT · Budi Santoso · Putra · A · ',
    '3 · Merpati · Siti Aminah · Putri · A · ',
    '4 · Tapak Suci · Agus Salim · Putra · B · ',
  ]);
});

it('leaves sums by class and gender, and tables of athletes, as they are', () => {
  for (const text of [
    `
KELAS|PUTRA|PUTRI|JUMLAH
A|3|2|5
B|1|4|5`,
    `
KELAS|PUTRA|PUTRI
A|3 orang|2 orang`,
    `
Nama|Kelas|Putra|Putri
Budi Santoso|A|v|
Siti Aminah|B||v`,
  ]) {
    const sheet = sheetOf(text);
    expect(unfolded(sheet, WORDS)).toBe(sheet);
  }
});

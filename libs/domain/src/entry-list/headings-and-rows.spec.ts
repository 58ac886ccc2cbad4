// Headings over several columns, rows that were prepared and never filled in, and athletes with a second row.
import { type EntryColumn, tidy } from './columns';
import { readChosen } from './list-rows';
import { proposePlan } from './sheet-layout';
import type { Sheet, SheetRow } from './sheet-rows';

const WORDS = {
  categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu', 'Solo Kreatif'],
  ages: ['Pra Usia Dini', 'Usia Dini 1', 'Usia Dini 2', 'Pra Remaja', 'Remaja', 'Dewasa'],
};

/** Cells by '|'; `spans` by line. */
const sheetOf = (text: string, spans: Readonly<Record<number, [number, number][]>> = {}): Sheet => ({
  name: 'Sheet1',
  rows: text
    .trim()
    .split('\n')
    .map((line, at): SheetRow => {
      const cells = line.split('|').map((cell) => cell.trim());
      const own = spans[at + 1];
      return { line: at + 1, cells, ...(own ? { spans: own } : {}) };
    })
    .filter(({ cells }) => cells.some((cell) => tidy(cell) !== '')),
});

function read(sheet: Sheet) {
  const [read] = readChosen([{ sheet, plan: proposePlan(sheet, WORDS) }], WORDS);
  return read ?? { rows: [], leftOut: [] };
}
const told = (sheet: Sheet, ...columns: EntryColumn[]) =>
  read(sheet).rows.map(({ cells }) => columns.map((column) => cells[column]).join(' · '));
const kinds = (sheet: Sheet) => read(sheet).leftOut.map(({ line, kind }) => `${line} ${kind}`);

it('a heading that reaches over several columns is of all of them', () => {
  const sheet = sheetOf(
    `No|Nama||L/P|Tanggal Lahir|||NIK|BB
1|Budi|Santoso|L|12|3|2011|3404011203110001|45
2|Siti|Nur Aminah|P|5|6|2010|3404014506100002|48`,
    {
      1: [
        [1, 2],
        [4, 3],
      ],
    },
  );
  expect(told(sheet, 'name', 'birthDate')).toEqual(['Budi Santoso · 12 3 2011', 'Siti Nur Aminah · 5 6 2010']);
  // without reaching there, what stands beside a name may be anything
  const beside = sheetOf(`No|Nama||L/P|Tgl Lahir\n1|Budi|SMPN 1|L|12-3-2011\n2|Siti|SMPN 2|P|5-6-2010`);
  expect(told(beside, 'name')).toEqual(['Budi', 'Siti']);
});

it('day, month and year below the date of birth are read beside other headings of two rows', () => {
  const sheet = sheetOf(
    `No|Kontingen|Nama|L/P|Tanggal Lahir|||Ukuran Badan||NIK|Kategori
No|Kontingen|Nama|L/P|Tgl|Bln|Thn|TB|BB|NIK|Kategori
1|PSHT Sleman|Budi Santoso|L|12|3|2011|150|45|3404011203110001|Tanding
2|PSHT Sleman|Siti Aminah|P|5|Juni|10|155|48|3404014506100002|Tanding`,
    {
      1: [
        [4, 3],
        [7, 2],
      ],
    },
  );
  expect(told(sheet, 'name', 'birthDate', 'height', 'weight')).toEqual([
    'Budi Santoso · 12 3 2011 · 150 · 45',
    'Siti Aminah · 5 Juni 10 · 155 · 48',
  ]);
});

it('rows that were prepared and name nobody are no athletes', () => {
  const sheet = sheetOf(`
KONTINGEN : PSHT SLEMAN
No|Nama|L/P|Tgl Lahir|NIK|BB|Kategori|Keterangan
1|Budi Santoso|L|12-03-2011|3404011203110001|45|Tanding|-
2||P|5-6-2010|3404014506100002|48|Tanding|-
3|-|-|-|-|-|-|-
4|.......|L/P|../../....||||
5||||||Tanding|
6||L||||Tanding|`);
  expect(told(sheet, 'name', 'nik')).toEqual(['Budi Santoso · 3404011203110001', ' · 3404014506100002']);
  expect(kinds(sheet).slice(2)).toEqual(['5 blank-line', '6 blank-line', '7 blank-line', '8 blank-line']);
});

it('an athlete whose name stands again below, with another event, is the same person', () => {
  const sheet = sheetOf(`
Kontingen|Nama|L/P|Tgl Lahir|NIK|BB|Kategori
PSHT Sleman|Budi Santoso|L|12-03-2011|3404011203110001|45|Tanding
|Budi Santoso|||||Tunggal
Tapak Suci|Siti Aminah|P|5-6-2010|3404014506100002|48|Tanding
PSHT Sleman|Budi Santoso|||||Solo Kreatif
PSHT Sleman|Joko Susilo|||||Tunggal
PSHT Sleman|Budi Santoso|P||||Regu`);
  expect(told(sheet, 'contingent', 'name', 'nik', 'gender', 'category')).toEqual([
    'PSHT Sleman · Budi Santoso · 3404011203110001 · L · Tanding',
    'PSHT Sleman · Budi Santoso · 3404011203110001 · L · Tunggal',
    'Tapak Suci · Siti Aminah · 3404014506100002 · P · Tanding',
    'PSHT Sleman · Budi Santoso · 3404011203110001 · L · Solo Kreatif',
    'PSHT Sleman · Joko Susilo ·  ·  · Tunggal',
    'PSHT Sleman · Budi Santoso ·  · P · Regu',
  ]);
});

it('a second event alone in its column is said of no row below', () => {
  const sheet = sheetOf(`
Kontingen|Nama|L/P|Tgl Lahir|NIK|BB|Kategori
PSHT Sleman|Budi Santoso|L|12-03-2011|3404011203110001|45|Tanding
||||||Tunggal
PSHT Sleman|Siti Aminah|P|5-6-2010|3404014506100002|48|
PSHT Sleman|Dewi Sartika|P|6-6-2010|3404014606100002|48|Tanding`);
  expect(told(sheet, 'name', 'category')).toEqual([
    'Budi Santoso · Tanding',
    'Siti Aminah · ',
    'Dewi Sartika · Tanding',
  ]);
  expect(kinds(sheet)).toEqual(['1 header', '3 unclear']);
});

it('the first athlete is none of the header, also where the headings are shortened', () => {
  const list = sheetOf('Name|Club|Cat.|M/F|Wt\nBudi|PSHT|Tanding|M|45kg\nSiti|PSHT|Tanding|F|48 kgs');
  expect(told(list, 'name', 'category', 'gender', 'weight')).toEqual([
    'Budi · Tanding · M · 45kg',
    'Siti · Tanding · F · 48 kgs',
  ]);
});

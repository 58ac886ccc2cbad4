// Forms from top to bottom: athletes in columns, a form below the other, a sheet for each athlete.
import { type EntryColumn, tidy } from './columns';
import { readChosen } from './list-rows';
import { proposePlan } from './sheet-layout';
import type { Sheet } from './sheet-rows';
import { turned } from './turned-sheets';

const WORDS = {
  categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu', 'Solo Kreatif'],
  ages: ['Pra Usia Dini', 'Usia Dini 1', 'Usia Dini 2', 'Pra Remaja', 'Remaja', 'Dewasa'],
};

/** Cells by '|'. */
const sheetOf = (text: string, name = 'Sheet1'): Sheet => ({
  name,
  rows: text
    .trim()
    .split('\n')
    .map((line, at) => ({ line: at + 1, cells: line.split('|').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => tidy(cell) !== '')),
});

function read(...sheets: Sheet[]) {
  const chosen = sheets
    .map((sheet) => turned(sheet, WORDS))
    .map((sheet) => ({ sheet, plan: proposePlan(sheet, WORDS) }));
  const all = readChosen(chosen, WORDS);
  return { rows: all.flatMap(({ rows }) => rows), leftOut: all.flatMap(({ leftOut }) => leftOut) };
}
const told = (sheets: Sheet[], ...columns: EntryColumn[]) =>
  read(...sheets).rows.map(({ cells }) => columns.map((column) => cells[column]).join(' · '));

const ASKED = ['contingent', 'name', 'birthDate', 'gender', 'nik', 'weight', 'category', 'className'] as const;

it('athletes stand in columns, and their contingent once above them', () => {
  const sheet = sheetOf(`
FORMULIR PENDAFTARAN ATLET
Kontingen|PSHT Sleman
Nama Lengkap|Budi Santoso|Siti Aminah|Agus Salim
Tempat Lahir|Sleman|Bantul|Sleman
Tanggal Lahir|12-03-2011|5-6-2010|1 Januari 2012
Jenis Kelamin|L|P|L
NIK|3404011203110001|3404014506100002|3404010101120003
Berat Badan|45|48|41
Kategori|Tanding|Tanding|Tanding
Kelas|B|C|A`);
  expect(told([sheet], ...ASKED)).toEqual([
    'PSHT Sleman · Budi Santoso · 12-03-2011 · L · 3404011203110001 · 45 · Tanding · B',
    'PSHT Sleman · Siti Aminah · 5-6-2010 · P · 3404014506100002 · 48 · Tanding · C',
    'PSHT Sleman · Agus Salim · 1 Januari 2012 · L · 3404010101120003 · 41 · Tanding · A',
  ]);
});

it('columns are counted above, and one is left empty', () => {
  const sheet = sheetOf(`
KONTINGEN : TAPAK SUCI BANTUL
No|Uraian|Atlet 1|Atlet 2|Atlet 3
1|Nama|Budi Santoso|Siti Aminah|
2|Tempat/Tanggal Lahir|Sleman, 12-03-2011|Bantul, 5-6-2010|
3|Jenis Kelamin|Laki-laki|Perempuan|
4|NIK|3404011203110001|3404014506100002|
5|Berat Badan (kg)|45|48|
6|Kategori|Tanding|Tanding|Tanding`);
  expect(told([sheet], ...ASKED)).toEqual([
    'TAPAK SUCI BANTUL · Budi Santoso · 12-03-2011 · Laki-laki · 3404011203110001 · 45 · Tanding · ',
    'TAPAK SUCI BANTUL · Siti Aminah · 5-6-2010 · Perempuan · 3404014506100002 · 48 · Tanding · ',
  ]);
});

it('more athletes than questions have lines of their own', () => {
  const many = (text: (at: number) => string) => Array.from({ length: 9 }, (_, at) => text(at)).join('|');
  const sheet = sheetOf(`
Nama|${many((at) => `Budi ${'ABCDEFGHI'[at]}`)}
Tanggal lahir|${many((at) => `1${at}-03-2011`)}
L/P|${many(() => 'L')}
Berat|${many((at) => String(40 + at))}`);
  const { rows } = read(sheet);
  expect(rows.map(({ cells }) => `${cells.name} ${cells.weight}`)).toEqual(
    Array.from({ length: 9 }, (_, at) => `Budi ${'ABCDEFGHI'[at]} ${40 + at}`),
  );
  expect(new Set(rows.map(({ line }) => line)).size).toBe(9);
});

it('a pair stands in two columns below what both are entered in', () => {
  const sheet = sheetOf(`
KATEGORI : GANDA PUTRA
KONTINGEN : PSHT SLEMAN
|Pesilat 1|Pesilat 2
Nama|Joko Susilo|Jaka Tingkir
Tanggal Lahir|5-6-2010|6-6-2010
NIK|3404010506100001|3404010606100001
Berat Badan|48|49`);
  expect(told([sheet], 'contingent', 'name', 'category', 'gender', 'weight')).toEqual([
    'PSHT SLEMAN · Joko Susilo · Ganda · Putra · 48',
    'PSHT SLEMAN · Jaka Tingkir · Ganda · Putra · 49',
  ]);
});

const form = (name: string, birth: string, gender: string, nik: string, end = '') => `
FORMULIR PENDAFTARAN PESERTA
Nama Lengkap|: ${name}
Tempat/Tgl Lahir|: ${birth}
Jenis Kelamin|: ${gender}
NIK|: ${nik}
Berat Badan|: 45 kg
Kategori|: Tanding
Kelas|: B
${end}
Sleman, 1 Oktober 2026
Pelatih,
( Sutrisno )`;

it('each athlete has a sheet, with what it is called or with a name', () => {
  const contingent = 'Kontingen|: PSHT Sleman';
  const sheets = [
    sheetOf(form('Budi Santoso', 'Sleman, 12-03-2011', 'Laki-laki', '3404011203110001', contingent), 'Form 1'),
    sheetOf(form('Siti Aminah', 'Bantul, 5-6-2010', 'Perempuan', '3404014506100002', contingent), 'Siti'),
  ];
  expect(told(sheets, ...ASKED)).toEqual([
    'PSHT Sleman · Budi Santoso · 12-03-2011 · Laki-laki · 3404011203110001 · 45 kg · Tanding · B',
    'PSHT Sleman · Siti Aminah · 5-6-2010 · Perempuan · 3404014506100002 · 45 kg · Tanding · B',
  ]);
  // a sheet that is called as its athlete names no contingent
  const nameless = sheetOf(form('Budi Santoso', 'Sleman, 12-03-2011', 'Laki-laki', '3404011203110001'), 'Budi Santoso');
  expect(told([nameless], 'contingent', 'name')).toEqual([' · Budi Santoso']);
});

it('forms stand below one another, and who signs them is no contingent of the next', () => {
  const sheet = sheetOf(
    form('Budi Santoso', 'Sleman, 12-03-2011', 'L', '3404011203110001') +
      form('Siti Aminah', 'Bantul, 5-6-2010', 'P', '3404014506100002'),
  );
  expect(told([sheet], ...ASKED)).toEqual([
    ' · Budi Santoso · 12-03-2011 · L · 3404011203110001 · 45 kg · Tanding · B',
    ' · Siti Aminah · 5-6-2010 · P · 3404014506100002 · 45 kg · Tanding · B',
  ]);
  expect(read(sheet).leftOut.map(({ text }) => text)).toContain('( Sutrisno )');
});

it('what is asked may be counted, end with a colon of its own, or stand in one cell with the answer', () => {
  const counted = sheetOf(`
1|Nama|:|Budi Santoso
2|Tempat, tanggal lahir|:|Sleman, 12-03-2011
3|Jenis kelamin|:|L
4|NIK|:|3404011203110001
5|Berat badan|:|45 kg
6|Kontingen|:|PSHT Sleman
7|Kategori|:|Tanding`);
  const inOne = sheetOf(`
Nama : Budi Santoso
Tempat, tanggal lahir : Sleman, 12-03-2011
Jenis kelamin : L
NIK : 3404011203110001
Berat badan : 45 kg
Kontingen : PSHT Sleman
Kategori : Tanding`);
  const read = ['PSHT Sleman · Budi Santoso · 12-03-2011 · L · 3404011203110001 · 45 kg · Tanding · '];
  expect(told([counted], ...ASKED)).toEqual(read);
  expect(told([inOne], ...ASKED)).toEqual(read);
});

it('parents and a form that nobody filled in are no athletes, and a choice between two is not made', () => {
  const sheet = sheetOf(`
Nama Atlet|Budi Santoso
NIK|3|4|0|4|0|1|1|2|0|3|1|1|0|0|0|1
Tanggal Lahir|12|03|2011
Jenis Kelamin|Laki-laki|Perempuan
Berat Badan|45
Kategori|Tanding|Tunggal
DATA ORANG TUA
Nama|Pak Santoso
No HP|081234567890

Nama Atlet|
NIK|
Tanggal Lahir|
Jenis Kelamin|Laki-laki|Perempuan
Berat Badan|
Kategori|Tanding|Tunggal`);
  const rows = told([sheet], 'name', 'gender', 'category', 'weight');
  expect(rows).toEqual(['Budi Santoso ·  ·  · 45']);
});

it('a table with a legend below stays a table', () => {
  const sheet = sheetOf(`
No|Nama|L/P|Tgl Lahir|NIK|BB
1|Budi Santoso|L|12-03-2011|3404011203110001|45
Nama|diisi sesuai KTP
NIK|16 angka
Tgl Lahir|dd-mm-tttt
BB|dalam kg`);
  expect(turned(sheet, WORDS)).toBe(sheet);
});

// Columns of which two might be meant: one that is hidden, the year at school, what colours mean; and where the first block is named.
import type { EntryColumn } from './columns';
import { readSheet } from './list-rows';
import { proposePlan } from './sheet-layout';

const WORDS = { categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu'], ages: ['Pra Remaja', 'Remaja', 'Dewasa'] };

function read(lines: readonly string[], hiddenColumns: readonly number[] = []) {
  const rows = lines.flatMap((line, at) =>
    line === '' ? [] : [{ line: at + 1, cells: line.split('|').map((cell) => cell.trim()) }],
  );
  const sheet = { name: 'Sheet1', rows, hiddenColumns };
  return readSheet(sheet, proposePlan(sheet, WORDS), WORDS);
}
const told = (lines: readonly string[], columns: readonly EntryColumn[], hidden?: readonly number[]) =>
  read(lines, hidden).rows.map(({ cells }) => columns.map((column) => cells[column]).join(' · '));

describe('A hidden column', () => {
  it('gives way to one of the same words that is seen', () => {
    const list = ['Nama|BB|Kelas|BB|Kelas|Tgl Lahir', 'Ahmad Fauzi|41|A|45,5|B|5-5-2010'];
    expect(told(list, ['weight', 'className'], [1, 2])).toEqual(['45,5 · B']);
    expect(told(list, ['weight', 'className'], [3, 4])).toEqual(['41 · A']);
    expect(told(['Nama|BB lama|BB timbang|Tgl Lahir', 'Ahmad|41|45,5|5-5-2010'], ['weight'], [1])).toEqual(['45,5']);
  });

  it('is read where no other says the same, and where it is of the second of a pair', () => {
    const list = ['Kategori|Nama 1|NIK 1|Nama 2|NIK 2', 'Ganda|Ahmad|3319010505100001|Budi|3319010606110002'];
    expect(told(list, ['name', 'nik'], [2, 3])).toEqual(['Ahmad · 3319010505100001', 'Budi · 3319010606110002']);
  });
});

describe("'Kelas' beside 'Kelas Tanding'", () => {
  it.each([
    ['X', 'IX'],
    ['8', '9A'],
    ['XI IPA 2', 'VIII-C'],
  ])('is the year at school with %s and %s below', (one, other) => {
    const list = ['Nama|Sekolah|Kelas|BB|Kelas Tanding', `Ahmad|SMA 1|${one}|45|B`, `Budi|SMP 2|${other}|48|C`];
    expect(told(list, ['className'])).toEqual(['B', 'C']);
  });

  it('alone is the class', () => {
    expect(told(['Nama|BB|Kelas', 'Ahmad|45|B', 'Budi|48|C'], ['className'])).toEqual(['B', 'C']);
  });
});

it('A column of which a part of most cells is understood is asked about, and is not left out', () => {
  const list = (heading: string, ...cells: string[]) =>
    told(
      [`Nama|BB|${heading}`, ...cells.map((cell, at) => `Ahmad ${'ABC'[at]}li|45|${cell}`)],
      ['category', 'className'],
    );
  expect(list('Kat', 'U-17 B', 'B atau C')).toEqual([' · U-17 B', ' · B atau C']);
  expect(list('Kategori', 'Fighter Tanding', 'Tanding Pemula')).toEqual(['Fighter Tanding · ', 'Tanding Pemula · ']);
  expect(list('Kategori', 'Prestasi', 'Pemasalan')).toEqual([' · ', ' · ']);
  expect(list('Kelas', 'VIII A', '9B')).toEqual([' · ', ' · ']);
});

it('Names in two columns are one name in other languages, too', () => {
  expect(told(['Lamdap|Chue|Nam sakun|Phet', '1|Somchai|Jaidee|Chai'], ['name', 'gender'])).toEqual([
    'Somchai Jaidee · Chai',
  ]);
  expect(told(['Nome|Apelido|Sexo', 'José|da Costa|Masculino'], ['name'])).toEqual(['José da Costa']);
});

it('What colours mean, beside the table, is said of no athlete', () => {
  const list = [
    'No|Nama|Tgl Lahir|BB||Kuning|Belum lunas',
    '1|Ahmad|5-5-2010|45||Hijau|Lunas',
    '2|Citra|7-7-2010|42||Merah muda|Mundur',
  ];
  expect(told(list, ['name', 'payment'])).toEqual(['Ahmad · ', 'Citra · ']);
  // behind an empty column, and of each athlete
  const paid = ['No|Nama|Tgl Lahir|BB||Sabuk|Status Bayar', '1|Ahmad|5-5-2010|45||Hijau|Lunas'];
  expect(told(paid, ['payment'])).toEqual(['Lunas']);
});

it('The first block is named above its manager, as the others are', () => {
  const head = 'No|Nama|Tgl Lahir|L/P|BB';
  const block = (name: string, manager: string, athlete: string) => [
    name,
    `Manajer : ${manager}|||HP : 0812345678`,
    head,
    athlete,
  ];
  const list = [
    ...['REKAP PESERTA KEJURPROV 2026', ...block('1. KAB. KUDUS', 'Pak Adi', '1|Ahmad|5-5-2010|L|45'), ''],
    ...block('2. KAB. DEMAK', 'Bu Sri', '1|Citra|7-7-2010|P|42'),
  ];
  expect(told(list, ['contingent', 'picName', 'name'])).toEqual([
    ...['KAB. KUDUS · Pak Adi · Ahmad', 'KAB. DEMAK · Bu Sri · Citra'],
  ]);
});

it('A counted row of an official is one, and no header', () => {
  const list = ['No|Nama|Tgl Lahir|Ket', '1|Ahmad|5-5-2010|', 'OFFICIAL', '1|Pak Hadi||Manajer', '2|Bu Sri||Pelatih'];
  expect(read(list).leftOut.map(({ line, kind }) => `${line} ${kind}`)).toEqual([
    ...['1 header', '3 section', '4 official', '5 official'],
  ]);
});

it("A title names the contingent behind a dash: 'ENTRY FORM - TEAM: KUDUS'", () => {
  const list = ['ENTRY FORM - TEAM: KUDUS', 'No|Full Name|Date of Birth|Event', '1|Ahmad|5-5-2010|Match (Tanding)'];
  expect(told(list, ['contingent'])).toEqual(['KUDUS']);
});

it('what held at first gives way to what holds at last, and a first name does not', () => {
  const list = ['Nama|BB Awal|BB Akhir|Kelas Awal|Kelas Akhir|Tgl Lahir', 'Ahmad Fauzi|48|46,5|C|B|5-5-2010'];
  expect(told(list, ['weight', 'className'])).toEqual(['46,5 · B']);
  expect(told(['Nama Awal|Nama Akhir|Tgl Lahir', 'Ahmad|Fauzi|5-5-2010'], ['name'])[0]).toContain('Ahmad');
});

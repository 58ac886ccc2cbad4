// Words that an office writes once for the rows below, and ticks and dittos that repeat them.
import type { EntryColumn } from './columns';
import { readSheet } from './list-rows';
import { proposePlan } from './sheet-layout';

const WORDS = { categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu'], ages: ['Pra Remaja', 'Remaja', 'Dewasa'] };

function told(lines: readonly string[], ...columns: EntryColumn[]): string[] {
  const rows = lines.map((line, at) => ({ line: at + 1, cells: line.split('|').map((cell) => cell.trim()) }));
  const sheet = { name: 'Sheet1', rows };
  const { rows: athletes } = readSheet(sheet, proposePlan(sheet, WORDS), WORDS);
  return athletes.map(({ cells }) => columns.map((column) => cells[column]).join(' · '));
}

const HEAD = 'No|Kontingen|Kategori|Golongan|L/P|Nama|NIK';
const MEN = ['3319010505100001', '3319010606110002', '3319010607110004'];
const WOMEN = ['3319014707100003', '3319014807100005'];

describe('Gender, category and age group', () => {
  const list = (third = MEN[2]) => [
    HEAD,
    `1|Kudus|Tanding|Remaja|L|Ahmad|${MEN[0]}`,
    `2|||||Budi|${MEN[1]}`,
    `3|||||Dedi|${third}`,
    `4||||P|Citra|${WOMEN[0]}`,
    `5|||||Fani|${WOMEN[1]}`,
    `6|Demak|Tanding|Remaja|L|Gani|${MEN[0]}`,
    `7|||||Hadi|${MEN[1]}`,
  ];

  it('hold for the rows below, until another word or another contingent', () => {
    expect(told(list(), 'contingent', 'category', 'ageCategory', 'gender', 'name')).toEqual([
      ...['Ahmad', 'Budi', 'Dedi'].map((name) => `Kudus · Tanding · Remaja · L · ${name}`),
      ...['Citra', 'Fani'].map((name) => `Kudus · Tanding · Remaja · P · ${name}`),
      ...['Gani', 'Hadi'].map((name) => `Demak · Tanding · Remaja · L · ${name}`),
    ]);
  });

  it('are asked for where a NIK below says the other gender', () => {
    expect(told(list(WOMEN[0]), 'gender')).toEqual(['L', '', '', 'P', '', 'L', '']);
  });

  it('are asked for where the same word is written again: cells were forgotten', () => {
    const rows = ['L', 'L', '', '', 'P', '', ''].map((gender, at) => `${at}|Kudus|Tanding|Remaja|${gender}|Ana ${at}|`);
    expect(told([HEAD, ...rows], 'gender')).toEqual(['L', 'L', '', '', 'P', '', '']);
  });

  it('are not those of the contingent before', () => {
    const rows = ['1|Kudus|||L|Ahmad|', '2|||||Budi|', '3|Demak||||Citra|', '4|||||Fani|'];
    expect(told([HEAD, ...rows], 'contingent', 'gender')).toEqual(['Kudus · L', 'Kudus · L', 'Demak · ', 'Demak · ']);
  });

  it('are not filled in by a pair, whose rows say who performs together', () => {
    const rows = ['1|Kudus|Ganda|Remaja|L|Ahmad|', '2|||||Budi|', '3|||||Dedi|', '4||||P|Citra|'];
    expect(told([HEAD, ...rows], 'category')).toEqual(['Ganda', '', '', '']);
  });
});

it("'v' below a word repeats it, and makes no class of a category", () => {
  const rows = ['1|Kudus|Tanding|Remaja|L|Ahmad|', '2|v|v|v|v|Budi|', '3|v|v|V|P|Citra|'];
  expect(told([HEAD, ...rows], 'contingent', 'category', 'ageCategory', 'gender')).toEqual([
    ...['Kudus · Tanding · Remaja · L', 'Kudus · Tanding · Remaja · L', 'Kudus · Tanding · Remaja · P'],
  ]);
});

it('a column of ticks or dittos alone, without a heading, says nothing', () => {
  const rows = ['Nama|BB|', 'Ahmad|45|v', 'Budi|46|v', 'Citra|47|"'];
  expect(told(rows, 'nik', 'category', 'gender')).toEqual([' ·  · ', ' ·  · ', ' ·  · ']);
});

it.each([
  ['KK 3319010606110002', '', '3319010606110002'],
  ['No. KK: 3319010606110002', '', '3319010606110002'],
  ['NIK 3319010505100001 / KK 3319010606110002', '3319010505100001', '3319010606110002'],
  ['3319010505100001 (KK 3319010606110002)', '3319010505100001', '3319010606110002'],
  ['NIK. 3319010505100001', 'NIK. 3319010505100001', ''],
])('%s in the column of the NIK is a NIK %p and a family card %p', (cell, nik, familyCard) => {
  expect(told(['Nama|NIK|BB', `Ahmad|${cell}|45`], 'nik', 'familyCard')).toEqual([`${nik} · ${familyCard}`]);
});

it('A contingent whose number is left out below is that of the rows below, however few there are', () => {
  const head = 'No|Kontingen|Nama|Kategori';
  expect(told([head, '1|PATI|Hana|Tanding', '||Ivan|Tanding', '2|KUDUS|Joko|Tunggal'], 'contingent', 'name')).toEqual([
    'PATI · Hana',
    'PATI · Ivan',
    'KUDUS · Joko',
  ]);
  // who has a number of their own lacks a contingent
  expect(told([head, '1|PATI|Hana|Tanding', '2||Ivan|Tanding', '3|KUDUS|Joko|Tunggal'], 'contingent')).toContain('');
});

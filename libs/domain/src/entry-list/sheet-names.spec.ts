// Workbooks whose sheets are named by one letter each: what a letter says, its neighbours decide.
import type { EntryColumn } from './columns';
import { readChosen } from './list-rows';
import { proposePlan } from './sheet-layout';
import type { Sheet } from './sheet-rows';

const WORDS = { categories: ['Tanding', 'Tunggal'], ages: ['Remaja', 'Dewasa'] };

/** A workbook of sheets by name, whose athletes have these weights. */
function told(weights: Readonly<Record<string, readonly number[]>>, column: EntryColumn, heading = 'Asal'): string[] {
  const chosen = Object.entries(weights).map(([name, own]) => {
    const rows = own.map((weight, at) => ['Budi Santoso', '5-5-2011', String(weight), `33190205051100${10 + at}`]);
    const cells = [['Nama', 'Tgl Lahir', 'BB', 'NIK', heading], ...rows];
    const sheet: Sheet = { name, rows: cells.map((row, at) => ({ line: at + 1, cells: row })) };
    return { sheet, plan: proposePlan(sheet, WORDS) };
  });
  return readChosen(chosen, WORDS).flatMap(({ rows }) => rows.map(({ cells }) => cells[column]));
}

it.each(['Entries', 'SENARAI PESILAT', 'Participants', 'S1', 'Danh sách', 'Boys'])(
  'A sheet called %s names no contingent',
  (name) => expect(told({ [name]: [48] }, 'contingent')).toEqual(['']),
);

describe('Sheets named by letters', () => {
  it('only count where their weights say nothing else', () => {
    expect(told({ A: [48, 61], B: [48], C: [39] }, 'className')).toEqual(['', '', '', '']);
    expect(told({ A: [48] }, 'className')).toEqual(['']);
    expect(told({ S: [48] }, 'className')).toEqual(['']);
    expect(told({ A: [48], B: [48] }, 'contingent')).toEqual(['', '']);
  });

  it('are classes where the weights of one follow on those of the other', () => {
    expect(told({ D: [52, 54.5], A: [42, 40], C: [48] }, 'className')).toEqual(['D', 'D', 'A', 'A', 'C']);
  });

  it('are the genders as L and P, or M and F', () => {
    expect(told({ L: [48], P: [45] }, 'gender')).toEqual(['Putra', 'Putri']);
    expect(told({ L: [48], P: [55] }, 'className')).toEqual(['', '']);
    expect(told({ F: [48], M: [45] }, 'gender')).toEqual(['Putri', 'Putra']);
  });

  it('say the class with its word', () => {
    expect(told({ 'Kelas A': [42], 'Kelas B': [42] }, 'className')).toEqual(['A', 'B']);
  });
});

it('Words of lists before what a sheet says do not hide it', () => {
  expect(told({ 'ATLET PUTRA': [48], 'Data Putri': [45] }, 'gender')).toEqual(['Putra', 'Putri']);
  expect(told({ 'Daftar Peserta Tanding': [48] }, 'category')).toEqual(['Tanding']);
  // a letter alone says nothing
  expect(told({ 'Data A': [48], 'Form B': [48] }, 'className')).toEqual(['', '']);
  expect(told({ 'Peserta L': [48] }, 'gender')).toEqual(['']);
});

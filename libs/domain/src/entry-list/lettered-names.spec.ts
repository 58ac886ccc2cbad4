// Members of a team with a row each, counted by letters.
import { readSheet } from './list-rows';
import { proposePlan } from './sheet-layout';

const WORDS = { categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu'], ages: ['Remaja'] };

function names(...lines: string[]): string[] {
  const rows = ['No|Kategori|Nama|NIK', ...lines].map((line, at) => ({ line: at + 1, cells: line.split('|') }));
  const sheet = { name: '', rows };
  return readSheet(sheet, proposePlan(sheet, WORDS), WORDS).rows.map(({ cells }) => `${cells.name} · ${cells.team}`);
}

it.each([
  ['a. ', 'b. '],
  ['(a) ', '(b) '],
  ['A. ', 'B. '],
  ['a)', 'b)'],
])('%s and %s are no part of the names', (one, other) => {
  const list = [`1|Ganda|${one}Dina|3404015403100001`, `||${other}Euis|3404015503100001`, '2|Tunggal|Fitri|3404'];
  expect(names(...list)).toEqual(['Dina · Dina / Euis', 'Euis · Dina / Euis', 'Fitri · ']);
});

it.each([
  [
    ['1|Tanding|A. Rahman|3404015403100001', '2|Tanding|B. Saleh|3404015503100001'],
    ['A. Rahman · ', 'B. Saleh · '],
  ],
  [
    ['1|Tunggal|a. Dina|3404015403100001', '2|Tunggal|c. Euis|3404015503100001'],
    ['a. Dina · ', 'c. Euis · '],
  ],
])('%p may be the first letters of names', (lines, read) => expect(names(...lines)).toEqual(read));

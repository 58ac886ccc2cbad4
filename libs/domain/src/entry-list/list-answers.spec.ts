// What is given once for all rows: those that say it themselves keep what they say.
import { noCells } from './columns';
import { fillIn } from './list-answers';

const WORDS = { categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu'], ages: ['Pra Remaja', 'Remaja', 'Dewasa'] };
const row = (cells: object, line = 1) => ({ line, cells: { ...noCells(), name: 'Budi', ...cells } });

it('a category for all rows leaves seni to whoever has it below the class', () => {
  const rows = [row({ className: 'B' }), row({ className: 'Tunggal' }, 2), row({ nomor: 'Tunggal tangan kosong' }, 3)];
  const filled = fillIn(rows, { constants: { category: 'Tanding' } }, WORDS);
  expect(filled.map(({ cells }) => cells.category)).toEqual(['Tanding', '', '']);
});

it('neither an age nor a gender is given to a row whose class says another one', () => {
  const rows = [row({ className: 'B' }), row({ className: 'B Remaja Putri' }, 2)];
  const filled = fillIn(rows, { constants: { ageCategory: 'Dewasa', gender: 'Putra' } }, WORDS);
  expect(filled.map(({ cells }) => [cells.ageCategory, cells.gender])).toEqual([
    ['Dewasa', 'Putra'],
    ['', ''],
  ]);
});

it('what is mended in a row stands, whatever else it says', () => {
  const rows = [row({ className: 'Tunggal' })];
  const filled = fillIn(rows, { mended: { '|1|0': { category: 'Tanding' } } }, WORDS);
  expect(filled[0]?.cells.category).toBe('Tanding');
});

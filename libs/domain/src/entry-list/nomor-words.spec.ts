// What the words of an office's list say of the events within a category.
import { meaningsOfColumns } from './headings';
import { namesNomor, nomorIn } from './nomor-words';

const TUNGGAL = [
  { id: 'tunggal-tangan-kosong', name: 'Tunggal tangan kosong' },
  { id: 'tunggal-senjata', name: 'Tunggal senjata' },
];
const GANDA = TUNGGAL.map(({ id, name }) => ({
  id: id.replace('tunggal', 'ganda'),
  name: name.replace('Tunggal', 'Ganda'),
}));
const REGU = [
  { id: 'regu-a', name: 'Regu A (jurus 1–6)' },
  { id: 'regu-b', name: 'Regu B (jurus 7–12)' },
];
const OWN = [
  { id: 'jurus-baku', name: 'Jurus Baku' },
  { id: 'jurus-baku-beregu', name: 'Jurus Baku Beregu' },
];

it.each([
  ['Tunggal tangan kosong', TUNGGAL, 'tunggal-tangan-kosong'],
  ['TUNGGAL TK', TUNGGAL, 'tunggal-tangan-kosong'],
  ['Seni Tunggal - Tgn. Kosong', TUNGGAL, 'tunggal-tangan-kosong'],
  ['tanpa senjata', TUNGGAL, 'tunggal-tangan-kosong'],
  ['Tunggal Bersenjata', TUNGGAL, 'tunggal-senjata'],
  ['senjata', GANDA, 'ganda-senjata'],
  ['Ganda tangan kosong putri', GANDA, 'ganda-tangan-kosong'],
  ['Regu A', REGU, 'regu-a'],
  ['Beregu B', REGU, 'regu-b'],
  ['regu b (jurus 7-12)', REGU, 'regu-b'],
  ['jurus baku', OWN, 'jurus-baku'],
  ['Nomor Jurus Baku Beregu', OWN, 'jurus-baku-beregu'],
] as const)('%s names an event', (cell, events, id) => {
  expect(nomorIn([cell], events)).toBe(id);
});

it.each([
  ['Tunggal', TUNGGAL],
  ['', TUNGGAL],
  ['tangan kosong dan senjata', TUNGGAL],
  ['Ganda', GANDA],
  ['Regu', REGU],
  ['A', REGU],
  ['jurus', OWN],
  ['Tunggal tangan kosong', []],
] as const)('%p names none', (cell, events) => {
  expect(nomorIn([cell], events)).toBeUndefined();
});

it('the first cell that names one decides', () => {
  expect(nomorIn(['Tunggal', 'senjata', 'tangan kosong'], TUNGGAL)).toBe('tunggal-senjata');
});

it.each([
  ['tangan kosong', true],
  ['Ganda senjata', true],
  ['Jurus Baku', true],
  ['Tunggal', false],
  ['Tanding', false],
  ['12', false],
] as const)('%p in a column of events is one: %p', (cell, is) => {
  expect(namesNomor(cell, ['Tunggal', 'Ganda', 'Jurus Baku'])).toBe(is);
});

describe("the heading 'Nomor'", () => {
  const words = { categories: ['Tanding', 'Tunggal'], ages: ['Dewasa'], nomor: ['Jurus Baku'] };
  const meaningOf = (cells: readonly string[]) => meaningsOfColumns(['Nomor'], () => cells, words)[0];
  it.each([
    [['Tunggal tangan kosong', 'Tunggal senjata'], 'nomor'],
    [['Jurus Baku', ''], 'nomor'],
    [['Tunggal', 'Tanding'], 'category'],
    [['1', '2', '3'], 'number'],
  ] as const)('above %p means %s', (cells, meaning) => {
    expect(meaningOf(cells)).toBe(meaning);
  });
});

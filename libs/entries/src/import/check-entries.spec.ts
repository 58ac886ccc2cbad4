// A list that somebody made to be long: what is said of each of its rows stays short.
import { noCells } from '@gelanggang/domain/entry-list/columns';
import type { ListRow } from '@gelanggang/domain/entry-list/list-rows';
import { PlaceNames } from '@gelanggang/domain/entry-list/places';
import { IPSI_2025_SET } from '@gelanggang/domain/rules/ipsi-2025';
import { checkEntries } from './check-entries';
import type { EntryReference } from './entry-reference.queries';

const TANDING = { id: 1, name: 'Tanding', key: 'tanding', kind: 'tanding', unitSize: 1, isOffered: true };
const REFERENCE = {
  tournament: { id: 1, name: 'Kejuaraan', startDate: '2026-11-21' },
  places: new PlaceNames([], []),
  vocabulary: { categories: ['Tanding'], ages: ['Remaja'] },
  matchCategories: new Map([['tanding', TANDING]]),
  ageCategories: new Map(),
  classes: [],
  ruleSet: IPSI_2025_SET,
  knownByName: () => [],
} as unknown as EntryReference;

const rowsOf = (count: number): ListRow[] =>
  Array.from({ length: count }, (_, at) => ({
    line: at + 1,
    cells: { ...noCells(), name: `Atlet ${at}`, nik: '3319011203100001', category: 'Tanding' },
  }));
const twice = async (count: number) =>
  (await checkEntries(rowsOf(count), REFERENCE)).verdicts.filter(({ code }) => code === 'nik-twice');

it('names five other rows of one NIK, and how many there are besides', async () => {
  const [first, ...others] = await twice(300);
  expect(first?.text).toBe(
    'NIK 3319011203100001 dua kali dalam kategori Tanding (baris 2, baris 3, baris 4, baris 5, baris 6, 294 baris lain).',
  );
  // each with all others would be as many texts as the square of the rows
  expect(others).toHaveLength(299);
  expect(others.every(({ text }) => text.length < 200)).toBe(true);
});

it('names all of a few, from each of them the others', async () => {
  expect((await twice(3)).map(({ text }) => /\((.*)\)/.exec(text)?.[1])).toEqual([
    'baris 2, baris 3',
    'baris 1, baris 3',
    'baris 1, baris 2',
  ]);
});

it('says nothing of a category twice before it is known which one', async () => {
  const rows = rowsOf(2).map(({ line, cells }) => ({ line, cells: { ...cells, category: '' } }));
  const { verdicts } = await checkEntries(rows, REFERENCE);
  expect(verdicts.filter(({ code }) => code === 'nik-twice')).toEqual([]);
  expect(verdicts.filter(({ column, code }) => column === 'Kategori' && code === 'empty')).toHaveLength(2);
});

it('refuses a name and a contingent with letters of another script, and offers what they look like', async () => {
  const [row] = rowsOf(1) as [ListRow];
  // \u0412 looks like B, \u041a like K
  const cells = { ...row.cells, name: '\u0412udi Santoso', contingent: 'PSHT \u041audus' };
  const { entries, verdicts } = await checkEntries([{ ...row, cells }], REFERENCE);
  expect(entries).toEqual([]);
  expect(verdicts.filter(({ code }) => code === 'name').map(({ column, options }) => [column, options])).toEqual([
    ['Kontingen', ['PSHT Kudus']],
    ['Nama Atlet', ['Budi Santoso']],
  ]);
});

// Lists of old results: columns by their words, places as offices write them, pairs and teams, faults by row.
import * as fc from 'fast-check';
import type { SheetRow } from '../entry-list/sheet-rows';
import { likeliestSheet, PAST_COLUMN_KEYS, PAST_COLUMNS, pastMappingFault, proposePastList } from './past-list';
import { LAST_PLACE, pastKey, readPastResults, readPlace, teamSize } from './past-results';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200);
const sheet = (...rows: string[][]): SheetRow[] => rows.map((cells, at) => ({ line: at + 1, cells }));
const read = (...rows: string[][]) => {
  const all = sheet(...rows);
  const { heading, mapping } = proposePastList(all);
  return readPastResults(
    all.filter(({ line }) => line > (heading?.line ?? 0)),
    mapping,
  );
};
const HEAD = ['No', 'Nama Atlet', 'Kontingen', 'Provinsi', 'Kategori', 'Usia', 'Kelas', 'L/P', 'Juara'];

describe('The columns of a list', () => {
  it('are found below its titles, by the words that offices use', () => {
    const { heading, mapping } = proposePastList(
      sheet(['HASIL KEJUARAAN 2019'], ['Nama kegiatan: Piala Bupati'], [...HEAD], ['1', 'Ani', 'Kudus']),
    );
    expect(heading?.line).toBe(3);
    expect(mapping).toEqual({
      ...{ name: 1, contingent: 2, province: 3, category: 4, age: 5, className: 6, gender: 7, place: 8 },
    });
    expect(pastMappingFault(mapping)).toBeNull();
  });

  it('of the template are each found by its own heading', () => {
    const { mapping } = proposePastList(sheet(PAST_COLUMN_KEYS.map((key) => PAST_COLUMNS[key])));
    expect(Object.values(mapping)).toEqual(PAST_COLUMN_KEYS.map((_, at) => at));
  });

  it('that are missing or taken twice are named', () => {
    const { mapping } = proposePastList(sheet(['Nama', 'Kelas']));
    expect(pastMappingFault(mapping)?.text).toBe('Pilih kolom Kontingen, Juara.');
    expect(pastMappingFault({ ...mapping, contingent: 2, place: 2 })?.text).toBe('Satu kolom dipilih untuk dua hal.');
    expect(pastMappingFault({ ...mapping, contingent: 2, place: 3, className: null })?.text).toBe(
      'Pilih kolom Kategori atau Kelas.',
    );
  });
});

it.each([
  ['1', 1],
  ['Juara 1', 1],
  ['Juara II', 2],
  ['JUARA III BERSAMA', 3],
  ['Medali Emas', 1],
  ['perak', 2],
  ['Perunggu', 3],
  ['1 (Emas)', 1],
  ['Harapan 1', 4],
  ['12', 12],
  ['', null],
  ['-', null],
  ['1 (Perak)', undefined],
  ['emas perak', undefined],
  ['0', undefined],
  ['gugur', undefined],
  ['Juara', undefined],
  ['1000', undefined],
])('the place %j is %p', (cell, place) => {
  expect(readPlace(cell)).toBe(place);
});

it('A place is understood up to the last that can be kept, also one that is counted from the third', () => {
  expect(readPlace(`Harapan ${LAST_PLACE - 3}`)).toBe(LAST_PLACE);
  expect(readPlace(`Harapan ${LAST_PLACE - 2}`)).toBeUndefined();
  const row = ['1', 'Ani', 'Kudus', '', 'Tanding', 'Remaja', 'Kelas A', 'P', `Harapan ${LAST_PLACE}`];
  expect(read(HEAD, row).faults.map(({ line }) => line)).toEqual([2]);
});

describe('The rows of a list', () => {
  it('become results; empty rows, sums and headings on the next page do not', () => {
    const { results, faults } = read(
      HEAD,
      ['1', 'Ani', 'Kudus', 'Jawa Tengah', 'Tanding', 'Remaja', 'Kelas A', 'P', 'Emas'],
      [],
      HEAD,
      ['2', 'Budi', 'Tegal', '', 'Tanding', 'Remaja', 'Kelas B Putra', '', '-'],
      ['', '', '', '', '', '', '', '', '2'],
      ['Jumlah', '', '', '', '', '', '', '', ''],
    );
    expect(faults).toEqual([]);
    expect(results).toEqual([
      {
        ...{ line: 2, names: ['Ani'], contingent: 'Kudus', province: 'Jawa Tengah', category: 'Tanding' },
        ...{ age: 'Remaja', className: 'Kelas A', gender: 'female', place: 1 },
      },
      {
        ...{ line: 5, names: ['Budi'], contingent: 'Tegal', province: '', category: 'Tanding' },
        ...{ age: 'Remaja', className: 'Kelas B Putra', gender: 'male', place: null },
      },
    ]);
  });

  it('that are at fault are told with their line and all that is wrong', () => {
    const { results, faults } = read(
      HEAD,
      ['1', '', 'Kudus', '', 'Tanding', '', 'A', 'P', '1'],
      ['2', 'Budi', '', '', '', '', '', 'X', 'gugur'],
      ['3', 'Cici', 'Kudus', '', 'Tanding', '', 'A', 'P', '2'],
      ['4', 'CICI', 'kudus', '', 'tanding', '', 'A', 'P', '3'],
    );
    expect(results.map(({ line }) => line)).toEqual([4]);
    expect(faults).toEqual([
      { line: 2, name: 'Kudus', text: 'Nama kosong.' },
      {
        line: 3,
        name: 'Budi',
        text: 'Kontingen kosong. Kategori dan kelas kosong. Jenis kelamin “X” tidak dikenal. Juara “gugur” tidak terbaca: tulis 1, 2, 3 atau Emas, Perak, Perunggu.',
      },
      { line: 5, name: 'CICI', text: 'Sama dengan baris 4.' },
    ]);
  });

  it('of a pair or a team are one result, whether they stand in one row or in several', () => {
    const { results, notes } = read(
      HEAD,
      ['1', 'Ani', 'Kudus', '', 'Ganda', 'Remaja', '', 'P', '1'],
      ['2', 'Beti', 'Kudus', '', 'Ganda', 'Remaja', '', 'P', '1'],
      ['3', 'Cici', 'Kudus', '', 'Ganda', 'Remaja', '', 'P', '3'],
      ['4', 'Dewi', 'Kudus', '', 'Ganda', 'Remaja', '', 'P', '3'],
      ['5', 'Eka', 'Kudus', '', 'Ganda', 'Remaja', '', 'P', '3'],
      ['6', 'Fani', 'Kudus', '', 'Ganda', 'Remaja', '', 'P', '3'],
      ['7', '1. Gita\n2. Hana\n3. Ida', 'Tegal', '', 'Regu', 'Remaja', '', 'P', '1'],
    );
    expect(results.map(({ names }) => names)).toEqual([
      ['Ani', 'Beti'],
      ['Cici', 'Dewi'],
      ['Eka', 'Fani'],
      ['Gita', 'Hana', 'Ida'],
    ]);
    expect(notes).toEqual([]);
    expect(teamSize({ category: 'Seni', className: 'Regu A' })).toBe(3);
  });

  it('with a second gold of an event are taken, and named', () => {
    const row = (name: string) => ['', name, 'Kudus', '', 'Tanding', 'Remaja', 'A', 'P', 'Emas'];
    const { results, notes } = read(HEAD, row('Ani'), row('Beti'));
    expect(results).toHaveLength(2);
    expect(notes).toEqual([{ line: 3, name: 'Beti', text: 'Kelas ini sudah mempunyai emas di baris 2.' }]);
  });

  it('whatever they say, are read or told: none is lost, none stands twice, and every place is one', () => {
    const cell = fc.constantFrom(
      '',
      '-',
      'Ani',
      'ANI ',
      'Budi / Cici',
      'Kudus',
      '1',
      'Emas',
      'Ganda',
      'A',
      'P',
      'xx',
      '0',
    );
    const rows = fc.array(fc.array(cell, { minLength: 9, maxLength: 9 }), { maxLength: 30 });
    fc.assert(
      fc.property(rows, (body) => {
        const { results, faults } = read(HEAD, ...body);
        expect(new Set(results.map(pastKey)).size).toBe(results.length);
        expect(results.every(({ place }) => place === null || (place >= 1 && place <= LAST_PLACE))).toBe(true);
        const named = new Set([...results, ...faults].map(({ line }) => line));
        const told = body.filter(([, name, contingent]) => name?.replace('-', '') && contingent?.replace('-', ''));
        const inTeams = results.reduce((sum, one) => sum + one.names.length - 1, 0);
        expect(named.size + inTeams).toBeGreaterThanOrEqual(told.length > 0 ? 1 : 0);
        for (const one of results) expect(faults.some(({ line }) => line === one.line)).toBe(false);
      }),
      { numRuns: RUNS },
    );
  });
});

it('of a workbook the sheet with headings and most rows is proposed, each looked at once', () => {
  const text = 'Juara a b c d e f g';
  const rows = (count: number, ...head: string[][]) => ({
    rows: sheet(...head, ...Array.from({ length: count }, () => Array.from({ length: 80 }, () => text))),
  });
  const [own, ...odd] = [rows(10, HEAD), rows(50), rows(9, HEAD), ...Array.from({ length: 297 }, () => rows(40))];
  const before = performance.now();
  expect(likeliestSheet([...odd.slice(0, 2), own!, ...odd.slice(2)])).toBe(2);
  expect(performance.now() - before).toBeLessThan(3000);
  expect(likeliestSheet([])).toBe(0);
});

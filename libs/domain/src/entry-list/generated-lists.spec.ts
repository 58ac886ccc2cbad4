// Lists in layouts drawn by lot: every athlete is read, or its row is named as left out; nothing is lost in silence.
import * as fc from 'fast-check';
import { nameKey } from './columns';
import type { Meaning } from './sheet-plan';
import { placeKeyOf, readSheet } from './list-rows';
import { proposePlan } from './sheet-layout';
import type { Sheet, SheetRow } from './sheet-rows';

const VOCABULARY = {
  categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu', 'Solo Kreatif'],
  ages: ['Usia Dini 1', 'Usia Dini 2', 'Pra Remaja', 'Remaja', 'Dewasa'],
};
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200);

const FIRST = [
  'Taufik',
  'JIHAN',
  'Wahyuni',
  'Bayu',
  'Siti Aisyah',
  'Made',
  'PUTRI',
  "Nur'aini",
  'M. Rizki',
  'I Gede',
  'Panji',
];
const LAST = ['Hartono', 'WIBOWO', 'Purnama', 'Lestari', 'Anggraini', 'S. Ginting', 'Az-Zahra', 'Ketua', 'Total', ''];
const PLACES = ['KAB. BANYUMAS', 'Kota Tegal', 'Kudus', 'PSHT Cabang Brebes', 'Kab Purbalingga ', 'Tapak Suci 02'];
const MONTHS = ['Jan', 'Februari', 'Mar', 'April', 'Mei', 'Jun', 'Juli', 'Agt', 'Sept', 'Okt', 'November', 'Des'];

interface Person {
  name: string;
  contingent: string;
  female: boolean;
  day: number;
  month: number;
  year: number;
  weight: number;
  nik: string;
  letter: string;
}

const person = fc.record({
  name: fc.tuple(fc.constantFrom(...FIRST), fc.constantFrom(...LAST)).map((parts) => parts.join(' ').trim()),
  contingent: fc.constantFrom(...PLACES),
  female: fc.boolean(),
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.integer({ min: 1, max: 12 }),
  year: fc.integer({ min: 1999, max: 2014 }),
  weight: fc.integer({ min: 300, max: 750 }).map((grams) => grams / 10),
  nik: fc.integer({ min: 10 ** 11, max: 10 ** 12 - 1 }).map((digits) => `3302${digits}`),
  letter: fc.constantFrom(...'ABCD'),
});

const two = (value: number) => String(value).padStart(2, '0');
const date = (p: Person, way: number): string =>
  [
    `${p.day} ${MONTHS[p.month - 1]} ${p.year}`,
    `${two(p.day)}.${two(p.month)}.${String(p.year).slice(2)}`,
    `${p.day}-${p.month}-${p.year}`,
    `${p.year}-${two(p.month)}-${two(p.day)}`,
  ][way % 4] ?? '';

type ColumnKey = 'name' | 'birthDate' | 'gender' | 'weight' | 'className' | 'nik' | 'ageCategory';

const HEADINGS: Readonly<Record<ColumnKey | 'contingent' | 'number' | 'other', readonly string[]>> = {
  number: ['No', 'NO.', 'No Urut'],
  name: ['Nama', 'NAMA LENGKAP', 'Nama Pesilat', 'Nama Atlet', 'PESERTA'],
  birthDate: ['Tgl Lahir', 'TANGGAL LAHIR', 'Tgl. Lahir'],
  gender: ['JK', 'L/P', 'PA/PI', 'Jenis Kelamin', 'Kelamin'],
  weight: ['BB', 'Berat', 'BERAT BADAN (KG)', 'BB (kg)'],
  className: ['Kls', 'Kelas', 'KELAS TANDING'],
  nik: ['NIK', 'No. KTP', 'NO. INDUK KEPENDUDUKAN (NIK)'],
  ageCategory: ['Golongan', 'Usia', 'Gol. Usia', 'Kelompok Umur'],
  contingent: ['Asal', 'Kontingen', 'Nama Kontingen', 'Perguruan'],
  other: ['Keterangan', 'Nama Orang Tua', 'Alamat'],
};

const cellOf = (p: Person, key: ColumnKey, way: number): string => {
  const gender = p.female ? ['P', 'Pi', 'PI', 'Pr', 'Putri'] : ['L', 'Pa', 'PA', 'Lk', 'Putra'];
  const cells: Record<ColumnKey, string> = {
    name: p.name,
    birthDate: date(p, way),
    gender: gender[way % 5] ?? '',
    weight: [`${p.weight}`, `${String(p.weight).replace('.', ',')} kg`, `${p.weight}KG`][way % 3] ?? '',
    className:
      [p.letter, `KELAS ${p.letter}`, `${p.letter} ${gender[2]}`, `Remaja ${p.letter} ${gender[4]}`][way % 4] ?? '',
    nik: way % 3 === 0 ? `'${p.nik}` : p.nik,
    ageCategory: ['REMAJA', 'Remaja', 'remaja'][way % 3] ?? '',
  };
  return cells[key];
};

const layout = fc.record({
  people: fc.array(person, { minLength: 1, maxLength: 25 }),
  ways: fc.array(fc.nat({ max: 60 }), { minLength: 40, maxLength: 40 }),
  order: fc.shuffledSubarray(
    ['name', 'birthDate', 'gender', 'weight', 'className', 'nik', 'ageCategory'] as ColumnKey[],
    {
      minLength: 4,
    },
  ),
  heading: fc.nat({ max: 20 }),
  titles: fc.subarray([
    'FORMULIR PENDAFTARAN KOLEKTIF',
    '(diisi dengan huruf kapital)',
    'KEJUARAAN BANYUMAS OPEN 2026',
  ]),
  hasNumber: fc.boolean(),
  hasOther: fc.boolean(),
  isBlocks: fc.boolean(),
  isTwoRows: fc.boolean(),
  isNumbered: fc.boolean(),
  hasTotals: fc.boolean(),
  isSigned: fc.boolean(),
  repeatsHeader: fc.boolean(),
  block: fc.constantFrom('KONTINGEN : ', 'Kontingen: ', 'NAMA KONTINGEN : ', 'Kontingen '),
  gaps: fc.array(fc.nat({ max: 2 }), { minLength: 40, maxLength: 40 }),
});
type Layout = typeof layout extends fc.Arbitrary<infer T> ? T : never;

/** The sheet, and by line who stands there. */
function build(drawn: Layout): { sheet: Sheet; athletes: Map<number, Person>; lines: number } {
  const keys = drawn.order.includes('name') ? drawn.order : (['name', ...drawn.order] as ColumnKey[]);
  const rows: SheetRow[] = [];
  const athletes = new Map<number, Person>();
  let line = 0;
  const add = (cells: string[], spans?: [number, number][]): number => {
    line += 1 + (drawn.gaps[rows.length % 40] === 2 && !spans && !cells.includes('#') ? 1 : 0);
    rows.push(spans ? { line, cells, spans } : { line, cells });
    return line;
  };
  const lead = drawn.hasNumber ? 1 : 0;
  const head = (key: keyof typeof HEADINGS) => HEADINGS[key][drawn.heading % HEADINGS[key].length] ?? '';
  const header = [
    ...(drawn.hasNumber ? [head('number')] : []),
    ...keys.map(head),
    ...(drawn.isBlocks ? [] : [head('contingent')]),
    ...(drawn.hasOther ? [head('other')] : []),
  ];
  for (const title of drawn.titles) add([title]);
  const addHeader = () => {
    if (drawn.isTwoRows) {
      // the upper row says the first of two words, or stands over all
      const upper = header.map((text) => (text.includes(' ') ? (text.split(' ')[0] ?? '') : text));
      const lower = header.map((text) => (text.includes(' ') ? text.split(' ').slice(1).join(' ') : ''));
      if (lower.filter((text) => text !== '').length >= 2) {
        line += 1;
        rows.push({ line, cells: upper }, { line: line + 1, cells: lower });
        line += 1;
        return;
      }
    }
    add(header);
  };
  addHeader();
  if (drawn.isNumbered) add(header.map((_, at) => `(${at + 1})`));
  const people = drawn.isBlocks
    ? [...drawn.people].sort((a, b) => a.contingent.localeCompare(b.contingent))
    : drawn.people;
  let block = '';
  for (const [at, one] of people.entries()) {
    if (drawn.isBlocks && one.contingent !== block) {
      if (block !== '' && drawn.hasTotals)
        add([...Array.from({ length: lead }, () => ''), `JUMLAH ${block}`, '', '12']);
      block = one.contingent;
      add([`${drawn.block}${block}`, ...(lead ? [''] : [])]);
      if (drawn.repeatsHeader && at > 0) addHeader();
    }
    const way = drawn.ways[at % 40] ?? 0;
    const cells = [
      ...(drawn.hasNumber ? [String(at + 1)] : []),
      ...keys.map((key) => cellOf(one, key, way)),
      ...(drawn.isBlocks ? [] : [one.contingent]),
      ...(drawn.hasOther ? [''] : []),
    ];
    athletes.set(add(cells), one);
  }
  if (drawn.hasTotals) add([...Array.from({ length: lead }, () => ''), 'JUMLAH', '', String(people.length)]);
  if (drawn.isSigned) {
    const aside = Array.from({ length: lead }, () => '');
    for (const text of ['Purwokerto, 1 November 2026', 'Ketua Panitia,', '( ............................ )'])
      add([...aside, text]);
  }
  return { sheet: { name: 'Sheet1', rows }, athletes, lines: rows.length };
}

describe('A list in any layout', () => {
  it(`has each of its athletes read with what stands in its row (${RUNS} lists)`, () => {
    fc.assert(
      fc.property(layout, (drawn) => {
        const { sheet, athletes, lines } = build(drawn);
        const plan = proposePlan(sheet, VOCABULARY);
        const { rows, leftOut } = readSheet(sheet, plan, VOCABULARY);
        // every row is somewhere, and only once
        expect(new Set([...rows.map((row) => row.line), ...leftOut.map((row) => row.line)]).size).toBe(lines);
        expect(rows.length + leftOut.length).toBe(lines);
        expect(new Set(rows.map(placeKeyOf)).size).toBe(rows.length);
        expect(rows.map((row) => row.line)).toEqual([...athletes.keys()]);
        for (const { line, cells } of rows) {
          const one = athletes.get(line);
          expect(cells.name).toBe(one?.name);
          expect(nameKey(cells.contingent)).toBe(nameKey(one?.contingent ?? ''));
        }
        const keys = new Set<Meaning>(drawn.order);
        for (const key of ['nik', 'birthDate', 'weight', 'gender'] as const) {
          if (keys.has(key)) expect(rows.every(({ cells }) => cells[key] !== '')).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it(`of any texts at all loses no row and never fails (${RUNS} sheets)`, () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        '',
        '',
        'Nama',
        'NIK',
        'No',
        'JUMLAH',
        'KONTINGEN : X',
        'L',
        '5 Mei 2001',
        'Ganda',
        'Ketua,',
        '12',
        ':',
      ),
    );
    const grid = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 30 });
    fc.assert(
      fc.property(grid, (cells) => {
        const rows = cells
          .map((row, at) => ({ line: at + 1, cells: row }))
          .filter((row) => row.cells.some((one) => one.trim()));
        const sheet = { name: 'Apa saja', rows };
        const { rows: read, leftOut } = readSheet(sheet, proposePlan(sheet, VOCABULARY), VOCABULARY);
        const lines = new Set([...read.map(({ line }) => line), ...leftOut.map(({ line }) => line)]);
        expect([...lines].sort((a, b) => a - b)).toEqual(rows.map(({ line }) => line));
        expect(leftOut.every(({ line }) => !read.some((row) => row.line === line))).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});

// Tables beside one another: every athlete of each of them is read, and what stands above is said of the right ones.
import * as fc from 'fast-check';
import { readSheet } from './list-rows';
import { proposePlan } from './sheet-layout';
import type { Sheet } from './sheet-rows';
import { startsOfSides } from './side-tables';

const WORDS = {
  categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu', 'Solo Kreatif'],
  ages: ['Usia Dini 2', 'Pra Remaja', 'Remaja', 'Dewasa'],
};
const sheetOf = (lines: readonly string[]): Sheet => ({
  name: 'Data',
  rows: lines.map((line, at) => ({ line: at + 1, cells: line.split('|') })).filter(({ cells }) => cells.some(Boolean)),
});
const read = (sheet: Sheet) => readSheet(sheet, proposePlan(sheet, WORDS), WORDS);

const TWO = sheetOf([
  'KONTINGEN : KOTA MADIUN',
  'Ketua : Bpk. Sugeng / 0811-3333-444',
  'PUTRA||||||PUTRI',
  'No|Nama|NIK|Tgl Lahir|Kelas||No|Nama|NIK|Tgl Lahir|Kelas',
  '1|Hafizh Ramadhan|3577010910102040|09/10/2010|Remaja A||1|Jihan Aulia|3577015110102041|11/10/2010|Remaja A',
  '2|Kevin Sanjaya|3577011202102042|12/02/2010|Remaja B||2|Khairunnisa|3577015805102043|18/05/2010|Remaja B',
  '3|Satria Bagus|3577012505102044|25/05/2010|Remaja C||3||||',
  '||||||4|Mutiara Andini|3577014403102047|04/03/2010|Remaja D',
  'KONTINGEN : KAB. MADIUN',
  '1|Panji Laksono|3519010910102048|09/10/2010|Remaja A||1|Siti Zulaikhah|3519015110102049|11/10/2010|Remaja A',
  'Jumlah|4|||||Jumlah|4',
]);

describe('Two tables beside one another', () => {
  const { rows, leftOut } = read(TWO);

  it('are both read, each of what stands above it', () => {
    expect(rows.map(({ line, cells }) => `${line} ${cells.name} ${cells.gender} ${cells.contingent}`)).toEqual([
      '5 Hafizh Ramadhan Putra KOTA MADIUN',
      '5 Jihan Aulia Putri KOTA MADIUN',
      '6 Kevin Sanjaya Putra KOTA MADIUN',
      '6 Khairunnisa Putri KOTA MADIUN',
      '7 Satria Bagus Putra KOTA MADIUN',
      '8 Mutiara Andini Putri KOTA MADIUN',
      '10 Panji Laksono Putra KAB. MADIUN',
      '10 Siti Zulaikhah Putri KAB. MADIUN',
    ]);
    const led = rows.filter(({ cells }) => cells.contingent === 'KOTA MADIUN').map(({ cells }) => cells);
    expect(new Set(led.map((cells) => `${cells.picName} ${cells.picPhone} ${cells.team}`))).toEqual(
      new Set(['Bpk. Sugeng 0811-3333-444 ']),
    );
    expect(new Set(rows.map(({ line, member }) => `${line}/${member}`)).size).toBe(rows.length);
  });

  it('leave each other row out once, by its whole text', () => {
    expect(leftOut.map(({ line, kind, text }) => `${line} ${kind} ${text.slice(0, 25)}`)).toEqual([
      '1 title KONTINGEN : KOTA MADIUN',
      '2 title Ketua : Bpk. Sugeng / 081',
      '3 title PUTRA · PUTRI',
      '4 header No · Nama · NIK · Tgl Lah',
      '9 section KONTINGEN : KAB. MADIUN',
      '11 total Jumlah · 4 · Jumlah · 4',
    ]);
  });

  it('are not the columns of a pair or a team', () => {
    const pair = sheetOf([
      'Nama 1|NIK 1|Tgl Lahir 1|Nama 2|NIK 2|Tgl Lahir 2',
      'Dina|3302010505100001|5/5/2010|Dini||',
    ]);
    expect(startsOfSides(pair.rows.slice(0, 1))).toEqual([0]);
  });
});

it('A table of sums beside the athletes says nothing of them', () => {
  const head = 'No|Nama|NIK|Kategori';
  const rows = ['1|Budi Bela|3302010505100001|Tanding', '2|Adi Bela|3302010505100002|Tanding'];
  const classes = (lines: readonly string[]) => read(sheetOf(lines)).rows.map(({ cells }) => cells.className);
  expect(classes([`${head}||Kelas|Jumlah`, `${rows[0]}||A|3`, `${rows[1]}||B|2`])).toEqual(['', '']);
  expect(classes([`${head}||Kelas`, `${rows[0]}||A`, `${rows[1]}||B`])).toEqual(['A', 'B']);
});

it('What is added up for each athlete is no table of sums, also where an empty column stands before it', () => {
  const wide = [
    'No|Nama Lengkap||NIK|Kelas|Jumlah Bayar',
    '1|Budi Bela||3302010505100001|A|250000',
    '2|Adi Bela||3302010505100002|B|250000',
  ];
  expect(read(sheetOf(wide)).rows.map(({ cells }) => `${cells.nik} ${cells.className}`)).toEqual([
    '3302010505100001 A',
    '3302010505100002 B',
  ]);
  const spaced = ['No|Nama|NIK||Kelas|Total Biaya', '1|Budi Bela|3302010505100001||A|250000'];
  const more = [...spaced, '2|Adi Bela|3302010505100002||A|250000'];
  expect(read(sheetOf(more)).rows.map(({ cells }) => cells.className)).toEqual(['A', 'A']);
});

const person = fc.record({
  name: fc.constantFrom('Budi Santoso', 'SITI AISYAH', 'M. Rizki', "Nur'aini", 'I Gede Adi', 'Putri Ayu'),
  nik: fc.integer({ min: 10 ** 11, max: 10 ** 12 - 1 }).map((digits) => `3302${digits}`),
  day: fc.integer({ min: 1, max: 28 }),
});

it('of any number and length lose nobody', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(person, { minLength: 1, maxLength: 8 }), { minLength: 2, maxLength: 4 }),
      fc.boolean(),
      (sides, hasGap) => {
        const gap = hasGap ? '||' : '|';
        const longest = Math.max(...sides.map((side) => side.length));
        const lines = [
          'KONTINGEN : KUDUS',
          sides.map(() => 'No|Nama|NIK|Tgl Lahir').join(gap),
          ...Array.from({ length: longest }, (_, at) =>
            sides
              .map((side) => {
                const one = side[at];
                return one ? `${at + 1}|${one.name}|${one.nik}|${one.day}/5/2010` : '|||';
              })
              .join(gap),
          ),
        ];
        const niks = read(sheetOf(lines)).rows.map(({ cells }) => cells.nik);
        expect(niks.sort()).toEqual(sides.flatMap((side) => side.map(({ nik }) => nik)).sort());
      },
    ),
    { numRuns: Number(process.env['FUZZ_RUNS'] ?? 100) },
  );
});

it('Tables of other columns, that count their rows each, are read each by its own', () => {
  const { rows } = read(
    sheetOf([
      'KONTINGEN : KAB. KUDUS',
      'TANDING||||||||SENI',
      'No|Nama|Tgl Lahir|L/P|NIK|BB|Kelas||No|Nama|Tgl Lahir|NIK|Kategori',
      '1|Ahmad Fauzi|05-05-2010|L|3319010505100001|45,5|B||1|Zaki Yusuf|01-01-2011|3319010101110021|Tunggal',
      '2|Citra Dewi|07-07-2010|P|3319014707100003|42|A',
    ]),
  );
  expect(rows.map(({ cells }) => [cells.contingent, cells.name, cells.category, cells.className, cells.team])).toEqual([
    ['KAB. KUDUS', 'Ahmad Fauzi', 'Tanding', 'B', ''],
    ['KAB. KUDUS', 'Zaki Yusuf', 'Tunggal', '', ''],
    ['KAB. KUDUS', 'Citra Dewi', 'Tanding', 'A', ''],
  ]);
});

it('Names of whom each has a class beside it are read each with its own, below one number and what stands above or below', () => {
  const told = (lines: readonly string[]) =>
    read(sheetOf(lines)).rows.map(({ cells }) => [cells.name, cells.gender, cells.className, cells.team]);
  const people = ['1|Budi Santoso|A|Siti Aminah|B', '2|Joko Susilo|C||'];
  const all = [
    ['Budi Santoso', 'Putra', 'A', ''],
    ['Siti Aminah', 'Putri', 'B', ''],
    ['Joko Susilo', 'Putra', 'C', ''],
  ];
  expect(told(['NO|NAMA ATLET|KELAS|NAMA ATLET|KELAS', '|PUTRA||PUTRI', ...people])).toEqual(all);
  expect(told(['NO|PUTRA||PUTRI', '|NAMA|KELAS|NAMA|KELAS', ...people])).toEqual(all);
  // two who perform together have one category
  const pair = ['NO|KONTINGEN|NAMA|NIK|NAMA|NIK|KATEGORI', '1|PSHT|Budi|3319010505100001|Joko|3319010505100002|Ganda'];
  expect(told(pair).map(([name, , , team]) => [name, team])).toEqual([
    ['Budi', 'Budi / Joko'],
    ['Joko', 'Budi / Joko'],
  ]);
});

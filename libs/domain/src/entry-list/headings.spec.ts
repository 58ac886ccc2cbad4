// What columns mean beside one another: whose telephone it is, classes by their bounds, the second of a pair.
import type { EntryColumn } from './columns';
import { readSheet } from './list-rows';
import { proposePlan } from './sheet-layout';

const WORDS = { categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu'], ages: ['Remaja', 'Dewasa'] };

function read(lines: readonly string[], ...columns: EntryColumn[]): string[] {
  const rows = lines.map((line, at) => ({ line: at + 1, cells: line.split('|').map((cell) => cell.trim()) }));
  const sheet = { name: '', rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(broken) })) };
  const { rows: athletes } = readSheet(sheet, proposePlan(sheet, WORDS), WORDS);
  return athletes.map(({ cells }) => columns.map((column) => cells[column]).join(' · '));
}
const broken = (cell: string): string => cell.replaceAll('~', '\n');

it('The telephone of the coach is that of the contingent, not the one of each athlete before it', () => {
  const row = (phone: string) => `Budi|3302010505100001|${phone}|Pak Hadi|0811-2222-3333`;
  const list = ['Nama|NIK|No HP Atlet|Pelatih|HP Pelatih', row('0812-1111-1111'), row('0812-1111-2222')];
  expect(new Set(read(list, 'picPhone'))).toEqual(new Set(['0811-2222-3333']));
});

it('A contingent is that of the column that says so, not the school before it', () => {
  const list = ['Nama|NIK|Asal Sekolah|Asal Kontingen', 'Budi|3302010505100001|SMA 1|KAB. KUDUS'];
  expect(read(list, 'contingent', 'district')).toEqual(['KAB. KUDUS · ']);
});

it('Where an athlete lives is no place of the contingent', () => {
  const list = [
    'Nama|NIK|Kontingen|Alamat|Kelurahan/Desa|Kecamatan|Kabupaten/Kota|Provinsi',
    'Budi|3302010505100001|PSHT|Jl. Mawar|Jati|Jati|Kabupaten Pati|Jawa Timur',
  ];
  expect(read(list, 'contingent', 'district', 'province')).toEqual(['PSHT ·  · ']);
  const ofClub = ['Nama|NIK|Kontingen|Kabupaten/Kota|Provinsi', 'Budi|3302010505100001|PSHT|Kudus|Jawa Tengah'];
  expect(read(ofClub, 'district', 'province')).toEqual(['Kudus · Jawa Tengah']);
});

it('A team is a contingent where nobody is in a pair or a team', () => {
  const list = (event: string) => ['Name|NIK|Event|Team', `John Doe|3302010505100001|${event}|Netherlands`];
  expect(read(list('Single'), 'contingent', 'team')).toEqual(['Netherlands · ']);
  expect(read(list('Double'), 'contingent', 'team')).toEqual([' · Netherlands']);
});

it.each(['1. Budi', '1) Budi', '1 Budi', '1- Budi', '(1) Budi'])('%s is called Budi', (name) => {
  expect(read(['Nama|NIK', `${name}|3302010505100001`], 'name')).toEqual(['Budi']);
});

it('A column of classes may have nothing but their bounds', () => {
  const list = ['Nama|NIK|BB|Kelas', 'Budi|3302010505100001|47|-50', 'Adi|3302010505100002|57|50-55 kg'];
  expect(read(list, 'className')).toEqual(['-50', '50-55 kg']);
});

it('A row of hints below the header is no athlete', () => {
  expect(read(['Nama|NIK|BB', '(sesuai KTP)|(16 angka)|(kg)', 'Budi|3302010505100001|45'], 'name')).toEqual(['Budi']);
});

it.each([
  ['Pelatih', 'Pak Hadi (0812-3333-4444)'],
  ['Pelatih/HP', 'Pak Hadi / 0812-3333-4444'],
])('Below %s a name and a telephone are taken apart', (heading, cell) => {
  expect(read([`Nama|NIK|${heading}`, `Budi|3302010505100001|${cell}`], 'picName', 'picPhone')).toEqual([
    'Pak Hadi · 0812-3333-4444',
  ]);
});

describe('A pair in one row', () => {
  it('has a NIK and a date each, also where their headings are the same', () => {
    const list = [
      'No|Kategori|Nama Pesilat 1|NIK|Tgl Lahir|Nama Pesilat 2|NIK|Tgl Lahir',
      '1|Ganda|Adi|3302010505100001|5-5-2010|Budi|3302010606100002|6-6-2010',
    ];
    expect(read(list, 'name', 'nik', 'birthDate')).toEqual([
      ...['Adi · 3302010505100001 · 5-5-2010', 'Budi · 3302010606100002 · 6-6-2010'],
    ]);
  });

  it.each([
    ['the same headings', 'No|Kategori|Nama|NIK|Tgl Lahir|Nama|NIK|Tgl Lahir'],
    [
      'their numbers before',
      'No|Kategori|Pesilat I Nama|Pesilat I NIK|Tgl Lahir|Pesilat II Nama|Pesilat II NIK|Tgl Lahir',
    ],
  ])('is two, by %s', (_, head) => {
    const list = [head, '1|Ganda|Adi|3302010505100001|5-5-2010|Budi|3302010606100002|6-6-2010'];
    expect(read(list, 'name', 'nik', 'birthDate', 'className')).toEqual([
      ...['Adi · 3302010505100001 · 5-5-2010 · ', 'Budi · 3302010606100002 · 6-6-2010 · '],
    ]);
  });

  it.each([
    ['Adi dan Budi', '5-5-2010 dan 6-6-2010'],
    ['Adi, Budi', '5-5-2010, 6-6-2010'],
    ['Adi + Budi', '5-5-2010 + 6-6-2010'],
    ['Adi - Budi', '5-5-2010 - 6-6-2010'],
    ['Adi x Budi', '5-5-2010 x 6-6-2010'],
    ['a. Adi b. Budi', '5-5-2010~6-6-2010'],
    ['a) Adi~b) Budi', '5-5-2010 / 6-6-2010'],
  ])('%s has the dates %s', (names, dates) => {
    const list = ['No|Kategori|Nama|Tgl Lahir', `1|Ganda|${names}|${dates}`];
    expect(read(list, 'name', 'birthDate')).toEqual(['Adi · 5-5-2010', 'Budi · 6-6-2010']);
  });

  it('is one person where the letters are those of a name, and one date is not two', () => {
    expect(read(['No|Kategori|Nama|NIK', '1|Tunggal|A. Rahman B. Saleh|3302010505100001'], 'name')).toEqual([
      'A. Rahman B. Saleh',
    ]);
    expect(read(['No|Kategori|Nama|TTL', '1|Ganda|Adi & Budi|Kudus, 5-5-2010'], 'birthPlace', 'birthDate')).toEqual([
      ...['Kudus · 5-5-2010', ' · '],
    ]);
  });
});

it('A weight below KELAS is what the class is asked about, and is not lost', () => {
  expect(read(['NO|NAMA|L/P|KELAS TANDING', '1|Budi|L|45 Kg', '2|Siti|P|48 kg'], 'className')).toEqual([
    '45 Kg',
    '48 kg',
  ]);
});

it('A year of birth is the birth date only where no other column tells the day', () => {
  const row = (birth: string) => `Budi|3302010505100001|${birth}|45`;
  expect(read(['Nama|NIK|Tahun Lahir|BB', row('2010')], 'birthDate', 'birthPlace')).toEqual(['2010 · ']);
  expect(read(['Nama|NIK|Tahun Lahir|Tgl Lahir|BB', row('2010|5-5-2010')], 'birthDate')).toEqual(['5-5-2010']);
  expect(read(['Nama|NIK|TTL|Thn Lahir|BB', row('Kudus, 5-5-2010|2010')], 'birthDate')).toEqual(['5-5-2010']);
});

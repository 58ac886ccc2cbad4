// A second event of an athlete in a column, a line or a remark of its own, and what a remark says against its row.
import { sheetOf, told, WORDS } from '../../test/typed-lists';
import { readSheet } from './list-rows';
import { partedLines } from './loose-lines';
import { withRemarked } from './remarked-events';
import { noCells } from './columns';
import { proposePlan } from './sheet-layout';

const HEAD = 'Kontingen|Nama|L/P|BB|Kategori';
const ROWS = ['PSHT|Budi|L|45|Tanding', 'PSHT|Joko|L|47|Tanding', 'PSHT|Andi|L|50|Tunggal'];
const list = (heading: string, cells: readonly string[], head = HEAD, rows = ROWS) =>
  [`${head}|${heading}`, ...rows.map((row, at) => `${row}|${cells[at] ?? ''}`)].join('\n');

it.each(['Seni', 'Nomor', 'Nomor Seni', 'Kategori Tambahan', 'Event'])(
  'an event below %p beside another one is a second entry, and the same one twice is one',
  (heading) => {
    expect(told(list(heading, ['Tunggal', '', 'Tunggal']), 'name', 'category')).toEqual([
      'Budi · Tanding',
      'Budi · Tunggal',
      'Joko · Tanding',
      'Andi · Tunggal',
    ]);
  },
);

it('the event that Seni leaves open is that of the column beside it', () => {
  const rows = ['PSHT|Budi|L|45|Tanding', 'PSHT|Joko|L|47|Tanding', 'PSHT|Andi|L|50|Seni'];
  expect(told(list('Nomor', ['-', '-', 'Tunggal'], HEAD, rows), 'name', 'category')).toEqual([
    'Budi · Tanding',
    'Joko · Tanding',
    'Andi · Tunggal',
  ]);
});

it('a column of other words beside the events stays out', () => {
  expect(told(list('Nomor Punggung', ['12', '13', '14']), 'category')).toEqual(['Tanding', 'Tanding', 'Tunggal']);
  expect(told(list('Kategori Umur', ['Remaja', 'Remaja', 'Dewasa']), 'category', 'ageCategory')).toEqual([
    'Tanding · Remaja',
    'Tanding · Remaja',
    'Tunggal · Dewasa',
  ]);
});

it('a remark may add an event, also to what stands above the table', () => {
  const said = ['+ tunggal', 'juara 1 tunggal tahun lalu', 'ikut ganda juga dg Joko'];
  expect(told(list('Ket', said), 'name', 'category')).toEqual([
    'Budi · Tanding',
    'Budi · Tunggal',
    'Joko · Tanding',
    'Andi · Tunggal',
    'Andi · Ganda',
  ]);
  const below = 'TANDING REMAJA\nKontingen|Nama|L/P|BB|Ket\nPSHT|Budi|L|45|+ tunggal\nPSHT|Joko|L|47|';
  expect(told(below, 'name', 'category')).toEqual(['Budi · Tanding', 'Budi · Tunggal', 'Joko · Tanding']);
});

it.each([
  ['pindah kelas D', 'className', 'C / pindah kelas D'],
  ['kelas jadi D', 'className', 'C / kelas jadi D'],
  ['seni saja, tidak jadi tanding', 'className', 'C / seni saja, tidak jadi tanding'],
  ['BB sekarang 52', 'weight', '48 / BB sekarang 52'],
  ['main di dewasa', 'ageCategory', 'main di dewasa'],
  ['tidak pindah kelas', 'className', 'C'],
  ['BB 48', 'weight', '48'],
  ['juara 1 kelas D', 'className', 'C'],
  ['tanding saja', 'className', 'C'],
] as const)('a remark %p stands beside what it speaks against, and is asked about', (remark, column, cell) => {
  const row = { ...noCells(), name: 'Budi', category: 'Tanding', className: 'C', weight: '48' };
  expect(withRemarked(row, remark, undefined, WORDS)[column]).toBe(cell);
});

it('what a colour means is no remark of the row beside it', () => {
  const text =
    'Kontingen|Nama|L/P|BB|Kategori||Keterangan:\nPSHT|Budi|L|45|Tanding||Merah = mundur\nPSHT|Joko|L|47|Tanding||';
  expect(told(text, 'name')).toEqual(['Budi', 'Joko']);
});

it('who was refused or disqualified before is left out by name', () => {
  expect(told(list('Status', ['OK', 'Ditolak', 'DISKUALIFIKASI']), 'name')).toEqual(['Budi']);
});

it('initials of events above ticks are the events, T of tanding where TG is tunggal', () => {
  const head = 'Kontingen|Nama|L/P|BB';
  const rows = ['PSHT|Budi|L|45|B|||', 'PSHT|Joko|L|47||v||', 'PSHT|Andi|L|50|||1|', 'PSHT|Adi|L|50|C|v||'];
  expect(told([`${head}|T|TG|G|R`, ...rows].join('\n'), 'name', 'category', 'className')).toEqual([
    'Budi · Tanding · B',
    'Joko · Tunggal · ',
    'Andi · Ganda · ',
    'Adi · Tanding · C',
    'Adi · Tunggal · ',
  ]);
  const ofSeni = ['PSHT|Budi|L|45|v||', 'PSHT|Joko|L|47||v|', 'PSHT|Andi|L|50||v|'];
  expect(told([`${head}|T|G|R`, ...ofSeni].join('\n'), 'category')).toEqual(['Tunggal', 'Ganda', 'Ganda']);
});

describe('A line of a text', () => {
  const lines = (text: string) => {
    const sheet = partedLines({ ...sheetOf(text), name: '' }, WORDS);
    const { rows } = readSheet(sheet, proposePlan(sheet, WORDS), WORDS);
    return rows.map(({ line, cells }) => `${line} ${cells.name} · ${cells.category} · ${cells.team}`);
  };

  it('may enter one athlete twice', () => {
    const text = 'Kontingen: PSHT\n1. Budi, L, 45 kg, Tanding, Tunggal\n2. Joko, L, 47 kg, Tanding';
    expect(lines(text)).toEqual(['2 Budi · Tanding · ', '2 Budi · Tunggal · ', '3 Joko · Tanding · ']);
  });

  it('may name a pair or a team, by its own words or by those above', () => {
    const text =
      'Kontingen: PSHT\n1. Budi, L, 45 kg, Tanding\n2. Joko / Andi - Ganda Putra\n3. Adi, Edi, Udi - Regu Putra\n4. Ani, PSHT Kudus - Ganda';
    expect(lines(text)).toEqual([
      '2 Budi · Tanding · ',
      '3 Joko · Ganda Putra · Joko / Andi',
      '3 Andi · Ganda Putra · Joko / Andi',
      '4 Adi · Regu Putra · Adi / Edi / Udi',
      '4 Edi · Regu Putra · Adi / Edi / Udi',
      '4 Udi · Regu Putra · Adi / Edi / Udi',
      // a club is no mate
      '5 Ani · Ganda · ',
    ]);
    expect(lines('GANDA PUTRA REMAJA\n1. Joko / Andi, 12-03-2011\n2. Adi / Edi, 13-03-2011')).toHaveLength(4);
  });
});

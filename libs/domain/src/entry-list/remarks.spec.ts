// Who stands among the athletes and is no entry, and what the words above a table say of it.
import { readSheet } from './list-rows';
import { proposePlan } from './sheet-layout';
import { kindOfTable } from './remarks';

const WORDS = { categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu'], ages: ['Pra Remaja', 'Remaja'] };

function read(lines: readonly string[], name = 'Sheet1') {
  const rows = lines.map((line, at) => ({ line: at + 1, cells: line.split('|').map((cell) => cell.trim()) }));
  const sheet = { name, rows };
  return readSheet(sheet, proposePlan(sheet, WORDS), WORDS);
}
const kinds = (lines: readonly string[], name?: string) =>
  read(lines, name).leftOut.map(({ line, kind }) => `${line} ${kind}`);
const told = (lines: readonly string[]) =>
  read(lines).rows.map(({ cells }) => [cells.contingent, cells.category, cells.ageCategory, cells.gender].join(' · '));

describe('Among the athletes', () => {
  const row = (name: string, role: string, remark: string) => `1|${name}|${role}|5-5-2010|L|Remaja|45|${remark}`;
  const HEAD = 'No|Nama|Jabatan|Tgl Lahir|L/P|Golongan|BB|Keterangan';

  it.each([
    ['a manager', row('Drs. Suparno', 'Manajer Tim', ''), 'official'],
    ['a coach by the remark', row('Joko', '', 'Pelatih Putra'), 'official'],
    ['who withdrew', row('Dina', 'Atlet', 'WO'), 'withdrawn'],
    ['who withdrew in words', row('Dina', 'Atlet', 'Mengundurkan diri (sakit)'), 'withdrawn'],
    ['a reserve', row('Dina', 'Cadangan', ''), 'reserve'],
    ['an example', row('Contoh: Fulan bin Fulan', 'Atlet', ''), 'example'],
    ['an example by its number', row('Fulan', 'Atlet', '').replace('1|', 'Contoh|'), 'example'],
    ['an example of the template', row('Nama atlet', 'Perguruan (hapus baris ini)', ''), 'example'],
    ['a reserve by the name', row('Dina (cad.)', 'Atlet', ''), 'reserve'],
    ['who withdrew, by a word before', row('Dina', 'Atlet', 'Atlet mundur'), 'withdrawn'],
    ['who withdrew, behind the reason', row('Dina', 'Atlet', 'cedera, mundur'), 'withdrawn'],
    ['who is to be removed', row('Dina', 'Atlet', 'HAPUS'), 'withdrawn'],
    ['who withdrew in Malay', row('Dina', 'Atlet', 'Tarik diri'), 'withdrawn'],
    ['who withdrew in English', row('Dina', 'Atlet', 'withdrawn'), 'withdrawn'],
    ['who withdrew, behind the name', row('Dina - mundur', 'Atlet', ''), 'withdrawn'],
    ['who withdrew, before the name', row('(batal) Dina', 'Atlet', ''), 'withdrawn'],
    ['who is ill and does not come', row('Dina', 'Atlet', 'sakit, tidak ikut'), 'withdrawn'],
    ['who is replaced', row('Dina', 'Atlet', 'diganti'), 'withdrawn'],
    ['who is replaced by another of the list', row('Dina', 'Atlet', 'diganti Budi'), 'withdrawn'],
    ['who is replaced by somebody', row('Dina', 'Atlet', 'sudah digantikan oleh Budi'), 'withdrawn'],
    ['who is replaced, behind the name', row('Dina (diganti Budi)', 'Atlet', ''), 'withdrawn'],
    ['an example behind a colon', row('Misal: Fulan', 'Atlet', ''), 'example'],
    ['who withdrew, between stars', row('Dina *mundur*', 'Atlet', ''), 'withdrawn'],
  ])('%s is left out by name', (_, line, kind) => {
    expect(kinds([HEAD, line, row('Budi', 'Atlet', 'juara tahun lalu')])).toEqual(['1 header', `2 ${kind}`]);
  });

  it.each([
    'tidak mundur',
    'belum batal ikut',
    'tidak jadi mundur',
    'batal mundur',
    'sakit',
    'sudah lunas',
    'diganti kelas C',
    'pengganti Eko',
  ])('who is %p stays one', (remark) => expect(kinds([HEAD, row('Dina', 'Atlet', remark)])).toEqual(['1 header']));

  it.each([
    ['Dina', 'diganti Dedi', 'Dina (diganti dedi)'],
    ['Dina', 'sudah digantikan oleh Ani', 'Dina (diganti ani)'],
    ['Dina (diganti Dedi)', '', 'Dina (diganti Dedi)'],
  ])('%s, %p: who takes the place has no row, and this one is asked about', (name, remark, asked) => {
    const list = [HEAD, row(name, 'Atlet', remark), row('Budi', 'Atlet', '')];
    expect(read(list).rows.map(({ cells }) => cells.name)).toEqual([asked, 'Budi']);
  });

  it("'Misal Hidayat' is a name", () => {
    expect(kinds([HEAD, row('Misal Hidayat', 'Atlet', '')])).toEqual(['1 header']);
  });

  it('whoever is said to be an athlete is one', () => {
    const lines = [HEAD, row('Drs. Suparno', 'Manajer', ''), row('Budi', 'Atlet', '')];
    const rows = lines.map((line, at) => ({ line: at + 1, cells: line.split('|') }));
    const sheet = { name: '', rows };
    expect(readSheet(sheet, proposePlan(sheet, WORDS), WORDS, new Set([2])).rows).toHaveLength(2);
  });
});

describe('Words above a table', () => {
  it.each([
    ['C. OFFICIAL', 'officials'],
    ['DAFTAR PELATIH DAN MANAJER', 'officials'],
    ['Data Official', 'officials'],
    ['B. SENI', 'seni'],
    ['II. SENI (TGR)', 'seni'],
    ['A. ATLET', 'athletes'],
    ['KABUPATEN PATI', null],
    ['SENI BUDAYA JAYA', null],
  ])('%s', (words, kind) => expect(kindOfTable(words)).toBe(kind));

  it('end what those before said, and are no contingent', () => {
    const list = [
      ...['KONTINGEN KUDUS', 'TANDING', 'No|Nama|Tgl Lahir|L/P|BB', '1|Budi|5-5-2010|L|45'],
      ...['B. SENI', '1|Siti Aminah|5-5-2010|P|'],
      ...['C. OFFICIAL', '1|Pak Joko|||', '2|Bu Rini|||'],
    ];
    expect(told(list)).toEqual(['KUDUS · Tanding ·  · L', 'KUDUS ·  ·  · P']);
    expect(kinds(list).slice(3)).toEqual(['5 section', '7 section', '8 official', '9 official']);
  });

  it('hold below the line of a manager, too', () => {
    const list = [
      'No|Nama|Tgl Lahir|L/P|BB',
      '1|Budi|5-5-2010|L|45',
      '|OFFICIAL',
      'Manajer : Pak Hadi',
      '2|Pak Joko|5-5-1980|L|',
    ];
    expect(kinds(list)).toEqual(['1 header', '3 section', '4 section', '5 official']);
  });

  it('say the same with the words of a list before them', () => {
    const below = ['No|Nama|Tgl Lahir|BB', '1|Budi|5-5-2010|45'];
    expect(told(['DAFTAR PESERTA TANDING REMAJA PUTRA', ...below])).toEqual([' · Tanding · Remaja · Putra']);
    expect(told(['DAFTAR ATLET TANDING REMAJA PUTRA KONTINGEN KUDUS', ...below])).toEqual([
      'KUDUS · Tanding · Remaja · Putra',
    ]);
    expect(told(['DAFTAR PESERTA KEJUARAAN REMAJA 2026', ...below])).toEqual([' ·  ·  · ']);
  });

  it('name the first block as they name the others, without their counts', () => {
    const head = 'No|Nama|Tgl Lahir|L/P|BB';
    const list = [
      'REKAP',
      '1. KAB. KUDUS',
      head,
      '1|Budi|5-5-2010|L|45',
      '2. KAB. PATI (12 atlet)',
      head,
      '1|Adi|5-5-2010|L|46',
    ];
    expect(told(list).map((row) => row.split(' · ')[0])).toEqual(['KAB. KUDUS', 'KAB. PATI']);
    expect(told(list.slice(0, 4))[0]).toMatch(/^ /);
  });

  it('as the name of a sheet leave its officials out', () => {
    expect(kinds(['No|Nama|Jabatan|No HP', '1|Pak Joko|Pelatih|081222333444'], 'Data Official')).toEqual([
      ...['1 header', '2 official'],
    ]);
  });
});

it('A status that says who has paid says of others that they withdrew or are reserves', () => {
  const list = [
    'No|Nama|Kontingen|Kelas|Status',
    '1|Mona|PATI|A Putri Remaja|Lunas',
    '2|Nina|PATI|B Putri Remaja|Belum bayar',
    '3|Ova|PATI|B Putri Remaja|MUNDUR',
    '4|Pipit|PATI|C Putri Remaja|Cadangan',
  ];
  expect(kinds(list)).toEqual(['1 header', '4 withdrawn', '5 reserve']);
});

// Texts that stand alone between athletes, and names of sheets: what names a contingent, and what does not.
import type { EntryColumn } from './columns';
import { readSheet } from './list-rows';
import { contingentIn, factsOfLone } from './lone-cells';
import { proposePlan } from './sheet-layout';

const WORDS = {
  categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu'],
  ages: ['Usia Dini 2', 'Remaja', 'Dewasa'],
  nomor: ['Tunggal', 'Tunggal tangan kosong', 'Tunggal senjata'],
};

function read(lines: readonly string[], name = 'Sheet1') {
  const rows = lines.map((line, at) => ({ line: at + 1, cells: line.split('|').map((cell) => cell.trim()) }));
  const sheet = { name, rows };
  return readSheet(sheet, proposePlan(sheet, WORDS), WORDS);
}
const told = (lines: readonly string[], ...columns: EntryColumn[]) =>
  read(lines).rows.map(({ cells }) => columns.map((column) => cells[column]).join(' · '));

it.each([
  ...['Tambahan', 'SUSULAN', 'Halaman 1 dari 2', 'Hal. 2', 'Page 2 of 3', '- 2 -', '2/3', 'Sesi 2', 'Gelanggang A'],
  ...['Sabtu, 21 November 2026', 'KEJUARAAN BUPATI CUP 2026', 'Kejurkab 2026', 'SUDAH LUNAS', 'Belum bayar', 'TIM A'],
  ...['*) belum lengkap', 'No. Rek 1234567 BRI', 'dan seterusnya', 'PUTRA PUTRI', 'TANDING & SENI', 'Kelompok SMP'],
  ...['DATA PESERTA KEJUARAAN', 'Wasit', 'By Name', 'Table 1', 'Daftar Hadir', 'Pembayaran'],
  ...['Berikut nama kami', 'Dengan hormat', 'Mohon dicek', 'Terima kasih'],
])('%s is no contingent', (text) => expect(contingentIn(text)).toBeUndefined());

it.each([
  ['DAFTAR ATLET KAB. PATI', 'KAB. PATI'],
  ['2. KAB. PATI (12 atlet)', 'KAB. PATI'],
  ['KAB. PATI : 12 ATLET', 'KAB. PATI'],
  ['KAB. PATI - 12 orang', 'KAB. PATI'],
  ['SMP N 1', 'SMP N 1'],
  ['SD 3 Kudus', 'SD 3 Kudus'],
  ['PSHT Cabang Kudus', 'PSHT Cabang Kudus'],
  ['Atlet Muda Kudus', 'Atlet Muda Kudus'],
  ['Putra Bangsa', 'Putra Bangsa'],
])('%s names %s', (text, name) => expect(contingentIn(text)).toBe(name));

it.each([
  ['45 - 50 kg', { className: '45 - 50 kg' }],
  ['REGU 2 REMAJA PUTRA', { category: 'Regu', ageCategory: 'Remaja', gender: 'Putra', team: 'REGU 2 REMAJA PUTRA' }],
  ['PRESTASI REMAJA PUTRI', { ageCategory: 'Remaja', gender: 'Putri' }],
  ['TUNGGAL TANGAN KOSONG PUTRA', { category: 'Tunggal', gender: 'Putra', nomor: 'TUNGGAL TANGAN KOSONG PUTRA' }],
  ['KONTINGEN : ________', { contingent: '' }],
  ['TANDING DAN SENI', null],
])('%s says %j of those below it', (text, facts) => expect(factsOfLone(text, WORDS)).toEqual(facts));

describe('Between athletes', () => {
  const HEAD = 'NO|NAMA|L/P|TGL LAHIR|NIK|BB';
  const athlete = (number: number, name: string) => `${number}|${name}|L|5-5-2010|330201050510000${number}|45`;

  it('the foot of a page leaves the contingent as it was, and what has a name begins another one', () => {
    const list = ['KONTINGEN : KUDUS', HEAD, athlete(1, 'Budi'), '|||||Halaman 1 dari 2', HEAD, athlete(2, 'Adi')];
    expect(told([...list, '|PATI', athlete(1, 'Ida'), athlete(2, 'Cici')], 'contingent')).toEqual([
      ...['KUDUS', 'KUDUS', 'PATI', 'PATI'],
    ]);
  });

  it('a title that each page repeats is no contingent', () => {
    const page = (number: number) => ['KEJUARAAN BUPATI CUP 2026', HEAD, athlete(number, 'Budi')];
    expect(told([...page(1), ...page(2)], 'contingent')).toEqual(['', '']);
  });

  it('feet of pages do not take the club of its column away', () => {
    const row = (number: number) => `${athlete(number, 'Budi')}|PSHT`;
    const list = [`${HEAD}|PERGURUAN`, row(1), '|Halaman 1', row(2), '|Halaman 2', row(3)];
    expect(told(list, 'contingent')).toEqual(['PSHT', 'PSHT', 'PSHT']);
  });

  it('an event ends what the one before said of its class and its team', () => {
    const list = [
      HEAD,
      'REGU 2',
      athlete(1, 'Budi'),
      'TANDING',
      'KELAS A',
      athlete(2, 'Adi'),
      'GANDA',
      athlete(3, 'Ida'),
    ];
    expect(told(list, 'category', 'className', 'team').map((row) => row.trim())).toEqual([
      ...['Regu ·  · REGU 2', 'Tanding · A ·', 'Ganda ·  ·'],
    ]);
  });

  it('those below CADANGAN, MUNDUR and WASIT are left out by name', () => {
    const list = [HEAD, athlete(1, 'Budi'), '|CADANGAN', athlete(2, 'Adi'), '|Yang mundur:', athlete(3, 'Ida')];
    const { rows, leftOut } = read([...list, '|WASIT JURI', athlete(4, 'Pak Joko')]);
    expect(rows).toHaveLength(1);
    expect(leftOut.map(({ line, kind }) => `${line} ${kind}`)).toEqual([
      ...['1 header', '3 section', '4 reserve', '5 section', '6 withdrawn', '7 section', '8 official'],
    ]);
  });
});

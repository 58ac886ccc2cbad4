// What a row between athletes says in one cell of its contingent and of who is in charge.
import { isTotal, readFacts } from './section-rows';

const WORDS = { categories: ['Tanding', 'Tunggal'], ages: ['Remaja'] };
const said = (...cells: string[]) => readFacts(cells, WORDS)?.facts ?? null;

it.each([
  'KONTINGEN KOTA TEGAL (Manajer : Pak Slamet 0812 3456 7890)',
  'A. KONTINGEN KOTA TEGAL (Manajer : Pak Slamet, HP : 0812 3456 7890)',
  'Kontingen: KOTA TEGAL   Manajer: Pak Slamet   No. HP: 0812 3456 7890',
  'Pasukan : KOTA TEGAL - Jurulatih : Pak Slamet (0812 3456 7890)',
  '2. KOTA TEGAL (Pelatih: Pak Slamet / 0812 3456 7890)',
])('%s names the contingent and its person in charge', (text) =>
  expect(said(text)).toEqual({ contingent: 'KOTA TEGAL', picName: 'Pak Slamet', picPhone: '0812 3456 7890' }),
);

it.each([
  ['PASUKAN: SELANGOR', { contingent: 'SELANGOR' }],
  ['Đơn vị: Hà Nội', { contingent: 'Hà Nội' }],
  ['KONTINGEN : KUDUS (12 atlet)', { contingent: 'KUDUS' }],
  ['KONTINGEN B: TAPAK SUCI', { contingent: 'TAPAK SUCI' }],
  ['DATA ATLET KONTINGEN "PERISAI DIRI" TEGAL', { contingent: 'PERISAI DIRI TEGAL' }],
  ['FORM B - TANDING REMAJA', { category: 'Tanding', ageCategory: 'Remaja' }],
  ['Kontingen : ....................', null],
  ['Nama kontingen ________', null],
  ['Hari: Sabtu, pukul: 10', null],
  ['Daftar peserta (CP : Budi 0812 3456 7890)', null],
  ['KEJUARAAN BUPATI CUP (CP : Panitia, HP : 0812 3456 7890)', null],
])('%s says %p', (text, facts) => expect(said(text)).toEqual(facts));

it.each([
  [['Biaya pendaftaran', 'Rp 400.000'], true],
  [['Jumlah', '12'], true],
  [['2 atlet', 'Rp 500.000'], true],
  [['(12 orang)'], true],
  [['2 atlet', 'Budi'], false],
  [['Uang Suherman', 'L', '5-5-2010', '47'], false],
])('%j is a sum: %p', (cells, isSum) => expect(isTotal(cells as string[])).toBe(isSum));

// Names below lines of classes and events: whose they are, and which texts are no such list.
import { WORDS, sheetOf } from '../../test/typed-lists';
import type { EntryColumn } from './columns';
import { readChosen, type ReadSheet } from './list-rows';
import { namesBelowEvents } from './names-below-events';
import { proposePlan } from './sheet-layout';
import type { Sheet } from './sheet-rows';

function readOf(sheet: Sheet): ReadSheet {
  const laidOut = namesBelowEvents(sheet, WORDS);
  const [read] = readChosen([{ sheet: laidOut, plan: proposePlan(laidOut, WORDS) }], WORDS);
  return read ?? { rows: [], leftOut: [] };
}
function told(text: string, ...columns: EntryColumn[]): string[] {
  return readOf(sheetOf(text)).rows.map(({ line, cells }) =>
    [line, ...columns.map((column) => cells[column])].join(' · '),
  );
}

it('gives each name the class above it, and the contingent that is written once', () => {
  const text = `
KONTINGEN : PSHT SLEMAN
KELAS A PUTRA REMAJA
1. Budi Santoso
2|Joko Susilo

KELAS B PUTRI REMAJA
- Siti Aminah, S.Pd`;
  expect(told(text, 'contingent', 'name', 'gender', 'ageCategory', 'className')).toEqual([
    '3 · PSHT SLEMAN · Budi Santoso · Putra · Remaja · A',
    '4 · PSHT SLEMAN · Joko Susilo · Putra · Remaja · A',
    '7 · PSHT SLEMAN · Siti Aminah, S.Pd · Putri · Remaja · B',
  ]);
});

it('reads the events of seni as they are headed, and pairs and teams of one line', () => {
  const text = `
Kontingen PSHT Sleman
REGU PUTRA REMAJA
1. Budi Santoso
2. Joko Susilo
3. Agus Salim
GANDA PUTRI REMAJA
1. Siti Aminah / Dewi Sartika
REGU PUTRI REMAJA
Rina Wati, Nur Hidayah, Ayu Lestari
Tunggal Putra Dewasa: Fajar Nugroho`;
  expect(told(text, 'name', 'category', 'gender', 'ageCategory', 'team')).toEqual([
    '3 · Budi Santoso · Regu · Putra · Remaja · ',
    '4 · Joko Susilo · Regu · Putra · Remaja · ',
    '5 · Agus Salim · Regu · Putra · Remaja · ',
    '7 · Siti Aminah · Ganda · Putri · Remaja · Siti Aminah / Dewi Sartika',
    '7 · Dewi Sartika · Ganda · Putri · Remaja · Siti Aminah / Dewi Sartika',
    '9 · Rina Wati · Regu · Putri · Remaja · Rina Wati / Nur Hidayah / Ayu Lestari',
    '9 · Nur Hidayah · Regu · Putri · Remaja · Rina Wati / Nur Hidayah / Ayu Lestari',
    '9 · Ayu Lestari · Regu · Putri · Remaja · Rina Wati / Nur Hidayah / Ayu Lestari',
    '10 · Fajar Nugroho · Tunggal · Putra · Dewasa · ',
  ]);
});

it('reads the class before the names of a line, each of them an athlete', () => {
  const chat = `
Kontingen: PSHT Sleman
Tanding Remaja Putra
Kelas A: Budi Santoso
Kelas B | Joko Susilo
Kelas C: Agus Salim, Andi Wijaya`;
  expect(told(chat, 'name', 'gender', 'className')).toEqual([
    '3 · Budi Santoso · Putra · A',
    '4 · Joko Susilo · Putra · B',
    '5 · Agus Salim · Putra · C',
    '5 · Andi Wijaya · Putra · C',
  ]);
});

it('reads the contingents beside or above the names of a class', () => {
  const beside = `
KELAS A PUTRA REMAJA
1|Budi Santoso|PSHT Sleman
2|Joko Susilo (Tapak Suci Bantul)
KELAS B PUTRA REMAJA
1|Agus Salim|Merpati Putih`;
  expect(told(beside, 'contingent', 'name', 'className')).toEqual([
    '2 · PSHT Sleman · Budi Santoso · A',
    '3 · Tapak Suci Bantul · Joko Susilo · A',
    '5 · Merpati Putih · Agus Salim · B',
  ]);
  const above = `
KELAS A PUTRA REMAJA
GARUDA SAKTI
Budi Santoso
Joko Susilo
CAKRA BUANA
Agus Salim`;
  expect(told(above, 'contingent', 'name')).toEqual([
    '3 · GARUDA SAKTI · Budi Santoso',
    '4 · GARUDA SAKTI · Joko Susilo',
    '6 · CAKRA BUANA · Agus Salim',
  ]);
});

it('leaves officials, dashes, letters and signatures out, each row once', () => {
  const text = `
Dengan hormat kami mengirim atlet berikut
KONTINGEN : KAB. PATI
Kelas A Putra Remaja
1. Budi Santoso
Kelas B Putra Remaja
1. -
Kelas C Putra Remaja
1. Joko Susilo
OFFICIAL
1. Pak Sugeng
Pati, 12 November 2026
Ketua Kontingen
Sutrisno, S.Pd.`;
  const { rows, leftOut } = readOf(sheetOf(text));
  expect(rows.map(({ cells }) => `${cells.contingent} · ${cells.name} · ${cells.className}`)).toEqual([
    'KAB. PATI · Budi Santoso · A',
    'KAB. PATI · Joko Susilo · C',
  ]);
  expect(leftOut.find(({ line }) => line === 10)?.kind).toBe('official');
  expect([...rows, ...leftOut].map(({ line }) => line).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 13 }, (_, at) => at + 1),
  );
});

it.each([
  [
    'rules',
    `
KETENTUAN TANDING
1. Peserta wajib membawa KTP
2. Kelas A sampai J
TANDING REMAJA
1. Berat sesuai kelas
2. Pakaian hitam polos`,
  ],
  [
    'matches',
    `
KELAS A PUTRA REMAJA
1|Budi Santoso|PSHT|vs|Joko Susilo|Tapak Suci
2|Agus Salim|PSHT|vs|Andi|Merpati`,
  ],
  [
    'results',
    `
KELAS A PUTRA REMAJA
Juara 1 : Budi Santoso
Juara 2 : Joko Susilo
KELAS B PUTRA REMAJA
Juara 1 : Andi`,
  ],
  [
    'names with a place beside them, below their contingent',
    `
KONTINGEN : PSHT
KELAS A PUTRA REMAJA
1|Budi Santoso|Sleman
2|Joko Susilo|Bantul`,
  ],
])('is no list of %s', (_, text) => {
  const sheet = sheetOf(text);
  expect(namesBelowEvents(sheet, WORDS)).toBe(sheet);
});

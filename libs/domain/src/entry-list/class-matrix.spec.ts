// Names in a table of classes and genders: who stands where, and what is no such table.
import { WORDS, sheetOf } from '../../test/typed-lists';
import type { EntryColumn } from './columns';
import { unfolded } from './class-matrix';
import { readChosen } from './list-rows';
import { proposePlan } from './sheet-layout';

function told(text: string, ...columns: EntryColumn[]): string[] {
  const sheet = unfolded(sheetOf(text), WORDS);
  const [read] = readChosen([{ sheet, plan: proposePlan(sheet, WORDS) }], WORDS);
  return (read?.rows ?? []).map(({ line, cells }) => [line, ...columns.map((column) => cells[column])].join(' · '));
}

it('gives each name the class of its row and the gender of its column', () => {
  const text = `
KONTINGEN PSHT SLEMAN
DAFTAR ATLET TANDING REMAJA
NO|KELAS|PUTRA|PUTRI
1|A|Budi Santoso|Siti Aminah
2|B|Agus Salim|-
|| Joko Susilo|
3|C||Dewi Sartika
|Jumlah|3|2
Mengetahui,
( Sutrisno )`;
  expect(told(text, 'contingent', 'name', 'gender', 'ageCategory', 'className', 'category', 'team')).toEqual([
    '4 · PSHT SLEMAN · Budi Santoso · Putra · Remaja · A · Tanding · ',
    '4 · PSHT SLEMAN · Siti Aminah · Putri · Remaja · A · Tanding · ',
    '5 · PSHT SLEMAN · Agus Salim · Putra · Remaja · B · Tanding · ',
    '6 · PSHT SLEMAN · Joko Susilo · Putra · Remaja · B · Tanding · ',
    '7 · PSHT SLEMAN · Dewi Sartika · Putri · Remaja · C · Tanding · ',
  ]);
});

it('reads ages above the genders, also where they stand in a row of their own', () => {
  const sheet = sheetOf(`
KELAS|REMAJA||DEWASA|
|PA|PI|PA|PI
A|Budi Santoso||Agus Salim|
B (43-47)||Siti Aminah||Dewi Sartika`);
  const [ages, ...others] = sheet.rows;
  const spans = [
    [1, 2],
    [3, 2],
  ] as const;
  const merged = { ...sheet, rows: [{ ...ages!, spans }, ...others] };
  const laidOut = unfolded(merged, WORDS);
  const [read] = readChosen([{ sheet: laidOut, plan: proposePlan(laidOut, WORDS) }], WORDS);
  expect(read?.rows.map(({ cells }) => [cells.name, cells.ageCategory, cells.gender, cells.className])).toEqual([
    ['Budi Santoso', 'Remaja', 'Putra', 'A'],
    ['Agus Salim', 'Dewasa', 'Putra', 'A'],
    ['Siti Aminah', 'Remaja', 'Putri', 'B (43-47)'],
    ['Dewi Sartika', 'Dewasa', 'Putri', 'B (43-47)'],
  ]);
});

it('reads the contingent beside each name, and leaves the bounds of the class alone', () => {
  const text = `
TANDING REMAJA
KELAS|BERAT|PUTRA|KONTINGEN|PUTRI|KONTINGEN
A|39-43|Budi Santoso|PSHT|Siti Aminah|Merpati
B|43-47|Agus Salim|Tapak Suci||`;
  expect(told(text, 'contingent', 'name', 'gender', 'className', 'weight')).toEqual([
    '3 · PSHT · Budi Santoso · Putra · A · ',
    '3 · Merpati · Siti Aminah · Putri · A · ',
    '4 · Tapak Suci · Agus Salim · Putra · B · ',
  ]);
});

it('leaves sums by class and gender, and tables of athletes, as they are', () => {
  for (const text of [
    `
KELAS|PUTRA|PUTRI|JUMLAH
A|3|2|5
B|1|4|5`,
    `
KELAS|PUTRA|PUTRI
A|3 orang|2 orang`,
    `
Nama|Kelas|Putra|Putri
Budi Santoso|A|v|
Siti Aminah|B||v`,
  ]) {
    const sheet = sheetOf(text);
    expect(unfolded(sheet, WORDS)).toBe(sheet);
  }
});

it('reads contingents beside one another, each name of the one above it, the gender below it', () => {
  const text = `
TANDING REMAJA PUTRA
KELAS|PSHT SLEMAN|KAB. BANTUL|PERISAI DIRI KULON PROGO|TAPAK SUCI|MERPATI PUTIH
A|Budi Santoso|Andi Wijaya|||Tono
B||Joko Susilo|Agus Salim||`;
  expect(told(text, 'contingent', 'name', 'gender', 'ageCategory', 'className')).toEqual([
    '3 · PSHT SLEMAN · Budi Santoso · Putra · Remaja · A',
    '3 · KAB. BANTUL · Andi Wijaya · Putra · Remaja · A',
    '3 · MERPATI PUTIH · Tono · Putra · Remaja · A',
    '4 · KAB. BANTUL · Joko Susilo · Putra · Remaja · B',
    '4 · PERISAI DIRI KULON PROGO · Agus Salim · Putra · Remaja · B',
  ]);
  const sheet = sheetOf(`
KELAS|SLEMAN||BANTUL|
|PA|PI|PA|PI
A|Budi|Siti|Andi|
B|Joko||Agus|Dewi`);
  const spans = [
    [1, 2],
    [3, 2],
  ] as const;
  const laidOut = unfolded(
    { ...sheet, rows: sheet.rows.map((row, at) => (at === 0 ? { ...row, spans } : row)) },
    WORDS,
  );
  const [read] = readChosen([{ sheet: laidOut, plan: proposePlan(laidOut, WORDS) }], WORDS);
  expect(read?.rows.map(({ cells }) => [cells.contingent, cells.name, cells.gender, cells.className])).toEqual([
    ['SLEMAN', 'Budi', 'Putra', 'A'],
    ['SLEMAN', 'Siti', 'Putri', 'A'],
    ['BANTUL', 'Andi', 'Putra', 'A'],
    ['SLEMAN', 'Joko', 'Putra', 'B'],
    ['BANTUL', 'Agus', 'Putra', 'B'],
    ['BANTUL', 'Dewi', 'Putri', 'B'],
  ]);
});

it('reads events before the contingents, several names of a class and the pair of a cell', () => {
  const text = `
NO|NOMOR PERTANDINGAN|KAB. SLEMAN|KAB. BANTUL
1|Tanding A Putra|Budi, Beni|1. Andi 2. Anton
2|Ganda Putra|Agus / Salim|Udin & Usman
3|Tunggal Putri|Siti Aminah, S.Pd.|Dewi diganti Rina`;
  expect(told(text, 'contingent', 'name', 'category', 'team')).toEqual([
    '2 · KAB. SLEMAN · Budi · Tanding A Putra · ',
    '2 · KAB. SLEMAN · Beni · Tanding A Putra · ',
    '2 · KAB. BANTUL · Andi · Tanding A Putra · ',
    '2 · KAB. BANTUL · Anton · Tanding A Putra · ',
    '3 · KAB. SLEMAN · Agus · Ganda Putra · Agus / Salim',
    '3 · KAB. SLEMAN · Salim · Ganda Putra · Agus / Salim',
    '3 · KAB. BANTUL · Udin · Ganda Putra · Udin / Usman',
    '3 · KAB. BANTUL · Usman · Ganda Putra · Udin / Usman',
    '4 · KAB. SLEMAN · Siti Aminah, S.Pd. · Tunggal Putri · ',
    '4 · KAB. BANTUL · Dewi diganti Rina · Tunggal Putri · ',
  ]);
});

it('reads the contingent in brackets behind each name, and blocks below one another', () => {
  const text = `
TANDING REMAJA
KELAS|PUTRA|PUTRI
A|Budi Santoso (PSHT Sleman), Joko (Tapak Suci)|Siti Aminah (Tapak Suci)
TANDING DEWASA
KELAS|PUTRA|PUTRI
B|Agus - PSHT Sleman|
Jumlah|3|1`;
  expect(told(text, 'contingent', 'name', 'gender', 'category', 'ageCategory', 'className')).toEqual([
    '3 · PSHT Sleman · Budi Santoso · Putra · Tanding · Remaja · A',
    '3 · Tapak Suci · Joko · Putra · Tanding · Remaja · A',
    '3 · Tapak Suci · Siti Aminah · Putri · Tanding · Remaja · A',
    '6 · PSHT Sleman · Agus · Putra · Tanding · Dewasa · B',
  ]);
  const clubs = `
NO|KELAS|PUTRA|PUTRI
PSHT KLATEN
1|A|Budi|Siti
TAPAK SUCI BANTUL
1|A|Agus|`;
  expect(told(clubs, 'contingent', 'name')).toEqual([
    '3 · PSHT KLATEN · Budi',
    '3 · PSHT KLATEN · Siti',
    '5 · TAPAK SUCI BANTUL · Agus',
  ]);
});

it('reads the athletes below each contingent where no class is written, and neither medals nor a schedule', () => {
  const text = `
PSHT SLEMAN|TAPAK SUCI BANTUL
Budi Santoso|Andi Wijaya
Siti Aminah|`;
  expect(told(text, 'contingent', 'name')).toEqual([
    '2 · PSHT SLEMAN · Budi Santoso',
    '2 · TAPAK SUCI BANTUL · Andi Wijaya',
    '3 · PSHT SLEMAN · Siti Aminah',
  ]);
  for (const other of [
    `
KELAS|EMAS|PERAK|PERUNGGU
A Putra|Budi (PSHT)|Andi (TS)|Joko (PD)`,
    `
PARTAI|KELAS|SUDUT MERAH|SUDUT BIRU
1|A|Budi (PSHT)|Andi (TS)`,
    `
KELAS|PSHT SLEMAN|TAPAK SUCI
A|2|1`,
  ]) {
    const sheet = sheetOf(other);
    expect(unfolded(sheet, WORDS)).toBe(sheet);
  }
});

it('leaves tables below contingents as they are, with a class beside each name', () => {
  const text = `
PSHT SLEMAN||TAPAK SUCI BANTUL|
KELAS|NAMA|KELAS|NAMA
A PUTRA|Budi Santoso|A PUTRA|Andi
B PUTRA|Joko|C PUTRI|Dewi`;
  expect(told(text, 'contingent', 'name', 'className')).toEqual([
    '3 · PSHT SLEMAN · Budi Santoso · A PUTRA',
    '3 · TAPAK SUCI BANTUL · Andi · A PUTRA',
    '4 · PSHT SLEMAN · Joko · B PUTRA',
    '4 · TAPAK SUCI BANTUL · Dewi · C PUTRI',
  ]);
  const english = `
WEIGHT CLASS|KELANTAN|JOHOR
Class A Male|Amir|Hafiz`;
  expect(told(english, 'contingent', 'name', 'className')).toEqual([
    '2 · KELANTAN · Amir · Class A Male',
    '2 · JOHOR · Hafiz · Class A Male',
  ]);
});

it('reads classes, events and ages beside one another, with the names of each below it', () => {
  const classes = `
KONTINGEN : PSHT SLEMAN
TANDING REMAJA PUTRA
NO|KELAS A|KELAS B|KELAS C
1|Budi Santoso|Joko Susilo|Agus Salim
2|Andi Wijaya||-
Jumlah|2|1|1`;
  expect(told(classes, 'contingent', 'name', 'gender', 'category', 'className')).toEqual([
    '4 · PSHT SLEMAN · Budi Santoso · Putra · Tanding · A',
    '4 · PSHT SLEMAN · Joko Susilo · Putra · Tanding · B',
    '4 · PSHT SLEMAN · Agus Salim · Putra · Tanding · C',
    '5 · PSHT SLEMAN · Andi Wijaya · Putra · Tanding · A',
  ]);
  const events = `
TUNGGAL PUTRA|GANDA PUTRI|REGU PUTRA
Budi Santoso|Siti Aminah & Dewi Sartika|Joko Susilo
||Agus Salim
||Eko Prasetyo`;
  expect(told(events, 'name', 'gender', 'category', 'team')).toEqual([
    '2 · Budi Santoso · Putra · Tunggal · ',
    '2 · Siti Aminah · Putri · Ganda · Siti Aminah / Dewi Sartika',
    '2 · Dewi Sartika · Putri · Ganda · Siti Aminah / Dewi Sartika',
    '2 · Joko Susilo · Putra · Regu · ',
    '3 · Agus Salim · Putra · Regu · ',
    '4 · Eko Prasetyo · Putra · Regu · ',
  ]);
  const ages = `
TANDING PUTRA
PRA REMAJA|REMAJA|DEWASA
Budi Santoso|Agus Salim|Andi Wijaya`;
  expect(told(ages, 'name', 'gender', 'ageCategory')).toEqual([
    '3 · Budi Santoso · Putra · Pra Remaja',
    '3 · Agus Salim · Putra · Remaja',
    '3 · Andi Wijaya · Putra · Dewasa',
  ]);
});

it('reads the contingent before the names of each class, with and without a heading', () => {
  for (const corner of ['KONTINGEN', '']) {
    const text = `
TANDING DEWASA PUTRA
${corner}|KELAS A|KELAS B
PSHT Sleman|Budi Santoso|Joko Susilo
Tapak Suci Bantul||Agus Salim, Eko Prasetyo`;
    expect(told(text, 'contingent', 'name', 'ageCategory', 'className')).toEqual([
      '3 · PSHT Sleman · Budi Santoso · Dewasa · A',
      '3 · PSHT Sleman · Joko Susilo · Dewasa · B',
      '4 · Tapak Suci Bantul · Agus Salim · Dewasa · B',
      '4 · Tapak Suci Bantul · Eko Prasetyo · Dewasa · B',
    ]);
  }
});

it('leaves winners, sums and ticks below classes as they are', () => {
  for (const text of [
    `
|KELAS A|KELAS B
Juara 1|Budi Santoso|Joko Susilo
Juara 2|Agus Salim|Eko Prasetyo`,
    `
KONTINGEN|KELAS A|KELAS B
PSHT Sleman|1|2
Tapak Suci|2|`,
    `
NAMA|A|B|C
Budi Santoso|v||
Joko Susilo||v|`,
  ]) {
    const sheet = sheetOf(text);
    expect(unfolded(sheet, WORDS)).toBe(sheet);
  }
});

it('reads the contingent behind or before each name below the classes, by turns', () => {
  const behind = `
TANDING REMAJA PUTRA
KELAS A|KONTINGEN|KELAS B|KONTINGEN
Budi Santoso|PSHT Sleman|Agus Salim|Tapak Suci
Joko Susilo|Merpati Putih||`;
  expect(told(behind, 'contingent', 'name', 'gender', 'className')).toEqual([
    '3 · PSHT Sleman · Budi Santoso · Putra · A',
    '3 · Tapak Suci · Agus Salim · Putra · B',
    '4 · Merpati Putih · Joko Susilo · Putra · A',
  ]);
  const before = `
KONTINGEN|TUNGGAL PUTRA|KONTINGEN|TUNGGAL PUTRI
PSHT Sleman|Budi Santoso|Tapak Suci|Siti Aminah
Merpati Putih|Joko Susilo|PSHT Sleman|Dewi Sartika`;
  expect(told(before, 'contingent', 'name', 'gender', 'category')).toEqual([
    '2 · PSHT Sleman · Budi Santoso · Putra · Tunggal',
    '2 · Tapak Suci · Siti Aminah · Putri · Tunggal',
    '3 · Merpati Putih · Joko Susilo · Putra · Tunggal',
    '3 · PSHT Sleman · Dewi Sartika · Putri · Tunggal',
  ]);
});

it('reads events of seni among the classes, which are not of the tanding above', () => {
  const text = `
KELAS|PUTRA|PUTRI
TANDING REMAJA||
A|Andi Wijaya|Bela Safitri
SENI REMAJA||
Tunggal|Eko Prasetyo|Fitri Handayani
Ganda|Gilang & Hari|`;
  expect(told(text, 'name', 'gender', 'ageCategory', 'category', 'className', 'team')).toEqual([
    '3 · Andi Wijaya · Putra · Remaja · Tanding · A · ',
    '3 · Bela Safitri · Putri · Remaja · Tanding · A · ',
    '5 · Eko Prasetyo · Putra · Remaja ·  · Tunggal · ',
    '5 · Fitri Handayani · Putri · Remaja ·  · Tunggal · ',
    '6 · Gilang · Putra · Remaja ·  · Ganda · Gilang / Hari',
    '6 · Hari · Putra · Remaja ·  · Ganda · Gilang / Hari',
  ]);
});

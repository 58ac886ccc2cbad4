// Groups beside one another behind the class of the row: nobody lost, each of the gender, age or contingent above them.
import * as fc from 'fast-check';
import { WORDS, sheetOf } from '../../test/typed-lists';
import type { EntryColumn } from './columns';
import { withGroupsApart } from './group-columns';
import { readChosen } from './list-rows';
import { proposePlan } from './sheet-layout';

function told(text: string, ...columns: EntryColumn[]): string[] {
  const sheet = withGroupsApart(sheetOf(text), WORDS);
  const [read] = readChosen([{ sheet, plan: proposePlan(sheet, WORDS) }], WORDS);
  return (read?.rows ?? []).map(({ line, cells }) => [line, ...columns.map((column) => cells[column])].join(' · '));
}

it('gives each athlete the class of the row and the gender above the columns', () => {
  const text = `
FORM ENTRY BY NAME
KONTINGEN : KAB. SLEMAN
|TANDING PUTRA||TANDING PUTRI|
KELAS|NAMA|BB|NAMA|BB
A|Budi Santoso|41|Siti Aminah|40
|Beni|42||
B|Joko|45||
C|||Dewi|49
Jumlah|3||2|
||||Ketua Kontingen`;
  expect(told(text, 'contingent', 'name', 'gender', 'weight', 'category', 'className')).toEqual([
    '5 · KAB. SLEMAN · Budi Santoso · Putra · 41 · Tanding · A',
    '5 · KAB. SLEMAN · Siti Aminah · Putri · 40 · Tanding · A',
    '6 · KAB. SLEMAN · Beni · Putra · 42 · Tanding · A',
    '7 · KAB. SLEMAN · Joko · Putra · 45 · Tanding · B',
    '8 · KAB. SLEMAN · Dewi · Putri · 49 · Tanding · C',
  ]);
});

it('does so where the gender stands in the heading of the names, and where the row has only a number', () => {
  const inHeading = `
NO|KELAS|NAMA PUTRA|TGL LAHIR|NAMA PUTRI|TGL LAHIR
1|A|Budi Santoso|12-03-2011|Siti Aminah|05-06-2010
2|B|||Dewi|06-06-2010`;
  expect(told(inHeading, 'name', 'gender', 'birthDate', 'className')).toEqual([
    '2 · Budi Santoso · Putra · 12-03-2011 · A',
    '2 · Siti Aminah · Putri · 05-06-2010 · A',
    '3 · Dewi · Putri · 06-06-2010 · B',
  ]);
  const numbered = `
|PUTRA||PUTRI|
NO|NAMA|BB|NAMA|BB
1|Budi Santoso|41|Siti Aminah|40
2|Joko Susilo|45||`;
  expect(told(numbered, 'name', 'gender', 'weight')).toEqual([
    '3 · Budi Santoso · Putra · 41',
    '3 · Siti Aminah · Putri · 40',
    '4 · Joko Susilo · Putra · 45',
  ]);
});

it('does so where the genders are the headings of the names', () => {
  const text = `
KONTINGEN PSHT
No|Kelas|Putra|BB|Putri|BB
1|A|Budi Santoso|41|Siti Aminah|40
2|B|Joko|45|-|
|Jumlah|2||1|`;
  expect(told(text, 'contingent', 'name', 'gender', 'weight', 'className')).toEqual(
    ['PSHT · Budi Santoso · Putra · 41 · A', 'PSHT · Siti Aminah · Putri · 40 · A', 'PSHT · Joko · Putra · 45 · B'].map(
      (row, at) => `${[3, 3, 4][at]} · ${row}`,
    ),
  );
});

it('does so for contingents and for ages', () => {
  const clubs = `
TANDING REMAJA PUTRA
|KAB. SLEMAN||KAB. BANTUL|
KELAS|NAMA|BB|NAMA|BB
A|Budi|41|Andi|40
B|||Agus|44`;
  expect(told(clubs, 'contingent', 'name', 'weight', 'className')).toEqual([
    '4 · KAB. SLEMAN · Budi · 41 · A',
    '4 · KAB. BANTUL · Andi · 40 · A',
    '5 · KAB. BANTUL · Agus · 44 · B',
  ]);
  const ages = `
|REMAJA||DEWASA|
KELAS|NAMA|NIK|NAMA|NIK
A|Budi|3404011203110001|Andi|3404011203010002`;
  expect(told(ages, 'name', 'nik', 'ageCategory')).toEqual([
    '3 · Budi · 3404011203110001 · Remaja',
    '3 · Andi · 3404011203010002 · Dewasa',
  ]);
});

it('leaves pairs, tables side by side and what is said of no group as they are', () => {
  for (const text of [
    `
KATEGORI|NAMA 1|NIK 1|NAMA 2|NIK 2
Ganda|Adi Bela|1|Budi Bela|2`,
    `
|PUTRA||PUTRI|
NOMOR|NAMA|NIK|NAMA|NIK
Ganda Campuran|Adi Bela|3404011203110001|Ani Bela|3404014506100002`,
    `
KELAS|NAMA|BB|NAMA|BB
A|Adi|41|Ani|40`,
    `
NO|KELAS|PUTRA|BB|PUTRI|BB
1|A|3|41|2|40`,
    `
|PUTRA|||PUTRI||
KELAS|NAMA|BB|NIK|NAMA|BB|KK
A|Adi|41||Ani|40|`,
  ]) {
    const sheet = sheetOf(text);
    expect(withGroupsApart(sheet, WORDS)).toBe(sheet);
  }
});

it('keeps who is struck out or hidden, and loses nobody of a table drawn by lot', () => {
  const typed = sheetOf(`
|PUTRA||PUTRI|
KELAS|NAMA|BB|NAMA|BB
A|Budi|41|Siti|40
B|Joko|44|Dewi|45`);
  const rows = typed.rows.map((row) =>
    row.line === 3 ? { ...row, struck: [3] } : { ...row, isHidden: row.line === 4 },
  );
  const sheet = withGroupsApart({ ...typed, rows }, WORDS);
  const [read] = readChosen([{ sheet, plan: proposePlan(sheet, WORDS) }], WORDS);
  expect(read?.rows.map(({ cells }) => cells.name)).toEqual(['Budi']);
  expect(new Set(read?.leftOut.map(({ kind }) => kind))).toEqual(new Set(['header', 'struck', 'hidden']));

  const weight = fc.option(fc.integer({ min: 30, max: 80 }));
  const table = fc.array(fc.tuple(fc.constantFrom(...'ABCDE'), weight, weight), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(table, (lines) => {
      const cellsOf = (kilos: number | null, name: string) => (kilos === null ? '|' : `${name}|${kilos}`);
      const body = lines.map(
        ([letter, one, other], at) => `${letter}|${cellsOf(one, `Adi Ke${at}x`)}|${cellsOf(other, `Ani Ke${at}x`)}`,
      );
      const expected = lines.flatMap(([letter, one, other], at) => [
        ...(one === null ? [] : [`${at + 3} · Adi Ke${at}x · Putra · ${one} · ${letter}`]),
        ...(other === null ? [] : [`${at + 3} · Ani Ke${at}x · Putri · ${other} · ${letter}`]),
      ]);
      const text = ['|PUTRA||PUTRI|', 'KELAS|NAMA|BB|NAMA|BB', ...body].join('\n');
      expect(told(text, 'name', 'gender', 'weight', 'className')).toEqual(expected);
    }),
  );
});

describe('A column of names alone for each gender', () => {
  const ALL = ['contingent', 'name', 'gender', 'className', 'category'] as const;

  it.each([
    ['KONTINGEN|KELAS|NAMA PUTRA|NAMA PUTRI', 'PATI|A|Gilang|Hesti', '|B|Malik|'],
    ['KONTINGEN|NAMA PUTRA|NAMA PUTRI|KELAS', 'PATI|Gilang|Hesti|A', '|Malik||B'],
  ])('stands beside contingent and class: %s', (...lines) => {
    expect(told(`\n${lines.join('\n')}`, ...ALL)).toEqual([
      '2 · PATI · Gilang · Putra · A · ',
      '2 · PATI · Hesti · Putri · A · ',
      '3 · PATI · Malik · Putra · B · ',
    ]);
  });

  it.each([
    ['NO|NAMA PUTRA|KELAS|NAMA PUTRI|KELAS|KONTINGEN', '1|Adi|A|Bela|B|PATI', '2|||Citra|C|KUDUS'],
    ['KONTINGEN|KELAS|NAMA PUTRA|KELAS|NAMA PUTRI', 'PATI|A|Adi|B|Bela', 'KUDUS|||C|Citra'],
  ])('may have the class of each beside it: %s', (...lines) => {
    expect(told(`\n${lines.join('\n')}`, ...ALL)).toEqual([
      '2 · PATI · Adi · Putra · A · ',
      '2 · PATI · Bela · Putri · B · ',
      '3 · KUDUS · Citra · Putri · C · ',
    ]);
  });

  it('may be there for tanding and for seni, each beside its own class or event', () => {
    const text = `
NO|KONTINGEN|TANDING|||SENI||
||KELAS|NAMA PUTRA|NAMA PUTRI|NOMOR|NAMA PUTRA|NAMA PUTRI
1|PATI|A|Gilang|Hesti|Tunggal|Irfan|Jelita
|||||Ganda|Krisna / Lutfi|
2|KUDUS|B|Malik|||Nanda|`;
    expect(told(text, ...ALL)).toEqual([
      '3 · PATI · Gilang · Putra · A · ',
      '3 · PATI · Hesti · Putri · A · ',
      '3 · PATI · Irfan · Putra ·  · Tunggal',
      '3 · PATI · Jelita · Putri ·  · Tunggal',
      '4 · PATI · Krisna · Putra ·  · Ganda',
      '4 · PATI · Lutfi · Putra ·  · Ganda',
      '5 · KUDUS · Malik · Putra · B · ',
      '5 · KUDUS · Nanda · Putra ·  · Ganda',
    ]);
  });

  it('is not parted where a column of births or weights stands beside both', () => {
    const sheet = sheetOf(`
KONTINGEN|NAMA PUTRA|NAMA PUTRI|TGL LAHIR
PATI|Gilang|Hesti|5-5-2010`);
    expect(withGroupsApart(sheet, WORDS)).toBe(sheet);
  });
});

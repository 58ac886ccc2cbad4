// Cells that say more than their value, and columns of which another one was meant: taken silently wrong before.
import { told } from '../../test/typed-lists';
import { nameIn, tickedIn } from './beside-values';
import { readDate } from './written-date';

it.each([
  ['☐ Tanding ☑ Tunggal', 'Tunggal'],
  ['[x] Tanding [ ] Tunggal', 'Tanding'],
  ['( ) Tanding (v) Tunggal', 'Tunggal'],
  ['☑ Tanding ☑ Tunggal ☐ Ganda', 'Tanding, Tunggal'],
  ['☐ L / ☑ P', 'P'],
  ['L ☑ P ☐', 'L'],
  ['☐ Tanding ☐ Tunggal', ''],
  ['Tanding, Tunggal', 'Tanding, Tunggal'],
  ['Kelas C (47-51 kg)', 'Kelas C (47-51 kg)'],
])('of %j only what is ticked counts', (cell, ticked) => expect(tickedIn(cell)).toBe(ticked));

it('whoever has a box for each category is entered in what is ticked', () => {
  const list = `Nama|L/P|Tgl Lahir|Kategori
Budi|☑ L ☐ P|12-03-2011|☐ Tanding ☑ Tunggal
Joko|☑ L ☐ P|12-03-2011|☐ Tanding ☐ Tunggal`;
  expect(told(list, 'name', 'gender', 'category')).toEqual(['Budi · L · Tunggal', 'Joko · L · ']);
});

it("'P' below 'P/W' is pria, beside 'L' perempuan", () => {
  const list = (heading: string, ...letters: string[]) =>
    told(
      [`Nama|${heading}|Tgl Lahir`, ...letters.map((letter) => `Budi ${letter}|${letter}|12-3-2011`)].join('\n'),
      'gender',
    );
  // as well another word for the same, which is asked about
  expect(list('JK', 'P', 'W', 'P')).toEqual(['P / W', 'W', 'P / W']);
  expect(list('P/W', 'P', 'P')).toEqual(['Pria', 'Pria']);
  expect(list('JK', 'P', 'W', 'L')).toEqual(['P', 'W', 'L']);
  expect(list('L/P', 'P', 'P')).toEqual(['P', 'P']);
});

it('a new weight or class counts, and not the old one beside it', () => {
  const list = 'Nama|L/P|Tgl Lahir|BB Lama|BB Baru|Kelas Lama|Kelas Baru\nBudi|L|12-3-2011|45|47|B|C';
  expect(told(list, 'weight', 'className')).toEqual(['47 · C']);
});

it('the day of an entry is no birthday', () => {
  const list = (first: string) =>
    `${first}|Nama|L/P|Tgl Lahir|BB\n01-03-2026|Budi|L|25-03-2011|45\n02-03-2026|Ani|P|26-03-2011|45`;
  expect(told(list('Tanggal'), 'birthDate')).toEqual(['25-03-2011', '26-03-2011']);
  expect(told(list('Tgl'), 'birthDate')).toEqual(['25-03-2011', '26-03-2011']);
});

it('what stands beside a name or a contingent is no part of it', () => {
  const list = `Kontingen|Nama|L/P|Tgl Lahir
1. PSHT Sleman|BUDI SANTOSO *|L|12-3-2011
PSHT Sleman (2 atlet)|a.n. Joko Susilo|L|12-3-2011
PSHT 17|AGUS / 081234567890|L|12-3-2011`;
  expect(told(list, 'contingent', 'name')).toEqual([
    'PSHT Sleman · BUDI SANTOSO',
    'PSHT Sleman · Joko Susilo',
    'PSHT 17 · AGUS',
  ]);
  expect(nameIn('Ananda Putra')).toBe('Ananda Putra');
  expect(nameIn('Anita (HP 0812-3456-7890)')).toBe('Anita');
});

it('place and date are told apart in whichever of their columns they stand', () => {
  const list = `Nama|L/P|Tempat Lahir|Tgl Lahir
Budi|L|25-03-2011|Sleman
Joko|L|Sleman, 26-03-2011|26-03-2011
Adi|L|Sleman;|27-03-2011
Ani|P|Sleman|28-03-2011`;
  expect(told(list, 'birthPlace', 'birthDate')).toEqual([
    'Sleman · 25-03-2011',
    'Sleman · 26-03-2011',
    'Sleman · 27-03-2011',
    'Sleman · 28-03-2011',
  ]);
});

it("midnight in the east is still the day before in a program's time", () => {
  expect(readDate('2011-03-11T17:00:00.000Z')).toBe('2011-03-12');
  expect(readDate('2011-03-11T23:00:00Z')).toBe('2011-03-12');
  expect(readDate('2011-03-12T00:00:00.000Z')).toBe('2011-03-12');
  expect(readDate('2011-03-12 00:00:00')).toBe('2011-03-12');
});

it('an event behind the name is no part of it, where no column says another one', () => {
  const list = (event: string, category = '') =>
    told(
      `Kontingen|Nama|L/P|NIK|Kategori\nPSHT|Budi Bela (${event})|L|3404011203110001|${category}\nPSHT|Eko Bela|L|3404011203110002|Tanding`,
      ...(['name', 'category', 'className', 'ageCategory'] as const),
    )[0];
  expect(list('Tunggal')).toBe('Budi Bela · Tunggal ·  · ');
  expect(list('Kelas C')).toBe('Budi Bela ·  · C · ');
  expect(list('Tanding Remaja B')).toBe('Budi Bela · Tanding · B · Remaja');
  for (const own of ['B', 'Junior', 'Bebe', 'Kelas Berat']) expect(list(own)).toBe(`Budi Bela (${own}) ·  ·  · `);
  const dashed = (name: string) =>
    told(
      `Kontingen|Nama|L/P|Tgl Lahir\nPSHT|${name}|L|12-03-2011\nPSHT|Eko Bela|L|13-03-2011`,
      'name',
      'category',
      'className',
    )[0];
  expect(dashed('Budi Bela - Kelas A')).toBe('Budi Bela ·  · A');
  expect(dashed('Budi Bela – Tunggal')).toBe('Budi Bela · Tunggal · ');
  expect(dashed('Budi Bela - Junior')).toBe('Budi Bela - Junior ·  · ');
  expect(list('Tunggal', 'Tanding')).toBe('Budi Bela (Tunggal) · Tanding ·  · ');
});

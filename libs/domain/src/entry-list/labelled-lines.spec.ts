// Names with lines of their own below them: each value is of the name above it, and of nobody below.
import { WORDS, sheetOf } from '../../test/typed-lists';
import type { EntryColumn } from './columns';
import { withLabelsJoined } from './labelled-lines';
import { readChosen } from './list-rows';
import { contingentIn } from './lone-cells';
import { partedLines } from './loose-lines';
import { proposePlan } from './sheet-layout';

function told(text: string, ...columns: EntryColumn[]): string[] {
  const sheet = partedLines(withLabelsJoined({ ...sheetOf(text), name: '' }, WORDS), WORDS);
  const [read] = readChosen([{ sheet, plan: proposePlan(sheet, WORDS) }], WORDS);
  return (read?.rows ?? []).map(({ cells }) => columns.map((column) => cells[column]).join(' · '));
}

it.each(['1. ', '- ', ''])('behind %j are joined to the name', (count) => {
  const text = `
KONTINGEN : PSHT
Tanding Remaja
${count}Budi Santoso
NIK : 3404011203110001
BB : 45 kg
Kelas : B
${count}Siti Aminah
NIK : 3404014506100002
BB : 48 kg
${count}Dewi Lestari
TTL : Sleman, 5-6-2010
Kelas : C`;
  expect(told(text, 'contingent', 'name', 'nik', 'weight', 'category', 'className', 'birthDate')).toEqual([
    'PSHT · Budi Santoso · 3404011203110001 · 45 kg · Tanding · B · ',
    'PSHT · Siti Aminah · 3404014506100002 · 48 kg · Tanding ·  · ',
    'PSHT · Dewi Lestari ·  ·  · Tanding · C · 5-6-2010',
  ]);
});

it('say something of those below where they are of nobody alone', () => {
  for (const text of [
    `
Kontingen : PSHT
Kelas : A
1. Budi Santoso
2. Joko Susilo
Kelas : B
1. Siti Aminah`,
    `
Nama : Budi Santoso
NIK : 3404011203110001
Nama : Siti Aminah
NIK : 3404014506100002`,
    'Nama|NIK|BB\nBudi Santoso|3404011203110001|45\nSiti Aminah|3404014506100002|48',
  ]) {
    const sheet = sheetOf(text);
    expect(withLabelsJoined(sheet, WORDS)).toBe(sheet);
  }
});

it('are the name of no contingent', () => {
  for (const text of ['BB : 45 kg', 'NIK : -', 'Tgl. Lahir : 5 Mei', 'No. HP : ada'])
    expect(contingentIn(text)).toBeUndefined();
});

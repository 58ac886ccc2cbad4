// Lists as they are sent in a chat: bold and slanted lines, what is struck out, what stands around a weight.
import { WORDS, sheetOf } from '../../test/typed-lists';
import { withoutChatMarks } from './chat-marks';
import type { EntryColumn } from './columns';
import { readChosen, type ReadSheet } from './list-rows';
import { partedLines } from './loose-lines';
import { namesBelowEvents } from './names-below-events';
import { proposePlan } from './sheet-layout';
import type { Sheet } from './sheet-rows';

/** As a text without commas, and as one whose commas have parted its lines. */
function readOf(text: string): ReadSheet {
  const parted: Sheet = {
    name: '',
    rows: sheetOf(text).rows.map(({ line, cells }) => ({
      line,
      cells: cells
        .join(' ')
        .split(',')
        .map((cell) => cell.trim()),
    })),
  };
  const laidOut = namesBelowEvents(partedLines(withoutChatMarks(parted), WORDS), WORDS);
  const [read] = readChosen([{ sheet: laidOut, plan: proposePlan(laidOut, WORDS) }], WORDS);
  return read ?? { rows: [], leftOut: [] };
}
const told = (text: string, ...columns: EntryColumn[]): string[] =>
  readOf(text).rows.map(({ cells }) => columns.map((column) => cells[column]).join(' · '));

it('Bold and slanted lines say what they would without their signs', () => {
  const text = `
*DAFTAR ATLET KONTINGEN PSHT SLEMAN*
_Tanding Remaja Putra:_
1. *Budi Santoso* (12-03-2011) 45 kg kelas B
2. Joko Susilo (13-03-2011) Kelas C 50,5 kg
*_Tanding Remaja Putri_*
1. Siti Aminah (05-06-2010), 48 kg`;
  expect(told(text, 'contingent', 'name', 'gender', 'birthDate', 'weight', 'className')).toEqual([
    'PSHT SLEMAN · Budi Santoso · Putra · 12-03-2011 · 45 kg · kelas B',
    'PSHT SLEMAN · Joko Susilo · Putra · 13-03-2011 · 50,5 kg · Kelas C',
    'PSHT SLEMAN · Siti Aminah · Putri · 05-06-2010 · 48 kg · ',
  ]);
});

it('Whoever a chat strikes out is left out by name', () => {
  for (const behind of ['', ', L, 45 kg']) {
    const { rows, leftOut } = readOf(`
KONTINGEN : PSHT
Kelas A Putra Remaja
1. Budi Santoso${behind}
2. ~Joko Susilo~${behind}
3. Agus Salim${behind}`);
    expect(rows.map(({ cells }) => cells.name)).toEqual(['Budi Santoso', 'Agus Salim']);
    expect(leftOut.filter(({ kind }) => kind === 'struck').map(({ line }) => line)).toEqual([4]);
  }
});

it('Who stands behind somebody struck out takes the place', () => {
  const text = `
Tanding Remaja Putra
1. ~Budi Santoso~ Joko Susilo, 45 kg
2. ~Andi Wijaya~, 46 kg
3. Agus Salim, 48 kg`;
  expect(told(text, 'name', 'weight')).toEqual(['Joko Susilo · 45 kg', 'Agus Salim · 48 kg']);
});

it('Lines behind dashes are athletes as numbered ones are, also where commas have parted them', () => {
  const text = `
Kontingen: Merpati Putih
Tanding:
- Budi Santoso, L, 12 Maret 2011, 45 kg, Kelas B Remaja
- Siti Aminah, P, 5 Juni 2010, 48 kg, Kelas C Remaja`;
  expect(told(text, 'contingent', 'name', 'gender', 'birthDate', 'weight', 'className')).toEqual([
    'Merpati Putih · Budi Santoso · L · 12 Maret 2011 · 45 kg · Kelas B Remaja',
    'Merpati Putih · Siti Aminah · P · 5 Juni 2010 · 48 kg · Kelas C Remaja',
  ]);
});

it('The bounds of a class are no weight, and signs inside of a text stay', () => {
  const text = `
Tanding Remaja Putra:
1. Budi Santoso, Kelas B 43-47 kg, L
2. Joko Susilo, L, B`;
  expect(told(text, 'name', 'weight')).toEqual(['Budi Santoso · ', 'Joko Susilo · ']);
  const table: Sheet = { name: '', rows: [{ line: 1, cells: ['Agus *)', 'a_b@contoh.test', '_', '2*3', '* Adi'] }] };
  expect(withoutChatMarks(table)).toEqual(table);
  const workbook: Sheet = { name: 'Daftar', rows: [{ line: 1, cells: ['*Nama*'] }] };
  expect(withoutChatMarks(workbook)).toBe(workbook);
});

it('Pictures are no part of a name, and those of numbers count; a tick of its own stays', () => {
  const text = `
🥋 *KONTINGEN TAPAK SUCI BANTUL* 🥋
✅ Tanding Remaja Putra
1️⃣ Budi Santoso, 45 kg
1️⃣0️⃣ Joko Susilo 💪🏽, 48 kg
🔟 Agus Salim, 49 kg`;
  expect(told(text, 'contingent', 'name', 'gender', 'weight')).toEqual([
    'TAPAK SUCI BANTUL · Budi Santoso · Putra · 45 kg',
    'TAPAK SUCI BANTUL · Joko Susilo · Putra · 48 kg',
    'TAPAK SUCI BANTUL · Agus Salim · Putra · 49 kg',
  ]);
  const ticks: Sheet = { name: '', rows: [{ line: 1, cells: ['Budi', '✅', '✔', '©'] }] };
  expect(withoutChatMarks(ticks).rows).toEqual(ticks.rows);
});

it('What stands behind a name with slashes or nothing between is read where each part says something', () => {
  const slashes = `
Kontingen PSHT Sleman
1. Budi Santoso/L/12-03-2011/45kg/B
2. Siti Aminah/P/05/06/2010/48 kg/C`;
  expect(told(slashes, 'contingent', 'name', 'gender', 'birthDate', 'weight', 'className')).toEqual([
    'PSHT Sleman · Budi Santoso · L · 12-03-2011 · 45kg · B',
    'PSHT Sleman · Siti Aminah · P · 05/06/2010 · 48 kg · C',
  ]);
  const blanks = `
Kontingen PSHT Sleman
1. Budi Santoso 45 kg kelas B putra
2. Siti Aminah 48,5 kg`;
  expect(told(blanks, 'name', 'weight', 'className')).toEqual([
    'Budi Santoso · 45 kg · kelas B putra',
    'Siti Aminah · 48,5 kg · ',
  ]);
  // who stands beside a slash may be a mate
  expect(told('\nGanda Putra\n1. Budi Santoso/Joko Susilo\n2. Agus Salim/Andi Wijaya', 'name')).toHaveLength(4);
});

it.each(['[12/11/26 09.15] Bu Rini: ', '12/11/2026, 09:15 - Pak Hadi: ', '[12/11/26, 9:15:02 AM] +62 812-3456-7890: '])(
  'what a chat writes before a text, %p, names nobody, nor does the greeting',
  (sent) => {
    const text = `
${sent}Assalamu'alaikum wr. wb., daftar atlet SMPN 2 Pati:
*TANDING PUTRA*
1. Adi Nugroho (A) 40kg
2. Beni Saputra (B) 45kg`;
    expect(told(text, 'contingent', 'name', 'className', 'weight')).toEqual([
      'SMPN 2 Pati · Adi Nugroho · A · 40kg',
      'SMPN 2 Pati · Beni Saputra · B · 45kg',
    ]);
  },
);

// A sheet of who the athletes are, and sheets of what they are entered in.
import { readChosen } from './list-rows';
import { proposePlan } from './sheet-layout';
import type { Sheet } from './sheet-rows';

const WORDS = { categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu'], ages: ['Pra Remaja', 'Remaja', 'Dewasa'] };
const sheetOf = (name: string, ...lines: string[]): Sheet => ({
  name,
  rows: lines.map((line, at) => ({ line: at + 1, cells: line.split('|').map((cell) => cell.trim()) })),
});

function read(sheets: readonly Sheet[], asAthletes: ReadonlySet<number> = new Set()) {
  const chosen = sheets.map((sheet) => ({ sheet, plan: proposePlan(sheet, WORDS), asAthletes }));
  const parts = readChosen(chosen, WORDS);
  return {
    rows: parts.flatMap(({ rows }) =>
      rows.map(({ cells }) => [cells.name, cells.category, cells.nik, cells.birthDate, cells.gender].join(' · ')),
    ),
    leftOut: parts.flatMap(({ leftOut }) => leftOut.map(({ sheet, line, kind }) => `${sheet} ${line} ${kind}`)),
  };
}

const OF = 'KONTINGEN : KUDUS';
const PEOPLE = sheetOf(
  'BIODATA',
  ...[OF, 'No|Nama|Tgl Lahir|L/P|NIK|BB', '1|Ahmad Fauzi|05-05-2010|L|3319010505100001|45'],
  ...['2|Budi Cahyono|06-06-2011|L|3319010606110002|48', '3|Citra Dewi|07-07-2010|P|3319014707100003|42'],
);
const MATCHES = sheetOf('TANDING', OF, 'No|Nama|Golongan|Kelas', '1|AHMAD FAUZI|Remaja|B', '2|Dedi Eko|Remaja|C');
const SENI = sheetOf('SENI', OF, 'No|Kategori|Nama|Golongan', '1|Ganda|Ahmad Fauzi & Budi Cahyono|Remaja');
const AHMAD = '3319010505100001 · 05-05-2010 · L';

it('are joined by the name, and who is entered in nothing is asked about', () => {
  const { rows, leftOut } = read([PEOPLE, MATCHES, SENI]);
  expect(rows).toEqual([
    'Citra Dewi ·  · 3319014707100003 · 07-07-2010 · P',
    `AHMAD FAUZI · Tanding · ${AHMAD}`,
    'Dedi Eko · Tanding ·  ·  · ',
    `Ahmad Fauzi · Ganda · ${AHMAD}`,
    'Budi Cahyono · Ganda · 3319010606110002 · 06-06-2011 · L',
  ]);
  expect(leftOut.filter((text) => text.endsWith('person'))).toEqual(['BIODATA 3 person', 'BIODATA 4 person']);
});

it('are not joined where two of the contingent are of one name, or the name is of another contingent', () => {
  const twins = sheetOf(
    'B',
    ...PEOPLE.rows.map(({ cells }) => cells.join('|')),
    '4|Ahmad Fauzi|1-1-2011|L|3319010101110009|50',
  );
  expect(read([twins, MATCHES]).rows).toContain('AHMAD FAUZI · Tanding ·  ·  · ');
  const demak = sheetOf('TANDING', 'KONTINGEN : DEMAK', 'No|Nama|Golongan|Kelas', '1|Ahmad Fauzi|Remaja|B');
  expect(read([PEOPLE, demak]).rows).toContain('Ahmad Fauzi · Tanding ·  ·  · ');
});

it('leave whoever has a category on the first sheet the entry that it says', () => {
  const first = sheetOf(
    'PESERTA',
    OF,
    'No|Nama|Tgl Lahir|L/P|NIK|Kategori',
    '1|Ahmad Fauzi|05-05-2010|L|3319010505100001|Tanding',
  );
  expect(read([first, SENI]).rows.slice(0, 2)).toEqual([
    `Ahmad Fauzi · Tanding · ${AHMAD}`,
    `Ahmad Fauzi · Ganda · ${AHMAD}`,
  ]);
});

it('are entries where somebody says so', () => {
  expect(read([PEOPLE, MATCHES], new Set([3])).rows[0]).toBe(`Ahmad Fauzi ·  · ${AHMAD}`);
});

describe('One athlete in two rows of one sheet', () => {
  const of = (...rows: string[]) =>
    read([sheetOf('DAFTAR', OF, 'No|Nama|NIK|Tgl Lahir|L/P|BB|Golongan|Kategori', ...rows)]).rows;
  const FIRST = '1|Ahmad Fauzi|3319010505100001|05-05-2010|L|45|Remaja|Tanding';
  const SAID = `Ahmad Fauzi · Tunggal · ${AHMAD}`;

  it.each([
    ['without NIK', '2|Ahmad Fauzi||05-05-2010|L||Remaja|Tunggal'],
    [
      'with the day in other signs, the gender in other words and another weight',
      '2|AHMAD FAUZI||5/5/2010|Putra|46|Remaja|Tunggal',
    ],
    ['with the NIK alone', '2|Ahmad Fauzi|3319010505100001||||Remaja|Tunggal'],
  ])('is one person where the second row is %s', (_, second) => {
    const [, row = ''] = of(FIRST, second);
    expect(row).toMatch(/^ahmad fauzi · Tunggal · 3319010505100001 · /i);
    expect(row).not.toMatch(/ ·  | · $/);
  });

  it('are two where the day of birth, the gender or the NIK is another one', () => {
    expect(of(FIRST, '2|Ahmad Fauzi||06-05-2010|L||Remaja|Tunggal')).not.toContain(SAID);
    expect(of(FIRST, '2|Ahmad Fauzi||05-05-2010|P||Remaja|Tunggal')).not.toContain(SAID);
    expect(of(FIRST, '2|Ahmad Fauzi|3319010505100002||L||Remaja|Tunggal')).not.toContain(SAID);
  });
});

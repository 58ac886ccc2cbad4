// Lines of text that name an athlete each, and what else is written into one cell: nobody lost, nothing guessed.
import { WORDS, sheetOf } from '../../test/typed-lists';
import type { EntryColumn } from './columns';
import { readChosen } from './list-rows';
import { partedLines } from './loose-lines';
import { proposePlan } from './sheet-layout';
import type { Sheet } from './sheet-rows';

const NAMED = { name: 'S' };
function told(sheet: Sheet, ...columns: EntryColumn[]): string[] {
  const laidOut = partedLines(sheet, WORDS);
  const [read] = readChosen([{ sheet: laidOut, plan: proposePlan(laidOut, WORDS) }], WORDS);
  return (read?.rows ?? []).map(({ line, cells }) => [line, ...columns.map((column) => cells[column])].join(' · '));
}

/** As the commas of a CSV part it. */
function partedByCommas(text: string): Sheet {
  const rows = sheetOf(text).rows.map(({ line, cells }) => ({
    line,
    cells: cells
      .join(' ')
      .split(',')
      .map((cell) => cell.trim()),
  }));
  return { name: '', rows };
}

describe('Lines of a text', () => {
  const CHAT = `
PENDAFTARAN KEJURKAB 2026
Kontingen: PSHT Sleman
Tanding:
1. Budi Santoso, L, Sleman, 12-03-2010, 45,5 kg, kelas B
2. Siti Aminah, P, 05-06-2010, 48 kg
3. Joko Susilo
Seni:
4. Dewi (2010) - Tunggal Putri
Terima kasih`;
  const ALL = [
    '4 · PSHT Sleman · Budi Santoso · L · Sleman · 12-03-2010 · 45,5 kg · Tanding · kelas B',
    '5 · PSHT Sleman · Siti Aminah · P ·  · 05-06-2010 · 48 kg · Tanding · ',
    // whose gender nobody wrote has not that of the line above
    '6 · PSHT Sleman · Joko Susilo ·  ·  ·  ·  · Tanding · ',
    '8 · PSHT Sleman · Dewi ·  ·  · 2010 ·  · Tunggal Putri · ',
  ];
  const COLUMNS = [
    'contingent',
    'name',
    'gender',
    'birthPlace',
    'birthDate',
    'weight',
    'category',
    'className',
  ] as const;

  it('are an athlete each, by what each piece says, below the words that stand above', () => {
    expect(told({ ...sheetOf(CHAT), ...NAMED }, ...COLUMNS)).toEqual(ALL);
  });

  it('are the same where the commas of a CSV have parted them', () => {
    expect(told(partedByCommas(CHAT), ...COLUMNS)).toEqual(ALL);
  });

  it('may stand in brackets, behind a number of their own', () => {
    const text = `
KONTINGEN KAB. PATI
1|Budi Santoso (Tanding B Putra)
2|Siti Aminah (P) 05-06-2010 - Tunggal
KONTINGEN KAB. KUDUS
1|Joko Susilo (Tanding C Putra)`;
    expect(told({ ...sheetOf(text), ...NAMED }, 'contingent', 'name', 'birthDate', 'category')).toEqual([
      '2 · KAB. PATI · Budi Santoso ·  · Tanding B Putra',
      '3 · KAB. PATI · Siti Aminah · 05-06-2010 · Tunggal',
      '5 · KAB. KUDUS · Joko Susilo ·  · Tanding C Putra',
    ]);
  });

  it('may have a header that names no more than a number and the athletes', () => {
    const text = `
No|Atlet
1|Budi Santoso / L / 12-03-2010 / 45 kg / Kelas B
2|Siti Aminah / P / 13-03-2010 / 48 kg / Kelas C`;
    const columns = ['contingent', 'name', 'gender', 'birthDate', 'weight', 'className'] as const;
    expect(told({ ...sheetOf(text), ...NAMED }, ...columns)).toEqual([
      '2 ·  · Budi Santoso · L · 12-03-2010 · 45 kg · Kelas B',
      '3 ·  · Siti Aminah · P · 13-03-2010 · 48 kg · Kelas C',
    ]);
  });

  it('are none where they say how to fill something in, or a header stands above a table', () => {
    for (const text of [
      `
1. NIK wajib 16 digit
2. Kelas sesuai berat badan
3. Kirim paling lambat 12-12-2026`,
      `
Nama|NIK
Budi|3404011203100001`,
    ]) {
      const sheet = sheetOf(text);
      expect(partedLines(sheet, WORDS)).toBe(sheet);
    }
  });
});

describe('A cell of names', () => {
  it('gives each athlete the year or the day that stands behind the name', () => {
    const text = `
Kontingen|Kategori|Nama
PSHT|Ganda Putra|Budi (2010) / Andi (th 2011)
PSHT|Tunggal Putra|Joko - 12 Maret 2010
PSHT|Tunggal Putri|Siti (Sleman, 5-6-2010)
PSHT|Tunggal Putri|Dewi (Wiwik)`;
    expect(told({ ...sheetOf(text), ...NAMED }, 'name', 'birthDate', 'team')).toEqual([
      '2 · Budi · 2010 · Budi / Andi',
      '2 · Andi · 2011 · Budi / Andi',
      '3 · Joko · 12 Maret 2010 · ',
      '4 · Siti · 5-6-2010 · ',
      '5 · Dewi (Wiwik) ·  · ',
    ]);
    const both = `
Nama|Tgl Lahir|Kategori
Budi (2010)|12-03-2010|Tanding
Andi (2010)|12-03-2011|Tanding`;
    // what contradicts the column is for somebody to see
    expect(told({ ...sheetOf(both), ...NAMED }, 'name', 'birthDate')).toEqual([
      '2 · Budi · 12-03-2010',
      '3 · Andi (2010) · 12-03-2011',
    ]);
  });

  it('names several of a class where each row is a class, and several pairs line by line', () => {
    const text = `
TANDING REMAJA PUTRA
KELAS|NAMA ATLET
A|Budi Santoso (2010)
B|Joko Susilo (2010) / Agus Salim (2011)
C|Rudi diganti Eko`;
    expect(told({ ...sheetOf(text), ...NAMED }, 'name', 'birthDate', 'className', 'team')).toEqual([
      '3 · Budi Santoso · 2010 · A · ',
      '4 · Joko Susilo · 2010 · B · ',
      '4 · Agus Salim · 2011 · B · ',
      '5 · Rudi diganti Eko ·  · C · ',
    ]);
    const rows = [
      { line: 1, cells: ['NOMOR', 'NAMA ATLET'] },
      { line: 2, cells: ['Ganda Putra', 'Budi & Joko\nAgus & Rudi'] },
      { line: 3, cells: ['Tunggal Putri', 'Siti'] },
    ];
    expect(told({ name: 'S', rows }, 'name', 'team')).toEqual([
      '2 · Budi · Budi / Joko',
      '2 · Joko · Budi / Joko',
      '2 · Agus · Agus / Rudi',
      '2 · Rudi · Agus / Rudi',
      '3 · Siti · ',
    ]);
  });
});

it('The second of a pair has the contingent that is written once, also where the block says the category', () => {
  const text = `
GANDA REMAJA PUTRI
NO|NAMA|KONTINGEN|TGL LAHIR
1|Dewi Sartika|PSHT Sleman|06-06-2010
|Rina Wati||06-07-2010`;
  expect(told({ ...sheetOf(text), ...NAMED }, 'name', 'contingent', 'team')).toEqual([
    '3 · Dewi Sartika · PSHT Sleman · Dewi Sartika / Rina Wati',
    '4 · Rina Wati · PSHT Sleman · Dewi Sartika / Rina Wati',
  ]);
});

it('Names without heading are found where one column alone may have them', () => {
  const text = `
1|PSHT|Budi Santoso|L|12-03-2010|3404011203100001
2|PSHT|Siti Aminah|P|05-06-2010|3404014506100002`;
  expect(told({ ...sheetOf(text), ...NAMED }, 'name', 'gender')).toEqual([
    '1 · Budi Santoso · L',
    '2 · Siti Aminah · P',
  ]);
  const doubtful = text.replace('1|PSHT', '1|Kudus').replace('2|PSHT', '2|Jepara');
  expect(told({ ...sheetOf(doubtful), ...NAMED }, 'name')).toEqual(['1 · ', '2 · ']);
});

describe('Day and month', () => {
  const read = (...dates: [string, string][]) => {
    const rows = dates.map(([date, nik], at) => `PSHT|Atlet ${'ABC'[at]}|L|${date}|${nik}|45|Tanding`);
    const text = `\nKontingen|Nama|JK|Tgl Lahir|NIK|BB|Kategori\n${rows.join('\n')}`;
    return told({ ...sheetOf(text), ...NAMED }, 'birthDate').map((row) => row.split(' · ')[1]);
  };

  it('are put back where two NIKs and more say them the other way round, and none as written', () => {
    expect(read(['03/12/2011', '3404011203110001'], ['06/05/2010', '3404014506100002'])).toEqual([
      '12/3/2011',
      '5/6/2010',
    ]);
    const ofSpreadsheet = read(
      ['2011-12-03', '3404011203110001'],
      ['2010-06-05', '3404014605100002'],
      ['25/03/2010', '3404012503100003'],
    );
    expect(ofSpreadsheet).toEqual(['12/3/2011', '6/5/2010', '25/03/2010']);
  });

  it('stay where one NIK agrees, where a day is no month, and where one date alone says so', () => {
    const turned = ['03/12/2011', '3404011203110001'] as [string, string];
    const other = ['06/05/2010', '3404014506100002'] as [string, string];
    for (const third of [
      ['07/08/2010', '3404010708100003'],
      ['25/08/2010', '3404010708100003'],
    ] as [string, string][]) {
      expect(read(turned, other, third)).toEqual([turned[0], other[0], third[0]]);
    }
    expect(read(turned)).toEqual([turned[0]]);
  });
});

it('A gender in brackets counts, and other words there explain', () => {
  const text = `
Nama|Tgl Lahir|Kelas
Budi Santoso|12-03-2010|B (Pi)`;
  expect(told({ ...sheetOf(text), ...NAMED }, 'className')).toEqual(['2 · B (Pi)']);
});

it.each([
  'Assalamualaikum, kontingen PSHT Cabang Boyolali mendaftarkan:',
  'Selamat pagi, kami dari kontingen PSHT Cabang Boyolali ingin mendaftarkan atlet:',
])('%s names the contingent of the lines below, with measures whose words stand before them', (greeting) => {
  const text = `
${greeting}
- Joko Susilo, L, 12-05-2009, BB 45,5, tanding remaja
- Kiki Amelia, P, TB 155, berat 41 kg, tanding remaja`;
  const all = [
    '2 · PSHT Cabang Boyolali · Joko Susilo · L · 45,5 · ',
    '3 · PSHT Cabang Boyolali · Kiki Amelia · P · 41 kg · 155',
  ];
  const columns = ['contingent', 'name', 'gender', 'weight', 'height'] as const;
  expect(told({ ...sheetOf(text), ...NAMED }, ...columns)).toEqual(all);
  expect(told(partedByCommas(text), ...columns)).toEqual(all);
});

it('A number may touch the name, and a club among the pieces is the contingent', () => {
  const text = `
1.Ahmad Dani, PA, A, REMAJA, PSHT
2.Citra Dewi, PI, Kab. Pati, 12-03-2010, REMAJA, Tapak Suci Pati`;
  expect(told({ ...sheetOf(text), name: '' }, 'contingent', 'name', 'gender', 'birthPlace', 'className')).toEqual([
    '1 · PSHT · Ahmad Dani · PA ·  · A',
    '2 · Tapak Suci Pati · Citra Dewi · PI · Kab. Pati · ',
  ]);
});

it('Dashes of names with their clubs below each class are of that class, and who stands alone there is no heading', () => {
  const clubs = `
Kelas A Putra Dewasa
- Adi Saputra (PSHT Pati)
Kelas B Putra Dewasa
- Candra (Persinas ASAD Jepara)`;
  expect(partedLines({ ...sheetOf(clubs), name: '' }, WORDS).rows).toEqual(sheetOf(clubs).rows);
  const alone = `
Tanding Remaja:
- Budi Santoso, L, 45 kg
- Siti Aminah, P, 48 kg
- Joko Susilo`;
  expect(told({ ...sheetOf(alone), name: '' }, 'name', 'weight')).toEqual([
    ...['2 · Budi Santoso · 45 kg', '3 · Siti Aminah · 48 kg', '4 · Joko Susilo · '],
  ]);
});

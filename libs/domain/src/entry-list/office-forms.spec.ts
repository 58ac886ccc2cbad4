// Forms that offices and clubs fill in: blocks with their coach, answers of a web form, tables one below the other.
import { splitClass } from './cell-values';
import { type EntryCells, type EntryColumn } from './columns';
import { readEntryWords } from './entry-words';
import { type LeftOut, type ListRow, readChosen, readSheet } from './list-rows';
import { proposePlan } from './sheet-layout';
import type { Sheet } from './sheet-rows';

const WORDS = {
  categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu', 'Solo Kreatif'],
  ages: ['Pra Usia Dini', 'Usia Dini 1', 'Usia Dini 2', 'Pra Remaja', 'Remaja', 'Dewasa'],
};

/** Cells by '|'; a text that reaches over the whole width begins in the first column. */
const sheetOf = (lines: readonly string[], name = 'Sheet1', hidden: readonly number[] = []): Sheet => ({
  name,
  rows: lines.flatMap((line, at) =>
    line === ''
      ? []
      : [
          {
            line: at + 1,
            cells: line.split('|').map((cell) => cell.trim()),
            ...(hidden.includes(at + 1) ? { isHidden: true } : {}),
          },
        ],
  ),
});

const read = (sheet: Sheet, asAthletes?: ReadonlySet<number>) =>
  readSheet(sheet, proposePlan(sheet, WORDS), WORDS, asAthletes);
const told = (rows: readonly ListRow[], ...columns: EntryColumn[]) =>
  rows.map(({ cells }: { cells: EntryCells }) => columns.map((column) => cells[column]).join(' · '));
const kinds = (leftOut: readonly LeftOut[]) => leftOut.map(({ line, kind }) => `${line} ${kind}`);

describe('Blocks over the whole width with the coach between', () => {
  const SHEET = sheetOf(
    [
      'DAFTAR PESERTA BUPATI CUP V',
      'KATEGORI TANDING GOLONGAN PRA REMAJA',
      '',
      'NO|NAMA PESILAT|KELAHIRAN||L/P|POSTUR|KELAS|NIK / NO. AKTA|PERGURUAN',
      'NO|NAMA PESILAT|TEMPAT|TANGGAL|L/P|BERAT (KG)|KELAS|NIK / NO. AKTA|PERGURUAN',
      'KABUPATEN KUDUS',
      'Pelatih|: Sutrisno, S.Pd.||No. HP|: 081234567001',
      "1|Rizky Pratama|Kudus|5 Juni 2013|L|36,5 kg|Kelas D (39-43 kg)|'3302010506131001|PSHT",
      '2|Putri Ayu|Kudus|2-11-13|P|28|A PI|3302014211131002|Tapak Suci',
      'JUMLAH|||||2',
      'KAB. JEPARA',
      'Pelatih|: Pak Hadi||No. HP|: 0813-2222-3333',
      '3|Galih Prakoso|Jepara|3 Januari 2013|L|36|D PA|3302010301131005|PSHT',
      'TOTAL PESERTA|||||3',
      '||||||Kudus, 10 November 2026',
      '||||||Ketua Panitia',
    ],
    'PRA REMAJA',
  );
  const { rows, leftOut } = read(SHEET);

  it('give the contingent, not the column of clubs', () => {
    expect(told(rows, 'contingent', 'name')).toEqual([
      'KABUPATEN KUDUS · Rizky Pratama',
      'KABUPATEN KUDUS · Putri Ayu',
      'KAB. JEPARA · Galih Prakoso',
    ]);
  });

  it('are of their own coach, who is no athlete', () => {
    expect(told(rows, 'picName', 'picPhone')).toEqual([
      'Sutrisno, S.Pd. · 081234567001',
      'Sutrisno, S.Pd. · 081234567001',
      'Pak Hadi · 0813-2222-3333',
    ]);
    expect(kinds(leftOut).slice(4)).toEqual([
      ...['6 section', '7 section', '10 total', '11 section', '12 section', '14 total', '15 signature', '16 signature'],
    ]);
  });

  it('have birth place and date by the two lines of the header', () => {
    expect(told(rows, 'birthPlace', 'birthDate', 'category', 'ageCategory')[1]).toBe(
      'Kudus · 2-11-13 · Tanding · Pra Remaja',
    );
  });

  it('leave the column of clubs the contingent where nothing else names one', () => {
    const flat = sheetOf(['NO|NAMA|TGL LAHIR|L/P|PERGURUAN', '1|Budi|5 Mei 2010|L|PSHT', '2|Ani|6 Mei 2010|P|IKSPI']);
    expect(told(read(flat).rows, 'contingent')).toEqual(['PSHT', 'IKSPI']);
  });
});

describe('The answers of a web form', () => {
  const SHEET = sheetOf(
    [
      'Timestamp|Email Address|Nama Perguruan/Kontingen|Nama Lengkap Atlet|Tempat, Tanggal Lahir|Pa/Pi|NIK|Upload KK|Bukti Bayar|Foto Atlet',
      '2026-10-01|a@b.test|Tapak Suci|Ahmad bin Ali|Jakarta, 12 Mei 2011|Pa|3321051205111001|https://x.test/1|https://x.test/2|https://x.test/3',
      '2026-10-02|a@b.test|Tapak Suci|Nur Hidayah|Demak 22-7-2010|Pi|3321056207101038|https://x.test/1|https://x.test/2|https://x.test/3',
      '2026-10-03|a@b.test|Tapak Suci|Yang Mundur|Pati, 2010-03-15|Pi|3321055503101048|https://x.test/1|https://x.test/2|https://x.test/3',
    ],
    'Form Responses 1',
    [4],
  );

  it('are read by the birth date, not by the day on which they were sent', () => {
    expect(told(read(SHEET).rows, 'birthPlace', 'birthDate')).toEqual(['Jakarta · 12 Mei 2011', 'Demak · 22-7-2010']);
  });

  it('have papers, whose links are no numbers and no payments', () => {
    expect(told(read(SHEET).rows, 'familyCard', 'payment')).toEqual([' · ', ' · ']);
  });

  it('leave out hidden athletes by name, until somebody says that they count', () => {
    const { rows, leftOut } = read(SHEET);
    expect([rows.length, kinds(leftOut)]).toEqual([2, ['1 header', '4 hidden']]);
    expect(told(read(SHEET, new Set([4])).rows, 'name')[2]).toBe('Yang Mundur');
  });
});

describe('A form of one contingent with a table for each gender', () => {
  const SHEET = sheetOf([
    'FORMULIR PENDAFTARAN',
    'Kontingen||: Pengcab IPSI Kab. Banyumas',
    'Telp/HP||: 0812-2700-8899',
    '',
    'I. TANDING PRA REMAJA PUTRA',
    'No|Nama Lengkap|Tgl Lahir|Umur|Kelas / BB|NISN|NIK|Sekolah',
    '(1)|(2)|(3)|(4)|(5)|(6)|(7)|(8)',
    '1|Ahmad Fauzan|41553|13 th|A / 28 kg|0098765401|3302010610131061|SMP N 1',
    '2|Rizky Pratama|10052013|13 th|B / 30,5 kg|0098765402|3302011005131062|SMP N 1',
    '3|||||||',
    'II. TANDING PRA REMAJA PUTRI',
    'No|Nama Lengkap|Tgl Lahir|Umur|Kelas / BB|NISN|NIK|Sekolah',
    '1|Siti Aisyah|41558|13 th|A / 28 kg|0098765401|3302015110131066|SMP N 2',
    'III. GANDA PRA REMAJA PUTRA',
    '1|Farel Adi|2013-12-02||||3302010212131070|SMP N 1',
    '|Gilang Adi|2013-08-28||||3302012808131071|SMP N 1',
  ]);
  const { rows, leftOut } = read(SHEET);

  it('gives each table its own words, the number before them being none', () => {
    expect(told(rows, 'name', 'category', 'ageCategory', 'gender')).toEqual([
      'Ahmad Fauzan · Tanding · Pra Remaja · Putra',
      'Rizky Pratama · Tanding · Pra Remaja · Putra',
      'Siti Aisyah · Tanding · Pra Remaja · Putri',
      'Farel Adi · Ganda · Pra Remaja · Putra',
      'Gilang Adi · Ganda · Pra Remaja · Putra',
    ]);
  });

  it('takes class and weight out of one cell, and the contingent from above, not the school', () => {
    expect(told(rows, 'className', 'weight')).toEqual(['A · 28 kg', 'B · 30,5 kg', 'A · 28 kg', ' · ', ' · ']);
    expect(new Set(told(rows, 'contingent', 'picPhone'))).toEqual(
      new Set(['Pengcab IPSI Kab. Banyumas · 0812-2700-8899']),
    );
    expect(kinds(leftOut)).toContain('10 blank-line');
  });

  it('names the contingent of its other sheet, unless the workbook names several', () => {
    const seni = sheetOf(['NO|KATEGORI|NAMA|L/P|NIK', '1|TUNGGAL|1. Aurel Saputra|L|3302012611101072'], 'TGR');
    const chosen = (...sheets: Sheet[]) =>
      readChosen(
        sheets.map((sheet) => ({ sheet, plan: proposePlan(sheet, WORDS) })),
        WORDS,
      ).flatMap((one) => one.rows);
    const ofForm = chosen(SHEET, seni).at(-1);
    expect([ofForm?.cells.name, ofForm?.cells.contingent, ofForm?.cells.picPhone]).toEqual([
      ...['Aurel Saputra', 'Pengcab IPSI Kab. Banyumas', '0812-2700-8899'],
    ]);
    const other = sheetOf(['Kontingen : Kab. Cilacap', 'NO|NAMA|L/P|NIK', '1|Budi Utomo|L|3301012611101072'], 'Daftar');
    expect(chosen(SHEET, other, seni).at(-1)?.cells.contingent).toBe('');
  });
});

describe('Blocks of a letter each', () => {
  const HEAD = 'No.|Nama Atlet|JK|Tempat Lahir|Tgl. Lahir|N I K|Gol. Usia|Kelas|BB';
  const SHEET = sheetOf([
    '|PENGURUS KAB. BOYOLALI',
    'KONTINGEN KAB. BOYOLALI',
    'Manajer||Drs. Suparno|||No. WA|0812-9000-4455',
    HEAD,
    '1|Zidan Al Farizi|L|Boyolali|27 Mei 2013|3309012705132001|PRA REMAJA|Kelas A|28,5 Kg',
    '||||||Ketua Kontingen',
    '|PENGURUS KAB. KLATEN',
    'KONTINGEN KAB. KLATEN',
    'Manajer||Ibu Hartini, M.Pd|||No. WA|0812-9005-4455',
    HEAD,
    '1|Bayu Anggara|L|Klaten|24 Maret 2013|3309012403132006|PRA REMAJA|Kelas A|28,5 Kg',
  ]);

  it('have their manager beside the word, who names no column and is no athlete', () => {
    const { rows } = read(SHEET);
    expect(told(rows, 'contingent', 'picName', 'picPhone', 'name', 'nik')).toEqual([
      'KAB. BOYOLALI · Drs. Suparno · 0812-9000-4455 · Zidan Al Farizi · 3309012705132001',
      'KAB. KLATEN · Ibu Hartini, M.Pd · 0812-9005-4455 · Bayu Anggara · 3309012403132006',
    ]);
  });
});

it('What is said as above is what stands there, a dash is no athlete, and a place that is kept is none', () => {
  const { rows, leftOut } = read(
    sheetOf([
      'NO|NAMA|TTL|NIK|L/P|GOL|KELAS|BB|KONTINGEN|KAB/KOTA|PELATIH|HP',
      '1|Adi|Pati, 9 Apr 2010|3318010904102076|L|Remaja|A|41|Kec. Juwana|Pati|Pak Warno|0813 2500 1100',
      '2|Gita|Pati, 4 Feb 2010|3318014402102077|P|sda|B|45|"|idem|s.d.a|-"-',
      '3|Dwi|Pati, 1 Mar 2010|3318010103102078|L|sda|C|49|"|idem|s.d.a|-"-',
      '4|(cadangan)',
    ]),
  );
  expect(told(rows, 'name', 'ageCategory', 'contingent', 'district', 'picName', 'picPhone')).toEqual(
    ['Adi', 'Gita', 'Dwi'].map((name) => `${name} · Remaja · Kec. Juwana · Pati · Pak Warno · 0813 2500 1100`),
  );
  expect(kinds(leftOut)).toEqual(['1 header', '5 signature']);
  const wide = sheetOf([
    'Kontingen|Kategori|Nama Atlet 1|NIK Atlet 1|Nama Atlet 2|NIK Atlet 2',
    'SMK 1|Tunggal|Adi|3312011808102068|-|-',
    'SMK 1|Ganda|Budi|3312012504102069|Cahyo|3312011008102070',
  ]);
  expect(told(read(wide).rows, 'name', 'nik', 'team')).toEqual([
    'Adi · 3312011808102068 · ',
    'Budi · 3312012504102069 · Budi / Cahyo',
    'Cahyo · 3312011008102070 · Budi / Cahyo',
  ]);
});

it('The category of a heading is said of all, unless a cell says another one; class or weight may share a column', () => {
  const { rows } = read(
    sheetOf([
      'NO|NAMA|LAHIR DI|TGL LAHIR|KATEGORI TANDING|KLS/BB|NIK',
      '1|Adi|Pati|9 Apr 2010|Remaja Putra|Kelas B (43 - 47)|3318010904102076',
      '2|Budi|Kudus|9 Apr 2010|Remaja Putra|D (60-65 kg)|3318010904102077',
      '3|Citra|Demak|9 Apr 2010|Tunggal Remaja Putri||3318014904102078',
    ]),
  );
  expect(told(rows, 'birthPlace', 'category', 'className', 'weight').slice(0, 2)).toEqual([
    'Pati · Tanding · Kelas B (43 - 47) · ',
    'Kudus · Tanding · D (60-65 kg) · ',
  ]);
  expect(rows[2]?.cells.category).not.toBe('Tanding');
});

it.each([
  ['A / 28 kg', 'A', '28 kg'],
  ['C (45,5 kg)', 'C', '45,5 kg'],
  ['Kelas B - 50 kg', 'Kelas B', '50 kg'],
  ['A/30', 'A', '30'],
])('%s is a class and a weight', (cell, className, weight) => expect(splitClass(cell)).toEqual({ className, weight }));
it.each(['Kelas C (47-51 kg)', 'C 47 - 51 Kg', '45,5', 'Open 1', 'Open-1', 'UD/1', 'A', '', '28/30'])(
  '%p is not both',
  (cell) => expect(splitClass(cell)).toBeNull(),
);

describe('A text whose commas are within its cells', () => {
  const lines = (...rows: string[]) => sheetOf(['Nama|NIK|BB|Kelas', ...rows], '');

  it('leaves out by name a row that has more values than headings, until somebody says that it counts', () => {
    const sheet = lines(
      'Budi|3302010505100001|45|5|B',
      'Ani Sari|3302010505100002|46|B',
      'Ida Sari|3302010505100003|46|B',
    );
    const { rows, leftOut } = read(sheet);
    expect([told(rows, 'name', 'weight'), kinds(leftOut)]).toEqual([
      ['Ani Sari · 46', 'Ida Sari · 46'],
      ['1 header', '2 shifted'],
    ]);
    expect(told(read(sheet, new Set([2])).rows, 'name')[0]).toBe('Budi');
  });

  it('does so where its last column is empty, but not where each row ends with a sign too many', () => {
    const rows = ['Budi|3302010505100001|46|B|', 'Ani|3302010505100002|46|B|', 'Ida|3302010505100003|46|B|'];
    expect(kinds(read(lines(...rows)).leftOut)).toEqual(['1 header']);
    expect(kinds(read(lines(...rows, 'Adi|3302010505100004|46|5|B|')).leftOut)).toEqual(['1 header', '5 shifted']);
  });

  it('says nothing against notes beside the table of a workbook', () => {
    const sheet = sheetOf(['Nama|NIK|BB', 'Budi|3302010505100001|45|lihat KTP']);
    expect(told(read(sheet).rows, 'weight')).toEqual(['45']);
  });
});

describe('The name of a sheet', () => {
  const TABLE = ['Nama|Tgl Lahir|BB', 'Budi Bela|5-5-2010|45'];
  it.each([
    ['Kab. Kudus', 'Kab. Kudus'],
    ['Jepara (2)', 'Jepara'],
    ['SD', ''],
    ['SMP-MTs Putra', ''],
    ['Usia Dini 2A', ''],
    ['TANDING PA (2)', ''],
    ['Form Responses 1', ''],
    ['Data Final Rev2', ''],
  ])('%s names %p', (name, contingent) =>
    expect(told(read(sheetOf(TABLE, name)).rows, 'contingent')).toEqual([contingent]),
  );
});

describe('Rows between athletes', () => {
  const HEAD = 'NO|NAMA|TGL LAHIR|L/P|BB|NIK';
  const athlete = (number: number, name: string) => `${number}|${name}|5-5-2010|L|45|330201050510000${number}`;

  it('name their block behind its letter', () => {
    const { rows } = read(
      sheetOf([HEAD, 'I|KAB. KUDUS', athlete(1, 'Budi'), 'II.|KONTINGEN PATI', athlete(1, 'Adi'), athlete(2, 'Ida')]),
    );
    expect(told(rows, 'contingent', 'name')).toEqual(['KAB. KUDUS · Budi', 'PATI · Adi', 'PATI · Ida']);
  });

  it.each(['a', 'A', '(a)', 'I'])('are members of a team where they are counted from %s below its number', (first) => {
    const second = first === 'I' ? 'II' : first.replace(/a/i, (letter) => (letter === 'a' ? 'b' : 'B'));
    const { rows } = read(
      sheetOf([
        HEAD,
        athlete(1, 'Budi'),
        '2|Ganda Putra',
        `${first}|Adi Satu`,
        `${second}|Ida Dua`,
        athlete(3, 'Cici'),
      ]),
    );
    expect(told(rows, 'contingent', 'name').slice(-3)).toEqual([' · Adi Satu', ' · Ida Dua', ' · Cici']);
  });

  it('are no block where they go on with a long name', () => {
    const { rows, leftOut } = read(sheetOf([HEAD, athlete(1, 'Muhammad Rizki'), '|Ramadhan Putra', athlete(2, 'Adi')]));
    expect(told(rows, 'contingent', 'name')).toEqual([' · Muhammad Rizki', ' · Adi']);
    expect(kinds(leftOut)).toEqual(['1 header', '3 unclear']);
  });

  it.each(['SMK PGRI 2', 'CEMPAKA PUTIH', 'Tapak Suci Pati', 'KAB. PATI'])(
    'are a block where they name one: %s, also where the numbers go on',
    (club) => {
      const { rows } = read(sheetOf([HEAD, athlete(1, 'Budi'), `|${club}`, athlete(2, 'Adi')]));
      expect(told(rows, 'contingent', 'name')).toEqual([' · Budi', `${club} · Adi`]);
    },
  );

  it.each(['Ketua', 'Ketua Kontingen', 'Manajer'])('are signatures also between two tables, by the %s', (role) => {
    const { rows } = read(
      sheetOf([HEAD, athlete(1, 'Budi'), '|Mengetahui', `|${role}`, HEAD, athlete(1, 'Adi'), athlete(2, 'Ida')]),
    );
    expect(told(rows, 'name')).toEqual(['Budi', 'Adi', 'Ida']);
    const officials = [athlete(1, 'Budi'), '|Mengetahui', '|OFFICIAL', HEAD, athlete(1, 'Adi')];
    expect(told(read(sheetOf([HEAD, ...officials])).rows, 'name')).toEqual(['Budi']);
  });

  it('are signatures where two sign beside one another', () => {
    const { rows, leftOut } = read(
      sheetOf([
        ...[HEAD, athlete(1, 'Budi'), athlete(2, 'Adi'), ''],
        ...['|Mengetahui,||||Kudus, 28 November 2026', '|Ketua IPSI Kab. Kudus||||Manajer Tim', ''],
        '|Drs. H. Suparno||||Budi Hartono, S.Pd',
      ]),
    );
    expect([rows.length, kinds(leftOut).at(-1)]).toEqual([2, '8 signature']);
  });
});

it('Two ages in one cell are none', () => {
  const { rows } = read(sheetOf(['Nama|Golongan|BB', 'Budi|Remaja/Dewasa|45'], 'TANDING'));
  expect(readEntryWords(rows[0]!.cells.ageCategory, WORDS).age).toBeUndefined();
  expect(readEntryWords('Pra Remaja (SMP)', WORDS).age).toBe('Pra Remaja');
  expect(readEntryWords('Remaja A Pra', WORDS).age).toBe('Remaja');
});

it('A rule of dashes below the header of a text is no athlete', () => {
  const { rows, leftOut } = read(sheetOf(['Nama|Tgl Lahir|L/P|BB', '---|:---|---|---:', 'Adi Bela|5-5-2011|L|48']));
  expect([told(rows, 'name'), kinds(leftOut)]).toEqual([['Adi Bela'], ['1 header', '2 blank-line']]);
});

it('A form with all classes printed: who is entered, and nobody where none is; seni below tanding of the other gender', () => {
  const { rows, leftOut } = read(
    sheetOf([
      'KONTINGEN MERPATI PUTIH SOLO',
      'Kategori Tanding Dewasa Putri',
      'Kelas|Berat|Nama Atlet|Tempat Lahir|Tgl Lahir',
      'A|45-50|Jihan|Klaten|17 Agustus 2001',
      'B|50-55|||',
      'Seni',
      'Tunggal Putra||Kevin|Solo|2001-09-09',
      'Ganda Putri||Lia|Solo|2001-09-10',
      '||Mia|Solo|2001-09-11',
    ]),
  );
  expect(told(rows, 'name', 'category', 'className', 'gender')).toEqual([
    'Jihan · Tanding · A · Putri',
    'Kevin ·  · Tunggal Putra · ',
    'Lia ·  · Ganda Putri · Putri',
    'Mia ·  · Ganda Putri · Putri',
  ]);
  expect(kinds(leftOut)).toContain('5 blank-line');
});

it('The title of a bracket says its class', () => {
  const { rows } = read(
    sheetOf(['BAGAN PERTANDINGAN KELAS B PUTRA REMAJA', 'NO UNDIAN|NAMA ATLET|KONTINGEN', '1|Adi Nugroho|KAB. PATI']),
  );
  expect(told(rows, 'className', 'gender', 'ageCategory')).toEqual(['B · Putra · Remaja']);
});

it('Who is entered into seni is not of the class that stands above', () => {
  const { rows } = read(
    sheetOf(['TANDING KELAS B PUTRI REMAJA', 'No|Nama|Kategori', '1|Dina|Tunggal', '2|Eka|Tanding']),
  );
  expect(told(rows, 'name', 'category', 'className')).toEqual(['Dina · Tunggal · ', 'Eka · Tanding · B']);
});

it('Two of a pair may be joined by a dash or by dgn, and a gender may stand behind the birth', () => {
  const pairs = read(
    sheetOf(['No|Kategori|Nama Atlet|Kontingen', '1|Ganda Pa|Pandu -Qodir|PATI', '2|Ganda Pi|Rina dgn Sari|PATI']),
  );
  expect(told(pairs.rows, 'name', 'team')).toEqual([
    ...['Pandu', 'Qodir'].map((name) => `${name} · Pandu / Qodir`),
    ...['Rina', 'Sari'].map((name) => `${name} · Rina / Sari`),
  ]);
  const births = read(sheetOf(['Nama|TTL/JK|Kelas|Kontingen', 'Luna|Pati, 3 Mei 2009 / P|B Remaja|PATI']));
  expect(told(births.rows, 'birthPlace', 'birthDate', 'gender')).toEqual(['Pati · 3 Mei 2009 · P']);
});

it('The first of several age groups may stand above the header', () => {
  const { rows } = read(
    sheetOf([
      'KELOMPOK UMUR 14 - 17 TAHUN (REMAJA)',
      'NO|NAMA|KELAS|PA/PI|KONTINGEN',
      '1|Indra|C|PA|PATI',
      'KELOMPOK UMUR 17 - 45 TAHUN (DEWASA)',
      '1|Jaka|D|PA|PATI',
    ]),
  );
  expect(told(rows, 'name', 'ageCategory')).toEqual(['Indra · Remaja', 'Jaka · Dewasa']);
});

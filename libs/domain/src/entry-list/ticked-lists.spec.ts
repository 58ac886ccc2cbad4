// Lists in which columns are ticked: categories, classes or genders beside one another, a mark where one holds.
import type { EntryColumn } from './columns';
import { readSheet } from './list-rows';
import { proposePlan } from './sheet-layout';
import type { Sheet } from './sheet-rows';

const WORDS = {
  categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu', 'Solo Kreatif'],
  ages: ['Usia Dini 2', 'Pra Remaja', 'Remaja', 'Dewasa'],
};

function read(lines: readonly string[], ...columns: EntryColumn[]): string[] {
  const rows = lines.map((line, at) => ({ line: at + 1, cells: line.split('|').map((cell) => cell.trim()) }));
  const sheet: Sheet = { name: '', rows };
  const { rows: athletes } = readSheet(sheet, proposePlan(sheet, WORDS), WORDS);
  return athletes.map(({ line, member, cells }) =>
    [`${line}${member ? `.${member}` : ''}`, ...columns.map((column) => cells[column])].join(' · '),
  );
}

describe('Categories beside one another', () => {
  const ROWS = [
    '1|Ana Bela|3302054101110001|P|45|v||||',
    '2|Budi Cahya|3302050201110002|L|46||✓|||',
    '3|Dedi Eko|3302050301110003|L|47|x||x||-',
    '4|Fani Gita|3302054401110004|P|48|||||',
  ];

  it('enter an athlete into each that is ticked, and nobody into one that is not', () => {
    const head = 'No|Nama|NIK|L/P|BB|Tanding|Tunggal|Ganda|Regu|Solo Kreatif';
    expect(read([head, ...ROWS], 'name', 'category', 'team')).toEqual([
      '2 · Ana Bela · Tanding · ',
      '3 · Budi Cahya · Tunggal · ',
      '4.1 · Dedi Eko · Tanding · ',
      '4.2 · Dedi Eko · Ganda · ',
      '5 · Fani Gita ·  · ',
    ]);
  });

  it('enter whoever has the name of a team, a partner or an event below one of them, too', () => {
    const head = 'No|Nama|NIK|L/P|BB|Tanding|Tunggal|Ganda|Regu';
    const rows = [
      '1|Ana Bela|3302054101110001|P|45|B||Dina|Tim Garuda',
      '2|Dina|3302050201110002|P|46||tangan kosong||Tim Garuda',
      '3|Euis|3302050301110003|P|47|v|||-',
    ];
    expect(read([head, ...rows], 'category', 'team')).toEqual([
      '2.1 · Tanding · ',
      '2.2 · Ganda · Dina',
      '2.3 · Regu · Tim Garuda',
      '3.1 · Tunggal tangan kosong · ',
      '3.2 · Regu · Tim Garuda',
      '4 · Tanding · ',
    ]);
    const partners = [head, ...rows.slice(0, 1), '2|Dina|3302050201110002|P|46|||Ana Bela|'];
    expect(read(partners, 'category', 'team').filter((row) => row.includes('Ganda'))).toEqual([
      '2.2 · Ganda · Ana Bela / Dina',
      '3 · Ganda · Ana Bela / Dina',
    ]);
  });

  it('say of whoever is ticked below SENI that the event is to be asked', () => {
    const rows = ['1|Ana Bela|3302054101110001|v||v|', '2|Budi Cahya|3302050201110002||v||v'];
    expect(read(['No|Nama|NIK|L|P|Tanding|Seni', ...rows], 'gender', 'category')).toEqual([
      '2 · Putra · Tanding',
      '3 · Putri · Seni',
    ]);
  });

  it('tell pairs and teams apart by what stands below them', () => {
    const head = 'No|Nama|NIK|L/P|BB|Tanding|Tunggal|Ganda|Regu';
    const rows = [
      '1|Ana Bela|3302054101110001|P|45|B||G1|',
      '2|Budi Cahya|3302050201110002|L|46||v|1|R1',
      '3|Dedi Eko|3302050301110003|L|47|||2|',
    ];
    expect(read([head, ...rows], 'category', 'className', 'team')).toEqual([
      '2.1 · Tanding · B · ',
      '2.2 · Ganda ·  · Ganda G1',
      '3.1 · Tunggal ·  · ',
      '3.2 · Ganda ·  · Ganda 1',
      '3.3 · Regu ·  · Regu R1',
      '4 · Ganda ·  · Ganda 2',
    ]);
    // beside a column of categories 'Regu' numbers their teams
    const named = ['Nama|NIK|Kategori|Regu', 'Ana Bela|3302054101110001|Regu|1', 'Ani|3302054101110002|Regu|2'];
    expect(read(named, 'category', 'team')).toEqual(['2 · Regu · 1', '3 · Regu · 2']);
  });

  it.each([
    ['TRUE', 'FALSE'],
    ['Ya', 'Tidak'],
    ['✅', ''],
    ['✔\ufe0f', '☐'],
    ['1', '0'],
  ])('may be ticked by %s and left by %p', (yes, no) => {
    const head = 'No|Nama|NIK|Tanding|Tunggal|Ganda';
    const rows = [`1|Ana|3302054101110001|${yes}|${no}|${no}`, `2|Ani|3302054101110002|${yes}|${yes}|${no}`];
    expect(read([head, ...rows], 'category')).toEqual(['2 · Tanding', '3.1 · Tanding', '3.2 · Tunggal']);
  });

  it('may stand in a second line, below their common word', () => {
    const head = ['No|Nama|NIK|L/P|BB|KATEGORI||||', '|||||Tanding|Tunggal|Ganda|Regu|Solo Kreatif'];
    expect(read([...head, ...ROWS], 'category').slice(0, 3)).toEqual(['3 · Tanding', '4 · Tunggal', '5.1 · Tanding']);
  });

  it('leave the class to its own column, and lose nothing that is no mark', () => {
    const rows = Array.from({ length: 201 }, (_, at) => `${at}|Ana ${at}|45|A|v|`);
    const listed = read(['No|Nama|BB|Kelas|Tanding|Tunggal', ...rows, '202|Ani|45|B|ganti|'], 'category', 'className');
    expect([listed[0], listed.at(-1)]).toEqual(['2 · Tanding · A', '203 · Tanding ganti · B']);
  });

  it('are ticked, too, with a word among the marks and a sum below them', () => {
    const head = 'No|Nama|NIK|L/P|BB|Tanding|Tunggal|Ganda|Regu|Solo Kreatif';
    const more = Array.from({ length: 8 }, (_, at) => `${at}|Ani Bela|33020541011100${10 + at}|P|45|v||||`);
    for (const sum of ['Jumlah||||360|9|1|1|1|1', '|TOTAL|||360|9|1|1|1|1']) {
      const listed = read([head, ...ROWS, ...more, '9|Ida|3302054101110003|P|44|ganti||||', sum], 'category');
      expect(listed.slice(0, 3)).toEqual(['2 · Tanding', '3 · Tunggal', '4.1 · Tanding']);
      expect(listed.at(-1)).toBe('14 · Tanding ganti');
    }
  });

  it('are no ticks where they hold words or numbers of teams', () => {
    const teams = ['No|Nama|Kategori|Regu', '1|Ana Bela|Regu|1', '2|Ani Bela|Regu|1', '3|Ida Bela|Regu|1'];
    expect(read(teams, 'category', 'team')[0]).toBe('2 · Regu · 1');
  });
});

describe('Classes and genders beside one another', () => {
  it('give the class, L being one among them', () => {
    const list = ['No|Nama|BB|J|K|L|P', '1|Ana|58|v|||', '2|Ani|62||v||', '3|Ida|65|||v|', '4|Ina|76||||v'];
    expect(read(list, 'className', 'gender')).toEqual(['2 · J · ', '3 · K · ', '4 · L · ', '5 · P · ']);
  });

  it('give the gender by L and P', () => {
    const list = ['No|Nama|JENIS KELAMIN||BB', '||L|P|', '1|Budi|x||46', '2|Ana||x|45', '3|Adi|x|x|45'];
    expect(read(list, 'gender', 'weight')).toEqual(['3 · Putra · 46', '4 · Putri · 45', '5 · Putra Putri · 45']);
  });

  it('give the class by its bounds', () => {
    expect(read(['No|Nama|BB|39-43|43-47 kg', '1|Budi|42|v|', '2|Adi|46||v'], 'className')).toEqual([
      '2 · 39-43',
      '3 · 43-47 kg',
    ]);
  });
});

describe('A class where a mark might stand', () => {
  it('is that of tanding, beside others that are ticked', () => {
    const list = ['No|Nama|BB|TANDING|TUNGGAL', '1|Ana|51|C|', '2|Ani|45|B|v', '3|Ida|45||v'];
    expect(read(list, 'category', 'className')).toEqual([
      ...['2 · Tanding · C', '3.1 · Tanding · B', '3.2 · Tunggal · ', '4 · Tunggal · '],
    ]);
  });

  it('tells the gender by PA and PI, and the age by its column', () => {
    const below = ['1|Budi|5-5-2010|51|C|', '2|Ana|6-5-2010|45||Kls. B'];
    expect(read(['No|Nama|Tgl Lahir|BB|PA|PI', ...below], 'gender', 'className')).toEqual([
      ...['2 · Putra · C', '3 · Putri · Kls. B'],
    ]);
    expect(read(['No|Nama|Tgl Lahir|BB|KELAS|', '||||PA|PI', ...below], 'gender', 'className')).toEqual([
      ...['3 · Putra · C', '4 · Putri · Kls. B'],
    ]);
    expect(read(['No|Nama|Tgl Lahir|BB|REMAJA|DEWASA', ...below], 'ageCategory', 'className')).toEqual([
      ...['2 · Remaja · C', '3 · Dewasa · Kls. B'],
    ]);
  });

  it.each(['TANDING|SENI', 'KELAS TANDING|KATEGORI TGR'])(
    'is of tanding below %s, beside the event of seni',
    (head) => {
      const list = [
        `No|Nama|BB|${head}`,
        '1|Ana|45|B|Tunggal',
        '2|Ani|45|B|-',
        '3|Ida|45||Tunggal',
        '4|Ina|45|-|Ganda',
      ];
      expect(read(list, 'category', 'className').map((row) => row.replace(' · -', ' · '))).toEqual([
        ...['2.1 · Tanding · B', '2.2 · Tunggal · ', '3 · Tanding · B', '4 · Tunggal · ', '5 · Ganda · '],
      ]);
    },
  );

  it('is the class alone where nothing else is ticked', () => {
    expect(read(['No|Nama|BB|TANDING', '1|Ana|51|C', '2|Ani|45|B'], 'className')).toEqual(['2 · C', '3 · B']);
  });
});

it('classes that are ticked say as much where nothing but the name stands beside them', () => {
  const list = ['KONTINGEN : PSHT', 'NAMA|A|B|C', 'Budi Santoso|v||', 'Joko Susilo||v|'];
  expect(read(list, 'contingent', 'name', 'className')).toEqual([
    ...['3 · PSHT · Budi Santoso · A', '4 · PSHT · Joko Susilo · B'],
  ]);
});

describe('Several categories in one cell', () => {
  const list = (category: string, className = 'A') => ['Nama|NIK|Kategori|Kelas', `Budi|1|${category}|${className}`];

  it.each([
    ['Tanding, Tunggal', ['2.1 · Tanding · A', '2.2 · Tunggal · ']],
    ['Tanding + Seni Ganda 1', ['2.1 · Tanding · A', '2.2 · Ganda 1 · ']],
    ['Tunggal dan Solo Kreatif', ['2.1 · Tunggal · A', '2.2 · Solo Kreatif · A']],
    ['Tanding B, Tunggal, Regu 2', ['2.1 · Tanding · B', '2.2 · Tunggal · ', '2.3 · Regu 2 · ']],
    ['Regu 1; Ganda 2', ['2.1 · Regu 1 · A', '2.2 · Ganda 2 · A']],
    ['Tanding / Seni', ['2.1 · Tanding · A', '2.2 · Seni · ']],
    ['Seni Tunggal', ['2 · Seni Tunggal · A']],
    ['Solo Kreatif', ['2 · Solo Kreatif · A']],
    ['Tanding Remaja', ['2 · Tanding Remaja · A']],
    ['Ganda Kreatif', ['2 · Ganda Kreatif · A']],
    ['Tunggal Kreatif', ['2 · Tunggal Kreatif · A']],
  ])('%s', (category, entries) => expect(read(list(category), 'category', 'className')).toEqual(entries));

  it('may stand in numbered columns', () => {
    const rows = ['Nama|NIK|BB|Kategori 1|Kategori 2', 'Budi|1|45|Tanding B|Tunggal', 'Ana|2|45|Tanding B|-'];
    expect(read(rows, 'category', 'className')).toEqual(['2.1 · Tanding · B', '2.2 · Tunggal · ', '3 · Tanding B · ']);
  });

  it('may be of seni by the cell of the class', () => {
    expect(read(list('Tanding & Seni', 'B / Tunggal'), 'category', 'className')).toEqual([
      ...['2.1 · Tanding · B / Tunggal', '2.2 · Tunggal · '],
    ]);
  });
});

describe('Weights below PA and PI', () => {
  const list = (...cells: string[]) => [
    'No|Nama|Tgl Lahir|NIK|PA|PI',
    ...cells.map((cell, at) => `${at + 1}|${['Adi', 'Ani', 'Eko'][at]} Bela|12-03-2011|330205410111000${at}|${cell}`),
  ];

  it('say the gender, and are the weights', () => {
    expect(read(list('45|', '|48,5', '41 kg|-'), 'gender', 'weight')).toEqual([
      '2 · Putra · 45',
      '3 · Putri · 48,5',
      '4 · Putra · 41 kg',
    ]);
  });

  it('are none where they may be ages or heights, or stand below both', () => {
    for (const cells of [
      ['15|', '|16', '14|'],
      ['165|', '|158', '170|'],
      ['45|48', '|48', '41|'],
    ]) {
      expect(read(list(...cells), 'weight').every((row) => row.endsWith(' · '))).toBe(true);
    }
  });
});

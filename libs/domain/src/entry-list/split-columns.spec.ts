// Columns that have to be seen together: parts of a name or of a date, several names, several meanings of one heading.
import type { EntryColumn } from './columns';
import { readSheet } from './list-rows';
import { proposePlan } from './sheet-layout';

const WORDS = { categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu'], ages: ['Pra Remaja', 'Remaja'] };

function read(lines: readonly string[], ...columns: EntryColumn[]): string[] {
  const rows = lines.map((line, at) => ({
    line: at + 1,
    cells: line.split('|').map((cell) => cell.trim().replaceAll('/n', '\n')),
  }));
  const sheet = { name: 'Sheet1', rows };
  const { rows: athletes } = readSheet(sheet, proposePlan(sheet, WORDS), WORDS);
  return athletes.map(({ cells }) => columns.map((column) => cells[column]).join(' · '));
}

const NIK = '3302050505100001';

describe('A name in two columns', () => {
  it.each([
    ['Nama Depan|Nama Belakang', 'Siti|Aminah', 'Siti Aminah'],
    ['First Name|Last Name', 'Siti|Aminah', 'Siti Aminah'],
    ['Nama|Nama Keluarga', 'Siti|Aminah', 'Siti Aminah'],
    ['Nama Lengkap|Marga', 'Ida|Ginting', 'Ida Ginting'],
    ['Nama Depan|Nama Tengah|Nama Belakang', 'Siti|Nur|Aminah', 'Siti Nur Aminah'],
    // whose family comes first by custom
    ['Last Name|First Name', 'Nguyễn|Thị Hồng', 'Nguyễn Thị Hồng'],
    ['Nama Belakang|Nama Depan', 'Aminah|Siti Nur', 'Siti Nur Aminah'],
    ['Last Name|First Name', 'Aminah|Siti', 'Siti Aminah'],
    ['Marga|Nama Depan', 'Ginting|Ida', 'Ida Ginting'],
    ['Nama Belakang|Nama Depan', 'Suparno|', 'Suparno'],
    ['Last Name|First Name|Middle Name', 'Aminah|Siti|Nur', 'Siti Nur Aminah'],
    ['Nama Depan|Nama Belakang', 'Suparno|', 'Suparno'],
  ])('%s is one name', (headings, cells, name) => {
    const others = cells.replaceAll(/\p{L}+/gu, 'Adi');
    const lines = [`No|${headings}|NIK|L/P`, `1|${cells}|${NIK}|P`, `2|${others}|3302050505100002|L`];
    expect(read(lines, 'name', 'nik')[0]).toBe(`${name} · ${NIK}`);
  });

  it('is not that of a parent, of a second athlete, or what somebody is called', () => {
    const pair = ['Kategori|Nama 1|Nama 2|NIK 1|NIK 2', `Ganda|Adi Bela|Budi Bela|${NIK}|3302050505100002`];
    expect(read(pair, 'name')).toEqual(['Adi Bela', 'Budi Bela']);
    const called = ['Nama Panggilan|Nama Lengkap|Nama Ayah|NIK|L/P', `Adi|Adi Bela|Budi|${NIK}|L`];
    expect(read(called, 'name')).toEqual(['Adi Bela']);
    expect(read(['Nama Panggilan|NIK|L/P', `Adi|${NIK}|L`], 'name')).toEqual(['Adi']);
    for (const other of ['Nama Kepala Keluarga', 'Nama di Kartu Keluarga']) {
      expect(read([`Nama|${other}|NIK|L/P`, `Adi Bela|Suparno|${NIK}|L`], 'name')).toEqual(['Adi Bela']);
    }
  });
});

describe('A birth date in three columns', () => {
  it.each([
    [['Tgl Lahir|Bln Lahir|Thn Lahir'], '5|12|2010', '5 12 2010'],
    [['Tanggal Lahir||', 'Tgl|Bulan|Tahun'], '5|Mei|2010', '5 Mei 2010'],
    [['Year of Birth|Month|Day'], '2010|12|5', '2010 12 5'],
  ])('%j is one date', (headings, cells, date) => {
    const [top = '', lower] = headings;
    const head = [`No|Nama|${top}|NIK|L/P`, ...(lower === undefined ? [] : [`||${lower}||`])];
    expect(read([...head, `1|Adi Bela|${cells}|${NIK}|L`], 'birthDate', 'nik')).toEqual([`${date} · ${NIK}`]);
  });
});

describe('A heading that explains itself', () => {
  it.each([
    ['Nama Lengkap (sesuai KTP/KK)', 'Tgl Lahir', 'NIK'],
    ['Nama (sesuai akta kelahiran)', 'Tanggal Lahir sesuai KTP', 'NIK / NISN'],
    ['Nama', 'Tgl Lahir', 'NIK (lihat KK)'],
  ])('%s, %s and %s are read by their cells', (...headings) => {
    const lines = [`No|${headings.join('|')}|L/P`, `1|Adi Bela|5-5-2010|${NIK}|L`];
    expect(read(lines, 'name', 'birthDate', 'nik')).toEqual([`Adi Bela · 5-5-2010 · ${NIK}`]);
  });

  it('does not make a name of a second column of clubs or coaches', () => {
    const lines = ['Nama Kontingen|Nama Perguruan|Nama Pelatih|Nama Manajer|Nama Atlet|NIK', `Kudus|A|B|C|Adi|${NIK}`];
    expect(read(lines, 'contingent', 'picName', 'name')).toEqual(['Kudus · B · Adi']);
  });

  it('may be Status, and tell who is no athlete', () => {
    const lines = ['Nama|Status|NIK|L/P', `Pak Joko|Pelatih|${NIK}|L`, `Adi Bela|Atlet|3302050505100002|L`];
    expect(read(lines, 'name', 'payment')).toEqual(['Adi Bela · ']);
  });

  it.each([
    ['BIL|NAMA PENUH|TARIKH LAHIR|JANTINA|NO. KAD PENGENALAN', 'Malay'],
    ['STT|Họ và tên|Ngày sinh|Giới tính|CCCD', 'Vietnamese'],
  ])('may be in another language: %s', (head) => {
    const lines = [head, `1|Adi Bela|5-5-2010|L|${NIK}`];
    expect(read(lines, 'name', 'birthDate', 'gender', 'nik')).toEqual([`Adi Bela · 5-5-2010 · L · ${NIK}`]);
  });
});

describe('Days and months', () => {
  const list = (...dates: string[]) => [
    'No|Nama|Tgl Lahir|NIK',
    ...dates.map((date, at) => `${at + 1}|Adi Bela|${date}|330205050510000${at}`),
  ];
  it('stand as the other dates of the list have them', () => {
    expect(read(list('05/25/2011', '03/04/2011', '12/31/2010'), 'birthDate')).toEqual([
      ...['25/05/2011', '04/03/2011', '31/12/2010'].map((date) => date.replace(/(^|\/)0/g, '$1')),
    ]);
    for (const sign of ['-', '.']) {
      const dates = ['05/25/2011', '03/04/2011', '12/31/2010'].map((date) => date.replaceAll('/', sign));
      expect(read(list(...dates), 'birthDate')[1]).toBe('4/3/2011');
    }
    expect(read(list('05/25/2011', '03/04/2011', '31/12/2010'), 'birthDate')[1]).toBe('03/04/2011');
    const texts = ['25/05/2011', '31/12/2010', '14/02/2011'];
    expect(read(list(...texts, '2011-03-04', '2010-12-01', '2011-05-05'), 'birthDate').slice(3)).toEqual([
      ...['03/04/2011', '12/01/2010', '05/05/2011'],
    ]);
    expect(read(list(...texts, '2011-03-04', '2010-12-13', '2011-05-05'), 'birthDate')[3]).toBe('2011-03-04');
    expect(read(list(...texts, '11/02/2011', '2011-03-04', '2010-12-01', '2011-05-05'), 'birthDate')[4]).toBe(
      '2011-03-04',
    );
    expect(read(list('05/25/2011', '03/04/2011'), 'birthDate')[1]).toBe('03/04/2011');
  });

  it('stand as the heading says, unless a date says otherwise', () => {
    for (const order of ['MM/DD/YYYY', 'mm-dd-yyyy', 'bb/hh/tttt', 'Month/Day/Year']) {
      const [, ...rows] = list('03/04/2011');
      expect(read([`No|Nama|Tanggal Lahir (${order})|NIK`, ...rows], 'birthDate')).toEqual(['4/3/2011']);
    }
    const [, ...rows] = list('03/04/2011', '25/04/2011');
    expect(read(['No|Nama|Tanggal Lahir (MM/DD/YYYY)|NIK', ...rows], 'birthDate')[0]).toBe('03/04/2011');
    expect(read(['No|Nama|Tanggal Lahir (DD/MM/YYYY)|NIK', ...rows], 'birthDate')[0]).toBe('03/04/2011');
  });

  it('stand as the moments do at which a form was sent', () => {
    const sent = (...stamps: string[]) => [
      'Timestamp|Nama|Tgl Lahir|NIK',
      ...stamps.map((stamp, at) => `${stamp}|Adi Bela|3/4/2011|330205050510000${at}`),
    ];
    expect(read(sent('10/25/2026 14:03:11', '11/2/2026 9:12:00'), 'birthDate')[1]).toBe('4/3/2011');
    expect(read(sent('25/10/2026 14:03:11', '2/11/2026 9:12:00'), 'birthDate')[1]).toBe('3/4/2011');
    expect(read(sent('10/11/2026 14:03:11'), 'birthDate')[0]).toBe('3/4/2011');
  });
});

describe('Cells decide', () => {
  it('by the lines of each, where members of a team stand in one', () => {
    const lines = [
      'Kategori|Nama|Tgl Lahir|NIK',
      `Ganda|Adi Bela/nBudi Bela|5-5-2010/n6-5-2010|${NIK}/n3302050605100002`,
    ];
    expect(read(lines, 'name', 'birthDate')).toEqual(['Adi Bela · 5-5-2010', 'Budi Bela · 6-5-2010']);
  });

  it('by the few that are understood, rather than that the column counts for nothing', () => {
    const lines = [
      'Nama|NIK|Kategori',
      `Adi|${NIK}|Tanding`,
      'Ani|3302050505100002|Festival',
      'Ida|3302050505100003|Prestasi',
    ];
    expect(read(lines, 'category')).toEqual(['Tanding', 'Festival', 'Prestasi']);
  });

  it('only of the rows, not a list of choices beside them', () => {
    const rows = [1, 2, 3, 4, 5].map((at) => `${at}|Adi Bela|330205050510000${at}`);
    const lines = ['No|Nama|NIK', `${rows[0]}||Putra`, `${rows[1]}||Putri`, ...rows.slice(2)];
    expect(read(lines, 'gender')).toEqual(['', '', '', '', '']);
  });
});

it('day, month and year beside one another are of birth where no other column is', () => {
  expect(read(['No|Nama|TGL|BLN|THN|L/P', '1|Budi|12|3|2010|L', '2|Siti|13|Maret|2010|P'], 'birthDate')).toEqual([
    ...['12 3 2010', '13 Maret 2010'],
  ]);
  const beside = ['No|Nama|TTL|TGL|BLN|THN|L/P', '1|Budi|Pati, 12-03-2010|1|11|2026|L'];
  expect(read(beside, 'birthDate')).toEqual(['12-03-2010']);
});

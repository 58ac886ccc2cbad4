// What cells, headings and places of an office's list mean.
import {
  isBlank,
  isDitto,
  isYears,
  looksLikeFormula,
  metresIn,
  readMeasure,
  readPaid,
  readPhone,
  splitBody,
} from './cell-values';
import { nameKey, tidy } from './columns';
import { readEntryWords, readGender } from './entry-words';
import { meaningsOf } from './headings';
import { type Place, PlaceNames } from './places';
import { readDate, splitBirth } from './written-date';

describe('A date', () => {
  it.each([
    ['5 Mei 2001', '2001-05-05'],
    ['05.05.01', '2001-05-05'],
    ['5-5-2001', '2001-05-05'],
    ['05/05/2001', '2001-05-05'],
    ['5 mei 01', '2001-05-05'],
    ['5-Mei-2001', '2001-05-05'],
    ['5–5–2001', '2001-05-05'],
    ['5\u20105\u20102001', '2001-05-05'],
    ['5\\5\\2001', '2001-05-05'],
    ['5_5_2001', '2001-05-05'],
    ['5-V-2001', '2001-05-05'],
    ['5 XII 01', '2001-12-05'],
    ['5 mrt 2001', '2001-03-05'],
    ['5 Mai 2001', '2001-05-05'],
    ['5 Mei 2001 (25 th)', '2001-05-05'],
    ['37016.5', '2001-05-05'],
    ['5/Mei/01', '2001-05-05'],
    ['5Mei2001', '2001-05-05'],
    ['Mei 5, 2001', '2001-05-05'],
    ['May 5th, 2001', '2001-05-05'],
    ['5 May 2001', '2001-05-05'],
    ['Sabtu, 5 Mei 2001', '2001-05-05'],
    ['05052001', '2001-05-05'],
    ['20010505', '2001-05-05'],
    ['2001-05-05', '2001-05-05'],
    ['2001/5/5', '2001-05-05'],
    ['2001-05-05T00:00:00.000Z', '2001-05-05'],
    ['37016', '2001-05-05'],
    ["'05-05-2001", '2001-05-05'],
    ['25/01/99', '1999-01-25'],
    ['06/07/14', '2014-07-06'],
    ['07/25/2011', '2011-07-25'],
    ['17 Agt 2010', '2010-08-17'],
    ['17 Agustus 2010', '2010-08-17'],
    ['1 Nop 2010', '2010-11-01'],
    ['1 Pebruari 2010', '2010-02-01'],
    ['21 Des 2010', '2010-12-21'],
    ['3 Oct 2010', '2010-10-03'],
    ['29-02-2012', '2012-02-29'],
    ['2 Ogos 2011', '2011-08-02'],
    ['2 Mac 2011', '2011-03-02'],
    ['2 Mei 2011 / 15 th', '2011-05-02'],
    ['2 Mei tahun 2011', '2011-05-02'],
    ['2011.05.02.', '2011-05-02'],
    ['2011 Mei 2', '2011-05-02'],
    ['2-May-11 12:00:00 AM', '2011-05-02'],
    ['2 tháng 5 năm 2011', '2011-05-02'],
    ['Senin Pahing, 2 Mei 2011', '2011-05-02'],
    ['5052010', '2010-05-05'],
    ['05/05/2553', '2010-05-05'],
    ['5 Mei 2553', '2010-05-05'],
    ['5-5-2010 M', '2010-05-05'],
    ['5--5--2010', '2010-05-05'],
    ['-, 5 Mei 2010', '2010-05-05'],
    ['tgl 5 bulan 5 tahun 2010', '2010-05-05'],
  ])('%s is %s', (cell, date) => expect(readDate(cell, 2026)).toBe(date));

  it.each([
    '31/02/2011',
    '30 Februari 2010',
    '29/02/2011',
    '2011-13-01',
    '13/13/2011',
    'Februari 2016',
    '2010',
    '',
    '-',
    '0000-00-00',
    '12 Foo 2010',
    '5-IIII-2010',
  ])('%p is none', (cell) => expect(readDate(cell, 2026)).toBeUndefined());

  it.each([
    ['Kudus, 5 Mei 2001', 'Kudus', '5 Mei 2001'],
    ['KAB. KUDUS, 05-05-2001', 'KAB. KUDUS', '05-05-2001'],
    ['Kudus 05/05/2001', 'Kudus', '05/05/2001'],
    ['Kudus / 5 Mei 2001', 'Kudus', '5 Mei 2001'],
    ['5 Mei 2001', '', '5 Mei 2001'],
    ['05 Mei 2010, Kudus', 'Kudus', '05 Mei 2010'],
    ['Kudus-05-05-2010', 'Kudus', '05-05-2010'],
    ['Kudus - 5 Mei 2010', 'Kudus', '5 Mei 2010'],
    ['Kudus (05-05-2010)', 'Kudus', '05-05-2010'],
    ['5 Mei 2010 di Kudus', 'Kudus', '5 Mei 2010'],
    ['Mei 5, 2001', '', 'Mei 5, 2001'],
    ['Maret 2009', '', 'Maret 2009'],
    ['', '', ''],
  ])('in %p stands after its place', (cell, place, date) => expect(splitBirth(cell)).toEqual({ place, date }));
});

describe('A gender', () => {
  it.each([
    'L',
    'l',
    'Lk',
    'PA',
    'Pa',
    'Putra',
    'Putera',
    'laki-laki',
    'LAKI - LAKI',
    'Pria',
    'L (Putra)',
    'Lelaki',
    'L / M',
    'Nam',
    '♂',
  ])('%s is male', (cell) => expect(readGender(cell)).toBe('male'));
  it.each(['P', 'Pr', 'PI', 'Pi', 'Putri', 'PEREMPUAN', 'wanita', 'W', 'P / F', 'Nữ', '♀'])('%s is female', (cell) =>
    expect(readGender(cell)).toBe('female'),
  );
  it.each(['x', '', 'constructor', 'L/P', 'PA/PI', 'Papua'])('%p is none', (cell) =>
    expect(readGender(cell)).toBeUndefined(),
  );
});

const WORDS = {
  categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu', 'Solo Kreatif'],
  ages: ['Pra Usia Dini', 'Usia Dini 1', 'Usia Dini 2', 'Pra Remaja', 'Remaja', 'Dewasa', 'Master 1', 'Master 2'],
};

it.each([
  ['Kelas C Putra', { gender: 'male', className: 'C' }],
  ['B Pi', { gender: 'female', className: 'B' }],
  ['Remaja A Putri', { age: 'Remaja', gender: 'female', className: 'A' }],
  ['Pra Remaja B Putra', { age: 'Pra Remaja', gender: 'male', className: 'B' }],
  ['PRAREMAJA / C / PA', { age: 'Pra Remaja', gender: 'male', className: 'C' }],
  ['A putra', { gender: 'male', className: 'A' }],
  ['KELAS D', { className: 'D' }],
  ['Kelas C Putra (47-51 kg)', { gender: 'male', className: 'C' }],
  ['C 47 - 51 Kg', { className: 'C' }],
  ['Usia Dini II Putri', { age: 'Usia Dini 2', gender: 'female' }],
  ['UD 1', { age: 'Usia Dini 1' }],
  ['Seni Beregu Putri', { category: 'Regu', gender: 'female' }],
  ['Ganda Remaja Pa', { category: 'Ganda', age: 'Remaja', gender: 'male' }],
  ['Solo Kreatif', { category: 'Solo Kreatif' }],
  ['Ganda Kreatif', { category: 'Ganda' }],
  ['Tunggal Kreatif', { category: 'Solo Kreatif' }],
  ['TANDING', { category: 'Tanding' }],
  ['Under 39 Putra', { gender: 'male', className: 'under 39' }],
  ['Open I Putra', { gender: 'male', className: 'open i' }],
  ['Match', { category: 'Tanding' }],
  ['Open 1 PI', { gender: 'female', className: 'open 1' }],
])('%s says category, age, gender and class at once', (cell, said) => {
  expect(readEntryWords(cell, WORDS)).toEqual({ rest: '', ...said });
});

it.each([
  ['Nama', 'name'],
  ['NAMA PESILAT 2', 'name'],
  ['IDENTITAS PESILAT NAMA LENGKAP', 'name'],
  ['Tgl. Lahir', 'birthDate'],
  ['TTL', 'birth'],
  ['Tempat, Tanggal Lahir', 'birth'],
  ['JK', 'gender'],
  ['PA/PI', 'gender'],
  ['L/P', 'gender'],
  ['JENIS KELAMIN', 'gender'],
  ['BB (kg)', 'weight'],
  ['BERAT BADAN (KG)', 'weight'],
  ['TB', 'height'],
  ['No. HP', 'picPhone'],
  ['HP Pelatih', 'picPhone'],
  ['Pelatih', 'picName'],
  ['Nama Official', 'picName'],
  ['No KTP', 'nik'],
  ['NO. INDUK KEPENDUDUKAN (NIK)', 'nik'],
  ['No. KK', 'familyCard'],
  ['Asal', 'contingent'],
  ['Nama Kontingen', 'contingent'],
  ['Kab/Kota', 'district'],
  ['Kls', 'className'],
  ['KELAS TANDING', 'className'],
  ['GOLONGAN', 'ageCategory'],
  ['Kelompok Usia *', 'ageCategory'],
  ['Gol. Darah', 'bloodType'],
  ['Nomor', 'nomor'],
  ['No.', 'number'],
  ['Nama Orang Tua', 'other'],
  ['Alasan ditolak', 'other'],
  ['Reason for rejection', 'other'],
  ['B. Badan', 'weight'],
  ['T. Badan (cm)', 'height'],
  ['Athlete', 'name'],
  ['Athlete ID', 'number'],
  ['National ID', 'nik'],
  ['Division', 'ageCategory'],
  ['Cls', 'className'],
  ['Country', 'contingent'],
  ['Data de nascimento', 'birthDate'],
  ['Pangalan', 'name'],
  ['Nam nak (kg)', 'weight'],
])('the heading %s means %s first', (heading, meaning) => expect(meaningsOf(heading)[0]).toBe(meaning));

it.each([
  ['36,7', 36.7],
  ['58.0', 58],
  ['49 kg', 49],
  ['53,6KG', 53.6],
  ['49.599999', 49.6],
  ['Kg 48', 48],
  ['48 kilogram', 48],
  ['48‚5', 48.5],
  ['48½', 48.5],
  ['48,', 48],
  ['+/- 48', 48],
  ['BB 48', 48],
  ['"48"', 48],
  ['48 kg (timbang ulang)', 48],
  ['45, 5', 45.5],
  ['45 .5 kg', 45.5],
  ['45 kg 5 ons', 45.5],
  ['45kg 500gr', 45.5],
])('%s is a measure', (cell, number) => expect(readMeasure(cell)).toBe(number));
it.each(['-4', '1e2', '', 'lima', '36,7,1', '1000', '47-49', '48 (50)', '45, 47', '48, 160'])(
  '%p is no measure',
  (cell) => expect(readMeasure(cell)).toBeUndefined(),
);

it.each([
  ['1,65', 165],
  ['1.6 m', 160],
  ['165', undefined],
])('%s is a height in metres of %s cm', (cell, height) => expect(metresIn(cell)).toBe(height));
it.each(['15', '15,5', '15 th', '15 thn 6 bln', '15 years old'])('%s is an age', (cell) =>
  expect(isYears(cell)).toBe(true),
);
it.each(['', 'U15', '14-17', 'Remaja', '150'])('%p is no age', (cell) => expect(isYears(cell)).toBe(false));

it('Lunas is paid, Belum and a blank cell are not, anything else is not understood', () => {
  expect(['Lunas', 'belum', '', '-', 'Unpaid', 'mungkin'].map(readPaid)).toEqual([
    ...[true, false, false, false, false, undefined],
  ]);
});

it.each([
  ['0812-3456-7800', '0812-3456-7800'],
  ['81234567890', '081234567890'],
  ['+62 812 3456 7800', '+62 812 3456 7800'],
  ['0812.3456.7800 (Budi)', '0812-3456-7800'],
  ['081234567890 / 081298765432', '081234567890'],
  ['12345', undefined],
])('%s has the telephone %s', (cell, phone) => expect(readPhone(cell)).toBe(phone));

it.each([
  '-',
  '–',
  '...',
  '?',
  '',
  'n/a',
  'Tidak ada',
  'menyusul',
  '(belum ada)',
  'Tidak ikut tanding',
  '#N/A',
  '#REF!',
  '#DIV/0!',
  'NULL',
  'undefined',
  'BYE',
])('%p says nothing', (cell) => expect(isBlank(cell)).toBe(true));
it.each([
  '//',
  '-//-',
  'dto',
  '^',
  '=',
  'sda',
  'S.D.A',
  's/d/a',
  'idem',
  'ibid',
  '"',
  '- " -',
  '〃',
  "''",
  '↓',
  'sama dgn di atas',
  'same as above',
])('%p says the same as above', (cell) => expect(isDitto(cell)).toBe(true));
it.each(['-', '', 'Kudus', 'SD A', 'Sari', 'atas nama', 'seperti'])('%p does not', (cell) =>
  expect(isDitto(cell)).toBe(false),
);
it.each([
  ['48/160', { weight: '48', height: '160' }],
  ['160 cm / 48,5 kg', { weight: '48,5', height: '160' }],
  ['48/50', null],
  ['95-100', null],
  ['95 - 110 kg', null],
  ['95 / 175', { weight: '95', height: '175' }],
  ['48', null],
  ['40,500', null],
])('%s is weight and height %j', (cell, body) => expect(splitBody(cell)).toEqual(body));

it.each([
  ['Nur\u200baini\u00a0 Putri', 'Nuraini Putri'],
  ['３３０２　Ａｄｉ', '3302 Adi'],
  ['Sari\u3164Dewi\u2800', 'SariDewi'],
  ['\u3164', ''],
  ['Sari\u200b\u0301', 'Sarí'],
  [`Z${'\u0323'.repeat(40)}algo`, `Ẓ${'\u0323'.repeat(4)}algo`],
  ['Budi\u0007Santoso\u0085', 'Budi Santoso'],
  ['Nisa\u202e\u2066 Putri\u{e0041}', 'Nisa Putri'],
])('%p is kept as it is seen', (cell, text) => expect(tidy(cell)).toBe(text));
it.each(['=1+1', '+62', '-x', '@x'])('%s looks like a formula', (cell) => expect(looksLikeFormula(cell)).toBe(true));
it('names are compared without case, dots and doubled spaces', () => expect(nameKey('Kab.  BOGOR ')).toBe('kab bogor'));

describe('A place', () => {
  const place = (provinceId: number, province: string, districtId: number, district: string): Place => ({
    ...{ provinceId, province, districtId, district },
  });
  const names = new PlaceNames(
    [
      place(33, 'Jawa Tengah', 3319, 'Kabupaten Kudus'),
      place(33, 'Jawa Tengah', 3328, 'Kabupaten Tegal'),
      place(33, 'Jawa Tengah', 3376, 'Kota Tegal'),
      place(33, 'Jawa Tengah', 3372, 'Kota Surakarta'),
      place(34, 'Daerah Istimewa Yogyakarta', 3403, 'Kabupaten Gunungkidul'),
      place(31, 'DKI Jakarta', 3171, 'Kota Administrasi Jakarta Pusat'),
    ],
    [
      { id: 33, name: 'Jawa Tengah' },
      { id: 34, name: 'Daerah Istimewa Yogyakarta' },
      { id: 31, name: 'DKI Jakarta' },
    ],
  );
  const find = (text: string, province?: number) => names.find(text, province).map(({ district }) => district);

  it.each([
    ['Kudus', ['Kabupaten Kudus']],
    ['KAB. KUDUS', ['Kabupaten Kudus']],
    ['Kab Kudus ', ['Kabupaten Kudus']],
    ['Kab.Kudus', ['Kabupaten Kudus']],
    ['Tegal', ['Kabupaten Tegal', 'Kota Tegal']],
    ['Kota Tegal', ['Kota Tegal']],
    ['Kota Tegal, Jawa Tengah', ['Kota Tegal']],
    ['Kodya Tegal', ['Kota Tegal']],
    ['Solo', ['Kota Surakarta']],
    ['Gunung Kidul', ['Kabupaten Gunungkidul']],
    ['Jakarta Pusat', ['Kota Administrasi Jakarta Pusat']],
    ['Kota Kudus', []],
    ['constructor', []],
  ])('%p is %p', (text, districts) => expect(find(text)).toEqual(districts));

  it('is looked for in one province where that is told', () => expect(find('Kudus', 34)).toEqual([]));
  it('at the end of a name is only proposed', () => {
    expect(find('Tapak Suci Kudus')).toEqual([]);
    expect(names.findAtEnd('Tapak Suci Kudus').map(({ district }) => district)).toEqual(['Kabupaten Kudus']);
  });
  it.each([
    ['jateng', 33],
    ['Prov. Jawa Tengah', 33],
    ['DIY', 34],
    ['DI Yogyakarta', 34],
    ['Jakarta', 31],
    ['Jawa Selatan', undefined],
  ])('of a province may be written %s', (text, id) => expect(names.provinceOf(text)).toBe(id));
});

// Values of a list that can be read and are hardly meant: days and months by turns, ages of more than a century, bounds for a class.
import type { DataSource } from 'typeorm';
import { makeAccount, makeTournament } from '@gelanggang/database/testing/factories';
import { type EntryCells, noCells } from '@gelanggang/domain/entry-list/columns';
import { importEntries } from '@gelanggang/entries/import/entry-import';
import { testDatabase } from '../../../test/setup/database';

const START = '2026-11-21';
const database = testDatabase();
let dataSource: DataSource;
let tournamentId: number;
let accountId: number;

beforeAll(async () => {
  dataSource = database.dataSource;
  accountId = (await makeAccount(dataSource.manager, { role: 'organiser' })).id;
  ({ id: tournamentId } = await makeTournament(dataSource.manager, { startDate: START }));
});

const CELLS: Partial<EntryCells> = {
  ...{
    contingent: 'Kudus',
    district: 'Kabupaten Kudus',
    picName: 'Bu Rini',
    picPhone: '081234567890',
    picEmail: 'r@c.test',
  },
  ...{
    name: 'Budi Santoso',
    birthDate: '12-3-2011',
    nik: '3319011203110001',
    gender: 'L',
    weight: '48',
    category: 'Tanding',
  },
};

async function verdictsOf(cells: Partial<EntryCells>): Promise<string[]> {
  const rows = [{ line: 2, cells: { ...noCells(), ...CELLS, ...cells } }];
  const { verdicts } = await importEntries(dataSource, {
    ...{ tournamentId, tournamentName: 'Kejuaraan', startDate: START, accountId, rows, isDryRun: true },
  });
  return verdicts.map(({ code, severity, text }) => `${code} ${severity}: ${text}`);
}

it('asks where the NIK has day and month the other way round, and nowhere else', async () => {
  expect(await verdictsOf({})).toEqual([]);
  expect(await verdictsOf({ birthDate: '3/12/2011' })).toEqual([
    'date-swapped note: Tanggal lahir 3 Desember 2011, tetapi NIK menyebut 12 Maret 2011. Mungkin hari dan bulannya tertukar.',
  ]);
  // cards with mistakes were given
  expect(await verdictsOf({ birthDate: '13-3-2011' })).toEqual([]);
});

it('asks about a date that is one only with the month first, unless the NIK says the same day', async () => {
  expect((await verdictsOf({ birthDate: '03-13-2011' }))[0]).toBe(
    "date refused: Bulan pada '03-13-2011' lebih dari 12. Maksudnya 13 Maret 2011?",
  );
  expect(await verdictsOf({ birthDate: '03-13-2011', nik: '3319011303110001' })).toEqual([]);
  expect(await verdictsOf({ birthDate: '13 Maret 2011' })).toEqual([]);
});

it('refuses who is not three years old at the tournament, which a day of this year makes', async () => {
  expect(await verdictsOf({ birthDate: '12-3-2026' })).toEqual([
    'date refused: Tanggal lahir 12 Maret 2026: umurnya belum 3 tahun. Periksa tahunnya.',
    expect.stringMatching(/^empty refused: Golongan usia/),
  ]);
  expect((await verdictsOf({ birthDate: '22-11-2023' }))[0]).toMatch(/^date refused/);
  expect((await verdictsOf({ birthDate: '21-11-2023' })).join()).not.toMatch(/date/);
  expect((await verdictsOf({ birthDate: '21-11-2026' }))[0]).toMatch(/^date-in-future refused/);
});

it('refuses a weight above the height', async () => {
  expect(await verdictsOf({ weight: '150', height: '55' })).toEqual([
    'height refused: Berat 150 kg lebih besar dari tinggi 55 cm. Mungkin keduanya tertukar.',
  ]);
  expect(await verdictsOf({ height: '150' })).toEqual([]);
});

it('asks for day and month where the year alone is written, and offers those of the NIK', async () => {
  const asked = 'date refused: Baru tahun lahirnya yang tertulis: 2011. Lengkapi dengan tanggal dan bulannya.';
  expect((await verdictsOf({ birthDate: '2011' }))[0]).toBe(asked);
});

it('reads a gender that stands in brackets behind the class', async () => {
  expect(await verdictsOf({ gender: '', className: 'Kelas C (Pa)' })).toEqual([]);
});

it('refuses an age of more than a century', async () => {
  expect(await verdictsOf({ birthDate: '12-3-1911' })).toEqual([
    'date refused: Tanggal lahir 12 Maret 1911: umurnya lebih dari 100 tahun. Periksa tahunnya.',
    expect.stringMatching(/^empty refused: Golongan usia/),
  ]);
});

it('takes no error of a spreadsheet, and nothing without a letter, for a name', async () => {
  expect(await verdictsOf({ name: '0' })).toEqual(["name refused: '0' bukan nama."]);
  expect(await verdictsOf({ name: 'Budi Santoso diganti Agus' })).toEqual([
    "name refused: 'Budi Santoso diganti Agus' menyebut dua orang. Tulis nama yang bertanding saja.",
  ]);
  for (const name of [
    'Budi & Joko',
    'Budi Santoso / Joko',
    'Budi/Joko',
    'Budi dan Joko',
    'BUDI DAN JOKO',
    'Budi; Joko',
    'Agus Salim, Andi Wijaya',
  ]) {
    expect(await verdictsOf({ name })).toEqual([
      `name refused: '${name}' menyebut dua orang. Tulis nama yang bertanding saja.`,
    ]);
  }
  for (const name of [
    'Dewi a/p Raju',
    'Nguyen Dan Thu',
    'Dan Santoso',
    'Muh. Dandi, S.Pd.',
    'M/ Ali',
    'Santoso, Budi Agus',
    'Siti Aminah, Am. Keb',
  ]) {
    expect(await verdictsOf({ name })).toEqual([]);
  }
  expect(await verdictsOf({ name: '#N/A' })).toEqual(['empty refused: Nama atlet kosong.']);
  expect(await verdictsOf({ bloodType: 'belum tahu', birthPlace: '#REF!' })).toEqual([]);
});

it('tells what a name holds beside the name, and takes it as it is written', async () => {
  for (const [name, alone] of [
    ['Beni Saputra (kapten)', 'Beni Saputra'],
    ['Beni Saputra 45 kg', 'Beni Saputra'],
    ['Beni Saputra alias Jalu', 'Beni Saputra'],
  ]) {
    expect(await verdictsOf({ name })).toEqual([
      `name-remark note: '${name}' memuat lebih dari nama; begini tertulis di bagan dan piagam.`,
    ]);
    expect(await verdictsOf({ name: alone })).toEqual([]);
  }
});

it('asks about a letter behind the category that nothing is understood by', async () => {
  expect(await verdictsOf({ category: 'Tanding U-17 A' })).toEqual([
    "unknown-class refused: Kelas 'Tanding U-17 A' tidak ada pada golongan Remaja.",
  ]);
  expect(await verdictsOf({ category: 'Tanding Prestasi' })).toEqual([]);
  expect(await verdictsOf({ category: 'Tanding U-17 A', className: 'C' })).toEqual([]);
});

it('takes bounds, ages and open classes as offices write them', async () => {
  for (const className of ['47kg - 51kg', '< 51', '-51', '+47', 'di atas 47 s.d. 51', 'Kelas C']) {
    expect(await verdictsOf({ className })).toEqual([]);
  }
  expect(await verdictsOf({ className: '-43' })).toEqual([expect.stringMatching(/^class-weight refused/)]);
  expect(await verdictsOf({ className: 'Bebas', weight: '90' })).toEqual([]);
  expect(await verdictsOf({ className: 'Bebas 1', weight: '90' })).toEqual([]);
  expect(await verdictsOf({ className: 'Open' })).toEqual([expect.stringMatching(/^unknown-class refused/)]);
  expect(await verdictsOf({ ageCategory: '15 th 8 bln', gender: 'Man' })).toEqual([]);
});

it('holds the weight against bounds that stand instead of a class', async () => {
  expect(await verdictsOf({ className: '47 - 51 kg' })).toEqual([]);
  expect(await verdictsOf({ className: '39-43' })).toEqual([
    'class-weight refused: Berat 48 kg tidak masuk kelas 39-43; kelasnya C.',
  ]);
});

it('asks about a class beside an event that one performs alone', async () => {
  await dataSource.query(
    `insert into tournament_match_category (tournament_id, match_category_id, registration_fee) values ($1, 2, 0)`,
    [tournamentId],
  );
  expect(await verdictsOf({ category: 'Tunggal', className: 'C' })).toEqual([
    'class-not-for-seni refused: Kelas diisi, padahal Tunggal tidak berkelas.',
  ]);
  expect(await verdictsOf({ category: 'Tunggal tangan kosong' })).toEqual([
    "unknown-nomor note: Tunggal Remaja tidak terbagi dalam nomor; 'Tunggal tangan kosong' tidak ada.",
  ]);
  expect(await verdictsOf({ category: 'Tunggal Bebas' })).toEqual([expect.stringMatching(/^category-not-offered/)]);
});

it('tells of a corrected NIK that the person stands already, and of nobody whose NIK stands', async () => {
  const enter = (cells: Partial<EntryCells>, isDryRun: boolean) =>
    importEntries(dataSource, {
      ...{ tournamentId, tournamentName: 'Kejuaraan', startDate: START, accountId, isDryRun },
      rows: [{ line: 2, cells: { ...noCells(), ...CELLS, ...cells } }],
    });
  await enter({}, false);
  expect(await verdictsOf({})).toEqual([]);
  expect(await verdictsOf({ nik: '3319011203110002', name: 'Orang Lain' })).toEqual([]);
  expect(await verdictsOf({ nik: '3319011203110002', name: 'BUDI  SANTOSO' })).toEqual([
    expect.stringMatching(/^same-person note: BUDI SANTOSO .* sudah terdaftar dengan NIK 3319011203110001\. /),
  ]);
});

it('knows by who stands there which of two contingents of one name is meant, and asks for anybody else', async () => {
  const kota = { contingent: 'Magelang Muda', district: 'Kota Magelang' };
  const kabupaten = { contingent: 'Magelang Muda', district: 'Kabupaten Magelang' };
  const [ani, budi, cici] = [
    { name: 'Ani Lestari', nik: '3319015203110002', gender: 'P', birthDate: '12-3-2011' },
    { name: 'Budi Utomo', nik: '3319011203110003', gender: 'L', birthDate: '12-3-2011' },
    { name: 'Cici Amalia', nik: '3319015203110004', gender: 'P', birthDate: '12-3-2011' },
  ] as const;
  const listed = (all: readonly Partial<EntryCells>[], isDryRun: boolean) =>
    importEntries(dataSource, {
      ...{ tournamentId, tournamentName: 'Kejuaraan', startDate: START, accountId, isDryRun },
      rows: all.map((cells, at) => ({ line: at + 2, cells: { ...noCells(), ...CELLS, ...cells } })),
    });
  expect(
    (
      await listed(
        [
          { ...kota, ...ani },
          { ...kabupaten, ...budi },
        ],
        false,
      )
    ).verdicts.filter(({ severity }) => severity === 'refused'),
  ).toEqual([]);
  const nowhere = { contingent: 'Magelang Muda', district: '' };
  const again = await listed(
    [
      { ...nowhere, ...ani },
      { ...nowhere, ...budi },
      { ...nowhere, ...cici },
    ],
    true,
  );
  const refused = again.verdicts.filter(({ severity }) => severity === 'refused');
  expect([...new Set(refused.map(({ line }) => line))]).toEqual([4]);
});

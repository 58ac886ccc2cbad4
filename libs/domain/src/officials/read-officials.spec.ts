// Lists of officials as offices write them: headings, duties in other words, places, days, and the faults of each row.
import { PlaceNames } from '../entry-list/places';
import { daysOfEvent, readDays } from './days';
import { readOfficials } from './read-officials';
import { ARENA_ROLES, OFFICIAL_ROLES, readRoles, REFEREE_SEAT, roleLabel, seatsOf } from './roles';

const places = new PlaceNames(
  [
    { provinceId: 1, province: 'Jawa Tengah', districtId: 11, district: 'Kabupaten Kudus' },
    { provinceId: 1, province: 'Jawa Tengah', districtId: 12, district: 'Kabupaten Tegal' },
    { provinceId: 1, province: 'Jawa Tengah', districtId: 13, district: 'Kota Tegal' },
  ],
  [
    { id: 1, name: 'Jawa Tengah' },
    { id: 2, name: 'Jawa Barat' },
  ],
);
const days = daysOfEvent('2027-03-12', '2027-03-14');
const words = { places, days, provinceName: (id: number) => (id === 1 ? 'Jawa Tengah' : 'Jawa Barat') };
const sheet = (...rows: string[][]) => [{ name: '', rows: rows.map((cells, at) => ({ line: at + 1, cells })) }];
const readOne = (cells: Record<string, string>) =>
  readOfficials(sheet(['Nama', ...Object.keys(cells)], ['Sari', ...Object.values(cells)]), words)?.[0];

it('takes no text for a heading, and looks through a whole file of texts in no time', () => {
  const texts = Array.from({ length: 80 }, () => `${'x-'.repeat(200)}`);
  const before = performance.now();
  expect(readOfficials(sheet(...Array.from({ length: 2000 }, () => texts)), words)).toBeNull();
  expect(performance.now() - before).toBeLessThan(1500);
});

it('finds the headings below titles and reads a person a row', () => {
  const read = readOfficials(
    sheet(
      ['DAFTAR WASIT JURI'],
      ['No', 'Nama Lengkap', 'Jabatan', 'Kab/Kota', 'Kelas Lisensi', 'No HP', 'Hari'],
      ['1', 'Sari Dewi', 'Wasit, Juri', 'Kudus', 'Nasional II', '0812', '1-2'],
      ['', '', '', '', '', '', ''],
      ['2', 'Budi', 'Sekretaris', 'Jabar', '', '', 'semua'],
    ),
    words,
  );
  expect(read).toEqual([
    expect.objectContaining({
      ...{ line: 3, name: 'Sari Dewi', roles: ['referee-judge'], districtId: 11, provinceId: 1 },
      ...{ licence: 'Nasional II', days: ['2027-03-12', '2027-03-13'], faults: [] },
    }),
    expect.objectContaining({ line: 5, roles: ['secretary'], provinceId: 2, districtId: null, days: null, faults: [] }),
  ]);
});

it('tells what is wrong of each row and keeps the others', () => {
  expect(readOne({ Tugas: 'Wasit, Koki' })?.faults).toEqual(['Tugas tidak dikenal: Koki.']);
  expect(readOne({ Tugas: '' })?.faults).toEqual(['Tugas belum diisi.']);
  expect(readOne({ Tugas: 'Juri', Kota: 'Tegal' })?.faults).toEqual([
    'Tegal dapat berarti Kabupaten Tegal atau Kota Tegal.',
  ]);
  expect(readOne({ Tugas: 'Juri', Kota: 'Atlantis' })?.faults).toEqual(['Daerah tidak dikenal: Atlantis.']);
  expect(readOne({ Tugas: 'Juri', Hari: '4' })?.faults).toEqual(['Hari hadir tidak dimengerti: 4.']);
  const twice = readOfficials(sheet(['Nama', 'Tugas'], ['Sari', 'Juri'], ['SARI', 'Juri']), words);
  expect(twice?.map((one) => one.faults.length)).toEqual([0, 1]);
});

it('tells of a row that has a duty and no name, and passes by titles, totals and blank rows', () => {
  const read = readOfficials(
    sheet(
      ['No', 'Nama', 'Tugas'],
      ['1', '', 'Juri'],
      ['2', 'Sari', 'Juri'],
      ['3', '', 'Wasit'],
      ['', '', ''],
      ['4', '', '2'],
    ),
    words,
  );
  expect(read?.map(({ line, faults }) => ({ line, faults }))).toEqual([
    { line: 2, faults: ['Nama belum diisi.'] },
    { line: 3, faults: [] },
    { line: 4, faults: ['Nama belum diisi.'] },
  ]);
});

it('reads no list without a column of names', () => {
  expect(readOfficials(sheet(['Tugas', 'Kota'], ['Juri', 'Kudus']), words)).toBeNull();
});

it.each([
  ['', null],
  ['semua', null],
  ['1-3', null],
  ['2', ['2027-03-13']],
  ['1, 3', ['2027-03-12', '2027-03-14']],
  ['H1 s/d H2', ['2027-03-12', '2027-03-13']],
  ['13/03/2027', ['2027-03-13']],
  ['12-03-2027, 14-03-2027', ['2027-03-12', '2027-03-14']],
  ['15/03/2027', undefined],
  ['kemarin', undefined],
])('understands the days %s', (cell, expected) => {
  expect(readDays(cell, days)).toEqual(expected);
});

describe('the roles of the rulebook', () => {
  it('[R25-O03] are all there, from the technical delegate to the weigh-in officer', () => {
    expect(OFFICIAL_ROLES.map(roleLabel)).toEqual([
      ...['Delegasi teknik', 'Asisten delegasi teknik', 'Ketua pertandingan', 'Ketua dewan', 'Anggota dewan'],
      ...['Wasit-juri', 'Komisi protes', 'Dokter', 'Kepala IT', 'Sekretaris', 'Pencatat waktu', 'Operator IT'],
      ...['Penyiar', 'Paramedis', 'Petugas lapangan', 'Petugas timbang'],
    ]);
    expect(ARENA_ROLES).toContain('council-head');
  });

  it('are understood in other words, several in one cell', () => {
    expect(readRoles('Wasit Juri / Sekretaris')).toEqual({ roles: ['referee-judge', 'secretary'], unknown: [] });
    expect(readRoles('Ketua Dewan Juri')).toEqual({ roles: ['council-head'], unknown: [] });
    expect(readRoles('wasit dan juri')).toEqual({ roles: ['referee-judge'], unknown: [] });
  });

  it('[R25-O01] tanding has one referee and three judges, jurus at least four and always an even number', () => {
    expect(seatsOf('tanding', 3)).toEqual([REFEREE_SEAT, 1, 2, 3]);
    expect(seatsOf('seni', 4)).toEqual([1, 2, 3, 4]);
    expect(seatsOf('seni', 3)).toHaveLength(4);
    expect(seatsOf('seni', 5)).toHaveLength(6);
    expect(seatsOf('seni', 10)).toHaveLength(10);
  });
});

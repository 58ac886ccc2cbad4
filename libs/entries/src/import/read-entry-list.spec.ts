// Which sheets of a workbook are lists of entries, and which show, count or pay for them.
import { type Cell, writeXlsx } from 'hucre/xlsx';
import { readEntryList } from './read-entry-list';

const WORDS = { categories: ['Tanding', 'Tunggal', 'Ganda', 'Regu'], ages: ['Remaja', 'Dewasa'] };
const TABLE = [
  ['Nama', 'L/P', 'Tgl Lahir', 'NIK', 'BB'],
  ['Budi Santoso', 'L', '5-5-2010', '3302010505100001', '45'],
];

async function chosen(...names: string[]) {
  const list = await readEntryList(await writeXlsx({ sheets: names.map((name) => ({ name, rows: TABLE })) }), WORDS);
  if (!list.ok) throw new Error(list.message.text);
  return list.sheets.filter(({ isChosen }) => isChosen).map(({ name }) => name);
}

it.each(['Rekap', 'CONTOH PENGISIAN', 'Pembayaran', 'Daftar Hadir', 'Jadwal'])(
  'The sheet %s beside a list is offered, and not chosen',
  async (name) => {
    expect(await chosen('KAB. KUDUS', name)).toEqual(['KAB. KUDUS']);
    expect(await chosen(name)).toEqual([name]);
  },
);

it.each(['Wasit Juri', 'Manajer & Pelatih', 'CADANGAN'])('The sheet %s has no entries', async (name) => {
  expect(await chosen('KAB. KUDUS', name)).toEqual(['KAB. KUDUS']);
});

it('Who is struck out is left out by name, whether all of the row or the name alone is', async () => {
  const struck = { style: { font: { strikethrough: true } } };
  const row = (name: string, nik: string) => [name, 'L', '5-5-2010', nik, '45'];
  const rows = [
    TABLE[0] ?? [],
    row('Adi Satu', '3302010505100001'),
    row('Budi Dua', '3302010505100002'),
    row('Cahyo Tiga', '3302010505100003'),
    row('Dodi Empat', '3302010505100004'),
  ];
  // each piece of the name by itself, as a phone's program writes it
  const inPieces = {
    richText: ['Dodi', ' ', 'Empat'].map((text) => ({ text, font: { strikethrough: text !== ' ' } })),
  };
  const cells = new Map<string, Partial<Cell>>([
    ['1,0', struck],
    ...[0, 1, 2, 3, 4].map((at) => [`2,${at}`, struck] as const),
    ['3,4', struck],
    ['4,0', inPieces],
  ]);
  const list = await readEntryList(await writeXlsx({ sheets: [{ name: 'Daftar', rows, cells }] }), WORDS);
  if (!list.ok) throw new Error(list.message.text);
  expect(list.rows.map(({ cells: { name } }) => name)).toEqual(['Cahyo Tiga']);
  expect(list.leftOut.map(({ line, kind }) => `${line} ${kind}`)).toEqual([
    '1 header',
    '2 struck',
    '3 struck',
    '5 struck',
  ]);
});

describe('A form of the contingent, beside sheets that name none', () => {
  const form = (contingent: string) => [
    ['FORMULIR A'],
    ['1', 'Nama Kontingen', ':', contingent],
    ['2', 'Manajer Tim', ':', 'Bambang Sutrisno'],
    ['3', 'Email', ':', 'kudus@contoh.test'],
  ];
  const told = async (...sheets: [string, (string | null)[][]][]) => {
    const list = await readEntryList(
      await writeXlsx({ sheets: sheets.map(([name, rows]) => ({ name, rows })) }),
      WORDS,
    );
    if (!list.ok) throw new Error(list.message.text);
    return list.rows.map(({ cells }) => [cells.contingent, cells.picName, cells.picEmail].join(' · '));
  };

  it('says it of all of them', async () => {
    const sheets = await told(['FORMULIR A', form('IPSI Kudus')], ['B1', TABLE], ['B2', TABLE]);
    expect(sheets).toEqual(Array.from({ length: 2 }, () => 'IPSI Kudus · Bambang Sutrisno · kudus@contoh.test'));
  });

  it('says nothing where there are two, or a sheet names another one', async () => {
    expect(await told(['A1', form('Kudus')], ['A2', form('Demak')], ['B1', TABLE])).toEqual([' ·  · ']);
    const other = [['KONTINGEN : DEMAK'], ...TABLE];
    expect(await told(['A', form('Kudus')], ['B1', other])).toEqual(['DEMAK ·  · ']);
  });
});

it('A sheet for each athlete, asked from top to bottom, is a row for each', async () => {
  const form = (name: string, nik: string) => [
    ['FORMULIR PENDAFTARAN'],
    ['Nama', name],
    ['Tgl Lahir', '5-5-2010'],
    ['NIK', nik],
    ['L/P', 'L'],
    ['Kontingen', 'Kab. Kudus'],
  ];
  const sheets = [
    { name: 'Budi', rows: form('Budi Santoso', '3302010505100001') },
    { name: 'Joko', rows: form('Joko Susilo', '3302010505100002') },
  ];
  const list = await readEntryList(await writeXlsx({ sheets }), WORDS);
  expect(list.ok && list.rows.map(({ sheet, cells }) => [sheet, cells.name, cells.contingent])).toEqual([
    ['Budi', 'Budi Santoso', 'Kab. Kudus'],
    ['Joko', 'Joko Susilo', 'Kab. Kudus'],
  ]);
});

// Which sheets of a workbook are lists of entries, and which show, count or pay for them.
import { writeXlsx } from 'hucre/xlsx';
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

// One athlete in two rows of a list, in tanding and in seni: one person, two entries; two of one category are refused.
import { makeAccount, makeTournament } from '@gelanggang/database/testing/factories';
import { fillIn } from '@gelanggang/domain/entry-list/list-answers';
import { importEntries } from '@gelanggang/entries/import/entry-import';
import { loadVocabulary } from '@gelanggang/entries/import/entry-reference.queries';
import { readEntryList } from '@gelanggang/entries/import/read-entry-list';
import { testDatabase } from '../../../test/setup/database';

const database = testDatabase();
const START = '2026-11-21';
const HEADER = 'Nama;NIK;Tgl Lahir;L/P;BB;Golongan;Kelas;Kategori';
const FIRST = 'Ahmad Fauzi;3319010505100001;05-05-2010;L;45;Remaja;B';
const CONSTANTS = {
  ...{ contingent: 'Kudus', province: 'Jawa Tengah', district: 'Kabupaten Kudus' },
  ...{ picName: 'Bu Rini', picPhone: '081234567890', picEmail: 'rini@contoh.test', category: 'Tanding' },
};

async function takeIn(...rows: string[]) {
  const { dataSource } = database;
  const accountId = (await makeAccount(dataSource.manager, { role: 'organiser' })).id;
  const { id: tournamentId } = await makeTournament(dataSource.manager, { startDate: START });
  await dataSource.query(
    `insert into tournament_match_category (tournament_id, match_category_id, registration_fee)
     select $1, id, 200000 from match_category where id <> 1`,
    [tournamentId],
  );
  const vocabulary = await loadVocabulary(dataSource.manager);
  const list = await readEntryList(Buffer.from([HEADER, ...rows].join('\n')), vocabulary);
  if (!list.ok) throw new Error(list.message.text);
  const { taken, verdicts } = await importEntries(dataSource, {
    ...{ tournamentId, tournamentName: 'Kejuaraan', startDate: START, accountId },
    rows: fillIn(list.rows, { constants: CONSTANTS }, vocabulary),
  });
  const entered = await dataSource.query<{ text: string }[]>(
    `select concat_ws(' ', t.name, c.name, k.name) as text from contingent_registration r
     join team_member t using (contingent_id)
     join match_category c on c.id = t.match_category_id left join category_class k on k.id = t.category_class_id
     where r.tournament_id = $1 order by t.id`,
    [tournamentId],
  );
  return { taken, told: verdicts.map(({ line, text }) => `${line} ${text}`), entered: entered.map(({ text }) => text) };
}

it.each([
  ['says all again', 'Ahmad Fauzi;3319010505100001;05-05-2010;L;45;Remaja;Tunggal'],
  ['leaves the NIK out', 'Ahmad Fauzi;;05-05-2010;L;;Remaja;Tunggal'],
])('is entered in both where the second row %s and the category is given for all', async (_, second) => {
  const { entered, told } = await takeIn(FIRST, second);
  expect(told).toEqual([]);
  expect(entered).toEqual(['Ahmad Fauzi Tanding B', 'Ahmad Fauzi Tunggal']);
});

it('of two classes of tanding neither is taken, and each row says which the other is', async () => {
  const { taken, told } = await takeIn(FIRST, 'Ahmad Fauzi;3319010505100001;05-05-2010;L;45;Remaja;C');
  expect(taken).toBeNull();
  expect(told.filter((text) => text.includes('dua kali'))).toEqual([
    '2 NIK 3319010505100001 dua kali dalam kategori Tanding (baris 3).',
    '3 NIK 3319010505100001 dua kali dalam kategori Tanding (baris 2).',
  ]);
});

it('an event below the class of whoever is written down for tanding is asked about, not taken for a class', async () => {
  const rows = ['Budi Cahyono;3319010606110002;06-06-2011;L;48;Remaja;C', `${FIRST.slice(0, -1)}Tunggal;Tanding`];
  expect((await takeIn(...rows)).told).toEqual(["3 Kelas 'Tunggal' tidak ada pada golongan Remaja."]);
});

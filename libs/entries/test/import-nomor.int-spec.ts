// An entry list names the events within a category: in a column of its own, or in the words of another one.
import type { DataSource } from 'typeorm';
import { makeAccount, makeTournament } from '@gelanggang/database/testing/factories';
import { noCells } from '@gelanggang/domain/entry-list/columns';
import type { ListRow } from '@gelanggang/domain/entry-list/list-rows';
import { importEntries } from '@gelanggang/entries/import/entry-import';
import { testDatabase } from '../../../test/setup/database';

const START = '2026-11-21';
const database = testDatabase();
let dataSource: DataSource;
let accountId: number;
let tournamentId: number;
beforeAll(async () => {
  dataSource = database.dataSource;
  accountId = (await makeAccount(dataSource.manager, { role: 'organiser' })).id;
  tournamentId = (await makeTournament(dataSource.manager, { startDate: START })).id;
  await dataSource.query(
    `insert into tournament_match_category (tournament_id, match_category_id, registration_fee)
     select $1, id, 200000 from match_category where id <> 1`,
    [tournamentId],
  );
});

let last = 0;
/** Ten years old at the tournament: Usia Dini 2. */
const row = (cells: Partial<ListRow['cells']>): ListRow => {
  last += 1;
  const person = {
    name: `Atlet ${last}`,
    nik: String(3_273_010_303_000_000 + last),
    birthDate: '5/5/2016',
    gender: 'P',
  };
  const from = { contingent: 'Garuda', province: 'Jawa Barat', district: 'Kota Bandung' };
  const contact = { picName: 'Wulan', picPhone: '081234567890', picEmail: 'wulan@contoh.test' };
  return {
    line: last + 1,
    cells: { ...noCells(), ...from, ...contact, ...person, category: 'Tunggal', ageCategory: 'Usia Dini 2', ...cells },
  };
};
const run = (rows: readonly ListRow[]) =>
  importEntries(dataSource, { tournamentId, tournamentName: 'Kejuaraan', startDate: START, accountId, rows });
const nomorOf = async (nik: string) => {
  const rows = await dataSource.query<{ nomor: string }[]>(
    'select m.nomor from tournament_entry e join team_member m on m.id = e.team_member_id where e.nik = $1 order by 1',
    [nik],
  );
  return rows.map((one) => one.nomor);
};

it.each<[string, Partial<ListRow['cells']>, string]>([
  ['a column of its own', { nomor: 'Tunggal tangan kosong' }, 'tunggal-tangan-kosong'],
  ['a short word in it', { nomor: 'TK' }, 'tunggal-tangan-kosong'],
  ['the column alone, without a category', { category: '', nomor: 'Tunggal senjata' }, 'tunggal-senjata'],
  ['the category', { category: 'Tunggal Senjata' }, 'tunggal-senjata'],
  ['the class', { className: 'Tangan kosong' }, 'tunggal-tangan-kosong'],
  ['the only event of its age', { category: 'Regu', className: 'A' }, ''],
  ['the only event in its column', { category: 'Regu', nomor: 'Regu A' }, ''],
  ['the category again', { category: 'Regu', nomor: 'Regu' }, ''],
])('%s says the event', async (_what, cells, nomor) => {
  const one = row(cells);
  const { verdicts } = await run([one]);
  expect(verdicts.filter((said) => said.severity === 'refused')).toEqual([]);
  expect(await nomorOf(one.cells.nik)).toEqual([nomor]);
});

it.each<[string, Partial<ListRow['cells']>, object]>([
  [
    'one of another age',
    { nomor: 'Regu B' },
    { code: 'unknown-nomor', options: expect.arrayContaining(['Tunggal senjata']) },
  ],
  ['one where there is none', { category: 'Solo Kreatif', nomor: 'Senjata' }, { code: 'unknown-nomor' }],
])('a row that names %s is refused at the column, with what may stand there', async (_what, cells, said) => {
  const one = row(cells);
  const { verdicts, taken } = await run([one]);
  expect(taken).toBeNull();
  expect(verdicts).toMatchObject([{ column: 'Nomor', severity: 'refused', ...said }]);
  expect(await nomorOf(one.cells.nik)).toEqual([]);
});

it('a row that names none comes in without one, and is told with what may be named', async () => {
  const one = row({});
  const { verdicts } = await run([one]);
  const options = ['Tunggal tangan kosong', 'Tunggal senjata'];
  expect(verdicts).toMatchObject([{ column: 'Nomor', severity: 'incomplete', code: 'nomor-missing', options }]);
  expect(await nomorOf(one.cells.nik)).toEqual(['']);
  await run([{ ...one, cells: { ...one.cells, nomor: 'Senjata' } }]);
  expect(await nomorOf(one.cells.nik)).toEqual(['tunggal-senjata']);
  expect(await run([one])).toMatchObject({ taken: { membersAdded: 0, membersUnchanged: 1 } });
  expect(await nomorOf(one.cells.nik)).toEqual(['tunggal-senjata']);
});

it('one person stands in two events, and not twice in one', async () => {
  const first = row({ nomor: 'Senjata' });
  const { nik } = first.cells;
  await run([first, row({ nik, name: first.cells.name, category: 'Tunggal tangan kosong' })]);
  expect(await nomorOf(nik)).toEqual(['tunggal-senjata', 'tunggal-tangan-kosong']);
  const twice = row({ nomor: 'TK' });
  const { verdicts } = await run([twice, row({ nik: twice.cells.nik, nomor: 'Tangan kosong', name: 'Lain' })]);
  expect(verdicts.map((said) => said.code)).toEqual(['nik-twice', 'nik-twice']);
});

it('a list that is taken in twice doubles nothing, and gives an old entry its event', async () => {
  const one = row({ nomor: 'Senjata' });
  const { nik } = one.cells;
  await run([one]);
  await dataSource.query("update team_member set nomor = '' where nik = $1", [nik]);
  expect(await run([one])).toMatchObject({ taken: { membersAdded: 0, membersChanged: 1 } });
  expect(await nomorOf(nik)).toEqual(['tunggal-senjata']);
  expect(await run([one])).toMatchObject({ taken: { membersAdded: 0, membersChanged: 0, membersUnchanged: 1 } });
});

it('pairs of two events are two pairs, whatever they are called', async () => {
  const pair = (nomor: string) => [1, 2].map(() => row({ category: 'Ganda', nomor, team: 'A' }));
  const { verdicts } = await run([...pair('Ganda senjata'), ...pair('Ganda tangan kosong')]);
  expect(verdicts).toEqual([]);
  const single = row({ category: 'Ganda', nomor: 'Senjata', team: 'B' });
  expect((await run([single])).verdicts).toMatchObject([{ code: 'team-incomplete' }]);
});

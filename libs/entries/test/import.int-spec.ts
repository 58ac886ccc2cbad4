// The import of entry lists on a real database (issue 2 point 5; domain-rules, From entry to participant).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { makeAccount, makeSetWithoutNomor, makeTournament } from '@gelanggang/database/testing/factories';
import { importEntries, type ImportRequest, standingChanges } from '@gelanggang/entries/import/entry-import';
import { loadVocabulary } from '@gelanggang/entries/import/entry-reference.queries';
import type { ListRow } from '@gelanggang/domain/entry-list/list-rows';
import { readEntryList } from '@gelanggang/entries/import/read-entry-list';
import { payEntries } from '@gelanggang/entries/billings/pay-entries';
import { testDatabase } from '../../../test/setup/database';

const START = '2026-11-21';
const listOf = async (path: string): Promise<ListRow[]> => {
  const list = await readEntryList(readFileSync(join(__dirname, path)), await loadVocabulary(dataSource.manager));
  if (!list.ok) throw new Error(list.message.text);
  return list.rows;
};
let clean: ListRow[];
let faulty: ListRow[];
const expected = JSON.parse(readFileSync(join(__dirname, 'data/entries-with-faults.expected.json'), 'utf8')) as {
  verdicts: { line: number; column: string; why: string }[];
};

const database = testDatabase();
let dataSource: DataSource;
let accountId: number;

beforeAll(async () => {
  dataSource = database.dataSource;
  clean = await listOf('../data/entries-596.csv');
  faulty = await listOf('data/entries-with-faults.csv');
  accountId = (await makeAccount(dataSource.manager, { role: 'organiser' })).id;
});

async function openTournament(startDate = START): Promise<number> {
  // by a rule set without events within the categories: those are in import-nomor.int-spec
  const { id } = await makeTournament(dataSource.manager, {
    startDate,
    ruleSet: await makeSetWithoutNomor(dataSource.manager),
  });
  await dataSource.query(
    `insert into tournament_match_category (tournament_id, match_category_id, registration_fee)
     select $1, id, 200000 from match_category where id <> 1`,
    [id],
  );
  return id;
}

const run = (tournamentId: number, rows: readonly ListRow[], options: Partial<ImportRequest> = {}) =>
  importEntries(dataSource, {
    tournamentId,
    tournamentName: 'Kejuaraan',
    startDate: START,
    accountId,
    rows,
    ...options,
  });

async function count(sql: string, ...parameters: unknown[]): Promise<number> {
  const [row]: [{ n: number }] = await dataSource.query(`select count(*) as n from ${sql}`, parameters);
  return row.n;
}
const membersOf = (tournamentId: number) => count('tournament_entry where tournament_id = $1', tournamentId);
const withCell = (row: ListRow, cells: Partial<ListRow['cells']>): ListRow => ({
  ...row,
  cells: { ...row.cells, ...cells },
});

describe('The list of faults', () => {
  it('yields exactly the expected verdicts, by line and column', async () => {
    const { verdicts } = await run(await openTournament(), faulty, { isDryRun: true });
    const places = (list: { line: number; column: string }[]) =>
      list.map(({ line, column }) => `${line} ${column}`).sort();
    expect(places(verdicts)).toEqual(places(expected.verdicts));
    const notRefused = expected.verdicts.filter(({ why }) => why.includes('not refused'));
    expect(places(verdicts.filter(({ severity }) => severity !== 'refused'))).toEqual(places(notRefused));
  });

  it('takes nothing in while a row is refused', async () => {
    const tournamentId = await openTournament();
    const outcome = await run(tournamentId, faulty);
    expect(outcome).toMatchObject({ refusedRows: 12, taken: null });
    expect(await membersOf(tournamentId)).toBe(0);
  });

  it('takes the other rows in when the refused ones are skipped', async () => {
    const tournamentId = await openTournament();
    const { taken } = await run(tournamentId, faulty, { skipsRefused: true });
    expect(taken).toMatchObject({ membersAdded: 108 });
    expect(await membersOf(tournamentId)).toBe(108);
  });

  it('keeps a name that looks like a formula as the text it is', async () => {
    expect(await count(`team_member where name = '=HYPERLINK("http://x.test","klik")'`)).toBe(1);
  });
});

describe('The list of 596', () => {
  let tournamentId: number;
  beforeAll(async () => (tournamentId = await openTournament()));

  it('only reports in a dry run', async () => {
    const outcome = await run(tournamentId, clean, { isDryRun: true });
    expect(outcome).toMatchObject({ refusedRows: 0, verdicts: [], taken: null });
    expect(await membersOf(tournamentId)).toBe(0);
  });

  it('is taken in whole, two contingents of one name from two districts apart', async () => {
    const { taken } = await run(tournamentId, clean);
    expect(taken).toMatchObject({ contingentsAdded: 64, membersAdded: 596, membersChanged: 0 });
    expect(await count('contingent_registration where tournament_id = $1', tournamentId)).toBe(64);
  });

  it('gives every blank class in tanding one by age, gender and weight', async () => {
    const blank = clean.filter((row) => row.cells.category === 'Tanding' && row.cells.className === '');
    expect(blank).toHaveLength(27);
    const fitting = `team_member m join category_class c on c.id = m.category_class_id
      where m.nik = any($1) and m.match_category_id = 1
        and (c.weight_min is null or m.body_weight >= c.weight_min) and (c.weight_max is null or m.body_weight <= c.weight_max)`;
    expect(
      await count(
        fitting,
        blank.map((row) => row.cells.nik),
      ),
    ).toBe(27);
  });

  it('doubles nothing when it comes twice', async () => {
    const { taken } = await run(tournamentId, clean);
    expect(taken).toEqual({
      contingentsAdded: 0,
      contingentsChanged: 0,
      membersAdded: 0,
      membersChanged: 0,
      membersUnchanged: 596,
      valuesKept: 0,
    });
  });

  it('changes what stands only where that was seen and ticked', async () => {
    const [first, ...others] = clean;
    const rows = [withCell(first!, { birthPlace: 'Cibinong', picPhone: '0811111111' }), ...others];
    const { taken: kept } = await run(tournamentId, rows);
    expect(kept).toMatchObject({ membersChanged: 0, contingentsChanged: 0, membersUnchanged: 596, valuesKept: 2 });
    const { entries } = await run(tournamentId, rows, { isDryRun: true });
    const changes = await standingChanges(dataSource.manager, tournamentId, { accountId }, entries);
    expect(changes).toMatchObject([
      { what: 'Telepon', standing: first!.cells.picPhone, listed: '0811111111' },
      { what: 'Tempat lahir', standing: 'Bogor', listed: 'Cibinong', who: first!.cells.name },
    ]);
    const place = changes.filter(({ what }) => what === 'Tempat lahir').map(({ key }) => key);
    const { taken } = await run(tournamentId, rows, { ticked: place });
    expect(taken).toMatchObject({ membersAdded: 0, membersChanged: 1, membersUnchanged: 595 });
    expect(await count(`team_member where nik = $1 and birth_place = 'Cibinong'`, first!.cells.nik)).toBe(1);
  });

  it('takes seni in without a weight, and a list that tells none takes none away', async () => {
    const tunggal = clean.find((row) => /tunggal/i.test(row.cells.category))!;
    const bare = withCell(tunggal, { weight: '' });
    const kept = await run(tournamentId, [bare]);
    expect([kept.verdicts, kept.taken]).toMatchObject([[], { membersUnchanged: 1, valuesKept: 0 }]);
    const { taken } = await run(tournamentId, [withCell(bare, { nik: '3271010101150999', name: 'Tanpa Berat' })]);
    expect(taken).toMatchObject({ membersAdded: 1 });
    expect(await count(`team_member where name = 'Tanpa Berat' and body_weight is null`)).toBe(1);
    await dataSource.query(`delete from team_member where name = 'Tanpa Berat'`);
  });

  it('tells the staff of every batch, and of nothing when nothing changed', async () => {
    const stream = `tournament:${tournamentId}:staff`;
    const events = await count('event where stream = $1', stream);
    expect(events).toBeGreaterThan(1);
    const [sums] = await dataSource.query(
      `select sum((data->>'contingents')::int) as contingents, sum((data->>'members')::int) as members
       from event where stream = $1 and type = 'entries.changed'`,
      [stream],
    );
    expect(sums).toEqual({ contingents: 64, members: 598 });
    await run(tournamentId, clean.slice(1));
    expect(await count('event where stream = $1', stream)).toBe(events);
  });

  it('refuses a person whom another contingent entered in the same match category', async () => {
    const rival = withCell(clean[0]!, { contingent: 'Perguruan Lain' });
    const { verdicts } = await run(tournamentId, [rival], { isDryRun: true });
    expect(verdicts).toMatchObject([{ line: rival.line, column: 'NIK', code: 'nik-of-another' }]);
  });

  it('makes one paid billing per contingent of those who are Lunas, once', async () => {
    const entries = (await run(tournamentId, clean)).entries.filter((entry) => entry.isPaid);
    const request = { tournamentId, accountId, entries, notes: 'Lunas menurut daftar', at: new Date() };
    const paid = await payEntries(dataSource, request);
    expect(paid.members).toBe(518);
    expect(await count(`billing where tournament_id = $1 and status = 'paid'`, tournamentId)).toBe(paid.billings);
    expect(await count('participant where tournament_id = $1', tournamentId)).toBe(518);
    expect(await payEntries(dataSource, request)).toEqual({ billings: 0, members: 0 });
  });
});

describe('A member who is drawn', () => {
  it('keeps age and class: a row that says otherwise is refused, one that spells the name otherwise is not', async () => {
    const tournamentId = await openTournament();
    const row = clean.find((one) => one.cells.ageCategory === 'Remaja' && one.cells.className === 'Kelas D')!;
    const { entries } = await run(tournamentId, [row]);
    await payEntries(dataSource, { tournamentId, accountId, entries, notes: '', at: new Date() });
    await dataSource.query(
      `with drawing as (
         insert into drawing (tournament_id, match_category_id, age_category_id, category_class_id, gender, match_chart, seed)
         select $1, 1, age_category_id, category_class_id, gender, 0, '0123456789abcdef' from team_member where nik = $2
           and id in (select team_member_id from participant where tournament_id = $1)
         returning id
       ), pool as (
         insert into pool (drawing_id, tournament_id, number, name) select id, $1, 1, 'Pool A' from drawing returning id
       ), unit as (
         insert into pool_unit (pool_id, tournament_id, contingent_id, number)
         select pool.id, $1, r.contingent_id, 1 from pool, contingent_registration r where r.tournament_id = $1 returning id
       )
       insert into pool_unit_member (unit_id, tournament_id, participant_id, position)
       select unit.id, $1, p.id, 1 from unit, participant p where p.tournament_id = $1`,
      [tournamentId, row.cells.nik],
    );
    const moved = await run(tournamentId, [withCell(row, { className: '', weight: '41' })]);
    expect(moved.verdicts).toMatchObject([{ column: 'Kelas', code: 'already-drawn' }]);
    const renamed = await run(tournamentId, [withCell(row, { name: 'Nama Baru' })]);
    expect(renamed.taken).toMatchObject({ membersChanged: 0, valuesKept: 1 });
  });
});

describe('Two imports of one list at once', () => {
  it('double nothing', async () => {
    const tournamentId = await openTournament();
    const rows = clean.slice(0, 120);
    const { id } = await makeAccount(dataSource.manager, { role: 'organiser' });
    await Promise.all([1, 2].map(() => run(tournamentId, rows, { accountId: id })));
    const contingents = new Set(rows.map((row) => row.cells.contingent)).size;
    expect(await count('contingent_registration where tournament_id = $1', tournamentId)).toBe(contingents);
    expect(await membersOf(tournamentId)).toBe(120);
  });
});

describe('[R25-G09] An athlete of an age without weight classes', () => {
  it('is taken in without a height, which is asked for: opponents are found by it', async () => {
    await dataSource.query(
      `insert into category_class (age_category_id, gender, name, includes_min)
       select id, g, 'Tanpa Kelas', false from age_category, unnest(array['male', 'female']) g where name = 'Usia Dini 1'`,
    );
    const tanding = clean.find((row) => row.cells.category.toLowerCase().includes('tanding'));
    if (!tanding) throw new Error('no row of tanding');
    const young = withCell(tanding, {
      ...{ birthDate: '2019-05-10', ageCategory: 'Usia Dini 1', className: '', weight: '22', height: '', team: '' },
      ...{ name: 'Anak Tanpa Tinggi', nik: `${tanding.cells.nik.slice(0, 12)}9876` },
    });
    const tournamentId = await openTournament();
    await dataSource.query(
      `insert into tournament_match_category (tournament_id, match_category_id, registration_fee)
       values ($1, 1, 200000) on conflict do nothing`,
      [tournamentId],
    );
    const { verdicts } = await run(tournamentId, [young]);
    expect(verdicts.filter(({ severity }) => severity !== 'note')).toMatchObject([
      { severity: 'incomplete', code: 'height-missing', text: expect.stringContaining('Usia Dini 1') as string },
    ]);
    const taken = `team_member m join category_class k on k.id = m.category_class_id
      where k.name = 'Tanpa Kelas' and m.body_height is null`;
    expect(await count(taken)).toBe(1);
    const tall = await run(tournamentId, [withCell(young, { height: '118' })], { isDryRun: true });
    expect(tall.verdicts.map(({ code }) => code)).not.toContain('height-missing');
    await dataSource.query(`delete from category_class where name = 'Tanpa Kelas' and not exists (
      select 1 from team_member m where m.category_class_id = category_class.id)`);
  });
});

describe('A pair or team', () => {
  let pair: ListRow[];
  beforeAll(() => {
    pair = clean.filter((row) => row.cells.contingent === 'Merak Emas Bogor' && row.cells.team === 'G014');
  });
  /** Of an office that has no contingents yet. */
  const check = async (rows: ListRow[]) => {
    const { id } = await makeAccount(dataSource.manager, { role: 'organiser' });
    const outcome = await run(await openTournament(), rows, { isDryRun: true, accountId: id });
    return outcome.verdicts.map((verdict) => verdict.code);
  };

  it('is reported when somebody of it is missing', async () => {
    expect(await check([pair[0]!])).toEqual(['team-incomplete']);
  });

  it('is complete when the others came with an earlier list', async () => {
    const tournamentId = await openTournament();
    await run(tournamentId, pair);
    expect((await run(tournamentId, [pair[0]!])).verdicts).toEqual([]);
  });

  it('is reported when it holds too many', async () => {
    const third = withCell(pair[1]!, { name: 'Orang Ketiga', nik: '9999999999999999' });
    expect(await check([...pair, third])).toEqual(Array(3).fill('team-too-big'));
  });

  it('without a label is made in order of entry, and reported when one is left over', async () => {
    const unlabelled = pair.map((row) => withCell(row, { team: '' }));
    const third = withCell(unlabelled[1]!, { name: 'Orang Ketiga', nik: '9999999999999999' });
    expect(await check(unlabelled)).toEqual([]);
    expect(await check([...unlabelled, third])).toEqual(['team-incomplete']);
  });
});

describe('A row', () => {
  const check = async (cells: Partial<ListRow['cells']>) => {
    const row = clean.find((one) => one.cells.ageCategory === 'Pra Remaja' && one.cells.className === 'Kelas D')!;
    const outcome = await run(await openTournament(), [withCell(row, cells)], { isDryRun: true });
    return outcome.verdicts.map(({ column, code }) => `${column}: ${code}`);
  };

  it.each([
    ['weighs what its class does not admit', { weight: '99' }, 'Kelas: class-weight'],
    ['weighs what no class admits', { weight: '12', className: '' }, 'Kelas: no-class'],
    ['names a class in seni', { category: 'Tunggal' }, 'Kelas: class-not-for-seni'],
    [
      'names a district of another province',
      { district: 'Kota Banda Aceh', province: 'Bali' },
      'Kabupaten/Kota: unknown-district',
    ],
    ['has a payment state that nobody knows', { payment: 'nanti' }, 'Status Bayar: payment'],
    ['has no contingent', { contingent: '' }, 'Kontingen: empty'],
    ['has a height that is no number', { height: 'tinggi' }, 'Tinggi (cm): height'],
  ])('is refused when it %s', async (_, cells, place) => expect(await check(cells)).toEqual([place]));
});

// A page that was open all the time shows new brackets and new names without being loaded anew, and so does what the API keeps.
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Data } from '@gelanggang/contract/http';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { TeamMemberDetail } from '@gelanggang/contract/team-members';
import { type EntryCells, noCells } from '@gelanggang/domain/entry-list/columns';
import { importEntries, standingChanges } from '@gelanggang/entries/import/entry-import';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';
import { locationChain } from './location-chain';
import { seniStage } from './seni-stage';
import { ToldMatches } from './told-matches';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));
let poolId: number;
beforeEach(async () => {
  poolId = await stage.drawPool([1, 1, 1, 1]);
});

const open = (kind: MatchKind = 'tanding') => ToldMatches.open(api, stage.tournamentId, kind);
const post = (path: string, body: object = {}) => api.request.post(`/api/${path}`).set(stage.organiser).send(body);
async function put(path: string, change: object): Promise<void> {
  const { body } = await api.request.get(`/api/${path}`).set(stage.organiser).expect(200);
  const request = api.request.put(`/api/${path}`).set(stage.organiser);
  const answer = await request.send({ ...(body as Data<object>).data, ...change });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
}

/** Of whoever stands in the first match. */
async function inFirstMatch(): Promise<{ memberId: number; contingentId: number; classId: number }> {
  const [row] = await api.dataSource.query<[{ memberId: number; contingentId: number; classId: number }]>(
    `select tm.id as "memberId", tm.contingent_id as "contingentId", d.category_class_id as "classId"
     from match m join pool p on p.id = m.pool_id join drawing d on d.id = p.drawing_id
     join pool_unit_member pm on pm.unit_id = m.blue_unit_id join participant pa on pa.id = pm.participant_id
     join team_member tm on tm.id = pa.team_member_id
     where m.pool_id = $1 order by m.round, m.position limit 1`,
    [poolId],
  );
  return row;
}

const byId = (matches: readonly LiveMatch[]) => [...matches].sort((a, b) => a.id - b.id);

/** As everybody is answered, from the API's memory. */
async function answered(): Promise<readonly LiveMatch[]> {
  const { body } = await api.request.get(`/api/live/${stage.slug}/tanding`).expect(200);
  return (body as LiveSnapshot).matches;
}

it('shows a pool once it is drawn, drawn anew and no longer drawn', async () => {
  const page = await open();
  const before = page.matches.length;
  const another = await stage.drawPool([2, 2, 1]);
  await page.equalsDatabase();
  expect(page.matches.length).toBeGreaterThan(before);
  const [{ draw_number }] = await api.dataSource.query<[{ draw_number: number }]>(
    'select draw_number from pool where id = $1',
    [another],
  );
  await post(`pools/${another}/regenerate-bracket`, { reason: 'Salah unggulan', draw_number }).expect(200);
  await page.equalsDatabase();
  await post(`pools/${another}/undo-draw`, { reason: 'Belum semua bayar', draw_number: draw_number + 1 }).expect(200);
  await page.equalsDatabase();
  expect(page.matches.length).toBe(before);
});

it('shows performances and battles once they are drawn, and drawn anew', async () => {
  const seni = await seniStage(api);
  const page = await ToldMatches.open(api, seni.tournamentId, 'seni');
  for (const mode of ['default', 'battle'] as const) {
    const event = await seni.event([1, 1, 1, 1]);
    const plan = mode === 'battle' ? { mode, bracket_type: '4' } : { mode, pool_size: 4 };
    await seni.generate(event, plan);
    const known = page.matches.length;
    await page.equalsDatabase();
    expect(page.matches.length).toBeGreaterThan(known);
  }
  const [group] = await seni.groups();
  const [pool] = await api.dataSource.query<{ id: number; draw_number: number }[]>(
    `select p.id, p.draw_number from pool p where p.tournament_id = $1 order by p.id limit 1`,
    [seni.tournamentId],
  );
  expect(group).toBeDefined();
  await api.request
    .post(`/api/seni/matches/${pool?.id}/regenerate-pool`)
    .set({ authorization: `Bearer ${seni.token}` })
    .send({ reason: 'Salah', draw_number: pool?.draw_number })
    .expect(200);
  await page.equalsDatabase();
});

it('shows an athlete, a contingent and a class under a new name', async () => {
  const page = await open();
  await answered();
  const home = await locationChain(api.dataSource);
  const { memberId, contingentId, classId } = await inFirstMatch();
  const { body } = await api.request.get(`/api/team-members/${memberId}`).set(stage.organiser).expect(200);
  const { data: member } = body as Data<TeamMemberDetail>;
  expect(page.matches.some(({ blue }) => blue.name === member.name)).toBe(true);
  for (const [path, name] of [
    [`team-members/${memberId}`, 'Dewi Sartika'],
    [`contingents/${contingentId}`, 'Perisai Diri Bandung'],
    [`category-classes/${classId}`, 'Kelas A Putra'],
  ] as const) {
    await put(path, { ...home, pic_name: 'Sri', pic_phone: '0812 3456 7890', pic_email: 'sri@contoh.test', name });
    const events = await page.equalsDatabase();
    expect(events.length).toBe(1);
    // a moment later: it hears of it as every page does
    while (!isDeepStrictEqual(byId(await answered()), byId(page.matches))) await wait(20);
  }
  const [first] = (await answered()).filter((match) => match.pool_id === poolId);
  expect(first).toMatchObject({ blue: { name: 'Dewi Sartika', contingent: 'Perisai Diri Bandung' } });
  expect(first?.class_name).toContain('Kelas A Putra');
});

/** Whoever stands in the first match, as a row of a list. */
async function listed(): Promise<EntryCells> {
  const { memberId, contingentId } = await inFirstMatch();
  const home = await locationChain(api.dataSource);
  await api.dataSource.query('update contingent set province_id = $2, district_id = $3 where id = $1', [
    ...[contingentId, home.province_id, home.district_id],
  ]);
  const [row] = await api.dataSource.query<[Partial<EntryCells>]>(
    `select c.name as contingent, p.name as province, d.name as district, m.name, m.birth_place as "birthPlace",
       to_char(m.birth_date, 'YYYY-MM-DD') as "birthDate", m.nik, coalesce(m.body_weight::text, '') as weight,
       case m.gender when 'male' then 'Putra' else 'Putri' end as gender, 'Tanding' as category,
       a.name as "ageCategory", k.name as "className", c.pic_name as "picName", c.pic_phone as "picPhone",
       c.pic_email as "picEmail"
     from team_member m join contingent c on c.id = m.contingent_id join age_category a on a.id = m.age_category_id
     join category_class k on k.id = m.category_class_id join province p on p.id = c.province_id
     join district d on d.id = c.district_id where m.id = $1`,
    [memberId],
  );
  return { ...noCells(), ...row };
}

it('shows the new name that a list gives an athlete once it is ticked; the contingent keeps its own', async () => {
  const cells = await listed();
  const [owner] = await api.dataSource.query<[{ id: number }]>(
    'select account_id as id from contingent where name = $1',
    [cells.contingent],
  );
  const page = await open();
  const contingent = cells.contingent.toUpperCase();
  const rows = [{ line: 2, cells: { ...cells, contingent, name: 'Dewi Sartika' } }];
  const request = {
    ...{ tournamentId: stage.tournamentId, tournamentName: 'Kejuaraan', startDate: stage.date, accountId: owner.id },
    ...{ rows, isOwnOnly: false },
  };
  const { entries, verdicts } = await importEntries(api.dataSource, { ...request, isDryRun: true });
  expect(verdicts.filter(({ severity }) => severity === 'refused')).toEqual([]);
  const scope = { accountId: owner.id, isOwnOnly: false };
  const changes = await standingChanges(api.dataSource.manager, stage.tournamentId, scope, entries);
  expect(changes).toMatchObject([{ what: 'Nama', standing: cells.name, listed: 'Dewi Sartika' }]);

  const unticked = await importEntries(api.dataSource, request);
  expect(unticked.taken).toMatchObject({
    membersChanged: 0,
    contingentsAdded: 0,
    contingentsChanged: 0,
    valuesKept: 1,
  });
  expect((await page.equalsDatabase()).length).toBe(0);

  const ticked = changes.map(({ key }) => key);
  const { taken } = await importEntries(api.dataSource, { ...request, ticked });
  expect(taken).toMatchObject({ membersChanged: 1, contingentsAdded: 0, contingentsChanged: 0, valuesKept: 0 });
  await page.equalsDatabase();
  const blue = page.matches.map((match) => match.blue).find(({ name }) => name === 'Dewi Sartika');
  expect(blue).toMatchObject({ contingent: cells.contingent });
});

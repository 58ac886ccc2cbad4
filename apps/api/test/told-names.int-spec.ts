// A page that was open all the time shows new brackets and new names without being loaded anew, and so does what the API keeps.
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Data } from '@gelanggang/contract/http';
import type { LiveMatch, LiveSnapshot, MatchKind } from '@gelanggang/contract/live';
import type { TeamMemberDetail } from '@gelanggang/contract/team-members';
import { startApi, type TestApi } from '../../../test/setup/api';
import { arenaStage, type ArenaStage } from './arena-stage';
import { locationChain } from './location-chain';
import { seniStage } from './seni-stage';
import { ToldMatches } from './told-matches';

let api: TestApi;
let stage: ArenaStage;
let poolId: number;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  stage = await arenaStage(api);
  poolId = await stage.drawPool([1, 1, 1, 1]);
});
afterAll(() => api.close());

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

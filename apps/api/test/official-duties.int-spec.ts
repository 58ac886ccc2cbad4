// Officials at work: planned, put by hand, replaced, seated at their panels, and their own rota behind a code.
import type { OfficialBoard, OfficialRota, PanelOfficials, SessionSeats } from '@gelanggang/contract/official-duties';
import type { OfficialRow } from '@gelanggang/contract/officials';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));
let matchIds: number[];
let scheduleId: number;

beforeEach(async () => {
  const poolId = await stage.drawPool([1, 1, 1, 1]);
  const open = (await stage.matches(poolId)).filter(
    (match) => match.blue.state === 'unit' && match.red.state === 'unit',
  );
  matchIds = open.map((match) => match.id);
  await stage.schedule(matchIds);
  const [row] = await sql<{ id: number }>('select id from schedule where tournament_id = $1', [stage.tournamentId]);
  scheduleId = row!.id;
});

const sql = <T>(text: string, values: unknown[] = []) => api.dataSource.query<T[]>(text, values);
const send = (verb: 'post' | 'put', path: string, body: object) =>
  api.request[verb](`/api${path}`).set(stage.organiser).send(body);
const add = async (name: string, roles = ['referee-judge'], values: object = {}): Promise<OfficialRow> => {
  const { body } = await send('post', `/tournaments/${stage.tournamentId}/officials`, {
    name,
    roles,
    ...values,
  }).expect(201);
  return (body as { data: OfficialRow }).data;
};
const board = async (): Promise<OfficialBoard> => {
  const path = `/api/tournaments/${stage.tournamentId}/official-duties`;
  return ((await api.request.get(path).set(stage.organiser).expect(200)).body as { data: OfficialBoard }).data;
};
const seats = async (): Promise<SessionSeats['matches']> => {
  const path = `/api/match-schedules/${scheduleId}/official-seats`;
  return ((await api.request.get(path).set(stage.organiser).expect(200)).body as { data: SessionSeats }).data.matches;
};
const plan = () => send('post', `/tournaments/${stage.tournamentId}/official-plan`, { most_in_a_row: 3 });
const crew = () => Promise.all(['Ani', 'Budi', 'Citra', 'Dedi', 'Eko'].map((name) => add(name)));
const panelAt = async (seat: number) => {
  await api.request.post(`/api/arenas/${stage.arenaId}/panels`).set(stage.operator).send({ seat }).expect(201);
  const [row] = await sql<{ code: string }>(
    'select code from panel_device where arena_id = $1 and seat = $2 and code is not null',
    [stage.arenaId, seat],
  );
  const { body } = await api.request.post('/api/panel/sign-in').send({ code: row!.code }).expect(200);
  return { authorization: `Panel ${(body as { data: { token: string } }).data.token}` };
};

/** An official of the region from which all contingents come. */
async function addFromHome() {
  const [home] = await sql<{ province: number; district: number }>(
    `select d.province_id as province, d.id as district from district d order by d.id limit 1`,
  );
  await sql(
    `update contingent set province_id = $2, district_id = $3 where id in (
       select contingent_id from pool_unit where tournament_id = $1)`,
    [stage.tournamentId, home!.province, home!.district],
  );
  return add('Orang Rumah', ['referee-judge'], { province_id: home!.province, district_id: home!.district });
}

it('[R25-O02] are planned to the matches that have not begun, none at their own region where others are there', async () => {
  const own = await addFromHome();
  await crew();
  const { body } = await plan().expect(200);
  expect(body).toMatchObject({ data: { seats: matchIds.length * 4, unfilled: 0, own_region: 0 } });
  const planned = await seats();
  expect(planned.map((match) => match.seats.map(({ seat }) => seat))).toEqual(matchIds.map(() => [12, 1, 2, 3]));
  const sitting = planned.flatMap((match) => match.seats.map((seat) => seat.official_id));
  expect(sitting).not.toContain(own.id);
  expect((await board()).sessions[0]).toMatchObject({ filled: matchIds.length * 4, own_region: 0 });
  // again is anew, not twice
  await plan().expect(200);
  expect((await seats()).flatMap((match) => match.seats)).toHaveLength(matchIds.length * 4);
});

it('says what is wrong with who is put somewhere by hand, and refuses nobody of the tournament', async () => {
  const chair = await add('Pak Ketua', ['chair'], { days: undefined });
  const put = (body: object) => send('post', '/official-duties', { schedule_id: scheduleId, ...body });
  await put({ official_id: chair.id, role: 'secretary' }).expect(201);
  await put({ official_id: chair.id, role: 'secretary' }).expect(201);
  const { duties } = (await board()).sessions[0]!;
  expect(duties.map((one) => [one.name, one.role, one.is_by_hand, one.conflicts])).toEqual([
    ['Pak Ketua', 'secretary', true, ['bukan sekretaris']],
  ]);
  await put({ official_id: 999_999, role: 'chair' }).expect(422);
  await send('put', `/matches/${matchIds[0]}/official-seats`, { seat: 1, official_id: chair.id }).expect(200);
  const [first] = await seats();
  expect(first!.seats.find(({ seat }) => seat === 2)!.official_id).toBeNull();
  await api.request.delete(`/api/officials/${chair.id}`).set(stage.organiser).expect(409);
});

it('[R25-O04] are replaced by the office, and who sat where until when stays on record', async () => {
  await crew();
  const late = await add('Pengganti', ['secretary']);
  await plan().expect(200);
  const [before] = await seats();
  await stage.start(matchIds[0]!);
  const leaves = before!.seats[0]!;
  const { duties } = (await board()).sessions[0]!;
  const duty = duties.find((one) => one.official_id === leaves.official_id)!;
  await send('post', `/official-duties/${duty.id}/replace`, { official_id: late.id, reason: 'sakit' }).expect(200);
  await send('post', `/official-duties/${duty.id}/replace`, { official_id: late.id }).expect(404);
  const after = await seats();
  // the match that had begun keeps who sat there
  expect(after[0]!.seats[0]).toMatchObject({ official_id: leaves.official_id, before: [] });
  for (const match of after.slice(1)) {
    const moved = match.seats.find((one) => one.before.length > 0);
    if (moved) expect(moved).toMatchObject({ official_id: late.id, before: [{ name: leaves.name, reason: 'sakit' }] });
    expect(match.seats.map((one) => one.official_id)).not.toContain(leaves.official_id);
  }
  const ended = (await board()).sessions[0]!.duties.find((one) => one.id === duty.id)!;
  expect(ended.ended).toMatchObject({ reason: 'sakit' });
  // by hand while it runs: both names stay
  const body = { seat: leaves.seat, official_id: late.id, reason: 'cedera' };
  await send('put', `/matches/${matchIds[0]}/official-seats`, body).expect(200);
  expect((await seats())[0]!.seats[0]).toMatchObject({
    ...{ official_id: late.id, seated_by: 'hand' },
    before: [{ name: leaves.name, reason: 'cedera' }],
  });
});

it('leave seats empty where who comes sits in the match already, and the answer says how many', async () => {
  await crew();
  await plan().expect(200);
  const [leaves, comes] = (await seats())[0]!.seats;
  const { duties } = (await board()).sessions[0]!;
  const dutyOf = (official: number | null) => duties.find((one) => one.official_id === official)!.id;
  const empty = async () => (await seats()).flatMap((match) => match.seats.filter((one) => one.official_id === null));
  expect(await empty()).toEqual([]);
  const replaced = await send('post', `/official-duties/${dutyOf(leaves!.official_id)}/replace`, {
    official_id: comes!.official_id,
  }).expect(200);
  const lost = (await empty()).length;
  expect(lost).toBeGreaterThan(0);
  expect(replaced.body.message).toContain(`${lost} kursi menjadi kosong: ${comes!.name} sudah duduk di partainya.`);
  const third = (await seats())[0]!.seats.find((one) => one.official_id && one.official_id !== comes!.official_id);
  const removed = await send('post', `/official-duties/${dutyOf(third!.official_id)}/replace`, {}).expect(200);
  const more = (await empty()).length - lost;
  expect(removed.body.message).toBe(`Penugasan dilepas. ${more} kursi partai menjadi kosong.`);
});

it('are told before a seat is given: whose own region is here', async () => {
  const own = await addFromHome();
  await add('Dari Jauh');
  expect((await seats()).map((match) => match.own_region)).toEqual(matchIds.map(() => [own.id]));
});

it('take their seat at a panel by name or by their own code, which its matches then keep', async () => {
  const panel = await panelAt(1);
  const own = async (): Promise<PanelOfficials> =>
    ((await api.request.get('/api/panel/officials').set(panel).expect(200)).body as { data: PanelOfficials }).data;
  // without a list everything is as before
  expect(await own()).toEqual({ own: null, officials: [] });
  const [ani, budi] = await crew();
  expect((await own()).officials).toHaveLength(5);
  const take = (body: object) => api.request.post('/api/panel/official').set(panel).send(body);
  await take({ official_id: ani!.id }).expect(200);
  await stage.start(matchIds[0]!);
  const judge = async () => (await seats())[0]!.seats.find(({ seat }) => seat === 1);
  expect(await judge()).toMatchObject({ name: 'Ani', seated_by: 'panel' });
  await take({ code: `http://contoh.test/petugas/${budi!.code}` }).expect(200);
  await take({ code: 'x'.repeat(22) }).expect(422);
  expect(await judge()).toMatchObject({ name: 'Budi', before: [{ name: 'Ani' }] });
  await api.request.post('/api/panel/official').send({ official_id: ani!.id }).expect(401);
});

it('are named first where their role sits: the council at its panel, referee-judges at the others', async () => {
  await add('Wati', ['referee-judge']);
  await add('Yusuf', ['council']);
  await add('Ali', ['chair', 'referee-judge']);
  const namesAt = async (seat: number) => {
    const { body } = await api.request
      .get('/api/panel/officials')
      .set(await panelAt(seat))
      .expect(200);
    return (body as { data: PanelOfficials }).data.officials.map(({ name }) => name);
  };
  expect(await namesAt(0)).toEqual(['Ali', 'Yusuf', 'Wati']);
  expect(await namesAt(1)).toEqual(['Ali', 'Wati', 'Yusuf']);
});

it('find their own rota behind their code, and nobody finds another one', async () => {
  const officials = await crew();
  await plan().expect(200);
  await sql('update schedule set is_draft = false where id = $1', [scheduleId]);
  const sitting = (await seats())[0]!.seats[0]!;
  const { code } = officials.find(({ id }) => id === sitting.official_id)!;
  const { body } = await api.request.get(`/api/official-rota/${code}`).expect(200);
  const rota = (body as { data: OfficialRota }).data;
  expect(rota).toMatchObject({ name: sitting.name, sessions: [{ arena: stage.arenaName, roles: ['referee-judge'] }] });
  expect(rota.sessions[0]!.matches[0]).toMatchObject({ seat: 12, status: 'scheduled' });
  expect(JSON.stringify(rota)).not.toContain(code);
  await api.request.get(`/api/official-rota/${'A'.repeat(22)}`).expect(404);
  await api.request.get('/api/official-rota/1').expect(404);
});

// Big screens: a code of their own, aimed and reloaded from the desk at once, seen as there or lost.
import { io, type Socket } from 'socket.io-client';
import { DISPLAY_LOST_MS, type DisplayRow, type DisplayState } from '@gelanggang/contract/displays';
import type { EventsMessage, LoggedEvent, SubscribeAnswer } from '@gelanggang/contract/events';
import { makeArena, makeTournament } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';
import { queriesOf } from './count-queries';

const api = testApi();
const stage = madeBeforeAll(() => arenaStage(api));
let poolId: number;
beforeAll(async () => {
  poolId = await stage.drawPool([1, 1, 1, 1]);
});

const opened = async (): Promise<DisplayState> =>
  ((await api.request.post('/api/displays').expect(201)).body as { data: DisplayState }).data;
const seen = (code: string) => api.request.post(`/api/displays/${code}/seen`).send({ width: 1920, height: 1080 });
const aim = (code: string, values: Record<string, unknown> = {}) =>
  api.request
    .put(`/api/displays/${code}`)
    .set(stage.organiser)
    .send({ name: 'Layar pintu', tournament_id: stage.tournamentId, show: 'wall', ...values });
const desk = async (): Promise<DisplayRow[]> =>
  ((await api.request.get('/api/displays').set(stage.organiser).expect(200)).body as { data: DisplayRow[] }).data;
const rowOf = async (code: string) => (await desk()).find((row) => row.code === code);

/** A listening socket: what it is told from now on. */
async function listen(code: string): Promise<{ socket: Socket; next(): Promise<LoggedEvent> }> {
  const socket = io(`${api.url}/live`, { transports: ['websocket'], reconnection: false });
  const told: LoggedEvent[] = [];
  const waiting: ((event: LoggedEvent) => void)[] = [];
  socket.on('events', (message: EventsMessage) => {
    for (const event of message.events) {
      const take = waiting.shift();
      if (take) take(event);
      else told.push(event);
    }
  });
  const answer = (await socket.emitWithAck('subscribe', { topic: `display:${code}` })) as SubscribeAnswer;
  expect(answer.ok).toBe(true);
  return {
    socket,
    next: () => {
      const first = told.shift();
      return first ? Promise.resolve(first) : new Promise((resolve) => waiting.push(resolve));
    },
  };
}

it('a screen that is opened gets a short code of its own and shows it, without an account', async () => {
  const screens = await Promise.all([opened(), opened(), opened()]);
  expect(new Set(screens.map((screen) => screen.code)).size).toBe(3);
  for (const screen of screens) {
    expect(screen.code).toMatch(/^[A-HJKMNP-Z2-9]{5}$/);
    expect(screen).toMatchObject({ name: '', show: 'code', tournament: null, message: '' });
    // the desk sees only those it took in
    expect(await rowOf(screen.code)).toBeUndefined();
  }
});

it('the desk names and aims a screen by its code, and the screen hears it at once', async () => {
  const { code } = await opened();
  const { socket, next } = await listen(code);
  await aim(code.toLowerCase(), { show: 'arena', arena_id: stage.arenaId }).expect(200);
  const told = await next();
  expect(told).toMatchObject({
    type: 'display.changed',
    data: { display: { code, name: 'Layar pintu', show: 'arena', arena_id: stage.arenaId } },
  });
  expect(told.data).toEqual({ display: ((await seen(code).expect(200)).body as { data: DisplayState }).data });

  await aim(code, { show: 'bracket', pool_id: poolId, arena_id: stage.arenaId }).expect(200);
  expect((await next()).data).toMatchObject({ display: { show: 'bracket', pool_id: poolId, arena_id: null } });
  await api.request.post(`/api/displays/${code}/reload`).set(stage.organiser).expect(200);
  expect((await next()).type).toBe('display.reload');
  socket.disconnect();
});

it('the desk is told that another one has aimed the screen since its form was opened; that it is seen meanwhile changes nothing', async () => {
  const { code } = await opened();
  await aim(code, { show: 'code' }).expect(200);
  const { version } = (await rowOf(code))!;
  await seen(code).expect(200);
  await aim(code, { show: 'message', message: 'Istirahat', version }).expect(200);
  // who only wanted another name would have taken the message off the wall
  await aim(code, { name: 'Layar kiri', show: 'code', version }).expect(409);
  const stands = (await rowOf(code))!;
  expect(stands).toMatchObject({ name: 'Layar pintu', show: 'message', message: 'Istirahat' });
  await aim(code, { name: 'Layar kiri', show: 'code', version: stands.version }).expect(200);
});

it('a screen that the desk takes off is gone: its code names nothing any more', async () => {
  const { code } = await opened();
  await aim(code).expect(200);
  const { socket, next } = await listen(code);
  await api.request.delete(`/api/displays/${code}`).set(stage.organiser).expect(200);
  expect((await next()).type).toBe('display.removed');
  await seen(code).expect(404);
  await aim(code).expect(404);
  socket.disconnect();
  const other = io(`${api.url}/live`, { transports: ['websocket'], reconnection: false });
  expect(await other.emitWithAck('subscribe', { topic: 'display:ZZZZZ' })).toMatchObject({ ok: false });
  other.disconnect();
});

it('a screen is lost once it has been silent for too long, and there again when it speaks', async () => {
  const { code } = await opened();
  await aim(code, { name: 'Layar tribun' }).expect(200);
  await seen(code).expect(200);
  expect(await rowOf(code)).toMatchObject({ is_online: true, width: 1920, height: 1080, name: 'Layar tribun' });
  await api.dataSource.query(`update display set seen_at = now() - $2 * interval '1 ms' where code = $1`, [
    code,
    DISPLAY_LOST_MS + 1000,
  ]);
  expect((await rowOf(code))?.is_online).toBe(false);
  await seen(code).expect(200);
  expect((await rowOf(code))?.is_online).toBe(true);
});

it('however often somebody says that a screen is there, it is written once in five seconds', async () => {
  const { code } = await opened();
  const written = async () =>
    (
      await api.dataSource.query<[{ xmin: string; width: number }]>('select xmin, width from display where code = $1', [
        code,
      ])
    )[0];
  await seen(code).expect(200);
  const first = await written();
  await Promise.all(Array.from({ length: 20 }, () => seen(code).expect(200)));
  expect(await written()).toEqual(first);
  await api.dataSource.query(`update display set seen_at = now() - interval '6 s' where code = $1`, [code]);
  await api.request.post(`/api/displays/${code}/seen`).send({ width: 3840, height: 2160 }).expect(200);
  expect((await written()).width).toBe(3840);
});

it.each([
  ['without a name', { name: ' ' }, 'name'],
  ['at nothing that a screen shows', { show: 'weather' }, 'show'],
  ['at an arena without saying which', { show: 'arena' }, 'arena_id'],
  ['at a bracket without saying which', { show: 'bracket' }, 'pool_id'],
  ['at an empty message', { show: 'message', message: '  ' }, 'message'],
  ['at a message longer than a screen holds', { show: 'message', message: 'x'.repeat(201) }, 'message'],
  ['at a tournament that is not there', { tournament_id: 999_999 }, 'tournament_id'],
])('a screen is not aimed %s, and stays as it was', async (_what, values, field) => {
  const { code } = await opened();
  const { errors } = (await aim(code, values).expect(422)).body as { errors: Record<string, string[]> };
  expect(Object.keys(errors)).toEqual([field]);
  expect((await seen(code).expect(200)).body).toMatchObject({ data: { name: '', show: 'code' } });
});

it('a screen that runs by itself stands for all arenas, or for one of its own tournament', async () => {
  const { code } = await opened();
  const all = (await aim(code, { show: 'auto', arena_id: '' }).expect(200)).body as { data: DisplayState };
  expect(all.data).toMatchObject({ show: 'auto', arena_id: null });
  const { id: arenaId } = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
  const one = (await aim(code, { show: 'auto', arena_id: arenaId }).expect(200)).body as { data: DisplayState };
  expect(one.data.arena_id).toBe(arenaId);
  const { errors } = (await aim(code, { show: 'auto', arena_id: 999_999 }).expect(422)).body as { errors: object };
  expect(Object.keys(errors)).toEqual(['arena_id']);
  expect((await seen(code).expect(200)).body).toMatchObject({ data: { show: 'auto', arena_id: arenaId } });
});

it('a screen is not aimed at an arena or a bracket of another tournament', async () => {
  const { code } = await opened();
  const other = await makeTournament(api.dataSource.manager);
  const arena = await makeArena(api.dataSource.manager, { tournamentId: other.id });
  await aim(code, { show: 'arena', arena_id: arena.id }).expect(422);
  await aim(code, { tournament_id: other.id, show: 'bracket', pool_id: poolId }).expect(422);
});

it('an arena that is removed leaves the screen standing, aimed at nothing', async () => {
  const { code } = await opened();
  const arena = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
  await aim(code, { show: 'arena', arena_id: arena.id }).expect(200);
  await api.dataSource.query('delete from tournament_arena where id = $1', [arena.id]);
  expect((await seen(code).expect(200)).body).toMatchObject({ data: { show: 'arena', arena_id: null } });
});

it('two desks that aim one screen at once leave it as one of them said, and both are told of in order', async () => {
  const { code } = await opened();
  await Promise.all(Array.from({ length: 6 }, (_, n) => aim(code, { show: 'message', message: `Pesan ${n}` })));
  const events = await api.dataSource.query<{ message: string }[]>(
    `select data->'display'->>'message' as message from event where stream = $1 order by seq`,
    [`display:${code}`],
  );
  expect(events).toHaveLength(6);
  const { data } = (await seen(code).expect(200)).body as { data: DisplayState };
  expect(data.message).toBe(events.at(-1)?.message);
});

const strangers = async (): Promise<number> => {
  const rows = await api.dataSource.query<unknown[]>(`select from display where name = ''`);
  return rows.length;
};

it('strangers neither fill the table nor keep the screens of a hall out: who has waited longest gives way', async () => {
  await api.dataSource.query(`delete from display where name = ''`);
  await api.dataSource.query(
    `insert into display (code) select translate(lpad(n::text, 5, 'Z'), '01', 'AB') from generate_series(1, 200) n`,
  );
  const { code } = await opened();
  await seen(code).expect(200);
  expect(await strangers()).toBe(200);
  await api.dataSource.query(`update display set seen_at = now() - interval '25 hours' where name = ''`);
  await opened();
  expect(await strangers()).toBe(1);
});

it('of one address a handful of screens is taken in at once, however many ask', async () => {
  await api.dataSource.query('delete from attempt');
  const statuses = await Promise.all(
    Array.from({ length: 70 }, () => api.request.post('/api/displays').then(({ status }) => status)),
  );
  const opens = statuses.filter((status) => status === 201).length;
  expect(opens).toBeGreaterThan(50);
  expect(opens).toBeLessThan(65);
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  await api.dataSource.query('delete from attempt');
});

it('the list of screens costs the same queries however many there are', async () => {
  const before = await queriesOf(() => desk());
  for (const name of ['Satu', 'Dua', 'Tiga']) await aim((await opened()).code, { name }).expect(200);
  expect(await queriesOf(() => desk())).toEqual(before);
});

// A shared laptop of one arena: signed in by a code that works once, for that arena alone.
import { io } from 'socket.io-client';
import type { ArenaCode, ArenaCodeRow, ArenaSignInAnswer } from '@gelanggang/contract/arena-codes';
import { LIVE_NAMESPACE } from '@gelanggang/contract/events';
import { makeArena } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));

async function makeCode(): Promise<ArenaCode> {
  const { body } = await api.request
    .post('/api/arena-codes')
    .set(stage.organiser)
    .send({ arena_id: stage.arenaId })
    .expect(201);
  return (body as { data: ArenaCode }).data;
}
const signIn = (code: string) => api.request.post('/api/arena-codes/sign-in').send({ code });

async function laptop(): Promise<{ authorization: string }> {
  const { body } = await signIn((await makeCode()).code).expect(200);
  return { authorization: `Bearer ${(body as ArenaSignInAnswer).access_token}` };
}
const rows = async () => {
  const { body } = await api.request.get(`/api/arena-codes?arena_id=${stage.arenaId}`).set(stage.organiser).expect(200);
  return (body as { data: ArenaCodeRow[] }).data;
};

it('runs its arena, and nothing else of the account that made the code', async () => {
  const headers = await laptop();
  const [match] = await stage.matches(await stage.drawPool([1, 1]));
  if (!match) throw new Error('A pool of two has a match.');
  await stage.schedule([match.id]);
  const { body } = await api.request.get('/api/arenas').set(headers).expect(200);
  expect((body as { data: { id: number }[] }).data.map((arena) => arena.id)).toEqual([stage.arenaId]);
  for (const step of ['call', 'start'])
    await api.request.post(`/api/matches/${match.id}/${step}`).set(headers).expect(200);

  const { body: permissions } = await api.request.get('/api/user/permissions').set(headers).expect(200);
  expect(permissions).toEqual(['operate arena']);
  const { body: user } = await api.request.get('/api/user').set(headers).expect(200);
  expect(user).toMatchObject({ user: { name: stage.arenaName, email: '', email_verified: true } });
  for (const [method, path] of [
    ['get', '/api/contingents'],
    ['put', '/api/user'],
    ['put', '/api/user/email'],
    ['put', '/api/user/password'],
    ['get', '/api/user/sessions'],
    ['get', '/api/match-schedules'],
    ['post', '/api/arena-codes'],
    ['post', `/api/matches/${match.id}/move`],
  ] as const) {
    const answer = await api.request[method](path).set(headers);
    expect([path, answer.status]).toEqual([path, 403]);
  }
  const other = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
  await api.request.get(`/api/arenas/${other.id}`).set(headers).expect(403);
  await api.request.post(`/api/matches/${match.id}/unstart`).set(headers).expect(200);
  const [elsewhere] = await stage.matches(await stage.drawPool([1, 1]));
  await stage.schedule([elsewhere?.id ?? 0], { tournament_arena_id: other.id });
  for (const step of ['call', 'start'])
    await api.request
      .post(`/api/matches/${elsewhere?.id}/${step}`)
      .set(headers)
      .send({ arena_id: stage.arenaId })
      .expect(403);
  await api.request.post(`/api/matches/${match.id}/call`).set(headers).send({ arena_id: other.id }).expect(403);
});

it('reads nothing that is of who made its code: no notices, no jobs, and none of them live', async () => {
  const code = await makeCode();
  const { access_token: token } = (await signIn(code.code).expect(200)).body as ArenaSignInAnswer;
  const headers = { authorization: `Bearer ${token}` };
  const [{ made_by: makerId }] = await api.dataSource.query<[{ made_by: number }]>(
    'select made_by from arena_code where id = $1',
    [code.id],
  );
  await api.dataSource.query(`insert into notice (account_id, kind, data) values ($1, 'billing-proof', '{}')`, [
    makerId,
  ]);
  await api.dataSource.query(`insert into job (kind, account_id) values ('recap-export', $1)`, [makerId]);
  const notices = await api.request.get('/api/notices').set(headers).expect(200);
  expect(notices.body).toEqual({ data: [], unread: 0, next: null });
  const jobs = await api.request.get('/api/jobs').set(headers).expect(200);
  expect(jobs.body).toEqual({ data: [] });
  const socket = io(`${api.url}${LIVE_NAMESPACE}`, { transports: ['websocket'], auth: { token }, forceNew: true });
  expect(await socket.emitWithAck('subscribe', { topic: `user:${makerId}` })).toMatchObject({ ok: false });
  expect(await socket.emitWithAck('subscribe', { topic: `arena:${stage.arenaId}` })).toMatchObject({ ok: true });
  socket.disconnect();
});

it('is let in once, however many try at the same moment', async () => {
  const { code } = await makeCode();
  const answers = await Promise.all([1, 2, 3].map(() => signIn(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401]);
});

it('stands in the list of the desk, which can send it out at once', async () => {
  const waiting = await makeCode();
  const headers = await laptop();
  const listed = await rows();
  expect(listed.map((row) => [row.made_by, row.used_at !== null])).toEqual([
    ['Panitia Satu', true],
    ['Panitia Satu', false],
  ]);
  const used = listed.find((row) => row.used_at !== null);
  await api.request.delete(`/api/arena-codes/${used?.id}`).set(stage.organiser).expect(200);
  await api.request.get('/api/arenas').set(headers).expect(401);
  expect((await rows()).map((row) => row.id)).toEqual([waiting.id]);
});

it('ends with the right of whoever made the code', async () => {
  const headers = await laptop();
  await api.request.get('/api/arenas').set(headers).expect(200);
  await api.dataSource.query(
    `update account set is_active = false where id = (select made_by from arena_code where arena_id = $1 limit 1)`,
    [stage.arenaId],
  );
  await api.request.get('/api/arenas').set(headers).expect(401);
});

it('is not let in by a code that waits once the sessions of whoever made it have ended', async () => {
  const { code } = await makeCode();
  await api.request.delete('/api/user/sessions').set(stage.organiser).expect(200);
  expect(await rows()).toEqual([]);
  await signIn(code).expect(401);
});

it('belongs to the desk: an operator makes no codes, and nobody for an arena that is not theirs', async () => {
  await api.request.post('/api/arena-codes').set(stage.operator).send({ arena_id: stage.arenaId }).expect(403);
  await api.request.post('/api/arena-codes').set(stage.organiser).send({ arena_id: 999_999 }).expect(404);
  const other = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
  await api.dataSource.query(
    `insert into account_arena (account_id, arena_id) select id, $1 from account where name = 'Panitia Satu'`,
    [other.id],
  );
  await api.request.post('/api/arena-codes').set(stage.organiser).send({ arena_id: stage.arenaId }).expect(403);
  await api.request.post('/api/arena-codes').set(stage.organiser).send({ arena_id: other.id }).expect(201);
});

it('is not let in by a code that is over, revoked or no code, and may not try for ever', async () => {
  const late = await makeCode();
  await api.dataSource.query(`update arena_code set expires_at = now() where id = $1`, [late.id]);
  const refused = await signIn(late.code);
  expect([refused.status, refused.body]).toEqual([
    401,
    { message: 'Kode ini tidak berlaku. Minta kode baru di meja panitia.', code: 'arenaControl.codeInvalid' },
  ]);
  const revoked = await makeCode();
  await api.request.delete(`/api/arena-codes/${revoked.id}`).set(stage.organiser).expect(200);
  await signIn(revoked.code).expect(401);
  await signIn('0O1I').expect(422);

  const { code } = await makeCode();
  for (let n = 0; n < 60; n += 1) await signIn('ABCDEFGH');
  // a test's machine may take its time
  await api.dataSource.query(`update attempt set free_at = free_at + interval '1 hour'`);
  await signIn(code).expect(429);
});

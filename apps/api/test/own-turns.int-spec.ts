// Calls of one account take turns among themselves, so that nobody else waits for whoever sends many at once.
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { createSession } from '@gelanggang/database/queries/session.queries';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { as, testApi } from '../../../test/setup/api';
import { PastEventsQueries } from '../src/past-events/past-events.queries';
import { MOST_AT_ONCE, MOST_WAITING } from '../src/http/own-turns';

const api = testApi();

/** Holds a row that a call needs, until it is told to let go. */
async function holdRow(accountId: number): Promise<() => Promise<void>> {
  const runner = api.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('select from account where id = $1 for update', [accountId]);
  return async () => {
    await runner.commitTransaction();
    await runner.release();
  };
}
/** As many wait for that row as may run at once. */
async function allHaveTurns(): Promise<void> {
  for (;;) {
    const [row] = await api.dataSource.query<[{ count: number }]>(
      `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`,
    );
    if (row.count >= MOST_AT_ONCE) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}
const rename = (who: { token: string }, name: string) => api.request.put('/api/user').set(as(who)).send({ name });

it('lets as many of a session run as a page needs; the others wait, those of other sessions do not', async () => {
  const [loud, other] = [await api.tokenFor('manager'), await api.tokenFor('manager')];
  const release = await holdRow(loud.accountId);
  const held = Array.from({ length: MOST_AT_ONCE }, (_, n) => rename(loud, `Satu ${n}`).then(({ status }) => status));
  await allHaveTurns();
  let isAnswered = false;
  // it needs no row that is held
  const waiting = api.request
    .get('/api/user/permissions')
    .set(as(loud))
    .then(({ status }) => ((isAnswered = true), status));
  for (let n = 0; n < 20; n += 1) await api.request.get('/api/user/permissions').set(as(other)).expect(200);
  expect(isAnswered).toBe(false);
  await release();
  expect(await Promise.all(held)).toEqual(held.map(() => 200));
  expect(await waiting).toBe(200);
});

it('counts an account once, however many sessions it has, and lets the sessions take turns', async () => {
  const loud = await api.tokenFor('manager');
  const sessions = await Promise.all(
    Array.from({ length: 3 }, () => createSession(api.dataSource.manager, loud.accountId, {})),
  );
  const release = await holdRow(loud.accountId);
  const held = Array.from({ length: MOST_AT_ONCE }, (_, n) => rename(loud, `Sesi ${n}`).then(({ status }) => status));
  await allHaveTurns();
  let answered = 0;
  const others = sessions.map((session) =>
    api.request
      .get('/api/user/permissions')
      .set(as(session))
      .then(({ status }) => ((answered += 1), status)),
  );
  await new Promise((done) => setTimeout(done, 200));
  expect(answered).toBe(0);
  await api.request
    .get('/api/user/permissions')
    .set(as(await api.tokenFor('manager')))
    .expect(200);
  await release();
  expect(await Promise.all([...held, ...others])).toEqual([...held, ...others].map(() => 200));
});

it('counts a session once, however its header is written', async () => {
  const loud = await api.tokenFor('manager');
  const release = await holdRow(loud.accountId);
  const held = Array.from({ length: MOST_AT_ONCE }, (_, n) => rename(loud, `Nol ${n}`).then(({ status }) => status));
  await allHaveTurns();
  let answered = 0;
  const others = [`bearer ${loud.token}`, `Bearer   ${loud.token}`].map((authorization) =>
    api.request
      .get('/api/user/permissions')
      .set({ authorization })
      .then(({ status }) => ((answered += 1), status)),
  );
  await new Promise((done) => setTimeout(done, 200));
  expect(answered).toBe(0);
  await release();
  expect(await Promise.all([...held, ...others])).toEqual([...held, ...others].map(() => 200));
});

it('refuses what is more than waits for any page, and takes it again once the others are through', async () => {
  const loud = await api.tokenFor('manager');
  const release = await holdRow(loud.accountId);
  const all = Array.from({ length: MOST_AT_ONCE + MOST_WAITING + 3 }, (_, n) =>
    rename(loud, `Dua ${n}`).then(({ status }) => status),
  );
  while (
    (
      await Promise.race([Promise.all(all.slice(-1)), new Promise<number[]>((done) => setTimeout(() => done([0]), 50))])
    ).includes(0)
  ) {
    // they are on their way
  }
  await release();
  const statuses = await Promise.all(all);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  expect(statuses.filter((status) => status === 200)).toHaveLength(MOST_AT_ONCE + MOST_WAITING);
  await rename(loud, 'Tiga').expect(200);
});

it('keeps the turn of a call whose caller has gone until its work has ended, and then gives it back', async () => {
  const loud = await api.tokenFor('manager');
  const release = await holdRow(loud.accountId);
  const { hostname, port } = new URL(api.url);
  const gone = Array.from({ length: MOST_AT_ONCE }, () => {
    const body = JSON.stringify({ name: 'Pergi' });
    const headers = { ...as(loud), 'content-type': 'application/json', 'content-length': body.length };
    const call = httpRequest({ hostname, port, path: '/api/user', method: 'PUT', headers });
    call.on('error', () => undefined);
    call.end(body);
    return call;
  });
  await allHaveTurns();
  for (const call of gone) call.destroy();
  let isAnswered = false;
  const waiting = api.request
    .get('/api/user/permissions')
    .set(as(loud))
    .then(({ status }) => ((isAnswered = true), status));
  await new Promise((done) => setTimeout(done, 200));
  expect(isAnswered).toBe(false);
  await release();
  expect(await waiting).toBe(200);
});

it('leaves connections to whoever is signed in, however many strangers ask at once for what takes long', async () => {
  const who = await api.tokenFor('manager');
  const permissions = () => api.request.get('/api/user/permissions').set(as(who));
  await permissions().expect(200);
  const runner = api.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('lock table past_event in access exclusive mode');
  // a made-up token begins no line of its own
  const strangers = Array.from({ length: 30 }, (_, n) =>
    api.request
      .get('/api/past-events')
      .set(n % 2 === 0 ? {} : { authorization: `Bearer tebakan-${n}` })
      .then(({ status }) => status),
  );
  await new Promise((done) => setTimeout(done, 300));
  const first = await Promise.race([
    permissions().then(({ status }) => status),
    new Promise((late) => setTimeout(() => late('it waits for the strangers'), 5000)),
  ]);
  await runner.commitTransaction();
  await runner.release();
  expect(first).toBe(200);
  expect(await Promise.all(strangers)).toEqual(strangers.map(() => 200));
});

it('reads two whole tournaments at a time for all accounts, and all of them in the end', async () => {
  const { id } = await makeTournament(api.dataSource.manager);
  const accounts = [await api.tokenFor('manager'), await api.tokenFor('manager')];
  const runner = api.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('lock table match in access exclusive mode');
  const asked = Array.from({ length: 12 }, (_, n) =>
    api.request
      .get(`/api/matches-recap?tournament_id=${id}`)
      .set(as(accounts[n % 2]!))
      .then(({ status }) => status),
  );
  await new Promise((done) => setTimeout(done, 500));
  const [row] = await api.dataSource.query<[{ count: number }]>(
    `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  await runner.commitTransaction();
  await runner.release();
  expect(row.count).toBe(2);
  expect(await Promise.all(asked)).toEqual(asked.map(() => 200));
});

it('takes what one connection asks for at once one after the other, and forgets it when the connection ends', async () => {
  const runner = api.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('lock table past_event in access exclusive mode');
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write('GET /api/past-events HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500));
  const waiting = async () => {
    const [row] = await api.dataSource.query<[{ count: number }]>(
      `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`,
    );
    return row.count;
  };
  while ((await waiting()) === 0) await new Promise((done) => setTimeout(done, 20));
  await new Promise((done) => setTimeout(done, 300));
  const atOnce = await waiting();
  socket.resetAndDestroy();
  await new Promise((done) => setTimeout(done, 100));
  await runner.commitTransaction();
  await runner.release();
  const asked = jest.spyOn(PastEventsQueries.prototype, 'page');
  const isNext = await Promise.race([
    api.request.get('/api/past-events').then(({ status }) => status),
    new Promise((late) => setTimeout(() => late('it waits for what nobody waits for'), 5000)),
  ]);
  expect({ atOnce, isNext }).toEqual({ atOnce: 1, isNext: 200 });
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

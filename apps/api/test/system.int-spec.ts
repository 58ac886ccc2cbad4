// What operators see: /metrics and its guard, the page 'System', and one request followed through the log of its job.
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { LIVE_NAMESPACE, streams } from '@gelanggang/contract/events';
import type { SystemAnswer } from '@gelanggang/contract/system';
import { loadEnv } from '@gelanggang/platform/env/env';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { createLogger, NestLogger } from '@gelanggang/platform/logging/logger';
import { startApi, testApi } from '../../../test/setup/api';
import { testFolder } from '../../../test/setup/made';
import { startWorker } from '../../../test/setup/worker';
import { createApi } from '../src/bootstrap';
import { billingStage } from './billing-stage';

const folder = testFolder();
const api = testApi({ env: { FILES_DIR: folder } });
let admin: { authorization: string };
beforeAll(async () => {
  admin = { authorization: `Bearer ${(await api.tokenFor('admin')).token}` };
});

const look = async () =>
  ((await api.request.get('/api/system').set(admin).expect(200)).body as { data: SystemAnswer }).data;

describe('/metrics', () => {
  it('tells this machine of requests, jobs, sockets, event lag, the pool and the event loop', async () => {
    await api.request.get('/api/tournaments/active').expect(200);
    const socket = io(`${api.url}${LIVE_NAMESPACE}`, { transports: ['websocket'], forceNew: true });
    const heard = new Promise((done) => socket.once('events', done));
    await socket.timeout(10_000).emitWithAck('subscribe', { topic: streams.site });
    await writeWithEvents(api.dataSource, (_, emit) => {
      emit(streams.site, 'menu.changed', { menu_id: 1 });
      return Promise.resolve();
    });
    await heard;
    const { text } = await api.request
      .get('/metrics')
      .expect(200)
      .expect('content-type', /text\/plain/);
    socket.disconnect();
    expect(text).toMatch(
      /gelanggang_http_request_seconds_count\{method="GET",route="\/api\/tournaments\/active",status="200"\} 1/,
    );
    expect(text).toMatch(/gelanggang_event_lag_seconds_count 1\n/);
    expect(text).toContain('gelanggang_live_sockets 1\n');
    expect(text).toContain('gelanggang_database_up 1\n');
    expect(text).toMatch(/gelanggang_db_pool_open [1-9]/);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('counts jobs by what they are', async () => {
    const { accountId } = await api.tokenFor('organiser');
    await api.dataSource.query(`insert into job (kind, account_id) values ('recap-export', $1)`, [accountId]);
    // figures of one reading may be half a second old
    await wait(600);
    const { text } = await api.request.get('/metrics').expect(200);
    expect(text).toContain('gelanggang_jobs{kind="recap-export",status="queued"} 1\n');
    await api.dataSource.query('delete from job');
  });

  it('is not there for what a proxy hands on', async () => {
    const headers = [
      ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'],
      ...['cf-connecting-ip', 'cf-ray', 'true-client-ip', 'x-client-ip', 'x-cluster-client-ip', 'fastly-client-ip'],
      ...['cdn-loop', 'fly-client-ip', 'x-azure-clientip', 'x-original-forwarded-for', 'x-envoy-external-address'],
    ];
    for (const name of headers) {
      const { status } = await api.request.get('/metrics').set(name, '10.0.0.9');
      expect([name, status]).toEqual([name, 404]);
    }
    await api.request.get('/metrics').set('host', 'gelanggang.example').expect(404);
    // as Prometheus asks
    await api.request
      .get('/metrics')
      .set({ host: 'localhost:9090', 'x-prometheus-scrape-timeout-seconds': '10' })
      .expect(200);
  });

  it('with a token set, is there for who has it only', async () => {
    const token = 'rahasia-prometheus-1';
    const guarded = await startApi({ env: { METRICS_TOKEN: token, FILES_DIR: folder } });
    await guarded.request.get('/metrics').expect(404);
    await guarded.request.get('/metrics').set('authorization', `Bearer ${token}x`).expect(404);
    await guarded.request
      .get('/metrics')
      .set('authorization', `Bearer ${token}`)
      .set('x-forwarded-for', '10.0.0.9')
      .expect(200);
    await guarded.close();
  });
});

describe('the page System', () => {
  it('is for who may manage the system', async () => {
    await api.request.get('/api/system').expect(401);
    for (const role of ['manager', 'operator', 'organiser'] as const) {
      const { token } = await api.tokenFor(role);
      await api.request.get('/api/system').set('authorization', `Bearer ${token}`).expect(403);
    }
  });

  it('tells versions, migrations, disk, screens and mail as they are', async () => {
    await api.dataSource.query(
      `insert into display (code, name, seen_at) values ('AAAAA', 'Layar 1', now()), ('BBBBB', 'Layar 2', now() - interval '1 hour')`,
    );
    await api.dataSource.query(`insert into mail (to_address, subject, text) values ('a@contoh.test', 'x', 'y')`);
    let system = await look();
    // the queue's own tables are made when it is first asked
    while (system.queue.is_away) system = await look();
    expect(system.versions.product).toMatch(/^\d+\.\d+\.\d+$/);
    expect(system.versions.node).toBe(process.versions.node);
    expect(system.migrations).toMatchObject({ applied: api.dataSource.migrations.length, pending: [] });
    expect(system.live.screens).toEqual({ online: 1, named: 2 });
    expect(system.mail).toMatchObject({ waiting: 1, failed: 0, leaves: false });
    expect(system.disk.total_bytes).toBeGreaterThan(system.disk.free_bytes);
    expect(system.queue).toEqual({ backend: 'postgres', is_away: false });
    expect(system.database.size_bytes).toBeGreaterThan(1_000_000);
  });

  it('names the mails that could not be sent, with why and whether they are tried again, and not what they said', async () => {
    await api.dataSource.query(
      `insert into mail (to_address, subject, text, attempts, fault, next_try_at, failed_at, sent_at, created_at) values
         ('salah@contoh.test', 'Undangan', null, 1, 'no such mailbox', now(), now(), null, now() - interval '2 minutes'),
         ('nanti@contoh.test', 'Tagihan', 'https://contoh.test/rahasia', 2, 'connection refused', now() + interval '4 minutes',
          null, null, now() - interval '1 minute'),
         ('sampai@contoh.test', 'Sudah', null, 2, null, now(), null, now(), now())`,
    );
    const { unsent } = (await look()).mail;
    expect(unsent).toMatchObject([
      { to: 'nanti@contoh.test', subject: 'Tagihan', fault: 'connection refused', attempt: 2 },
      { to: 'salah@contoh.test', subject: 'Undangan', fault: 'no such mailbox', attempt: 1, next_try_at: null },
    ]);
    expect(unsent[0]?.next_try_at).not.toBeNull();
    expect(JSON.stringify(unsent)).not.toContain('rahasia');
    await api.dataSource.query('delete from mail');
  });

  it('lists the API instances and workers that are connected, also of other machines, and no others', async () => {
    const workers = async () => (await look()).processes.filter(({ kind }) => kind === 'worker');
    const ours = { kind: 'api', pid: process.pid, host: hostname().slice(0, 30) };
    while ((await look()).processes.length === 0) await wait(20);
    expect((await look()).processes).toMatchObject([ours]);
    const started = await Promise.all(
      [1, 2].map(() => startWorker({ DATABASE_URL: api.databaseUrl, FILES_DIR: folder })),
    );
    expect((await workers()).map(({ pid }) => pid).sort()).toEqual(started.map(({ pid }) => pid).sort());
    await started[0]!.kill('SIGKILL');
    while ((await workers()).length > 1) await wait(20);
    expect(await workers()).toMatchObject([{ pid: started[1]!.pid }]);
    await started[1]!.kill('SIGTERM');
  });

  it('lists slow statements without their values', async () => {
    const { DataSource } = await import('typeorm');
    await api.app.get(DataSource).query('select pg_sleep(2), $1::text as nik', ['3201012345678901']);
    const { slow_queries: slow } = await look();
    expect(slow.map(({ sql }) => sql)).toContain('select pg_sleep(2), $1::text as nik');
    expect(JSON.stringify(slow)).not.toContain('3201012345678901');
  });

  it('repeats anybody’s failed job once', async () => {
    const { accountId } = await api.tokenFor('organiser');
    const [{ id }] = await api.dataSource.query<[{ id: number }]>(
      `insert into job (kind, account_id, status, finished_at, error)
       values ('contingents-export', $1, 'failed', now(), 'Gagal.') returning id`,
      [accountId],
    );
    expect((await look()).jobs.failed).toMatchObject([{ id, kind: 'contingents-export', error: 'Gagal.', attempt: 1 }]);
    const path = `/api/system/jobs/${id}/retry`;
    const answers = await Promise.all([1, 2].map(() => api.request.post(path).set(admin)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    const { jobs } = await look();
    expect(jobs).toMatchObject({ failed: [], queued: 1 });
    await api.request.post('/api/system/jobs/999999/retry').set(admin).expect(404);
    await api.dataSource.query('delete from job');
  });
});

it('the log says what was refused to whom by request, and names nobody', async () => {
  const lines: string[] = [];
  const logger = new NestLogger(createLogger('api', 'info', { write: (line: string) => void lines.push(line) }));
  const app = await createApi(loadEnv({ DATABASE_URL: api.databaseUrl, FILES_DIR: folder }), logger);
  await app.listen(0, '127.0.0.1');
  const answer = await fetch(`${await app.getUrl()}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'budi@kontingen.test', password: 'tebakan' }),
  });
  await app.close();
  expect(answer.status).toBe(401);
  const refused = lines
    .map((line) => JSON.parse(line) as { msg: string; request_id?: string })
    .find(({ msg }) => msg.startsWith('POST /api/login 401'));
  expect(refused?.request_id).toBe(answer.headers.get('x-request-id'));
  expect(lines.join('')).not.toMatch(/budi@|tebakan/);
});

it('a request is found again in the log of the job that it asked for, and nobody’s data with it', async () => {
  const stage = await billingStage(api);
  await stage.newMember({ name: 'Atlet Log' });
  const worker = await startWorker({ DATABASE_URL: api.databaseUrl, FILES_DIR: folder });
  try {
    const { headers } = await api.request
      .post('/api/jobs')
      .set('authorization', `Bearer ${stage.staff.token}`)
      .send({ kind: 'team-members-export', params: { tournament_id: stage.tournamentId } })
      .expect(202);
    const requestId = String(headers['x-request-id']);
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    while (!/job \d+ \(team-members-export\), attempt 1 (done|failed)/.test(worker.log())) await wait(50);
    const lines = worker
      .log()
      .split('\n')
      .filter((line) => line.includes('team-members-export'))
      .map((line) => JSON.parse(line) as { msg: string; request_id?: string });
    expect(lines.map(({ request_id: id }) => id)).toEqual(lines.map(() => requestId));
    expect(lines.at(-1)?.msg).toMatch(/done in/);

    const people = await api.dataSource.query<{ value: string }[]>(
      `select unnest(array[nik, name]) as value from team_member union select unnest(array[pic_phone, pic_email]) from contingent
       union select email from account`,
    );
    expect(people.length).toBeGreaterThan(3);
    expect(people.filter(({ value }) => worker.log().includes(value))).toEqual([]);
  } finally {
    await worker.kill('SIGTERM');
  }
});

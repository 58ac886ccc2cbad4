// Who asks for much waits for itself: turns between accounts, a bound for each, papers apart from tables and draws.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JobAnswer, type JobKind, JOBS, MOST_WAITING_JOBS } from '@gelanggang/contract/jobs';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { startApi, type TestApi, testApi } from '../../../test/setup/api';
import { redisServer, startRedis, type TestRedis } from '../../../test/setup/redis';
import { startWorker, type TestWorker } from '../../../test/setup/worker';

describe.each(['PostgreSQL', 'Redis'] as const)('jobs with the queue on %s', (backend) => {
  if (backend === 'Redis' && redisServer() === null) {
    it.skip('need redis-server or valkey-server on the path', () => undefined);
    return;
  }
  let api: TestApi;
  let redis: TestRedis | null = null;
  let files: string;
  const workers: TestWorker[] = [];

  beforeAll(async () => {
    files = mkdtempSync(join(tmpdir(), 'gelanggang-turns-'));
    if (backend === 'Redis') redis = await startRedis();
    api = await startApi({ env: { FILES_DIR: files, ...queueEnv() } });
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.kill('SIGKILL');
    await api.dataSource.query('delete from job');
  });
  afterAll(async () => {
    await api.close();
    await redis?.stop();
    rmSync(files, { recursive: true, force: true });
  });

  const queueEnv = (): Record<string, string> => (redis ? { REDIS_URL: redis.url } : {});
  const work = async (env: Record<string, string> = {}) =>
    workers.push(
      await startWorker({
        DATABASE_URL: api.databaseUrl,
        FILES_DIR: files,
        JOB_LOCK_SECONDS: '2',
        JOB_CONCURRENCY: '1',
        ...queueEnv(),
        ...env,
      }),
    );

  interface Who {
    token: string;
  }
  const post = ({ token }: Who, kind: JobKind, params: object) =>
    api.request
      .post('/api/jobs')
      .set({ authorization: `Bearer ${token}` })
      .send({ kind, params });
  async function ask(who: Who, kind: JobKind, params: object): Promise<number> {
    const { body } = await post(who, kind, params).expect(202);
    return (body as { data: JobAnswer }).data.id;
  }
  const exportOf = (who: Who, search: string) => ask(who, 'team-members-export', { search });

  /** Ids in the order in which they began, once all have ended. */
  async function order(ids: number[]): Promise<number[]> {
    for (;;) {
      const rows = await api.dataSource.query<{ id: number; status: string }[]>(
        'select id::int, status from job where id = any($1) order by started_at, id',
        [ids],
      );
      if (rows.every(({ status }) => status === 'done')) return rows.map(({ id }) => id);
      expect(rows.map(({ status }) => status)).not.toContain('failed');
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  it('take turns between accounts, in the order in which each account asked', async () => {
    const [loud, one, other] = [
      await api.tokenFor('organiser'),
      await api.tokenFor('organiser'),
      await api.tokenFor('manager'),
    ];
    const many: number[] = [];
    for (let at = 0; at < 8; at += 1) many.push(await exportOf(loud, `banyak ${at}`));
    const [first, third] = [await exportOf(one, 'satu'), await exportOf(other, 'lain')];
    const second = await exportOf(one, 'dua');
    await work();
    const begun = await order([...many, first, second, third]);
    expect(begun.filter((id) => many.includes(id))).toEqual(many);
    expect(begun.slice(0, 5)).toEqual([many[0], first, third, many[1], second]);
  });

  it('go on in turn when the worker dies in the middle, none lost and none twice', async () => {
    const [loud, one] = [await api.tokenFor('organiser'), await api.tokenFor('organiser')];
    const ids: number[] = [];
    for (let at = 0; at < 6; at += 1) ids.push(await exportOf(loud, `putus ${at}`));
    ids.push(await exportOf(one, 'tenang'));
    await work();
    await order(ids.slice(0, 1));
    await workers.shift()?.kill('SIGKILL');
    await work();
    expect((await order(ids)).sort((a, b) => a - b)).toEqual(ids);
    const stored = await api.dataSource.query<{ n: number }[]>(
      'select count(*)::int as n from file f join job j on j.file_id = f.id where j.id = any($1)',
      [ids],
    );
    expect(stored).toEqual([{ n: ids.length }]);
  });

  it('of one account run one at a time, and leave the second place to another account', async () => {
    const { id: tournamentId } = await makeTournament(api.dataSource.manager);
    const [loud, quiet] = [await api.tokenFor('organiser'), await api.tokenFor('organiser')];
    const many: number[] = [];
    for (let at = 0; at < 5; at += 1) many.push(await exportOf(loud, `berdua ${at}`));
    const alone = await ask(quiet, 'contingents-export', { tournament_id: tournamentId });
    await work({ JOB_CONCURRENCY: '2' });
    expect((await order([...many, alone])).indexOf(alone)).toBeLessThanOrEqual(1);
    const [overlaps] = await api.dataSource.query<{ n: number }[]>(
      `select count(*)::int as n from job a join job b on a.id < b.id
         and a.started_at < b.finished_at and b.started_at < a.finished_at
       where a.id = any($1) and b.id = any($1)`,
      [many],
    );
    expect(overlaps).toEqual({ n: 0 });
  });

  it('make room for the next one of their account when the first is cancelled', async () => {
    const who = await api.tokenFor('organiser');
    const [first, second] = [await exportOf(who, 'batal'), await exportOf(who, 'jadi')];
    await api.request
      .delete(`/api/jobs/${first}`)
      .set({ authorization: `Bearer ${who.token}` })
      .expect(200);
    await work();
    expect(await order([second])).toEqual([second]);
  });
});

describe('Jobs of one account', () => {
  const api = testApi();

  it('may wait up to a bound, however many are asked for at once; others are not touched by it', async () => {
    const [loud, quiet] = [await api.tokenFor('organiser'), await api.tokenFor('organiser')];
    const post = (token: string, search: string) =>
      api.request
        .post('/api/jobs')
        .set({ authorization: `Bearer ${token}` })
        .send({ kind: 'team-members-export', params: { search } });
    const answers = await Promise.all(
      Array.from({ length: MOST_WAITING_JOBS + 20 }, (_, at) => post(loud.token, `banyak ${at}`)),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(MOST_WAITING_JOBS);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.body).toEqual({
      message: expect.stringMatching(/^Anda sudah punya 30 pekerjaan yang menunggu\./) as string,
      code: 'request.manyJobs',
    });
    await post(quiet.token, 'satu').expect(202);
    // one that waits already is that one
    const accepted = answers.findIndex(({ status }) => status === 202);
    await post(loud.token, `banyak ${accepted}`).expect(202);
    // nor by asking for an old one again
    const [{ id }] = await api.dataSource.query<[{ id: number }]>(
      `insert into job (kind, params, account_id, status, finished_at)
       values ('team-members-export', '{"search":"lama"}', $1, 'cancelled', now()) returning id`,
      [loud.accountId],
    );
    const retry = () => api.request.post(`/api/jobs/${id}/retry`).set({ authorization: `Bearer ${loud.token}` });
    await retry().expect(429);
    const [first] = answers.flatMap(({ status, body }) =>
      status === 202 ? [(body as { data: JobAnswer }).data.id] : [],
    );
    await api.request
      .delete(`/api/jobs/${first}`)
      .set({ authorization: `Bearer ${loud.token}` })
      .expect(200);
    await retry().expect(202);
  });

  it('wait apart: draws, imports, tables and papers have queues of their own', () => {
    const queues = (['auto-generate', 'entries-import', 'team-members-export', 'bracket-pdf'] as const).map(
      (kind) => JOBS[kind].queue,
    );
    expect(new Set(queues).size).toBe(4);
  });
});

// Two API instances and two workers behind nginx, one PostgreSQL, one Redis: nobody who watches or waits notices that one
// of them is gone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { streams } from '@gelanggang/contract/events';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { makeClass, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { createPools } from '@gelanggang/drawing/divide';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { startApi, type TestApi } from '../../../test/setup/api';
import { type ApiProcess, startApiProcess } from '../../../test/setup/api-process';
import { nginxServer, startNginx, type TestNginx } from '../../../test/setup/nginx';
import { redisServer, startRedis, type TestRedis } from '../../../test/setup/redis';
import { Watcher } from '../../../test/setup/watcher';
import { startWorker, type TestWorker } from '../../../test/setup/worker';

const PHONES = 24;
const POOLS = 8;

const missing = [nginxServer() ? '' : 'nginx', redisServer() ? '' : 'redis-server'].filter(Boolean).join(' and ');

if (missing) {
  // counted as skipped, visibly (run contract, Services)
  it.skip(`several machines need ${missing} on the path`, () => undefined);
} else {
  describe('two API instances and two workers behind nginx', () => {
    let folder: string;
    let redis: TestRedis;
    /** Of this test alone: its database and accounts; no phone talks to it. */
    let home: TestApi;
    let env: Record<string, string>;
    let apis: ApiProcess[];
    let workers: TestWorker[];
    let nginx: TestNginx;
    let token: string;
    const phones: Watcher[] = [];

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'gelanggang-many-'));
      redis = await startRedis();
      home = await startApi({ env: { FILES_DIR: folder, REDIS_URL: redis.url } });
      token = (await home.tokenFor('admin')).token;
      env = {
        DATABASE_URL: home.databaseUrl,
        REDIS_URL: redis.url,
        FILES_DIR: folder,
        // a machine under load may leave a worker without its processor for seconds: only a killed one loses its job
        JOB_LOCK_SECONDS: '10',
        DB_POOL: '4',
      };
      apis = await Promise.all([startApiProcess(env), startApiProcess(env)]);
      workers = await Promise.all([startWorker(env), startWorker(env)]);
      nginx = await startNginx(apis.map(({ url }) => url));
    });
    afterAll(async () => {
      for (const phone of phones) phone.close();
      await nginx.close();
      for (const { process: child, gone } of apis) {
        child.kill('SIGKILL');
        await gone;
      }
      for (const worker of workers) await worker.kill('SIGKILL');
      await home.close();
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const call = async (method: string, path: string, body?: object): Promise<Response> =>
      fetch(`${nginx.url}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        body: body ? JSON.stringify(body) : undefined,
      });
    const socketsOf = async ({ url }: ApiProcess): Promise<number> => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(/^gelanggang_live_sockets(?:\{[^}]*\})? (\d+)/m.exec(text)?.[1] ?? NaN);
    };
    const tell = (stream: string) =>
      writeWithEvents(home.dataSource, (_, emit) => {
        emit(stream, 'schedule.removed', { schedule_id: 1 });
        return Promise.resolve();
      });
    const allHave = async (seq: number): Promise<void> => {
      while (phones.some((phone) => phone.seqs().at(-1) !== seq)) await pause(20);
    };
    const upTo = (seq: number) => Array.from({ length: seq }, (_, index) => index + 1);

    async function ask(kind: string, params: object): Promise<JobAnswer> {
      const answer = await call('POST', '/jobs', { kind, params });
      expect(answer.status).toBe(202);
      return ((await answer.json()) as { data: JobAnswer }).data;
    }
    async function read(id: number): Promise<JobAnswer> {
      return ((await (await call('GET', `/jobs/${id}`)).json()) as { data: JobAnswer }).data;
    }
    async function ended(id: number): Promise<JobAnswer> {
      for (;;) {
        const job = await read(id);
        if (!['queued', 'running'].includes(job.status)) return job;
        await pause(100);
      }
    }

    async function undrawn(): Promise<number> {
      const { manager } = home.dataSource;
      const tournament = await makeTournament(manager);
      for (let n = 0; n < POOLS; n++) {
        const { id: classId, ageCategoryId } = await makeClass(manager);
        await makePaidParticipants(manager, { tournamentId: tournament.id, classId, contingentSizes: [2, 1, 1] });
        const place = { tournamentId: tournament.id, matchCategoryId: 1, ageCategoryId, categoryClassId: classId };
        await createPools(home.dataSource, { ...place, matchChart: 0 }, null);
      }
      return tournament.id;
    }
    const drawn = (tournamentId: number): Promise<unknown[]> =>
      home.dataSource.query(
        `select count(*) as pools, count(*) filter (where draw_number = 1) as once,
           (select count(*) from draw_history h join pool p on p.id = h.pool_id where p.tournament_id = $1) as draws
         from pool where tournament_id = $1`,
        [tournamentId],
      );

    it('hand figures of the running system to nobody', async () => {
      expect((await fetch(`${nginx.url}/metrics`)).status).toBe(404);
      expect((await fetch(`${nginx.url}/api/health/ready`)).status).toBe(200);
    });

    it('run each of many jobs once, on both workers', async () => {
      const tournaments = [];
      for (let n = 0; n < 6; n++) tournaments.push(await undrawn());
      const asked = await Promise.all(
        tournaments.map((id) => ask('auto-generate', { tournament_id: id, pause_seconds: 0 })),
      );
      for (const { id } of asked) expect(await ended(id)).toMatchObject({ status: 'done', progress: 100 });
      for (const id of tournaments) expect(await drawn(id)).toEqual([{ pools: POOLS, once: POOLS, draws: POOLS }]);
      for (const { id } of asked) {
        const begun = workers.flatMap(
          (worker) => worker.log().match(new RegExp(`job ${id} \\(auto-generate\\), attempt \\d+ begins`, 'g')) ?? [],
        );
        expect(begun).toHaveLength(1);
      }
      expect(workers.every((worker) => worker.log().includes('begins'))).toBe(true);
    });

    it('finish a job once when its worker is killed in the middle', async () => {
      const tournamentId = await undrawn();
      const { id } = await ask('auto-generate', { tournament_id: tournamentId, pause_seconds: 1 });
      while ((await read(id)).progress === 0) await pause(50);
      const busy = workers.findIndex((worker) => worker.log().includes(`job ${id} (`));
      await workers[busy]?.kill('SIGKILL');
      expect(await ended(id)).toMatchObject({ status: 'done', progress: 100 });
      expect(await drawn(tournamentId)).toEqual([{ pools: POOLS, once: POOLS, draws: POOLS }]);
      workers[busy] = await startWorker(env);
    });

    it('tell phones on both instances everything, by web socket and by polling', async () => {
      const tournament = await makeTournament(home.dataSource.manager);
      const topic = streams.tournament(tournament.id);
      for (let n = 0; n < PHONES; n++)
        phones.push(
          new Watcher(nginx.url, topic, {
            query: { k: `telepon-${n}` },
            transports: [n % 3 === 0 ? 'polling' : 'websocket'],
          }),
        );
      for (let n = 0; n < 5; n++) await tell(topic);
      await allHave(5);
      const sockets = await Promise.all(apis.map(socketsOf));
      expect(sockets[0]! + sockets[1]!).toBe(PHONES);
      expect(Math.min(...sockets)).toBeGreaterThan(0);

      // one instance is killed while things happen: its phones move to the other one and miss nothing
      const [first, second] = apis as [ApiProcess, ApiProcess];
      const telling = (async () => {
        for (let n = 0; n < 20; n++) {
          await tell(topic);
          await pause(20);
        }
      })();
      await pause(100);
      first.process.kill('SIGKILL');
      await first.gone;
      await telling;
      await allHave(25);
      for (const phone of phones) expect(phone.seqs()).toEqual(upTo(25));
      expect(await socketsOf(second)).toBe(PHONES);
      // and every call is answered
      for (let n = 0; n < 20; n++) expect((await call('GET', '/user')).status).toBe(200);
    });

    it('take an instance that comes back at the same address, and then do without the other one', async () => {
      const [first, second] = apis as [ApiProcess, ApiProcess];
      apis[0] = await startApiProcess({ ...env, PORT: new URL(first.url).port });
      second.process.kill('SIGKILL');
      await second.gone;
      const topic = streams.tournament(
        (await home.dataSource.query<{ id: number }[]>('select max(id) as id from tournament'))[0]?.id ?? 0,
      );
      await tell(topic);
      await allHave(26);
      for (const phone of phones) expect(phone.seqs()).toEqual(upTo(26));
      expect((await call('GET', '/user')).status).toBe(200);
    });

    it('take one that is added to the list by a reload, which touches no web socket', async () => {
      const [first] = apis as [ApiProcess, ApiProcess];
      const webSockets = phones.filter((_, n) => n % 3 !== 0);
      const connected = webSockets.map((phone) => phone.connections);
      apis[1] = await startApiProcess(env);
      nginx.reload(apis.map(({ url }) => url));
      const [{ id }] = await home.dataSource.query<[{ id: number }]>('select max(id) as id from tournament');
      const topic = streams.tournament(id);
      // old workers of nginx go on for those who are there, new ones serve who comes
      let newcomers = 0;
      while (!(await socketsOf(apis[1])) && newcomers < 200) {
        phones.push(new Watcher(nginx.url, topic, { query: { k: `baru-${newcomers}` } }));
        newcomers += 1;
        await pause(50);
      }
      await tell(topic);
      await allHave(27);
      for (const phone of phones) expect(phone.seqs()).toEqual(upTo(27));
      expect(await socketsOf(apis[1])).toBeGreaterThan(0);
      expect(await socketsOf(first)).toBeGreaterThanOrEqual(webSockets.length);
      expect(webSockets.map((phone) => phone.connections)).toEqual(connected);
    });
  });
}

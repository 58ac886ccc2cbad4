// kill -9 of API, worker, PostgreSQL or Redis while results, moves, draws, uploads, an import and an export are under way,
// each kept running as a service manager keeps it: what was answered stands, once, an open page shows what REST tells, and
// everything goes on without hands. The same while one account floods.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import { createSession } from '@gelanggang/database/queries/session.queries';
import { makeAccount } from '@gelanggang/database/testing/factories';
import { loadReference } from '@gelanggang/database/reference/load-reference';
import { createRandom } from '@gelanggang/domain/random';
import { BusyOffice, ENTRIES } from '../../../test/faults/busy-office';
import { Flood } from '../../../test/faults/flood';
import { startEmbeddedPostgres } from '../../../test/setup/embedded-postgres.cjs';
import { keepProcess, type KeptProcess, untilReady } from '../../../test/setup/kept-process';
import { freePort } from '../../../test/setup/programs';
import { redisServer, startRedis, type TestRedis } from '../../../test/setup/redis';

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 2);
const PATIENCE_MS = 300_000;
const random = createRandom('00000000fa017501');
const files = mkdtempSync(join(tmpdir(), 'gelanggang-busy-'));

let postgres: { url: string; kill(): void; stop(): Promise<void> };
let redis: TestRedis | null = null;
let dataSource: DataSource;
let api: KeptProcess;
let worker: KeptProcess;
let url: string;
/** How long the work takes when nothing happens: kills fall into it. */
let undisturbedMs: number;

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ isDurable: true });
  dataSource = await new DataSource(dataSourceOptions(postgres.url)).initialize();
  await dataSource.runMigrations();
  await loadReference(dataSource);
  redis = redisServer() === null ? null : await startRedis();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const env = {
    ...{ DATABASE_URL: postgres.url, FILES_DIR: files, DATA_DIR: files, JOB_LOCK_SECONDS: '2' },
    ...{ HOST: '127.0.0.1', PORT: String(port), REDIS_URL: redis?.url ?? '' },
  };
  api = keepProcess('api', env);
  worker = keepProcess('worker', env);
  await untilReady(url, api);
  const office = await BusyOffice.open(url, dataSource);
  const began = performance.now();
  await office.work();
  undisturbedMs = Math.round(performance.now() - began);
  office.watcher.close();
}, PATIENCE_MS);
afterAll(async () => {
  await Promise.all([api.stop(), worker.stop()]);
  await dataSource.destroy();
  await redis?.stop();
  await postgres.stop();
  rmSync(files, { recursive: true, force: true });
}, PATIENCE_MS);

/** Whether the content lies there as its row says. */
async function isWhole(fileId: string): Promise<boolean> {
  const [row] = await dataSource.query<{ key: string; sha256: string }[]>(
    'select storage_key as key, sha256 from file where id = $1',
    [fileId],
  );
  return (
    Boolean(row) &&
    createHash('sha256')
      .update(readFileSync(join(files, row!.key)))
      .digest('hex') === row!.sha256
  );
}

/** The test's own connections broke with the database too. */
async function untilItAnswers(): Promise<void> {
  while (!(await dataSource.query('select 1').catch(() => null))) await wait(100);
  await untilReady(url, api);
}

const kills: Record<string, () => Promise<void> | void> = {
  API: () => api.kill(),
  worker: () => worker.kill(),
  PostgreSQL: () => postgres.kill(),
};
if (redisServer() !== null)
  kills.Redis = async () => {
    await redis?.stop();
    await wait(random.int(1000));
    await redis?.start();
  };

describe('kill -9', () => {
  const cases = Object.keys(kills).flatMap((name) =>
    Array.from({ length: ROUNDS }, (_, round): [string, number] => [name, round + 1]),
  );

  it.each(cases)(
    'of %s in the middle of everything loses and doubles nothing that was answered (round %i)',
    async (name) => {
      await untilItAnswers();
      const office = await BusyOffice.open(url, dataSource);
      try {
        const working = office.work();
        working.catch(() => undefined);
        await wait(random.int(undisturbedMs));
        await kills[name]!();
        const told = await working;
        await untilItAnswers();
        expect(told.winners.size).toBe(7);
        expect(await office.faults(told, isWhole)).toEqual([]);
      } catch (error) {
        throw new Error(
          `${String(error)}\n— API —\n${api.log().slice(-3000)}\n— worker —\n${worker.log().slice(-3000)}`,
          {
            cause: error,
          },
        );
      } finally {
        office.watcher.close();
      }
    },
    PATIENCE_MS,
  );
});

describe('one account that sends as much as it can', () => {
  it(
    'is refused what is too much, while everybody else gets every answer and nothing is lost',
    async () => {
      await untilItAnswers();
      const office = await BusyOffice.open(url, dataSource);
      const account = await makeAccount(dataSource.manager, { role: 'manager' });
      const { token } = await createSession(dataSource.manager, account.id);
      const flood = new Flood(url, token, ENTRIES, office.tournamentId);
      try {
        const told = await office.work();
        // on a quiet machine the office is done before the flood has met its limits
        while (!flood.answers.has(429)) await wait(100);
        await flood.stop();
        expect(told.winners.size).toBe(7);
        expect(await office.faults(told, isWhole)).toEqual([]);
        expect(office.troubles).toEqual([]);
        expect([...flood.answers.keys()].filter((status) => status === 0 || (status >= 500 && status !== 503))).toEqual(
          [],
        );
      } finally {
        await flood.stop();
        office.watcher.close();
      }
    },
    PATIENCE_MS,
  );
});

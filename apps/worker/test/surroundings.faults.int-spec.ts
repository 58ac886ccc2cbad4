// What surrounds the programs fails them: the disk is full, the database slow or silent, the clock jumps, the network is
// cut. Nothing that was answered is lost or doubled, and everything goes on by itself once it can.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { createSession } from '@gelanggang/database/queries/session.queries';
import { makeAccount, makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { createRandom } from '@gelanggang/domain/random';
import { BusyOffice } from '../../../test/faults/busy-office';
import { cloneDatabase, type TestDatabase } from '../../../test/setup/database';
import { Gate } from '../../../test/setup/gate';
import { keepProcess, type KeptProcess, untilReady } from '../../../test/setup/kept-process';
import { freePort } from '../../../test/setup/programs';
import { Watcher } from '../../../test/setup/watcher';

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 2);
const PATIENCE_MS = 300_000;
const HOUR_MS = 3_600_000;
/** Half a minute in a long run; the short one of every change shows the same in less. */
const NETWORK_AWAY_MS = ROUNDS >= 10 ? 30_000 : 4000;
const SPECTATORS = 10;
const random = createRandom('00000000fa017502');
const files = mkdtempSync(join(tmpdir(), 'gelanggang-surroundings-'));

let database: TestDatabase;
/** Before the database, as API and worker reach it. */
let databaseGate: Gate;
/** Before the API, as clients reach it. */
let networkGate: Gate;
let api: KeptProcess;
let worker: KeptProcess;
let url: string;

beforeAll(async () => {
  database = await cloneDatabase();
  databaseGate = new Gate(database.url);
  await databaseGate.start();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  networkGate = new Gate(url);
  await networkGate.start();
  const env = {
    ...{ DATABASE_URL: databaseGate.url(), FILES_DIR: files, DATA_DIR: files, JOB_LOCK_SECONDS: '2' },
    ...{ HOST: '127.0.0.1', PORT: String(port) },
  };
  const clock = [join(__dirname, '../../../test/setup/jumping-clock.cjs')];
  api = keepProcess('api', env, clock);
  worker = keepProcess('worker', env, clock);
  await untilReady(url, api);
}, PATIENCE_MS);
afterAll(async () => {
  await Promise.all([api.stop(), worker.stop()]);
  await networkGate.stop();
  await databaseGate.stop();
  await database.drop();
  rmSync(files, { recursive: true, force: true });
}, PATIENCE_MS);

const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

async function isWhole(fileId: string): Promise<boolean> {
  const [row] = await database.dataSource.query<{ key: string; sha256: string }[]>(
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

/** The whole work with `trouble` in its middle, and what is wrong afterwards. */
async function workThrough(trouble: (office: BusyOffice) => Promise<void>, address = url): Promise<void> {
  const office = await BusyOffice.open(address, database.dataSource);
  try {
    const working = office.work();
    working.catch(() => undefined);
    await wait(random.int(1500));
    await trouble(office);
    const told = await working;
    expect(told.winners.size).toBe(7);
    expect(await office.faults(told, isWhole)).toEqual([]);
  } catch (error) {
    throw new Error(`${String(error)}\n— API —\n${api.log().slice(-3000)}\n— worker —\n${worker.log().slice(-3000)}`, {
      cause: error,
    });
  } finally {
    office.watcher.close();
  }
}

describe('A full disk', () => {
  const room = (limit: string): void => {
    for (const { pid } of [api, worker]) {
      const done = spawnSync('prlimit', ['--pid', String(pid()), `--fsize=${limit}:unlimited`]);
      if (done.status !== 0) throw new Error(`prlimit: ${done.error?.message ?? String(done.stderr)}`);
    }
  };
  afterEach(() => room('unlimited'));
  const contents = (): string[] => readdirSync(files, { recursive: true }).map(String).sort();

  it.each(rounds)(
    'refuses a photo and an export with its reason, keeps what was there, and takes both once there is room (round %i)',
    async () => {
      const { manager } = database.dataSource;
      const account = await makeAccount(manager, { role: 'organiser' });
      const signed = { authorization: `Bearer ${(await createSession(manager, account.id)).token}` };
      const tournament = await makeTournament(manager);
      const contingent = await makeContingent(manager, { tournamentId: tournament.id });
      const member = await makeTeamMember(manager, { contingentId: contingent.id });
      const noise = { mean: 128, sigma: 60, type: 'gaussian' as const };
      const picture = await sharp({ create: { width: 300, height: 400, channels: 3, noise, background: '#000' } })
        .png()
        .toBuffer();
      const photo = (): Promise<Response> => {
        const body = new FormData();
        body.append('photo', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'foto.png');
        return fetch(`${url}/api/team-members/${member.id}/photo`, { method: 'POST', headers: signed, body });
      };
      const job = async (path: string, body?: object): Promise<JobAnswer> => {
        const headers = { ...signed, ...(body ? { 'content-type': 'application/json' } : {}) };
        const method = path === '/jobs' || path.endsWith('/retry') ? 'POST' : 'GET';
        const answer = await fetch(`${url}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
        return ((await answer.json()) as { data: JobAnswer }).data;
      };
      const ended = async (id: number): Promise<JobAnswer> => {
        for (;;) {
          const found = await job(`/jobs/${id}`);
          if (found.status !== 'queued' && found.status !== 'running') return found;
          await wait(100);
        }
      };
      expect((await photo()).status).toBe(200);
      const before = contents();
      const rows = await database.dataSource.query('select id from file order by id');

      room('512');
      const refused = await photo();
      expect([refused.status, await refused.json()]).toEqual([
        503,
        { message: 'Penyimpanan server penuh. Beri tahu yang mengelola server.', code: 'request.diskFull' },
      ]);
      const { id } = await job('/jobs', {
        kind: 'team-members-export',
        params: { tournament_id: tournament.id },
      });
      expect(await ended(id)).toMatchObject({ status: 'failed', error: expect.stringContaining('penuh') as string });
      const files = (path: string): boolean => /^[0-9a-f]{2}\/./.test(path);
      expect(contents().filter(files)).toEqual(before.filter(files));
      expect(await database.dataSource.query('select id from file order by id')).toEqual(rows);
      expect((await fetch(`${url}/api/team-members/${member.id}/photo`, { headers: signed })).status).toBe(200);

      room('unlimited');
      expect((await photo()).status).toBe(200);
      await job(`/jobs/${id}/retry`);
      expect(await ended(id)).toMatchObject({ status: 'done', file: { size: expect.any(Number) as number } });
    },
    PATIENCE_MS,
  );
});

describe('The database', () => {
  it.each(rounds)(
    'being slow loses and doubles nothing (round %i)',
    async () => {
      await workThrough(async () => {
        databaseGate.delayMs = 20;
        await wait(4000);
        databaseGate.delayMs = 0;
      });
    },
    PATIENCE_MS,
  );

  it.each(rounds)(
    'that says nothing for seconds and then goes on loses and doubles nothing (round %i)',
    async () => {
      await workThrough(async () => {
        databaseGate.delayMs = 6000;
        await wait(500);
        databaseGate.delayMs = 0;
      });
    },
    PATIENCE_MS,
  );
});

describe('The time of day', () => {
  it.each(rounds)(
    'of the API and the worker may jump by an hour, forth and back: nobody is signed out, nothing is lost (round %i)',
    async (round) => {
      const jump = (ms: number): void => {
        api.send({ jumpMs: ms });
        worker.send({ jumpMs: -ms });
      };
      const forth = round % 2 ? HOUR_MS : -HOUR_MS;
      await workThrough(async () => {
        jump(forth);
        await wait(500);
        const [{ now }] = await database.dataSource.query<[{ now: number }]>(
          'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
        );
        const told = (await (await fetch(`${url}/api/time`)).json()) as { data: { now: number } };
        // the clocks of matches run by the database's time
        expect(Math.abs(told.data.now - now)).toBeLessThan(HOUR_MS / 2);
      });
      await workThrough(async () => {
        jump(-forth);
        await wait(500);
      });
    },
    PATIENCE_MS,
  );
});

describe('The network', () => {
  it.each(rounds)(
    'being cut for everybody is made up for: each page has heard everything once, the desk goes on (round %i)',
    async () => {
      const spectators: Watcher[] = [];
      const address = networkGate.url().replace(/\/$/, '');
      await workThrough(async (office) => {
        for (let n = 0; n < SPECTATORS; n += 1) spectators.push(new Watcher(address, office.topic));
        await wait(random.int(1000));
        await networkGate.stop();
        await wait(NETWORK_AWAY_MS);
        await networkGate.start();
      }, address);
      const [first] = spectators;
      const lasts = (): number[] => spectators.map(({ heard }) => heard.at(-1)?.seq ?? 0);
      while (new Set(lasts()).size > 1 || !first?.heard.length) await wait(100);
      for (const spectator of spectators) {
        expect(spectator.seqs()).toEqual(Array.from({ length: spectator.heard.length }, (_, index) => index + 1));
        expect(spectator.refetches).toBe(0);
        spectator.close();
      }
    },
    PATIENCE_MS,
  );
});

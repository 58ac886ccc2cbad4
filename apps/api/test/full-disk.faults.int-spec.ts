// `npm start` on a disk that fills up: logs, database and files have no byte left. Public pages go on from memory, writes are
// refused with 503, the supervisor keeps trying; with room again all goes on, nobody having pressed anything.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '@gelanggang/database/data-source';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { freePort } from '../../../test/setup/programs';
import { mayMount, mount, unmount } from '../../../test/setup/small-disk';
import { root } from '../../../test/specification/sources';

/** PostgreSQL's own cluster, its log of changes, the reference data, and a little room. */
const SIZE = '224m';
const PATIENCE_MS = 600_000;
const ADMIN = { email: 'ketua@gelanggang.test', password: 'penuh-sekali-1234' };
const PAGES = [
  '/',
  '/schedule/live/piala/tanding',
  '/api/live/piala/tanding',
  '/api/live/piala/medals',
  '/api/tournaments/active',
  '/api/tournaments/detail/piala',
  '/api/navigation-menus/public',
];

let place: string;
let started: ChildProcess | undefined;
let said = '';
let url: string;
let tournamentId: number;
const mounts = mayMount();

beforeAll(async () => {
  if (!mounts) return;
  place = mkdtempSync(join(tmpdir(), 'gelanggang-full-'));
  mount(['-t', 'tmpfs', '-o', `size=${SIZE},mode=0755`, 'tmpfs', place]);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _given, REDIS_URL: _queue, ...around } = process.env;
  started = spawn(process.execPath, [join(root, 'scripts/start.mjs'), '--no-demo'], {
    env: {
      ...{ ...around, DATA_DIR: join(place, 'data'), PORT: String(port) },
      ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, NODE_ENV: 'production' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [started.stdout, started.stderr]) {
    stream?.on('data', (data: Buffer) => (said += data.toString()));
  }
  while (!said.includes('Gelanggang runs')) {
    if (started.exitCode !== null) throw new Error(said);
    await wait(100);
  }
  tournamentId = await insertTournament();
}, PATIENCE_MS);
afterAll(async () => {
  if (!started) return;
  const gone = new Promise((done) => started?.once('exit', done));
  started.kill('SIGTERM');
  if (started.exitCode === null) await gone;
  unmount(place);
}, PATIENCE_MS);

/** An open tournament, by the address in the pid file of the embedded database. */
async function insertTournament(): Promise<number> {
  const postgres = join(place, 'data', 'postgres');
  const port = readFileSync(join(postgres, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(postgres, 'password'), 'utf8');
  const address = `postgres://gelanggang:${password}@127.0.0.1:${port}/gelanggang`;
  const dataSource = await new DataSource(dataSourceOptions(address, { poolSize: 1 })).initialize();
  try {
    return (await makeTournament(dataSource.manager, { slug: 'piala', status: 'active' })).id;
  } finally {
    await dataSource.destroy();
  }
}

interface Answer {
  status: number;
  body: { message?: string; access_token?: string } | null;
}

async function ask(path: string, options: RequestInit = {}): Promise<Answer> {
  try {
    const answer = await fetch(url + path, options);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: isJson ? (JSON.parse(text) as Answer['body']) : null };
  } catch {
    return { status: 0, body: null };
  }
}

const post = (path: string, body: object, token?: string, method = 'POST'): Promise<Answer> =>
  ask(path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

/** Takes every byte that is left, again and again while `until` does not hold: who gave one back finds it gone. */
async function fill(until: () => Promise<boolean>): Promise<void> {
  const ballast = join(place, 'ballast');
  const block = Buffer.alloc(64 * 1024);
  while (!(await until())) {
    const file = openSync(ballast, 'a');
    try {
      for (;;) writeSync(file, block);
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
    await wait(50);
  }
}

/** Of a child of `npm start`, by its program. */
function childOf(parent: number, program: string): number | undefined {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean);
  const found = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program));
  return found === undefined ? undefined : Number(found);
}

let saved = 0;
/** Something small that the office saves: a row, its audit, its event. Each with a name of its own, or it would be refused. */
const save = (token: string, name: string): Promise<Answer> => {
  const own = `${(saved += 1)} ${name}`.slice(0, 100);
  return post('/api/tournament-contact-persons', { tournament_id: tournamentId, name: own }, token);
};

(mounts ? it : it.skip)(
  'ends nothing: pages go on, writes are refused with a sentence, and with room again all is well by itself',
  async () => {
    const signedIn = await post('/api/login', ADMIN);
    expect(signedIn.status).toBe(200);
    const token = signedIn.body?.access_token ?? '';
    for (const path of PAGES) expect([path, (await ask(path)).status]).toEqual([path, 200]);
    expect((await save(token, 'Sebelum penuh')).status).toBe(201);

    const refused: Answer[] = [];
    await fill(async () => {
      const answer = await save(token, 'x'.repeat(100));
      if (answer.status !== 201) refused.push(answer);
      return refused.filter(({ status }) => status === 503).length >= 20;
    });
    // 0: nobody at the door while the API is started again
    expect(refused.filter(({ status }) => status !== 503 && status !== 0)).toEqual([]);
    for (const { status, body } of refused) {
      if (status === 503) expect(body?.message).toMatch(/^(Penyimpanan server penuh|Basis data sedang tidak dapat)/);
    }
    for (const path of PAGES) expect([path, (await ask(path)).status]).toEqual([path, 200]);

    // what dies now comes back by itself as well, with a log or without
    const api = childOf(started?.pid ?? 0, 'dist/api');
    if (api === undefined) throw new Error(`The API was not running:\n${said}`);
    process.kill(api, 'SIGKILL');
    await wait(2000);
    expect(started?.exitCode).toBeNull();

    rmSync(join(place, 'ballast'));
    while ((await save(token, 'Setelah penuh')).status !== 201) await wait(500);
    for (const path of PAGES) expect([path, (await ask(path)).status]).toEqual([path, 200]);
    expect(started?.exitCode).toBeNull();
  },
  PATIENCE_MS,
);

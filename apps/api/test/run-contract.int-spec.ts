// `npm start` as the run contract tells it: one block, an orderly end, the data found again, one sentence when it cannot.
// A long walk: `npm test` leaves it to .ci/run and `npm run check`.
import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { mayMount, mount, unmount } from '../../../test/setup/small-disk';
import { root } from '../../../test/specification/sources';

const PATIENCE_MS = 240_000;
const FIRST_ADMIN = 'admin.pertama@gelanggang.test';
const dataDir = mkdtempSync(join(tmpdir(), 'gelanggang-run-'));
const cluster = join(dataDir, 'postgres', 'cluster');
/** A data folder whose database has had a migration that this version does not know. */
const newer = `${dataDir}-newer`;
let port: number;

interface Run {
  process: ChildProcess;
  text(): string;
  /** The exit code. */
  ended: Promise<number | null>;
}

const runs: Run[] = [];

function run(args: string[] = [], env: Record<string, string> = {}): Run {
  const { DATABASE_URL: _given, REDIS_URL: _queue, ...around } = process.env;
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs'), '--no-demo', ...args], {
    env: { ...around, DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
  const started = {
    process: child,
    text: () => text,
    ended: new Promise<number | null>((done) => child.once('exit', done)),
  };
  runs.push(started);
  return started;
}

async function running(started: Run): Promise<void> {
  let over = false;
  void started.ended.then(() => (over = true));
  while (!started.text().includes('Gelanggang runs')) {
    if (over) throw new Error(`npm start ended:\n${started.text()}`);
    await wait(50);
  }
}

async function answers(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** What a browser is answered from the first moment on. */
async function whileItStarts(): Promise<Response> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/admin`, { headers: { accept: 'text/html' } }).catch(
      () => null,
    );
    if (answer) return answer;
    await wait(20);
  }
}

/** Asks the embedded database itself, by the port in its pid file and the password beside it. */
async function ask<T>(sql: string, of = dataDir): Promise<T | undefined> {
  const postgres = join(of, 'postgres');
  const databasePort = Number(readFileSync(join(postgres, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3]);
  const password = readFileSync(join(postgres, 'password'), 'utf8');
  const client = new Client({ host: '127.0.0.1', port: databasePort, user: 'gelanggang', password });
  await client.connect();
  try {
    return (await client.query<T & object>(sql)).rows[0];
  } finally {
    await client.end();
  }
}

async function listen(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

const portOf = (server: Server): number => (server.address() as { port: number }).port;
const close = (server: Server): Promise<unknown> => new Promise((done) => server.close(done));

beforeAll(async () => {
  const server = await listen();
  port = portOf(server);
  await close(server);
});
afterAll(async () => {
  for (const one of runs) {
    if (one.process.exitCode === null) one.process.kill('SIGTERM');
    await one.ended;
  }
  for (const folder of [dataDir, newer]) rmSync(folder, { recursive: true, force: true });
}, PATIENCE_MS);

describe('npm start', () => {
  /** What the tests below find running; each says whether it leaves it so. */
  let standing: Run;

  it(
    'prints one block, serves, and refuses a second start on the same data',
    async () => {
      standing = run([], { ADMIN_EMAIL: FIRST_ADMIN, ADMIN_PASSWORD: 'kata-sandi-yang-panjang-7' });
      const early = await whileItStarts();
      expect(early.status).toBe(503);
      expect(await early.text()).toContain('Belum siap');
      await running(standing);
      expect(standing.text()).toContain(`http://localhost:${port}`);
      expect(await answers()).toBe(true);
      await ask("insert into setting (key, value) values ('kept', '1') on conflict do nothing");

      const second = run();
      expect(await second.ended).toBe(1);
      expect(second.text()).toMatch(/^\nGelanggang already runs on .*; stop it first\.\n$/);
      expect(await answers()).toBe(true);
    },
    PATIENCE_MS,
  );

  it(
    'starts the database again when that alone was killed, and goes on with what it held',
    async () => {
      const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
      while (!standing.text().includes('starting it again')) await wait(50);
      while (!(await answers())) await wait(100);
      expect(await ask("select value from setting where key = 'kept'")).toEqual({ value: 1 });
    },
    PATIENCE_MS,
  );

  it(
    'finds the data again after everything was killed at once, and ends in order with nothing left running',
    async () => {
      const postgres = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
      await ask(`update setting set value = value || '{"build": "another"}' where key = 'prepared-by'`);
      standing.process.kill('SIGKILL');
      process.kill(postgres, 'SIGKILL');
      await standing.ended;

      // API and worker leave by themselves when their parent is gone
      while (await answers()) await wait(50);
      const second = run();
      await running(second);
      expect(second.text()).toContain('Preparing the database');
      expect(await ask("select value from setting where key = 'kept'")).toBeDefined();
      // who began from nothing is told again who the first admin is
      expect(second.text()).toContain(FIRST_ADMIN);
      second.process.kill('SIGTERM');
      expect(await second.ended).toBe(0);
      expect(await answers()).toBe(false);
      expect(() => readFileSync(join(cluster, 'postmaster.pid'))).toThrow();
    },
    PATIENCE_MS,
  );

  it(
    'says in one sentence that its port is in use',
    async () => {
      const other = await listen();
      const started = run([], { PORT: String(portOf(other)) });
      expect(await started.ended).toBe(1);
      expect(started.text()).toMatch(
        /^\nPort \d+ is in use by another program; choose another with: PORT=\d+ npm start\n$/,
      );
      await close(other);
    },
    PATIENCE_MS,
  );

  it(
    'empties nothing without being told to in so many words, and then sets the data aside with its date',
    async () => {
      const started = run(['--fresh']);
      expect(await started.ended).toBe(1);
      expect(started.text()).toContain('--fresh sets all data aside; without a terminal to ask in, add --yes.');
      expect(existsSync(join(cluster, 'PG_VERSION'))).toBe(true);
      const own = mkdtempSync(join(tmpdir(), 'gelanggang-fresh-'));
      try {
        copy(dataDir, own);
        const fresh = run(['--fresh', '--yes'], { DATA_DIR: own });
        await running(fresh);
        expect(await ask("select value from setting where key = 'kept'", own)).toBeUndefined();
        fresh.process.kill('SIGINT');
        expect(await fresh.ended).toBe(0);
        expect(() => readFileSync(join(own, 'postgres', 'cluster', 'postmaster.pid'))).toThrow();
        const [aside = ''] = readdirSync(own).filter((name) => /^set-aside-\d{4}-\d\d-\d\dT/.test(name));
        // it is whole: put back, it is served again
        rmSync(join(own, 'postgres'), { recursive: true });
        renameSync(join(own, aside, 'postgres'), join(own, 'postgres'));
        const back = run([], { DATA_DIR: own });
        await running(back);
        expect(await ask("select value from setting where key = 'kept'", own)).toBeDefined();
        // for the refusal of a newer version, below
        await ask("insert into migrations (timestamp, name) values (2999000000000, 'Later2999000000000')", own);
        back.process.kill('SIGINT');
        expect(await back.ended).toBe(0);
        renameSync(own, newer);
      } finally {
        rmSync(own, { recursive: true, force: true });
      }
    },
    PATIENCE_MS,
  );

  it(
    'serves a copy of the data folder, as cp or rsync leave it, without the mark of older versions',
    async () => {
      const own = mkdtempSync(join(tmpdir(), 'gelanggang-copy-'));
      try {
        copy(dataDir, own);
        const copied = join(own, 'postgres', 'cluster');
        rmSync(join(own, 'postgres', 'created'), { force: true });
        for (const path of [join(own, 'postgres'), copied]) chmodSync(path, 0o755);
        // copied while the original ran, or after it was killed: its number belongs to a program that lives
        writeFileSync(join(copied, 'postmaster.pid'), `${process.pid}\n${cluster}\n1700000000\n54329\n\n127.0.0.1\n`);
        writeFileSync(join(own, 'running'), `${process.pid}\n${dataDir}`);
        writeFileSync(join(own, 'postgres', '.s.PGSQL.54329.lock'), `${process.pid}\n`);
        const started = run([], { DATA_DIR: own });
        await running(started);
        // over its own socket, which costs half of TCP
        const others = 'from pg_stat_activity where client_addr is not null and pid <> pg_backend_pid()';
        expect(await ask(`select count(*)::int as by_tcp ${others}`, own)).toEqual({ by_tcp: 0 });
        // the same build has done it already
        expect(started.text()).not.toContain('Preparing the database');
        expect(await ask("select value from setting where key = 'kept'", own)).toBeDefined();
        started.process.kill('SIGINT');
        expect(await started.ended).toBe(0);
      } finally {
        rmSync(own, { recursive: true, force: true });
      }
    },
    PATIENCE_MS,
  );

  it(
    'leaves what lies in place of a database as it is, and says what is missing',
    async () => {
      const own = mkdtempSync(join(tmpdir(), 'gelanggang-half-'));
      const base = join(own, 'postgres', 'cluster', 'base');
      mkdirSync(base, { recursive: true });
      writeFileSync(join(base, '1'), 'somebody’s data');
      const started = run([], { DATA_DIR: own });
      expect(await started.ended).toBe(1);
      expect(started.text()).toMatch(/cluster is there but holds no whole database, and is left as it is/);
      expect(readFileSync(join(base, '1'), 'utf8')).toBe('somebody’s data');
      rmSync(own, { recursive: true });
    },
    PATIENCE_MS,
  );

  it(
    'refuses the database of a newer version in a sentence, changes nothing, and leaves no database running',
    async () => {
      const refused = run([], { DATA_DIR: newer });
      expect(await refused.ended).toBe(1);
      expect(refused.text()).toContain(
        'This database belongs to a newer version: it has had Later2999000000000, which this one does not know.',
      );
      expect(refused.text()).not.toMatch(/^ +at /m);
      expect(existsSync(join(newer, 'postgres', 'cluster', 'PG_VERSION'))).toBe(true);
      expect(existsSync(join(newer, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
    },
    PATIENCE_MS,
  );

  it.each([
    ['a port that is none', { PORT: 'abc' }, "PORT must be a number from 1 to 65535, not 'abc'."],
    ['a proxy that is none', { TRUST_PROXY: 'evil' }, 'TRUST_PROXY must be loopback, linklocal, uniquelocal,'],
    [
      'a data folder that is a file',
      { DATA_DIR: __filename },
      'run-contract.int-spec.ts cannot be used: it is a file.',
    ],
    [
      'a data folder in a file',
      { DATA_DIR: join(__filename, 'data') },
      'cannot be used: a part of its path is a file.',
    ],
  ])(
    'says in a sentence, without a stack, what is wrong: %s',
    async (_what, env, sentence) => {
      const started = run([], env);
      expect(await started.ended).toBe(1);
      expect(started.text()).toContain(sentence);
      expect(started.text()).not.toMatch(/^ +at /m);
      expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
    },
    PATIENCE_MS,
  );

  const mounts = mayMount();
  (mounts ? it : it.skip)(
    'says in a sentence that the disk can only be read',
    async () => {
      const place = mkdtempSync(join(tmpdir(), 'gelanggang-readonly-'));
      mount(['-t', 'tmpfs', '-o', 'size=1m,ro', 'tmpfs', place]);
      try {
        for (const folder of [place, join(place, 'data')]) {
          const started = run([], { DATA_DIR: folder });
          expect(await started.ended).toBe(1);
          expect(started.text()).toContain('cannot be used: the disk can only be read.');
          expect(started.text()).not.toMatch(/^ +at /m);
        }
      } finally {
        unmount(place);
      }
    },
    PATIENCE_MS,
  );
});

/** As `cp -r` does it. */
function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
}

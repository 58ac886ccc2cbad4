// `npm start` as the run contract tells it: one block, an orderly end, the data found again, one sentence when it cannot.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { root } from '../../../test/specification/sources';

const PATIENCE_MS = 120_000;
const dataDir = mkdtempSync(join(tmpdir(), 'gelanggang-run-'));
const cluster = join(dataDir, 'postgres', 'cluster');
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

/** Asks the embedded database itself, by the port in its pid file and the password beside it. */
async function ask<T>(sql: string): Promise<T | undefined> {
  const databasePort = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]);
  const password = readFileSync(join(dataDir, 'postgres', 'password'), 'utf8');
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
  rmSync(dataDir, { recursive: true, force: true });
}, PATIENCE_MS);

describe('npm start', () => {
  it(
    'prints one block, serves, refuses a second start on the same data, and ends in order with nothing left running',
    async () => {
      const first = run();
      await running(first);
      expect(first.text()).toContain(`http://localhost:${port}`);
      expect(await answers()).toBe(true);
      await ask("insert into setting (key, value) values ('kept', '1') on conflict do nothing");

      const second = run();
      expect(await second.ended).toBe(1);
      expect(second.text()).toMatch(/^\nGelanggang already runs on .*; stop it first\.\n$/);
      expect(await answers()).toBe(true);

      first.process.kill('SIGINT');
      expect(await first.ended).toBe(0);
      expect(await answers()).toBe(false);
      expect(() => readFileSync(join(cluster, 'postmaster.pid'))).toThrow();
    },
    PATIENCE_MS,
  );

  it(
    'starts the database again when that alone was killed, and goes on with what it held',
    async () => {
      const first = run();
      await running(first);
      await ask("insert into setting (key, value) values ('held', '1') on conflict do nothing");
      const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
      while (!first.text().includes('starting it again')) await wait(50);
      while (!(await answers())) await wait(100);
      expect(await ask("select value from setting where key = 'held'")).toEqual({ value: 1 });
      first.process.kill('SIGINT');
      expect(await first.ended).toBe(0);
      expect(() => readFileSync(join(cluster, 'postmaster.pid'))).toThrow();
    },
    PATIENCE_MS,
  );

  it(
    'finds the data again, also after everything was killed at once',
    async () => {
      const first = run();
      await running(first);
      expect(await ask("select value from setting where key = 'kept'")).toBeDefined();
      const postgres = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
      first.process.kill('SIGKILL');
      process.kill(postgres, 'SIGKILL');
      await first.ended;

      // API and worker leave by themselves when their parent is gone
      while (await answers()) await wait(50);
      const second = run();
      await running(second);
      expect(await ask("select value from setting where key = 'kept'")).toBeDefined();
      second.process.kill('SIGTERM');
      expect(await second.ended).toBe(0);
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
    'empties nothing without being told to in so many words',
    async () => {
      const started = run(['--fresh']);
      expect(await started.ended).toBe(1);
      expect(started.text()).toContain('--fresh removes all data; without a terminal to ask in, add --yes.');
      expect(readFileSync(join(dataDir, 'postgres', 'created'), 'utf8')).toBe('');
    },
    PATIENCE_MS,
  );
});

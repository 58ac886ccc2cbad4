// A throw-away Redis for tests of the queue; null where the machine has neither redis-server nor valkey-server.
import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import IORedis from 'ioredis';

export interface TestRedis {
  url: string;
  /** Everything it holds is gone. */
  flush(): Promise<void>;
  /** The process is gone, and what it held. */
  stop(): Promise<void>;
  /** Empty, at the same address. */
  start(): Promise<void>;
}

export function redisServer(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = ['redis-server', 'valkey-server'].flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

export async function startRedis(): Promise<TestRedis> {
  const server = redisServer();
  if (!server) throw new Error('no redis-server or valkey-server on the path');
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const redis: TestRedis = {
    url,
    async start() {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn(server, options, { stdio: 'ignore' });
      await command(url, (client) => client.ping());
    },
    async stop() {
      const stopping = child;
      child = null;
      if (!stopping || stopping.exitCode !== null) return;
      const gone = new Promise((done) => stopping.once('exit', done));
      stopping.kill('SIGKILL');
      await gone;
    },
    flush: () => command(url, (client) => client.flushall()),
  };
  await redis.start();
  return redis;
}

async function command(url: string, run: (client: IORedis) => Promise<unknown>): Promise<void> {
  const client = new IORedis(url, { retryStrategy: () => 20, maxRetriesPerRequest: 200 });
  client.on('error', () => undefined);
  try {
    await run(client);
  } finally {
    client.disconnect();
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? done(address.port) : fail(new Error('no port'))));
    });
  });
}

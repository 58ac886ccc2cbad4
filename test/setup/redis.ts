// A throw-away Redis for tests of the queue; null where the machine has neither redis-server nor valkey-server.
import { type ChildProcess, spawn } from 'node:child_process';
import IORedis from 'ioredis';
import { findProgram, freePort } from './programs';

export interface TestRedis {
  url: string;
  /** Everything it holds is gone. */
  flush(): Promise<void>;
  /** The process is gone, and what it held. */
  stop(): Promise<void>;
  /** Empty, at the same address. */
  start(): Promise<void>;
}

export const redisServer = (): string | null => findProgram('redis-server', 'valkey-server');

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

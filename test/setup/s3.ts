// A throw-away S3-compatible server in a process of its own, and what points our programs at it.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestS3 {
  env: Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;
  /** The process is gone; what it holds stays. */
  stop(): Promise<void>;
  /** Again at the same address. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function startS3(): Promise<TestS3> {
  const folder = mkdtempSync(join(tmpdir(), 'gelanggang-s3-'));
  let child: ChildProcess | null = null;
  let port = 0;
  const s3: TestS3 = {
    env: {
      S3_ENDPOINT: '',
      S3_BUCKET: 'gelanggang',
      // the account that this server has
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async start() {
      // its tokens for the next page are of a cipher that OpenSSL has retired
      const program = ['--openssl-legacy-provider', join(__dirname, 's3-server.cjs')];
      const started = spawn(process.execPath, [...program, folder, String(port)], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      let said = '';
      port = await new Promise<number>((done, fail) => {
        for (const stream of [started.stdout, started.stderr]) {
          stream.on('data', (data: Buffer) => {
            said += data.toString();
            const [, taken] = /listening on (\d+)/.exec(said) ?? [];
            if (taken) done(Number(taken));
          });
        }
        started.once('exit', () => fail(new Error(`the S3 server ended:\n${said}`)));
      });
      s3.env.S3_ENDPOINT = `http://127.0.0.1:${port}`;
    },
    async stop() {
      const stopping = child;
      child = null;
      if (!stopping || stopping.exitCode !== null) return;
      const gone = new Promise((done) => stopping.once('exit', done));
      stopping.kill('SIGKILL');
      await gone;
    },
    async close() {
      await s3.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await s3.start();
  return s3;
}

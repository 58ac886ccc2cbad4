// A real worker process for tests: it can be killed and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { madeBeforeAll } from './made';

const root = join(__dirname, '../..');

export interface TestWorker {
  pid: number;
  /** Everything it logged so far. */
  log(): string;
  /** Resolves when the process is gone. */
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Resolves when the worker takes jobs; `env` needs DATABASE_URL and what else differs from the defaults. */
export async function startWorker(env: Record<string, string>): Promise<TestWorker> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['-r', join(root, 'test/setup/run-typescript.cjs'), join(root, 'apps/worker/src/main.ts')],
    { cwd: root, env: { ...process.env, LOG_LEVEL: 'info', DB_POOL: '4', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let text = '';
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((ready, fail) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('worker ready')) ready();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => fail(new Error(`the worker ended:\n${text}`)));
  });
  return {
    pid: child.pid ?? 0,
    log: () => text,
    async kill(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await gone;
    },
  };
}

/** Runs while the tests of the file do. */
export function testWorker(start: () => Promise<TestWorker>): TestWorker {
  return madeBeforeAll(start, (worker) => worker.kill('SIGTERM'));
}

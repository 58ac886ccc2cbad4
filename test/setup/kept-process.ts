// A process of ours as a service manager keeps it: whatever ends it, it is started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(__dirname, '../..');
const AGAIN_AFTER_MS = 200;

export interface KeptProcess {
  pid(): number;
  /** Ends this one; another one takes its place. */
  kill(): void;
  /** Hands a message to what was preloaded. */
  send(message: object): void;
  /** Everything that all of them logged. */
  log(): string;
  stop(): Promise<void>;
}

/** `preload`: what Node requires before the program, and before TypeScript is understood. */
export function keepProcess(app: 'api' | 'worker', env: Record<string, string>, preload: string[] = []): KeptProcess {
  let child: ChildProcess | null = null;
  let text = '';
  let isStopping = false;
  let ended: Promise<void> = Promise.resolve();
  const start = (): void => {
    const requires = [...preload, join(root, 'test/setup/run-typescript.cjs')].flatMap((file) => ['-r', file]);
    const started = spawn(process.execPath, [...requires, join(root, `apps/${app}/src/main.ts`)], {
      cwd: root,
      env: { ...process.env, LOG_LEVEL: 'info', DB_POOL: '5', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (data: Buffer) => (text = (text + data.toString()).slice(-200_000)));
    ended = new Promise((done) => {
      started.once('exit', () => {
        done();
        if (!isStopping) setTimeout(() => isStopping || start(), AGAIN_AFTER_MS);
      });
    });
  };
  start();
  return {
    pid: () => child?.pid ?? 0,
    kill: () => void child?.kill('SIGKILL'),
    send: (message) => void child?.send(message),
    log: () => text,
    async stop() {
      isStopping = true;
      child?.kill('SIGTERM');
      const cut = setTimeout(() => child?.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(cut);
    },
  };
}

/** Resolves once calls can be answered. */
export async function untilReady(url: string, kept: KeptProcess): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const isReady = await fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (tries > 1200) throw new Error(`the API does not answer:\n${kept.log()}`);
    await wait(100);
  }
}

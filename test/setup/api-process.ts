// The API as a process of its own, to be killed by a test; its database is that of a `startApi()`.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

export interface ApiProcess {
  url: string;
  process: ChildProcess;
  gone: Promise<unknown>;
}

export async function startApiProcess(env: Partial<Record<string, string>>): Promise<ApiProcess> {
  const child = spawn(
    process.execPath,
    ['-r', join(root, 'test/setup/run-typescript.cjs'), join(root, 'apps/api/src/main.ts')],
    {
      cwd: root,
      env: { ...process.env, LOG_LEVEL: 'info', PORT: '0', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const gone = new Promise((done) => child.once('exit', done));
  let text = '';
  const url = await new Promise<string>((done, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        text += data.toString();
        const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
        if (found) done(found);
      });
    child.once('exit', () => failed(new Error(`the API ended:\n${text}`)));
  });
  return { url, process: child, gone };
}

// A command of the office in a process of its own, as npm runs it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

export interface Ended {
  code: number | null;
  /** Everything that it said. */
  text: string;
}

/** `name` as in apps/api/src/commands; `env` needs DATABASE_URL. */
export function runCommandProcess(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const entry = join(root, `apps/api/src/commands/${name}.command.ts`);
  const child = spawn(process.execPath, ['-r', join(root, 'test/setup/run-typescript.cjs'), entry, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done({ code, text }));
  });
}

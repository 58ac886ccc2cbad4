// A few short simulated days: nothing is found, and the same seed gives the same day. Long ones: `npm run simulate`.
// A long walk: `npm test` leaves it to .ci/run and `npm run check`.
import { spawn } from 'node:child_process';
import { root } from '../../../test/specification/sources';

const PATIENCE_MS = 900_000;

function run(args: readonly string[]): Promise<{ code: number | null; text: string }> {
  const entry = ['-r', './test/setup/run-typescript.cjs', 'test/simulation/main.ts'];
  const child = spawn(process.execPath, [...entry, ...args], { cwd: root });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done({ code, text }));
  });
}

it(
  'ends with every act once, brackets, medals, bills and open pages right, and goes the same way again',
  async () => {
    const { code, text } = await run(['--days', '5', '--athletes', '12', '--twice']);
    expect(text).toContain('day 4 of seed 1');
    expect({ code, text }).toMatchObject({ code: 0 });
  },
  PATIENCE_MS,
);

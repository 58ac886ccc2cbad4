// A few short simulated days: nothing is found, and the same seed gives the same day. Long ones: `npm run simulate`.
// A long walk: `npm test` leaves it to .ci/run and `npm run check`.
import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../../../test/specification/sources';

const PATIENCE_MS = 900_000;

let child: ChildProcess | undefined;
afterEach(() => void child?.kill());

/** A finding's day as it is: looking for a shorter one takes long. */
function run(args: readonly string[]): Promise<{ code: number | null; text: string }> {
  const entry = ['-r', './test/setup/run-typescript.cjs', 'test/simulation/main.ts', '--whole'];
  const own = spawn(process.execPath, [...entry, ...args], { cwd: root });
  child = own;
  let text = '';
  for (const stream of [own.stdout, own.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
  return new Promise((done, fail) => {
    own.once('error', fail);
    own.once('close', (code) => done({ code, text }));
  });
}

it(
  'ends with every act once, brackets, medals, bills and open pages right, and goes the same way again',
  async () => {
    const { code, text } = await run(['--days', '5', '--athletes', '12', '--twice']);
    expect(text).toContain('day 4 of seed 1');
    // a story that failed is told whole
    expect(code === 0 ? '' : text).toBe('');
  },
  PATIENCE_MS,
);

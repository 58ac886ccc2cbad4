// `npm run simulate -- --planted`: plays short days with one bug after another, and tells which the judges have found and when.
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLANTED, type PlantedBug } from './bugs';

const root = join(__dirname, '../../..');
const FOUND = /^day (\d+) of .* [1-9]\d* findings/m;
/** The story of the first finding, without this day's numbers. */
const FIRST = /^ {2}(?!its log)(.{0,140})/m;

export interface PlayedBug {
  bug: PlantedBug;
  /** Days until it was found; null: never. */
  days: number | null;
  finding: string;
}

interface Options {
  /** Of the PostgreSQL that all use. */
  url: string;
  /** Whose databases are copied; a bug in a migration has its own. */
  template: string;
  days: number;
  athletes: number;
  seed: string;
  /** Those whose name has one of these words in it; none: all. */
  only: readonly string[];
}

export async function playPlanted({ only, ...options }: Options): Promise<PlayedBug[]> {
  const played: PlayedBug[] = [];
  for (const bug of PLANTED.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)))) {
    const begun = performance.now();
    const one = await play(bug, options);
    played.push(one);
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    const after = one.days === null ? `NOT FOUND in ${options.days} days` : `found after ${one.days} days`;
    console.log(`${bug.name}: ${after} (${seconds} s) ${one.finding}`);
  }
  const found = played.filter(({ days }) => days !== null);
  console.log(`${found.length} of ${played.length} planted bugs found`);
  return played;
}

async function play(
  bug: PlantedBug,
  { url, template, days, athletes, seed }: Omit<Options, 'only'>,
): Promise<PlayedBug> {
  const hooks = ['./test/setup/run-typescript.cjs', './test/simulation/planted/plant.cjs'].flatMap((one) => [
    '-r',
    one,
  ]);
  const args = ['--seed', seed, '--days', String(days), '--athletes', String(athletes), '--whole'];
  const child = spawn(process.execPath, [...hooks, 'test/simulation/main.ts', ...args], {
    cwd: root,
    env: {
      ...{ ...process.env, PLANTED_BUG: bug.name, TEST_SERVER_URL: url },
      ...(bug.file.includes('/migrations/') ? {} : { SIMULATION_TEMPLATE: template }),
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  const [, day] = FOUND.exec(text) ?? [];
  if (day !== undefined) return { bug, days: Number(day) + 1, finding: FIRST.exec(text)?.[1] ?? '' };
  // a process that ends by itself has found it too, but nobody reads that in a finding
  if (code !== 0) {
    const file = join(mkdtempSync(join(tmpdir(), 'gelanggang-planted-')), 'run.txt');
    writeFileSync(file, text);
    return { bug, days: 1, finding: `the run ended, as told in ${file}` };
  }
  return { bug, days: null, finding: '' };
}

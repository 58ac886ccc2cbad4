// `npm run test:mutants`: changes the rules of the domain, one operator at a time, and counts which changes a test notices.
//   npm run test:mutants                     every area (MUTANT_PROCESSES test runners at once)
//   npm run test:mutants -- draw scoring     these areas only
//   npm run test:mutants -- draw/pools.ts    these files or folders of an area only
// What was found is kept in dist/mutants-report/<area>.kept.json and counts with what comes after it; only what a change of
// the rules or of their tests can reach is tried anew.
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, say, seconds, Sentence } from './environment.mjs';

const AREAS = ['draw', 'results', 'scoring', 'billing', 'schedule'];
const RULES = join('libs', 'domain', 'src');
/** Bytes of source: who breaks off loses the piece that is being tried, not what was found before. */
const PIECE = 25_000;

/** Specs, and catalogues of words, which are no rules. */
const NO_RULES = /\.spec\.ts$|-texts(\.\w+)?\.ts$/;

function filesOf(asked) {
  const path = join(RULES, asked);
  if (!statSync(join(root, path), { throwIfNoEntry: false })) throw new Sentence(`There is no '${path}'.`);
  if (path.endsWith('.ts')) return [path];
  const within = readdirSync(join(root, path), { recursive: true }).map((name) => join(path, name));
  return within.filter((name) => name.endsWith('.ts') && !NO_RULES.test(name));
}

/** The small files first. */
function piecesOf(asked) {
  const sizeOf = (path) => statSync(join(root, path)).size;
  const files = [...new Set(asked.flatMap(filesOf))].sort((a, b) => sizeOf(a) - sizeOf(b));
  const pieces = [];
  let room = 0;
  for (const path of files) {
    if (room < sizeOf(path)) room = pieces.push([]) && PIECE;
    room -= sizeOf(path);
    pieces.at(-1).push(path);
  }
  return pieces;
}

/** Resolves with whether it ran; of the last piece, with whether at least the threshold was killed of all that is known. */
function mutate(area, files, isLast) {
  const report = join('dist', 'mutants-report', area);
  return new Promise((done, failed) => {
    const args = [
      ...['run', 'stryker.config.mjs', '--mutate', files.join(',')],
      ...['--incremental', '--incrementalFile', `${report}.kept.json`],
      ...['--concurrency', process.env.MUTANT_PROCESSES || '1'],
    ];
    const env = { ...process.env, MUTANTS_AREA: area, MUTANTS_UNFINISHED: isLast ? '' : '1' };
    const run = spawn(join(root, 'node_modules', '.bin', 'stryker'), args, { cwd: root, env, stdio: 'inherit' });
    run.once('error', failed);
    run.once('exit', (code) => done(code === 0));
  });
}

await main(async () => {
  const asked = process.argv.length > 2 ? process.argv.slice(2) : AREAS;
  const areaOf = (path) => path.split('/')[0];
  const unknown = asked.map(areaOf).find((area) => !AREAS.includes(area));
  if (unknown) throw new Sentence(`'${unknown}' is no area with a threshold: ${AREAS.join(', ')}.`);
  const below = [];
  for (const area of new Set(asked.map(areaOf))) {
    const since = performance.now();
    const pieces = piecesOf(asked.filter((path) => areaOf(path) === area));
    let well = true;
    for (const [index, files] of pieces.entries()) {
      well = await mutate(area, files, index === pieces.length - 1);
      if (!well) break;
    }
    say(`— ${area}: ${well ? 'good' : 'below the threshold, or not run'} (${seconds(since)}) —`);
    if (!well) below.push(area);
  }
  return below.length ? 1 : 0;
});

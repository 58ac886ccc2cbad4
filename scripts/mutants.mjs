// `npm run test:mutants`: changes the rules of the domain, one operator at a time, and counts which changes a test notices.
//   npm run test:mutants -- draw scoring     these areas only (MUTANT_PROCESSES test runners at once)
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { main, root, say, seconds, Sentence } from './environment.mjs';

const AREAS = ['draw', 'results', 'scoring', 'billing', 'schedule'];

/** Resolves with whether at least the threshold of stryker.config.mjs was killed. */
function mutate(area) {
  const reports = join('dist', 'mutants-report', area);
  return new Promise((done, failed) => {
    const args = [
      'run',
      'stryker.config.mjs',
      ...['--mutate', `libs/domain/src/${area}/**/*.ts,!**/*.spec.ts`],
      ...['--concurrency', process.env.MUTANT_PROCESSES || '1'],
    ];
    const env = { ...process.env, MUTANTS_REPORT: reports };
    const run = spawn(join(root, 'node_modules', '.bin', 'stryker'), args, { cwd: root, env, stdio: 'inherit' });
    run.once('error', failed);
    run.once('exit', (code) => done(code === 0));
  });
}

await main(async () => {
  const areas = process.argv.length > 2 ? process.argv.slice(2) : AREAS;
  const unknown = areas.find((area) => !AREAS.includes(area));
  if (unknown) throw new Sentence(`'${unknown}' is no area with a threshold: ${AREAS.join(', ')}.`);
  const below = [];
  for (const area of areas) {
    const since = performance.now();
    const well = await mutate(area);
    say(`— ${area}: ${well ? 'good' : 'below the threshold, or not run'} (${seconds(since)}) —`);
    if (!well) below.push(area);
  }
  return below.length ? 1 : 0;
});

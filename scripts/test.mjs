// `npm test`: every check in order, and as its last line `N passed, N failed, N skipped`.
//   npm test -- draw     the tests whose path has 'draw' in it        npm test -- unit    one part
//   npm test -- faults   processes killed in the middle of their work (FAULT_ROUNDS times each)
//   npm test -- fuzz     the rules of domain on many more generated cases (FUZZ_RUNS), then api-fuzz
//   npm test -- api-fuzz wrong requests to every call, wrong messages to the socket, events against REST
//                        (FUZZ_REQUESTS, FUZZ_SEED, LIVE_RUNS, LIVE_SEED)
//   npm test -- all      all of it, with the formatter's check: `npm run check`
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { main, root, say, seconds } from './environment.mjs';
import { ensureInstalled } from './install.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);
const reports = mkdtempSync(join(tmpdir(), 'gelanggang-reports-'));
const typescript = join(root, 'node_modules/typescript7/bin/tsc');
const counted = { passed: 0, failed: 0, skipped: 0 };
let running;
/** False once a build has failed: what stands in dist is then of another version. */
let built = true;

function count(passed, failed, skipped) {
  counted.passed += passed;
  counted.failed += failed;
  counted.skipped += skipped;
}

/** Runs a program to its end and answers whether it went well. */
function run(program, args, extra = {}) {
  return new Promise((done) => {
    // Tests never see the running system: they make their own databases.
    const env = { ...process.env, ...extra };
    for (const name of ['DATABASE_URL', 'REDIS_URL', 'DATA_DIR', 'PORT', 'HOST']) delete env[name];
    running = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
    running.once('error', (error) => (say(`${program}: ${error.message}`), done(false)));
    running.once('exit', (code) => done(code === 0));
  });
}

async function jest(project, args, env) {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporters', 'default', '--reporters', join(root, 'scripts/jest-figures.cjs')];
  // jest would leave one core idle; more than four at once would ask the test database for too many connections
  const workers = `--maxWorkers=${Math.min(availableParallelism(), 4)}`;
  const fixed = ['--selectProjects', project, workers, ...reporters, '--passWithNoTests', '--silent'];
  const well = await run(bin('jest'), [...fixed, ...args], { ...env, JEST_FIGURES: report });
  const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { passed: 0, failed: 0, skipped: 0 };
  count(found.passed, found.failed, found.skipped);
  if (!well && !found.complete) say(`jest ended before its ${project} tests did; why stands above.`);
  if (!well && !(found.complete && found.failed)) count(0, 1, 0);
  return well;
}

async function browser(pattern) {
  if (!built) {
    say('Without a build there is nothing to open in a browser.');
    return false;
  }
  const report = join(reports, 'browser.json');
  const env = { E2E_REPORT: report };
  const well = await run(bin('playwright'), ['test', '--pass-with-no-tests', ...(pattern ? [pattern] : [])], env);
  try {
    const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
    count(stats.expected + stats.flaky, stats.unexpected + errors.length, stats.skipped);
    if (!well && !stats.unexpected && !errors.length) count(0, 1, 0);
  } catch {
    say('The browser tests ended without a report; what is wrong stands above.');
    count(0, 1, 0);
  }
  return well;
}

/** A check that is no test: it counts only when it fails. */
async function check(work) {
  const well = await work();
  if (!well) count(0, 1, 0);
  return well;
}

const typescripts = ['tsconfig.json', 'apps/web/tsconfig.json', 'apps/web/e2e/tsconfig.json'];
const FAULTS = '\\.faults\\.int-spec\\.ts$';
const byPath = (pattern) => (pattern ? ['--testPathPatterns', pattern] : []);
const withoutFaults = ['--testPathIgnorePatterns', '/node_modules/', FAULTS];

const parts = {
  format: () => check(() => run(bin('prettier'), ['--check', '--log-level', 'warn', '.'])),
  lint: () => check(() => run(bin('eslint'), ['--max-warnings', '0', '.'])),
  types: () =>
    check(async () => {
      let well = true;
      for (const project of typescripts)
        well = (await run(process.execPath, [typescript, '--noEmit', '-p', project])) && well;
      return well;
    }),
  unit: (pattern) => jest('unit', byPath(pattern)),
  build: () =>
    check(() =>
      ensureBuilt().then(
        () => true,
        (error) => (say(error.message), (built = false)),
      ),
    ),
  integration: (pattern) => jest('integration', [...byPath(pattern), ...withoutFaults]),
  browser: (pattern) => browser(pattern),
  faults: () => jest('integration', byPath(FAULTS), { FAULT_ROUNDS: process.env.FAULT_ROUNDS || '50' }),
  fuzz: () =>
    jest('unit', [...byPath('libs/domain/'), '--testTimeout', '3600000'], {
      FUZZ_RUNS: process.env.FUZZ_RUNS || '20000',
    }),
  'api-fuzz': () =>
    jest('integration', byPath('((api|live)-fuzz|live-truth)\\.int-spec\\.ts$'), {
      FUZZ_REQUESTS: process.env.FUZZ_REQUESTS || '24000',
      LIVE_RUNS: process.env.LIVE_RUNS || '500',
      FUZZ_SOCKETS: process.env.FUZZ_SOCKETS || '200',
    }),
};

function chosen(word) {
  const usual = ['lint', 'types', 'unit', 'build', 'integration', 'browser'];
  if (!word) return { names: usual };
  if (word === 'all') return { names: ['format', ...usual, 'faults'] };
  // The tests of worker and browser run the compiled programs.
  if (word === 'faults' || word === 'browser') return { names: ['build', word] };
  if (word === 'fuzz') return { names: ['fuzz', 'api-fuzz'] };
  if (parts[word]) return { names: [word] };
  const meant = (ending) => testFiles().some((path) => path.endsWith(ending) && new RegExp(word, 'i').test(path));
  const browser = testFiles().some((path) => path.includes('/e2e/') && path.includes(word));
  const integration = meant('.int-spec.ts');
  const names = ['unit', ...(integration || browser ? ['build'] : [])];
  return { names: [...names, ...(integration ? ['integration'] : []), ...(browser ? ['browser'] : [])], pattern: word };
}

function testFiles() {
  return ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
  );
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => running?.kill(signal));

await main(async () => {
  const { names, pattern } = chosen(process.argv[2]);
  ensureInstalled();
  try {
    for (const name of names) {
      const since = performance.now();
      say(`\n— ${name} —`);
      const well = await parts[name](pattern);
      say(`— ${name}: ${well ? 'good' : 'FAILED'} (${seconds(since)}) —`);
      if (running?.signalCode === 'SIGINT' || running?.signalCode === 'SIGTERM') break;
    }
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  say(`\n${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped`);
  return counted.failed ? 1 : 0;
});

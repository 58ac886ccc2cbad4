// `npm test`: every check but the long walks, side by side, and as its last line `N passed, N failed, N skipped`.
//   npm test -- draw           the tests whose path has 'draw' in it        npm test -- unit    one part
//   npm test -- changed        what a change can reach: all that differs from main (or the commit named after it)
//   npm test -- watch [draw]   the same again after each change, of unit and integration tests
//   npm test -- faults         processes killed in the middle of their work (FAULT_ROUNDS times each)
//   npm test -- fuzz           the rules of domain on many more generated cases (FUZZ_RUNS), then api-fuzz
//   npm test -- api-fuzz       wrong requests to every call, wrong messages to the socket, events against REST
//                              (FUZZ_REQUESTS, FUZZ_SEED, LIVE_RUNS, LIVE_SEED)
//   npm test -- ci             the usual, then the long walks, fuzz and faults, as CI asks for it; none of these is begun
//                              after TEST_MINUTES
//   npm test -- all            the usual, the long walks and faults, with the formatter's check: `npm run check`
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { main, root, say, seconds } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { beginning } from './failure-text.cjs';
import { endTogether, sideBySide, table } from './side-by-side.mjs';
import { browserTestsBut, changedTests, generatedTests, longWalks, testsNamed } from './test-choice.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);
const reports = mkdtempSync(join(tmpdir(), 'gelanggang-reports-'));
const typescript = join(root, 'node_modules/typescript7/bin/tsc');
const counted = { passed: 0, failed: 0, skipped: 0 };
/** What failed, and how, in the order it was found: what a reader of the last lines looks for. */
const failures = [];
/** Tests that passed at the second try only, with where their trace is or how they failed. */
const secondTries = [];
/** Parts that were not begun since the time for them was over. */
const tooLate = [];
/** How many files of long walks were not asked for. */
let leftOut = 0;
/** Whether what stands in dist is of this version. */
let built = false;

const cores = availableParallelism();
/** A core each, and at most one for each 2 GB of memory. */
const processes = (most, of = cores) => Math.max(1, Math.min(most, of, Math.floor(totalmem() / 2 ** 31)));
/** More than four at once would ask the test database for too many connections. */
const INTEGRATION_PROCESSES = processes(4);
/** Each is a system of its own: API, worker and a browser. */
const BROWSERS = Number(process.env.E2E_WORKERS) || processes(4, Math.max(2, cores));
const MOST_MINUTES = Number(process.env.TEST_MINUTES || Infinity);
const seed = process.env.TEST_SEED || String(Math.floor(Math.random() * 2 ** 31));

function count(passed, failed, skipped) {
  counted.passed += passed;
  counted.failed += failed;
  counted.skipped += skipped;
}

/** One run of jest: whether it went well, and its figures. */
async function runJest(part, project, args, env) {
  const report = join(reports, `${part.name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporters', 'default', '--reporters', join(root, 'scripts/jest-figures.cjs')];
  // the rules are through before a second process has loaded them
  const workers = project === 'unit' ? ['--runInBand'] : [`--maxWorkers=${INTEGRATION_PROCESSES}`];
  const fixed = ['--selectProjects', project, ...workers, '--seed', seed, ...reporters];
  const always = ['--passWithNoTests', '--silent'];
  const well = await part.run(bin('jest'), [...fixed, ...always, ...args], { ...env, JEST_FIGURES: report });
  const nothing = { passed: 0, failed: 0, skipped: 0, complete: false, failures: [], failedFiles: [] };
  return { well, found: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : nothing };
}

async function jest(part, project, args, env) {
  const { well, found } = await runJest(part, project, args, env);
  if (!well && mayTryAgain(part, found)) return tryAgain(part, project, found, env);
  count(found.passed, found.failed, found.skipped);
  failures.push(...found.failures);
  if (!well && !found.complete) part.say(`jest ended before its ${project} tests did; why stands above.`);
  if (!well && !(found.complete && found.failed)) count(0, 1, 0);
  return well;
}

/** As with the browser tests: one hiccup of a loaded machine hides no other answer, and is named. */
const mayTryAgain = ({ name }, { complete, failedFiles }) =>
  Boolean(process.env.CI) && ['integration', 'walks'].includes(name) && complete && failedFiles.length <= 3;

/** The files that failed, once more and by themselves; their figures are those of this run. */
async function tryAgain(part, project, first, env) {
  const files = first.failedFiles.map(({ file }) => file);
  part.say(`Once more: ${files.join(', ')}`);
  const { well, found } = await runJest(part, project, ['--runTestsByPath', ...files], env);
  const without = (key) => first.failedFiles.reduce((rest, one) => rest - one[key], first[key]);
  count(without('passed') + found.passed, found.failed, without('skipped') + found.skipped);
  failures.push(...found.failures);
  if (well) secondTries.push(...first.failures);
  else if (!(found.complete && found.failed)) count(0, 1, 0);
  return well;
}

function* testsOf(suite) {
  for (const inner of suite.suites ?? []) yield* testsOf(inner);
  for (const spec of suite.specs ?? [])
    for (const test of spec.tests) yield { ...test, title: spec.title, file: spec.file };
}

async function browser(part, files) {
  if (!built) {
    part.say('Without a build there is nothing to open in a browser.');
    return false;
  }
  const report = join(reports, `${part.name}.json`);
  const env = { E2E_REPORT: report, E2E_WORKERS: String(BROWSERS) };
  const output = ['--output', join('test-results', part.name)];
  const well = await part.run(bin('playwright'), ['test', '--pass-with-no-tests', ...output, ...files], env);
  try {
    const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
    count(stats.expected + stats.flaky, stats.unexpected + errors.length, stats.skipped);
    for (const { status, title, file, projectName, results } of suites.flatMap((suite) => [...testsOf(suite)])) {
      const named = `${file} at the ${projectName}: ${title}`;
      if (status === 'unexpected') failures.push(`${named}${beginning(results.at(-1)?.error?.message ?? '')}`);
      if (status === 'flaky') {
        const trace = results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path;
        secondTries.push(`${named}${trace ? `\n    ${trace}` : ''}`);
      }
    }
    failures.push(...errors.map(({ message }) => `the browser tests: ${message}`));
    if (!well && !stats.unexpected && !errors.length) count(0, 1, 0);
  } catch {
    part.say('The browser tests ended without a report; what is wrong stands above.');
    count(0, 1, 0);
  }
  return well;
}

/** A check that is no test: it counts only when it fails. */
async function check(part, work) {
  const well = await work;
  if (!well) {
    count(0, 1, 0);
    failures.push(part.name);
  }
  return well;
}

const typescripts = ['tsconfig.json', 'apps/web/tsconfig.json', 'apps/web/e2e/tsconfig.json'];
const FAULTS = '\\.faults\\.int-spec\\.ts$';
const API_FUZZ = '((api|live)-fuzz|live-truth)\\.int-spec\\.ts$';
const byPath = (pattern) => (pattern ? ['--testPathPatterns', pattern] : []);
const leaveOut = (...patterns) => ['/node_modules/', ...patterns].flatMap((one) => ['--testPathIgnorePatterns', one]);
const withoutFaults = leaveOut(FAULTS);
const node = process.execPath;

/** Without a build, what prints builds the web app by itself. */
const standing = () => (built ? { TEST_WEB_STANDS: '1' } : {});
/** The long walks but what 'api-fuzz' and 'faults' take. */
function filesOfWalks() {
  const others = new RegExp(`${FAULTS}|${API_FUZZ}`);
  const walks = [...longWalks()].filter((path) => !others.test(path));
  const browser = walks.filter((path) => path.startsWith('apps/web/e2e/'));
  return { browser, integration: walks.filter((path) => !browser.includes(path)) };
}

/** What each does with its `part`; `chosen` are the arguments that choose its tests. */
const works = {
  build: (part) => check(part, part.run(node, [join(root, 'scripts/build.mjs')])).then((well) => (built = well)),
  format: (part) => check(part, part.run(bin('prettier'), ['--check', '--log-level', 'warn', '.'])),
  // its rules read one file at a time, so what it found in a file holds while that file and the rules stand
  lint: (part) =>
    check(
      part,
      part.run(bin('eslint'), [
        ...['--max-warnings', '0', '--cache', '--cache-strategy', 'content'],
        ...['--cache-location', 'node_modules/.cache/eslint/', '.'],
      ]),
    ),
  types: (part) =>
    check(
      part,
      (async () => {
        let well = true;
        for (const project of typescripts)
          well = (await part.run(node, [typescript, '--noEmit', '-p', project])) && well;
        return well;
      })(),
    ),
  unit: (part, chosen = []) => jest(part, 'unit', chosen),
  browser: (part, chosen = []) => browser(part, chosen),
  integration: (part, chosen = []) => jest(part, 'integration', [...chosen, ...withoutFaults], standing()),
  'page-walks': (part) => browser(part, filesOfWalks().browser),
  walks: (part) => jest(part, 'integration', ['--runTestsByPath', ...filesOfWalks().integration], standing()),
  faults: (part) => jest(part, 'integration', byPath(FAULTS), { FAULT_ROUNDS: process.env.FAULT_ROUNDS || '50' }),
  fuzz: (part) =>
    jest(part, 'unit', ['--runTestsByPath', ...generatedTests(), '--testTimeout', '3600000'], {
      FUZZ_RUNS: process.env.FUZZ_RUNS || '20000',
    }),
  'api-fuzz': (part) =>
    jest(part, 'integration', byPath(API_FUZZ), {
      FUZZ_REQUESTS: process.env.FUZZ_REQUESTS || '24000',
      LIVE_RUNS: process.env.LIVE_RUNS || '500',
      FUZZ_SOCKETS: process.env.FUZZ_SOCKETS || '200',
    }),
};

const USUAL = ['build', 'lint', 'types', 'unit', 'browser', 'integration'];
/** The tests of worker and browser run the compiled programs. Faults come last and alone: they are about time. */
const WALKS = ['page-walks', 'walks'];
const NEEDS = {
  ...{ browser: ['build'], integration: ['build'], 'page-walks': ['build'], walks: ['build'] },
  faults: ['format', ...USUAL, ...WALKS, 'fuzz', 'api-fuzz'],
};
/** After the usual, as long as there is time. */
const MAY_BE_LATE = [...WALKS, 'api-fuzz', 'faults'];

/**
 * How many cores each part keeps busy, where it is more than one. Side by side on two cores, browsers and integration tests
 * took more than twice the time of one after the other.
 */
const TAKES = {
  ...{ browser: BROWSERS, 'page-walks': BROWSERS },
  ...{ integration: INTEGRATION_PROCESSES, walks: INTEGRATION_PROCESSES, 'api-fuzz': INTEGRATION_PROCESSES },
};

/** The parts to be run, by name, with the arguments that choose their tests. */
async function chosen(word, more) {
  const all = (names) => Object.fromEntries(names.map((name) => [name, []]));
  const usual = () => {
    const walks = longWalks();
    const paths = [...walks].map((path) => `${path.replaceAll('.', '\\.')}$`);
    // what 'api-fuzz' asks more often is not asked a first time
    const others = word === 'ci' ? [API_FUZZ] : [];
    return { ...all(USUAL), browser: browserTestsBut(walks), integration: leaveOut(...paths, ...others) };
  };
  if (!word) {
    leftOut = longWalks().size;
    return usual();
  }
  if (word === 'ci') return { ...usual(), fuzz: [], ...all(MAY_BE_LATE) };
  if (word === 'all') return all(['build', 'format', ...USUAL.slice(1), 'faults']);
  if (['faults', 'browser', 'integration'].includes(word)) return all(['build', word]);
  if (word === 'fuzz') return all(['fuzz', 'api-fuzz']);
  if (works[word]) return all([word]);
  const { unit, integration, browser, lint } = word === 'changed' ? await changedTests(more) : testsNamed(word);
  return {
    ...(integration.length > 0 || browser.length > 0 ? { build: [] } : {}),
    ...(lint ? { lint: [], types: [] } : {}),
    ...(unit.length > 0 ? { unit: ['--runTestsByPath', ...unit] } : {}),
    ...(browser.length > 0 ? { browser } : {}),
    ...(integration.length > 0 ? { integration: ['--runTestsByPath', ...integration] } : {}),
  };
}

const isLateFor = (name) => MAY_BE_LATE.includes(name) && performance.now() > MOST_MINUTES * 60_000;

async function leaveAlone(part) {
  tooLate.push(part.name);
  count(0, 0, 1);
  return 'left out';
}

/** jest's own watching, of one feature or of what differs from the last commit. */
function watch(feature) {
  const which = feature ? ['--watchAll', ...byPath(feature)] : ['--watch'];
  const child = spawn(bin('jest'), [...which, ...withoutFaults], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}

await main(async () => {
  const [word, more] = process.argv.slice(2);
  ensureInstalled();
  if (word === 'watch') return watch(more);
  endTogether();
  const since = performance.now();
  let parts;
  try {
    const asked = Object.entries(await chosen(word, more)).map(([name, args]) => {
      return {
        name,
        needs: NEEDS[name],
        takes: TAKES[name],
        work: (part) => (isLateFor(name) ? leaveAlone(part) : works[name](part, args)),
      };
    });
    parts = await sideBySide(asked, Math.max(2, cores));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  // a part that could not begin has no test that failed
  for (const { name } of counted.failed === 0 ? parts.filter(({ well }) => !well) : []) {
    failures.push(`${name}: it did not run`);
    count(0, 1, 0);
  }
  say(`\n${table(parts)}\n${seconds(since)} on ${cores} cores; TEST_SEED=${seed} repeats the order of the files.`);
  if (failures.length > 0) say(`\nFailed:\n  ${failures.join('\n  ')}`);
  if (secondTries.length > 0) say(`\n${secondTries.length} needed a second try:\n  ${secondTries.join('\n  ')}`);
  if (tooLate.length > 0) say(`\nNot begun after ${MOST_MINUTES} minutes: ${tooLate.join(', ')}.`);
  if (leftOut > 0) say(`\n${leftOut} long walks are for .ci/run and npm run check (CONTRIBUTING.md).`);
  say(`\n${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped`);
  return counted.failed ? 1 : 0;
});

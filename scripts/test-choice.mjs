// Which tests a word or a change means. A change reaches what imports it; and since every test of the front door starts
// the whole API, beyond the list of its modules it reaches the tests that name a call or a page of a feature it reaches.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root, Sentence } from './environment.mjs';

const PAGES = ['apps/web/src/site/routes.ts', 'apps/web/src/site/office-routes.ts'];
/** Where everything is put together: the graph ends there. */
const ASSEMBLIES = new Set([
  'apps/api/src/app.module.ts',
  'apps/worker/src/worker.module.ts',
  'apps/web/src/app/pages.ts',
  ...PAGES,
  'test/setup/demo.ts',
]);
/** What every test stands on. */
const OF_ALL =
  /^(package(-lock)?\.json|\.swcrc|tsconfig\.json|jest\.config\.cjs|playwright\.config\.ts|test\/(runner|setup)\/.*|libs\/database\/src\/migrations\/.*)$/;
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '.cjs'];

const isUnit = (path) => path.endsWith('.spec.ts') && !path.includes('/e2e/');
const isIntegration = (path) => path.endsWith('.int-spec.ts') && !path.endsWith('.faults.int-spec.ts');
const isBrowser = (path) => path.startsWith('apps/web/e2e/') && path.endsWith('.spec.ts');

function sources() {
  const files = ['apps', 'libs', 'test', 'scripts', 'bench'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
  const programs = files.filter((path) => /\.(tsx?|mts|mjs|cjs)$/.test(path) && !path.includes('node_modules/'));
  return new Map(programs.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function* importsOf(path, text, all) {
  for (const [, name] of text.matchAll(/(?:from|import|require)\s*\(?\s*'([^']+)'/g)) {
    const inside = name.startsWith('.')
      ? posix.join(dirname(path), name)
      : name.replace(/^@web\//, 'apps/web/src/').replace(/^@gelanggang\/([^/]+)\//, 'libs/$1/src/');
    const found = ENDINGS.map((ending) => inside + ending).find((one) => all.has(one));
    if (found) yield found;
  }
}

/** Each file with those that import it. */
function importers(all) {
  const graph = new Map();
  for (const [path, text] of all) {
    if (ASSEMBLIES.has(path)) continue;
    for (const target of importsOf(path, text, all)) graph.set(target, (graph.get(target) ?? new Set()).add(path));
  }
  return graph;
}

function closure(starts, graph) {
  const reached = new Set(starts);
  for (const path of reached) for (const next of graph.get(path) ?? []) reached.add(next);
  return reached;
}

const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A path as a test writes it, with anything where the path has a parameter. */
const written = (path) => path.split('/').map((step) => (step.startsWith(':') ? "[^/\\s'`]+" : literal(step)));
const naming = (path) => new RegExp(`${written(path).join('/')}(?![\\w/-])`);

const TABLES = 'libs/contract/src/calls/';

/** The paths of a table of calls: `/pools/:id/seeds`. */
const pathsOfTable = (text) =>
  [...text.matchAll(/\bapiCall\(\s*'[A-Z]+ ([^']+)'/g)].map(([, path]) => path.replace(/\{(\w+)\}/g, ':$1'));

/** The calls of a controller that have no row. */
function callsOf(text) {
  const [, prefix = ''] = /@Controller\((?:'([^']*)')?\)/.exec(text) ?? [];
  const methods = [...text.matchAll(/@(?:Get|Post|Put|Patch|Delete)\((?:'([^']*)')?\)/g)].map(([, path = '']) => path);
  return methods.map((path) => `/${[prefix, path].filter(Boolean).join('/')}`);
}

/** The addresses of the pages, by the file of each. */
function pagesByFile(all) {
  const rows = [
    ...PAGES.map((path) => all.get(path))
      .join('\n')
      .matchAll(/path: '([^']+)'[\s\S]*?page: '([^']+)'/g),
  ];
  return rows.map(([, path, page]) => [`apps/web/src/features/${page}.page.tsx`, path]);
}

/** Says of a file of tests, in a line of its own, that only `.ci/run` and `npm run check` take it. */
const LONG_WALK = /^\/\/ A long walk\b/m;

/** The files of integration and browser tests that a walk over everything makes long. */
export function longWalks() {
  const marked = [...sources()].filter(
    ([path, text]) => LONG_WALK.test(text) && (isIntegration(path) || isBrowser(path)),
  );
  return new Set(marked.map(([path]) => path));
}

/** The files of domain's unit tests that try generated cases: of the others, more runs are the same again. */
export function generatedTests() {
  const named = [...sources()].filter(
    ([path, text]) => /^libs\/domain\/.*\.spec\.ts$/.test(path) && text.includes("'fast-check'"),
  );
  return named.map(([path]) => path).sort();
}

/** Every browser test that is none of `left`. */
export const browserTestsBut = (left) =>
  [...sources().keys()].filter((path) => isBrowser(path) && !left.has(path)).sort();

/** Unit and integration tests, and browser tests, that these files reach. */
export function reachedTests(changed) {
  const all = sources();
  const tests = [...all.keys()].sort();
  if (changed.some((path) => OF_ALL.test(path)))
    return { unit: tests.filter(isUnit), integration: tests.filter(isIntegration), browser: tests.filter(isBrowser) };
  const graph = importers(all);
  const reached = closure(changed, graph);
  const controllers = [...reached].filter((path) => path.endsWith('.controller.ts'));
  const tables = new Set(
    controllers.flatMap((path) => [...importsOf(path, all.get(path) ?? '', all)].filter((to) => to.startsWith(TABLES))),
  );
  const calls = [
    ...controllers.flatMap((path) => callsOf(all.get(path) ?? '')),
    ...[...tables].flatMap((path) => pathsOfTable(all.get(path) ?? '')),
  ];
  const callNames = calls.map(naming);
  const takes = (path, text) => [...importsOf(path, text, all)].some((to) => tables.has(to));
  const names = (text, patterns) => {
    // a module's path is no address: '@gelanggang/domain/protests/deposit'
    const spoken = text.replace(/\b(from|import|require)\s*\(?\s*'[^']+'/g, '');
    return patterns.some((pattern) => pattern.test(spoken));
  };
  const features = new Set(controllers.map((path) => path.split('/')[3]));
  // who makes these calls: pages of the same feature, and tests with what they share; pages of other features that make
  // one beside their own are for .ci/run
  const callers = [...all].filter(
    ([path, text]) =>
      !path.startsWith('apps/api/src/') &&
      !path.startsWith('libs/contract/') &&
      (!path.startsWith('apps/web/src/') || features.has(/^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1])) &&
      (names(text, callNames) || takes(path, text)),
  );
  const around = closure([...reached, ...callers.map(([path]) => path)], graph);
  const pages = pagesByFile(all).filter(([file]) => around.has(file));
  const pageNames = pages
    .map(([, path]) => path)
    .filter((path) => path !== '/')
    .map(naming);
  return {
    unit: tests.filter((path) => isUnit(path) && (reached.has(path) || path.endsWith('/architecture.spec.ts'))),
    integration: tests.filter((path) => isIntegration(path) && around.has(path)),
    browser: tests.filter((path) => isBrowser(path) && (around.has(path) || names(all.get(path), pageNames))),
  };
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Sentence(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

/** What differs from where this branch left `base`, committed or not. */
export function changedFiles(base) {
  const [common] = git('merge-base', base, 'HEAD');
  return [...new Set([...git('diff', '--name-only', common), ...git('ls-files', '--others', '--exclude-standard')])];
}

export function changedTests(base) {
  const changed = changedFiles(base);
  const walks = longWalks();
  // a walk over everything is reached by every change; asked for are those that were changed themselves
  const isAsked = (path) => !walks.has(path) || changed.includes(path);
  const reached = reachedTests(changed);
  const found = {
    ...reached,
    integration: reached.integration.filter(isAsked),
    browser: reached.browser.filter(isAsked),
  };
  const folders = ({ length }, word) => `${length} ${word}`;
  process.stdout.write(
    `${folders(changed, 'changed files')} reach ${folders(found.unit, 'files of unit tests')}, ${folders(found.integration, 'of integration tests')}, ${folders(found.browser, 'of browser tests')}.\n`,
  );
  return { ...found, lint: changed.length > 0 };
}

/** The tests whose path has the word in it. */
export function testsNamed(word) {
  const means = new RegExp(word, 'i');
  const tests = [...sources().keys()].filter((path) => means.test(path)).sort();
  return { unit: tests.filter(isUnit), integration: tests.filter(isIntegration), browser: tests.filter(isBrowser) };
}

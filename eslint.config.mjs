// The linter: recommended rules, and the import directions of the house (docs/architecture.md).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const foldersOf = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

const noBarrels = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import each thing from the file it stands in.',
};
/** A question that closes on any answer takes what was typed along, and its refusal is said on a page that is out of reach. */
const closesWhenDone = [
  "CallExpression[callee.property.name='mutate'] Property[key.name='onSettled'] > :matches(Identifier.value, MemberExpression)",
  "CallExpression[callee.property.name='mutate'] Property[key.name='onSettled'] > ArrowFunctionExpression[body.type='CallExpression']",
  "Property[key.name='onError'] > Identifier.value[name=/[cC]lose$/]",
].map((selector) => ({ selector, message: 'What asks closes once it is done (onSuccess): a refusal is said in it.' }));
/** A second copy of words that the domain has: as a type of texts, or as a list. */
/** Browsers answer scrolling with a promise; what an effect returns is called as its clean-up. */
const noScrollAsCleanup = {
  selector:
    'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[expression=true] MemberExpression[property.name=/^scroll/]',
  message: 'An effect that scrolls returns nothing: write its body in braces.',
};
const secondCopies = [
  ['blue', 'red', 'Corner and CORNERS of words/corners'],
  ['male', 'female', 'Gender and GENDERS of words/genders'],
  ['tanding', 'seni', 'MatchKind and MATCH_KINDS of words/labels'],
].flatMap(([one, other, instead]) =>
  [
    `TSUnionType:has(TSLiteralType[literal.value='${one}']):has(TSLiteralType[literal.value='${other}'])`,
    `ArrayExpression[elements.length=2][elements.0.value='${one}'][elements.1.value='${other}']`,
  ].map((selector) => ({ selector, message: `Take ${instead} in libs/domain.` })),
);
/** `Number` takes '0x40', '1e3' and a blank for numbers too. */
const typedNumbers = {
  selector:
    "CallExpression[callee.name='Number'] CallExpression[callee.property.name='replace'][arguments.0.value=',']",
  message: 'What people type is read by decimalOf of words/typed-numbers.',
};
/** The first part of every page's address. */
const pages = [
  ...new Set(
    ['routes', 'office-routes'].flatMap((table) =>
      [...readFileSync(`apps/web/src/site/${table}.ts`, 'utf8').matchAll(/path: '\/([\w-]+)/g)].map(([, at]) => at),
    ),
  ),
].join('|');
const ofRows = [
  {
    selector:
      ":matches(Property[key.name='queryKey'], VariableDeclarator[id.name=/key$/i], CallExpression[callee.name='forget'], CallExpression[callee.property.name=/^[gs]etQueryData$/]) > ArrayExpression",
    message: "An answer is kept under its row's key: useCall(row, request, { also }), keyOf(row, request, …also).",
  },
  {
    selector: `:matches(JSXAttribute, Property[key.name=/^(to|href)$/], VariableDeclarator, ConditionalExpression, ReturnStatement, JSXExpressionContainer, CallExpression[callee.name='navigate']) > Literal[value=/^\\u002F(${pages})(\\u002F|$|\\?)/]`,
    message: "The address of a page is written by its row: pathOf('/admin/arena/:id', { id }).",
  },
  {
    selector: `TemplateElement:first-child[value.raw=/^\\u002F(${pages})(\\u002F|$|\\?)/]:not(CallExpression[callee.name='pathOf'] TemplateElement)`,
    message: "The address of a page is written by its row: pathOf('/admin/arena/:id', { id }).",
  },
];

/** What people read stands in a catalogue (`…texts.ts`), beside its other languages. */
const wordsInCatalogues = [
  'JSXText[value=/[A-Za-z][a-z]{2}/]',
  'JSXElement > JSXExpressionContainer > Literal[value=/[A-Za-z][a-z]{2}/]',
  'JSXAttribute[name.name=/^(aria-label|aria-description|placeholder|title|label|hint|alt|text|lead)$/] > Literal[value=/^(?!https:)[^]*[A-Za-z][a-z]{2}/]',
  "CallExpression[callee.object.name='toast'] > Literal",
  "CallExpression[callee.object.name='toast'] > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z][a-z]{2}/]",
].map((selector) => ({ selector, message: 'Words stand in the catalogue of the feature (texts.ts, texts.en.ts).' }));

const ownRoutes = {
  selector: 'ImportSpecifier[imported.name=/^(Get|Post|Put|Patch|Delete|HttpCode)$/]',
  message: 'A route is a row of libs/contract/src/calls: @Answers(row).',
};

/** One folder's rule on imports: each pattern with the reason a person reads. */
const imports = (files, rules, ignores = []) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': ['error', { patterns: rules.map(([regex, message]) => ({ regex, message })) }],
  },
});

/** `libs(a, b)` forbids every library of the house but these. */
const onlyLibs = (...allowed) => [
  `^@gelanggang/(?!(${[...allowed, '-'].join('|')})/)`,
  allowed.length ? `Here only ${allowed.join(', ')} may be imported.` : 'Here no other library may be imported.',
];
const noApps = ['(^|/)apps/|^@web/', 'A library imports no app.'];
const noBrowserApp = ['^@web/|(^|/)apps/web/', 'A server imports nothing of the web app.'];
const tests = ['**/*.spec.ts', '**/*.int-spec.ts', '**/*.spec.tsx'];

/** A feature of the API shares entities, domain functions and events with the others, never their services. */
function apiFeature(feature, others) {
  const siblings = others.filter((name) => name !== feature && !['http', 'live'].includes(name)).join('|');
  return imports(
    [`apps/api/src/${feature}/**/*.ts`],
    [
      ['(^|/)worker/', 'The API imports nothing of the worker.'],
      noBrowserApp,
      [
        `^(\\.\\./)+(${siblings})/.*\\.(service|controller|mapper)$`,
        "A feature never calls another feature's service; share entities, domain functions and events.",
      ],
    ],
  );
}

function webFeature(feature, others) {
  const siblings = others.filter((name) => name !== feature).join('|') || '-';
  return imports(
    [`apps/web/src/features/${feature}/**/*.{ts,tsx}`],
    [
      onlyLibs('domain', 'contract'),
      [
        `^@web/features/(?!${feature}/)|^(\\.\\./)+(${siblings})/`,
        'Features of the web app meet only in the route table.',
      ],
      [
        '^@web/app/|^(\\.\\./)+app/',
        'The application lies above its features: they import from site, components, live, lib.',
      ],
    ],
  );
}

/** What lies below the features of the web app, from the ground up (docs/architecture.md). */
const WEB_FLOORS = ['lib', 'theme', 'live', 'site', 'components'];

/** Only these are read with their types, which takes a while. */
const withSwitch = ['apps', 'libs', 'test'].flatMap((part) =>
  readdirSync(part, { recursive: true })
    .map((file) => join(part, file))
    .filter((file) => /\.tsx?$/.test(file) && /\bswitch \(/.test(readFileSync(file, 'utf8'))),
);

const apiFeatures = foldersOf('apps/api/src').filter((name) => !['http', 'commands', 'demo', 'live'].includes(name));
const webFeatures = foldersOf('apps/web/src/features');

const namesAsShown = {
  selector:
    'JSXElement > JSXExpressionContainer > MemberExpression[property.name=/^(contingent|pic_name|participant_(one|two)(_contingent)?)$/]:not([object.name=/texts|columns/i], [object.property.name=/columns|table/i])',
  message: 'A name is drawn as shownName(…) of domain/words/shown-name writes it.',
};

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '.data/**', 'coverage/**', 'test-results/**', 'playwright-report/**'] },
  // A rule that does not fit is changed here, for everybody, not switched off in a comment.
  { linterOptions: { noInlineConfig: true } },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    rules: {
      // `consistent-type-imports` stays off for the servers: `import type` of an injected class erases what Nest needs.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', noBarrels, ...secondCopies, typedNumbers],
      'no-restricted-properties': [
        'error',
        {
          object: 'AbortSignal',
          property: 'any',
          message:
            'Node 20 collects its sources as garbage while they are waited for: an AbortController that they end.',
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },

  imports(
    ['libs/domain/**/*.ts'],
    [['^(?!\\.{1,2}/)', 'Domain is pure: it imports nothing but itself.'], noApps],
    tests,
  ),
  imports(['libs/domain/**/*.spec.ts'], [onlyLibs('domain'), noApps]),
  {
    files: ['libs/domain/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Domain draws from random.ts with a seed.' },
        { object: 'Date', property: 'now', message: 'Domain is told the time.' },
      ],
      'no-restricted-globals': ['error', 'process', 'setTimeout', 'setInterval', 'fetch', 'crypto', 'performance'],
      'no-restricted-syntax': [
        'error',
        noBarrels,
        ...secondCopies,
        typedNumbers,
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Domain is told the time.' },
      ],
    },
  },
  imports(
    ['libs/contract/src/**/*.ts'],
    [['^(?!\\.{1,2}/|@gelanggang/domain/|class-validator$|class-transformer$)', 'The contract imports domain only.']],
    tests,
  ),
  imports(['libs/platform/**/*.ts'], [onlyLibs('platform', 'domain', 'contract'), noApps], tests),
  imports(['libs/database/**/*.ts'], [onlyLibs('database', 'platform', 'domain', 'contract'), noApps], tests),
  imports(['libs/{drawing,entries,feed,medals,scheduling}/**/*.ts'], [noApps]),

  imports(
    ['apps/api/src/*.ts', 'apps/api/src/{http,live,commands,demo}/**/*.ts'],
    [['(^|/)worker/', 'The API imports nothing of the worker.'], noBrowserApp],
  ),
  ...apiFeatures.map((feature) => apiFeature(feature, apiFeatures)),
  {
    files: ['apps/api/src/**/*.controller.ts'],
    rules: { 'no-restricted-syntax': ['error', noBarrels, ...secondCopies, typedNumbers, ownRoutes] },
  },
  imports(['apps/worker/src/**/*.ts'], [['(^|/)api/', 'The worker imports nothing of the API.'], noBrowserApp]),

  imports(['apps/web/src/**/*.{ts,tsx}'], [onlyLibs('domain', 'contract')]),
  {
    files: ['apps/web/e2e/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@playwright/test', importNames: ['test'], message: "`test` of './test' closes what it opens." },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: [
      'apps/web/src/lib/{calls,call-files,fetch-file}.ts',
      'apps/web/src/features/arena-control/pending-actions.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        noBarrels,
        ...secondCopies,
        typedNumbers,
        noScrollAsCleanup,
        namesAsShown,
        ...closesWhenDone,
        {
          selector: "ImportSpecifier[imported.name='http']",
          message: 'A call is sent by its row: callApi(row, request), useCall, useSend, download.',
        },
        ...ofRows,
        ...wordsInCatalogues,
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: [
      'apps/web/src/lib/http.ts',
      'apps/web/src/features/scoring/panel-http.ts',
      'apps/web/src/features/displays/use-display.ts',
    ],
    rules: { 'no-restricted-globals': ['error', { name: 'fetch', message: 'A call is sent by its row.' }] },
  },
  ...WEB_FLOORS.map((floor, at) =>
    imports(
      [`apps/web/src/${floor}/**/*.{ts,tsx}`],
      [
        onlyLibs('domain', 'contract'),
        [
          `^(@web|(\\.\\./)+)/?(${[...WEB_FLOORS.slice(at + 1), 'features', 'app'].join('|')})/`,
          'A floor imports none above it.',
        ],
      ],
    ),
  ),
  ...webFeatures.map((feature) => webFeature(feature, webFeatures)),
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['libs/domain/src/words/*.ts', ...tests],
    rules: { 'no-restricted-syntax': ['error', noBarrels] },
  },
  {
    files: withSwitch,
    languageOptions: { parserOptions: { projectService: true } },
    rules: { '@typescript-eslint/switch-exhaustiveness-check': 'error' },
  },
  {
    // of all that happens in a tournament, most is of other pages
    files: ['libs/contract/src/apply-events.ts', 'apps/web/src/live/medal-news.ts'],
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
);

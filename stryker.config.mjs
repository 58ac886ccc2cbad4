// Mutation tests of one area of the domain: what is wrong on purpose must fail a test. Run by scripts/mutants.mjs.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { moduleFileExtensions, moduleNameMapper } = createRequire(import.meta.url)('./jest.config.cjs').projects[0];
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const area = process.env.MUTANTS_AREA ?? '**';
const report = `dist/mutants-report/${process.env.MUTANTS_AREA ?? 'all'}`;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    // jest's own runtime: a mutant of a module's first lines lives only where the module is loaded anew
    config: {
      moduleFileExtensions,
      moduleNameMapper,
      transform: { '^.+\\.ts$': '@swc/jest' },
      // a rule is proved beside it; and what all of the domain's tests would take for each change is most of the time
      testMatch: [`<rootDir>/libs/domain/src/${area}/**/*.spec.ts`],
      setupFiles: ['<rootDir>/test/setup/mutant-cases.cjs'],
      runner: here('test/runner/first-failure.cjs'),
      testEnvironment: here('test/runner/first-failure-environment.cjs'),
    },
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  // rules take the hour as an argument and wait for nothing: what takes seconds goes in a circle
  timeoutMS: 10_000,
  thresholds: { high: 95, low: 85, break: process.env.MUTANTS_UNFINISHED ? null : 85 },
  // jest.config.cjs stays out: the settings above stand for it
  ignorePatterns: [
    '**',
    '!libs/domain/**',
    '!docs/draws.md',
    '!test/setup/mutant-cases.cjs',
    '!package.json',
    '!tsconfig.json',
    '!.swcrc',
  ],
  tempDirName: 'dist/mutants',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: `${report}.html` },
  jsonReporter: { fileName: `${report}.json` },
  clearTextReporter: { logTests: false, allowColor: false, allowEmojis: false },
};

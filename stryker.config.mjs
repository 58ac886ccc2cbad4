// Mutation tests of one area of the domain: what is wrong on purpose must fail a test. Run by scripts/mutants.mjs.
import { createRequire } from 'node:module';

const { moduleFileExtensions, moduleNameMapper } = createRequire(import.meta.url)('./jest.config.cjs').projects[0];
const report = process.env.MUTANTS_REPORT ?? 'dist/mutants-report/all';

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
      testMatch: ['<rootDir>/libs/domain/**/*.spec.ts'],
      setupFiles: ['<rootDir>/test/setup/mutant-cases.cjs'],
    },
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  // rules take the hour as an argument and wait for nothing: what takes seconds goes in a circle
  timeoutMS: 10_000,
  thresholds: { high: 95, low: 85, break: 85 },
  // jest.config.cjs stays out: the settings above stand for it
  ignorePatterns: [
    '**',
    '!libs/domain/**',
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

// Unit tests (*.spec.ts, no database) and integration tests (*.int-spec.ts, on one PostgreSQL for the whole run).

/** @type {import('jest').Config} */
const base = {
  // modules are loaded once for all files of a process, and a file that leaves something behind fails
  runtime: '<rootDir>/test/runner/shared-runtime.cjs',
  testEnvironment: '<rootDir>/test/runner/shared-environment.cjs',
  // ts before js: a stray compiled file next to a source must never win
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  // Node compiles what it requires (test/setup/run-typescript.cjs)
  transform: {},
  moduleNameMapper: {
    '^@gelanggang/([^/]+)/(.*)$': '<rootDir>/libs/$1/src/$2',
    '^@web/(.*)$': '<rootDir>/apps/web/src/$1',
  },
  setupFiles: [
    'reflect-metadata',
    '<rootDir>/test/setup/children-from-sources.cjs',
    ...(process.env.FUZZ_RUNS ? ['<rootDir>/test/setup/generated-cases.cjs'] : []),
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
};

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    {
      ...base,
      displayName: 'unit',
      testMatch: ['<rootDir>/{apps,libs}/**/*.spec.ts', '<rootDir>/bench/**/*.spec.mjs'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/apps/web/e2e/'],
    },
    {
      ...base,
      displayName: 'integration',
      testMatch: ['<rootDir>/{apps,libs}/**/*.int-spec.ts'],
      setupFiles: [...base.setupFiles, '<rootDir>/test/setup/cheap-passwords.cjs'],
      globalSetup: '<rootDir>/test/setup/global-setup.cjs',
      globalTeardown: '<rootDir>/test/setup/global-teardown.cjs',
    },
  ],
  testSequencer: '<rootDir>/test/runner/random-order.cjs',
  // not a measure of speed: a loaded machine may take its time, a hanging test ends all the same
  testTimeout: 900_000,
};

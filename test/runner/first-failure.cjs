// How mutants are tried (stryker.config.mjs): only the test files that have one of the tests asked for, the quickest first,
// and none after the first failure, which is all that has to be known of a mutant. Jest by itself would run them all.
const { readFileSync, writeFileSync } = require('node:fs');
const { default: TestRunner } = require('jest-runner');

/** In the copy that is changed: what the run without a change has told, also to a process that takes another one's place. */
const TOLD = '.tests-of-files.json';

function told() {
  try {
    return JSON.parse(readFileSync(TOLD, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

module.exports = class FirstFailure extends TestRunner {
  async runTests(tests, watcher, options) {
    const files = told();
    const pattern = this._globalConfig.testNamePattern;
    const isAsked = ({ path }) =>
      !pattern || !files[path] || files[path].names.some((name) => new RegExp(pattern).test(name));
    const took = ({ path }) => files[path]?.took ?? 0;
    let hasFailed = false;
    const stopListening = this.on('test-file-success', ([{ path }, { testResults, numFailingTests, perfStats }]) => {
      hasFailed ||= numFailingTests > 0;
      files[path] ??= { names: testResults.map(({ fullName }) => fullName), took: perfStats.runtime };
    });
    for (const test of tests.filter(isAsked).sort((a, b) => took(a) - took(b))) {
      if (!hasFailed) await super.runTests([test], watcher, options);
    }
    stopListening();
    if (!pattern) writeFileSync(TOLD, JSON.stringify(files));
  }
};

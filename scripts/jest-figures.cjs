// A jest reporter: writes the figures after each test file, so that a run that crashes still says what it had found.
const { writeFileSync } = require('node:fs');
const { relative } = require('node:path');
const { beginning } = require('./failure-text.cjs');

module.exports = class JestFigures {
  /** File, sentence and the beginning of what was found wrong, of each test that failed. */
  failures = [];
  /** The files that they stand in, each with its own figures. */
  failedFiles = [];

  onTestFileResult({ path }, result, total) {
    const { testResults, testExecError, numPassingTests, numFailingTests, numPendingTests, numTodoTests } = result;
    const file = relative(process.cwd(), path);
    if (numFailingTests > 0 || testExecError) {
      const failed = numFailingTests + (testExecError ? 1 : 0);
      this.failedFiles.push({ file, passed: numPassingTests, failed, skipped: numPendingTests + numTodoTests });
    }
    for (const { status, fullName, failureMessages } of testResults)
      if (status === 'failed') this.failures.push(`${file}: ${fullName}${beginning(failureMessages.join('\n'))}`);
    if (testExecError) this.failures.push(`${file} could not be run${beginning(testExecError.message)}`);
    this.write(total, false);
  }

  onRunComplete(_contexts, total) {
    this.write(total, true);
  }

  write(total, complete) {
    if (!process.env.JEST_FIGURES) return;
    const figures = {
      passed: total.numPassedTests,
      // a file that cannot be loaded has no failed test of its own, and still failed
      failed: total.numFailedTests + total.numRuntimeErrorTestSuites,
      skipped: total.numPendingTests + total.numTodoTests,
      complete,
      failures: this.failures,
      failedFiles: this.failedFiles,
    };
    writeFileSync(process.env.JEST_FIGURES, JSON.stringify(figures));
  }
};

// A jest reporter: writes the figures after each test file, so that a run that crashes still says what it had found.
const { writeFileSync } = require('node:fs');

module.exports = class JestFigures {
  onTestFileResult(_test, _result, total) {
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
    };
    writeFileSync(process.env.JEST_FIGURES, JSON.stringify(figures));
  }
};

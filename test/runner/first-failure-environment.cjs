// The surroundings of a test file while mutants are tried: after a test that failed no other one runs.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class FirstFailureEnvironment extends TestEnvironment {
  hasFailed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_done') this.hasFailed ||= test.errors.length > 0;
    if (name === 'test_start' && this.hasFailed) test.mode = 'skip';
  }
};

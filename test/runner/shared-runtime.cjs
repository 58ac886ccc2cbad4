// What jest loads a test file with: Node's own `require`, which keeps every module for the next file of this process.
// A module is loaded once per process instead of once per file; shared-environment.cjs sees to it that nothing else stays.
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { statSync } = require('node:fs');
const { sep } = require('node:path');
const { sourceMaps } = require('../setup/run-typescript.cjs');

const ofPackages = `${sep}node_modules${sep}`;
const mocker = new ModuleMocker(globalThis);

/** What jest has for modules of a file's own has no place where modules are shared. */
const REFUSED = ['mock', 'doMock', 'unmock', 'dontMock', 'resetModules', 'isolateModules', 'isolateModulesAsync'];

function jestOf(timers) {
  const jest = {
    fn: (work) => mocker.fn(work),
    spyOn: (...of) => mocker.spyOn(...of),
    restoreAllMocks: () => (mocker.restoreAllMocks(), jest),
    clearAllMocks: () => (mocker.clearAllMocks(), jest),
    useFakeTimers: (options) => (timers.useFakeTimers(options), jest),
    useRealTimers: () => (timers.useRealTimers(), jest),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    runAllTimers: () => timers.runAllTimers(),
    runOnlyPendingTimers: () => timers.runOnlyPendingTimers(),
    getTimerCount: () => timers.getTimerCount(),
    setSystemTime: (now) => timers.setSystemTime(now),
  };
  for (const name of REFUSED)
    jest[name] = () => {
      throw new Error(`jest.${name}: the files of a process share their modules. Hand over what is to be replaced.`);
    };
  return jest;
}

/** When each of our own modules was written, as it was loaded: `jest --watch` runs files in a process that lives on. */
const written = new Map();

function forgetChanged() {
  const own = Object.keys(require.cache).filter((path) => !path.includes(ofPackages) && !path.startsWith(__dirname));
  const changed = (path) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) !== written.get(path);
  if (own.some((path) => written.has(path) && changed(path))) for (const path of own) delete require.cache[path];
}

function noteWritten() {
  for (const path of Object.keys(require.cache))
    if (!path.includes(ofPackages) && !written.has(path))
      written.set(path, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}

module.exports = class SharedRuntime {
  constructor(config, environment, _resolver, _transformer, _sources, coverage, _path, globalConfig) {
    if (coverage.collectCoverage) throw new Error('Coverage is not measured where test files share their modules.');
    this.isWatching = globalConfig.watch || globalConfig.watchAll;
    this.timers = new ModernFakeTimers({ config, global: globalThis });
    environment.timers = this.timers;
    globalThis.jest = jestOf(this.timers);
  }

  /** A test file, or what is set up before it. */
  requireModule(path) {
    if (this.isWatching) forgetChanged();
    if (!path.includes(ofPackages)) delete require.cache[path];
    try {
      return require(path);
    } finally {
      if (this.isWatching) noteWritten();
    }
  }

  /** jest's own part of a test file, which has a state of its own in each. */
  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }

  getSourceMaps() {
    return sourceMaps;
  }

  unstable_shouldLoadAsEsm() {
    return false;
  }

  setGlobalsForRuntime() {}
  enterTestCode() {}
  leaveTestCode() {}
  getAllCoverageInfoCopy() {}

  teardown() {
    mocker.restoreAllMocks();
    this.timers.dispose();
    delete globalThis.jest;
  }
};

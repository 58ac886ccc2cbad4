// The surroundings of a test file: those of its process, with nothing between. What a file leaves in them fails it, since
// the next file would find it: a variable, a listener, a timer, an open API or connection.
const { setTimeout: pause } = require('node:timers/promises');

/** Things close in their own time, on a loaded machine too. */
const PATIENCE_MS = 90_000;
/** What Node keeps for itself and gives back when it likes. */
const OF_NODE = new Set([
  'PipeWrap',
  'TTYWrap',
  'FileHandle',
  'FSReqCallback',
  'FSReqPromise',
  'CloseReq',
  'Immediate',
]);

/** What packages add when they are loaded, which happens once. */
const OF_PACKAGES = new Set(['URLPattern']);

const countOf = (names) => {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

function standing() {
  return {
    environment: { ...process.env },
    folder: process.cwd(),
    globals: new Set(Object.getOwnPropertyNames(globalThis)),
    listeners: countOf(process.eventNames().flatMap((name) => process.listeners(name).map(() => String(name)))),
    open: countOf(process.getActiveResourcesInfo().filter((name) => !OF_NODE.has(name))),
    clock: [Date, setTimeout, setInterval, queueMicrotask],
  };
}

const grown = (before, after, say) =>
  [...after].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => say(name));

/** What is there now and was not before, in words. */
function leftovers(before, after) {
  const { environment } = before;
  const names = new Set([...Object.keys(environment), ...Object.keys(after.environment)]);
  return [
    ...[...names]
      .filter((name) => environment[name] !== after.environment[name])
      .map((name) => `the environment's ${name} has changed`),
    ...(after.folder === before.folder ? [] : ['the working folder has changed']),
    ...[...after.globals]
      .filter((name) => !before.globals.has(name) && !OF_PACKAGES.has(name))
      .map((name) => `a global ${name}`),
    ...grown(before.listeners, after.listeners, (name) => `a listener to ${name} of the process`),
    ...grown(before.open, after.open, (name) => `open: ${name}`),
    ...(after.clock.every((one, at) => one === before.clock[at]) ? [] : ['fake timers']),
  ];
}

/** The files that this process has run: what a failure may come from. */
const earlier = [];
/** Where jest keeps the state of the file that is running. */
const OF_JEST = new Set(['JEST_STATE_SYMBOL', 'EVENT_HANDLERS', 'RETRY_TIMES_SETTER']);

const hasFailed = (block) =>
  block.children.some((one) => (one.type === 'test' ? one.errors.length > 0 : hasFailed(one)));

module.exports = class SharedEnvironment {
  constructor(_config, { testPath }) {
    this.global = globalThis;
    this.path = testPath;
    this.patienceMs = PATIENCE_MS;
    this.ofProcess = { console: globalThis.console, exit: process.exit, format: Error.prepareStackTrace };
  }

  /** Asked for by jest; there is no context but the process itself. */
  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  async setup() {
    Error.stackTraceLimit = 30;
  }

  async handleTestEvent(event, state) {
    // its own listeners stand from `setup` on
    if (event.name === 'run_start') this.before ??= standing();
    if (event.name !== 'run_finish') return;
    await this.refuseLeftovers(state);
    if (earlier.length > 0 && (state.unhandledErrors.length > 0 || hasFailed(state.rootDescribeBlock)))
      process.stderr.write(`Before ${this.path} this process ran:\n${earlier.map((path) => `  ${path}\n`).join('')}`);
  }

  async refuseLeftovers(state) {
    const until = performance.now() + this.patienceMs;
    let left = leftovers(this.before, standing());
    while (left.length > 0 && performance.now() < until) {
      await pause(10);
      left = leftovers(this.before, standing());
    }
    if (left.length > 0)
      state.unhandledErrors.push(new Error(`This file leaves something behind: ${left.join('; ')}.`));
  }

  async teardown() {
    const { console, exit, format } = this.ofProcess;
    Object.assign(globalThis, { console });
    process.exit = exit;
    Error.prepareStackTrace = format;
    for (const name of Object.getOwnPropertySymbols(globalThis))
      if (OF_JEST.has(name.description)) delete globalThis[name];
    earlier.push(this.path);
  }
};

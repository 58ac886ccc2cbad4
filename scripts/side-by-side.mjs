// Runs programs in parts, as many at once as the cores can carry: each line says whose it is, and at the end stands what
// each part took. Ctrl-C ends them all.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root, say } from './environment.mjs';

/** Runs the program and tells, on a pipe of its own, the processor's time of it and of all that it started. */
const TIMED = '"$@"; code=$?; times >&3; exit $code';
/** Tests never see the running system: they make their own databases. */
const OF_THE_SYSTEM = ['DATABASE_URL', 'REDIS_URL', 'DATA_DIR', 'PORT', 'HOST'];
/** Only for the parts that are handed them. */
const OF_A_PART = ['FAULT_ROUNDS', 'FUZZ_RUNS', 'FUZZ_REQUESTS', 'FUZZ_SOCKETS', 'LIVE_RUNS', 'TEST_SEED'];

const running = new Set();
/** Nothing is begun once somebody asked for the end. */
let isEnding = false;

/** Ctrl-C and SIGTERM reach every program with all that it started; asked a second time, they end at once. */
export function endTogether() {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      for (const child of running) endGroup(child, isEnding ? 'SIGKILL' : signal);
      isEnding = true;
    });
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // it has ended by itself
  }
}

/** The line of `times` that tells of the children: `1m2.5s 0m3.1s`. */
function secondsOf(times) {
  const [, ofChildren = ''] = times.trim().split('\n');
  return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0);
}

/** What one part does: its programs run one after the other. */
export class Part {
  /** Seconds of the processor, of all that its programs started. */
  cpu = 0;
  seconds = 0;
  well = false;

  /** `isAlone`: nothing else runs, so its output needs no name before it. */
  constructor(name, isAlone) {
    Object.assign(this, { name, isAlone });
  }

  say(text) {
    for (const line of text.split('\n')) say(this.isAlone ? line : `${this.name.padEnd(11)} | ${line}`);
  }

  /** Answers whether the program went well. */
  run(program, args, extra = {}) {
    if (isEnding) return Promise.resolve(false);
    const env = { ...process.env };
    for (const name of [...OF_THE_SYSTEM, ...OF_A_PART]) delete env[name];
    Object.assign(env, extra);
    return new Promise((done) => {
      const child = spawn('sh', ['-c', TIMED, 'sh', program, ...args], {
        cwd: root,
        env,
        // a group of its own, so that all of it can be ended
        detached: true,
        stdio: ['ignore', this.isAlone ? 'inherit' : 'pipe', this.isAlone ? 'inherit' : 'pipe', 'pipe'],
      });
      running.add(child);
      let times = '';
      child.stdio[3].on('data', (data) => (times += data));
      for (const stream of [child.stdout, child.stderr])
        if (stream) createInterface({ input: stream }).on('line', (line) => this.say(line));
      child.once('error', (error) => (running.delete(child), this.say(`${program}: ${error.message}`), done(false)));
      child.once('close', (code) => {
        running.delete(child);
        this.cpu += secondsOf(times);
        done(code === 0);
      });
    });
  }
}

/**
 * Runs the parts in the order they stand in, as many at once as `cores` carry; a part begins when those that it needs have
 * ended. One that takes more cores than are free waits, and lets a smaller one go first; alone, it may take them all.
 * @param {{name: string, needs?: string[], takes?: number, work: (part: Part) => Promise<boolean | string>}[]} asked
 *   `work` answers whether all went well, or in words what became of it otherwise
 *   `takes`: how many processes it keeps busy, 1 unless said
 * @returns {Promise<Part[]>} in the order they stand in
 */
export async function sideBySide(asked, cores) {
  const parts = new Map(asked.map(({ name }) => [name, new Part(name, asked.length === 1 || cores === 1)]));
  const waiting = [...asked];
  /** By name, each with the cores that it takes. */
  const busy = new Map();
  const isAwaited = (name) => busy.has(name) || waiting.some((one) => one.name === name);
  const free = () => [...busy.values()].reduce((left, { takes }) => left - takes, cores);
  const canBegin = ({ needs = [], takes = 1 }) => !needs.some(isAwaited) && (busy.size === 0 || takes <= free());
  while (waiting.length > 0 || busy.size > 0) {
    if (isEnding) waiting.length = 0;
    for (let at = waiting.findIndex(canBegin); at >= 0; at = waiting.findIndex(canBegin)) {
      const [{ name, takes = 1, work }] = waiting.splice(at, 1);
      const ended = perform(parts.get(name), work).finally(() => busy.delete(name));
      busy.set(name, { takes, ended });
    }
    if (busy.size > 0) await Promise.race([...busy.values()].map(({ ended }) => ended));
  }
  return [...parts.values()];
}

async function perform(part, work) {
  const since = performance.now();
  say(`— ${part.name} —`);
  part.well = await work(part);
  part.seconds = (performance.now() - since) / 1000;
  const how = part.well === true ? 'good' : part.well || 'FAILED';
  say(`— ${part.name}: ${how} (${part.seconds.toFixed(1)} s) —`);
}

/** Part, seconds, seconds of the processor. */
export function table(parts) {
  const rows = parts.map(({ name, seconds, cpu, well }) => [
    name.padEnd(12),
    seconds.toFixed(0).padStart(8),
    cpu.toFixed(0).padStart(8),
    well ? '' : '  FAILED',
  ]);
  return [['part'.padEnd(12), ' seconds', '     CPU', ''], ...rows].map((cells) => cells.join('')).join('\n');
}

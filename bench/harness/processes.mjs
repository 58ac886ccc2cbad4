// What a process costs: its CPU time and memory, as the system counts them (Linux), or as `ps` tells.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** Milliseconds of CPU that it has used since it began. */
export function cpuOf(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return psCpu(pid);
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
}

function psCpu(pid) {
  const text = spawnSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0) * 1000;
}

/** Bytes of it that lie in memory. */
export function memoryOf(pid) {
  if (existsSync(`/proc/${pid}/status`)) {
    return 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
  }
  return 1024 * Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());
}

/** A helper of a part: a Node process that answers messages. `ask` sends one and gives its answer. */
export function startHelper(file, args = [], { nodeFlags = [] } = {}) {
  const child = spawn(process.execPath, [...nodeFlags, file, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map();
  let last = 0;
  const ended = new Promise((done) => child.once('exit', done));
  child.on('message', ({ id, answer, failure }) => {
    const { done, failed } = waiting.get(id);
    waiting.delete(id);
    if (failure) failed(new Error(failure));
    else done(answer);
  });
  child.once('exit', (code, signal) => {
    for (const { failed } of waiting.values()) failed(new Error(`${file} ended (${signal ?? code})`));
  });
  return {
    pid: child.pid,
    ask: (work, ...given) =>
      new Promise((done, failed) => {
        const id = ++last;
        waiting.set(id, { done, failed });
        child.send({ id, work, given });
      }),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The other end: `works` by name. Ends with the process that asks. */
export function answerAs(works) {
  process.on('disconnect', () => process.exit(0));
  process.on('message', async ({ id, work, given }) => {
    try {
      process.send({ id, answer: await works[work](...given) });
    } catch (error) {
      process.send({ id, failure: error.stack ?? String(error) });
    }
  });
}

// Ends this process, which reads what somebody sent, once it has used so much of the processor.
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

const BELOW_THE_API = 10;

/**
 * Of the processor, not of the clock: a busy machine refuses nobody. A thread beside the reading ends the process, which may never
 * come to a timer of its own.
 */
export function boundProcessor(mostMs: number): void {
  setPriority(BELOW_THE_API);
  // what starting took is not the file's
  const look = `const started = process.cpuUsage();
  setInterval(() => {
    const { user, system } = process.cpuUsage(started);
    if (user + system > ${mostMs * 1000}) process.kill(process.pid, 'SIGKILL');
  }, 50)`;
  new Worker(look, { eval: true, execArgv: [] }).unref();
}

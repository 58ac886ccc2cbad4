// Has a process of its own read what somebody sent: what is in it costs the API neither time nor memory.
import { spawn } from 'node:child_process';
import { extname } from 'node:path';

/** From its sources the process needs what this one was started with to understand them; built, it needs nothing. */
const LOADER = extname(__filename) === '.ts' ? process.execArgv : [];

export interface ApartBounds {
  /** The JavaScript heap of the process. */
  heapMb: number;
  /** Of the clock, on a busy machine; what it may take of the processor the process bounds itself. */
  longestMs: number;
  answerBytes: number;
}

/**
 * What the program `child` answers to these bytes; null where it was ended by its own heap's bound, by the time, or by the length
 * of its answer. Throws only when no process could be started.
 */
export function runApart(
  child: string,
  sent: readonly Uint8Array[],
  { heapMb, longestMs, answerBytes }: ApartBounds,
): Promise<Buffer | null> {
  return new Promise((done, failed) => {
    const program = spawn(process.execPath, [...LOADER, `--max-old-space-size=${heapMb}`, child], {
      // it needs nothing of ours, and is told none of our secrets
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const cut = setTimeout(() => program.kill('SIGKILL'), longestMs);
    const chunks: Buffer[] = [];
    let received = 0;
    program.stdout.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > answerBytes) program.kill('SIGKILL');
      else chunks.push(chunk);
    });
    program.once('error', (error) => {
      clearTimeout(cut);
      failed(error);
    });
    program.once('close', (code) => {
      clearTimeout(cut);
      done(code === 0 ? Buffer.concat(chunks) : null);
    });
    // it may have ended before it took all
    program.stdin.once('error', () => program.stdin.destroy());
    for (const bytes of sent) program.stdin.write(bytes);
    program.stdin.end();
  });
}

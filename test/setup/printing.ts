// A worker that prints with the real web app, for tests of its papers: the app is built once, and again when it changed.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startWorker, type TestWorker } from './worker';

const root = join(__dirname, '../..');
/** Of the test server, for as long as one test file of this run builds: the others wait, and find it built. */
const BUILDING = 4_731;

/** `env` as for `startWorker()`. */
export async function startPrintingWorker(env: Record<string, string>): Promise<TestWorker> {
  await ensureWebBuilt();
  return startWorker({ WEB_DIST: join(root, 'dist/web'), ...env });
}

async function ensureWebBuilt(): Promise<void> {
  // `npm test` has built it, before any test
  if (process.env.TEST_WEB_STANDS) return;
  const turn = new Client(process.env.TEST_SERVER_URL);
  await turn.connect();
  try {
    await turn.query('set lock_timeout = 0');
    await turn.query('select pg_advisory_lock($1)', [BUILDING]);
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, [join(root, 'scripts/build.mjs'), 'web'], { cwd: root, env });
  } finally {
    // its lock goes with it
    await turn.end();
  }
}

// The running system for one part: a PostgreSQL of its own on the disk, with every safety of the data on, the compiled
// API and worker as `npm start` runs them, an admin's calls, and its end.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort, root } from '../../scripts/environment.mjs';
import { Child, runToEnd } from '../../scripts/processes.mjs';
import { compiled } from '../../scripts/system.mjs';

const require = createRequire(import.meta.url);
const { startEmbeddedPostgres } = require('../../test/setup/embedded-postgres.cjs');

const EMAIL = 'admin@bench.test';
const STARTS_WITHIN_MS = 60_000;
const JOB_WITHIN_MS = 300_000;

/** `worker: false` leaves the worker out. */
export async function startSystem({ worker = true, apiFlags = [] } = {}) {
  const postgres = await startEmbeddedPostgres({ isDurable: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'gelanggang-bench-'));
  const password = randomBytes(12).toString('hex');
  const port = await freePort();
  const env = {
    ...process.env,
    ...{ DATABASE_URL: postgres.url, REDIS_URL: '', DATA_DIR: dataDir, WEB_DIST: join(root, 'dist/web') },
    ...{ EMBEDDED: 'true', LOG_LEVEL: 'warn', PORT: String(port), HOST: '127.0.0.1' },
    ...{ ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: password },
  };
  const children = [];
  const system = {
    env,
    dataDir,
    url: `http://127.0.0.1:${port}`,
    databaseUrl: postgres.url,
    database: null,
    api: null,
    async stop() {
      for (const child of children) await child.stop(3000);
      await system.database?.end();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  try {
    const log = (name) => join(dataDir, `${name}.log`);
    await runToEnd({ title: 'Preparing the database', entry: compiled.command('prepare'), env, log: log('prepare') });
    let lost;
    const start = (name, flags = '', more = {}) => {
      const options = [process.env.NODE_OPTIONS, flags].filter(Boolean).join(' ');
      const giveUp = (sentence) => (lost = sentence);
      const its = { ...env, ...(options ? { NODE_OPTIONS: options } : {}), ...more };
      const file = log(children.some((one) => one.name === name) ? `${name}-${children.length}` : name);
      const child = new Child({ name, entry: compiled[name], env: its, log: file, giveUp });
      children.push(child.start());
      return child;
    };
    system.api = start('api', apiFlags.join(' '));
    /** One more process of the API on the same database; answers its address and process. */
    system.oneMoreApi = async () => {
      const more = await freePort();
      const child = start('api', apiFlags.join(' '), { PORT: String(more) });
      const its = `http://127.0.0.1:${more}`;
      await answering(its, () => lost);
      return { url: its, api: child };
    };
    if (worker) system.worker = start('worker');
    await answering(system.url, () => lost);
    system.database = new pg.Client(postgres.url);
    await system.database.connect();
    Object.assign(system, await signedIn(system.url, password));
    return system;
  } catch (error) {
    await system.stop();
    throw error;
  }
}

async function answering(url, lost) {
  for (const end = Date.now() + STARTS_WITHIN_MS; ; await pause(100)) {
    if (lost() || Date.now() > end) throw new Error(lost() ?? 'the API does not answer');
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
  }
}

/** `call` throws on a refusal; `job` asks for one and waits for its end. */
async function signedIn(url, password) {
  let token = '';
  const call = async (method, path, body) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    return text === '' ? null : JSON.parse(text);
  };
  token = (await call('POST', '/login', { email: EMAIL, password })).access_token;
  const job = async (kind, params, everyMs = 20) => {
    const { data } = await call('POST', '/jobs', { kind, params });
    for (const end = Date.now() + JOB_WITHIN_MS; ; await pause(everyMs)) {
      const { data: seen } = await call('GET', `/jobs/${data.id}`);
      if (seen.status === 'done') return seen;
      if (!['queued', 'running'].includes(seen.status)) throw new Error(`${kind}: ${seen.status}, ${seen.error}`);
      if (Date.now() > end) throw new Error(`${kind} does not end`);
    }
  };
  return { token, call, job };
}

// The whole system from nothing: database, schema, reference data, demo, API and worker, and its orderly end.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root, say, seconds, Sentence, shown } from './environment.mjs';
import { startPostgres, stopPostgres } from './postgres.mjs';
import { Child, lastLines, runToEnd, startToEnd } from './processes.mjs';

/** Where the compiled programs lie: a build makes two trees, development one. */
export const compiled = {
  api: join(root, 'dist/api/apps/api/src/main.js'),
  worker: join(root, 'dist/worker/apps/worker/src/main.js'),
  command: (name) => join(root, `dist/api/apps/api/src/commands/${name}.command.js`),
};

/** The environment of every program, but for the address of a database that has still to be started. */
export const surroundings = (dataDir) => ({
  // what Node has compiled is kept for the next start, by a Node that can (22 and later)
  NODE_COMPILE_CACHE: join(root, 'dist/node-cache'),
  ...process.env,
  DATA_DIR: dataDir,
  WEB_DIST: process.env.WEB_DIST || join(root, 'dist/web'),
});

/**
 * The environment of every program, over an embedded database unless an address is given.
 * The `owner` of a data folder stops its database in the end even when it found it running.
 */
export async function services(dataDir, { owner = false, quick = false } = {}) {
  const env = surroundings(dataDir);
  if (process.env.DATABASE_URL) return { env, embedded: false, stop() {} };
  const { url, started } = await startPostgres(dataDir, { quick });
  return {
    env: { ...env, DATABASE_URL: url, EMBEDDED: 'true' },
    embedded: true,
    stop: () => (owner || started) && stopPostgres(dataDir),
  };
}

export async function requirePort(port, host, name = 'PORT') {
  const fault = await new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => done(error.code));
    server.listen(port, host, () => server.close(() => done(undefined)));
  });
  if (fault === 'EADDRINUSE')
    throw new Sentence(`Port ${port} is in use by another program; choose another with: ${name}=${port + 1} npm start`);
  if (fault)
    throw new Sentence(`Port ${port} on ${host} cannot be used (${fault}); choose another with ${name} and HOST.`);
}

/** In table `setting`: which build has prepared this database, and how many migrations it had then. */
const PREPARED = 'prepared-by';
const MIGRATIONS = '(select count(*) from migrations)';

/** The fingerprint of the server's sources (scripts/build.mjs); undefined for programs that are not built. */
const buildOf = (programs) => (programs === compiled ? readFileSync(join(root, 'dist', '.server'), 'utf8') : undefined);

/** Whether nothing is left to prepare: this build has done it, somebody can sign in, and no first admin is to be made. */
async function isPrepared(url, build) {
  const yes = `select value->>'build' = $1 and (value->>'migrations')::int = ${MIGRATIONS} as yes from setting where key = $2`;
  return (await ask(url, yes, [build, PREPARED]))?.yes === true && (await firstAdmin(url)) !== undefined;
}

const keepPrepared = (url, build) =>
  ask(
    url,
    `insert into setting (key, value) select $2, jsonb_build_object('build', $1::text, 'migrations', ${MIGRATIONS})
     on conflict (key) do update set value = excluded.value`,
    [build, PREPARED],
  );

/** Schema, reference data, a server's first admin, and the demo where it belongs. */
export async function prepare({ dataDir, env, embedded, demo, programs = compiled }) {
  const log = join(dataDir, 'logs', 'prepare.log');
  const build = buildOf(programs);
  // The mark stands while the demo is being filled in: a fill that was cut off is finished by the next start.
  const half = join(dataDir, 'demo-unfinished');
  const isNew = await hasNoTables(env.DATABASE_URL);
  const mayFill = embedded && demo && (existsSync(half) || isNew);
  if (build && !isNew && !mayFill && !env.ADMIN_EMAIL && (await isPrepared(env.DATABASE_URL, build))) return;
  // loads itself while the schema is made
  const demoFill = mayFill
    ? startToEnd({ title: 'Filling in the demo', entry: programs.command('demo'), env, log, isHeld: true })
    : null;
  let since = performance.now();
  say('Preparing the database (schema and reference data) …');
  try {
    await runToEnd({ title: 'Preparing the database', entry: programs.command('prepare'), env, log });
  } catch (error) {
    await demoFill?.letBe();
    throw error;
  }
  if (build) await keepPrepared(env.DATABASE_URL, build);
  say(`The database is ready in ${seconds(since)}.`);
  if (!embedded || !demo) return;
  if (!existsSync(half) && !(await isEmpty(env.DATABASE_URL))) return demoFill?.letBe();
  since = performance.now();
  say('Filling the empty database with the demo tournaments …');
  writeFileSync(half, '');
  const fill = demoFill ?? startToEnd({ title: 'Filling in the demo', entry: programs.command('demo'), env, log });
  fill.begin();
  await fill.ended;
  rmSync(half);
  say(`The demo is there in ${seconds(since)}.`);
}

const hasNoTables = async (url) => (await ask(url, "select to_regclass('public.tournament') is null as yes")).yes;

async function isEmpty(url) {
  return (await ask(url, 'select not exists (select from tournament) and not exists (select from account) as yes')).yes;
}

/** Whether the demo's accounts exist, so that a start may name them. */
export async function hasDemo(url) {
  return (await ask(url, "select exists (select from account where email = 'admin@gelanggang.test') as yes")).yes;
}

/** The address of the first admin; undefined where nobody can sign in yet. */
export async function firstAdmin(url) {
  const found = await ask(
    url,
    `select a.email from account a join account_role ar on ar.account_id = a.id join role r on r.id = ar.role_id
     where r.key = 'admin' order by a.id limit 1`,
  );
  return found?.email;
}

/** The code that makes the first admin in the browser; undefined where there is one. */
export async function firstAdminCode(url) {
  return (await ask(url, "select value from setting where key = 'first-admin-code'"))?.value;
}

async function ask(url, sql, values) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows[0];
  } finally {
    await client.end();
  }
}

function ready(port, host) {
  return new Promise((done) => {
    const question = request({ port, host, path: '/api/health/ready', timeout: 2000 }, (answer) => {
      answer.resume();
      done(answer.statusCode === 200);
    });
    question.once('error', () => done(false)).once('timeout', () => question.destroy());
    question.end();
  });
}

/** API and worker, at once: `loadPrograms` and their `begin`. */
export const startPrograms = (options) => loadPrograms({ ...options, isHeld: false }).begin({});

/**
 * API and worker, loading themselves while what they need is prepared, until `begin(env)` tells them the rest of their
 * environment. `giveUp(sentence)` is called when one of them does not come up; once they have, they are kept running.
 */
export function loadPrograms({ dataDir, env, port, host, hallPort, giveUp, programs = compiled, isHeld = true }) {
  let lost;
  const child = (name, title) =>
    new Child({
      name: title,
      entry: programs[name],
      env: { ...env, PORT: String(port), HOST: host, ...(hallPort ? { HALL_PORT: String(hallPort) } : {}) },
      log: join(dataDir, 'logs', `${name}.log`),
      giveUp: (sentence) => giveUp((lost = sentence)),
      isHeld,
    }).start();
  const api = child('api', 'API');
  const worker = child('worker', 'worker');
  const running = {
    api,
    worker,
    async stop() {
      // The API first: nothing new comes in while the worker puts down what it holds.
      await api.stop(3000);
      await worker.stop(3500);
    },
    async begin({ DATABASE_URL, EMBEDDED }) {
      const rest = Object.fromEntries(Object.entries({ DATABASE_URL, EMBEDDED }).filter(([, value]) => value));
      api.begin(rest);
      worker.begin(rest);
      const asked = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
      for (let left = 60_000; !(await ready(port, asked)); left -= 150) {
        if (lost || left <= 0) {
          await running.stop();
          throw new Sentence(
            lost ?? `The API does not answer; its log, ${shown(api.log)}, ends with:\n${lastLines(api.log)}`,
          );
        }
        await pause(150);
      }
      api.keep();
      worker.keep();
      return running;
    },
  };
  return running;
}

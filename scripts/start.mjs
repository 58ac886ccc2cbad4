// `npm start`: from a fresh clone to the running system with its demo, and an orderly end at Ctrl-C.
//   --fresh     asks, then starts from an empty database     --yes   does not ask
//   --no-demo   leaves an empty database empty
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { dataDir, logDir, main, makeDataDir, say, seconds, Sentence, shown } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { keepPostgres, stopPostgres } from './postgres.mjs';
import { firstAdmin, hasDemo, prepare, requirePort, services, startPrograms } from './system.mjs';

const accounts = [
  ['admin@gelanggang.test', 'admin'],
  ['panitia@gelanggang.test', 'organiser'],
  ['operator@gelanggang.test', 'arena operator'],
  ['manajer@gelanggang.test', 'contingent manager'],
];

const NO_ADMIN = 'none yet: start again with ADMIN_EMAIL and ADMIN_PASSWORD (12 characters) set, they become the admin';

function options() {
  const known = { fresh: { type: 'boolean' }, yes: { type: 'boolean' }, 'no-demo': { type: 'boolean' } };
  try {
    return parseArgs({ options: known }).values;
  } catch (error) {
    throw new Sentence(`${error.message}\nnpm start knows: -- --fresh, --yes, --no-demo`);
  }
}

/** One system per data folder: a second one would stop the first one's database when it ends. */
function claim() {
  const file = join(dataDir, 'running');
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (other && other !== process.pid && isAlive(other))
    throw new Sentence(`Gelanggang already runs on ${shown(dataDir)} (process ${other}); stop it first.`);
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  // After a restart of the machine another program may have the number.
  const line = `/proc/${pid}/cmdline`;
  return !existsSync(line) || readFileSync(line, 'utf8').includes('scripts/');
}

async function removeData(yes) {
  if (process.env.DATABASE_URL)
    throw new Sentence('--fresh empties the embedded database only; DATABASE_URL points to another one.');
  if (!yes) {
    if (!process.stdin.isTTY) throw new Sentence('--fresh removes all data; without a terminal to ask in, add --yes.');
    const prompt = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await prompt.question(`Remove the database, files and mail in ${shown(dataDir)}? Type yes: `);
    prompt.close();
    if (answer.trim().toLowerCase() !== 'yes') throw new Sentence('Nothing was removed.');
  }
  stopPostgres(dataDir);
  for (const name of ['postgres', 'files', 'mail', 'demo-unfinished'])
    rmSync(join(dataDir, name), { recursive: true, force: true });
}

function addresses(port, host) {
  if (host === '127.0.0.1' || host === 'localhost') return [`http://localhost:${port}`];
  if (host !== '0.0.0.0' && host !== '::') return [`http://${host}:${port}`];
  const others = Object.values(networkInterfaces()).flat();
  const outside = others.filter((face) => face?.family === 'IPv4' && !face.internal).map(({ address }) => address);
  return ['localhost', ...outside].map((name) => `http://${name}:${port}`);
}

function block({ port, host, demo, admin, env, since }) {
  const rows = [
    ['Address', addresses(port, host).join('  ')],
    ...(demo ? accounts.map(([email, role], i) => [i ? '' : 'Accounts', `${email.padEnd(26)} ${role}`]) : []),
    ...(demo ? [['Password', 'gelanggang-demo (all of them)']] : []),
    ...(demo ? [] : [['Accounts', admin ? `${admin.padEnd(26)} first admin` : NO_ADMIN]]),
    ...(env.EMBEDDED && !env.SMTP_URL ? [['Mail', `${addresses(port, host)[0]}/dev/mail`]] : []),
    ['Queue', env.REDIS_URL ? 'Redis' : 'PostgreSQL'],
    ['Data', shown(dataDir)],
    ['Logs', shown(logDir)],
  ];
  return ['', `Gelanggang runs (${seconds(since)}). Ctrl-C stops it.`, '']
    .concat(
      rows.map(([name, value]) => `  ${name.padEnd(10)}${value}`),
      '',
    )
    .join('\n');
}

await main(async () => {
  const since = performance.now();
  const { fresh, yes, 'no-demo': noDemo } = options();
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || '127.0.0.1';
  ensureInstalled();
  makeDataDir();
  const release = claim();
  let system;
  let programs;
  let ending;
  let letBe;
  const end = (sentence) =>
    (ending ??= (async () => {
      if (sentence) process.stderr.write(`\n${sentence}\n`);
      say('\nStopping: API, worker, database …');
      letBe?.();
      await programs?.stop();
      await system?.stop();
      release();
      if (!sentence) say('Stopped. The data stays; npm start finds it again.');
      process.exit(sentence ? 1 : 0);
    })());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
  try {
    await requirePort(port, host);
    if (fresh) await removeData(yes);
    await ensureBuilt();
    system = await services(dataDir, { owner: true });
    const { env, embedded } = system;
    await prepare({ dataDir, env, embedded, demo: !noDemo });
    if (embedded) letBe = keepPostgres(dataDir, env.DATABASE_URL);
    say('Starting API and worker …');
    programs = await startPrograms({ dataDir, env, port, host, giveUp: (sentence) => void end(sentence) });
    const demo = embedded && (await hasDemo(env.DATABASE_URL));
    say(block({ port, host, env, since, demo, admin: await firstAdmin(env.DATABASE_URL) }));
  } catch (error) {
    if (ending) return ending;
    letBe?.();
    await programs?.stop();
    await system?.stop();
    release();
    throw error;
  }
  return new Promise(() => {});
});

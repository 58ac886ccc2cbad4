// `npm start`: from a fresh clone to the running system with its demo, and an orderly end at Ctrl-C.
//   --fresh     asks, sets the data aside, starts from an empty database     --yes   does not ask
//   --no-demo   leaves an empty database empty          --hall  lets the hall's network in, by https of its own too
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { dataDir, logDir, main, makeDataDir, portOf, say, seconds, Sentence, shown } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { answerNotReady } from './not-ready.mjs';
import { keepPostgres, stopPostgres } from './postgres.mjs';
import {
  firstAdmin,
  firstAdminCode,
  hasDemo,
  loadPrograms,
  prepare,
  requirePort,
  services,
  surroundings,
} from './system.mjs';

const accounts = [
  ['admin@gelanggang.test', 'admin'],
  ['panitia@gelanggang.test', 'organiser'],
  ['operator@gelanggang.test', 'arena operator'],
  ['manajer@gelanggang.test', 'contingent manager'],
];

function options() {
  const known = {
    fresh: { type: 'boolean' },
    yes: { type: 'boolean' },
    'no-demo': { type: 'boolean' },
    hall: { type: 'boolean' },
  };
  try {
    return parseArgs({ options: known }).values;
  } catch (error) {
    throw new Sentence(`${error.message}\nnpm start knows: -- --fresh, --yes, --no-demo, --hall`);
  }
}

/** One system per data folder: a second one would stop the first one's database when it ends. */
function claim() {
  const file = join(dataDir, 'running');
  const [pid, home = dataDir] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const other = Number(pid ?? 0);
  // in a copy of a data folder the file is that of the original
  if (other && other !== process.pid && home === dataDir && isAlive(other))
    throw new Sentence(`Gelanggang already runs on ${shown(dataDir)} (process ${other}); stop it first.`);
  writeFileSync(file, `${process.pid}\n${dataDir}`);
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

/** Nothing is deleted: what was there stands in a folder of its date. */
async function setDataAside(yes) {
  if (process.env.DATABASE_URL)
    throw new Sentence('--fresh empties the embedded database only; DATABASE_URL points to another one.');
  if (!yes) {
    if (!process.stdin.isTTY)
      throw new Sentence('--fresh sets all data aside; without a terminal to ask in, add --yes.');
    const prompt = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await prompt.question(
      `Set aside the database, files and mail in ${shown(dataDir)}, and begin with none? Type yes: `,
    );
    prompt.close();
    if (answer.trim().toLowerCase() !== 'yes') throw new Sentence('Everything stays as it is.');
  }
  stopPostgres(dataDir);
  const there = ['postgres', 'files', 'mail', 'demo-unfinished'].filter((name) => existsSync(join(dataDir, name)));
  if (there.length === 0) return;
  const aside = join(dataDir, `set-aside-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of there) renameSync(join(dataDir, name), join(aside, name));
  say(`What was there is now in ${shown(aside)}; delete it when nobody needs it.`);
}

function addresses(port, host) {
  if (host === '127.0.0.1' || host === 'localhost') return [`http://localhost:${port}`];
  if (host !== '0.0.0.0' && host !== '::') return [`http://${host}:${port}`];
  const others = Object.values(networkInterfaces()).flat();
  const outside = others.filter((face) => face?.family === 'IPv4' && !face.internal).map(({ address }) => address);
  return ['localhost', ...outside].map((name) => `http://${name}:${port}`);
}

/** The hall's https as the API has it: its certificate names no public address. */
async function hallRows(port, host) {
  const asked = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const { data: hall } = await (await fetch(`http://${asked}:${port}/api/hall`)).json();
  const names = hall.names
    .filter((name) => !name.startsWith('127.'))
    .map((name) => (name.includes(':') ? `[${name}]` : name));
  const shown = names.slice(0, 3).map((name) => `https://${name}:${hall.port}`);
  return [
    ['https', shown.join('  ')],
    ['', `trusted once by http://${names[0]}:${port}/sambungan-aman`],
    ['', `fingerprint ${hall.authority.fingerprint.slice(0, 47)}`],
    ['', `            ${hall.authority.fingerprint.slice(48)}`],
  ];
}

/** Nobody can sign in yet: where the first admin is made, and the code that only this terminal shows. */
const firstAdminRows = (address, code) => [
  ['Accounts', `none yet: make the first admin at ${address}/admin/first-admin`],
  ['Code', code.match(/.{4}/g).join('-')],
];

function block({ port, host, hall, demo, admin, code, env, since }) {
  const rows = [
    ['Address', addresses(port, host).join('  ')],
    ...hall,
    ...(demo ? accounts.map(([email, role], i) => [i ? '' : 'Accounts', `${email.padEnd(26)} ${role}`]) : []),
    ...(demo ? [['Password', 'gelanggang-demo (all of them)']] : []),
    ...(!demo && admin ? [['Accounts', `${admin.padEnd(26)} first admin`]] : []),
    ...(!demo && !admin && code ? firstAdminRows(addresses(port, host)[0], code) : []),
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

/** Without hurry: the system runs already. What fails is said, and the pages speak the specification's wording. */
const buildLanguages = () =>
  ensureBuilt(['languages']).catch((error) =>
    process.stderr.write(`${error instanceof Sentence ? error.message : error.stack}\n`),
  );

await main(async () => {
  const since = performance.now();
  const { fresh, yes, hall, 'no-demo': noDemo } = options();
  const port = portOf(process.env.PORT, 3000);
  const host = process.env.HOST || (hall ? '0.0.0.0' : '127.0.0.1');
  const hallPort = hall
    ? portOf(process.env.HALL_PORT, port < 65_000 ? port + 443 : port - 443, 'HALL_PORT')
    : undefined;
  ensureInstalled();
  makeDataDir();
  const release = claim();
  let system;
  let programs;
  let ending;
  let letBe;
  let endNotReady;
  // also where a start was cut off before it knew what it had started
  const stopDatabase = async () => {
    if (system) await system.stop();
    else if (!process.env.DATABASE_URL) stopPostgres(dataDir);
  };
  const end = (sentence) =>
    (ending ??= (async () => {
      if (sentence) process.stderr.write(`\n${sentence}\n`);
      say('\nStopping: API, worker, database …');
      letBe?.();
      await endNotReady?.();
      await programs?.stop();
      await stopDatabase();
      release();
      if (!sentence) say('Stopped. The data stays; npm start finds it again.');
      process.exit(sentence ? 1 : 0);
    })());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
  try {
    await requirePort(port, host);
    if (hallPort) await requirePort(hallPort, host, 'HALL_PORT');
    if (fresh) await setDataAside(yes);
    endNotReady = await answerNotReady(port, host);
    await ensureBuilt();
    programs = loadPrograms({
      dataDir,
      env: surroundings(dataDir),
      port,
      host,
      hallPort,
      giveUp: (sentence) => void end(sentence),
    });
    system = await services(dataDir, { owner: true });
    const { env, embedded } = system;
    await prepare({ dataDir, env, embedded, demo: !noDemo });
    if (embedded) letBe = keepPostgres(dataDir, env.DATABASE_URL);
    say('Starting API and worker …');
    await endNotReady();
    await programs.begin(env);
    const demo = embedded && (await hasDemo(env.DATABASE_URL));
    const hallLines = hallPort ? await hallRows(port, host) : [];
    const admin = await firstAdmin(env.DATABASE_URL);
    const code = admin ? undefined : await firstAdminCode(env.DATABASE_URL);
    say(block({ port, host, hall: hallLines, env, since, demo, admin, code }));
    // the page of another language is there as soon as its build is
    await buildLanguages();
  } catch (error) {
    if (ending) return ending;
    letBe?.();
    await endNotReady?.();
    await programs?.stop();
    await stopDatabase();
    release();
    throw error;
  }
  return new Promise(() => {});
});

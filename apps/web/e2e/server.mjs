// The systems that the browser tests use, one for each of Playwright's workers: built programs, and a copy of one database
// that was filled with the demo once. They are gone afterwards, also when Playwright was killed.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, main, root, say } from '../../../scripts/environment.mjs';
import { compiled, firstAdminCode, prepare, startPrograms } from '../../../scripts/system.mjs';

const { startEmbeddedPostgres } = createRequire(import.meta.url)('../../../test/setup/embedded-postgres.cjs');

// Whatever this machine is set up for: the tests' data are their own.
for (const name of ['DATABASE_URL', 'REDIS_URL', 'PUBLIC_URL', 'FILES_DIR', 'WEB_DIST']) delete process.env[name];

/** Where each system answers, and where its tests may ask for what no browser can do. */
const places = JSON.parse(process.env.E2E_SYSTEMS);

/**
 * GET /ready: once every system answers.
 * POST /kill-api: kill -9, as a power cut would; what keeps the programs running starts it again.
 * POST /empty: a system without data beside it, once; answers its address and the code of its first admin. DELETE /empty ends it.
 * POST /beside: the same with the demo, configured as its JSON says (variables of its programs). DELETE /beside ends it.
 * POST /command: a JSON list of a command's name and arguments, run beside the system; answers its code and words.
 */
function listenForTests({ control, kill, command, systems }) {
  const read = (request) =>
    new Promise((done) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => done(body === '' ? undefined : JSON.parse(body)));
    });
  const server = createServer((request, answer) => {
    const asked = `${request.method} ${request.url}`;
    if (asked === 'POST /kill-api') kill();
    if (asked === 'POST /kill-api' || asked === 'GET /ready') return answer.writeHead(204).end();
    const system = systems[request.url.slice(1)];
    if (system && request.method === 'DELETE') return void system.end().then(() => answer.writeHead(204).end());
    const told =
      system && request.method === 'POST'
        ? read(request).then((given) => system.start(given))
        : asked === 'POST /command' && read(request).then((given) => command(...given));
    if (!told) return answer.writeHead(404).end();
    const say500 = (error) => answer.writeHead(500).end(error.message);
    return void told.then((value) => answer.end(JSON.stringify(value)), say500);
  });
  server.listen(control, '127.0.0.1');
  server.unref();
}

const runCommand =
  (env) =>
  (name, ...args) =>
    new Promise((done) => {
      const child = spawn(process.execPath, [compiled.command(name), ...args], { env });
      let text = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
      child.once('close', (code) => done({ code, text }));
    });

async function ask(url, ...statements) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

await main(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gelanggang-e2e-'));
  const running = [];
  let postgres;
  let ending;
  const end = (code) =>
    (ending ??= (async () => {
      await Promise.all(running.map((programs) => programs.stop()));
      await postgres?.stop();
      if (!process.env.E2E_KEEP) rmSync(dataDir, { recursive: true, force: true });
      process.exit(code);
    })());
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      say(`The systems under test were asked to stop (${signal}).`);
      void end(0);
    });
  }
  // Playwright holds the other end, be it killed or not; a terminal or a file is nobody's sign of life
  if (process.env.E2E_PARENT) process.stdin.resume().once('close', () => void end(0));

  const envOf = (name) => {
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    const folder = join(dataDir, name);
    mkdirSync(folder, { recursive: true });
    return {
      ...process.env,
      ...{ DATA_DIR: folder, DATABASE_URL: url.href, EMBEDDED: 'true', WEB_DIST: join(root, 'dist/web') },
    };
  };
  const giveUp = (sentence) => {
    say(sentence);
    void end(1);
  };

  const copyDemo = async (name, folder) => {
    await ask(postgres.url, `create database ${name} template demo strategy file_copy`);
    cpSync(join(dataDir, 'demo'), folder, { recursive: true });
  };

  /** Made when a test asks for it: few do. */
  function systemBeside(name, fill) {
    let programs;
    return {
      async start(given) {
        const port = await freePort();
        const url = `http://127.0.0.1:${port}`;
        const env = { ...envOf(name), ...(given ? { ...given, PUBLIC_URL: url } : {}) };
        await fill(name, env);
        programs = await startPrograms({ dataDir: env.DATA_DIR, env, port, host: '127.0.0.1', giveUp });
        running.push(programs);
        return { url, code: await firstAdminCode(env.DATABASE_URL) };
      },
      async end() {
        await programs?.stop();
        await ask(postgres.url, `drop database if exists ${name} with (force)`);
      },
    };
  }

  const emptySystem = (at) =>
    systemBeside(`empty_${at}`, async (name, env) => {
      await ask(postgres.url, `create database ${name}`);
      await prepare({ dataDir: env.DATA_DIR, env, embedded: true, demo: false });
    });
  const demoBeside = (at) => systemBeside(`beside_${at}`, (name, env) => copyDemo(name, env.DATA_DIR));

  async function start({ port, control }, at) {
    const name = `system_${at}`;
    const env = envOf(name);
    await copyDemo(name, env.DATA_DIR);
    const programs = await startPrograms({ dataDir: env.DATA_DIR, env, port, host: '127.0.0.1', giveUp });
    running.push(programs);
    const kill = () => process.kill(programs.api.pid, 'SIGKILL');
    return { control, kill, command: runCommand(env), systems: { empty: emptySystem(at), beside: demoBeside(at) } };
  }

  try {
    postgres = await startEmbeddedPostgres();
    await ask(postgres.url, 'create database demo');
    const env = envOf('demo');
    await prepare({ dataDir: env.DATA_DIR, env, embedded: true, demo: true });
    // nothing vacuums here, and plans are made by what is known of the tables
    await ask(env.DATABASE_URL, 'vacuum analyze');
    const systems = await Promise.all(places.map(start));
    systems.forEach(listenForTests);
  } catch (error) {
    say(error.message);
    return end(1);
  }
  return new Promise(() => {});
});

// `npm run dev`: the running system with reload. swc compiles what changes, API and worker start anew, Vite serves the web.
import { spawn } from 'node:child_process';
import { mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { dataDir, freePort, main, makeDataDir, root, portOf, say } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, requirePort, services, startPrograms } from './system.mjs';

const out = join(root, 'dist/dev');
const programs = {
  api: join(out, 'apps/api/src/main.js'),
  worker: join(out, 'apps/worker/src/main.js'),
  command: (name) => join(out, `apps/api/src/commands/${name}.command.js`),
};
const bin = (name) => join(root, 'node_modules', '.bin', name);
/** swc writes one file after the other; half of a change must not be started. */
const QUIET_MS = 200;

function tool(name, args, env, heard) {
  const child = spawn(bin(name), args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      heard?.(String(data));
      process.stdout.write(String(data).replace(/^(?=.)/gm, `[${name}] `));
    });
  return child;
}

function compile(env) {
  const options = ['-d', 'dist/dev', '--config-file', '.swcrc', '--extensions', '.ts', '-w'];
  const left = ['--ignore', '**/*.spec.ts,**/*.int-spec.ts'];
  return new Promise((done, failed) => {
    const child = tool('swc', ['apps/api/src', 'apps/worker/src', 'libs', ...options, ...left], env, (text) => {
      if (/Successfully compiled|Watching for/.test(text)) done(child);
    });
    child.once('exit', (code) => failed(new Error(`swc ended with code ${code}`)));
  });
}

await main(async () => {
  ensureInstalled();
  makeDataDir();
  const web = portOf(process.env.PORT, 3000);
  await requirePort(web, '127.0.0.1');
  const apiPort = await freePort(web + 1);
  mkdirSync(out, { recursive: true });
  const { env, embedded, stop } = await services(dataDir);
  const tools = [];
  let running;
  let ending = false;
  const end = async (sentence) => {
    if (ending) return;
    ending = true;
    if (sentence) process.stderr.write(`\n${sentence}\n`);
    for (const child of tools) child.kill('SIGTERM');
    await running?.stop();
    stop();
    process.exit(sentence ? 1 : 0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());

  tools.push(await compile(env));
  await prepare({ dataDir, env, embedded, demo: true, programs });
  const start = () =>
    startPrograms({
      dataDir,
      env: { ...env, NODE_ENV: 'development' },
      port: apiPort,
      host: '127.0.0.1',
      programs,
      // A mistake in the sources is mended by the next change, which starts both anew.
      giveUp: (sentence) => say(sentence),
    }).catch((error) => say(error.message));
  running = await start();

  let quiet;
  let turn = Promise.resolve();
  watch(out, { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.js') || ending) return;
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      turn = turn.then(async () => {
        await running?.stop();
        running = await start();
        say('API and worker started anew.');
      });
    }, QUIET_MS);
  });

  const api = `http://127.0.0.1:${apiPort}`;
  tools.push(tool('vite', ['-c', 'apps/web/vite.config.mts'], { ...env, API_URL: api, WEB_PORT: String(web) }));
  say(`\nGelanggang with reload: http://localhost:${web} (logs in ${join(dataDir, 'logs')}). Ctrl-C stops it.\n`);
  return new Promise(() => {});
});

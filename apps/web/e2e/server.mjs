// The system that the browser tests use: built programs, an embedded database of its own, the demo, gone afterwards.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main, say } from '../../../scripts/environment.mjs';
import { compiled, prepare, services, startPrograms } from '../../../scripts/system.mjs';

// Whatever this machine is set up for: the tests' data are their own.
for (const name of ['DATABASE_URL', 'REDIS_URL', 'PUBLIC_URL', 'FILES_DIR', 'WEB_DIST']) delete process.env[name];

/**
 * POST /kill-api: kill -9, as a power cut would; what keeps the programs running starts it again.
 * POST /command: a JSON list of a command's name and arguments, run beside the system; answers its code and words.
 */
function listenForTests({ kill, command }) {
  const server = createServer((request, answer) => {
    const asked = `${request.method} ${request.url}`;
    if (asked === 'POST /kill-api') {
      kill();
      return answer.writeHead(204).end();
    }
    if (asked !== 'POST /command') return answer.writeHead(404).end();
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    return request.on('end', async () => answer.end(JSON.stringify(await command(...JSON.parse(body)))));
  });
  server.listen(Number(process.env.E2E_CONTROL), '127.0.0.1');
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

await main(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gelanggang-e2e-'));
  let programs;
  let system;
  let ending;
  const end = (code) =>
    (ending ??= (async () => {
      await programs?.stop();
      await system?.stop();
      if (!process.env.E2E_KEEP) rmSync(dataDir, { recursive: true, force: true });
      process.exit(code);
    })());
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      say(`The system under test was asked to stop (${signal}).`);
      void end(0);
    });
  }
  try {
    system = await services(dataDir, { owner: true, quick: true });
    const { env, embedded } = system;
    await prepare({ dataDir, env, embedded, demo: true });
    const giveUp = (sentence) => {
      say(sentence);
      void end(1);
    };
    programs = await startPrograms({ dataDir, env, port: Number(process.env.PORT), host: '127.0.0.1', giveUp });
    listenForTests({ kill: () => process.kill(programs.api.pid, 'SIGKILL'), command: runCommand(env) });
  } catch (error) {
    say(error.message);
    return end(1);
  }
  return new Promise(() => {});
});

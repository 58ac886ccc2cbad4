// The system that the browser tests use: built programs, an embedded database of its own, the demo, gone afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main, say } from '../../../scripts/environment.mjs';
import { prepare, services, startPrograms } from '../../../scripts/system.mjs';

// Whatever this machine is set up for: the tests' data are their own.
for (const name of ['DATABASE_URL', 'REDIS_URL', 'PUBLIC_URL', 'FILES_DIR', 'WEB_DIST']) delete process.env[name];

/** POST /kill-api: kill -9, as a power cut would; what keeps the programs running starts it again. */
function listenForKills(kill) {
  const server = createServer((request, answer) => {
    const isAsked = request.method === 'POST' && request.url === '/kill-api';
    if (isAsked) kill();
    answer.writeHead(isAsked ? 204 : 404).end();
  });
  server.listen(Number(process.env.E2E_CONTROL), '127.0.0.1');
  server.unref();
}

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
    listenForKills(() => process.kill(programs.api.pid, 'SIGKILL'));
  } catch (error) {
    say(error.message);
    return end(1);
  }
  return new Promise(() => {});
});

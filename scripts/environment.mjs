// Where things are on this machine, and the environment that API, worker and commands get.
import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));

export const dataDir = resolve(root, process.env.DATA_DIR || '.data');
export const logDir = join(dataDir, 'logs');

/** A failure that a person can act on: printed as its one sentence, without a stack. */
export class Sentence extends Error {}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** The way a person would name a file of this folder. */
export function shown(path) {
  const inside = relative(root, path);
  return inside.startsWith('..') ? path : inside;
}

export function makeDataDir() {
  // Passwords of people are in there: nobody else on this machine reads it.
  mkdirSync(logDir, { recursive: true, mode: 0o700 });
}

/** Runs a script's main function; a Sentence is printed as it is, anything else with its stack. */
export async function main(run) {
  try {
    process.exitCode = (await run()) ?? process.exitCode ?? 0;
  } catch (error) {
    process.stderr.write(error instanceof Sentence ? `\n${error.message}\n` : `\n${error.stack ?? error}\n`);
    process.exit(1);
  }
}

export function isMain(meta) {
  return Boolean(process.argv[1]) && resolve(process.argv[1]) === fileURLToPath(meta.url);
}

/** A port that nothing listens on: the wanted one if it is free, else any. */
export function freePort(wanted = 0, host = '127.0.0.1') {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', (error) => {
      if (wanted === 0) failed(error);
      else freePort(0, host).then(done, failed);
    });
    server.listen(wanted, host, () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

if (isMain(import.meta)) say(String(await freePort()));

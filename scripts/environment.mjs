// Where things are on this machine, and the environment that API, worker and commands get.
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
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

// a terminal that is gone, or a log on a full disk: what cannot be said ends nothing
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** The way a person would name a file of this folder. */
export function shown(path) {
  const inside = relative(root, path);
  return inside.startsWith('..') ? path : inside;
}

export function makeDataDir() {
  try {
    // asked first: where it cannot be written, making it fails with another reason
    let there = dataDir;
    while (!existsSync(there)) there = dirname(there);
    if (there === dataDir && !statSync(there).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' });
    if (statSync(there).isDirectory()) accessSync(there, constants.W_OK);
    // Passwords of people are in there: nobody else on this machine reads it.
    mkdirSync(logDir, { recursive: true, mode: 0o700 });
    accessSync(logDir, constants.W_OK);
  } catch (error) {
    throw new Sentence(
      `The data folder ${shown(dataDir)} cannot be used: ${reasonOf(error)} DATA_DIR names another one.`,
    );
  }
}

const REASONS = {
  EACCES: 'this account may not write there.',
  EPERM: 'this account may not write there.',
  EROFS: 'the disk can only be read.',
  ENOSPC: 'the disk is full.',
  EDQUOT: 'this account has no room left on the disk.',
  ENOTDIR: 'a part of its path is a file.',
  EEXIST: 'it is a file.',
  EISDIR: 'it is a folder.',
};

const reasonOf = (error) => REASONS[error.code] ?? error.message;

/** What the disk refused, in a sentence; undefined for anything else. */
function ofTheDisk(error) {
  return error?.syscall && error.path && REASONS[error.code] ? `${shown(error.path)}: ${reasonOf(error)}` : undefined;
}

/** The port of a variable; a Sentence where it is none. */
export function portOf(text, usual, name = 'PORT') {
  const port = text ? Number(text) : usual;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Sentence(`${name} must be a number from 1 to 65535, not '${text}'.`);
  return port;
}

/** Runs a script's main function; a Sentence is printed as it is, anything else with its stack. */
export async function main(run) {
  try {
    process.exitCode = (await run()) ?? process.exitCode ?? 0;
  } catch (error) {
    const sentence = error instanceof Sentence ? error.message : ofTheDisk(error);
    process.stderr.write(`\n${sentence ?? error.stack ?? error}\n`);
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

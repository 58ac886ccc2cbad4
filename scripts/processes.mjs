// API and worker as children: their logs in files, restarted when they die, stopped in order.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, say, Sentence, shown } from './environment.mjs';

const LOG_LIMIT = 20 * 1024 * 1024;
/** A child that dies this often before the system has ever been up is told to the person instead. */
const DEATHS_AT_START = 3;
/** How one ends that no second start would help: libs/platform/src/env/env.ts. */
const WRONG_ENVIRONMENT = 'code 78';
/** Between two starts of a child that keeps dying: each pause is twice the one before. */
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 20_000;
/** A child that lived this long is well again. */
const WELL_AFTER_MS = 60_000;

function logFile(path) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (existsSync(path) && statSync(path).size > LOG_LIMIT) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

/** Without a log where the disk has no room for one: what it would say is worth less than the program. */
function logFileOrNone(path) {
  try {
    return logFile(path);
  } catch {
    return undefined;
  }
}

/** The sentences that a program ended with, after the entries of its log. */
function lastSentences(path) {
  const lines = lastLines(path).split('\n');
  return [...new Set(lines.slice(lines.findLastIndex((line) => line.startsWith('{')) + 1))].join('\n');
}

export function lastLines(path) {
  if (!existsSync(path)) return '';
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
}

/**
 * What a program that is held hears once what it needs is there, with the variables that it was started without:
 * libs/platform/src/env/told-to-begin.ts.
 */
const beginWith = (env) => ({ begin: env });
const held = (env) => ({ ...env, BEGIN_WHEN_TOLD: 'true' });

/** One child of the running system: it is started again for ever, for what ails it may pass (a full disk, a lost database). */
export class Child {
  #process;
  #failed = 0;
  #startedAt = 0;
  #stopping = false;
  #isUp = false;
  #isHeld;

  /**
   * `giveUp` is called with a sentence when the child dies again and again before `keep` was called. `isHeld`: it loads
   * itself, and waits for `begin`.
   */
  constructor({ name, entry, env, log, giveUp, isHeld = false }) {
    Object.assign(this, { name, entry, env: { ...env }, log, giveUp });
    this.#isHeld = isHeld;
  }

  /** `env`: what it was started without; a later start of it has that from the beginning. */
  begin(env = {}) {
    Object.assign(this.env, env);
    if (this.#isHeld && this.#process?.connected) this.#process.send(beginWith(env));
    this.#isHeld = false;
  }

  /** The system is up: from here on nothing makes it give up. */
  keep() {
    this.#isUp = true;
  }

  start() {
    const log = logFileOrNone(this.log);
    const output = log ?? 'ignore';
    this.#startedAt = Date.now();
    const preload = pathToFileURL(join(root, 'scripts', 'leave-with-parent.mjs')).href;
    // A group of its own: Ctrl-C reaches this process alone, which then stops its children in order.
    this.#process = spawn(process.execPath, ['--enable-source-maps', '--import', preload, this.entry], {
      cwd: root,
      env: this.#isHeld ? held(this.env) : this.env,
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
    });
    if (log !== undefined) closeSync(log);
    let isGone = false;
    const gone = (how) => {
      if (!isGone) this.#died(how);
      isGone = true;
    };
    this.#process.once('exit', (code, signal) => gone(signal ?? `code ${code}`));
    this.#process.once('error', (error) => gone(error.message));
    return this;
  }

  get pid() {
    return this.#process?.pid;
  }

  get alive() {
    return this.#process?.exitCode === null && this.#process?.signalCode === null;
  }

  #died(how) {
    if (this.#stopping) return;
    this.#failed = Date.now() - this.#startedAt > WELL_AFTER_MS ? 1 : this.#failed + 1;
    if (!this.#isUp && how === WRONG_ENVIRONMENT) return this.giveUp(lastSentences(this.log));
    if (!this.#isUp && this.#failed >= DEATHS_AT_START) {
      this.giveUp(
        `The ${this.name} keeps stopping (${how}). Its log, ${shown(this.log)}, ends with:\n${lastLines(this.log)}`,
      );
      return;
    }
    say(`The ${this.name} stopped by itself (${how}); starting it again. Its log: ${shown(this.log)}`);
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (this.#failed - 1), LONGEST_PAUSE_MS);
    setTimeout(() => this.#stopping || this.start(), pause);
  }

  /** Ends after `patience` milliseconds at the latest. */
  async stop(patience) {
    this.#stopping = true;
    if (!this.alive) return;
    const gone = new Promise((done) => this.#process.once('exit', done));
    this.#process.kill('SIGTERM');
    const force = setTimeout(() => this.#process.kill('SIGKILL'), patience);
    await gone;
    clearTimeout(force);
  }
}

/**
 * A program of the system that runs to its end, with what it prints in the log; its failure is a sentence to the person.
 * `isHeld`: it loads itself, and waits for `begin`.
 */
export function startToEnd({ title, entry, args = [], env, log, isHeld = false }) {
  const output = log ? logFile(log) : 'inherit';
  const child = spawn(process.execPath, ['--enable-source-maps', entry, ...args], {
    cwd: root,
    env: isHeld ? held(env) : env,
    stdio: ['ignore', output, output, ...(isHeld ? ['ipc'] : [])],
  });
  if (log) closeSync(output);
  const ended = new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code, signal) => {
      if (code === 0) done();
      else if (log) failed(new Sentence(`${title} failed. Its log, ${shown(log)}, ends with:\n${lastLines(log)}`));
      else failed(new Sentence(`${title} failed (${signal ?? `code ${code}`}).`));
    });
  });
  // one that is held may fail before anybody waits for it
  ended.catch(() => undefined);
  return {
    ended,
    begin: () => child.connected && child.send(beginWith({})),
    /** What has not begun leaves nothing behind. */
    async letBe() {
      child.kill();
      await ended.catch(() => undefined);
    },
  };
}

export const runToEnd = (program) => startToEnd(program).ended;

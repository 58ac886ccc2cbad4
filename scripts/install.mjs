// Installs the packages of the lock file when they are missing or of another version. Needs nothing but Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, main, root, say, seconds, Sentence } from './environment.mjs';

const lockFile = join(root, 'package-lock.json');
/** npm writes it last: an interrupted installation has none. */
const installedFile = join(root, 'node_modules', '.package-lock.json');

function reason() {
  if (!existsSync(installedFile)) return 'the packages are not installed yet';
  if (statSync(installedFile).mtimeMs >= statSync(lockFile).mtimeMs) return undefined;
  // A checkout touches the lock file without changing it; only another version is worth a minute.
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const have = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  const stale = Object.entries(wanted).some(
    ([path, { version, optional }]) => path !== '' && (have[path] ? have[path].version !== version : !optional),
  );
  if (stale) return 'the lock file has changed';
  utimesSync(installedFile, new Date(), new Date());
  return undefined;
}

export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Sentence(`Gelanggang needs Node 20.19 or newer, best 24; this is ${process.version}.`);
  const why = reason();
  if (!why) return false;
  say(`Installing packages (${why}); a minute or two …`);
  const since = performance.now();
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' };
  const run = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, env, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, env, stdio: 'inherit' });
  if (run.error) throw new Sentence(`npm could not be started (${run.error.message}); it comes with Node.`);
  if (run.status !== 0)
    throw new Sentence('Installing failed; what npm said stands above. Is the package registry reachable?');
  say(`Packages installed in ${seconds(since)}.`);
  return true;
}

if (isMain(import.meta)) await main(() => void ensureInstalled());

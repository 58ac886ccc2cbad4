// Installs what the bench measures beside: packages of bench/package.json, which nothing else of the project needs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say, seconds, Sentence } from '../../scripts/environment.mjs';

const folder = join(root, 'bench');

const versions = (file) =>
  existsSync(file)
    ? Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
        .filter(([path, { optional }]) => path !== '' && !optional)
        .map(([path, { version }]) => `${path} ${version}`)
    : [];

export function ensurePeers() {
  const have = new Set(versions(join(folder, 'node_modules', '.package-lock.json')));
  if (have.size > 0 && versions(join(folder, 'package-lock.json')).every((one) => have.has(one))) return;
  say('Installing what Gelanggang is measured beside …');
  const since = performance.now();
  // none of them needs its install script
  const args = ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const run = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: folder, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (run.status !== 0) throw new Sentence('Installing the peers failed; what npm said stands above.');
  say(`Installed in ${seconds(since)}.`);
}

/** `exceljs 4.4.0` */
export function named(name) {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${name} ${dependencies[name]}`;
}

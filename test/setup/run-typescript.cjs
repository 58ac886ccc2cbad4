// `node -r ./test/setup/run-typescript.cjs FILE.ts`: runs a process from its sources, compiled as in development.
// What is compiled once is kept: tests start the same process many times.
require('reflect-metadata');
const { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { createHash } = require('node:crypto');
const { join } = require('node:path');
const { keepModules } = require('./kept-modules.cjs');

const root = join(__dirname, '../..');
const configFile = join(root, '.swcrc');
const cache = join(root, 'node_modules/.cache/gelanggang-tests');
mkdirSync(cache, { recursive: true });
const configured = statSync(configFile).mtimeMs;

/** The source map of each file that was compiled: what jest shows a failure's lines with. */
const sourceMaps = new Map();

function keep(path, content) {
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
}

function keptAt(path) {
  const { mtimeMs, size } = statSync(path);
  const key = createHash('sha1').update(`${path} ${mtimeMs} ${size} ${configured}`).digest('hex');
  return { code: join(cache, `${key}.js`), map: join(cache, `${key}.map`) };
}

function compile(path) {
  const kept = keptAt(path);
  if (existsSync(kept.code)) return readFileSync(kept.code, 'utf8');
  const compiled = require('@swc/core').transformFileSync(path, { configFile, sourceMaps: true });
  keep(kept.map, compiled.map);
  keep(kept.code, compiled.code);
  return compiled.code;
}

Module._extensions['.ts'] = (module, path) => module._compile(compile(path), path);
const kept = keepModules(root, cache, configured);
const load = Module._extensions['.ts'];
Module._extensions['.ts'] = (module, path) => {
  sourceMaps.set(path, keptAt(path).map);
  return load(module, path);
};
// a program of ours has loaded what it needs when it first waits
if (/\.ts$/.test(process.argv[1] ?? '')) setTimeout(() => kept.write().catch(() => undefined), 100).unref();

module.exports = { sourceMaps };

// `node -r ./test/setup/run-typescript.cjs FILE.ts`: runs a process from its sources, compiled as in development.
// What is compiled once is kept: tests start the same process many times.
require('reflect-metadata');
const { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { createHash } = require('node:crypto');
const { join } = require('node:path');

const configFile = join(__dirname, '../../.swcrc');
const cache = join(__dirname, '../../node_modules/.cache/gelanggang-tests');
mkdirSync(cache, { recursive: true });
const configured = statSync(configFile).mtimeMs;

/** The source map of each file that was compiled: what jest shows a failure's lines with. */
const sourceMaps = new Map();

function keep(path, content) {
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
}

function compile(path) {
  const { mtimeMs, size } = statSync(path);
  const key = createHash('sha1').update(`${path} ${mtimeMs} ${size} ${configured}`).digest('hex');
  const kept = join(cache, `${key}.js`);
  const map = join(cache, `${key}.map`);
  sourceMaps.set(path, map);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const compiled = require('@swc/core').transformFileSync(path, { configFile, sourceMaps: true });
  keep(map, compiled.map);
  keep(kept, compiled.code);
  return compiled.code;
}

Module._extensions['.ts'] = (module, path) => module._compile(compile(path), path);

module.exports = { sourceMaps };

// `node -r ./test/setup/run-typescript.cjs FILE.ts`: runs a process from its sources, compiled as in development.
// What is compiled once is kept: tests start the same process many times.
require('reflect-metadata');
const { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { createHash } = require('node:crypto');
const { join } = require('node:path');
const { transformFileSync } = require('@swc/core');

const configFile = join(__dirname, '../../.swcrc');
const cache = join(__dirname, '../../node_modules/.cache/gelanggang-tests');
mkdirSync(cache, { recursive: true });
const configured = statSync(configFile).mtimeMs;

function compile(path) {
  const { mtimeMs, size } = statSync(path);
  const key = createHash('sha1').update(`${path} ${mtimeMs} ${size} ${configured}`).digest('hex');
  const kept = join(cache, `${key}.js`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { code } = transformFileSync(path, { configFile, sourceMaps: 'inline' });
  writeFileSync(`${kept}.${process.pid}`, code);
  renameSync(`${kept}.${process.pid}`, kept);
  return code;
}

Module._extensions['.ts'] = (module, path) => module._compile(compile(path), path);

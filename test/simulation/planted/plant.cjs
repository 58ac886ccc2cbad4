// `node -r run-typescript.cjs -r plant.cjs …` with PLANTED_BUG: one file is compiled with a bug in it. Nothing on the disk changes.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join, resolve } = require('node:path');
const { transformSync } = require('@swc/core');
const { PLANTED } = require('./bugs.ts');

const root = join(__dirname, '../../..');
const bug = PLANTED.find(({ name }) => name === process.env.PLANTED_BUG);
if (!bug) throw new Error(`There is no planted bug '${process.env.PLANTED_BUG}'.`);
const planted = resolve(root, bug.file);
const compile = Module._extensions['.ts'];

Module._extensions['.ts'] = (module, path) => {
  if (path !== planted) return compile(module, path);
  const source = readFileSync(path, 'utf8').replace(bug.find, () => bug.replace);
  const { code } = transformSync(source, { filename: path, configFile: join(root, '.swcrc') });
  return module._compile(code, path);
};

// `node -r ./test/setup/run-typescript.cjs FILE.ts`: runs a process from its sources, compiled as in development.
require('reflect-metadata');
const Module = require('node:module');
const { join } = require('node:path');
const { transformFileSync } = require('@swc/core');

const configFile = join(__dirname, '../../.swcrc');

Module._extensions['.ts'] = (module, path) => module._compile(transformFileSync(path, { configFile }).code, path);

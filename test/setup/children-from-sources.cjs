// What a test's process starts as a child of the API runs from its sources, too.
const { join } = require('node:path');

process.execArgv = ['-r', join(__dirname, 'run-typescript.cjs')];

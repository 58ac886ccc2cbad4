// What one process of tests found out about modules serves the next one, and only as long as their files are the same.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let root: string;
const at = (name: string) => join(root, name);

/** Loads main.js in a process of its own, with what `before` does to Node. */
const said = (before = '') =>
  execFileSync(
    process.execPath,
    [
      '-e',
      `const Module = require('node:module');
       const kept = require(process.argv[1]).keepModules(process.argv[2], process.argv[2]);
       ${before}
       require(process.argv[2] + '/main.js');
       kept.write(1);`,
      join(__dirname, '../../../test/setup/kept-modules.cjs'),
      root,
    ],
    { encoding: 'utf8', stdio: 'pipe' },
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gelanggang-kept-'));
  writeFileSync(at('main.js'), "console.log(require('./word').word)");
  writeFileSync(at('word.js'), "exports.word = 'one'");
});
afterEach(() => rmSync(root, { recursive: true }));

it('a module is taken as it was kept while its file is the same', () => {
  utimesSync(at('word.js'), 1_700_000_000, 1_700_000_000);
  expect(said()).toBe('one\n');
  writeFileSync(at('word.js'), "exports.word = 'two'");
  // the same size and time: nobody would look
  utimesSync(at('word.js'), 1_700_000_000, 1_700_000_000);
  expect(said()).toBe('one\n');
});

it('a module whose file has changed is loaded anew, and kept anew', () => {
  said();
  writeFileSync(at('word.js'), "exports.word = 'three'");
  expect(said()).toBe('three\n');
  expect(said()).toBe('three\n');
});

it('a request is answered anew when the file it led to is gone', () => {
  said();
  rmSync(at('word.js'));
  mkdirSync(at('word'));
  writeFileSync(at('word/index.js'), "exports.word = 'moved'");
  expect(said()).toBe('moved\n');
});

it('what somebody else compiles in place of a file is not kept', () => {
  const planted = `
    const load = Module._extensions['.js'];
    Module._extensions['.js'] = (module, path) =>
      path.endsWith('word.js') ? module._compile("exports.word = 'bug'", path) : load(module, path);`;
  expect(said(planted)).toBe('bug\n');
  expect(said()).toBe('one\n');
});

it('a fault is told with its file and line', () => {
  writeFileSync(at('word.js'), "\nthrow new Error('wrong')");
  for (let times = 0; times < 2; times += 1) expect(() => said()).toThrow(/word\.js:2/);
});

// Builds what changed since the last build: the server part (API and worker) and the web part, by content.
//   node scripts/build.mjs web    one part; the web app's other languages are the part `languages`
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, main, root, say, seconds, Sentence } from './environment.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Beside the specification's own wording (libs/domain/src/words/languages.ts). */
const LANGUAGES = ['id', 'en'];

/** Each part: the sources it is made of, what must exist afterwards, and what makes it: rows of programs, side by side. */
const parts = {
  server: {
    title: 'the server',
    sources: ['apps/api', 'apps/worker', 'libs', '.swcrc', 'tsconfig.json', 'package-lock.json'],
    leaveOut: /\.(int-)?spec\.ts$|\/test(ing)?\//,
    results: [
      'dist/api/apps/api/src/main.js',
      'dist/api/apps/api/src/openapi/answers.json',
      'dist/api/libs/entries/data/entries-596.csv',
      'dist/worker/apps/worker/src/main.js',
    ],
    // the calls' answers go beside the compiled API, whose build begins by removing its folder
    programs: [
      [
        [process.execPath, join(root, 'scripts', 'compile-server.mjs')],
        [process.execPath, join(root, 'scripts', 'openapi-answers.mjs')],
      ],
    ],
  },
  web: {
    title: 'the web app',
    sources: ['apps/web', 'libs/domain', 'libs/contract', 'package-lock.json'],
    leaveOut: /\.spec\.tsx?$|\/e2e\//,
    results: ['dist/web/index.html', 'dist/web/.vite/manifest.json', 'dist/web-server/render.cjs'],
    programs: [
      [
        [bin('vite'), 'build', '-c', 'apps/web/vite.config.mts'],
        [process.execPath, join(root, 'scripts', 'compress-web.mjs')],
      ],
      [[bin('vite'), 'build', '-c', 'apps/web/vite.server.config.mts']],
    ],
  },
  // beside the web app, which is built first: what all languages have in common stands there already
  languages: {
    title: 'the web app in its other languages',
    sources: ['apps/web', 'libs/domain', 'libs/contract', 'package-lock.json'],
    leaveOut: /\.spec\.tsx?$|\/e2e\//,
    results: LANGUAGES.flatMap((one) => [`dist/web/index.${one}.html`, `dist/web-server/render.${one}.cjs`]),
    programs: [
      [
        ...LANGUAGES.map((one) => [bin('vite'), 'build', '-c', 'apps/web/vite.config.mts', { WORDING: one }]),
        [process.execPath, join(root, 'scripts', 'compress-web.mjs')],
      ],
      LANGUAGES.map((one) => [bin('vite'), 'build', '-c', 'apps/web/vite.server.config.mts', { WORDING: one }]),
    ],
  },
};

function* files(path) {
  if (!existsSync(join(root, path))) return;
  for (const entry of readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* files(`${path}/${entry.name}`);
    else yield `${path}/${entry.name}`;
  }
}

function fingerprint(part) {
  const hash = createHash('sha256').update(process.version);
  for (const source of part.sources) {
    for (const file of /\.json$|^\.\w+$/.test(source) ? [source] : files(source)) {
      if (part.leaveOut.test(file)) continue;
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** The last argument may be what the program's environment has besides. */
function run([program, ...given]) {
  const args = given.filter((one) => typeof one === 'string');
  const more = given.find((one) => typeof one !== 'string');
  return new Promise((done, failed) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0', ...more } });
    const leaveNone = () => child.kill();
    process.once('exit', leaveNone);
    child.once('exit', () => process.off('exit', leaveNone));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.once('error', (error) => failed(new Sentence(`${program} could not be started: ${error.message}`)));
    child.once('exit', (code) =>
      code === 0 ? done() : failed(new Sentence(`${output.trim()}\n\nThe build failed; what is wrong stands above.`)),
    );
  });
}

async function runInTurn(programs) {
  for (const program of programs) await run(program);
}

/** @param {('server' | 'web' | 'languages')[]} wanted */
export async function ensureBuilt(wanted = ['server', 'web']) {
  // the web app's build begins by emptying the folder that the languages share with it
  if (wanted.includes('languages') && wanted.length > 1) {
    const first = await ensureBuilt(wanted.filter((one) => one !== 'languages'));
    return (await ensureBuilt(['languages'])) || first;
  }
  const stale = wanted
    .map((name) => ({ ...parts[name], stamp: join(root, 'dist', `.${name}`), now: fingerprint(parts[name]) }))
    .filter(({ stamp, now, results }) => {
      const built = results.every((result) => existsSync(join(root, result)));
      return !built || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== now;
    });
  if (!stale.length) return false;
  const since = performance.now();
  say(`Building ${stale.map(({ title }) => title).join(' and ')} …`);
  // A build that fails half-way must not be taken for the last good one.
  for (const { stamp } of stale) rmSync(stamp, { force: true });
  const ends = await Promise.allSettled(stale.flatMap(({ programs }) => programs.map(runInTurn)));
  const failure = ends.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
  mkdirSync(join(root, 'dist'), { recursive: true });
  for (const { stamp, now } of stale) writeFileSync(stamp, now);
  say(`Built in ${seconds(since)}.`);
  return true;
}

if (isMain(import.meta)) {
  const named = process.argv.slice(2);
  await main(() => ensureBuilt(named.length ? named : ['server', 'web', 'languages']).then(() => 0));
}

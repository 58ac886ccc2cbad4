// Compiles API and worker to dist/api and dist/worker with swc, as tests and development do. Types are checked by
// themselves (`npm run typecheck`): TypeScript's own compiler took ninety seconds of the processor for what takes swc five.
import { transformFile } from '@swc/core';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isMain, main, root } from './environment.mjs';

const DATA = 'libs/entries/data';
/** Packages that no start needs: each is loaded when it is first used. They took 0.7 of the 4.5 seconds in which the API loads itself. */
const LOADED_WHEN_USED = [
  '@cantoo/pdf-lib',
  '@peculiar/x509',
  'argon2',
  'hucre/xlsx',
  'ical-generator',
  'n2words/en-GB',
  'n2words/id-ID',
  'nodemailer',
  'pg-copy-streams',
  's3mini',
  'sanitize-html',
  'sharp',
  'tar-stream',
  'web-push',
];
const LEFT_OUT = /\.(int-)?spec\.ts$|\.d\.ts$|\/testing\//;

const sourcesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !LEFT_OUT.test(path));

/** A path below the root, into the tree of each program that may need it. */
async function compile(path, trees) {
  // what is imported when it is needed stays an `import()`: it may be a package of ES modules
  const { code, map } = await transformFile(join(root, path), {
    configFile: join(root, '.swcrc'),
    module: { type: 'commonjs', ignoreDynamic: true, lazy: LOADED_WHEN_USED },
    sourceMaps: true,
    inlineSourcesContent: false,
  });
  for (const tree of trees) {
    const target = join(root, 'dist', tree, path.replace(/\.ts$/, '.js'));
    const sources = [relative(dirname(target), join(root, path)).replaceAll('\\', '/')];
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `${code}\n//# sourceMappingURL=${target.split(/[\\/]/).at(-1)}.map\n`);
    writeFileSync(`${target}.map`, JSON.stringify({ ...JSON.parse(map), sources }));
  }
}

export async function compileServer() {
  const libraries = readdirSync(join(root, 'libs')).map((name) => `libs/${name}/src`);
  const files = [
    ...libraries.flatMap(sourcesOf).map((path) => [path, ['api', 'worker']]),
    ...sourcesOf('apps/api/src').map((path) => [path, ['api']]),
    ...sourcesOf('apps/worker/src').map((path) => [path, ['worker']]),
  ];
  // with what Node has kept of the programs of before (scripts/system.mjs)
  for (const tree of ['api', 'worker', 'node-cache'])
    rmSync(join(root, 'dist', tree), { recursive: true, force: true });
  await Promise.all(files.map(([path, trees]) => compile(path, trees)));
  // what a rehearsal is filled with, also where there are no sources
  cpSync(join(root, DATA), join(root, 'dist', 'api', DATA), { recursive: true });
}

if (isMain(import.meta)) await main(() => compileServer().then(() => 0));

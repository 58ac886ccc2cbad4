// No expression of what answers requests seeks a row of the same up to the end of a text: it would look again from each of
// them, and takes the square of a length that somebody else chooses (decision 681).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const FOLDERS = ['apps/api/src', 'apps/worker/src', 'libs/contract/src', 'libs/platform/src'];

/** Their texts are the server's own settings, or cut to a bound before. */
const BOUNDED = [
  'apps/api/src/tournaments/tournament-settings.service.ts /-+$/',
  'apps/api/src/web-pages/page-head.ts /[\\s,.;:–-]+$/',
  'apps/api/src/web-pages/serve-web.ts /\\/+$/',
  'libs/platform/src/env/env.ts /\\/+$/',
  'libs/platform/src/files/s3-contents.ts /\\/+$/',
  "libs/platform/src/files/sheet-cells.ts /[\\s']+$/",
];

/** One letter or class, many times, up to the end; from the beginning on (`^`) it is looked for once. */
const ROW_AT_THE_END = /(?<!\\)\/(?:[^\n]*\|)?(?:\[(?:\\.|[^\]\\\n])+\]|\\.|[^\s\\/|^)\]])[+*]\$\//g;

const found = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .flatMap((file) => {
      const path = `${folder}/${file}`;
      const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
      const code = lines.filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line)).join('\n');
      return [...code.matchAll(ROW_AT_THE_END)].map(([expression]) => `${path} ${expression}`);
    }),
);

it('sees such an expression', () => {
  const seen = [String.raw`/\/+$/`, String.raw`/^\/+|\/+$/`, '/[.,]+$/', String.raw`/\s*$/`];
  for (const one of seen) expect(one.match(ROW_AT_THE_END)).toEqual([one]);
  for (const one of ['/^[a-z]+$/', '/a$/', '/b+/']) expect(one.match(ROW_AT_THE_END)).toBeNull();
});

it('there is none but over a text with a bound', () => {
  expect(found.sort()).toEqual([...BOUNDED].sort());
});

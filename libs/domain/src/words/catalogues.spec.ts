// Every catalogue has the same texts in its other languages, and English ones are English.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
/** Of each folder: whether every catalogue in it has to have an English one, or only those that have are looked at. */
const FOLDERS: Readonly<Record<string, 'all' | 'those-there'>> = {
  'libs/contract/src': 'those-there',
  'libs/database/src': 'those-there',
  'libs/domain/src': 'all',
  'libs/drawing/src': 'those-there',
  'libs/entries/src': 'those-there',
  'libs/feed/src': 'those-there',
  'libs/medals/src': 'those-there',
  'libs/platform/src': 'all',
  'libs/scheduling/src': 'those-there',
  'apps/api/src': 'those-there',
  'apps/web/src': 'those-there',
  'apps/worker/src': 'all',
};
const LANGUAGES = ['id', 'en', 'ms'] as const;

/** Words that hold every Indonesian sentence together, and none of an English one. */
const INDONESIAN = /(?<![\p{L}-])(dan|yang|untuk|tidak|belum|dengan|dari|ke|di|ini|pada|atau|sudah|akan)(?![\p{L}-])/iu;

const cataloguesIn = (folder: string): string[] =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('texts.ts'))
        .map((file) => join(folder, file))
        .sort()
    : [];

const siblingOf = (catalogue: string, language: string): string => catalogue.replace(/\.ts$/, `.${language}.ts`);
const isThere = (file: string): boolean => existsSync(join(ROOT, file));
/** Which files there are is known when it runs. */
const loaded: NodeJS.Require = require;
const load = (file: string): Record<string, unknown> => loaded(join(ROOT, file)) as Record<string, unknown>;

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Where two catalogues differ in what they have: 'memberTexts.columns.id: string, function'. */
function differences(original: unknown, other: unknown, at: string): string[] {
  const [kind, otherKind] = [kindOf(original), kindOf(other)];
  if (kind !== otherKind) return [`${at}: ${kind}, ${otherKind}`];
  if (!isBranch(original) || !isBranch(other)) return [];
  const keys = new Set([...Object.keys(original), ...Object.keys(other)]);
  return [...keys].flatMap((key) => differences(original[key], other[key], `${at}.${key}`));
}

/** Lines of a catalogue that hold an Indonesian word: what it takes from another catalogue is that one's. */
const indonesianLines = (file: string): string[] =>
  readFileSync(join(ROOT, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .split('\n')
    .filter((line) => INDONESIAN.test(line))
    .map((line) => `${file}: ${line.trim()}`);

describe.each(Object.entries(FOLDERS))('catalogues of %s', (folder, asked) => {
  const catalogues = cataloguesIn(folder);

  it(`have an English one beside them (${asked})`, () => {
    const alone = catalogues.filter((file) => !isThere(siblingOf(file, 'en')));
    expect(asked === 'all' ? alone : []).toEqual([]);
  });

  it('have the same texts in every language', () => {
    const odd = catalogues.flatMap((file) =>
      LANGUAGES.map((language) => siblingOf(file, language))
        .filter(isThere)
        .flatMap((sibling) => differences(load(file), load(sibling), sibling)),
    );
    expect(odd).toEqual([]);
  });

  it('say nothing in Indonesian where they are English', () => {
    const odd = catalogues
      .map((file) => siblingOf(file, 'en'))
      .filter(isThere)
      .flatMap(indonesianLines);
    expect(odd).toEqual([]);
  });
});

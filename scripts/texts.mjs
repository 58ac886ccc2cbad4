// Gives translators all texts of the web app and the libraries as one file, and takes their work back (docs/translating.md):
//   npm run texts export ms FILE.json
//   npm run texts import ms FILE.json
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { filledIn, parse, textsOf, wordsOf } from './catalogue-texts.mjs';
import { catalogueIn, checkPlaceholders } from './catalogue-writing.mjs';
import { isMain, main, root, say, Sentence } from './environment.mjs';

const FOLDERS = ['apps/web/src', 'libs'];
const USE = 'Say `npm run texts export ms FILE.json` or `npm run texts import ms FILE.json`.';

const sibling = (path, language) => path.replace(/\.ts$/, `.${language}.ts`);

/** The originals that stand in English too, as paths from the folder of the repository. */
const catalogues = (folder) =>
  FOLDERS.filter((one) => existsSync(join(folder, one)))
    .flatMap((one) =>
      readdirSync(join(folder, one), { recursive: true, encoding: 'utf8' }).map((name) => `${one}/${name}`),
    )
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('texts.ts') && existsSync(join(folder, sibling(name, 'en'))))
    .sort();

/** Texts by path, in the words of one file; placeholders are numbered as in the original. */
function wordsIn(path, originals) {
  if (!existsSync(path)) return new Map();
  const numbers = (at) => {
    const original = originals.get(at) ?? originals.get(at.replace(/#\d+$/, ''));
    return original ? filledIn(original) : [];
  };
  return new Map(textsOf(parse(path)).map(({ path: at, node }) => [at, wordsOf(node, numbers(at))]));
}

function textsToTranslate(path, language) {
  const originals = new Map(textsOf(parse(path)).map(({ path: at, node }) => [at, node]));
  const [inIndonesian, inEnglish, there] = ['id', 'en', language].map((one) => wordsIn(sibling(path, one), originals));
  return Object.fromEntries(
    [...originals].map(([at, node]) => [
      at,
      {
        default: wordsOf(node, filledIn(node)),
        ...(inIndonesian.has(at) ? { id: inIndonesian.get(at) } : {}),
        en: inEnglish.get(at) ?? '',
        [language]: there.get(at) ?? '',
      },
    ]),
  );
}

/** `{ language, files: { [path]: { [key path]: { default, id?, en, [language] } } } }`; '' is not translated yet. */
export const exported = (language, folder = root) => ({
  language,
  files: Object.fromEntries(catalogues(folder).map((file) => [file, textsToTranslate(join(folder, file), language)])),
});

/** @returns [path, its source or null] of each file to write; nothing is written while one text is refused */
function sourcesOf(language, { files }, folder) {
  const known = new Set(catalogues(folder));
  return Object.entries(files).map(([file, rows]) => {
    if (!known.has(file)) throw new Sentence(`There is no catalogue ${file} with an English one beside it.`);
    const path = join(folder, file);
    const originals = new Map(textsOf(parse(path)).map(({ path: at, node }) => [at, node]));
    const translated = new Map();
    for (const [at, row] of Object.entries(rows)) {
      const text = row[language] ?? '';
      if (typeof text !== 'string') throw new Sentence(`${file}: ${at} is no text.`);
      if (text.trim() === '') continue;
      const node = originals.get(at);
      if (!node) throw new Sentence(`${file} has no text ${at} (any more); export anew.`);
      checkPlaceholders(file, at, node, text);
      translated.set(at, text);
    }
    const indonesian = sibling(path, 'id');
    const fallback = basename(existsSync(indonesian) ? indonesian : path, '.ts');
    return [sibling(path, language), catalogueIn(language, path, translated, `./${fallback}`)];
  });
}

/**
 * Writes the catalogues of a language; one of which nothing is translated is removed.
 * @returns how many stand in the language now
 * @throws Sentence that names the text which cannot be taken
 */
export async function taken(language, given, folder = root) {
  if (given?.language !== language || typeof given.files !== 'object' || given.files === null)
    throw new Sentence(`This is not what \`npm run texts export ${language}\` writes.`);
  const config = await resolveConfig(join(root, 'package.json'));
  const sources = await Promise.all(
    sourcesOf(language, given, folder).map(async ([path, source]) => [
      path,
      source === null ? null : await format(source, { ...config, parser: 'typescript' }),
    ]),
  );
  for (const [path, source] of sources) {
    if (source === null) rmSync(path, { force: true });
    else writeFileSync(path, source);
  }
  return sources.filter(([, source]) => source !== null).length;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Sentence(`${file} could not be read: ${error.message}`);
  }
}

async function run([action, language, file]) {
  if (!['export', 'import'].includes(action) || !language || !file) throw new Sentence(USE);
  if (!/^[a-z]{2}$/.test(language) || ['id', 'en'].includes(language))
    throw new Sentence(
      `'${language}' is no language to translate into: Indonesian and English are written in the code.`,
    );
  if (action === 'export') {
    const texts = exported(language);
    writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
    const rows = Object.values(texts.files).flatMap((rows) => Object.values(rows));
    say(`${rows.length} texts written to ${file}, ${rows.filter((row) => row[language]).length} of them translated.`);
  } else say(`${await taken(language, read(file))} catalogues stand in '${language}' now.`);
  return 0;
}

if (isMain(import.meta)) await main(() => run(process.argv.slice(2)));

// Teaches a process all languages: every text of a catalogue answers in the wording of the request that reads it.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FALLBACKS, type Wording, WORDINGS } from '@gelanggang/domain/words/languages';
import { currentWording } from './wording';

type Texts = Record<string, unknown>;
type Language = Exclude<Wording, 'default'>;

const IN_LANGUAGE = /texts\.(id|en|ms)\.[jt]s$/;
const LIBRARIES = join(__dirname, '../../..');
const load = createRequire(__filename);
/** A process that is taught twice, as one of tests is, has learnt already. */
const taught = new WeakSet<object>();

/**
 * Every catalogue of the libraries and below these folders (absolute) that stands in another language beside its
 * original. What has copied a text before keeps the copy's language: nothing on the server computes from a text while it
 * is loaded.
 */
export function teachLanguages(...folders: string[]): void {
  const languages = new Map<string, Language[]>();
  for (const path of [LIBRARIES, ...folders].flatMap(catalogues)) {
    const language = IN_LANGUAGE.exec(path)?.[1] as Language;
    const original = path.replace(IN_LANGUAGE, 'texts');
    languages.set(original, [...(languages.get(original) ?? []), language]);
  }
  for (const [original, spoken] of languages) teach(original, spoken);
}

const catalogues = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => IN_LANGUAGE.test(name))
    .map((name) => join(folder, name));

function teach(path: string, languages: readonly Language[]): void {
  const original = load(path) as Texts;
  if (taught.has(original)) return;
  taught.add(original);
  // copied before anything is replaced: a language may hold parts of the original itself
  const worded: Partial<Record<Wording, Texts>> = { default: copied(original) };
  for (const language of languages) worded[language] = copied(load(`${path}.${language}`) as Texts);
  for (const [name, texts] of Object.entries(original)) {
    if (!isGroup(texts)) throw new Error(`${path} exports ${name}, which is no object of texts.`);
    replace(texts, partsOf(worded, name));
  }
}

const isGroup = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const copied = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, isGroup(value) ? copied(value) : value]));

/** What each wording has under this key, where that is texts again. */
const partsOf = (worded: Partial<Record<Wording, Texts>>, key: string): Partial<Record<Wording, Texts>> =>
  Object.fromEntries(
    Object.entries(worded)
      .map(([wording, texts]) => [wording, texts[key]])
      .filter(([, part]) => isGroup(part)),
  ) as Partial<Record<Wording, Texts>>;

function replace(texts: Texts, worded: Partial<Record<Wording, Texts>>): void {
  for (const [key, value] of Object.entries(texts)) {
    if (isGroup(value)) {
      replace(value, partsOf(worded, key));
      continue;
    }
    const words = (wording: Wording): unknown =>
      FALLBACKS[wording].map((one) => worded[one]?.[key]).find((one) => one !== undefined);
    const inEach = Object.fromEntries(WORDINGS.map((wording) => [wording, words(wording)])) as Record<Wording, unknown>;
    Object.defineProperty(texts, key, { enumerable: true, configurable: true, get: () => inEach[currentWording()] });
  }
}

// Builds the web app in one language: wherever a catalogue is imported, its sibling in that language is taken instead.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { FALLBACKS, fileIn, type Wording } from '../../libs/domain/src/words/languages';
import { documentTexts } from './src/site/document-texts';
import { documentTexts as english } from './src/site/document-texts.en';
import { documentTexts as malay } from './src/site/document-texts.ms';

const CATALOGUE = /[/.-]texts\.ts$/;
const SIBLING = /^(.*[/.-]texts)\.(?:id|en|ms)\.ts$/;

/** WORDING of the environment; the specification's own wording without it. */
export function wordingOfBuild(): Wording {
  const asked = process.env.WORDING ?? 'default';
  if (!(asked in FALLBACKS)) throw new Error(`There is no wording '${asked}'.`);
  return asked as Wording;
}

export function languages(wording: Wording): Plugin {
  const found = new Map<string, string>();
  const siblingOf = (path: string): string => {
    const known = found.get(path);
    if (known !== undefined) return known;
    const base = path.replace(/\.ts$/, '');
    const sibling = FALLBACKS[wording].map((one) => `${base}.${one}.ts`).find((one) => existsSync(one)) ?? path;
    found.set(path, sibling);
    return sibling;
  };
  return {
    name: 'languages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (wording === 'default' || !source.includes('texts')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || !CATALOGUE.test(resolved.id)) return resolved;
      // a sibling may build on the original
      if (importer && SIBLING.exec(importer)?.[1] === resolved.id.replace(/\.ts$/, '')) return resolved;
      return { ...resolved, id: siblingOf(resolved.id) };
    },
  };
}

const DOCUMENT: Readonly<Record<Wording, typeof documentTexts>> = {
  default: documentTexts,
  id: documentTexts,
  en: english,
  ms: malay,
};

/** The words of index.html; and its name, `index.en.html`, which the service worker's list does not need. */
export function documentIn(wording: Wording): Plugin {
  const words: Readonly<Record<string, string>> = { ...DOCUMENT[wording], wording };
  return {
    name: 'document-in-language',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace(/%(\w+)%/g, (whole, key: string) => words[key] ?? whole)
          .replace('/app.webmanifest', `/${fileIn(wording, 'app.webmanifest')}`),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (wording === 'default') return;
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build made no index.html.');
        this.emitFile({ type: 'asset', fileName: fileIn(wording, 'index.html'), source: page.source });
        delete bundle['index.html'];
        const path = fileURLToPath(new URL('./public/app.webmanifest', import.meta.url));
        const application = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
        const { name, description, language: lang } = words;
        const source = JSON.stringify({ ...application, name, description, lang });
        this.emitFile({ type: 'asset', fileName: fileIn(wording, 'app.webmanifest'), source });
      },
    },
  };
}

// Builds the web app in a made-up language with longer words, for the tests that look whether every page has room for one.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CATALOGUE = /[/.-]texts\.ts$/;
const BEFORE = '\0longer:';
const WORDS = fileURLToPath(new URL('./longer.ts', import.meta.url));

/** Whoever imports a catalogue, and is none, gets its texts made longer. */
export function longerTexts(): Plugin {
  return {
    name: 'longer-texts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.includes('texts') || importer?.startsWith(BEFORE) || (importer && CATALOGUE.test(importer)))
        return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && CATALOGUE.test(resolved.id) ? { ...resolved, id: BEFORE + resolved.id } : resolved;
    },
    async load(id) {
      if (!id.startsWith(BEFORE)) return null;
      const path = id.slice(BEFORE.length);
      const names = (await this.load({ id: path })).exports;
      return [
        `import { longer } from ${JSON.stringify(WORDS)};`,
        `import * as theOriginal from ${JSON.stringify(path)};`,
        ...names.map((name) => `export const ${name} = longer(theOriginal.${name});`),
      ].join('\n');
    },
  };
}

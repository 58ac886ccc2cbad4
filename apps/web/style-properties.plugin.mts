// Leaves CSS properties that nothing names out of the list by which Chakra tells styles from attributes: a kilobyte of
// every public page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LIST = /cssPropertiesStr = "([\w,]+)"/;
const SOURCE = /\.(tsx?|js)$/;

function wordsBelow(folder: string): Set<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(
    names
      .filter((name) => SOURCE.test(name))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/\w+/g) ?? []),
  );
}

/**
 * `folders`: what may name a property, by a word of its own: none is put together of parts.
 * @throws where the package writes its list in another way
 */
export function onlyNamed(code: string, folders: readonly string[]): string {
  if (!LIST.test(code)) throw new Error('@pandacss/is-valid-prop has no list of properties where it had one.');
  const words = folders.map(wordsBelow);
  const isNamed = (property: string): boolean => words.some((some) => some.has(property));
  return code.replace(LIST, (_, list: string) => `cssPropertiesStr = "${list.split(',').filter(isNamed).join(',')}"`);
}

export function styleProperties(folders: readonly string[]): Plugin {
  return {
    name: 'style-properties',
    apply: 'build',
    transform: {
      filter: { id: /@pandacss\/is-valid-prop\/dist\/index\.mjs/ },
      handler: (code) => ({ code: onlyNamed(code, folders), map: null }),
    },
  };
}

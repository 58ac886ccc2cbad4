// The project's own source files, as the tests of the house and of the specification read them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(__dirname, '../..');

export interface Source {
  /** From the project's root, with slashes. */
  path: string;
  text: string;
}

const LEFT_OUT = new Set(['node_modules', 'dist', 'data']);

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name) || entry.name.startsWith('.')) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

/** Program files below these folders. */
export function sourcesOf(...folders: string[]): Source[] {
  return folders
    .flatMap((folder) => [...walk(folder)])
    .filter((path) => /\.(tsx?|mts|mjs|cjs)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function isTest({ path }: Source): boolean {
  return /\.(int-)?spec\.tsx?$|\/(e2e|test|testing)\//.test(path);
}

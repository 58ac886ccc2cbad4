// The version of the package that the running program was built from.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Wherever the build lies below it. */
export function productVersion(): string {
  for (let folder = __dirname; dirname(folder) !== folder; folder = dirname(folder)) {
    try {
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
        string,
        string
      >;
      if (name === 'gelanggang' && version) return version;
    } catch {
      // no package here: one folder up
    }
  }
  return '?';
}

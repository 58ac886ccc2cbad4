// Every migration, in the order of their numbers: each file of the folder is one, so that a new one is registered nowhere.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

const load = createRequire(__filename) as (path: string) => Record<string, Migration>;

const FOLDER = join(__dirname, 'migrations');
/** `1797231390000-text-messages.ts`: milliseconds since 1970, unlike any other's. */
const FILE = /^(\d{13})-[a-z0-9-]+\.[jt]s$/;

/** Throws where the file is no migration of its number. */
function migrationOf(file: string): Migration {
  const [one, ...more] = Object.values(load(join(FOLDER, file)));
  if (!one?.name.endsWith(FILE.exec(file)?.[1] ?? '-') || more.length > 0)
    throw new Error(`${file} exports one class, and its name ends with the file's number.`);
  return one;
}

export const migrations: readonly Migration[] = readdirSync(FOLDER)
  .filter((file) => FILE.test(file))
  .sort()
  .map(migrationOf);

// docs/features.md, the table of features, held against the folders: one name for a feature on every floor.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, root, sourcesOf } from '../../../test/specification/sources';

interface Feature {
  name: string;
  floors: string[];
  contract: string[];
  tests: string[];
}

const words = (cell: string): string[] => cell.split(',').flatMap((word) => word.trim().replaceAll('`', '') || []);
const rows = readFileSync(join(root, 'docs/features.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!-|feature |where )/.test(line))
  .map((line) => line.split('|').slice(1, -1));
const features: Feature[] = rows
  .filter((cells) => cells.length === 5)
  .map(([name = '', , floors = '', contract = '', tests = '']) => ({
    name: words(name)[0] ?? '',
    floors: words(floors),
    contract: words(contract),
    tests: words(tests),
  }));
const unowned = new Map(
  rows.filter((cells) => cells.length === 2).map(([where = '', names = '']) => [where.trim(), words(names)]),
);

const paths = sourcesOf('apps', 'libs').map(({ path }) => path);
const FLOORS = { web: 'apps/web/src/features/', api: 'apps/api/src/', worker: 'apps/worker/src/' };

/** The folders and files right below a folder, files by their names without ending. */
function below(folder: string, name = /^([a-z0-9-]+)\//): string[] {
  const found = paths.flatMap((path) =>
    path.startsWith(folder) ? (name.exec(path.slice(folder.length))?.[1] ?? []) : [],
  );
  return [...new Set(found)].sort();
}

const once = (lists: readonly string[][]): string[] => lists.flat().sort();

describe('A feature', () => {
  it.each(Object.entries(FLOORS))('has a folder of its name in %s', (floor, folder) => {
    const named = features.filter(({ floors }) => floors.includes(floor)).map(({ name }) => name);
    expect(below(folder)).toEqual(once([named, unowned.get(floor) ?? []]));
  });

  it('has its files of the contract, and shares none with another one', () => {
    const files = below('libs/contract/src/', /^([a-z0-9-]+)\.ts$/);
    const tables = below('libs/contract/src/calls/', /^([a-z0-9-]+)\.ts$/);
    // a catalogue belongs to what it words
    const there = [...new Set([...files, ...tables])].filter((name) => !/(^|-)texts$/.test(name)).sort();
    expect(there).toEqual(once([...features.map(({ contract }) => contract), unowned.get('contract') ?? []]));
  });

  it('has its browser tests, each of which is about one', () => {
    const specs = paths.flatMap((path) => /^apps\/web\/e2e\/([a-z0-9-]+)\.spec\.ts$/.exec(path)?.[1] ?? []);
    expect(specs.sort()).toEqual(once([...features.map(({ tests }) => tests), unowned.get('browser tests') ?? []]));
  });

  it('takes the tables of calls that its row names, on the server', () => {
    const owner = new Map(features.flatMap(({ name, contract }) => contract.map((file) => [file, name] as const)));
    const foreign = sourcesOf('apps')
      .filter((source) => /^apps\/api\/src\/.*\.controller\.ts$/.test(source.path) && !isTest(source))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/'@gelanggang\/contract\/calls\/([a-z-]+)'/g)].flatMap(([, table = '']) => {
          const [, folder = ''] = /^apps\/api\/src\/([a-z-]+)\//.exec(path) ?? [];
          return owner.has(table) && owner.get(table) !== folder ? `${path} answers ${table}` : [];
        }),
      );
    expect(foreign).toEqual([]);
  });
});

it('a decision has a number of its own, and a date', () => {
  const lines = readFileSync(join(root, 'docs/decisions.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- **'));
  const numbers = lines.map((line) => /^- \*\*(\d+)\*\* \(\d{4}-\d{2}-\d{2}/.exec(line)?.[1] ?? line.slice(0, 40));
  expect(numbers.filter((number, index) => !/^\d+$/.test(number) || numbers.indexOf(number) < index)).toEqual([]);
});

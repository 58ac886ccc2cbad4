// Exports: a sheet of 10,000 and 100,000 rows and 13 columns, beside what people write sheets with. Targets D1, D2.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quantile } from '../harness/figures.mjs';
import { named } from '../harness/peers.mjs';
import { startHelper } from '../harness/processes.mjs';

const require = createRequire(import.meta.url);
const { startEmbeddedPostgres } = require('../../test/setup/embedded-postgres.cjs');

export const title = 'Exports';
export const how =
  'Each file in a process of its own, so memory is its own: all of Node, the database client and the writer. All read ' +
  'the same rows through the same cursor; a small sheet first compiles the code. Stall: the longest time in which the ' +
  'event loop did nothing else.';

const WRITERS = ['exceljs buffered', 'exceljs streaming', 'SheetJS', 'plain CSV'];
const GOALS = { 'exceljs buffered': ['≥', 4], 'exceljs streaming': ['≥', 1.7] };
const VERSIONS = {
  ...{ 'exceljs buffered': `${named('exceljs')}, buffered`, 'exceljs streaming': `${named('exceljs')}, streaming` },
  SheetJS: `SheetJS ${named('xlsx').split(' ')[1]}`,
};
const MEGABYTE = 1e6;

async function written(databaseUrl, folder, writer, count) {
  const helper = startHelper(fileURLToPath(new URL('writer.mjs', import.meta.url)));
  try {
    return await helper.ask('write', { databaseUrl, writer, count, path: join(folder, 'sheet') });
  } finally {
    await helper.stop();
  }
}

export async function measure({ isQuick, figure, growth, say }) {
  const sizes = isQuick ? [100, 1_000] : [1_000, 10_000, 100_000];
  const most = sizes.at(-1);
  const folder = mkdtempSync(join(tmpdir(), 'gelanggang-bench-'));
  const postgres = await startEmbeddedPostgres();
  try {
    const found = new Map();
    for (const size of sizes) {
      say(`${size.toLocaleString('en')} rows`);
      const runs = { gelanggang: [], ...Object.fromEntries(WRITERS.map((name) => [name, []])) };
      for (let round = 0; round < (size === most ? 2 : 3); round++) {
        for (const writer of Object.keys(runs)) runs[writer].push(await written(postgres.url, folder, writer, size));
      }
      found.set(size, runs);
      if (size >= sizes.at(-2)) tell(figure, size, most, runs);
    }
    const ours = (size, what) => found.get(size).gelanggang.map((run) => run[what]);
    figure({
      ...{ goalId: 'D2', name: `peak memory of ${most.toLocaleString('en')} rows`, unit: 'MB' },
      ...{ ours: ours(most, 'peak').map((bytes) => bytes / MEGABYTE), goal: ['≤', 1.5], read: 'cost' },
      ...{
        beside: `of ${sizes.at(-2).toLocaleString('en')}`,
        theirs: quantile(ours(sizes.at(-2), 'peak'), 0.5) / MEGABYTE,
      },
    });
    growth(
      'a sheet',
      sizes,
      sizes.map((size) => ours(size, 'ms')),
    );
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function tell(figure, size, most, runs) {
  const rows = `${size.toLocaleString('en')} rows`;
  const isMost = size === most;
  for (const writer of WRITERS) {
    const of = (name, what, per = 1) => runs[name].map((run) => run[what] / per);
    const beside = VERSIONS[writer] ?? writer;
    const isPeer = writer !== 'plain CSV';
    figure({
      ...{
        goalId: 'D1',
        name: `${rows}: time`,
        unit: 'ms',
        ours: of('gelanggang', 'ms'),
        beside,
        theirs: of(writer, 'ms'),
      },
      ...(isMost && GOALS[writer] ? { goal: GOALS[writer] } : {}),
      ...(isPeer ? {} : { read: 'cost' }),
    });
    figure({
      ...{ goalId: 'D2', name: `${rows}: peak memory`, unit: 'MB', beside, read: isPeer ? 'gain' : 'cost' },
      ...{ ours: of('gelanggang', 'peak', MEGABYTE), theirs: of(writer, 'peak', MEGABYTE) },
      ...(isMost ? { goal: ['≤', 110, 'MB'] } : {}),
    });
    figure({
      ...{ goalId: 'D2', name: `${rows}: longest stall`, unit: 'ms', beside, goal: ['≤', 25, 'ms'], kind: 'count' },
      ...{ ours: of('gelanggang', 'stall'), theirs: of(writer, 'stall') },
    });
  }
}

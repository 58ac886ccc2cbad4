// Insight: all figures of a tournament of 200, 2,000 and 20,000 members, kept and counted anew. Target G1.
import { createRequire } from 'node:module';
import { startSystem } from '../harness/system.mjs';
import { inTurn } from '../harness/timing.mjs';
import { fill } from './fill.mjs';

const require = createRequire(import.meta.url);
require('../../test/setup/run-typescript.cjs');
require('reflect-metadata');
const { DataSource } = require('typeorm');
const { dataSourceOptions } = require('../../libs/database/src/data-source.ts');
const { readInsight } = require('../../libs/database/src/queries/insight.queries.ts');

export const title = 'Insight';
export const how =
  'Kept: the call of the page on the compiled API, which keeps its answer until the tournament changes, sizes in turn. ' +
  'Counted anew: its queries in the process of the bench, beside a plain count of the same rows.';

export async function measure({ isQuick, figure, growth, say }) {
  const sizes = isQuick ? [20, 200] : [200, 2_000, 20_000];
  const [few, many] = [sizes[0], sizes.at(-1)];
  const rounds = isQuick ? 3 : 15;
  const system = await startSystem({ worker: false });
  const dataSource = await new DataSource(dataSourceOptions(system.databaseUrl)).initialize();
  try {
    const tournaments = [];
    for (const [number, size] of sizes.entries()) {
      say(`filling ${size.toLocaleString('en')} members`);
      tournaments.push(await fill(dataSource, number, size));
    }
    await dataSource.query('analyze');
    for (const [index, id] of tournaments.entries()) {
      const { stats } = await readInsight(dataSource.manager, id, {});
      if (stats.registered !== sizes[index]) throw new Error(`counted ${stats.registered} of ${sizes[index]}`);
    }

    const bySize = (work) => Object.fromEntries(sizes.map((size, index) => [size, () => work(tournaments[index])]));
    const kept = await inTurn(
      bySize((id) => system.call('GET', `/tournaments/${id}/insight`)),
      { rounds: 3 * rounds, warmUp: 3 },
    );
    figure({
      ...{
        goalId: 'G1',
        name: `all figures of ${many.toLocaleString('en')} members, kept`,
        unit: 'ms',
        ours: kept[many],
      },
      ...{ beside: `of ${few}`, theirs: kept[few], read: 'cost', goal: ['≤', 2] },
    });
    const anew = await inTurn(
      bySize((id) => readInsight(dataSource.manager, id, {})),
      { rounds },
    );
    const counted = await inTurn(
      {
        theirs: () =>
          dataSource.query(
            `select count(*) from tournament_entry e join team_member m on m.id = e.team_member_id where tournament_id = $1`,
            [tournaments.at(-1)],
          ),
      },
      { rounds },
    );
    figure({
      ...{ name: `all figures of ${many.toLocaleString('en')} members, counted anew`, unit: 'ms', ours: anew[many] },
      ...{ beside: 'one count of the same rows', ...counted, read: 'cost' },
    });
    growth(
      'insight counted anew',
      sizes,
      sizes.map((size) => anew[size]),
    );
  } finally {
    await dataSource.destroy();
    await system.stop();
  }
}

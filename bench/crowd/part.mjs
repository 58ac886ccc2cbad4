// The crowd: viewers who follow by pieces through an HTTP cache, what they cost the API, and how old what they see is.
// Targets S1 and S2.
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { quantile } from '../harness/figures.mjs';
import { cpuOf, startHelper } from '../harness/processes.mjs';
import { startSystem } from '../harness/system.mjs';
import { makeTournament } from '../harness/tournament.mjs';

const require = createRequire(import.meta.url);
require('../../test/setup/run-typescript.cjs');
require('reflect-metadata');
const { DataSource } = require('typeorm');
const { dataSourceOptions } = require('../../libs/database/src/data-source.ts');
const { writeWithEvents } = require('../../libs/platform/src/events/event-log.ts');
const { nginxServer, startNginx } = require('../../test/setup/nginx.ts');

export const title = 'The crowd';
export const how =
  'Compiled API, its PostgreSQL with fsync, and nginx with the files of deploy before it; viewers on loopback in a process of their own, each waiting for the next piece. An event is written every half second; an age is from before its transaction until a viewer has all of the piece. Beside: the API without viewers, with the same events.';

const APART_MS = 500;

export async function measure({ isQuick, figure, say }) {
  if (!nginxServer()) return say('no nginx on the path: the crowd is not measured');
  const sizes = isQuick ? [20, 60] : [2_000, 5_000];
  const events = isQuick ? 6 : 60;
  const stops = [];
  try {
    const system = await startSystem({ worker: false });
    stops.push(() => system.stop());
    const tournament = await makeTournament(system, { slug: 'ukur-kerumunan', arenas: 3 });
    const stream = `tournament:${tournament.id}`;
    const dataSource = await new DataSource(dataSourceOptions(system.databaseUrl)).initialize();
    stops.push(() => dataSource.destroy());
    const nginx = await startNginx([system.url]);
    stops.push(() => nginx.close());
    const viewers = startHelper(fileURLToPath(new URL('viewers.mjs', import.meta.url)));
    stops.push(() => viewers.stop());

    const head = async () => (await (await fetch(`${system.url}/api/live/${stream}`)).json()).data;
    const tell = () =>
      writeWithEvents(dataSource, async (_manager, emit) =>
        emit(stream, 'schedule.removed', { schedule_id: 1, at: Date.now() }),
      );
    /** Events one after the other; CPU and requests of the API a second meanwhile. */
    async function play() {
      const [cpu, asked, began] = [cpuOf(system.api.pid), await askedOf(system.url), performance.now()];
      for (let n = 0; n < events; n++) {
        await tell();
        await pause(APART_MS);
      }
      const seconds = (performance.now() - began) / 1000;
      return {
        cpu: (cpuOf(system.api.pid) - cpu) / seconds,
        asked: ((await askedOf(system.url)) - asked) / seconds,
      };
    }

    const { epoch } = await head();
    await tell();
    say('without viewers');
    const alone = await play();
    let connected = 0;
    for (const size of sizes) {
      say(`${size} viewers`);
      await viewers.ask('begin', `${nginx.url}/api/live/${epoch}/${stream}`, (await head()).seq, size - connected);
      connected = size;
      await tell();
      await pause(2_000);
      await viewers.ask('forget');
      const seen = await play();
      const { ages, gaps } = await viewers.ask('reached', (await head()).seq);
      const many = `${size.toLocaleString('en')} viewers`;
      figure({
        ...{ goalId: 'S1', name: `${many}: CPU of the API a second`, unit: 'ms', ours: seen.cpu },
        ...{ beside: 'without viewers', theirs: alone.cpu, read: 'cost' },
        ...{ goal: ['≤', 10, 'ms'] },
      });
      figure({
        goalId: 'S1',
        name: `${many}: requests to the API`,
        unit: '/s',
        ours: seen.asked,
        goal: ['≤', 10, '/s'],
      });
      figure({ goalId: 'S2', name: `${many}: age, p50`, unit: 'ms', ours: quantile(ages, 0.5) });
      figure({
        goalId: 'S2',
        name: `${many}: age, p99`,
        unit: 'ms',
        ours: quantile(ages, 0.99),
        goal: ['≤', 600, 'ms'],
      });
      figure({ goalId: 'S2', name: `${many}: gaps and refusals`, unit: '', ours: gaps, goal: ['≤', 0, ''] });
    }
    await viewers.ask('end');
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function askedOf(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts = text.matchAll(/_count\{[^}]*route="\/api\/live\/[^"]*"[^}]*\} (\d+)/g);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

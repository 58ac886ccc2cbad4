// Web: what a public page weighs, when a phone can use it, and how it holds up while results come in. Targets H1, H2.
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openBrowser } from '../harness/browser.mjs';
import { quantile } from '../harness/figures.mjs';
import { startSystem } from '../harness/system.mjs';
import { classesOf, drawPools, entryRows, makeTournament, publishSchedule, takeIn } from '../harness/tournament.mjs';
import { root } from '../../scripts/environment.mjs';
import { bracketPaints } from './bracket.mjs';
import { watchAnew, watchPage } from './watch.mjs';

const require = createRequire(import.meta.url);
require('../../test/setup/run-typescript.cjs');
require('reflect-metadata');
const { DataSource } = require('typeorm');
const { dataSourceOptions } = require('../../libs/database/src/data-source.ts');
const { patchOf } = require('../../libs/contract/src/match-patch.ts');
const { writeWithEvents } = require('../../libs/platform/src/events/event-log.ts');

export const title = 'Web';
export const how =
  'The built app from the compiled API in headless Chromium. Phone: 412 × 823, CPU four times slower, 1.6 Mbit/s and ' +
  '150 ms to the server, as Lighthouse has its phone, applied; a new browser context for each visit. Script: what is asked for before the page is idle, in Brotli, without the socket client, which comes after the ' +
  'first paint. Usable: the end of the last long task. Updates are written to the event log with the matches of the schedule.';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (0.75 * 1e6) / 8,
};
const AFTER_PAINT = /socket\.io-client|\/esm-|\/travel-/;
const IDLE_MS = 1500;
const UPDATES_A_SECOND = 10;
const ENTRANTS = 64;
/** A frame that comes later than two of a usual screen is seen. */
const LATE_FRAME_MS = 34;
const LONG_TASK_MS = 50;

const brotliSize = (path) => {
  const file = join(root, 'dist/web', path);
  const packed = [`${file}.br`, file].find((one) => existsSync(one));
  return packed ? statSync(packed).size : 0;
};

async function slowPage(context, isThrottled) {
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  if (isThrottled) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  return page;
}

async function visit(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await slowPage(context, true);
    const scripts = new Set();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'script' && !AFTER_PAINT.test(pathname)) scripts.add(pathname);
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => window.seen.paint > 0);
    await pause(IDLE_MS);
    const seen = await page.evaluate(() => window.seen);
    const usable = Math.max(seen.paint, ...seen.longTasks.map(([start, length]) => start + length));
    return {
      ...{ script: [...scripts].reduce((sum, path) => sum + brotliSize(path), 0) / 1000 },
      ...{ paint: seen.paint, usable, shift: seen.shift },
    };
  } finally {
    await context.close();
  }
}

async function routes({ browser, figure, system, tournament, poolId, isQuick }) {
  const { slug } = tournament;
  const paths = {
    '/': '/',
    'the tournament': `/detail/${slug}`,
    'its schedule': `/schedule/${slug}/tanding`,
    'its live schedule': `/schedule/live/${slug}/tanding`,
    [`a bracket of ${ENTRANTS}`]: `/bagan/${slug}/tanding/${poolId}`,
    'its medals': `/medali/${slug}`,
  };
  for (const [name, path] of Object.entries(paths)) {
    const visits = [];
    for (let round = 0; round < (isQuick ? 1 : 3); round++) visits.push(await visit(browser, `${system.url}${path}`));
    const of = (what) => visits.map((one) => one[what]);
    const row = { goalId: 'H1', kind: 'count' };
    figure({ ...row, name: `${name}: script`, unit: 'kB', ours: of('script'), goal: ['≤', 170, 'kB'] });
    figure({
      ...row,
      name: `${name}: largest paint on a phone`,
      unit: 'ms',
      ours: of('paint'),
      goal: ['≤', 2000, 'ms'],
    });
    figure({ ...row, name: `${name}: usable on a phone`, unit: 'ms', ours: of('usable') });
    figure({ ...row, name: `${name}: layout shift`, unit: 'shift', ours: of('shift'), goal: ['≤', 0.02, 'shift'] });
  }
}

/** Ten times a second one match of the schedule comes with another score, while frames and long tasks are watched. */
async function underUpdates({ browser, dataSource, url, stream, matches, seconds, device, isThrottled }) {
  const context = await browser.newContext(device);
  try {
    const page = await slowPage(context, isThrottled);
    await page.goto(url, { waitUntil: 'load' });
    await pause(2 * IDLE_MS);
    await page.evaluate(watchAnew);
    const writes = [];
    for (let n = 0; n < UPDATES_A_SECOND * seconds; n++) {
      const match = matches[n % matches.length];
      const changed = {
        ...match,
        status: 'finished',
        winner: n % 2 ? 'red' : 'blue',
        win_kind: 'angka',
        blue_score: n,
        red_score: n + 1,
      };
      writes.push(
        writeWithEvents(dataSource, async (_manager, emit) =>
          emit(stream, 'matches.changed', { matches: [patchOf(changed, ['outcome'])] }),
        ),
      );
      await pause(1000 / UPDATES_A_SECOND);
    }
    await Promise.all(writes);
    const { frames, longTasks } = await page.evaluate(() => window.seen);
    return {
      late: (100 * frames.filter((ms) => ms > LATE_FRAME_MS).length) / Math.max(1, frames.length),
      p95: quantile(frames, 0.95),
      long: longTasks.filter(([, ms]) => ms > LONG_TASK_MS).length / seconds,
    };
  } finally {
    await context.close();
  }
}

async function updates({ browser, figure, system, tournament, poolId, isQuick }) {
  const dataSource = await new DataSource(dataSourceOptions(system.databaseUrl)).initialize();
  try {
    const snapshot = await (await fetch(`${system.url}/api/live/${tournament.slug}/tanding`)).json();
    const ofPool = snapshot.matches.filter((match) => match.pool_id === poolId && match.blue.state !== 'bye');
    const common = { browser, dataSource, stream: `tournament:${tournament.id}`, seconds: isQuick ? 2 : 6 };
    const pages = {
      'a live page': { url: `${system.url}/schedule/live/${tournament.slug}/tanding`, matches: snapshot.matches },
      [`a bracket of ${ENTRANTS}`]: {
        url: `${system.url}/bagan/${tournament.slug}/tanding/${poolId}`,
        matches: ofPool,
      },
    };
    const devices = { desk: [{ viewport: { width: 1280, height: 800 } }, false], phone: [PHONE, true] };
    for (const [name, page] of Object.entries(pages)) {
      for (const [kind, [device, isThrottled]] of Object.entries(devices)) {
        const found = await underUpdates({ ...common, ...page, device, isThrottled });
        const row = { goalId: 'H2', name: `${name} at ${UPDATES_A_SECOND} updates a second, ${kind}`, kind: 'count' };
        const goal = kind === 'desk' ? ['≤', 0, 'a second'] : undefined;
        figure({ ...row, name: `${row.name}: long tasks`, unit: 'a second', ours: found.long, goal });
        figure({ ...row, name: `${row.name}: late frames`, unit: '%', ours: found.late });
        figure({ ...row, name: `${row.name}: p95 of a frame`, unit: 'ms', ours: found.p95 });
      }
    }
  } finally {
    await dataSource.destroy();
  }
}

/** About 300 matches, one pool of them with 64 entrants. */
async function bigTournament(system, isQuick) {
  const classes = await classesOf(system, isQuick ? 2 : 16);
  const tournament = await makeTournament(system, { slug: 'ukur' });
  const rows = [
    ...(await entryRows(system, classes.slice(0, 1), ENTRANTS, 1)),
    ...(await entryRows(system, classes.slice(1), 16, 2)),
  ];
  await takeIn(
    system,
    tournament,
    rows.map((row, index) => ({ ...row, line: index + 2 })),
  );
  await drawPools(system, tournament);
  await publishSchedule(system, tournament);
  const { rows: pools } = await system.database.query(
    `select p.id::float8 as id from pool p join drawing d on d.id = p.drawing_id
     where p.tournament_id = $1 and d.category_class_id = $2`,
    [tournament.id, classes[0].id],
  );
  return { tournament, poolId: pools[0].id };
}

export async function measure({ isQuick, figure, say }) {
  say('starting the system and its tournament');
  const system = await startSystem();
  const browser = await openBrowser();
  try {
    const common = { browser, figure, system, isQuick, ...(await bigTournament(system, isQuick)) };
    await routes(common);
    await updates(common);
    say(`painting a bracket of ${ENTRANTS}`);
    const found = await bracketPaints(browser, { entrants: ENTRANTS, rounds: isQuick ? 2 : 9 });
    const row = { goalId: 'H2', unit: 'ms', kind: 'count' };
    figure({
      ...row,
      name: `a bracket of ${ENTRANTS}: from its data to painted`,
      ours: found.painted,
      goal: ['≤', 100, 'ms'],
    });
    figure({ ...row, name: `a bracket of ${ENTRANTS}: work of the page`, ours: found.cpu });
  } finally {
    await browser.close();
    await system.stop();
  }
}

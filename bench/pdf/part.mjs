// PDF: the schedule of 300 matches and a hundred brackets, cold, warm and several at once, beside a bare warm Puppeteer
// page of the same content, target E1; the schedule of a big tournament, which is printed when it is published, target E2.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { named } from '../harness/peers.mjs';
import { startSystem } from '../harness/system.mjs';
import { inTurn } from '../harness/timing.mjs';
import {
  classesOf,
  drawPools,
  entryRows,
  makeTournament,
  movedTo,
  scheduledTournament,
  startMatches,
  takeIn,
} from '../harness/tournament.mjs';
import { root } from '../../scripts/environment.mjs';
import { bareBrowser, byPdfkit, staticCopy } from './peers.mjs';

const require = createRequire(import.meta.url);
require('reflect-metadata');
const worker = (path) => require(join(root, 'dist/worker', path));

export const title = 'PDF';
export const how =
  "As jobs: from the call to the file that is ready, by the compiled worker. Warm: the worker's own printer in the " +
  'process of the bench, in turn with a bare Puppeteer page that stays open and is given the same markup, styles and ' +
  'fonts without scripts, by the same browser. pdfkit writes the matches as plain lines: the least there could be. ' +
  'Each print is of other content than the one before, except where the row says the same.';

const BRACKETS = 100;
const ATHLETES = 8;

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Another set of words for the same file: the same one would answer with the job that runs. */
const alike = (id) => [
  { tournament_id: id },
  { tournament_id: id, kind: 'tanding' },
  { tournament_id: id, layout: 'public' },
];

async function asJobs({ system, tournament, figure, what }) {
  const print = (params) => () => system.job('schedule-pdf', params, 5);
  const [params] = alike(tournament.id);
  let changes = 0;
  const change = () => movedTo(system, tournament, `Kota ${++changes}`);
  const cold = await timed(print(params));
  const [warm, again] = [[], []];
  for (let round = 0; round < 5; round++) {
    await change();
    warm.push(await timed(print(params)));
    again.push(await timed(print(params)));
  }
  figure({ goalId: 'E1', name: `${what} as a job, the first of a worker`, unit: 'ms', ours: cold });
  figure({ goalId: 'E1', name: `${what} as a job, warm`, unit: 'ms', ours: warm });
  figure({ name: `${what} as a job, the same content again`, unit: 'ms', ours: again });
  const three = [];
  for (let round = 0; round < 3; round++) {
    await change();
    three.push(await timed(() => Promise.all(alike(tournament.id).map((one) => print(one)()))));
  }
  figure({
    ...{
      name: `three of them at once`,
      unit: 'ms',
      ours: three,
      beside: 'one after the other',
      theirs: warm.map((ms) => 3 * ms),
    },
  });
}

/** The office's own file of a big tournament: once it was published, after a result, and where nothing was printed before. */
async function ofBigTournament({ system, figure, isQuick }) {
  const size = isQuick ? { matches: 60, arenas: 4 } : { matches: 3_480, arenas: 12, athletes: 21 };
  const tournament = await scheduledTournament(system, { slug: 'ukur-besar', ...size });
  const { rows } = await system.database.query('select count(*)::int as matches from match where tournament_id = $1', [
    tournament.id,
  ]);
  const what = `schedule of a tournament of ${rows[0].matches} matches`;
  const row = { goalId: 'E2', unit: 's', goal: ['≤', 1.5, 's'] };
  const seconds = async (work) => (await timed(work)) / 1000;
  const visitor = () => system.call('POST', '/public-files/schedule', { slug: tournament.slug, kind: 'tanding' });
  const whole = () => system.job('schedule-pdf', { tournament_id: tournament.id }, 5);
  const untilMade = async () => {
    while ((await visitor()).data.status !== 'ready') await new Promise((done) => setTimeout(done, 20));
  };
  // made since it was published
  await untilMade();
  figure({ ...row, name: `${what}, a visitor's`, ours: await seconds(untilMade) });
  const [asked, afterResult, anew] = [[], [], []];
  for (let round = 0; round < (isQuick ? 1 : 5); round++) {
    asked.push(await seconds(whole));
    const [id] = await startMatches(system, tournament.arenaIds.slice(round, round + 1));
    await system.call('POST', `/matches/${id}/result`, { winner: 'red', win_kind: 'teknik' });
    afterResult.push(await seconds(whole));
  }
  figure({ ...row, name: `${what}, asked for again`, ours: asked });
  figure({ ...row, name: `${what}, after a result`, ours: afterResult });
  for (let round = 0; round < (isQuick ? 1 : 3); round++) {
    await movedTo(system, tournament, `Gedung ${round}`);
    anew.push(await seconds(whole));
  }
  figure({ unit: 's', name: `${what}, all of it drawn anew`, ours: anew });
}

/** The worker's printer in this process, in turn with what others would do. */
async function besideBare({ system, tournaments, figure, growth, what, isQuick }) {
  const { PrintBrowser } = worker('apps/worker/src/pdf/browser.js');
  const { numbered } = worker('apps/worker/src/pdf/paper.js');
  const { readPrintSchedule } = worker('apps/worker/src/schedules/print-schedule.queries.js');
  const { dataSourceOptions } = worker('libs/database/src/data-source.js');
  const { DataSource } = require('typeorm');
  const dataSource = await new DataSource(dataSourceOptions(system.databaseUrl)).initialize();
  const printer = new PrintBrowser({ WEB_DIST: join(root, 'dist/web') });
  const pdf = numbered('0');
  const bare = await bareBrowser(pdf);
  try {
    const orders = [];
    for (const { id } of tournaments) {
      const data = await readPrintSchedule(dataSource.manager, { tournament_id: id });
      orders.push({ data, pdf, signal: new AbortController().signal });
    }
    const order = orders.at(-1);
    const html = await staticCopy(printer, order);
    const rounds = isQuick ? 2 : 7;
    let changes = 0;
    const other = ({ data, ...rest }) => ({
      ...rest,
      data: { ...data, tournament: { ...data.tournament, location: `Kota ${++changes}` } },
    });
    const found = await inTurn(
      { ours: () => printer.print(other(order)), bare: () => bare.print(html), pdfkit: () => byPdfkit(order.data) },
      { rounds, warmUp: 2 },
    );
    const row = { goalId: 'E1', name: `${what}, printed warm`, unit: 'ms', ours: found.ours, read: 'cost' };
    figure({ ...row, beside: 'bare warm Puppeteer page', theirs: found.bare, goal: ['≤', 1.1] });
    figure({ ...row, beside: `${named('pdfkit')}, plain lines`, theirs: found.pdfkit });
    const { again } = await inTurn({ again: () => printer.print(order) }, { rounds: 20 });
    figure({ ...row, name: `${what}, the same content again`, ours: again, goal: ['≤', 5, 'ms'] });
    const spent = [];
    for (const each of orders) spent.push((await inTurn({ ours: () => printer.print(other(each)) }, { rounds })).ours);
    growth(
      'a printed schedule',
      tournaments.map(({ matches }) => matches),
      spent,
    );
  } finally {
    await bare.stop();
    await printer.onApplicationShutdown();
    await dataSource.destroy();
  }
}

/** Pools of eight, drawn. */
async function drawnTournament(system, slug, pools) {
  const classes = await classesOf(system, pools);
  const tournament = await makeTournament(system, { slug });
  await takeIn(system, tournament, await entryRows(system, classes, ATHLETES, tournament.id));
  await drawPools(system, tournament);
  return tournament;
}

export async function measure({ isQuick, figure, growth, say }) {
  const sizes = isQuick ? [3, 30] : [3, 30, 300];
  const pools = isQuick ? 4 : BRACKETS;
  say('starting the system and its tournaments');
  const system = await startSystem();
  try {
    const tournaments = [];
    for (const matches of sizes) {
      tournaments.push({ matches, ...(await scheduledTournament(system, { slug: `ukur-${matches}`, matches })) });
    }
    const brackets = await drawnTournament(system, 'bagan', pools);
    const what = `schedule of ${sizes.at(-1)} matches`;
    await asJobs({ system, tournament: tournaments.at(-1), figure, what });
    const all = [];
    for (let round = 0; round < (isQuick ? 1 : 3); round++) {
      await movedTo(system, brackets, `Aula ${round}`);
      all.push(await timed(() => system.job('brackets-pdf', { tournament_id: brackets.id })));
    }
    figure({
      ...{ goalId: 'E1', name: `${pools} brackets of ${ATHLETES} in one file, as a job`, unit: 's' },
      ...{ ours: all.map((ms) => ms / 1000), goal: ['≤', 30, 's'] },
    });
    await ofBigTournament({ system, figure, isQuick });
    await besideBare({ system, tournaments, figure, growth, what, isQuick });
  } finally {
    await system.stop();
  }
}

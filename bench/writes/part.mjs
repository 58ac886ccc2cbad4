// Writes: what an operator waits for a result, how many a second there are, and what taps of judges take, beside the
// least that a database must do for a row that is safe. Targets W1 to W5.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { median, quantile } from '../harness/figures.mjs';
import { cpuOf } from '../harness/processes.mjs';
import { startSystem } from '../harness/system.mjs';
import { scheduledTournament } from '../harness/tournament.mjs';
import { fillWithOthers } from './others.mjs';
import { record, recordAtOnce, signInOperators, startOperators } from './operators.mjs';
import { close } from './send.mjs';
import { seatJudges, tapsAt } from './taps.mjs';

export const title = 'Writes';
export const how =
  'Compiled API and its PostgreSQL with fsync, all calls over HTTP on loopback, each match called and started before (not counted), both sides warm: hundreds of results come before. Each of the 20 operators has an account and arenas of its own. Beside: the INSERT of a row of that size, committed, by pg on the same PostgreSQL, prepared; alone it comes after each result, with 20 connections in turn with 20 operators. ' +
  'Taps come at their rate whether the ones before are answered or not, from three judges in each of 20 arenas; late is what was refused for its age.';

const OPERATORS = 20;
const TAPS_A_SECOND = [60, 238, 358, 1_000];
/** Their matches are on until the end. */
const JUDGED_ARENAS = 20;
const OTHER_MATCHES = 50_000;
/** Of a result of each arena: the server's code is compiled by its own use, as on a day that has begun. */
const WARM_ROUNDS = 6;

/** Connections that each insert a row as large as a result's event, and commit it. */
async function bareWriters(system, count) {
  await system.database.query(
    'create table if not exists bare_row (id bigserial primary key, at timestamptz, data jsonb)',
  );
  const { rows } = await system.database.query('select data::text from event order by length(data::text) desc limit 1');
  const clients = await Promise.all(
    Array.from({ length: count }, async () => {
      const client = new pg.Client(system.databaseUrl);
      await client.connect();
      return client;
    }),
  );
  const text = 'insert into bare_row (at, data) values (now(), $1::jsonb)';
  return {
    async write(place = 0) {
      const began = performance.now();
      await clients[place].query({ name: 'bare', text, values: [rows[0].data] });
      return performance.now() - began;
    },
    stop: () => Promise.all(clients.map((client) => client.end())),
  };
}

/** Each match's result, one after the other, each followed by a bare row. */
async function alone(system, bare, matches) {
  const found = { ours: [], theirs: [] };
  for (const match of matches) {
    found.ours.push((await record(system, match)).took);
    found.theirs.push(await bare.write());
  }
  return found;
}

/** `work` of all `things` by so many at once, none of whom waits for another: how many a second, and what each took. */
async function atOnce(things, count, work) {
  const left = [...things];
  const took = [];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: count }, async (_, place) => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) took.push(await work(next, place));
    }),
  );
  return { rate: (1000 * things.length) / (performance.now() - began), took };
}

export async function measure({ isQuick, figure, say }) {
  const stops = [];
  try {
    say('starting the system and its tournament');
    const system = await startSystem();
    stops.push(() => system.stop());
    const arenas = isQuick ? 40 : 100;
    const tournament = await scheduledTournament(system, {
      ...{ slug: 'ukur-tulis', matches: isQuick ? 300 : 2_000, arenas },
    });
    const operators = await signInOperators(system, tournament.arenaIds, OPERATORS);
    const started = (from = 0) => startOperators(system, operators, tournament.arenaIds.slice(from));
    const bare = await bareWriters(system, OPERATORS);
    stops.push(() => bare.stop());
    for (let round = 0; round < (isQuick ? 1 : WARM_ROUNDS); round++) {
      await recordAtOnce(system, operators, await started());
    }

    say('results alone');
    const few = { ours: [], theirs: [] };
    for (let round = 0; round < (isQuick ? 1 : 2); round++) {
      const { ours, theirs } = await alone(system, bare, await started());
      few.ours.push(...ours);
      few.theirs.push(...theirs);
    }
    const insert = { beside: 'INSERT and commit', read: 'cost', unit: 'ms' };
    figure({ ...insert, goalId: 'W1', name: 'result alone, p50', ...few, goal: ['≤', 3] });
    figure({
      ...{ ...insert, goalId: 'W1', name: 'result alone, p99', ours: quantile(few.ours, 0.99) },
      theirs: quantile(few.theirs, 0.99),
    });

    say(`${OPERATORS} operators`);
    const many = { ours: [], theirs: [], took: [], api: [], postgres: [] };
    for (let round = 0; round < (isQuick ? 1 : 4); round++) {
      const matches = await started();
      const before = await cpuOfAll(system);
      const ours = await recordAtOnce(system, operators, matches);
      const after = await cpuOfAll(system);
      for (const whose of ['api', 'postgres']) many[whose].push((after[whose] - before[whose]) / matches.length);
      const theirs = await atOnce(
        Array.from({ length: 2_000 }, (_, n) => n),
        OPERATORS,
        (_, place) => bare.write(place),
      );
      many.ours.push(ours.rate);
      many.theirs.push(theirs.rate);
      many.took.push(...ours.took);
    }
    figure({
      ...{
        goalId: 'W2',
        name: `results a second by ${OPERATORS} operators`,
        unit: '/s',
        kind: 'rate',
        ours: many.ours,
      },
      ...{ beside: `INSERT and commit by ${OPERATORS}`, theirs: many.theirs, goal: ['≥', 1_000, '/s'] },
    });
    figure({
      ...{ goalId: 'W2', name: `result of ${OPERATORS} operators, p99`, unit: 'ms' },
      ...{ ours: quantile(many.took, 0.99), goal: ['≤', 30, 'ms'] },
    });

    figure({ name: 'CPU of a result: the API', unit: 'ms', ours: many.api });
    figure({ name: 'CPU of a result: PostgreSQL', unit: 'ms', ours: many.postgres });

    await taps({ system, tournament, figure, say, isQuick });

    const others = isQuick ? 1_000 : OTHER_MATCHES;
    say(`${others.toLocaleString('en')} matches of other tournaments`);
    const matches = await started(JUDGED_ARENAS);
    const half = Math.ceil(matches.length / 2);
    const before = await alone(system, bare, matches.slice(0, half));
    await fillWithOthers(system, tournament, others);
    const after = await alone(system, bare, matches.slice(half));
    figure({
      ...{
        goalId: 'W3',
        name: `result with ${others.toLocaleString('en')} matches of others in the database`,
        unit: 'ms',
        read: 'cost',
      },
      ...{ ours: median(after.ours), beside: 'without them', theirs: median(before.ours), goal: ['≤', 1.2] },
    });
  } finally {
    for (const stop of stops.reverse()) await stop();
    close();
  }
}

/** Milliseconds of the processor that the API and the connections of PostgreSQL have used. */
async function cpuOfAll({ api, database }) {
  const { rows } = await database.query(`select pid from pg_stat_activity where backend_type = 'client backend'`);
  const postgres = rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
  return { api: cpuOf(api.pid), postgres };
}

async function taps({ system, tournament, figure, say, isQuick }) {
  const judges = await seatJudges(system, tournament.arenaIds.slice(0, JUDGED_ARENAS));
  for (const rate of TAPS_A_SECOND) {
    say(`${rate} taps a second`);
    await judges.setBack();
    // connections of before may just be closed by the server, for want of use
    close();
    const { took, late, other, lost, why, sent, seconds } = await tapsAt(judges, { rate, seconds: isQuick ? 2 : 10 });
    await pause(1_000);
    const goal = rate === 1_000 ? { goalId: 'W4', goal: ['≤', 50, 'ms'] } : { goalId: 'W4' };
    figure({ ...goal, name: `tap answered, at ${rate} a second, p99`, unit: 'ms', ours: quantile(took, 0.99) });
    figure({
      goalId: 'W4',
      name: `taps answered a second, at ${rate} a second`,
      unit: '/s',
      ours: took.length / seconds,
    });
    figure({
      ...{ goalId: 'W5', name: `taps refused as late, at ${rate} a second`, unit: '%', ours: (100 * late) / sent },
      goal: ['≤', 0, '%'],
    });
    figure({
      ...{ goalId: 'W5', name: `taps without an answer, at ${rate} a second`, unit: '%', ours: (100 * lost) / sent },
      goal: ['≤', 0, '%'],
    });
    if (lost > 0) say(`  ${lost} without an answer, the last one: ${why}`);
    if (other > 0) say(`  ${other} refused otherwise`);
  }
}

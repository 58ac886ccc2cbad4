// Live: from an operator's result to the last spectator, beside the barest broadcast there is. Targets C1, C3 to C6.
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../harness/figures.mjs';
import { cpuOf, memoryOf } from '../harness/processes.mjs';
import { APART_MS, now, ours as spectatorsOf, peer, reach } from '../harness/spectators.mjs';
import { startSystem } from '../harness/system.mjs';
import { scheduledTournament, startMatches } from '../harness/tournament.mjs';
import { besidePolling } from './polling.mjs';

const require = createRequire(import.meta.url);
require('../../test/setup/run-typescript.cjs');
require('reflect-metadata');
const { DataSource } = require('typeorm');
const { dataSourceOptions } = require('../../libs/database/src/data-source.ts');
const { writeWithEvents } = require('../../libs/platform/src/events/event-log.ts');

export const title = 'Live';
export const how =
  'Compiled API and its PostgreSQL with fsync; sockets on loopback in a process per server, by hand-written protocol. ' +
  "From its answer: without the operator's call and its commit, beside the whole of a bare broadcast, which has neither. " +
  'A run is one result over HTTP, commit included, until the last socket has it; bare Socket.IO and bare ws get the same message by a POST and broadcast it without a database. Project and peers in turn, while all their sockets stand.';

const SETTLES_MS = 1500;
/** Events of a flood before its newest is waited for. */
const AT_A_TIME = 40;

async function memoryPerSocket(one, count, before) {
  await pause(SETTLES_MS);
  return (memoryOf(one.pid) - before) / count;
}

/** So many events a second for some seconds: the CPU of the API, and how old the newest state was when all had it. */
async function burst({ ours, dataSource, stream, sample, rate, seconds }) {
  await pause(APART_MS);
  const before = cpuOf(ours.pid);
  const began = now();
  const ages = [];
  const total = rate * seconds;
  let n = 0;
  const looks = Math.max(1, Math.round(rate / 2));
  const writes = [];
  while (n < total) {
    await pause(Math.max(0, began + (1000 * n) / rate - now()));
    const mark = `ukur-${rate}-${n}`;
    const write = () =>
      writeWithEvents(dataSource, async (_manager, emit) => emit(stream, sample.type, { ...sample.data, mark }));
    // the newest state is looked for twice a second
    if (n % looks === 0) writes.push(reach(ours, `"${mark}"`, write).then(({ last }) => ages.push(last)));
    else writes.push(write());
    n += 1;
  }
  await Promise.all(writes);
  return { cpu: cpuOf(ours.pid) - before, ages };
}

/**
 * As many events as fit, one transaction each: how many a second until the last socket has the newest. So many at a time
 * that no socket falls far behind: all of them are one process here, and what it has not read yet delays its pongs too.
 */
async function flood({ ours, dataSource, stream, sample, rounds }) {
  await pause(APART_MS);
  const began = now();
  const write = (mark) =>
    writeWithEvents(dataSource, async (_manager, emit) => emit(stream, sample.type, { ...sample.data, mark }));
  for (let round = 1; round <= rounds; round++) {
    for (let n = 1; n < AT_A_TIME; n++) await write(`flut-${round}-${n}`);
    await reach(ours, `"flut-${round}-end"`, () => write(`flut-${round}-end`));
  }
  return (1000 * rounds * AT_A_TIME) / (now() - began);
}

/** The same for a bare broadcast: one for each update. */
async function floodPeer(one, text, rounds) {
  const began = now();
  const send = (mark) => one.send(text.replace('{', `{"mark":"${mark}",`));
  for (let round = 1; round <= rounds; round++) {
    for (let n = 1; n < AT_A_TIME; n++) await send(`flut-${round}-${n}`);
    await reach(one, `"flut-${round}-end"`, () => send(`flut-${round}-end`));
  }
  return (1000 * rounds * AT_A_TIME) / (now() - began);
}

export async function measure({ isQuick, figure, growth, say }) {
  const sizes = isQuick ? [20, 200] : [1_000, 5_000, 10_000];
  const arenas = isQuick ? 3 : 25;
  const stops = [];
  try {
    say('starting the system and its tournament');
    const system = await startSystem();
    stops.push(() => system.stop());
    const tournament = await scheduledTournament(system, { slug: 'ukur', matches: isQuick ? 30 : 300, arenas });
    const stream = `tournament:${tournament.id}`;
    const dataSource = await new DataSource(dataSourceOptions(system.databaseUrl)).initialize();
    stops.push(() => dataSource.destroy());
    const ours = spectatorsOf(system, stream);
    const peers = { 'bare Socket.IO': await peer('socket.io'), 'bare ws': await peer('ws') };
    const all = [ours, ...Object.values(peers)];
    stops.push(...all.map((one) => () => one.swarm.stop()), ...Object.values(peers).map((one) => one.stop));

    const reached = [];
    let connected = 0;
    // of the last ones alone: what results and floods of events before them left on the heap is nobody's who watches
    const before = new Map();
    for (const size of sizes) {
      const count = size - connected;
      say(`${size} sockets for each server`);
      const matches = await startMatches(system, tournament.arenaIds);
      const took = new Map();
      if (size === sizes.at(-1)) for (const one of all) before.set(one, await memoryPerSocket(one, 1, 0));
      for (const one of all) {
        const { url, protocol, topic } = one;
        took.set(one, await one.swarm.ask('connect', { url, protocol, topic, count }));
      }
      connected = size;
      if (size === sizes.at(-1)) await memory({ figure, all, ours, peers, before, added: count });
      if (size === sizes[1]) {
        figure({
          ...{ goalId: 'C6', name: `${count.toLocaleString('en')} more spectators connect and follow`, unit: 'ms' },
          ...{
            ours: took.get(ours),
            beside: 'bare Socket.IO, connecting only',
            theirs: took.get(peers['bare Socket.IO']),
          },
          ...{ read: 'cost', goal: ['≤', 2] },
        });
      }
      const runs = await results({ system, ours, peers, matches });
      reached.push(runs.ours);
      tell(figure, size, sizes, runs);
      if (size === sizes.at(-1)) {
        const message = Buffer.byteLength(ours.message);
        await besidePolling({
          ...{ figure, system, tournament, message, sockets: size, isQuick },
          ...{ seen: { sockets: sizes[1], ages: reached[1] } },
        });
      }
      if (size === sizes[1]) await bursts({ figure, say, ours, peers, dataSource, stream, isQuick, size });
    }
    growth('the time to the last socket', sizes, reached);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function memory({ figure, all, ours, peers, before, added }) {
  const each = new Map();
  for (const one of all) each.set(one, (await memoryPerSocket(one, added, before.get(one))) / 1000);
  for (const [beside, one] of Object.entries(peers)) {
    figure({
      ...{ goalId: 'C4', name: `memory of the server per spectator, ${added.toLocaleString('en')} more`, unit: 'kB' },
      ...{ ours: each.get(ours), beside, theirs: each.get(one), read: 'cost' },
      ...(beside === 'bare Socket.IO' ? { goal: ['≤', 1.1] } : {}),
    });
  }
}

/** Each match gets its result; after it each peer broadcasts the message that the project's spectators got. */
async function results({ system, ours, peers, matches }) {
  const found = {
    ours: [],
    answered: [],
    told: [],
    ...Object.fromEntries(Object.keys(peers).map((name) => [name, []])),
  };
  for (const [index, id] of matches.entries()) {
    await pause(APART_MS);
    const result = { winner: index % 2 ? 'red' : 'blue', win_kind: 'teknik' };
    const took = await reach(ours, `"id":${id},`, () => system.call('POST', `/matches/${id}/result`, result));
    const frame = await ours.swarm.ask('sample');
    const message = JSON.stringify(JSON.parse(frame.slice(frame.indexOf('[')))[1]);
    // the first result compiles the code of all three
    if (index > 0) {
      found.ours.push(took.last);
      found.answered.push(took.answered);
      found.told.push(took.last - took.answered);
    }
    for (const [name, one] of Object.entries(peers)) {
      const { last } = await reach(one, `"id":${id},`, () => one.send(message));
      if (index > 0) found[name].push(last);
    }
    ours.message = message;
  }
  return found;
}

function tell(figure, size, sizes, runs) {
  const sockets = `${size.toLocaleString('en')} sockets`;
  figure({ name: `result committed and answered while ${sockets} listen`, unit: 'ms', ours: runs.answered });
  for (const beside of Object.keys(runs).filter((name) => name.startsWith('bare'))) {
    const row = { unit: 'ms', beside, read: 'cost' };
    const isGoal = beside === 'bare Socket.IO' && size === sizes[1];
    figure({ ...row, name: `result to the last of ${sockets}, p50`, ours: runs.ours, theirs: runs[beside] });
    // of so few runs the 99th of a hundred is the slowest
    const high = runs.ours.length < 200 ? `the slowest of ${runs.ours.length}` : 'p99';
    figure({
      ...{ ...row, goalId: 'C1', name: `result to the last of ${sockets}, ${high}` },
      ...{ ours: quantile(runs.ours, 0.99), theirs: quantile(runs[beside], 0.99) },
      ...(isGoal ? { goal: ['≤', 1.15] } : {}),
    });
    figure({ ...row, name: `from its answer to the last of ${sockets}, p50`, ours: runs.told, theirs: runs[beside] });
  }
}

async function bursts({ figure, say, ours, peers, dataSource, stream, isQuick, size }) {
  const sockets = `${size.toLocaleString('en')} sockets`;
  const [event] = JSON.parse(ours.message).events;
  const common = { ours, dataSource, stream, sample: event };
  say('bursts of 5 and 50 events a second');
  const seconds = isQuick ? 2 : 8;
  const calm = await burst({ ...common, rate: 5, seconds });
  const busy = await burst({ ...common, rate: 50, seconds });
  figure({
    ...{ goalId: 'C3', name: `CPU of 50 events a second to ${sockets}, written past the API`, unit: 'ms a second' },
    ...{ ours: busy.cpu / seconds, beside: 'the same at 5 a second', theirs: calm.cpu / seconds },
    ...{ read: 'cost', goal: ['≤', 1.2] },
  });
  figure({
    ...{
      goalId: 'C3',
      name: `50 events a second, written past the API: the newest state at the last of ${sockets}, p99`,
      unit: 'ms',
    },
    ...{ ours: quantile(busy.ages, 0.99), goal: ['≤', 400, 'ms'] },
  });
  say('as many updates as fit');
  const rate = await flood({ ...common, rounds: isQuick ? 2 : 10 });
  for (const [beside, one] of Object.entries(peers)) {
    figure({
      ...{
        name: `updates a second, gathered, written past the API, sustained to ${sockets}`,
        unit: '/s',
        kind: 'rate',
        ours: rate,
      },
      ...{ beside, theirs: await floodPeer(one, ours.message, 1) },
    });
  }
}

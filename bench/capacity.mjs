// `node bench/capacity.mjs`: what one API process and one worker bear on this machine, for docs/scaling.md; under three
// minutes. Nothing is compared, and clients, PostgreSQL and programs share the machine: a server alone bears more.
//   --quick   small sizes, to see that all of it runs
import { get } from 'node:http';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../scripts/build.mjs';
import { main, say } from '../scripts/environment.mjs';
import { ensureInstalled } from '../scripts/install.mjs';
import { median, quantile, short } from './harness/figures.mjs';
import { ensurePeers } from './harness/peers.mjs';
import { cpuOf, memoryOf } from './harness/processes.mjs';
import { machine } from './harness/record.mjs';
import { APART_MS, now, ours as spectatorsOf, reach } from './harness/spectators.mjs';
import { startSystem } from './harness/system.mjs';
import { movedTo, scheduledTournament } from './harness/tournament.mjs';

const { values: flags } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const SIZES = flags.quick ? [100, 200] : [1_000, 2_500, 5_000, 10_000];
const MATCHES = flags.quick ? 60 : 600;
const ARENAS = flags.quick ? 3 : 20;
/** Results that are measured at each number of sockets. */
const RUNS = flags.quick ? 2 : 8;
const SECONDS = flags.quick ? 3 : 15;
/** As long as a socket may be silent before the server gives it up, and the ping before it. */
const PATIENCE_MS = 36_000;

const MB = (bytes) => `${Math.round(bytes / 1e6)} MB`;
const tell = (what, figure) => say(`  ${what.padEnd(66)}${figure}`);

/** Fights of one arena, one after the other, as its operator's tablet asks for them: call, start, result. */
function* fights(arenaId) {
  for (let n = 0; ; n++) yield { arenaId, winner: n % 2 ? 'red' : 'blue' };
}

async function nextMatch({ call }, arenaId) {
  const { data } = await call('GET', `/arenas/${arenaId}`);
  return data.next_match_id;
}

/** Called and started; null when the arena has none left. */
async function startMatch(system, arenaId) {
  const id = await nextMatch(system, arenaId);
  if (id === null) return null;
  for (const step of ['call', 'start']) await system.call('POST', `/matches/${id}/${step}`, { arena_id: arenaId });
  return id;
}

const endMatch = ({ call }, id, winner) => call('POST', `/matches/${id}/result`, { winner, win_kind: 'teknik' });

/** Bytes of a body as it goes over the wire to a browser. */
const sent = (url) =>
  new Promise((done, failed) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => (bytes += chunk.length)).on('end', () => done(bytes));
    }).once('error', failed);
  });

async function sockets(system, tournament) {
  say('Spectators of one tournament at one API process');
  const ours = spectatorsOf(system, `tournament:${tournament.id}`);
  try {
    const atFirst = memoryOf(ours.pid);
    tell('memory of the API before the first one', MB(atFirst));
    let connected = 0;
    for (const size of SIZES) {
      const took = await ours.swarm.ask('connect', { ...ours, swarm: undefined, count: size - connected });
      const perSecond = Math.round((1000 * (size - connected)) / took);
      connected = size;
      const reached = [];
      const cpu = [];
      for (let run = 0; run <= RUNS; run++) {
        const id = await startMatch(system, tournament.arenaIds[run % tournament.arenaIds.length]);
        await pause(APART_MS);
        const before = cpuOf(ours.pid);
        const { last } = await reach(ours, `"id":${id},`, () => endMatch(system, id, 'red'));
        await pause(100);
        // the first one compiles
        if (run === 0) continue;
        reached.push(last);
        cpu.push(cpuOf(ours.pid) - before);
      }
      const name = `${size.toLocaleString('en')} sockets:`;
      tell(`${name} joined a second`, String(perSecond));
      tell(
        `${name} a result to the last, median / longest`,
        `${short(median(reached))} / ${short(quantile(reached, 1))} ms`,
      );
      tell(`${name} CPU of the API for one result`, `${short(median(cpu))} ms`);
      tell(`${name} memory of the API`, MB(memoryOf(ours.pid)));
    }
    const snapshot = await sent(`${system.url}/api/live/${tournament.slug}/tanding`);
    tell(`bytes of the schedule of ${MATCHES} matches, as sent`, snapshot.toLocaleString('en'));
    const message = await ours.swarm.ask('sample');
    tell('bytes of the message of a result', Buffer.byteLength(message).toLocaleString('en'));
    const before = cpuOf(ours.pid);
    await pause(flags.quick ? 2000 : PATIENCE_MS);
    const idle = (cpuOf(ours.pid) - before) / (flags.quick ? 2 : PATIENCE_MS / 1000);
    tell(`${connected.toLocaleString('en')} sockets that only stand: CPU of the API`, `${short(idle)} ms a second`);
    tell('of them closed by the server meanwhile', await ours.swarm.ask('gone'));
  } finally {
    await ours.swarm.stop();
  }
}

/** Operators of all arenas at once, each with its next fight as soon as the last one is answered. */
async function results(system, tournament) {
  say(`Operators of ${ARENAS} arenas at once, none of them pausing`);
  const answers = [];
  let ended = 0;
  const until = now() + SECONDS * 1000;
  const before = cpuOf(system.api.pid);
  const began = now();
  const timed = async (work) => {
    const since = now();
    const answer = await work();
    answers.push(now() - since);
    return answer;
  };
  await Promise.all(
    tournament.arenaIds.map(async (arenaId) => {
      for (const { winner } of fights(arenaId)) {
        if (now() > until) return;
        const id = await nextMatch(system, arenaId);
        if (id === null) return;
        for (const step of ['call', 'start'])
          await timed(() => system.call('POST', `/matches/${id}/${step}`, { arena_id: arenaId }));
        await timed(() => endMatch(system, id, winner));
        ended += 1;
      }
    }),
  );
  const seconds = (now() - began) / 1000;
  tell('fights called, started and ended a second', short(ended / seconds));
  tell('answered writes a second', short(answers.length / seconds));
  tell('a write answered, median / 99 %', `${short(median(answers))} / ${short(quantile(answers, 0.99))} ms`);
  tell('CPU of the API', `${short((cpuOf(system.api.pid) - before) / seconds)} ms a second`);
  return ended;
}

/** As many of these jobs as one worker makes, each asked for again as soon as it is done. */
async function jobs(system, what, kind, variants, change = async () => {}) {
  // the first one starts what the others find running
  await system.job(kind, variants[0]);
  let done = 0;
  const until = now() + SECONDS * 1000;
  const before = cpuOf(system.worker.pid);
  const began = now();
  await Promise.all(
    variants.map(async (params) => {
      while (now() < until) {
        await change();
        await system.job(kind, params);
        done += 1;
      }
    }),
  );
  const seconds = (now() - began) / 1000;
  tell(`${what}: files a minute`, short((60 * done) / seconds));
  tell(`${what}: CPU of the worker itself`, `${short((cpuOf(system.worker.pid) - before) / seconds)} ms a second`);
  tell(`${what}: memory of the worker itself`, MB(memoryOf(system.worker.pid)));
}

await main(async () => {
  ensureInstalled();
  ensurePeers();
  await ensureBuilt();
  const began = now();
  const system = await startSystem();
  try {
    tell('memory of an idle worker', MB(memoryOf(system.worker.pid)));
    const tournament = await scheduledTournament(system, { slug: 'ukur', matches: MATCHES, arenas: ARENAS });
    const { id } = tournament;
    say('One worker, jobs one after the other and at once');
    await jobs(system, `${MATCHES} athletes as a sheet`, 'team-members-export', [
      ...[{ tournament_id: id }, { tournament_id: id, payment_status: 'paid' }],
      ...[{ tournament_id: id, match_category_id: 1 }, { match_category_id: 1 }],
    ]);
    let changes = 0;
    await jobs(
      system,
      `schedule of ${MATCHES} matches as PDF`,
      'schedule-pdf',
      [{ tournament_id: id }, { tournament_id: id, kind: 'tanding' }, { tournament_id: id, layout: 'public' }],
      () => movedTo(system, tournament, `Kota ${++changes}`),
    );
    await sockets(system, tournament);
    await results(system, tournament);
    say(`${machine()}; ${new Date().toISOString().slice(0, 10)}; ${Math.round((now() - began) / 1000)} s`);
  } finally {
    await system.stop();
  }
  return 0;
});

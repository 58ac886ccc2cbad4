// Reads: the public schedule of 300 matches, hot and cold, beside the same rows through TypeORM entities for each request
// and beside a bare Node server that holds the same bytes. Targets F1, F2, F3.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startHelper } from '../harness/processes.mjs';
import { startSystem } from '../harness/system.mjs';
import { inTurn } from '../harness/timing.mjs';
import { scheduledTournament } from '../harness/tournament.mjs';

const require = createRequire(import.meta.url);
require('../../test/setup/run-typescript.cjs');
require('reflect-metadata');
const { DataSource } = require('typeorm');
const { dataSourceOptions } = require('../../libs/database/src/data-source.ts');
const { writeWithEvents } = require('../../libs/platform/src/events/event-log.ts');

export const title = 'Reads';
export const how =
  'Compiled API; autocannon with 50 connections on loopback in the process of the bench, a few seconds each, project ' +
  'and bare server in turn. All answer the snapshot that the live schedule is drawn from; project and bare server in ' +
  'Brotli, TypeORM the same rows by find() with relations, uncompressed.';

const CONNECTIONS = 50;
const CHANGES_A_SECOND = 5;
const BROTLI = { 'accept-encoding': 'br' };
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

async function load({ url, headers = BROTLI }, seconds) {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  if (result.errors || result.timeouts || result['4xx'] || result['5xx']) {
    throw new Error(`${url}: ${result.errors} errors, ${result.timeouts} timeouts, ${result['5xx']} faults`);
  }
  return { rate: result.requests.average, p99: result.latency.p99 };
}

/** Project and others in turn: their rates and latencies. */
async function loads(targets, { rounds, seconds }) {
  const found = targets.map(() => ({ rates: [], p99s: [] }));
  for (let round = 0; round < rounds; round++) {
    for (const [index, target] of targets.entries()) {
      const { rate, p99 } = await load(target, seconds);
      found[index].rates.push(rate);
      found[index].p99s.push(p99);
    }
  }
  return found;
}

/** What the API answers, and a bare server that answers the same. */
async function bareServer(address) {
  const server = startHelper(here('bare-peer.mjs'));
  const answer = await fetch(address, { headers: BROTLI });
  const etag = answer.headers.get('etag');
  // fetch has unpacked it: the bytes of the wire are packed again, as large as they were
  const { brotliCompressSync, constants } = await import('node:zlib');
  const text = Buffer.from(await answer.arrayBuffer());
  const body = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  await server.ask('hold', {
    body: body.toString('base64'),
    headers: { etag, 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'br' },
  });
  return { url: `http://127.0.0.1:${await server.ask('listen')}/`, etag, bytes: text.length, stop: server.stop };
}

export async function measure({ isQuick, figure, growth, say }) {
  const sizes = isQuick ? [3, 30] : [3, 30, 300];
  const size = sizes.at(-1);
  const run = isQuick ? { rounds: 1, seconds: 1 } : { rounds: 3, seconds: 3 };
  const stops = [];
  try {
    say('starting the system and its tournaments');
    const system = await startSystem();
    stops.push(() => system.stop());
    const tournaments = [];
    for (const matches of sizes) {
      tournaments.push(await scheduledTournament(system, { slug: `ukur-${matches}`, matches }));
    }
    const tournament = tournaments.at(-1);
    const dataSource = await new DataSource(dataSourceOptions(system.databaseUrl)).initialize();
    stops.push(() => dataSource.destroy());
    const change = ({ id }) =>
      writeWithEvents(dataSource, async (_manager, emit) =>
        emit(`tournament:${id}`, 'matches.changed', { matches: [] }),
      );

    const addressOf = ({ slug }) => `${system.url}/api/live/${slug}/tanding`;
    const ours = { url: addressOf(tournament) };
    const bare = await bareServer(ours.url);
    stops.push(bare.stop);
    const typeorm = startHelper(here('typeorm-peer.mjs'));
    stops.push(typeorm.stop);
    const entities = { url: `http://127.0.0.1:${await typeorm.ask('listen', system.databaseUrl)}/${tournament.slug}` };
    await sameMatches(ours, entities, size);

    const what = `schedule of ${size} matches (${Math.round(bare.bytes / 1000)} kB of JSON)`;
    const rate = { unit: '/s', kind: 'rate' };
    const [mine, least] = await loads([ours, bare], run);
    const [usual] = await loads([entities], { rounds: 2, seconds: isQuick ? 1 : 5 });
    const hot = { ...rate, name: `${what}, hot: answers a second`, ours: mine.rates };
    figure({
      ...hot,
      goalId: 'F1',
      beside: 'TypeORM entities for each request',
      theirs: usual.rates,
      goal: ['≥', 150],
    });
    figure({ ...hot, goalId: 'F1', beside: 'bare Node server', theirs: least.rates, goal: ['≥', 0.7] });
    const late = { unit: 'ms', name: `${what}, hot: p99 at ${CONNECTIONS} connections`, ours: mine.p99s };
    figure({
      ...late,
      goalId: 'F1',
      beside: 'TypeORM entities for each request',
      theirs: usual.p99s,
      goal: ['≤', 20, 'ms'],
    });

    const tag = { 'if-none-match': bare.etag };
    const [notModified, leastTags] = await loads(
      [
        { ...ours, headers: tag },
        { ...bare, headers: tag },
      ],
      run,
    );
    const unchanged = { ...rate, name: `${what}, unchanged (304): answers a second`, ours: notModified.rates };
    figure({
      ...unchanged,
      goalId: 'F3',
      beside: 'TypeORM entities for each request',
      theirs: usual.rates,
      goal: ['≥', 250],
    });
    figure({ ...unchanged, beside: 'bare Node server', theirs: leastTags.rates });

    say(`under ${CHANGES_A_SECOND} changes a second`);
    const changing = setInterval(() => void change(tournament), 1000 / CHANGES_A_SECOND);
    const [busy] = await loads([ours], run).finally(() => clearInterval(changing));
    figure({
      ...{ ...rate, goalId: 'F2', name: `${what}, under ${CHANGES_A_SECOND} changes a second`, ours: busy.rates },
      ...{ beside: 'the same without changes', theirs: mine.rates, goal: ['≥', 0.8] },
    });

    say('cold: the first read after a change');
    const read = (url) => fetch(url, { headers: BROTLI }).then((answer) => answer.arrayBuffer());
    const spent = [];
    for (const each of tournaments) {
      spent.push(
        await coldReads(
          () => change(each),
          () => read(addressOf(each)),
          isQuick ? 5 : 25,
        ),
      );
    }
    const { theirs } = await inTurn({ theirs: () => read(entities.url) }, { rounds: isQuick ? 5 : 25, warmUp: 3 });
    figure({
      ...{ name: `${what}, cold: first read after a change`, unit: 'ms', ours: spent.at(-1) },
      ...{ beside: 'TypeORM entities for each request', theirs },
    });
    growth('a cold read', sizes, spent);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function sameMatches(ours, entities, size) {
  const mine = await (await fetch(ours.url)).json();
  const theirs = await (await fetch(entities.url)).json();
  const seen = [mine.matches.length, theirs.flatMap((schedule) => schedule.details).length];
  if (seen.some((count) => count < size * 0.9)) throw new Error(`not the same rows: ${seen.join(' and ')} matches`);
}

async function coldReads(change, read, rounds) {
  const found = [];
  for (let round = -2; round < rounds; round++) {
    await change();
    // the notice of the change reaches the API
    await pause(30);
    const began = performance.now();
    await read();
    if (round >= 0) found.push(performance.now() - began);
  }
  return found;
}

// `npm run bench`: Gelanggang beside what people would pick instead and beside the least that could be done, all on this
// machine, in one table.
//   npm run bench -- draw live    only these parts           --quick   small sizes, to see that all of it runs
//   --check    fails when a ratio has fallen more than 20 % below bench/recorded.json
//   --record   keeps the figures there and in docs/performance.md
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/build.mjs';
import { main, root, say, seconds, Sentence } from '../scripts/environment.mjs';
import { ensureInstalled } from '../scripts/install.mjs';
import { fallen, isKept } from './harness/figures.mjs';
import { ensurePeers } from './harness/peers.mjs';
import { machine, readRecord, record } from './harness/record.mjs';
import { textTable } from './harness/table.mjs';

/** In the order of the table. A part that takes longer than its minutes is ended and counts as failed. */
const PARTS = {
  draw: 2,
  schedule: 3,
  live: 6,
  instances: 2,
  scoring: 3,
  reads: 3,
  exports: 5,
  pdf: 4,
  entries: 3,
  lists: 3,
  insight: 3,
  web: 4,
  crowd: 4,
  writes: 8,
};
const MINUTE_MS = 60_000;

function options() {
  const known = { quick: { type: 'boolean' }, check: { type: 'boolean' }, record: { type: 'boolean' } };
  try {
    const { values, positionals } = parseArgs({ options: known, allowPositionals: true });
    const wrong = positionals.filter((name) => !(name in PARTS));
    if (wrong.length) throw new Error(`There is no part ${wrong.join(', ')}.`);
    if (values.quick && (values.check || values.record)) throw new Error('--quick measures nothing worth recording.');
    return { ...values, parts: positionals.length ? positionals : Object.keys(PARTS) };
  } catch (error) {
    throw new Sentence(
      `${error.message}\nnpm run bench knows: -- [${Object.keys(PARTS).join(' ')}] --quick --check --record`,
    );
  }
}

/** A process of its own for each part: one that crashes or hangs costs the others nothing. */
function run(name, isQuick) {
  return new Promise((done) => {
    const since = performance.now();
    say(`\n${name} …`);
    const flags = ['--expose-gc', join(root, 'bench/harness/part.mjs'), name, ...(isQuick ? ['--quick'] : [])];
    const child = spawn(process.execPath, flags, {
      ...{ cwd: root, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    });
    let part = { title: name, how: '', figures: [], failure: 'it ended without figures' };
    const end = (signal) => {
      try {
        process.kill(-child.pid, signal);
      } catch {
        // it has ended already, with everything that it started
      }
    };
    const stop = () => (end('SIGTERM'), process.exit(1));
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
    const limit = setTimeout(() => {
      part = { ...part, failure: `it took longer than ${PARTS[name]} minutes` };
      end('SIGKILL');
    }, PARTS[name] * MINUTE_MS);
    child.on('message', (found) => (part = { failure: null, ...found }));
    child.once('exit', () => {
      clearTimeout(limit);
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
      end('SIGKILL');
      say(part.failure ? `${name} FAILED: ${part.failure}` : `${name}: ${seconds(since)}`);
      done({ ...part, name });
    });
  });
}

await main(async () => {
  const { parts: names, quick, check, record: isRecorded } = options();
  const since = performance.now();
  // asked before, not after a quarter of an hour
  const recorded = check ? readRecord().parts.flatMap((part) => part.figures) : [];
  ensureInstalled();
  ensurePeers();
  await ensureBuilt();
  const parts = [];
  for (const name of names) parts.push(await run(name, quick));

  const figures = parts.flatMap((part) => part.figures);
  say(`\n${textTable(parts)}\n\n${machine()}; ${seconds(since)}`);
  const missed = figures.filter((figure) => isKept(figure) === false);
  say(`${missed.length} goals missed of ${figures.filter((figure) => figure.goal).length}`);
  const failed = parts.filter((part) => part.failure);
  for (const part of failed) say(`FAILED ${part.name}: ${part.failure}`);
  const whole = parts.filter((part) => !part.failure);
  if (isRecorded && whole.length) record(whole);
  const worse = fallen(recorded, figures, names);
  for (const sentence of worse) say(`FALLEN ${sentence}`);
  return failed.length || worse.length ? 1 : 0;
});

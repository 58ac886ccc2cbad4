// Instances: the same spectators at one process of the API and shared by two, on one database. Target C2.
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../harness/figures.mjs';
import { APART_MS, ours as spectatorsOf, reach } from '../harness/spectators.mjs';
import { startSystem } from '../harness/system.mjs';
import { scheduledTournament, startMatches } from '../harness/tournament.mjs';

export const title = 'Instances';
export const how =
  'Two compiled API processes and their PostgreSQL with fsync. One tournament is followed at one of them, another one by ' +
  'as many sockets shared by both; results of the two in turn, each over HTTP to the first process until the last socket ' +
  'has it. A socket that gets nothing fails the part.';

/** Milliseconds from the call until the last of all swarms has the result of this match. */
async function result(swarms, { call }, id, winner) {
  const [swarm, other] = swarms;
  const mark = `"id":${id},`;
  const give = () => call('POST', `/matches/${id}/result`, { winner, win_kind: 'teknik' });
  if (!other) return (await reach(swarm, mark, give)).last;
  let inner;
  // one waits around the other: both are listening before the call begins
  const outer = await reach(other, mark, async () => (inner = await reach(swarm, mark, give)));
  return Math.max(outer.at, inner.at) - inner.began;
}

async function connected(count, swarm) {
  const { url, protocol, topic } = swarm;
  await swarm.swarm.ask('connect', { url, protocol, topic, count });
  return swarm;
}

export async function measure({ isQuick, figure, say }) {
  const sockets = isQuick ? 200 : 5_000;
  const [matches, arenas] = isQuick ? [30, 3] : [300, 25];
  const stops = [];
  try {
    say('starting the system and its tournaments');
    const system = await startSystem();
    stops.push(() => system.stop());
    const alone = await scheduledTournament(system, { slug: 'ukur-satu', matches, arenas });
    const shared = await scheduledTournament(system, { slug: 'ukur-dua', matches, arenas });
    const second = await system.oneMoreApi();
    say(`${sockets.toLocaleString('en')} sockets at one process, as many shared by two`);
    const at = async (api, { id }, count) => {
      const swarm = spectatorsOf(api, `tournament:${id}`);
      stops.push(() => swarm.swarm.stop());
      return connected(count, swarm);
    };
    const one = [await at(system, alone, sockets)];
    const two = [await at(system, shared, sockets / 2), await at(second, shared, sockets / 2)];
    const [first, other] = [await startMatches(system, alone.arenaIds), await startMatches(system, shared.arenaIds)];
    const found = { one: [], two: [] };
    for (let n = 0; n < Math.min(first.length, other.length); n++) {
      const winner = n % 2 ? 'red' : 'blue';
      await pause(APART_MS);
      const byOne = await result(one, system, first[n], winner);
      await pause(APART_MS);
      const byTwo = await result(two, system, other[n], winner);
      // the first result compiles the code
      if (n === 0) continue;
      found.one.push(byOne);
      found.two.push(byTwo);
    }
    const name = `result to the last of ${sockets.toLocaleString('en')} sockets at two processes`;
    const row = { goalId: 'C2', unit: 'ms', beside: 'all at one', read: 'cost' };
    figure({ ...row, goalId: null, name: `${name}, p50`, ours: found.two, theirs: found.one });
    figure({
      ...{ ...row, name: `${name}, p99`, goal: ['≤', 1.2] },
      ...{ ours: quantile(found.two, 0.99), theirs: quantile(found.one, 0.99) },
    });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

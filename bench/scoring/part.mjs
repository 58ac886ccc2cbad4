// Scoring: from the tap that makes a point valid to the last spectator, beside the barest broadcast there is.
import { setTimeout as pause } from 'node:timers/promises';
import { openBrowser } from '../harness/browser.mjs';
import { quantile } from '../harness/figures.mjs';
import { APART_MS, now, ours as spectatorsOf, peer, reach } from '../harness/spectators.mjs';
import { startSystem } from '../harness/system.mjs';
import { scheduledTournament } from '../harness/tournament.mjs';

export const title = 'Scoring';
export const how =
  'Compiled API and its PostgreSQL with fsync; a match on the mat, two judges, and spectators of its arena on loopback. ' +
  "A run is the second judge's tap over HTTP, which makes the point valid, commit included, until the last socket has the score; bare Socket.IO broadcasts the same message without a database. In turn, while all sockets stand. On the overlay it is until the browser has painted it, while nobody else watches.";

/** A round is set back before it runs out. */
const SET_BACK_EVERY = 40;
const KINDS = ['punch', 'kick'];
/** A lively fight: points come faster than events are gathered. */
const LIVELY_MS = 130;

/** A match that is on, its clock running, and two judges at their panels. */
async function startMatch({ url, call }, [arenaId]) {
  const { data } = await call('GET', `/arenas/${arenaId}`);
  const id = data.next_match_id;
  for (const step of ['call', 'start']) await call('POST', `/matches/${id}/${step}`, { arena_id: arenaId });
  const judges = [await judge(1), await judge(2)];
  let points = 0;

  async function judge(seat) {
    const { data: seats } = await call('POST', `/arenas/${arenaId}/panels`, { seat });
    const { code } = seats.find((one) => one.seat === seat);
    const { data: signedIn } = await call('POST', '/panel/sign-in', { code });
    const panel = { tab: `ukurjuri${seat}`, token: signedIn.token };
    await at(panel, 'open', { tab: panel.tab });
    return panel;
  }

  async function at({ token }, path, body) {
    const response = await fetch(`${url}/api/panel/${path}`, {
      method: 'POST',
      headers: { authorization: `Panel ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  const tap = (panel, number) =>
    at(panel, 'taps', {
      tab: panel.tab,
      taps: [{ number, corner: number % 2 ? 'blue' : 'red', kind: KINDS[number % 2], at: Date.now() }],
    });

  return {
    arenaId,
    /** The first judge has tapped: the second one's tap is the point, and the score bears its key. */
    async nextPoint() {
      if (points % SET_BACK_EVERY === 0) {
        await call('POST', `/matches/${id}/clock`, { step: 'set', round: 1, remaining_ms: 60_000, reason: 'Ukur' });
        await call('POST', `/matches/${id}/clock`, { step: 'start' });
      }
      points += 1;
      const number = points;
      await tap(judges[0], number);
      return { key: `"${judges[1].tab}-${number}"`, give: () => tap(judges[1], number) };
    },
  };
}

/** One point after the other, each followed by the bare broadcast of the message that the spectators got. */
async function apart({ match, ours, bare, count }) {
  const found = { ours: [], theirs: [], answered: [] };
  for (let n = 0; n <= count; n++) {
    const { key, give } = await match.nextPoint();
    await pause(APART_MS);
    const took = await reach(ours, key, give);
    const frame = await ours.swarm.ask('sample');
    const message = JSON.stringify(JSON.parse(frame.slice(frame.indexOf('[')))[1]);
    const { last } = await reach(bare, key, () => bare.send(message));
    // the first compiles the code of both
    if (n === 0) continue;
    found.ours.push(took.last);
    found.answered.push(took.answered);
    found.theirs.push(last);
  }
  return found;
}

/** Points in quick succession, of which some wait for the others of their 200 ms. */
async function lively({ match, ours, count }) {
  const ages = [];
  for (let n = 0; n < count; n++) {
    const next = now() + LIVELY_MS;
    const { key, give } = await match.nextPoint();
    ages.push(reach(ours, key, give).then(({ last }) => last));
    await pause(Math.max(0, next - now()));
  }
  return Promise.all(ages);
}

/** One point after the other, each until the overlay in a browser has painted it. */
async function onOverlay({ match, url, count }) {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await page.goto(`${url}/overlay/${match.arenaId}`);
    await page.locator('[data-score=blue]').waitFor();
    await page.evaluate(watchScore);
    const ages = [];
    for (let n = 0; n <= count; n++) {
      const { give } = await match.nextPoint();
      await pause(APART_MS);
      const seen = await page.evaluate(() => window.painted.length);
      // the browser's clock is this machine's
      const from = Date.now();
      await give();
      await page.waitForFunction((before) => window.painted.length > before, seen);
      const at = await page.evaluate((before) => window.painted[before], seen);
      // the first compiles the code
      if (n > 0) ages.push(at - from);
    }
    return ages;
  } finally {
    await browser.close();
  }
}

/** In the page: when each change of the score had been painted, in ms since 1970. */
function watchScore() {
  window.painted = [];
  const score = () => [...document.querySelectorAll('[data-score]')].map((one) => one.textContent).join();
  let before = score();
  new MutationObserver(() => {
    if (score() === before) return;
    before = score();
    requestAnimationFrame(() => setTimeout(() => window.painted.push(Date.now())));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

export async function measure({ isQuick, figure, say }) {
  const size = isQuick ? 200 : 5_000;
  const count = isQuick ? 10 : 120;
  const stops = [];
  try {
    say('starting the system and its tournament');
    const system = await startSystem();
    stops.push(() => system.stop());
    const tournament = await scheduledTournament(system, { slug: 'ukur-nilai', matches: 30, arenas: 2 });
    const match = await startMatch(system, tournament.arenaIds);
    say('an overlay in a browser');
    const painted = await onOverlay({ match, url: system.url, count: isQuick ? 10 : 200 });
    figure({ name: 'valid point painted on an overlay, p50', unit: 'ms', ours: painted });
    figure({
      ...{ name: 'valid point painted on an overlay, p99', unit: 'ms' },
      ...{ ours: quantile(painted, 0.99), goal: ['≤', 300, 'ms'] },
    });
    const ours = spectatorsOf(system, `arena:${match.arenaId}`);
    const bare = await peer('socket.io');
    stops.push(
      () => ours.swarm.stop(),
      () => bare.swarm.stop(),
      bare.stop,
    );
    say(`${size} sockets for each server`);
    for (const one of [ours, bare]) {
      const { url, protocol, topic } = one;
      await one.swarm.ask('connect', { url, protocol, topic, count: size });
    }
    const runs = await apart({ match, ours, bare, count });
    const sockets = `${size.toLocaleString('en')} sockets`;
    const row = { unit: 'ms', beside: 'bare Socket.IO', read: 'cost' };
    figure({ name: `tap committed and answered while ${sockets} watch`, unit: 'ms', ours: runs.answered });
    figure({ ...row, name: `valid point to the last of ${sockets}, p50`, ours: runs.ours, theirs: runs.theirs });
    figure({
      ...{ ...row, name: `valid point to the last of ${sockets}, p99` },
      ...{ ours: quantile(runs.ours, 0.99), theirs: quantile(runs.theirs, 0.99), goal: ['≤', 300, 'ms'] },
    });
    say(`a point every ${LIVELY_MS} ms`);
    const ages = await lively({ match, ours, count });
    figure({
      ...{ name: `points every ${LIVELY_MS} ms, gathered: to the last of ${sockets}, p99`, unit: 'ms' },
      ours: quantile(ages, 0.99),
    });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

// Whether a big screen grows in a day: one screen in a browser, a day's updates in minutes, its heap before and after.
//   node bench/screens/soak.mjs [--url http://127.0.0.1:3000] [--updates 6000] [--ticks 60]
// It wants a running demo (`npm start`): clocks of running matches are started and paused, next matches called and
// skipped, and the screen is aimed at every kind in turn. `--ticks`: how much faster the page's own seconds pass.
import { parseArgs } from 'node:util';
import { openBrowser } from '../harness/browser.mjs';
import { main, say, Sentence } from '../../scripts/environment.mjs';

const SLUG = 'piala-gelanggang';
/** The first updates fill caches that stay. */
const WARM_UP = 300;
/** The screen is aimed at something else after so many updates. */
const AIM_EVERY = 25;

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT || 3000}` },
    updates: { type: 'string', default: '6000' },
    ticks: { type: 'string', default: '60' },
  },
});
const url = values.url.replace(/\/$/, '');
const updates = Number(values.updates);
const ticks = Number(values.ticks);

let token = '';
async function call(method, path, body) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body && JSON.stringify(body),
  });
  return { ok: answer.ok, data: await answer.json().catch(() => null) };
}

async function openScreen(browser) {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  // only what ticks: a socket's own intervals are longer
  await page.addInitScript((times) => {
    const real = window.setInterval;
    window.setInterval = (work, ms, ...rest) => real(work, ms >= 1000 && ms <= 5000 ? ms / times : ms, ...rest);
  }, ticks);
  page.on('pageerror', (error) => say(`! ${error.message}`));
  await page.goto(`${url}/display`);
  const code = await page.locator('[data-code]').getAttribute('data-code');
  return { page, code };
}

/** After everything that is not held any more is gone. */
async function measure(cdp) {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize / 1024 / 1024, nodes, listeners };
}

async function shows(tournamentId) {
  const { data: live } = await call('GET', `/live/${SLUG}/tanding`);
  const { data: seni } = await call('GET', `/live/${SLUG}/seni`);
  const pool = (match) => match && { show: 'bracket', pool_id: match.pool_id };
  return [
    { show: 'wall' },
    { show: 'arena', arena_id: live.arenas[0].id },
    { show: 'schedule' },
    pool(live.matches[0]),
    { show: 'wall' },
    pool(seni.matches.find((match) => match.mode === 'default')),
    { show: 'medals' },
    { show: 'message', message: 'Istirahat sampai pukul 13.00' },
    { show: 'sponsors' },
  ]
    .filter(Boolean)
    .map((show) => ({ name: 'Uji tahan', tournament_id: tournamentId, ...show }));
}

/** One change that every screen is told; false where somebody else has changed that match. */
async function change(live, count) {
  const running = live.matches.filter((match) => match.status === 'ongoing');
  const waiting = live.matches.filter((match) => match.number && match.status === 'scheduled');
  if (count % 3 > 0 && running.length > 0) {
    const match = running[count % running.length];
    if ((await call('POST', `/matches/${match.id}/clock`, { step: 'pause' })).ok) return true;
    if ((await call('POST', `/matches/${match.id}/clock`, { step: 'start' })).ok) return true;
    return (
      await call('POST', `/matches/${match.id}/clock`, { step: 'set', round: 1, remaining_ms: 60_000, reason: 'Uji' })
    ).ok;
  }
  const match = waiting[count % Math.max(1, waiting.length)];
  if (!match) return false;
  const called = await call('POST', `/matches/${match.id}/call`);
  await call('POST', `/matches/${match.id}/skip`);
  if (called.ok) await call('POST', `/matches/${match.id}/bring-back`);
  return called.ok;
}

await main(async () => {
  const signedIn = await call('POST', '/login', { email: 'panitia@gelanggang.test', password: 'gelanggang-demo' });
  if (!signedIn.ok) throw new Sentence(`${url} does not answer as the demo.`);
  token = signedIn.data.access_token;
  const { data: live } = await call('GET', `/live/${SLUG}/tanding`);
  const browser = await openBrowser();
  const { page, code } = await openScreen(browser);
  try {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('HeapProfiler.enable');
    const aims = await shows(live.tournament.id);
    const aim = async (which) => {
      const { ok, data } = await call('PUT', `/displays/${code}`, aims[which % aims.length]);
      if (!ok) throw new Sentence(data?.message ?? 'The screen could not be aimed.');
    };
    const atWall = async () => {
      await aim(0);
      await page.locator('[data-arena]').first().waitFor();
      await page.waitForTimeout(2_000);
      return measure(cdp);
    };
    let before = null;
    let told = 0;
    let tried = 0;
    let now = live;
    const since = performance.now();
    while (told < updates) {
      if (told >= WARM_UP && !before) before = await atWall();
      if (tried % AIM_EVERY === 0) {
        await aim(tried / AIM_EVERY);
        ({ data: now } = await call('GET', `/live/${SLUG}/tanding`));
      }
      tried += 1;
      if (await change(now, tried)) told += 1;
      if (tried > updates * 4) throw new Sentence('Nothing is left in the demo that could be changed.');
      if (told % 1000 === 0 && told > 0) {
        const { heap } = await measure(cdp);
        say(`${told} updates: ${heap.toFixed(1)} MB`);
      }
    }
    const after = await atWall();
    const minutes = (performance.now() - since) / 60_000;
    const hours = (minutes * ticks) / 60;
    say(`${told} updates in ${minutes.toFixed(1)} minutes, ${hours.toFixed(1)} hours of the screen's own seconds`);
    for (const [name, figure] of Object.entries({ start: before, end: after })) {
      say(`${name}: heap ${figure.heap.toFixed(1)} MB, ${figure.nodes} nodes, ${figure.listeners} listeners`);
    }
  } finally {
    await call('DELETE', `/displays/${code}`);
    await browser.close();
  }
});

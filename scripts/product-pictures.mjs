// Takes the public site's pictures of the product from a running demo: `npm start`, then `node scripts/product-pictures.mjs`.
//   node scripts/product-pictures.mjs [--url http://127.0.0.1:3000]
// First it lets judges score the matches on the mats, by the same calls as their phones; it changes that demo.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { main, root, say, Sentence } from './environment.mjs';

const SLUG = 'piala-gelanggang';
const FOLDER = join(root, 'apps/web/src/assets/product');
const DESK = { width: 1280, height: 800 };
/** Who hits what, mat after mat: two judges within their time make a point. */
const POINTS = [
  ['blue', 'kick'],
  ['red', 'kick'],
  ['blue', 'punch'],
  ['red', 'kick'],
  ['blue', 'kick'],
  ['red', 'punch'],
];

const { values } = parseArgs({
  options: { url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT || 3000}` } },
});
const url = values.url.replace(/\/$/, '');

async function call(method, path, { as, body } = {}) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...(as ? { authorization: as } : {}), ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body && JSON.stringify(body),
  });
  const data = await answer.json().catch(() => null);
  if (!answer.ok) throw new Sentence(`${method} ${path}: ${data?.message ?? answer.status}`);
  return data;
}

async function account(name) {
  const body = { email: `${name}@gelanggang.test`, password: 'gelanggang-demo' };
  return `Bearer ${(await call('POST', '/login', { body })).access_token}`;
}

/** The match on each mat of sparring runs; where none does, the next one is begun. */
async function onTheMats(admin) {
  const live = await call('GET', `/live/${SLUG}/tanding`);
  const today = live.schedules.map((one) => one.scheduled_date).sort()[0];
  const sessions = new Set(live.schedules.filter((one) => one.scheduled_date === today).map((one) => one.id));
  const found = [];
  for (const arena of live.arenas) {
    const here = live.matches.filter((match) => match.arena_id === arena.id && sessions.has(match.schedule_id));
    const ready = (match) => match.blue.state === 'unit' && match.red.state === 'unit';
    const match =
      here.find(({ status }) => status === 'ongoing') ??
      here.find((one) => ready(one) && ['called', 'scheduled'].includes(one.status));
    if (!match) continue;
    if (match.status === 'scheduled') await call('POST', `/matches/${match.id}/call`, { as: admin });
    if (match.status !== 'ongoing') await call('POST', `/matches/${match.id}/start`, { as: admin });
    found.push({ arena, match });
  }
  return { live, mats: found };
}

async function seatJudges(admin, arena) {
  const judges = [];
  for (const seat of [1, 2, 3]) {
    const { data } = await call('POST', `/arenas/${arena.id}/panels`, { as: admin, body: { seat } });
    const { code } = data.find((one) => one.seat === seat);
    const as = `Panel ${(await call('POST', '/panel/sign-in', { body: { code } })).data.token}`;
    const tab = `gambar${arena.id}juri${seat}`;
    await call('POST', '/panel/open', { as, body: { tab } });
    judges.push({ as, tab, taps: 0 });
  }
  return judges;
}

async function tap(judge, corner, kind) {
  judge.taps += 1;
  const taps = [{ number: judge.taps, corner, kind, at: Date.now() }];
  await call('POST', '/panel/taps', { as: judge.as, body: { tab: judge.tab, taps } });
}

async function score(admin, { arena, match }, nth) {
  const judges = await seatJudges(admin, arena);
  const clock = (body) => call('POST', `/matches/${match.id}/clock`, { as: admin, body });
  await clock({ step: 'set', round: 2, remaining_ms: (95 - 11 * nth) * 1000, reason: 'Gambar produk' });
  await clock({ step: 'start' });
  for (const [corner, kind] of [...POINTS.slice(nth % 3), ...POINTS.slice(0, 2 + nth)]) {
    await tap(judges[nth % 3], corner, kind);
    await tap(judges[(nth + 1) % 3], corner, kind);
  }
}

async function keep(name, picture, widths) {
  for (const width of widths) {
    const file = join(FOLDER, `${name}-${width}.webp`);
    const { size } = await sharp(picture).resize({ width }).webp({ quality: 80, effort: 6 }).toFile(file);
    say(`${name}-${width}.webp: ${Math.round(size / 1000)} kB`);
  }
}

async function signedIn(browser, name, viewport) {
  const page = await (await browser.newContext({ viewport, deviceScaleFactor: 2, locale: 'id-ID' })).newPage();
  await page.goto(`${url}/admin/login`);
  await page.getByLabel('Email').fill(`${name}@gelanggang.test`);
  await page.getByLabel('Kata sandi', { exact: true }).fill('gelanggang-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/admin(?!\/login)/);
  return page;
}

async function shot(page, path) {
  if (path) await page.goto(`${url}${path}`);
  await page.locator('#root:not([inert])').waitFor({ state: 'attached' });
  // charts and the wall take their time to settle
  await page.waitForTimeout(3_000);
  return page.screenshot();
}

await main(async () => {
  const admin = await account('admin');
  const { live, mats } = await onTheMats(admin);
  if (mats.length === 0) throw new Sentence('No match of the demo is left to show.');
  const { executablePath, libraries } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    env: libraries ? { ...process.env, LD_LIBRARY_PATH: libraries } : undefined,
  });
  try {
    const open = async (viewport) =>
      (await browser.newContext({ viewport, deviceScaleFactor: 2, locale: 'id-ID' })).newPage();
    const screen = await open({ width: 1280, height: 720 });
    await screen.goto(`${url}/display`);
    const code = await screen.locator('[data-code]').getAttribute('data-code');
    const body = { name: 'Gambar produk', tournament_id: live.tournament.id, show: 'wall' };
    await call('PUT', `/displays/${code}`, { as: admin, body });
    await screen.locator('[data-arena]').first().waitFor();
    const operator = await signedIn(browser, 'operator', DESK);
    const phone = await open({ width: 390, height: 780 });
    for (const [nth, mat] of mats.entries()) await score(admin, mat, nth);
    await keep('wall', await shot(screen), [720, 1280]);
    await keep('arena', await shot(operator, `/admin/arena/${mats[0].arena.id}`), [720, 1280]);
    await keep('live', await shot(phone, `/schedule/live/${SLUG}/tanding`), [390]);
    await call('DELETE', `/displays/${code}`, { as: admin });
    const office = await signedIn(browser, 'panitia', DESK);
    await keep('insight', await shot(office, `/tournament-insight/${live.tournament.id}`), [720, 1280]);
    const matchesOf = new Map();
    for (const { pool_id } of live.matches) matchesOf.set(pool_id, (matchesOf.get(pool_id) ?? 0) + 1);
    const [[largest]] = [...matchesOf].sort(([, a], [, b]) => b - a);
    await keep('bracket', await shot(await open(DESK), `/bagan/${SLUG}/tanding/${largest}`), [720, 1280]);
  } finally {
    await browser.close();
  }
});

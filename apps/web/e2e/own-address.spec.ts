// A hall without internet misses nothing: whoever walks through the application, it asks no address but its own.
// A long walk: `npm test` leaves it to .ci/run and `npm run check`.
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { DisplayShow } from '@gelanggang/contract/displays';
import { ROLES } from '@gelanggang/contract/permissions';
import type { RouteRow } from '../../../test/specification/route-table';
import { answerOf } from './api';
import { addressOf, demoOf, enter, isOpen, open, PAGES, settled } from './demo-pages';
import { SLUG } from './demo-tournaments';
import { bearer, session } from './sign-in';
import { test } from './test';

/**
 * Every address outside of the system that a page of this context asks for, as 'address (page)': requests of pages,
 * workers and frames, sockets, and what the page's content policy held back before it became a request.
 */
async function outsideOf(context: BrowserContext, origin: string): Promise<Set<string>> {
  const own = new URL(origin);
  const outside = new Set<string>();
  const note = (address: string, page: string) => {
    const { protocol, host } = new URL(address, origin);
    const isInside = ['data:', 'blob:', 'about:'].includes(protocol) || host === own.host;
    if (!isInside) outside.add(`${address} (${page})`);
  };
  context.on('request', (request) => note(request.url(), request.headers()['referer'] ?? ''));
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url(), page.url())));
  await context.exposeBinding('noteHeldBack', ({ page }, address: string) => {
    // besides addresses there are the words 'inline', 'eval', …
    if (/^\w+:\/\//.test(address)) note(address, page.url());
  });
  await context.addInitScript(() => {
    const { noteHeldBack } = window as unknown as { noteHeldBack: (address: string) => void };
    addEventListener('securitypolicyviolation', (event) => noteHeldBack(event.blockedURI));
  });
  return outside;
}

/** Whatever a screen can show; `true` marks what needs nothing named besides. */
const SHOWS: Record<DisplayShow, true | 'arena_id' | 'pool_id' | 'message'> = {
  ...{ auto: true, code: true, wall: true, schedule: true, medals: true, sponsors: true },
  ...{ arena: 'arena_id', bracket: 'pool_id', message: 'message' },
};

/** Service workers work here: what they fetch is asked for as well. */
const newContext = (browser: Browser, baseURL: string, size = { width: 1280, height: 800 }) =>
  browser.newContext({ baseURL, viewport: size, locale: 'id-ID', serviceWorkers: 'allow' });

/** The first page is loaded, the others are gone to as by a link. */
async function walk(
  page: Page,
  start: string,
  rows: readonly RouteRow[],
  addressFor: (path: string) => Promise<string>,
) {
  await page.goto(start);
  await settled(page);
  for (const { path } of rows) await open(page, await addressFor(path));
}

test.describe.configure({ timeout: 600_000 });

test('a visitor', async ({ browser, baseURL, request }) => {
  const context = await newContext(browser, baseURL ?? '');
  const outside = await outsideOf(context, baseURL ?? '');
  const page = await context.newPage();
  const headers = await bearer(request, 'admin');
  const demo = await demoOf(request);
  const rows = PAGES.filter(isOpen);
  expect(rows.length).toBeGreaterThan(20);
  // each loaded by itself, as a link from elsewhere does
  for (const { path } of rows) {
    await page.goto(await addressOf(path, request, headers, demo));
    await settled(page);
  }
  for (const path of ['/juri', `/announcer/${SLUG}`, '/api/docs', '/nothing-here']) {
    await page.goto(path);
    await expect(page.locator('h1, h2, [role=alert]').first(), path).toBeVisible();
  }
  // with its socket
  await page.goto(`/schedule/live/${SLUG}/tanding`);
  await expect(page.locator('[data-connection=live]').first()).toBeAttached();
  expect([...outside]).toEqual([]);
  await context.close();
});

for (const [who, role] of [
  ['manager', 'manager'],
  ['admin', 'admin'],
] as const)
  test(`a signed-in ${role}`, async ({ browser, baseURL, request }) => {
    const context = await newContext(browser, baseURL ?? '');
    const outside = await outsideOf(context, baseURL ?? '');
    const page = await context.newPage();
    const demo = await demoOf(request);
    const headers = await bearer(request, 'admin');
    await enter(page, await session(request, who));
    const may: readonly string[] = ROLES[role].permissions;
    const rows = PAGES.filter((row) => !isOpen(row) && (!row.permission || may.includes(row.permission)));
    expect(rows.length).toBeGreaterThan(role === 'admin' ? 60 : 10);
    // a page that is not the first of them: a page that is gone to anew stays as it is
    await walk(page, '/admin/account', rows, (path) => addressOf(path, request, headers, demo));
    expect([...outside]).toEqual([]);
    await context.close();
  });

test('a big screen, whatever it is aimed at', async ({ browser, baseURL, request }) => {
  const context = await newContext(browser, baseURL ?? '', { width: 1920, height: 1080 });
  const outside = await outsideOf(context, baseURL ?? '');
  const screen = await context.newPage();
  await screen.goto('/display');
  const code = await screen.locator('[data-code]').getAttribute('data-code');
  const headers = await bearer(request, 'admin');
  const { tournamentId, arenaId } = await demoOf(request);
  const { data } = await answerOf<{ data: { id: number }[] }>(request, `/pools?tournament_id=${tournamentId}`, headers);
  const named = { arena_id: arenaId, pool_id: data[0]?.id, message: `Istirahat ${code}` };
  for (const [show, needs] of Object.entries(SHOWS)) {
    const answer = await request.put(`/api/displays/${code}`, {
      headers,
      data: {
        ...{ name: `Alamat ${code}`, tournament_id: tournamentId, show },
        ...(needs !== true && { [needs]: named[needs] }),
      },
    });
    expect(answer.ok(), `${show}: ${await answer.text()}`).toBe(true);
    if (show === 'message') await expect(screen.getByText(`Istirahat ${code}`)).toBeVisible();
    await screen.reload();
    await expect(screen.locator('#root')).not.toBeEmpty();
    await screen.waitForLoadState('networkidle');
  }
  expect((await request.delete(`/api/displays/${code}`, { headers })).ok()).toBe(true);
  expect([...outside]).toEqual([]);
  await context.close();
});

test('an address outside is noticed: a picture, a call, a socket, a style', async ({ browser, baseURL }) => {
  const context = await newContext(browser, baseURL ?? '');
  const outside = await outsideOf(context, baseURL ?? '');
  const page = await context.newPage();
  await page.goto('/');
  await settled(page);
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://picture.invalid/a.png' }));
    void fetch('https://call.invalid/a').catch(() => undefined);
    new WebSocket('wss://socket.invalid/a');
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://style.invalid/a.css' }),
    );
  });
  const hosts = () => [...new Set([...outside].map((one) => new URL(one.split(' ')[0] ?? '').host))].sort();
  await expect.poll(hosts).toEqual(['call.invalid', 'picture.invalid', 'socket.invalid', 'style.invalid']);
  await context.close();
});

// Pages without a network: opened anew from what the device kept; and with one, always the server's version.
import { expect } from '@playwright/test';
import { snapshotOf } from './demo-tournaments';
import { isSeated, runningMatch, seatedPanel } from './running-match';
import { bearer } from './sign-in';
import { test } from './test';

const PAGE = '/schedule/live/piala-gelanggang/tanding';

test.use({ serviceWorkers: 'allow' });

test(
  'a live page opens without a network from the last data, and goes on by itself',
  { tag: '@phone' },
  async ({ page, context }) => {
    test.setTimeout(120_000);
    await page.goto(PAGE);
    await expect(page.locator('[data-connection=live]')).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    const match = page.locator('[data-match]').first();
    const before = await match.getAttribute('data-match');

    // a new version is never kept back: what is kept is not shown while the server answers
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.startsWith('gelanggang-app-')) ?? '';
      const kept = await (await caches.open(name)).match('/?kerangka');
      const html = (await kept?.text()) ?? '';
      const old = html.replace('<html', '<html data-kept');
      await (
        await caches.open(name)
      ).put('/?kerangka', new Response(old, { headers: { 'content-type': 'text/html' } }));
    });
    await page.reload();
    await expect(page.locator('[data-connection=live]')).toBeVisible();
    await expect(page.locator('html[data-kept]')).toHaveCount(0);

    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('html[data-kept]')).toHaveCount(1);
    await expect(page.locator(`[data-match="${before}"]`).first()).toBeVisible();
    await expect(page.getByText('Luring')).toBeVisible();
    await expect(page.getByText(/^data \d\d\.\d\d$/)).toBeVisible();

    await context.setOffline(false);
    await expect(page.locator('[data-connection=live]')).toBeVisible({ timeout: 30_000 });
  },
);

test('each public page of a tournament opens without a network after one visit, with the minute of its data', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(240_000);
  const { matches } = await snapshotOf(request);
  const match = matches.find(({ status, blue }) => status === 'finished' && blue.state === 'unit') ?? matches[0];
  const slug = 'piala-gelanggang';
  const pages = [
    [`/detail/${slug}`, /^Tanpa jaringan: data .*\d\d\.\d\d\.$/],
    [`/schedule/${slug}/tanding`, /^data \d\d\.\d\d$/],
    [`/schedule/live/${slug}/tanding`, /^data \d\d\.\d\d$/],
    [`/kapan-saya-main/${slug}`, /^data \d\d\.\d\d$/],
    [`/bagan/${slug}/tanding/${match?.pool_id}`, /^data \d\d\.\d\d$/],
    [`/medali/${slug}`, /^data \d\d\.\d\d$/],
    [`/peserta/${slug}`, /^Tanpa jaringan: data .*\d\d\.\d\d\.$/],
    [`/partai/${match?.id}`, /^Tanpa jaringan: data .*\d\d\.\d\d\.$/],
  ] as const;
  await page.goto(PAGE);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const titles: string[] = [];
  for (const [path] of pages) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    await page.locator('#root:not([inert])').waitFor();
    await expect(page.locator('main [aria-busy=true], main [aria-label="Memuat data"]'), path).toHaveCount(0);
    if (path.startsWith('/peserta')) await expect(page.getByText(/\d+ pesilat dari \d+ kontingen/)).toBeVisible();
    titles.push((await heading.textContent()) ?? '');
  }
  await context.setOffline(true);
  for (const [index, [path, minute]] of pages.entries()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(titles[index] ?? '');
    await expect(page.getByText(minute).first(), path).toBeVisible();
    await expect(page.getByRole('alert'), path).toHaveCount(0);
  }
  // what was never opened says so, in the application and not in the browser's words
  await page.goto('/detail/gelanggang-open');
  await expect(page.getByText('Belum tersimpan di ponsel ini.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Belum tersimpan di ponsel ini.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gelanggang Open', { timeout: 30_000 });
});

test('a page that came by plain http says once what the browser does not give it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await page.goto(PAGE);
  await expect(page.locator('[data-plain-http]')).toHaveCount(1);
  await expect(page.locator('[data-plain-http]')).toContainText('tidak menyimpan halaman');
});

for (const seen of [false, true]) {
  test(`a page that is opened without a network ${seen ? 'again' : 'for the first time'} comes by itself when it is back`, async ({
    page,
    context,
  }) => {
    if (seen) {
      await page.goto('/peserta/gelanggang-open');
      await expect(page.getByRole('heading', { name: 'Peserta', exact: true })).toBeVisible();
    }
    await page.goto(PAGE);
    await page.locator('#root:not([inert])').waitFor();
    await expect(page.locator('[data-connection=live]')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('navigation').getByRole('link', { name: 'Peserta', exact: true }).click();
    await expect(page.getByText(/^Tidak ada sambungan\./)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/\d+ pesilat dari \d+ kontingen/)).toBeVisible();
  });
}

test('nothing of the API is kept by the service worker', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator('[data-connection=live]')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.locator('[data-connection=live]')).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('a judge’s panel that its phone throws away without a network opens again as itself and goes on', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const headers = await bearer(request, 'admin');
  const arenaId = (await snapshotOf(request)).arenas[0]?.id ?? 0;
  const panel = await seatedPanel(browser, request, headers, { arenaId, seat: 3 }, { width: 360, height: 780 });
  await expect
    .poll(() => panel.evaluate(async () => (await (await caches.open('gelanggang-screen')).keys()).length))
    .toBeGreaterThan(0);
  await expect.poll(() => panel.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await panel.context().setOffline(true);
  await panel.reload();
  await expect(panel.getByText('Tidak ada sambungan ke server.')).toBeVisible();
  await panel.context().setOffline(false);
  await isSeated(panel);

  // a second page of the same phone takes the seat; this one says what kept it from taking it back
  const second = await panel.context().newPage();
  await second.goto('/juri');
  await isSeated(second);
  const back = panel.getByRole('button', { name: 'Pakai di sini' });
  await expect(back).toBeVisible({ timeout: 20_000 });
  await panel.route('**/api/panel/**', (route) => route.abort());
  await back.click();
  await expect(panel.getByRole('main').getByRole('alert')).toHaveText('Tidak ada sambungan ke server.');
  await panel.unroute('**/api/panel/**');
  await back.click();
  await isSeated(panel);
  await panel.context().close();
});

test('a judge’s buttons stay where they are without a network, and the panel knows soon that it is back', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const headers = await bearer(request, 'admin');
  const arenaId = (await runningMatch(request, headers)).arena_id ?? 0;
  const panel = await seatedPanel(browser, request, headers, { arenaId, seat: 2 }, { width: 360, height: 780 });
  const there = panel.getByRole('main').locator('header').getByRole('status');
  await expect(there).toHaveAccessibleName('Tersambung');
  await expect(panel.locator('section button')).not.toHaveCount(0);
  const below = panel.getByRole('main').locator('> div').last();
  const before = await below.boundingBox();
  await panel.context().setOffline(true);
  const band = panel.locator('[data-offline]');
  await expect(band).toBeVisible({ timeout: 30_000 });
  expect(await below.boundingBox()).toEqual(before);
  // who stands in the corners, and what is tapped, stays in sight
  const { y: top } = (await band.boundingBox()) ?? { y: 0 };
  for (const seen of await panel.locator('section p, section button').all()) {
    const { y, height } = (await seen.boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBeLessThanOrEqual(top);
  }
  await panel.context().setOffline(false);
  await expect(panel.locator('[data-offline]')).toHaveCount(0);
  await expect(there).toHaveAccessibleName('Tersambung');
  await panel.context().close();
});

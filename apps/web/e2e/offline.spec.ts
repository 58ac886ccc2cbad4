// The live page without a network: opened anew from what the device kept; and with one, always the server's version.
import { expect, test } from '@playwright/test';

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

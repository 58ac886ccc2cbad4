// A big screen and its desk: taken in by its code, aimed at once, a result on it, and nothing lost without network.
import { expect, type APIRequestContext } from '@playwright/test';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { test } from './test';

async function bearer(request: APIRequestContext, email: string): Promise<{ authorization: string }> {
  const answer = await request.post('/api/login', { data: { email, password: 'gelanggang-demo' } });
  const { access_token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}

async function snapshotOf(request: APIRequestContext): Promise<LiveSnapshot> {
  return (await (await request.get('/api/live/piala-gelanggang/tanding')).json()) as LiveSnapshot;
}

/** On a mat of today: the one that runs, else the next of an arena, called and started. */
async function runningMatch(request: APIRequestContext, headers: { authorization: string }): Promise<LiveMatch> {
  const { matches, schedules } = await snapshotOf(request);
  const running = matches.find((match) => match.status === 'ongoing');
  if (running) return running;
  const day = schedules.map((schedule) => schedule.scheduled_date).sort()[0];
  const today = new Set(schedules.filter((one) => one.scheduled_date === day).map((one) => one.id));
  const waiting = matches
    .filter((match) => today.has(match.schedule_id ?? 0) && match.blue.state === 'unit' && match.red.state === 'unit')
    .filter((match) => match.status === 'called' || match.status === 'scheduled')
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0))[0];
  if (!waiting) throw new Error('The demo has no match left to play.');
  if (waiting.status === 'scheduled') await request.post(`/api/matches/${waiting.id}/call`, { headers });
  const started = await request.post(`/api/matches/${waiting.id}/start`, { headers });
  expect(started.ok(), await started.text()).toBe(true);
  return { ...waiting, status: 'ongoing' };
}

test('the desk takes a screen in and aims it, and results stand on it at once, also after the network was gone', async ({
  page,
  browser,
  request,
}) => {
  const hall = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const screen = await hall.newPage();
  await screen.goto('/display');
  const code = await screen.locator('[data-code]').getAttribute('data-code');
  expect(code).toMatch(/^[A-Z2-9]{5}$/);
  const name = `Pintu ${code}`;

  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('panitia@gelanggang.test');
  await page.getByLabel('Kata sandi', { exact: true }).fill('gelanggang-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin');
  await page.goto('/admin/displays');
  await page.getByRole('button', { name: 'Tambah layar' }).click();
  await page.getByLabel('Kode di layar').fill(code ?? '');
  await page.getByLabel('Nama layar').fill(name);
  await page
    .getByRole('combobox', { name: 'Turnamen' })
    .selectOption({ label: 'Kejuaraan Pencak Silat Piala Gelanggang' });
  await page.getByRole('button', { name: 'Tampilkan', exact: true }).click();
  const card = page.getByRole('article', { name });
  await expect(card).toContainText('Tersambung');
  await expect(screen.locator('[data-arena]')).not.toHaveCount(0);
  // neither corner is written larger than the other
  await expect
    .poll(() =>
      screen.locator('[data-arena]').evaluateAll(
        (tiles) =>
          tiles.filter((tile) => {
            const names = [...tile.querySelectorAll('[data-name]')];
            return new Set(names.map((name) => getComputedStyle(name).fontSize)).size > 1;
          }).length,
      ),
    )
    .toBe(0);

  const headers = await bearer(request, 'operator@gelanggang.test');
  const match = await runningMatch(request, headers);
  await expect(screen.locator('[data-shown=running]').filter({ hasText: match.blue.name })).toBeVisible();
  const score = { winner: 'red', win_kind: 'angka', blue_score: 23, red_score: 31 };
  const answer = await request.post(`/api/matches/${match.id}/result`, { headers, data: score });
  expect(answer.ok(), await answer.text()).toBe(true);
  const result = screen.locator('[data-shown=result]').filter({ hasText: match.red.name });
  await expect(result.locator('[data-won=red]')).toHaveText('Menang angka');
  await expect(result).toContainText('31');
  const overflow = await screen.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(overflow, 'nothing scrolls').toBeLessThanOrEqual(0);

  const arenas = await screen.locator('[data-arena]').count();
  await hall.setOffline(true);
  await expect(screen.getByText(/^Luring · data \d\d\.\d\d$/)).toBeVisible();
  await expect(screen.locator('[data-arena]'), 'the last data stay').toHaveCount(arenas);
  await card.getByRole('button', { name: 'Arahkan' }).click();
  await page.getByRole('combobox', { name: 'Yang ditampilkan' }).selectOption({ label: 'Pesan' });
  await page.getByRole('textbox', { name: 'Pesan' }).fill('Istirahat sampai 13.00');
  await page.getByRole('button', { name: 'Tampilkan', exact: true }).click();
  await expect(card).toContainText('Pesan: Istirahat sampai 13.00');
  await hall.setOffline(false);
  await expect(screen.getByText('Istirahat sampai 13.00')).toBeVisible({ timeout: 30_000 });

  await screen.reload();
  await expect(screen.getByText('Istirahat sampai 13.00'), 'it knows itself after a loss of power').toBeVisible();
  await card.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Lepaskan layar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lepaskan layar' }).click();
  await expect(card).toHaveCount(0);
  await expect(screen.locator(`[data-code]:not([data-code="${code}"])`)).toBeVisible();
  await hall.close();
});

test.describe('after a power cut', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 1920, height: 1080 } });

  test('a screen comes back as itself, with its last picture, while the server is still away', async ({
    page,
    context,
    request,
  }) => {
    await page.goto('/display');
    const code = await page.locator('[data-code]').getAttribute('data-code');
    const headers = await bearer(request, 'panitia@gelanggang.test');
    const { tournament } = await snapshotOf(request);
    const aim = (show: string) =>
      request.put(`/api/displays/${code}`, {
        headers,
        data: { name: `Tribun ${code}`, tournament_id: tournament.id, show },
      });
    expect((await aim('wall')).ok()).toBe(true);
    await expect(page.locator('[data-arena]')).not.toHaveCount(0);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('gelanggang-screen')).keys()).length))
      .toBeGreaterThan(0);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('gelanggang-snapshots')).keys()).length))
      .toBeGreaterThan(0);

    // the page itself is answered by it from then on
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('[data-arena]'), 'its last picture').not.toHaveCount(0);
    await expect(page.getByText(/^Luring · data \d\d\.\d\d$/)).toBeVisible();

    await context.setOffline(false);
    await expect(page.locator('[data-connection=live]')).toBeVisible({ timeout: 60_000 });
    expect((await aim('medals')).ok()).toBe(true);
    await expect(page.locator('[data-arena]'), 'it is the same screen').toHaveCount(0);
    expect((await request.delete(`/api/displays/${code}`, { headers })).ok()).toBe(true);
  });
});

test('a sponsor is taken in at the desk and stands on the screens aimed at them', async ({
  page,
  browser,
  request,
}) => {
  const hall = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const screen = await hall.newPage();
  await screen.goto('/display');
  const code = await screen.locator('[data-code]').getAttribute('data-code');
  const headers = await bearer(request, 'panitia@gelanggang.test');
  const { tournament } = await snapshotOf(request);
  const data = { name: `Lobi ${code}`, tournament_id: tournament.id, show: 'sponsors' };
  expect((await request.put(`/api/displays/${code}`, { headers, data })).ok()).toBe(true);

  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('panitia@gelanggang.test');
  await page.getByLabel('Kata sandi', { exact: true }).fill('gelanggang-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin');
  await page.goto('/admin/displays');
  const sponsors = page.getByRole('region', { name: 'Gambar sponsor' });
  await sponsors.getByLabel('Turnamen').selectOption({ label: tournament.name });
  await sponsors.getByRole('button', { name: 'Tambah gambar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog.getByText('Pilih gambar JPEG, PNG, atau WebP.')).toBeVisible();
  const name = `Bank ${code}`;
  await dialog.getByLabel('Gambar').setInputFiles('apps/web/src/assets/product/arena-1280.webp');
  await dialog.getByLabel('Nama sponsor').fill(name);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(sponsors.getByText(name)).toBeVisible();
  await expect(screen.getByAltText(name)).toBeVisible({ timeout: 60_000 });

  await sponsors.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Hapus gambar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus gambar' }).click();
  await expect(sponsors.getByText(name)).toHaveCount(0);
  await expect(screen.getByAltText(name)).toHaveCount(0);
  expect((await request.delete(`/api/displays/${code}`, { headers })).ok()).toBe(true);
  await hall.close();
});

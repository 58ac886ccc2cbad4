// A big screen and its desk: taken in by its code, aimed at once, a result on it, and nothing lost without network.
import { expect } from '@playwright/test';
import { post } from './api';
import { aim, newScreen, takeAway } from './big-screen';
import { snapshotOf } from './demo-tournaments';
import { runningMatch } from './running-match';
import { bearer, signIn } from './sign-in';
import { test } from './test';

test('the desk takes a screen in and aims it, and results stand on it at once, also after the network was gone', async ({
  page,
  browser,
  request,
}) => {
  const { screen, code } = await newScreen(browser);
  expect(code).toMatch(/^[A-Z2-9]{5}$/);
  const name = `Pintu ${code}`;

  await signIn(page, '/admin/displays', 'organiser');
  await page.getByRole('button', { name: 'Tambah layar' }).click();
  await page.getByLabel('Kode di layar').fill(code);
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

  const headers = await bearer(request, 'operator');
  const match = await runningMatch(request, headers);
  await expect(screen.locator('[data-shown=running]').filter({ hasText: match.blue.name })).toBeVisible();
  const score = { winner: 'red', win_kind: 'angka', blue_score: 23, red_score: 31 };
  await post(request, headers, `/matches/${match.id}/result`, score);
  const result = screen.locator('[data-shown=result]').filter({ hasText: match.red.name });
  await expect(result.locator('[data-won=red]')).toHaveText('Menang angka');
  await expect(result).toContainText('31');
  const overflow = await screen.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(overflow, 'nothing scrolls').toBeLessThanOrEqual(0);

  const arenas = await screen.locator('[data-arena]').count();
  await screen.context().setOffline(true);
  await expect(screen.getByText(/^Luring · data \d\d\.\d\d$/)).toBeVisible();
  await expect(screen.locator('[data-arena]'), 'the last data stay').toHaveCount(arenas);
  await card.getByRole('button', { name: 'Arahkan' }).click();
  await page.getByRole('combobox', { name: 'Yang ditampilkan' }).selectOption({ label: 'Pesan' });
  await page.getByRole('textbox', { name: 'Pesan' }).fill('Istirahat sampai 13.00');
  await page.getByRole('button', { name: 'Tampilkan', exact: true }).click();
  await expect(card).toContainText('Pesan: Istirahat sampai 13.00');
  await screen.context().setOffline(false);
  await expect(screen.getByText('Istirahat sampai 13.00')).toBeVisible({ timeout: 30_000 });

  await screen.reload();
  await expect(screen.getByText('Istirahat sampai 13.00'), 'it knows itself after a loss of power').toBeVisible();
  await card.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Lepaskan layar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lepaskan layar' }).click();
  await expect(card).toHaveCount(0);
  await expect(screen.locator(`[data-code]:not([data-code="${code}"])`)).toBeVisible();
  await screen.close();
});

test.describe('after a power cut', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 1920, height: 1080 } });

  test('a screen comes back as itself, with its last picture, while the server is still away', async ({
    page,
    context,
    request,
  }) => {
    await page.goto('/display');
    const code = (await page.locator('[data-code]').getAttribute('data-code')) ?? '';
    const headers = await bearer(request, 'organiser');
    const { tournament } = await snapshotOf(request);
    const show = (what: string) =>
      aim(request, headers, code, { name: `Tribun ${code}`, tournament_id: tournament.id, show: what });
    await show('wall');
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
    await show('medals');
    await expect(page.locator('[data-arena]'), 'it is the same screen').toHaveCount(0);
    await takeAway(request, headers, code);
  });
});

test('who aims a screen that another desk has aimed meanwhile sees what it shows now, and loses nothing', async ({
  page,
  browser,
  request,
}) => {
  const { screen, code } = await newScreen(browser);
  const office = await bearer(request, 'organiser');
  const { tournament } = await snapshotOf(request);
  const name = `Tengah ${code}`;
  await aim(request, office, code, { name, tournament_id: tournament.id, show: 'code' });
  await signIn(page, '/admin/displays', 'organiser');
  await page.getByRole('article', { name }).getByRole('button', { name: 'Arahkan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nama layar').fill(`Kiri ${code}`);
  await aim(request, office, code, { name, tournament_id: tournament.id, show: 'message', message: 'Istirahat' });
  await dialog.getByRole('button', { name: 'Tampilkan', exact: true }).click();
  const news = dialog.getByRole('alert').filter({ hasText: 'baru saja diubah' });
  await expect(news).toContainText('Istirahat');
  await expect(dialog.getByLabel('Nama layar'), 'what was typed stays').toHaveValue(`Kiri ${code}`);
  await news.getByRole('button', { name: 'Pakai yang tersimpan' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Pesan' })).toHaveValue('Istirahat');
  await dialog.getByLabel('Nama layar').fill(`Kiri ${code}`);
  await dialog.getByRole('button', { name: 'Tampilkan', exact: true }).click();
  await expect(page.getByRole('article', { name: `Kiri ${code}` })).toContainText('Pesan: Istirahat');
  await takeAway(request, office, code);
  await screen.close();
});

test('a sponsor is taken in at the desk and stands on the screens aimed at them', async ({
  page,
  browser,
  request,
}) => {
  const { screen, code } = await newScreen(browser);
  const headers = await bearer(request, 'organiser');
  const { tournament, arenas } = await snapshotOf(request);
  const data = { name: `Lobi ${code}`, tournament_id: tournament.id, show: 'sponsors' };
  await aim(request, headers, code, data);

  await signIn(page, '/admin/displays', 'organiser');
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
  // and in the broadcast's own place for it
  const overlay = await screen.context().newPage();
  await overlay.goto(`/overlay/${arenas[0]?.id}?tampil=sponsor`);
  await expect(overlay.getByAltText(name)).toBeVisible({ timeout: 60_000 });
  await overlay.close();

  await sponsors.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Hapus gambar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus gambar' }).click();
  await expect(sponsors.getByText(name)).toHaveCount(0);
  await expect(screen.getByAltText(name)).toHaveCount(0);
  await takeAway(request, headers, code);
  await screen.close();
});

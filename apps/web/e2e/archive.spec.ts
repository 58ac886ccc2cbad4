// A tournament's archive is made by a press, and its pages open from a folder without a server, on a phone and at a desk.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type APIRequestContext, expect } from '@playwright/test';
import { unzipped } from '../../../test/setup/unzip';
import { answerOf, post } from './api';
import { snapshotOf } from './demo-tournaments';
import { bearer, signIn } from './sign-in';
import { test } from './test';

/** At night the day of the demo has only begun: a class of two is decided then. */
async function withChampion(request: APIRequestContext): Promise<void> {
  const headers = await bearer(request, 'operator');
  const { matches } = await snapshotOf(request);
  const finals = matches.filter(({ pool_id: pool }) => matches.filter((one) => one.pool_id === pool).length === 1);
  if (finals.some(({ status }) => status === 'finished')) return;
  const final = finals.find(({ status, arena_id: arena }) => status === 'scheduled' && arena !== null);
  if (!final) throw new Error('the demo has no class of two left to fight');
  const result = { winner: 'blue', win_kind: 'teknik' };
  const running = matches.find(({ status, arena_id: arena }) => status === 'ongoing' && arena === final.arena_id);
  if (running) await post(request, headers, `/matches/${running.id}/result`, result);
  for (const step of ['call', 'start']) await post(request, headers, `/matches/${final.id}/${step}`);
  await post(request, headers, `/matches/${final.id}/result`, result);
}

test('the archive of a tournament opens from files alone', { tag: '@both' }, async ({ page, request }) => {
  const all = await answerOf<{ id: number; slug: string }[]>(request, '/tournaments/active');
  const tournament = all.find(({ slug }) => slug === 'piala-gelanggang');
  await withChampion(request);
  await signIn(page, `/admin/event-report?tournament_id=${tournament?.id}`, 'organiser');
  const saving = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Buat arsip (ZIP)' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^arsip-piala-gelanggang-.*\.zip$/);

  const folder = mkdtempSync(join(tmpdir(), 'gelanggang-archive-'));
  try {
    const files = unzipped(readFileSync(await download.path()));
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const index = [...files.keys()].find((path) => path.endsWith('/index.html')) ?? '';
    const faults: string[] = [];
    page.on('requestfailed', (one) => faults.push(one.url()));
    page.on('request', (one) => {
      if (!one.url().startsWith('file:')) faults.push(one.url());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(pathToFileURL(join(folder, index)).href);
    await expect(page.getByRole('heading', { level: 1, name: 'Ringkasan' })).toBeVisible();
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await fits()).toBeLessThanOrEqual(0);

    // the search narrows the list of winners
    const rows = page.locator('#daftar tbody tr').filter({ visible: true });
    const before = await rows.count();
    expect(before).toBeGreaterThan(1);
    const name = await rows.first().locator('td').first().innerText();
    await page.getByLabel('Cari nama, kontingen atau kelas').fill(name);
    await expect(rows.first()).toContainText(name);
    expect(await rows.count()).toBeLessThan(before);
    await page.getByLabel('Cari nama, kontingen atau kelas').fill('tidak ada yang bernama begini');
    await expect(page.getByText('Tidak ada yang cocok')).toBeVisible();

    for (const place of ['Medali', 'Jadwal dan hasil', 'Peserta', 'Buku hasil', 'Data', 'Bagan']) {
      await page.getByRole('navigation').getByRole('link', { name: place, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible();
      expect([place, await fits()]).toEqual([place, expect.any(Number)]);
      expect(await fits()).toBeLessThanOrEqual(0);
    }
    const bracket = page.getByRole('main').getByRole('link').filter({ hasText: 'Tanding' }).first();
    const title = await bracket.innerText();
    await bracket.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: 'Bagan' })
        .getByText(/^(Final|Babak 1)$/)
        .first(),
    ).toBeVisible();
    expect(await fits()).toBeLessThanOrEqual(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Ringkasan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ringkasan' })).toBeVisible();
    expect(faults).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

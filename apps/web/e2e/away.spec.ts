// While another instance holds a tournament, its office reads at the top where it is and how it comes back, at once, and
// its public pages say of when they are.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import { answerOf } from './api';
import { aim, newScreen } from './big-screen';
import { enter } from './demo-pages';
import { OPEN_SLUG } from './demo-tournaments';
import { expectToFit } from './fits';
import { bearer, session } from './sign-in';
import { test } from './test';

/** As somebody types it at the server. */
async function handover(request: APIRequestContext, ...args: string[]): Promise<void> {
  const url = `http://127.0.0.1:${process.env.E2E_CONTROL}/command`;
  const answer = await request.post(url, { data: ['handover', ...args] });
  expect(await answer.json()).toMatchObject({ code: 0 });
}

test(
  'a tournament that was given away says so on open pages, and no longer when it is back',
  { tag: '@phone' },
  async ({ page, request, browser, baseURL }) => {
    const folder = mkdtempSync(join(tmpdir(), 'gelanggang-e2e-away-'));
    const manager = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    const theirs = await manager.newPage();
    await enter(theirs, await session(request, 'manager'));
    await enter(page, await session(request, 'admin'));
    for (const one of [page, theirs]) {
      await one.goto('/admin/payment');
      await expect(one.locator('[data-connection=live]').first()).toBeAttached();
      await expect(one.getByText('Gelanggang Open diserahkan')).toHaveCount(0);
    }
    await handover(request, 'give', OPEN_SLUG, join(folder, 'pergi.gelanggang'), '--to', 'GOR Senayan');
    try {
      const notice = page.getByRole('status').filter({ hasText: 'Gelanggang Open diserahkan ke GOR Senayan pada' });
      await expect(notice).toContainText('perubahan ditolak sampai diserahkan kembali');
      await expect(notice.getByText('npm run handover')).toHaveCount(3);
      await expect(notice.getByText('npm run handover').first()).toBeHidden();
      await notice.getByText('Cara mengembalikannya').click();
      await expect(notice.getByText('npm run handover -- take hasil.gelanggang')).toBeVisible();
      await expect(notice.getByText(`npm run handover -- take-back ${OPEN_SLUG}`)).toBeVisible();
      await expect(notice).toContainText('pergi.gelanggang');
      await expectToFit(page);

      await expect(theirs.getByText('Gelanggang Open diserahkan ke GOR Senayan pada')).toBeVisible();
      await expect(theirs.getByText('Cara mengembalikannya'), 'is the office’s').toHaveCount(0);
    } finally {
      await handover(request, 'take-back', OPEN_SLUG);
    }
    for (const one of [page, theirs]) await expect(one.getByText('Gelanggang Open diserahkan')).toHaveCount(0);
    await manager.close();
    rmSync(folder, { recursive: true });
  },
);

test(
  'its public pages say of when they are, from the first screen on, and go on by themselves',
  { tag: '@phone' },
  async ({ context, request }) => {
    const folder = mkdtempSync(join(tmpdir(), 'gelanggang-e2e-away-'));
    const paths = [
      '/schedule/live/SLUG/tanding',
      '/schedule/SLUG/tanding',
      '/bagan/SLUG/tanding',
      '/medali/SLUG',
      '/detail/SLUG',
    ];
    // the server draws no first screen of this one
    const inBrowser = '/peserta/SLUG';
    const pages = [];
    for (const path of [...paths, inBrowser]) {
      const page = await context.newPage();
      await page.goto(path.replace('SLUG', OPEN_SLUG));
      await page.locator('#root:not([inert])').waitFor();
      pages.push(page);
    }
    const [live, ...others] = pages;
    if (!live) throw new Error('no page was opened');
    const notice = '[data-stands-still]';
    const freshness = '[data-connection=live]';
    await expect(live.locator(freshness)).toHaveText('Langsung');
    for (const page of pages) await expect(page.locator(notice)).toHaveCount(0);
    await handover(request, 'give', OPEN_SLUG, join(folder, 'pergi.gelanggang'), '--to', 'GOR Senayan');
    try {
      for (const page of pages) {
        await expect(page.locator(notice)).toHaveText(
          /^Sedang dijalankan di tempat pertandingan\. Halaman ini menunjukkan data per \S+ \d+ \S+ pukul \d\d\.\d\d WI(?:B|TA|T) dan berlanjut/,
        );
        await expect(page.getByText('Senayan'), 'is the office’s').toHaveCount(0);
        await expectToFit(page);
      }
      await expect(live.locator(freshness)).toHaveText('Berhenti');
      for (const path of paths) {
        const drawn = async (slug: string) => (await request.get(path.replace('SLUG', slug))).text();
        await expect
          .poll(() => drawn(OPEN_SLUG))
          .toMatch(/<body[^]*data-stands-still[^]*<script type="application\/json"/);
        expect(await drawn('piala-gelanggang')).not.toContain('data-stands-still');
      }
    } finally {
      await handover(request, 'take-back', OPEN_SLUG);
    }
    for (const page of pages) await expect(page.locator(notice)).toHaveCount(0);
    await expect(live.locator(freshness)).toHaveText('Langsung');
    for (const page of others) await page.close();
    rmSync(folder, { recursive: true });
  },
);

test('a television says of when it is, small and in its head, and goes on by itself', async ({ browser, request }) => {
  const folder = mkdtempSync(join(tmpdir(), 'gelanggang-e2e-away-'));
  const { screen, code } = await newScreen(browser);
  const headers = await bearer(request, 'admin');
  const { tournament } = await answerOf<LiveSnapshot>(request, `/live/${OPEN_SLUG}/tanding`);
  await aim(request, headers, code, { name: 'Lobi', tournament_id: tournament.id, show: 'schedule' });
  const freshness = screen.locator('header [data-connection=live]');
  await expect(freshness).toHaveText('Langsung');
  await handover(request, 'give', OPEN_SLUG, join(folder, 'pergi.gelanggang'), '--to', 'GOR Senayan');
  try {
    await expect(freshness).toHaveText(/^Berhenti sementaradata \d+ \S+ \d\d\.\d\d$/);
  } finally {
    await handover(request, 'take-back', OPEN_SLUG);
  }
  await expect(freshness).toHaveText('Langsung');
  await screen.close();
  rmSync(folder, { recursive: true });
});

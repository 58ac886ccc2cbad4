// A tournament's open data from its own page: every link answers, and the program that the page hands out finds no fault.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { FeedHead } from '@gelanggang/contract/open-feed';
import { answerOf } from './api';
import { expectToFit } from './fits';
import { SLUG } from './demo-tournaments';
import { test } from './test';

test(
  'who looks for data comes from the tournament to all of it, and can check it',
  { tag: '@both' },
  async ({ page, request }) => {
    await page.goto(`/detail/${SLUG}`);
    await page.getByRole('link', { name: /^Data terbuka/ }).click();
    await expect(page).toHaveURL(`/data-terbuka/${SLUG}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Data terbuka' })).toBeVisible();

    const head = await answerOf<FeedHead>(request, `/feed/${SLUG}/head`);
    await expect(page.getByRole('link', { name: /^Halaman \d/ })).toHaveCount(head.pages.length);
    const addresses = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((one) => one.includes('/csv/'))).toHaveLength(4);
    expect(addresses).toEqual(expect.arrayContaining([`/api/feed/${SLUG}`, `/api/feed/${SLUG}/head`, '/api/feed-key']));
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);

    const coming = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /^Medali/ })
      .and(page.locator('[download]'))
      .click();
    expect((await coming).suggestedFilename()).toBe(`${SLUG}-medals.csv`);

    const program = await (await request.get('/check-feed.py')).body();
    const folder = await mkdtemp(join(tmpdir(), 'open-data-'));
    try {
      await writeFile(join(folder, 'check-feed.py'), program);
      const [, , address = ''] = ((await page.locator('code').last().textContent()) ?? '').split(' ');
      // ends with 1 where anything differs
      const { stdout } = await promisify(execFile)('python3', [join(folder, 'check-feed.py'), address]);
      expect(stdout).not.toBe('');
    } finally {
      await rm(folder, { recursive: true });
    }
    await expectToFit(page);
  },
);

test('where there is no such tournament the page says so', async ({ page }) => {
  await page.goto('/data-terbuka/tidak-ada');
  await expect(page.getByText('Kejuaraan ini tidak ditemukan.')).toBeVisible();
});

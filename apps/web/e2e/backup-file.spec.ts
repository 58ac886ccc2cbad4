// A backup is made and taken along, and the file is given back to be read; another file is told from it.
import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectToFit } from './fits';
import { signIn } from './sign-in';
import { test } from './test';

test('a backup that was taken along is given back and read', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await signIn(page, '/admin/system', 'admin');
  await page.getByRole('button', { name: 'Buat cadangan' }).click();
  await expect(page.getByText(/^Cadangan terakhir selesai /)).toBeVisible({ timeout: 120_000 });
  const more = page.getByRole('button', { name: /^Cadangan .+/ }).first();
  await more.click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Unduh' }).click();
  const path = await (await downloading).path();

  const field = page.getByLabel('Periksa berkas cadangan');
  await field.setInputFiles(path);
  await expect(page.getByText('Utuh dan dapat dipulihkan.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('definition').first()).toBeVisible();
  await expectToFit(page);

  const whole = readFileSync(path);
  await field.setInputFiles({
    ...{ name: 'terpotong.tar', mimeType: 'application/x-tar' },
    buffer: whole.subarray(0, Math.floor(whole.length / 2)),
  });
  await expect(page.getByText('Berkas ini terpotong. Salin atau unduh sekali lagi.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Utuh dan dapat dipulihkan.')).toHaveCount(0);

  await more.click();
  await page.getByRole('menuitem', { name: 'Hapus cadangan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus cadangan' }).click();
  await expect(page.getByText('Belum ada cadangan di server ini.')).toBeVisible();
});

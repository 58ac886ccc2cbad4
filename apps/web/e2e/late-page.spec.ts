// A page whose script neither comes nor fails: after two minutes that is said (spec 2 §9), and it can be asked for anew.
import { expect } from '@playwright/test';
import { test } from './test';

test('a page that does not come within two minutes says so instead of loading on', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const script = /about\.page-[^/]*\.js$/;
  await page.route(script, () => undefined);
  await page.getByRole('link', { name: 'Tentang Kami' }).first().click();
  // the clock goes on besides: on a busy machine, some seconds
  const failed = page.getByRole('heading', { name: 'Halaman ini gagal dibuka' });
  await page.clock.fastForward(90_000);
  await expect(page).toHaveURL('/');
  await expect(failed).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL('/tentang-kami');
  await page.unroute(script);
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

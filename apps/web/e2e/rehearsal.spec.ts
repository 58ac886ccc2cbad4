// A tournament to practise with: made from the list of tournaments, worked on under its band, and deleted with one click.
import { expect, type Page } from '@playwright/test';
import { answerOf } from './api';
import { expectToFit } from './fits';
import { signIn } from './sign-in';
import { test } from './test';

const BAND = 'Latihan: nama, tagihan dan hasil di sini tidak sungguhan.';

interface Rehearsal {
  id: number;
  slug: string;
  name: string;
}

const choice = (page: Page) => page.getByRole('combobox', { name: 'Sedang dikerjakan' });

async function ownOne(page: Page): Promise<Rehearsal | undefined> {
  const token = await page.evaluate(() => localStorage.getItem('gelanggang.token'));
  return (await answerOf<{ data: Rehearsal[] }>(page.request, '/rehearsals', { authorization: `Bearer ${token}` }))
    .data[0];
}

test('is made, marked wherever it is shown, listed nowhere, and deleted', { tag: '@both' }, async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, '/admin/tournament', 'organiser');
  await page.getByRole('link', { name: 'Latihan', exact: true }).click();
  await page.getByRole('button', { name: 'Buat turnamen latihan' }).click();
  await expect(page.getByRole('link', { name: 'Buka dasbornya' })).toBeVisible({ timeout: 180_000 });
  await expectToFit(page);
  const made = await ownOne(page);
  if (!made) throw new Error('It is not listed for its maker.');

  await page.getByRole('link', { name: 'Buka dasbornya' }).click();
  await expect(page.getByText(BAND)).toBeVisible();
  await expect(
    choice(page)
      .or(page.getByRole('button', { name: 'Buka menu' }))
      .first(),
  ).toBeAttached();
  await page.goto(`/admin/contingent?tournament_id=${made.id}`);
  await expect(page.getByText(BAND)).toBeVisible();
  await expect(page.getByText('(Latihan)').first()).toBeAttached();
  await expectToFit(page);

  // whoever has its link sees what it is; the gallery does not have it
  await page.goto(`/schedule/live/${made.slug}/tanding`);
  await expect(page.getByText(BAND)).toBeVisible();
  await expectToFit(page);
  await page.goto('/detail');
  await expect(page.getByRole('link', { name: /Gelanggang Open/ }).first()).toBeVisible();
  await expect(page.getByText(made.name)).toHaveCount(0);

  await page.goto('/admin/contingent');
  await expect(page.getByRole('main').getByText('(Latihan)')).toHaveCount(0);
  await page.goto('/admin/rehearsal');
  await page.getByRole('button', { name: 'Hapus latihan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus latihan' }).click();
  await expect(page.getByRole('button', { name: 'Buat turnamen latihan' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(BAND)).toHaveCount(0);
  expect(await ownOne(page)).toBeUndefined();
  expect((await page.request.get(`/api/tournaments/detail/${made.slug}`)).status()).toBe(404);
});

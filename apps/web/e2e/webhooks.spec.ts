// An organiser has a tournament's news posted to another program, tries the address out and sees that nobody answers there.
import { expect } from '@playwright/test';
import { expectToFit } from './fits';
import { newTournament } from './new-tournament';
import { bearer, signIn } from './sign-in';
import { test } from './test';

/** A name that never leads anywhere (RFC 2606). */
const NOWHERE = 'https://penerima.invalid/kabar';

test('an organiser adds a webhook, tries it out and removes it', { tag: '@both' }, async ({ page, request }) => {
  const headers = await bearer(request, 'organiser');
  const id = await newTournament(request, headers, { name: 'Piala Webhook', start: '2031-04-01', end: '2031-04-02' });
  await signIn(page, `/admin/tournament/setup/${id}`, 'organiser');
  await page.getByRole('link', { name: 'Webhook', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/tournament/webhooks/${id}$`));
  await expect(page.getByText('Belum ada webhook.')).toBeVisible();

  await page.getByRole('button', { name: 'Tambah webhook' }).click();
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('Alamat penerima');
  await address.fill('https://10.0.0.1/kabar');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill(NOWHERE);
  await dialog.getByRole('checkbox', { name: 'Undian' }).uncheck();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  expect(await page.getByRole('textbox', { name: 'Rahasia webhook' }).inputValue()).toMatch(/^whsec_/);
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect(page.getByText('whsec_')).toHaveCount(0);

  const endpoint = page.getByRole('listitem').filter({ hasText: NOWHERE });
  await expect(endpoint.getByText('Panggilan partai')).toBeVisible();
  await expect(endpoint.getByText('Undian')).toHaveCount(0);
  await page.getByRole('button', { name: `Kirim uji: ${NOWHERE}` }).click();
  // nobody is there: the try fails at once, and says so
  await expect(endpoint.getByText('1 gagal')).toBeVisible({ timeout: 40_000 });
  const deliveries = page.getByRole('region', { name: 'Kiriman' });
  await expect(deliveries.getByText('gagal', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expectToFit(page);
  await deliveries.getByRole('button', { name: /Uji/ }).filter({ visible: true }).first().click();
  await page.getByRole('menuitem', { name: 'Kirim ulang' }).click();
  await expect(page.getByText('Kabar dikirim ulang.')).toBeVisible();

  await page.getByRole('button', { name: `Hapus: ${NOWHERE}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Belum ada webhook.')).toBeVisible();
});

// An organiser gives a program a key, sees it once, and takes it back; the program reads with it until then.
import { expect } from '@playwright/test';
import { expectToFit } from './fits';
import { newTournament } from './new-tournament';
import { bearer, signIn } from './sign-in';
import { test } from './test';

test('an organiser makes a key for a program, and revokes it', { tag: '@both' }, async ({ page, request }) => {
  const headers = await bearer(request, 'organiser');
  const id = await newTournament(request, headers, {
    name: 'Piala Kunci Program',
    start: '2031-03-01',
    end: '2031-03-02',
  });
  await signIn(page, `/admin/tournament/setup/${id}`, 'organiser');
  await page.getByRole('link', { name: 'Kunci program', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/tournament/keys/${id}$`));
  await expect(page.getByText('Belum ada kunci.')).toBeVisible();

  // what is missing is said at its field
  await page.getByRole('button', { name: 'Buat kunci' }).click();
  await expect(page.getByLabel('Nama kunci')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Nama kunci').fill('Papan skor TV');
  await page.getByLabel('Peserta').check();
  const last = await page.getByLabel('Hari terakhir kunci').getAttribute('max');
  await page.getByLabel('Hari terakhir kunci').fill(last ?? '');
  await page.getByRole('button', { name: 'Buat kunci' }).click();
  const key = await page.getByLabel('Kunci baru').inputValue();
  expect(key).toMatch(/^gk_[A-Za-z0-9_-]{43}$/);
  await expectToFit(page);

  const read = (what: string) =>
    request.get(`/api/program/${what}`, { headers: { authorization: `Bearer ${key}` } }).then((one) => one.status());
  expect([await read('results'), await read('entries'), await read('schedule')]).toEqual([200, 200, 403]);

  // it is shown this once
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await page.reload();
  const shown = page.getByRole('main').getByText('Papan skor TV').filter({ visible: true }).first();
  await expect(shown).toBeVisible();
  await expect(page.getByLabel('Kunci baru')).toHaveCount(0);
  await expect(page.getByText(key)).toHaveCount(0);

  await page
    .getByRole('button', { name: /Papan skor TV/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Cabut' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cabut' }).click();
  await expect(page.getByText('Belum ada kunci.')).toBeVisible();
  expect(await read('results')).toBe(401);
});

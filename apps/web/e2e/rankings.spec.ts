// An organiser writes the rule of a season, looks at what comes of it, makes it public, and everybody opens its figures.
import { expect } from '@playwright/test';
import { expectToFit } from './fits';
import { signIn } from './sign-in';
import { test } from './test';

test(
  'a rule is written, looked at and made public, and each figure opens the results behind it',
  { tag: '@both' },
  async ({ page }, { project }) => {
    const name = `Liga Uji ${Date.now()} ${project.name}`;
    await signIn(page, '/admin/tournament', 'organiser');
    await page.getByRole('link', { name: 'Peringkat musim' }).click();
    await page.getByRole('link', { name: 'Peringkat baru' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Peringkat baru' })).toBeVisible();
    await page.getByLabel('Nama peringkat').fill(name);
    await page.getByLabel('Poin juara').fill('10, 7, x');
    await page.getByRole('checkbox', { name: /^Kejurda Jawa Tengah/ }).check();
    await page.getByRole('button', { name: 'Lihat hasilnya' }).click();
    await expect(page.getByText(/Poin berupa angka bulat/)).toBeVisible();
    await page.getByLabel('Poin juara').fill('10, 7, 4');
    await page.getByRole('button', { name: 'Lihat hasilnya' }).click();
    await expect(page.getByText(/^5 teratas dari 5/)).toBeVisible();
    await page.getByRole('checkbox', { name: /^Umumkan/ }).check();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Peringkat ditambahkan.')).toBeVisible();

    await page.goto('/detail');
    await page.getByRole('link', { name: 'Peringkat musim' }).click();
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Peringkat' }).getByRole('row')).toHaveCount(6);
    await expectToFit(page);
    const address = page.url();
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByText(/^No\. 1 · /)).toBeVisible();
    await page
      .getByRole('link', { name: /Tanding/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Kejurda Jawa Tengah/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^No\. 1 · /)).toBeVisible();

    await page.goto(`/admin/rankings?search=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: 'Hapus' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    // while the question stands nothing behind it is read out, and leaving takes the wish back
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name })).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByText('Peringkat ini tidak ditemukan.')).toBeVisible();
  },
);

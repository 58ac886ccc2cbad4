// The lists of the office: how many rows, by keyboard, several rows at once, saved filters; on a phone filters in a sheet.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { answerOf } from './api';
import { bearer, signIn } from './sign-in';
import { test } from './test';

interface Listed {
  data: { id: number; name: string }[];
  total: number;
}

/** A tournament of the demo with more than one page of contingents. */
async function busyTournament(request: APIRequestContext): Promise<{ id: number; total: number }> {
  const headers = await bearer(request, 'admin');
  const all = (await (await request.get('/api/tournaments/all', { headers })).json()) as
    { id: number }[] | { data: { id: number }[] };
  for (const { id } of Array.isArray(all) ? all : all.data) {
    const { total } = await answerOf<Listed>(request, `/contingents?tournament_id=${id}&perPage=1`, headers);
    if (total > 10) return { id, total };
  }
  throw new Error('no tournament has more than ten contingents');
}

const rows = (page: Page) => page.getByRole('table').locator('tr[data-row]');

test('as many rows as were chosen, in every list and after a reload', async ({ page, request }) => {
  const { id, total } = await busyTournament(request);
  await signIn(page, `/admin/contingent?tournament_id=${id}&page=2`, 'admin');
  await expect(rows(page).first()).toContainText('11');
  await page.getByRole('combobox', { name: 'Baris' }).selectOption('25');
  // the row that was first is on the page that is shown now
  await expect(rows(page)).toHaveCount(Math.min(25, total));
  await expect(page).not.toHaveURL(/page=/);
  await page.reload();
  await expect(rows(page)).toHaveCount(Math.min(25, total));
  await page.goto(`/admin/team-members?tournament_id=${id}`);
  await expect(rows(page)).toHaveCount(25);
  // what is past the end shows the last page instead of nothing
  await page.goto(`/admin/contingent?tournament_id=${id}&page=999`);
  await expect(rows(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=999/);
});

test('j, k, Enter, x and / move through a list, and none of them while somebody types', async ({ page, request }) => {
  const { id } = await busyTournament(request);
  await signIn(page, `/admin/contingent?tournament_id=${id}`, 'admin');
  await expect(rows(page).nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 dipilih')).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('jjk');
  await expect(search).toHaveValue('jjk');
  await search.fill('');
  await expect(rows(page).nth(1)).toBeVisible();
  await search.blur();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/contingent\/edit\/\d+/);
});

test('filters get a name, and one press narrows the list like that again', async ({ page }) => {
  await signIn(page, '/admin/payment?status=paid', 'admin');
  await page.getByRole('button', { name: 'Saringan tersimpan' }).click();
  await page.getByRole('menuitem', { name: 'Simpan saringan ini…' }).click();
  await page.getByLabel('Nama saringan').fill('Sudah lunas');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.goto('/admin/payment');
  await page.getByRole('button', { name: 'Saringan tersimpan' }).click();
  await page.getByRole('menuitem', { name: 'Sudah lunas', exact: true }).click();
  await expect(page).toHaveURL(/status=paid/);
  await page.getByRole('button', { name: 'Saringan tersimpan' }).click();
  await page.getByRole('menuitem', { name: 'Hapus “Sudah lunas”' }).click();
  await page.getByRole('button', { name: 'Saringan tersimpan' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sudah lunas', exact: true })).toHaveCount(0);
});

test('several bills are reminded of at once, and those that cannot be are named with the reason', async ({ page }) => {
  await signIn(page, '/admin/payment', 'admin');
  const waiting = rows(page).filter({ hasText: /Menunggu pembayaran/i });
  const paid = rows(page).filter({ hasText: /Lunas/i });
  await page.getByRole('combobox', { name: 'Baris' }).selectOption('100');
  await waiting.first().getByRole('checkbox').check();
  await paid.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ingatkan', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ingatkan pembayaran' });
  await expect(dialog).toContainText('1 yang dipilih dilewati:');
  // said for some seconds only: on a busy machine longer than a press takes to come back
  await Promise.all([
    expect(page.getByText('1 tagihan diingatkan.')).toBeVisible(),
    dialog.getByRole('button', { name: 'Ingatkan 1' }).click(),
  ]);
  // within twelve hours nobody is told twice, and the dialog says so of that one
  await waiting.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ingatkan', exact: true }).click();
  await dialog.getByRole('button', { name: 'Ingatkan 1' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Sudah diingatkan dalam 12 jam terakhir.');
});

test(
  'on a phone filters stand in a sheet, and the button tells how many are set',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, '/admin/payment', 'admin');
    await page.getByRole('button', { name: 'Saring', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Saring daftar' });
    await sheet.getByRole('combobox', { name: 'Status' }).selectOption('paid');
    await sheet.getByRole('button', { name: 'Lihat hasil' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Saring (1)' })).toBeVisible();
    await expect(page).toHaveURL(/status=paid/);
  },
);

// A discount code and the fee of a contingent, from the office's page to the manager's bill.
import { expect } from '@playwright/test';
import { answerOf } from './api';
import { newClub, newEntrant, newTournament } from './new-tournament';
import { bearer, signIn } from './sign-in';
import { test } from './test';

test('the office makes a code and a fee of contingents, and the manager pays all with both, line by line', async ({
  page,
  request,
}) => {
  const [office, manager] = [await bearer(request, 'organiser'), await bearer(request, 'manager')];
  const tournamentId = await newTournament(request, office, {
    ...{ name: 'Piala Potongan', start: '2031-06-01', end: '2031-06-02' },
  });
  const { name, slug } = await answerOf<{ name: string; slug: string }>(request, `/tournaments/${tournamentId}`);
  const digits = String(Date.now()).slice(-4);
  const club = await newClub(request, manager, { name: `Tapak Hemat ${digits}`, tournamentId });
  await newEntrant(request, manager, { club, digits });

  await signIn(page, `/admin/fee-setting?tournament_id=${tournamentId}`, 'organiser');
  await expect(page.getByText('Belum ada kode potongan.')).toBeVisible();
  await page.getByLabel('Biaya per kontingen').pressSequentially('100000');
  await page.getByRole('button', { name: 'Simpan biaya' }).click();
  await expect(page.getByText('Biaya disimpan.')).toBeVisible();
  await page.getByLabel('Kode', { exact: true }).fill('sahabat 10');
  await page.getByLabel('Potongan (%)').fill('10');
  await page.getByLabel('Dipakai paling banyak').fill('1');
  await page.getByRole('button', { name: 'Buat kode' }).click();
  const codes = page.getByRole('region', { name: 'Kode potongan' });
  await expect(codes.getByText('SAHABAT10 · 10%')).toBeVisible();
  await expect(codes.getByText('dipakai 0 dari 1 tagihan')).toBeVisible();

  const { data } = await answerOf<{ data: { id: number }[] }>(
    request,
    `/tournament-match-categories?tournament_id=${tournamentId}`,
    office,
  );
  await page.goto(`/admin/tournament-category/edit/${data[0]?.id}`);
  await page.getByLabel('Biaya akhir').fill('300000');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Tournament Match Category updated successfully!')).toBeVisible();
  await page.goto(`/admin/fee-setting?tournament_id=${tournamentId}`);
  await page.getByLabel('Biaya akhir mulai').fill('2031-05-20');
  await page.getByRole('button', { name: 'Simpan biaya' }).click();
  await expect(page.getByText('Biaya disimpan.')).toBeVisible();
  // everybody reads what it costs until when, and so does the manager who enters somebody
  await page.goto(`/detail/${slug}`);
  const categories = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Kategori dan biaya pendaftaran' }) });
  await expect(categories.getByText('sampai 19 Mei')).toBeVisible();
  await expect(categories.getByText('Rp 300.000 mulai 20 Mei')).toBeVisible();
  await expect(categories.getByText('Per kontingen, sekali')).toBeVisible();
  await signIn(page, `/admin/team-members/create?contingent_id=${club.id}`, 'manager');
  await expect(page.getByRole('list', { name: 'Biaya pendaftaran' })).toHaveText(
    'Biaya Rp 250.000 sampai 19 Mei, Rp 300.000 mulai 20 Mei.',
  );

  await page.goto('/admin/payment');
  const due = page.getByRole('region', { name: new RegExp(name) });
  await expect(due.getByRole('button', { name: /350\.000/ })).toBeVisible();
  const code = due.getByLabel(`Kode potongan ${name}`);
  await code.fill('salah');
  await due.getByRole('button', { name: 'Pakai', exact: true }).click();
  await expect(due.getByText('Kode potongan ini tidak ada di kejuaraan ini.')).toBeVisible();
  await code.fill('sahabat10');
  await code.press('Enter');
  await expect(due.getByText('−Rp 25.000')).toBeVisible();
  await due.getByRole('button', { name: /325\.000/ }).click();
  await expect(page.getByText('dipotong Rp 25.000')).toBeVisible();
  await expect(page.getByText('Biaya kontingen')).toBeVisible();

  await signIn(page, `/admin/fee-setting?tournament_id=${tournamentId}`, 'organiser');
  await expect(page.getByText('dipakai 1 dari 1 tagihan · dipotong Rp 25.000')).toBeVisible();
  await page.getByRole('button', { name: 'Tutup kode SAHABAT10' }).click();
  await expect(page.getByText('Ditutup', { exact: true })).toBeVisible();
});

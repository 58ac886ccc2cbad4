// The closing of accounts: a refund, the sums and the cash book, closed with a reason told to whoever changes a bill, reopened.
import { expect } from '@playwright/test';
import { post } from './api';
import { newClub, newEntrant, newTournament } from './new-tournament';
import { bearer, signIn } from './sign-in';
import { test } from './test';

test('the office notes a refund, reads who owes what, closes the accounts, and opens them again with a reason', async ({
  page,
  request,
}) => {
  const [office, manager] = [await bearer(request, 'organiser'), await bearer(request, 'manager')];
  const tournamentId = await newTournament(request, office, {
    ...{ name: 'Piala Buku', start: '2031-07-01', end: '2031-07-02' },
  });
  const digits = String(Date.now() + 1).slice(-4);
  const club = await newClub(request, manager, { name: `Tapak Buku ${digits}`, tournamentId });
  const member = await newEntrant(request, manager, { club, digits });
  const issued = await request.post('/api/billings', {
    headers: manager,
    data: { tournament_id: tournamentId, member_ids: [member] },
  });
  const { data: bill } = (await issued.json()) as { data: { id: number; version: number; invoice_number: string } };
  await post(request, office, `/billings/${bill.id}/cash`, {
    amount: 250000,
    received_from: 'Bu Sri',
    received_on: '2026-11-20',
    version: bill.version,
  });

  await signIn(page, `/admin/payment/confirm/${bill.id}`, 'organiser');
  await page.getByRole('button', { name: 'Catat pengembalian' }).click();
  const dialog = page.getByRole('dialog', { name: 'Catat pengembalian dana' });
  await dialog.getByLabel('Jumlah dikembalikan').fill('300000');
  await dialog.getByLabel('Alasan').fill('Cedera sebelum bertanding');
  await dialog.getByRole('button', { name: 'Simpan pengembalian' }).click();
  await expect(dialog.getByText('Paling banyak Rp 250.000: lebih dari itu tidak dibayar.')).toBeVisible();
  await dialog.getByLabel('Jumlah dikembalikan').fill('100000');
  await dialog.getByRole('button', { name: 'Simpan pengembalian' }).click();
  await expect(page.getByText('Cedera sebelum bertanding')).toBeVisible();

  await page.goto(`/admin/payment/accounts?tournament_id=${tournamentId}`);
  const contingents = page.getByRole('region', { name: 'Per kontingen' });
  await expect(contingents.getByRole('row', { name: 'Jumlah' })).toContainText('250.000');
  await expect(contingents.getByRole('row', { name: 'Jumlah' })).toContainText('100.000');
  const book = page.getByRole('region', { name: 'Buku kas' });
  await expect(book.getByRole('row', { name: /Pengembalian dana/ })).toContainText('150.000');
  await page.getByRole('button', { name: 'Tutup pembukuan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tutup pembukuan' }).click();
  await expect(page.getByText(/^Ditutup /)).toBeVisible();

  await page.goto(`/admin/payment/confirm/${bill.id}`);
  await page.getByRole('button', { name: 'Catat pengembalian' }).click();
  await dialog.getByLabel('Alasan').fill('Terlambat');
  await dialog.getByRole('button', { name: 'Simpan pengembalian' }).click();
  await expect(page.getByText(/Pembukuan turnamen ini sudah ditutup\./).first()).toBeVisible();

  await page.goto(`/admin/payment/accounts?tournament_id=${tournamentId}`);
  await page.getByRole('button', { name: 'Buka lagi' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Alasan').fill('Ada kuitansi yang terlewat');
  await question.getByRole('button', { name: 'Buka lagi' }).click();
  await expect(page.getByText(/Dibuka lagi .+: Ada kuitansi yang terlewat/)).toBeVisible();
  await expect(page.getByText('Pembukuan terbuka')).toBeVisible();
});

// Officials from a list to the mat: taken in, divided by the planner, one replaced, and the rota on an official's phone.
import { expect } from '@playwright/test';
import type { OfficialRow, Officials } from '@gelanggang/contract/officials';
import { answerOf } from './api';
import { snapshotOf } from './demo-tournaments';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const PROVINCES = ['Jawa Barat', 'Jawa Tengah', 'Jawa Timur', 'Banten', 'Bali', 'Lampung', 'Riau', 'Aceh'];
const JUDGES = 48;

/** As an office keeps it, with one row that no list can take. */
function listOf(): string {
  const judges = Array.from({ length: JUDGES }, (_, index) => {
    return `Wasit ${String(index + 1).padStart(2, '0')};Wasit Juri;${PROVINCES[index % PROVINCES.length]};Nasional II`;
  });
  return ['Nama;Tugas;Provinsi;Lisensi', ...judges, 'Ani Ketua;Ketua Pertandingan;Bali;', 'Tono;Koki;;', ''].join('\n');
}

test('[R25-O02] [R25-O04] a list of officials becomes a plan, a replacement keeps who was there, and each has the rota on a phone', async ({
  page,
  browser,
  request,
  baseURL,
}, info) => {
  test.setTimeout(240_000);
  const { tournament } = await snapshotOf(request);
  const office = await bearer(request, 'organiser');
  const listed = async (): Promise<OfficialRow[]> => {
    return (await answerOf<{ data: Officials }>(request, `/tournaments/${tournament.id}/officials`, office)).data
      .officials;
  };
  const before = (await listed()).length;
  await signIn(page, `/admin/officials?tournament_id=${tournament.id}`, 'organiser');
  await page.getByRole('button', { name: 'Impor daftar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Berkas Excel atau CSV')
    .setInputFiles({ name: 'petugas.csv', mimeType: 'text/csv', buffer: Buffer.from(listOf()) });
  await expect(dialog.getByRole('status')).toHaveText(`${JUDGES + 1} petugas siap dimasukkan, 1 baris ditolak.`);
  await expect(dialog.getByText('Tugas tidak dikenal: Koki.')).toBeVisible();
  await dialog.getByRole('button', { name: `Masukkan ${JUDGES + 1} petugas` }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${before + JUDGES + 1} petugas.`)).toBeVisible();

  // the planner fills every seat at the mats of the day that is chosen
  await page.getByRole('link', { name: 'Penugasan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Penugasan' })).toBeVisible();
  const plan = page.getByRole('button', { name: 'Rencanakan' });
  await plan.click();
  await dialog.getByRole('button', { name: 'Rencanakan' }).click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole('button', { name: /\d{4}$/ })
    .last()
    .click();
  const session = page.getByRole('region').filter({ hasText: 'kursi terisi' }).first();
  await expect(session.getByText(/^[1-9]\d* dari [1-9]\d* kursi terisi$/)).toBeVisible();
  await info.attach('duties', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });

  // one falls ill: somebody else stands there, and it is kept who did before
  const person = session.getByRole('button', { name: /^Wasit \d\d$/ }).first();
  const ill = (await person.textContent()) ?? '';
  await person.click();
  await expect(dialog.getByRole('heading', { name: `Ganti ${ill}` })).toBeVisible();
  // an empty place is chosen, not what a hasty press leaves
  await expect(dialog.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await expect(dialog.getByLabel('Petugas').getByRole('option').nth(1)).toHaveText('Kosongkan');
  await dialog.getByLabel('Petugas').selectOption({ index: 2 });
  await dialog.getByLabel('Alasan').fill('Sakit');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog).toBeHidden();
  await expect(session.getByText(`Sebelumnya: ${ill}: Sakit`)).toBeVisible();

  // the rota on a phone, by its link alone
  const seated = (await listed()).find(({ name }) => /^Wasit \d\d$/.test(name) && name !== ill);
  await page.getByRole('link', { name: 'Daftar petugas' }).click();
  await page.getByRole('searchbox', { name: 'Cari nama, daerah, atau lisensi' }).fill(seated?.name ?? '');
  await page.getByRole('row').filter({ hasText: seated?.name }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Tautan tugas' }).click();
  const link = (await dialog.getByRole('link').getAttribute('href')) ?? '';
  const phone = await (await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } })).newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1, name: seated?.name })).toBeVisible();
  await expect(phone.getByText(/^(Juri \d|Wasit|Dewan)$/).first()).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await info.attach('rota', { body: await phone.screenshot({ fullPage: true }), contentType: 'image/png' });
  await phone.goto(`${link.slice(0, -4)}aaaa`);
  await expect(phone.getByText('Tautan tugas ini tidak berlaku. Minta yang baru ke panitia.')).toBeVisible();
});

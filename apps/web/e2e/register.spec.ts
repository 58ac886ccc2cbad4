// A manager's register on a phone: an athlete with a paper is kept, ticked for the next tournament with the class that the
// weight gives, and found again with where they took part.
import { expect } from '@playwright/test';
import { openTournament } from './demo-tournaments';
import { expectToFit } from './fits';
import { newClub } from './new-tournament';
import { PNG } from './picture';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const TOURNAMENT = 'Gelanggang Open';
const manager = { email: 'manajer@gelanggang.test', password: 'gelanggang-demo' };
test('an athlete is kept with a photo and entered by ticking', { tag: '@both' }, async ({ page, request }) => {
  const headers = await bearer(request, manager);
  const { id: tournamentId } = await openTournament(request);
  const stamp = String(Date.now()).slice(-5);
  const name = `Larasati ${stamp}`;
  const club = await newClub(request, headers, { name: `Tapak Laras ${stamp}`, tournamentId });

  await signIn(page, '/admin/athletes', manager);
  await page.getByRole('link', { name: 'Tambah atlet' }).first().click();
  await page.getByLabel('Nama lengkap').fill(name);
  await page.getByLabel('NIK', { exact: true }).fill(`32730145050${stamp}`.padEnd(16, '7'));
  await expect(page.getByLabel('Tanggal lahir')).not.toHaveValue('');
  await page.getByLabel('Tempat lahir').fill('Bandung');
  await page.getByLabel('Berat badan (kg)').fill('52,5');
  const province = page.getByRole('combobox', { name: 'Provinsi' });
  await expect(province).toBeEnabled();
  await province.fill('jawa bar');
  await page.getByRole('option', { name: 'Jawa Barat', exact: true }).click();
  const district = page.getByRole('combobox', { name: 'Kabupaten/Kota' });
  await expect(district).toBeEnabled();
  await district.fill('kota bandung');
  await page.getByRole('option', { name: 'Kota Bandung', exact: true }).click();
  await page.getByRole('button', { name: 'Simpan' }).click();
  // it stands: its papers can be sent
  await expect(page).toHaveURL(/\/admin\/athletes\/edit\/\d+$/);
  const photo = page.getByRole('group', { name: 'Foto' });
  await photo.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await expect(photo.getByText('ada', { exact: true })).toBeVisible();
  await expect(page.getByText('Belum pernah didaftarkan.')).toBeVisible();

  await page.goto(`/admin/athletes/enter?at=${tournamentId}-${club.id}`);
  await page.getByPlaceholder('Cari nama').fill(name);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('50–55 kg');
  await row.getByRole('checkbox').check();
  await row.getByLabel('Berat (kg)').fill('57');
  await expect(row).toContainText('55–60 kg');
  await expectToFit(page);
  await page.getByRole('button', { name: 'Daftarkan 1 atlet' }).click();
  await expect(page.getByText('1 atlet didaftarkan.')).toBeVisible();
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();

  await page.goto(`/admin/athletes?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ubah' }).click();
  const results = page.getByRole('list', { name: 'Riwayat kejuaraan' });
  await expect(results).toContainText(TOURNAMENT);
  await expect(results).toContainText('Belum lunas');
});

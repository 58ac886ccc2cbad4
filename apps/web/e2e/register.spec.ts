// A manager's register on a phone: an athlete with a paper is kept, ticked for the next tournament with the class that the
// weight gives, and found again with where they took part.
import { expect } from '@playwright/test';
import type { Data } from '@gelanggang/contract/http';
import { signIn } from './sign-in';
import { test } from './test';

const TOURNAMENT = 'Gelanggang Open';
const manager = { email: 'manajer@gelanggang.test', password: 'gelanggang-demo' };
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

test('an athlete is kept with a photo and entered by ticking', { tag: '@both' }, async ({ page, request }) => {
  const signedIn = await request.post('/api/login', { data: manager });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const read = async <T>(path: string) => (await (await request.get(`/api/${path}`, { headers })).json()) as T;
  const tournament = (await read<{ id: number; name: string }[]>('tournaments/active')).find(
    (one) => one.name === TOURNAMENT,
  );
  const indonesia = (await read<{ id: number; code: string }[]>('countries')).find((one) => one.code === 'ID');
  const stamp = String(Date.now()).slice(-5);
  const name = `Larasati ${stamp}`;
  const made = await request.post('/api/contingents', {
    headers,
    data: {
      ...{ name: `Tapak Laras ${stamp}`, pic_name: 'Sri', pic_phone: '081234567890', pic_email: 'sri@contoh.test' },
      ...{ country_id: indonesia?.id, province_id: 32, district_id: 3273, tournament_id: tournament?.id, address: '' },
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { data: club } = (await made.json()) as Data<{ id: number }>;

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

  await page.goto(`/admin/athletes/enter?at=${tournament?.id}-${club.id}`);
  await page.getByPlaceholder('Cari nama').fill(name);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('50–55 kg');
  await row.getByRole('checkbox').check();
  await row.getByLabel('Berat (kg)').fill('57');
  await expect(row).toContainText('55–60 kg');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
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

// A manager's way (issue "Contingents, athletes"): a new contingent with its home, registered, and two athletes in it.
import { expect, test, type Page } from '@playwright/test';

const manager = { email: 'manajer@gelanggang.test', password: 'gelanggang-demo' };
const TOURNAMENT = 'Gelanggang Open';

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(manager.email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(manager.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
}

/** Finds one of many by typing, with the keyboard alone. */
async function find(page: Page, label: string | RegExp, typed: string, found: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await expect(field).toBeEnabled();
  await field.click();
  await field.fill(typed);
  await expect(page.getByRole('option', { name: found, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(found);
}

const save = (page: Page) => page.getByRole('button', { name: 'Simpan' }).click();

test('a manager enters a contingent and its athletes', async ({ page }, { project }) => {
  const name = `Perisai Sakti ${project.name}`;
  const nik = (n: number): string => `32730101010000${project.name === 'phone' ? 5 : 1}${n}`;
  await signIn(page);

  await page.goto('/admin/contingent');
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  await expect(page).toHaveTitle('Kontingen Baru');
  await save(page);
  await expect(page.getByText('An error occurred while submitting the form.')).toBeVisible();
  await expect(page.getByLabel('Nama kontingen')).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('Turnamen').selectOption({ label: TOURNAMENT });
  await page.getByLabel('Nama kontingen').fill(name);
  await page.getByLabel('Nama penanggung jawab').fill('Sri Wahyuni');
  await page.getByLabel('Telepon penanggung jawab').fill('0812 3456 7890');
  await page.getByLabel('Email penanggung jawab').fill('sri@contoh.test');
  await find(page, 'Provinsi', 'jawa bar', 'Jawa Barat');
  await find(page, 'Kabupaten/Kota', 'kota bandung', 'Kota Bandung');
  await find(page, /^Kecamatan/, 'coblong', 'Coblong');
  await find(page, /^Kelurahan/, 'dago', 'Dago');
  await save(page);
  await expect(page.getByText('Contingent added successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/contingent$/);

  // out of the tournament again, and in by the registration page
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('combobox', { name: /^Kelurahan/ })).toHaveValue('Dago');
  await page.getByRole('checkbox', { name: TOURNAMENT }).uncheck();
  await save(page);
  await expect(page.getByText('Contingent updated successfully!')).toBeVisible();

  const active: { id: number; name: string }[] = await (await page.request.get('/api/tournaments/active')).json();
  await page.goto(`/contingent-registration/${active.find((one) => one.name === TOURNAMENT)?.id}`);
  await page.getByRole('tab', { name: 'Kategori' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Kategori' })).toContainText('Rp');
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(page.getByText('pastikan Anda sudah memilih kontingen')).toBeVisible();
  const choice = page.getByRole('checkbox', { name });
  const next = page.getByRole('button', { name: 'Next' });
  while (!(await choice.isVisible()) && (await next.isEnabled())) await next.click();
  await choice.check();
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(page.getByText('Pendaftaran berhasil!')).toBeVisible();
  await expect(choice).toBeChecked();
  await expect(choice).toBeDisabled();

  await enterAthlete(page, { contingent: name, name: `Bagas ${project.name}`, nik: nik(1), category: 'Tanding' });
  await enterAthlete(page, { contingent: name, name: `Citra ${project.name}`, nik: nik(2), category: 'Tunggal' });
  await page.goto(`/admin/team-members?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('2 orang')).toBeVisible();

  // a mistyped entry goes again
  await page.getByRole('button', { name: `Citra ${project.name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Apakah Anda yakin ingin menghapus kontingen ini?')).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Deleted successfully!')).toBeVisible();
  await expect(page.getByText('1 orang')).toBeVisible();
});

interface Athlete {
  contingent: string;
  name: string;
  nik: string;
  category: 'Tanding' | 'Tunggal';
}

async function enterAthlete(page: Page, athlete: Athlete): Promise<void> {
  await page.goto('/admin/team-members');
  await page.getByRole('link', { name: 'Add New' }).first().click();
  await find(page, 'Kontingen', athlete.contingent, athlete.contingent);
  await page.getByLabel('Nama lengkap').fill(athlete.name);
  await page.getByLabel('NIK').fill('123');
  await page.getByLabel('Tempat lahir').fill('Bandung');
  await page.getByLabel('Tanggal lahir').fill('2005-05-05');
  await page.getByLabel('Jenis kelamin').selectOption({ label: 'Laki-laki' });
  await page.getByLabel('Berat badan (kg)').fill('62,5');
  await page.getByLabel('Jenis kejuaraan').selectOption({ label: 'Prestasi' });
  await page.getByLabel('Kategori pertandingan').selectOption({ label: athlete.category });
  // proposed by birth date and weight
  const age = page.getByLabel('Kategori usia');
  await expect(age.locator('option:checked')).toHaveText(/Dewasa/);
  const proposed = page.getByLabel('Kelas', { exact: true });
  if (athlete.category === 'Tanding') await expect(proposed.locator('option:checked')).toContainText('Putra');
  else await expect(proposed).toHaveCount(0);
  await find(page, 'Provinsi', 'jawa bar', 'Jawa Barat');
  await find(page, 'Kabupaten/Kota', 'kota bandung', 'Kota Bandung');
  await save(page);
  await expect(page.getByText('NIK harus 16 angka.')).toBeVisible();
  await page.getByLabel('NIK').fill(athlete.nik);
  await save(page);
  await expect(page.getByText('Team member added successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/team-members$/);
}

// A manager's way (issue "Contingents, athletes"): a new contingent with its home, registered, and two athletes in it.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { answerOf } from './api';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const manager = { email: 'manajer@gelanggang.test', password: 'gelanggang-demo' };
const TOURNAMENT = 'Gelanggang Open';

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

const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click();

test('a manager enters a contingent and its athletes', { tag: '@both' }, async ({ page }, { project, retry }) => {
  // a second try finds what the first one left
  const name = `Perisai Sakti ${project.name}${retry || ''}`;
  const nik = (n: number): string => `32730105050500${retry ? 7 : project.name === 'phone' ? 5 : 1}${n}`;
  await signIn(page, '/admin', manager);

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
  await expect(page).toHaveURL(/\/admin\/contingent(\?tournament_id=\d+)?$/);

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
  // a phone fills these in from the NIK, and shows them when asked
  const rest = page.getByRole('button', { name: 'Data lain' });
  if (await rest.isVisible()) await rest.click();
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
  await expect(page).toHaveURL(/\/admin\/team-members(\?tournament_id=\d+)?$/);
}

/** Somebody at another desk. */
async function deskOf(request: APIRequestContext, email: string) {
  const headers = await bearer(request, { ...manager, email });
  const read = <T>(path: string) => answerOf<T>(request, `/${path}`, headers);
  const write = async <T>(method: 'post' | 'put' | 'delete', path: string, data?: object) => {
    const answer = await request[method](`/api/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  return { read, write };
}

interface Named {
  id: number;
  name: string;
  province_id?: number;
}

test('of two people at one contingent, or one athlete, the second sees field by field what the first saved', async ({
  page,
  request,
}, { project }) => {
  const desk = await deskOf(request, manager.email);
  const tournament = (await desk.read<Named[]>('tournaments/active')).find((one) => one.name === TOURNAMENT);
  const countries = await desk.read<{ id: number; code: string }[]>('countries');
  const provinces = await desk.read<Named[]>('provinces');
  const [west, central] = ['Jawa Barat', 'Jawa Tengah'].map((name) => provinces.find((one) => one.name === name));
  const districtOf = async (province: Named | undefined, name: string) =>
    (await desk.read<Named[]>(`districts?province_id=${province?.id}`)).find((one) => one.name === name)?.id;
  const home = {
    country_id: countries.find((one) => one.code === 'ID')?.id,
    province_id: west?.id,
    district_id: await districtOf(west, 'Kota Bandung'),
  };
  const contingent = {
    ...home,
    name: `Dua Meja ${project.name}`,
    pic_name: 'Sri Wahyuni',
    pic_phone: '081234567890',
    pic_email: 'sri@contoh.test',
  };
  const made = await desk.write<{ data: { id: number } }>('post', 'contingents', {
    ...contingent,
    tournament_id: tournament?.id,
  });
  const { id } = made.data;
  try {
    await signIn(page, '/admin', manager);
    await page.goto(`/admin/contingent/edit/${id}`);
    await page.getByLabel('Nama penanggung jawab').fill('Sri Utami');
    const elsewhere = { province_id: central?.id, district_id: await districtOf(central, 'Kota Semarang') };
    await desk.write('put', `contingents/${id}`, { ...contingent, ...elsewhere, pic_phone: '089999999999' });
    await save(page);
    const news = page.getByRole('alert').filter({ hasText: 'Data ini baru saja diubah orang lain.' });
    for (const told of [
      'Tersimpan: Sri Wahyuni',
      'Isian Anda: Sri Utami',
      'Tersimpan: 089999999999',
      'Tersimpan: Jawa Tengah',
      'Isian Anda: Kota Bandung',
    ]) {
      await expect(news.getByText(told)).toBeVisible();
    }
    await news.getByRole('button', { name: 'Pakai yang tersimpan' }).click();
    await expect(page.getByRole('combobox', { name: 'Kabupaten/Kota' })).toHaveValue('Kota Semarang');
    await page.getByLabel('Nama penanggung jawab').fill('Sri Utami');
    await save(page);
    await expect(page.getByText('Contingent updated successfully!')).toBeVisible();

    const named = async (path: string, name: string) =>
      (await desk.read<Named[]>(path)).find((one) => one.name === name);
    const athlete = {
      ...home,
      contingent_id: id,
      name: 'Dewi Dua Meja',
      birth_place: 'Bandung',
      birth_date: '2005-05-05',
      gender: 'female',
      body_weight: 52,
      nik: `327${Date.now()}`,
      championship_category_id: (await named('championship-categories', 'Prestasi'))?.id,
      match_category_id: (await named('match-categories', 'Tunggal'))?.id,
      age_category_id: (await desk.read<Named[]>('age-categories')).find((one) => one.name.startsWith('Dewasa'))?.id,
    };
    const entered = await desk.write<{ data: { id: number } }>('post', 'team-members', athlete);
    await page.goto(`/admin/team-members/edit/${entered.data.id}`);
    await page.getByLabel('Berat badan (kg)').fill('53,5');
    await desk.write('put', `team-members/${entered.data.id}`, { ...athlete, body_weight: 54 });
    await save(page);
    await expect(news.getByText('Tersimpan: 54')).toBeVisible();
    await expect(news.getByText('Isian Anda: 53,5')).toBeVisible();
    await news.getByRole('button', { name: 'Simpan isian saya' }).click();
    await expect(page.getByText('Team member updated successfully!')).toBeVisible();
    const { data: stored } = await desk.read<{ data: { body_weight: number } }>(`team-members/${entered.data.id}`);
    expect(stored.body_weight).toBe(53.5);
  } finally {
    // managers may not
    const office = await deskOf(request, 'admin@gelanggang.test');
    await office.write('delete', `contingents/${id}`);
  }
});

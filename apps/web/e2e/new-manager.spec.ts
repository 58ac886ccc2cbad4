// The whole way of a new manager (issue "Contingents, athletes"): sign-up, confirmed address, a registered contingent,
// ten athletes from a list with a fault that is mended in place, and a photo.
import type { DevMail } from '@gelanggang/contract/dev-mail';
import { ENTRY_COLUMN_KEYS, ENTRY_COLUMNS, type EntryColumn } from '@gelanggang/domain/entry-list/columns';
import type { Data } from '@gelanggang/contract/http';
import type { TournamentCard } from '@gelanggang/contract/tournaments';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { answerOf } from './api';
import { expectToFit } from './fits';
import { bearer } from './sign-in';
import { test } from './test';

const TOURNAMENT = 'Gelanggang Open';
const PASSWORD = 'cukup-panjang';
/** One red point. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';

test(
  'a new manager comes from sign-up to a registered contingent with ten athletes',
  { tag: '@both' },
  async ({ page, request }, { project, retry }) => {
    // a second try signs up somebody else: the first one's account, contingent and athletes stand
    const who = retry === 0 ? project.name : `${project.name}-${retry}`;
    const series = String((project.name === 'phone' ? 5 : 1) + retry);
    const email = `manajer-${who}@contoh.test`;
    const contingent = `Tapak Suci ${who}`;
    const active = await answerOf<TournamentCard[]>(request, '/tournaments/active');
    const tournament = active.find((one) => one.name === TOURNAMENT);

    await page.goto(`/registration/${tournament?.slug}`);
    await page.getByLabel('Penanggung jawab').fill('Wulan Sari');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Ulangi kata sandi').fill(PASSWORD);
    await page.getByRole('button', { name: 'Daftar' }).click();
    // signed in by that, and led on to the contingent; the address need not be confirmed for it
    await page.getByRole('link', { name: 'Lanjut ke data kontingen' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/contingent/create\\?tournament_id=${tournament?.id}$`));
    await expect(page.getByText('Konfirmasikan alamat e-mail Anda')).toBeVisible();
    await expect(page.getByLabel('Nama penanggung jawab')).toHaveValue('Wulan Sari');
    await expect(page.getByLabel('Email penanggung jawab')).toHaveValue(email);
    await expect(page.getByLabel('Turnamen').locator('option:checked')).toHaveText(TOURNAMENT);
    await page.getByLabel('Nama kontingen').fill(contingent);
    await page.getByLabel('Telepon penanggung jawab').fill('081234567890');
    await find(page, 'Provinsi', 'jawa bar', 'Jawa Barat');
    await find(page, 'Kabupaten/Kota', 'kota bandung', 'Kota Bandung');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Contingent added successfully!')).toBeVisible();
    await confirmAddress(page, request, email);
    // the second contingent is told by the first where it is at home
    await page.goto('/admin/contingent/create');
    await expect(page.getByLabel('Telepon penanggung jawab')).toHaveValue('081234567890');
    await expect(page.getByRole('combobox', { name: 'Kabupaten/Kota' })).toHaveValue('Kota Bandung');

    // what may be entered stands before what is running without it
    await page.goto('/admin');
    await expect(page.getByRole('list', { name: 'Kejuaraan' }).getByRole('listitem').first()).toContainText(TOURNAMENT);
    await page.goto(`/contingent-registration/${tournament?.id}`);
    const entered = page.getByRole('checkbox', { name: contingent });
    await expect(entered).toBeChecked();
    await expect(entered).toBeDisabled();
    // nothing is left to register: it leads on
    await expect(page.getByRole('button', { name: 'Daftar', exact: true })).toHaveCount(0);
    // nor on the tournament's public page
    await page.goto(`/detail/${tournament?.slug}`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Kontingen Anda' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Daftar', exact: true })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Kontingen Anda' }).click();
    await page.getByRole('link', { name: 'Tambah pesilat' }).click();
    await expect(page.getByRole('combobox', { name: 'Kontingen' })).toHaveValue(contingent);
    await expect(page.getByLabel('Nama lengkap')).toBeVisible();
    if (project.name === 'phone') await refusedAthlete(page);

    await page.goto('/admin/team-members');
    // in the head, and where there is none yet
    await page.getByRole('link', { name: 'Impor daftar' }).first().click();
    await expect(page.getByLabel('Kejuaraan').locator('option:checked')).toHaveText(TOURNAMENT);
    const list = listOf(contingent, email, series);
    await page
      .getByLabel('Berkas')
      .setInputFiles({ name: 'atlet.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
    await expect(page.getByText('NIK bukan 16 angka.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Masukkan 9 baris' })).toBeVisible();
    await page.getByLabel('NIK, baris 4').fill(nik(series, 3));
    await expect(page.getByText('Sudah benar')).toBeVisible();
    await expectToFit(page);
    await page.getByRole('button', { name: 'Masukkan 10 baris' }).click();
    await expect(page.getByText('Selesai: 10 atlet baru, 0 diperbarui, 0 sudah ada.')).toBeVisible();
    await page.getByRole('link', { name: 'Lihat anggota tim' }).click();
    await expect(page.getByText('10 orang')).toBeVisible();

    await page.getByRole('button', { name: 'Atlet 1', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const photo = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') };
    await page.locator('input[type=file]').setInputFiles(photo);
    await expect(page.getByRole('img', { name: 'Foto atlet' })).toBeVisible();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Team member updated successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Atlet 1', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByRole('img', { name: 'Foto atlet' })).toBeVisible();
  },
);

/** What is wrong with one is said where it is typed, and no message covers that. */
async function refusedAthlete(page: Page): Promise<void> {
  await page.getByLabel('Nama lengkap').fill('Bagas');
  await page.getByLabel('NIK', { exact: true }).fill('3273019905160001');
  await expect(page.getByText(/^Angka tanggal di NIK ini bukan tanggal; periksa lagi\. Menurut NIK: /)).toBeVisible();
  await page.getByLabel('NIK', { exact: true }).fill('3273010505200001');
  await page.getByLabel('Berat badan (kg)').fill('570');
  await expect(page.getByText('Periksa berat badan: 5 sampai 300 kg.')).toBeVisible();
  await page.getByLabel('Berat badan (kg)').fill('20');
  // needed at this age, and not told to be optional
  const height = page.getByLabel('Tinggi badan (cm)', { exact: true });
  await expect(height).toBeVisible();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(height).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const fault = document.querySelector('[id$="-error"]')?.getBoundingClientRect();
        const said = document.querySelector('[data-toast]')?.getBoundingClientRect();
        return fault && said ? fault.bottom <= said.top || fault.top >= said.bottom : null;
      }),
    )
    .toBe(true);
}

async function confirmAddress(page: Page, request: APIRequestContext, to: string): Promise<void> {
  const headers = await bearer(request, 'admin');
  const { data } = await answerOf<Data<DevMail[]>>(request, '/dev/mail', headers);
  const link = /\/admin\/verify-email#\S+/.exec(data.find((mail) => mail.to === to)?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Ya, ini e-mail saya' }).click();
  await expect(page.getByText('Alamat e-mail Anda sudah dikonfirmasi.')).toBeVisible();
  await page.getByRole('link', { name: 'Ke dasbor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Selamat datang');
  await expect(page.getByText('Konfirmasikan alamat e-mail Anda')).toHaveCount(0);
}

/** Finds one of many by typing. */
async function find(page: Page, label: string, typed: string, found: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await expect(field).toBeEnabled();
  await field.click();
  await field.fill(typed);
  await expect(page.getByRole('option', { name: found, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(found);
}

const nik = (series: string, n: number) => `3273010101${series}000${String(n).padStart(2, '0')}`;

/** Ten rows as a spreadsheet saves them; the third has a NIK that is too short. */
function listOf(contingent: string, email: string, series: string): string {
  const rows = Array.from({ length: 10 }, (_, at) => {
    const cells: Record<EntryColumn, string> = {
      contingent,
      province: 'Jawa Barat',
      district: 'Kota Bandung',
      picName: 'Wulan Sari',
      picPhone: '081234567890',
      picEmail: email,
      name: `Atlet ${at + 1}`,
      birthPlace: 'Bandung',
      birthDate: '05/05/2003',
      gender: at % 2 === 0 ? 'L' : 'P',
      weight: '57,5',
      height: '165',
      bloodType: '',
      nik: at === 2 ? '123' : nik(series, at + 1),
      familyCard: '',
      category: at < 8 ? 'Tanding' : 'Tunggal',
      ageCategory: 'Dewasa',
      className: '',
      team: '',
      payment: '',
      nomor: '',
    };
    return ENTRY_COLUMN_KEYS.map((key) => cells[key]).join(';');
  });
  return [ENTRY_COLUMN_KEYS.map((key) => ENTRY_COLUMNS[key].header).join(';'), ...rows].join('\r\n');
}

// From nothing to the first draw: an office without tournaments or pools is led on, and divides all classes of an age at once.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { post } from './api';
import { bearer, signIn } from './sign-in';
import { newTournament } from './new-tournament';
import { test } from './test';

const HEAD =
  'Kontingen,Provinsi,Kabupaten/Kota,Penanggung Jawab,Telepon,Email,Nama Atlet,Tempat Lahir,Tanggal Lahir,Jenis Kelamin,Berat (kg),Tinggi (cm),Gol. Darah,NIK,No. KK,Kategori,Golongan Usia,Kelas,Status Bayar';
const BODIES = [
  { gender: 'L', weight: 48, letter: 'A' },
  { gender: 'L', weight: 53, letter: 'B' },
  { gender: 'P', weight: 48, letter: 'A' },
];

/** Two paid adults in each of three classes. */
function paidList(salt: number): string {
  const rows = [0, 1].flatMap((who) =>
    BODIES.map(({ gender, weight, letter }, index) => {
      const nik = `32${String(salt).slice(-10)}${who}${index}01`;
      return [
        ...['Perguruan Undi', 'Jawa Barat', 'Kota Bogor', 'Sari', '081200001111', 'undi@contoh.test'],
        ...[`Atlet ${letter} ${gender} ${who}`, 'Bogor', '10/05/2002', gender, weight, 165, 'A', nik, nik],
        ...['Tanding', 'Dewasa', letter, 'Lunas'],
      ].join(',');
    }),
  );
  return [HEAD, ...rows].join('\n');
}

/** A tournament with six paid adults in three classes, taken in from a list; the page is signed in. */
async function withPaidAthletes(page: Page, request: APIRequestContext): Promise<number> {
  const id = await newTournament(request, await bearer(request, 'admin'), {
    name: 'Piala Undi',
    start: '2030-05-01',
    end: '2030-05-02',
  });
  await signIn(page, `/admin/entry-import`, 'admin');
  await page.getByLabel('Kejuaraan').selectOption(String(id));
  const file = { name: 'daftar.csv', mimeType: 'text/csv', buffer: Buffer.from(paidList(Date.now())) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('Baris berstatus Lunas').click();
  await page.getByRole('button', { name: 'Masukkan 6 baris' }).click();
  await expect(page.getByText('6 atlet dicatat lunas.')).toBeVisible({ timeout: 60_000 });
  return id;
}

test('the classes of an age are divided into pools in one step, and whoever asks for the draw before is led there', async ({
  page,
  request,
}) => {
  const id = await withPaidAthletes(page, request);
  await page.goto(`/admin/tanding?tournament_id=${id}`);
  await expect(page.getByText('0 pool, 0 sudah diundi')).toBeVisible();
  // who asks for the draw is led to what comes before it
  await expect(page.getByRole('button', { name: 'Bagi 3 kelas' })).toBeVisible();
  await page.getByRole('button', { name: 'Undi otomatis' }).click();
  const divides = page.getByRole('dialog', { name: 'Bagi semua kelas' });
  await expect(divides.getByRole('button', { name: 'Bagi 3 kelas' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(divides).toBeHidden();

  await page.getByRole('link', { name: 'Undian baru' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Turnamen', exact: true })).toHaveValue(String(id));
  await page.getByRole('combobox', { name: 'Kategori usia' }).selectOption({ label: 'Dewasa' });
  await page
    .getByRole('combobox', { name: 'Kelas', exact: true })
    .selectOption({ label: 'Semua kelas: 3 kelas, 6 peserta' });
  await page.getByRole('combobox', { name: 'Bagan', exact: true }).selectOption({ label: 'Full Prestasi' });
  await page.getByRole('button', { name: 'Bagi ke pool' }).click();
  await expect(page.getByText('Match chart added successfully!')).toBeVisible();
  await expect(page.getByText('3 pool, 0 sudah diundi')).toBeVisible();
});

test('all classes of a tournament are divided and drawn by one press', async ({ page, request }) => {
  const id = await withPaidAthletes(page, request);
  // the desk's own way to classes without a draw
  const headers = await bearer(request, 'admin');
  await post(request, headers, `/tournament-settings/${id}/registration`, { is_open: false });
  await page.goto(`/admin?tournament_id=${id}`);
  await page.getByRole('link', { name: /^Buat undian/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Bagi semua kelas' });
  await expect(dialog.getByText('3 kelas dengan 6 atlet yang sudah lunas belum dibagi')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bagi 3 kelas' }).click();
  await expect(page.getByText('3 pool, 3 sudah diundi')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: /^Bagi \d+ kelas$/ })).toHaveCount(0);
});

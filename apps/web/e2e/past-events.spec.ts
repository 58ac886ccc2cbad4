// A federation brings in the results of an earlier year, everybody reads them, and a list that was wrong is undone.
import { expect } from '@playwright/test';
import { expectToFit } from './fits';
import { signIn } from './sign-in';
import { test } from './test';

const LIST = [
  'HASIL PIALA WALI KOTA',
  'No;Nama Pesilat;Kontingen;Kategori;Usia;Kelas;L/P;Medali',
  '1;Ratna Sari Uji;Perguruan Uji A;Tanding;Remaja;A;P;Emas',
  '2;Wulan Uji;Perguruan Uji B;Tanding;Remaja;A;P;Perak',
  '3;;Perguruan Uji B;Tanding;Remaja;B;P;Emas',
].join('\n');

test(
  'a list of old results is looked at, taken in once, read by everybody, and goes with its event',
  { tag: '@both' },
  async ({ page }, { project }) => {
    const name = `Piala Uji Lampau ${Date.now()} ${project.name}`;
    await signIn(page, '/admin/tournament', 'organiser');
    await page.getByRole('link', { name: 'Kejuaraan lampau' }).click();
    await page.getByRole('link', { name: 'Kejuaraan lampau baru' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kejuaraan lampau baru' })).toBeVisible();
    await page.getByLabel('Nama kejuaraan').fill(name);
    await page.getByLabel('Tempat').fill('GOR Uji');
    await page.getByRole('combobox', { name: 'Tingkat' }).selectOption({ label: 'Kabupaten/kota' });
    await page.getByLabel('Tanggal mulai').fill('2018-03-01');
    await page.getByLabel('Tanggal selesai').fill('2018-03-02');
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Hasil kejuaraan lampau' })).toBeVisible();
    const file = { name: 'hasil.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) };
    await page.getByLabel('Daftar hasil').setInputFiles(file);
    await expect(page.getByText('Ratna Sari Uji')).toBeVisible();
    await expect(page.getByText('Baris 5, Perguruan Uji B')).toBeVisible();
    await expect(page.getByText('Nama kosong.')).toBeVisible();
    // without its column nothing can be taken
    await page.getByRole('combobox', { name: 'Juara' }).selectOption({ label: 'No (kolom 1)' });
    await expect(page.getByRole('button', { name: 'Masukkan 2 hasil' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Juara' }).selectOption({ label: 'Medali (kolom 8)' });
    await page.getByRole('button', { name: 'Masukkan 2 hasil' }).click();
    await expect(page.getByText('2 hasil baru, 1 baris tidak dimasukkan.')).toBeVisible();
    await page.getByLabel('Daftar hasil').setInputFiles(file);
    await expect(page.getByText('Semua hasil di daftar ini sudah ada.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Masukkan 0 hasil' })).toBeDisabled();

    await page.goto('/detail');
    await page.getByRole('link', { name: 'Hasil kejuaraan tahun-tahun lalu' }).click();
    await page.getByPlaceholder('Cari atlet, kontingen atau kejuaraan').fill('ratna sari uji');
    await page.getByRole('link', { name: new RegExp(`^Ratna Sari Uji.*${name}`) }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Perolehan medali' }).getByRole('row')).toHaveCount(3);
    await expect(page.getByText('Wulan Uji')).toHaveCount(0);
    await page.getByRole('button', { name: 'Perguruan Uji B' }).click();
    await expect(page.getByText('Wulan Uji')).toBeVisible();
    // back leads to what was looked for, not through each look
    const address = page.url();
    await page.goBack();
    await expect(page.getByPlaceholder('Cari atlet, kontingen atau kejuaraan')).toHaveValue('ratna sari uji');
    await expectToFit(page);

    await page.goto(`/admin/past-events?search=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: 'Hapus' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    // while the question stands nothing behind it is read out, and leaving takes the wish back
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name })).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByText('Kejuaraan lampau ini tidak ditemukan.')).toBeVisible();
  },
);

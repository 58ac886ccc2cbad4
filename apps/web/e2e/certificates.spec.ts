// What certificates say is set beside a preview, and anybody checks one by its number.
import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { CertificateCheck } from '@gelanggang/contract/certificates';
import { demoOf } from './demo-pages';
import { expectToFit } from './fits';
import { signIn } from './sign-in';
import { test } from './test';

test(
  'the office sets who signs, sees it in the preview, and finds it kept',
  { tag: '@both' },
  async ({ page, request }) => {
    const { tournamentId } = await demoOf(request);
    await signIn(page, `/admin/medals?tournament_id=${tournamentId}`, 'organiser');
    await page.getByRole('link', { name: 'Isi piagam' }).click();
    await page.getByLabel('Tempat', { exact: true }).fill('');
    await page.getByLabel('Nama penanda tangan 1').fill('');
    await page.getByLabel('Nama penanda tangan 2').fill('Ratna Wulan Sari, M.Pd.');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByLabel('Tempat', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Nama penanda tangan 2')).toHaveValue('Ratna Wulan Sari, M.Pd.');

    await page.getByLabel('Tempat', { exact: true }).fill('Bandung');
    await page.getByLabel('Nama penanda tangan 1').fill('H. Wirya Atmaja, S.E.');
    await page.getByLabel('Jabatan penanda tangan 1').fill('Ketua Umum');
    await page.getByLabel('Jabatan penanda tangan 2').fill('Ketua Panitia');
    const preview = page.getByRole('region', { name: 'Pratinjau' });
    await expect(preview.getByRole('img', { name: 'Contoh: Piagam Juara' })).toContainText('H. Wirya Atmaja, S.E.');
    await expect(preview.getByRole('img', { name: 'Contoh: Piagam Peserta' })).toContainText('Ketua Panitia');
    await expectToFit(page);
    // a picture is kept at once, and what is typed stays
    const logo = page.getByRole('group', { name: 'Logo kiri' });
    await logo
      .locator('input')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('bukan gambar') });
    await expect(logo.getByRole('alert')).toHaveText('Pilih gambar JPEG, PNG, atau WebP.');
    const buffer = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#741A2F' } })
      .png()
      .toBuffer();
    await logo.locator('input').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await expect(logo.getByRole('img', { name: 'Logo kiri' })).toBeVisible();
    await expect(preview.locator('img')).toHaveCount(2);
    await expect(page.getByLabel('Jabatan penanda tangan 2')).toHaveValue('Ketua Panitia');
    await logo.getByRole('button', { name: 'Hapus' }).click();
    await expect(preview.locator('img')).toHaveCount(0);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Isi piagam disimpan.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Nama penanda tangan 2')).toHaveValue('Ratna Wulan Sari, M.Pd.');
  },
);

test(
  'a number that was not given is said to be unknown, and a corrected result is told',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/certificates/K7QF-03XM-9TBA');
    await expect(page.getByRole('heading', { name: 'Periksa Piagam' })).toBeVisible();
    await expect(page.getByText('Piagam dengan nomor ini tidak ditemukan.')).toBeVisible();

    const data: CertificateCheck = {
      number: 'K7QF-03XM-9TBA',
      state: 'corrected',
      tournament: {
        name: 'Gelanggang Open',
        slug: 'piala-gelanggang',
        start_date: '2026-11-20',
        end_date: '2026-11-22',
      },
      issued_on: '2026-11-22',
      holder: { name: 'INTAN NURAINI', contingent: 'KOTA BANDUNG', class_name: 'Tanding Remaja Putri C' },
      printed: 'gold',
      now: 'silver',
    };
    await page.route('**/api/certificates/*', (route) => route.fulfill({ json: { data } }));
    await page.reload();
    await expect(page.getByText('Hasilnya telah dikoreksi setelah piagam ini dicetak.')).toBeVisible();
    await expect(page.getByText('Intan Nuraini')).toBeVisible();
    await expect(page.getByText('Juara I, peraih medali emas')).toBeVisible();
    await expect(page.getByText('Juara II, peraih medali perak')).toBeVisible();
  },
);

// A manager's way on a phone from the link of a tournament to paid, with its fields and taps counted (issue "Entering and
// paying without a spreadsheet": 25 fields at most for a contingent with three athletes).
import { expect, type Locator, type Page } from '@playwright/test';
import { answerOf, post } from './api';
import { bearer } from './sign-in';
import { test } from './test';

const TOURNAMENT = 'Gelanggang Open';
const PASSWORD = 'cukup-panjang';

/** Noise, which no file makes small. */
async function largePhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const context = canvas.getContext('2d');
    const pixels = context?.createImageData(canvas.width, canvas.height);
    if (!context || !pixels) throw new Error('This browser draws nothing.');
    pixels.data.forEach((_, at) => (pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256));
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test('a manager comes from a link to paid on a phone', { tag: '@phone' }, async ({ page, request }, { retry }) => {
  let fields = 0;
  let taps = 0;
  const fill = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).fill(text);
    fields += 1;
  };
  const tap = async (what: Locator) => {
    await what.tap();
    taps += 1;
  };
  const find = async (label: string, typed: string, found: string) => {
    const field = page.getByRole('combobox', { name: label });
    await expect(field).toBeEnabled();
    await field.fill(typed);
    fields += 1;
    await tap(page.getByRole('option', { name: found, exact: true }));
    await expect(field).toHaveValue(found);
  };
  const active = await answerOf<{ name: string; slug: string }[]>(request, '/tournaments/active');
  await page.goto(`/registration/${active.find((one) => one.name === TOURNAMENT)?.slug}`);
  await fill('Penanggung jawab', 'Neni Suryani');
  await fill('Email', `neni${retry}@contoh.test`);
  await fill('Kata sandi', PASSWORD);
  await fill('Ulangi kata sandi', PASSWORD);
  await tap(page.getByRole('button', { name: 'Daftar' }));
  await tap(page.getByRole('link', { name: 'Lanjut ke data kontingen' }));

  await expect(page.getByLabel('Nama penanggung jawab')).toHaveValue('Neni Suryani');
  await fill('Nama kontingen', `Tirta Sari${retry || ''}`);
  await fill('Telepon penanggung jawab', '081234567890');
  await find('Provinsi', 'jawa bar', 'Jawa Barat');
  await find('Kabupaten/Kota', 'kota bandung', 'Kota Bandung');
  await tap(page.getByRole('button', { name: 'Lanjut ke atlet' }));

  for (const [at, name] of ['Ayu Lestari', 'Bagas Wicaksono', 'Citra Dewi'].entries()) {
    await expect(page.getByRole('combobox', { name: 'Kontingen' })).toHaveValue(/Tirta Sari/);
    await expect(page.getByLabel('Nama lengkap')).toHaveValue('');
    await fill('Nama lengkap', name);
    await fill('NIK', `327301${at === 1 ? '05' : '45'}0505${retry}81${at + 1}`);
    await fill('Berat badan (kg)', '52,5');
    await expect(page.getByLabel('Kelas', { exact: true }).locator('option:checked')).toContainText('50–55 kg');
    await tap(page.getByRole('button', { name: at < 2 ? 'Simpan & tambah lagi' : 'Simpan', exact: true }));
  }
  await expect(page.getByText('3 orang')).toBeVisible();
  // seen without pushing the line of actions aside
  await expect(page.getByRole('link', { name: 'Bayar', exact: true })).toBeInViewport({ ratio: 1 });
  await tap(page.getByRole('link', { name: 'Bayar', exact: true }));
  await expect(page.getByText('3 atlet belum ditagih')).toBeVisible();
  await tap(page.getByRole('button', { name: /^Bayar semua Rp/ }));
  await page.waitForURL(/\/admin\/payment\/confirm\/\d+$/);
  // a PDF of 6 MB is refused; a photo of that size, as a phone takes it, is made smaller and taken
  const proof = page.getByLabel('Bukti pembayaran');
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6 * 1024 * 1024)]);
  await proof.setInputFiles({ name: 'struk.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText('Berkas ini 6,3 MB, paling besar 5 MB.')).toBeVisible();
  const photo = await largePhoto(page);
  expect(photo.length).toBeGreaterThan(5 * 1024 * 1024);
  await proof.setInputFiles({ name: 'struk.png', mimeType: 'image/png', buffer: photo });
  fields += 1;
  await tap(page.getByRole('button', { name: 'Kirim bukti' }));
  await expect(page.getByText('Payment document submitted successfully.')).toBeVisible();
  // nothing asks to be paid a second time while the office looks at it
  await expect(page.getByRole('region', { name: 'Bukti sudah terkirim' })).toContainText('Jangan membayar lagi');
  await expect(page.getByRole('button', { name: 'Kirim bukti', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Kirim bukti lain' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bayar ke' })).toHaveCount(0);

  const office = await bearer(request, 'organiser');
  const decide = (decision: object) =>
    post(request, office, `/billings/${page.url().split('/').at(-1)}/confirm-payment`, decision);
  // rejected: why, and that the money need not be sent again, stand before everything else
  await decide({ status: 'failed', reject_reason: 'Foto buram.' });
  const refused = page.getByRole('region', { name: 'Pembayaran ditolak' });
  await expect(refused).toContainText('Foto buram.');
  await expect(refused).toContainText('jangan transfer lagi');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(refused).toBeInViewport({ ratio: 1 });
  expect([fields <= 25, taps <= 12], `${fields} fields, ${taps} taps`).toEqual([true, true]);
  await page.getByRole('link', { name: 'Buat tagihan baru untuk anggota yang sama' }).tap();
  await page.getByRole('button', { name: 'Simpan', exact: true }).tap();
  await page.waitForURL(/\/admin\/payment\/confirm\/\d+$/);
  await proof.setInputFiles({ name: 'struk.png', mimeType: 'image/png', buffer: photo });
  await page.getByRole('button', { name: 'Kirim bukti' }).tap();
  await expect(page.getByRole('region', { name: 'Bukti sudah terkirim' })).toBeVisible();
  await decide({ status: 'paid' });
  await expect(page.getByText('Lunas').first()).toBeVisible();
});

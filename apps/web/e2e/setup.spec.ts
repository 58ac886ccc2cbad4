// A new tournament from nothing to open for registration, the public page included; and two people at one record.
import { expect, type Page } from '@playwright/test';
import { answerOf } from './api';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click();

/** A picture of two pixels. */
const BANNER = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGMokdIHIgAFvAF7bSpOjwAAAABJRU5ErkJggg==',
  'base64',
);

const step = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Yang perlu disiapkan' }).getByRole('listitem').filter({ hasText: name });

test('a tournament is set up in one sitting, from nothing to open for registration, and stands on its public page', async ({
  page,
  browser,
}, { project }) => {
  const name = `Piala Uji ${Date.now()}`;
  await signIn(page, '/admin/tournament', 'organiser');
  await page.getByRole('link', { name: 'Turnamen baru' }).first().click();
  await page.getByLabel('Nama turnamen').fill(name);
  await page.getByLabel('Tanggal mulai').fill('2030-05-01');
  await page.getByLabel('Tanggal selesai').fill('2030-05-02');
  await save(page);
  await expect(page.getByText('Please upload a valid tournament document or image.').first()).toBeVisible();
  const file = { name: 'THB.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nisi') };
  await page.getByLabel('Berkas THB').setInputFiles(file);
  await page.getByLabel('Banner').setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: BANNER });
  const description = page.getByRole('textbox', { name: 'Deskripsi' });
  await description.click();
  await page.keyboard.type('Terbuka ');
  await page.getByRole('button', { name: 'Tebal' }).last().click();
  await page.keyboard.type('untuk umum');
  await save(page);
  await expect(page.getByText('Tournament added successfully!')).toBeVisible();

  // the set-up page says what is missing, and leads there and back
  await expect(page.getByRole('heading', { name: 'Persiapan turnamen' })).toBeVisible();
  await expect(page.getByText('4 yang wajib belum selesai.')).toBeVisible();
  // one by one here; several in one form: tenth-minute
  const back = new URL(page.url()).pathname;
  // a fee that is lacking is gone to, and no longer said once it stands there
  await step(page, 'Biaya pendaftaran').getByRole('link').click();
  await page.getByRole('button', { name: 'Simpan' }).click();
  const fee = page.getByLabel('Biaya Tanding (Rp)');
  await expect(fee).toBeFocused();
  await expect(fee).toHaveAttribute('aria-invalid', 'true');
  await fee.fill('350000');
  await expect(fee).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByLabel('Biaya Tunggal (Rp)')).toHaveAttribute('aria-invalid', 'true');
  await page.goto(back);
  const one = (list: string) => `/admin/${list}/create?tournament_id=${back.split('/').at(-1)}&back=${back}`;
  await page.goto(one('tournament-category'));
  await page.getByLabel('Kategori pertandingan').selectOption({ label: 'Tanding' });
  await page.getByLabel('Biaya pendaftaran').pressSequentially('Rp350000');
  await expect(page.getByLabel('Biaya pendaftaran')).toHaveValue('350.000');
  await save(page);
  await expect(page.getByText('Tournament Match Category added successfully!')).toBeVisible();
  await page.goto(one('tournament-arena'));
  await page.getByLabel('Nama gelanggang').fill('Gelanggang Satu');
  await save(page);
  await expect(page.getByText('Arena added successfully!')).toBeVisible();
  await step(page, 'Narahubung').getByRole('link').click();
  await page.getByLabel('Nama', { exact: true }).fill('Sari');
  await page.getByLabel('Telepon').fill('0811-1');
  await save(page);
  await expect(page.getByText('Contact Person added successfully!')).toBeVisible();
  await expect(page.getByText('Semua yang wajib sudah selesai.')).toBeVisible();

  await page.getByRole('button', { name: 'Preset IPSI 2025' }).click();
  await expect(page.getByText('klasifikasi baru').first()).toBeVisible();
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByText(/klasifikasi baru\.$/)).toBeVisible();
  await expect(step(page, 'Klasifikasi tanding').getByText('Selesai')).toBeVisible();

  await page.getByRole('button', { name: 'Buka pendaftaran' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buka pendaftaran' }).click();
  await expect(page.getByText('Pendaftaran dibuka', { exact: true })).toBeVisible();

  const visitor = await (await browser.newContext({ ...project.use })).newPage();
  await visitor.goto('/detail');
  await visitor
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(visitor.getByRole('heading', { name })).toBeVisible();
  await expect(visitor.getByText('Rp 350.000').first()).toBeVisible();
  await expect(visitor.locator('strong', { hasText: 'untuk umum' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Daftar', exact: true }).click();

  // closing reaches who is in the middle of the form; opening again as well
  await visitor.getByLabel('Penanggung jawab').fill('Sari Dewi');
  await page.getByRole('button', { name: 'Tutup pendaftaran' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tutup pendaftaran' }).click();
  await expect(visitor.getByText(`Pendaftaran ${name} baru saja ditutup.`)).toBeVisible();
  await expect(visitor.getByLabel('Penanggung jawab')).toHaveValue('Sari Dewi');
  await visitor.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(visitor.getByText(`Pendaftaran ${name} sedang tidak dibuka.`)).toBeVisible();
  // who comes later is not asked to fill in what cannot be sent
  await visitor.reload();
  await expect(visitor.getByText(`Pendaftaran ${name} sedang tidak dibuka.`)).toBeVisible();
  await expect(visitor.getByRole('textbox')).toHaveCount(0);
  await expect(visitor.getByRole('link', { name: 'Ke halaman kejuaraan' })).toBeVisible();
  await visitor.context().close();
});

test('who is choosing contingents is told that registration has closed, and keeps the choice', async ({
  page,
  browser,
  request,
}, { project }) => {
  const headers = await bearer(request, 'organiser');
  const made = await request.post('/api/tournament-settings', {
    headers,
    multipart: {
      ...{ name: `Piala Tutup ${project.name} ${Date.now()}`, start_date: '2031-05-01', end_date: '2031-05-02' },
      ...{ status: 'active' },
      tournament_document: { name: 'THB.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nisi') },
    },
  });
  const { id } = ((await made.json()) as { data: { id: number } }).data;
  const own = await browser.newContext({ ...project.use });
  const manager = await own.newPage();
  await signIn(manager, `/contingent-registration/${id}`, 'manager');
  const choice = manager.getByRole('checkbox').first();
  await choice.check();
  await signIn(page, `/admin/tournament/setup/${id}`, 'organiser');

  // who enters is reckoned with at once
  await expect(page.getByText('Belum ada peserta.')).toBeVisible();
  const entered = await answerOf<{ data: { id: number }[] }>(request, '/contingents?perPage=1', headers);
  const body = { tournament_id: id, contingents: entered.data.map((one) => one.id) };
  expect((await request.post('/api/tournaments/register', { headers, data: body })).status()).toBe(201);
  await expect(page.getByText('Belum ada peserta.')).toHaveCount(0);

  await page.getByRole('button', { name: 'Tutup pendaftaran' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tutup pendaftaran' }).click();
  await expect(manager.getByText('baru saja ditutup.')).toBeVisible();
  await expect(choice).toBeChecked();
  await expect(manager.getByRole('button', { name: 'Daftar', exact: true })).toHaveCount(0);
  await own.close();
});

test('of two people at one record the second sees what the first saved, and loses nothing', async ({
  page,
  context,
}) => {
  await signIn(page, '/admin/contact-person', 'organiser');
  await page.getByRole('link', { name: 'Narahubung baru' }).first().click();
  await page.getByRole('combobox', { name: 'Turnamen', exact: true }).selectOption({ index: 1 });
  const name = `Sari ${Date.now()}`;
  await page.getByLabel('Nama', { exact: true }).fill(name);
  await save(page);
  await expect(page.getByText('Contact Person added successfully!')).toBeVisible();
  const open = async (desk: Page) => {
    await desk.goto(`/admin/contact-person?search=${encodeURIComponent(name)}`);
    await desk
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click();
    await desk.getByRole('menuitem', { name: 'Ubah' }).click();
    await expect(desk.getByLabel('Nama', { exact: true })).toHaveValue(name);
  };
  const other = await context.newPage();
  await open(page);
  await open(other);
  await page.getByLabel('Telepon').fill('0811-1');
  await other.getByLabel('Telepon').fill('0822-2');
  await save(page);
  await expect(page.getByText('Contact Person updated successfully!')).toBeVisible();
  await save(other);
  await expect(other.getByText('Data ini baru saja diubah orang lain.')).toBeVisible();
  await expect(other.getByText('Tersimpan: 0811-1')).toBeVisible();
  await expect(other.getByText('Isian Anda: 0822-2')).toBeVisible();
  await other.getByRole('button', { name: 'Simpan isian saya' }).click();
  await expect(other.getByText('Contact Person updated successfully!')).toBeVisible();
  await expect(other.getByText('0822-2').filter({ visible: true }).first()).toBeVisible();
});

// A new tournament from nothing to open for registration, the public page included; and two people at one record.
import { expect, test, type Page } from '@playwright/test';

const PASSWORD = 'gelanggang-demo';

async function signIn(page: Page, asked: string): Promise<void> {
  await page.goto(asked);
  await page.getByLabel('Email').fill('panitia@gelanggang.test');
  await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === asked);
}

const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click();

test('a tournament is set up in one sitting and stands on its public page', async ({ page, context }) => {
  const name = `Piala Uji ${Date.now()}`;
  await signIn(page, '/admin/tournament');
  await page.getByRole('link', { name: 'Turnamen baru' }).first().click();
  await page.getByLabel('Nama turnamen').fill(name);
  await page.getByLabel('Tanggal mulai').fill('2030-05-01');
  await page.getByLabel('Tanggal selesai').fill('2030-05-02');
  await page.getByLabel('Status').selectOption('active');
  await save(page);
  await expect(page.getByText('Please upload a valid tournament document or image.').first()).toBeVisible();
  const file = { name: 'THB.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nisi') };
  await page.getByLabel('Berkas THB').setInputFiles(file);
  await save(page);
  await expect(page.getByText('Tournament added successfully!')).toBeVisible();

  await page.goto('/admin/tournament-category/create');
  await page.getByRole('combobox', { name: 'Turnamen', exact: true }).selectOption({ label: name });
  await page.getByLabel('Kategori pertandingan').selectOption({ label: 'Tanding' });
  await page.getByLabel('Biaya pendaftaran').pressSequentially('Rp350000');
  await expect(page.getByLabel('Biaya pendaftaran')).toHaveValue('350.000');
  await save(page);
  await expect(page.getByText('Tournament Match Category added successfully!')).toBeVisible();

  await page.goto('/admin/tournament-arena/create');
  await page.getByRole('combobox', { name: 'Turnamen', exact: true }).selectOption({ label: name });
  await page.getByLabel('Nama gelanggang').fill('Gelanggang Satu');
  await save(page);
  await expect(page.getByText('Arena added successfully!')).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto('/detail');
  await visitor
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(visitor.getByRole('heading', { name })).toBeVisible();
  await expect(visitor.getByText('Rp 350.000').first()).toBeVisible();
});

test('of two people at one record the second sees what the first saved, and loses nothing', async ({
  page,
  context,
}) => {
  await signIn(page, '/admin/contact-person');
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

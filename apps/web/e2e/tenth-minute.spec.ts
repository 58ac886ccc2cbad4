// The tenth minute: an empty system, its first admin, and a tournament that everybody sees, in at most six forms (issue 30, 12).
import { expect, type Page } from '@playwright/test';
import { expectToFit } from './fits';
import { test } from './test';

const MOST_FORMS = 6;
const control = () => `http://127.0.0.1:${process.env.E2E_CONTROL}`;

interface EmptySystem {
  url: string;
  code: string;
}

/** Counts what is filled in and sent: a form that is saved, or a question that is answered. */
function counted(page: Page) {
  const forms: string[] = [];
  const sent = async (name: string, press: () => Promise<void>) => {
    forms.push(name);
    await press();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return { forms, send: (name: string, text: string) => sent(name, () => button(text).click()) };
}

test(
  'leads from nothing to a tournament that is open to everybody',
  { tag: '@both' },
  async ({ page, request, browser }) => {
    const empty = (await (await request.post(`${control()}/empty`, { timeout: 200_000 })).json()) as EmptySystem;
    try {
      const { forms, send } = counted(page);
      // who comes to sign in is led to the first account
      await page.goto(`${empty.url}/admin`);
      await page.getByRole('link', { name: 'Sistem ini belum mempunyai admin. Buat admin pertama' }).click();
      await page.getByLabel('Kode', { exact: true }).fill(empty.code);
      await page.getByLabel('Nama Anda').fill('Sari Wulandari');
      await page.getByLabel('Email').fill('sari@contoh.test');
      await page.getByLabel('Kata sandi', { exact: true }).fill('kuda-hijau-9');
      await page.getByLabel('Ulangi kata sandi').fill('kuda-hijau-9');
      await expectToFit(page);
      await send('first admin', 'Buat admin');

      await page.getByRole('link', { name: 'Turnamen baru' }).first().click();
      await page.getByLabel('Nama turnamen').fill('Piala Menit Sepuluh');
      await page.getByLabel('Tanggal mulai').fill('2031-05-01');
      await page.getByLabel('Tanggal selesai').fill('2031-05-02');
      await page.getByLabel('Berkas THB').setInputFiles({
        ...{ name: 'THB.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nisi') },
      });
      await send('tournament', 'Simpan');

      const next = page.getByRole('region', { name: 'Berikutnya' });
      await expect(next).toContainText('Tulis semua gelanggang dalam satu formulir.');
      await expectToFit(page);
      await next.getByRole('link', { name: 'Lanjutkan' }).click();
      await page.getByRole('button', { name: 'Tambah gelanggang' }).click();
      await expect(page.getByLabel('Gelanggang 3', { exact: true })).toHaveValue('Gelanggang C');
      await expectToFit(page);
      await send('arenas', 'Simpan');

      // each form leads on to the next
      await expect(page.getByRole('heading', { name: 'Kategori dan biaya' })).toBeVisible();
      for (const category of ['Tanding', 'Tunggal', 'Ganda', 'Regu']) {
        await page.getByLabel(`Biaya ${category} (Rp)`).fill('250000');
      }
      await page.getByRole('checkbox', { name: 'Solo Kreatif' }).uncheck();
      await expectToFit(page);
      await send('categories', 'Simpan');

      await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Sari Wulandari');
      await page.getByLabel('Telepon').fill('081200001111');
      await send('contact', 'Simpan');

      await expect(next).toContainText('Semua yang wajib sudah ada.');
      await next.getByRole('button', { name: 'Buka pendaftaran' }).click();
      forms.push('open');
      const question = page.getByRole('alertdialog');
      // told before it is too late, and no step of its own: fees may be paid in cash
      await expect(question).toContainText('Rekening pembayaran belum diisi');
      await question.getByRole('button', { name: 'Buka pendaftaran' }).click();
      await expect(page.getByText('Pendaftaran dibuka', { exact: true })).toBeVisible();

      // an empty list says what it is for and what comes next; a word is explained by keyboard and by touch
      await page.goto(`${empty.url}/admin/contingent`);
      await expect(page.getByText('Kontingen mendaftar sendiri begitu pendaftaran dibuka')).toBeVisible();
      await page.getByRole('searchbox').first().fill('tidak ada');
      await expect(page.getByText('Tidak ada yang cocok. Ubah pencarian atau saringan.')).toBeVisible();
      await page.goto(`${empty.url}/admin/tanding`);
      const word = page.getByRole('button', { name: 'seed', exact: true });
      const meaning = page.getByText('Angka acak yang menentukan undian.');
      await expect(meaning).toBeHidden();
      await word.focus();
      await page.keyboard.press('Enter');
      await expect(meaning).toBeInViewport({ ratio: 1 });
      await expect(word).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(meaning).toBeHidden();
      await word.click();
      await expect(meaning).toBeVisible();
      await expectToFit(page);
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/word-${page.viewportSize()?.width}.png` });

      const visitor = await browser.newPage();
      await visitor.goto(`${empty.url}/detail`);
      await expect(visitor.getByText('Piala Menit Sepuluh').first()).toBeVisible();
      expect(forms.length, forms.join(', ')).toBeLessThanOrEqual(MOST_FORMS);
    } finally {
      await request.delete(`${control()}/empty`);
    }
  },
);

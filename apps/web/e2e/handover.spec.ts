// A tournament goes from the office's browser to an empty laptop, which is made ready for it, and comes home.
import { expect, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectToFit } from './fits';
import { signIn } from './sign-in';
import { test } from './test';

const NAME = 'Gelanggang Open';
const control = () => `http://127.0.0.1:${process.env.E2E_CONTROL}`;

const rowOf = (page: Page) =>
  page.getByRole('region', { name: 'Turnamen', exact: true }).getByRole('listitem').filter({ hasText: NAME });
const taking = (page: Page) => page.getByRole('region', { name: 'Terima turnamen' });

/** Gives it away, and answers where its file was kept. */
async function give(page: Page, button: string, place: string | null, folder: string, file: string): Promise<string> {
  await rowOf(page).getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  if (place !== null) await dialog.getByLabel('Dibawa ke').fill(place);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
  const downloading = page.waitForEvent('download');
  await rowOf(page).getByRole('button', { name: 'Unduh berkas' }).click();
  const path = join(folder, file);
  await (await downloading).saveAs(path);
  return path;
}

test('goes to an empty laptop and comes home from it', { tag: '@phone' }, async ({ page, request, browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'gelanggang-e2e-handover-'));
  const { url, code } = (await (await request.post(`${control()}/empty`, { timeout: 200_000 })).json()) as {
    url: string;
    code: string;
  };
  try {
    await signIn(page, '/admin/system', 'admin');
    await page.getByRole('link', { name: 'Serah terima' }).click();
    await expect(rowOf(page)).toContainText('Dipegang server ini');
    const away = await give(page, 'Serahkan', 'GOR Senayan', folder, 'pergi.gelanggang');
    await expect(rowOf(page)).toContainText('Di GOR Senayan sejak');
    await expectToFit(page);

    const laptop = await (await browser.newContext({ baseURL: url, serviceWorkers: 'block' })).newPage();
    const made = await laptop.request.post('/api/first-admin', {
      data: {
        code,
        name: 'Sari',
        email: 'sari@contoh.test',
        password: 'kuda-hijau-9',
        password_confirmation: 'kuda-hijau-9',
      },
    });
    expect(made.ok(), await made.text()).toBe(true);
    await signIn(laptop, '/admin', { email: 'sari@contoh.test', password: 'kuda-hijau-9' });
    await laptop.getByRole('link', { name: 'Terima dari server utama' }).click();
    await taking(laptop).getByLabel('Berkas penyerahan').setInputFiles(away);
    await expect(taking(laptop)).toContainText('Turnamen ini belum ada di server ini.');
    await taking(laptop).getByRole('button', { name: 'Terima', exact: true }).click();
    await expect(rowOf(laptop)).toContainText('Dipegang server ini');
    const home = await give(laptop, 'Kembalikan', null, folder, 'pulang.gelanggang');

    await taking(page).getByLabel('Berkas penyerahan').setInputFiles(home);
    await expect(taking(page)).toContainText('Berkas utuh');
    await taking(page).getByRole('button', { name: 'Terima', exact: true }).click();
    await expect(rowOf(page)).toContainText('Dipegang server ini');

    // the same file again, and one that is none
    await taking(page).getByLabel('Berkas penyerahan').setInputFiles(home);
    await expect(taking(page)).toContainText('sudah pernah diterima');
    await taking(page).getByRole('button', { name: 'Berkas lain' }).click();
    await taking(page)
      .getByLabel('Berkas penyerahan')
      .setInputFiles({ name: 'x.gelanggang', mimeType: 'application/gzip', buffer: Buffer.from('bukan') });
    await expect(taking(page)).toContainText('Berkas ini tidak dapat dibaca');
  } finally {
    // where the way was cut off, it is held here again
    if (await rowOf(page).getByRole('button', { name: 'Batalkan' }).isVisible()) {
      await rowOf(page).getByRole('button', { name: 'Batalkan' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Batalkan penyerahan' }).click();
      await expect(rowOf(page)).toContainText('Dipegang server ini');
    }
    await request.delete(`${control()}/empty`);
    rmSync(folder, { recursive: true });
  }
});

// An admin takes a tournament over from its archive: a changed one is refused in words, a whole one is read by everybody.
import { expect } from '@playwright/test';
import type { FeedHead } from '@gelanggang/contract/open-feed';
import { zipOf } from '../../../libs/platform/src/files/zip';
import { expectToFit } from './fits';
import { SLUG } from './demo-tournaments';
import { signIn } from './sign-in';
import { test } from './test';

test(
  'an archive is checked, taken in, and shows its matches and its signature',
  { tag: '@both' },
  async ({ page, request }) => {
    const text = async (path: string) => (await request.get(`/api${path}`)).text();
    const head = await text(`/feed/${SLUG}/head`);
    const files = new Map([
      ['arsip/data/feed/document.json', await text(`/feed/${SLUG}`)],
      ['arsip/data/feed/head.json', head],
      ['arsip/data/feed/key.json', await text('/feed-key')],
    ]);
    for (const [at, hash] of (JSON.parse(head) as FeedHead).pages.entries())
      files.set(`arsip/data/feed/pages/${at + 1}/${hash}.ndjson`, await text(`/feed/${SLUG}/pages/${at + 1}/${hash}`));
    const zip = (buffer: Buffer) => ({ name: 'arsip.zip', mimeType: 'application/zip', buffer });

    await signIn(page, '/admin/past-events', 'admin');
    await page.getByRole('link', { name: 'Dari arsip' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kejuaraan dari arsip' })).toBeVisible();
    await page.getByLabel('Tempat').fill('GOR Asal');
    await page.getByRole('combobox', { name: 'Tingkat' }).selectOption({ label: 'Nasional' });
    const changed = new Map(files).set('arsip/data/feed/head.json', head.replace('"records":', '"records":1'));
    await page.getByLabel('Arsip kejuaraan (.zip)').setInputFiles(zip(zipOf(changed)));
    await page.getByRole('button', { name: 'Periksa dan masukkan' }).click();
    await expect(page.getByText(/Tanda tangan arsip ini tidak cocok/)).toBeVisible();

    await page.getByLabel('Arsip kejuaraan (.zip)').setInputFiles(zip(zipOf(files)));
    await page.getByRole('button', { name: 'Periksa dan masukkan' }).click();
    await expect(page.getByText('Arsip utuh dan sudah masuk sebagai kejuaraan lampau.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Diperiksa dari arsip' })).toContainText('catatan peristiwa');
    const matches = page.getByRole('region', { name: 'Partai', exact: true });
    await matches.locator('summary').first().click();
    await expect(matches.locator('details[open] li').first()).toBeVisible();
    await expectToFit(page);

    const address = page.url();
    const token = await page.evaluate(() => localStorage.getItem('gelanggang.token') ?? '');
    const id = address.split('/').at(-1) ?? '';
    await request.delete(`/api/past-events/${id}`, { headers: { authorization: `Bearer ${token}` } });
    await page.goto(address);
    await expect(page.getByText('Kejuaraan lampau ini tidak ditemukan.')).toBeVisible();
  },
);

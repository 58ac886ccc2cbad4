// The page on which a device learns to trust a hall's own https, told by a system that has one.
import { expect } from '@playwright/test';
import type { HallConnection } from '@gelanggang/contract/hall';
import { expectToFit } from './fits';
import { test } from './test';

const hall: HallConnection = {
  ...{ port: 3443, plain_port: 3000, names: ['192.168.1.10', 'laptop.lan', 'localhost', '127.0.0.1'] },
  authority: {
    name: 'Gelanggang laptop 4f1c2a',
    fingerprint: Array.from({ length: 32 }, (_, i) => (i * 7 + 16).toString(16).toUpperCase()).join(':'),
    ends_at: '2029-11-22T08:00:00.000Z',
  },
};

test(
  'the page leads from the certificate by the steps of this device to the safe address',
  { tag: '@both' },
  async ({ page }) => {
    await page.route('**/api/hall', (route) => route.fulfill({ json: { data: hall } }));
    await page.goto('/sambungan-aman');
    await expect(page.getByRole('link', { name: 'Unduh sertifikat' })).toHaveAttribute(
      'href',
      '/api/hall/gelanggang.crt',
    );
    await expect(page.locator('[data-fingerprint]')).toHaveText(hall.authority.fingerprint);
    for (const name of ['Android', 'iPhone dan iPad', 'Windows', 'Mac']) {
      await expect(page.getByText(name, { exact: true })).toBeVisible();
    }
    // what this very machine is called leads no other device here
    await expect(page.getByRole('link', { name: 'Buka lewat https' })).toHaveAttribute(
      'href',
      'https://192.168.1.10:3443/',
    );
    await expect(page.getByRole('img', { name: 'Kode QR ke http://192.168.1.10:3000/sambungan-aman' })).toBeVisible();
    await expectToFit(page);
  },
);

test('a system without a certificate of its own says so', async ({ page }) => {
  await page.goto('/sambungan-aman');
  await expect(page.getByText('Sistem ini tidak punya sertifikat sendiri.')).toBeVisible();
});

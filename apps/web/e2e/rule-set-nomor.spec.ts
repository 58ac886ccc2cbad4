// An organiser's own event in the form of a rule set: what cannot be is said at its field, the rest comes back as it was typed.
import { expect } from '@playwright/test';
import { expectToFit } from './fits';
import { bearer, signIn } from './sign-in';
import { test } from './test';

test(
  'an organiser adds an event of its own to a rule set',
  { tag: '@both' },
  async ({ page, request }, { project }) => {
    const code = `festival-nomor-${project.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
    const headers = await bearer(request, 'admin');
    try {
      await signIn(page, '/admin/rule-sets/create?from=ipsi-2025', 'admin');
      await page.getByLabel('Nama', { exact: true }).first().fill('Festival Nomor');
      await page.getByLabel('Kode').fill(code);
      const young = page.getByRole('group', { name: 'Usia Dini 2', exact: true });
      await young.getByRole('button', { name: 'Ubah nomor' }).click();
      await expect(young.getByRole('group', { name: 'Tunggal tangan kosong' })).toBeVisible();
      await young.getByRole('button', { name: 'Tambah nomor' }).click();
      const added = young.getByRole('group').last();
      await added.getByLabel('Nama', { exact: true }).fill('Jurus Baku');
      const own = young.getByRole('group', { name: 'Jurus Baku' });
      await own.getByLabel('Jurus', { exact: true }).selectOption({ label: 'Tangan kosong' });
      await own.getByLabel('Detik min.').fill('60');
      await own.getByLabel('Detik maks.').fill('45');
      await own.getByLabel('Jumlah juri').fill('5');
      await own.getByLabel('Daftar gerak').fill('Jurus baku 1: 7\nJurus baku 2: banyak');
      const numbers = page.getByRole('group', { name: 'Tunggal: Senjata' });
      await numbers.getByLabel('Sampai jurus').fill('1');
      const save = page.getByRole('button', { name: 'Simpan', exact: true });

      await save.click();
      // figures are judged one by one first, then together; nothing of what was typed is lost
      await expect(own.getByText('Harus angka bulat 1 sampai 200.')).toBeVisible();
      await own.getByLabel('Daftar gerak').fill('Jurus baku 1: 7\nJurus baku 2: 9');
      await save.click();
      await expect(numbers.getByText('Tidak boleh di bawah nomor pertama.')).toBeVisible();
      await numbers.getByLabel('Sampai jurus').fill('13');
      await save.click();
      await expect(own.getByText('Waktu paling lama tidak boleh di bawah waktu paling singkat.')).toBeVisible();
      await expect(own.getByText('Jumlah juri harus genap.')).toBeVisible();
      await expect(own.getByLabel('Nama', { exact: true })).toHaveValue('Jurus Baku');
      await own.getByLabel('Detik maks.').fill('90');
      await own.getByLabel('Jumlah juri').fill('6');
      await save.click();

      await expect(page).toHaveURL(new RegExp(`/admin/rule-sets/show/${code}$`));
      const shown = page.getByRole('region', { name: 'Usia Dini 2', exact: true });
      await expect(shown.getByText('Jurus Baku (1:00–1:30, 6 juri, 2 jurus, 16 gerak)')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Nomor jurus' }).getByText('8–13')).toBeVisible();
      await expectToFit(page);

      await page.getByRole('link', { name: 'Ubah', exact: true }).click();
      await young.getByRole('button', { name: 'Ubah nomor' }).click();
      await expect(own.getByLabel('Daftar gerak')).toHaveValue('Jurus baku 1: 7\nJurus baku 2: 9');
      await own.getByRole('button', { name: 'Hapus nomor Jurus Baku' }).click();
      await expect(own).toBeHidden();
      await save.click();
      await expect(page).toHaveURL(new RegExp(`/admin/rule-sets/show/${code}$`));
      await expect(shown.getByText('Tunggal tangan kosong')).toBeVisible();
      await expect(shown.getByText('Jurus Baku')).toBeHidden();
    } finally {
      await request.delete(`/api/rule-sets/${code}`, { headers });
    }
  },
);

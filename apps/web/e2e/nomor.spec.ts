// An athlete is entered for an event within a category, and everybody reads it on the public page.
import { expect } from '@playwright/test';
import type { Data } from '@gelanggang/contract/http';
import type { TournamentSettings } from '@gelanggang/contract/tournament-settings';
import { expectToFit } from './fits';
import { newClub, newTournament } from './new-tournament';
import { bearer, signIn } from './sign-in';
import { test } from './test';

test(
  'an athlete is entered for Tunggal tangan kosong, and stands there for everybody',
  { tag: '@phone' },
  async ({ page, request }) => {
    const headers = await bearer(request, 'admin');
    const id = await newTournament(request, headers, { name: 'Piala Nomor', start: '2030-06-10', end: '2030-06-12' });
    const offered = { tournament_id: id, match_category_id: 2, registration_fee: 200_000 };
    await request.post('/api/tournament-match-categories', { headers, data: offered });
    const settings = await (await request.get(`/api/tournament-settings/${id}`, { headers })).json();
    const { slug } = (settings as Data<TournamentSettings>).data;
    const club = await newClub(request, headers, { name: `Tapak Nomor ${id}`, tournamentId: id });
    const girl = `Sekar Nomor ${id}`;
    try {
      await signIn(page, `/admin/team-members/create?contingent_id=${club.id}`, 'admin');
      const nomor = page.getByLabel('Nomor', { exact: true });
      // a phone shows the rest when asked
      await page.getByRole('button', { name: 'Data lain' }).click();
      await expect(page.getByRole('combobox', { name: 'Provinsi' })).toHaveValue('Jawa Barat');
      await page.getByLabel('Nama lengkap').fill(girl);
      await page.getByLabel('NIK', { exact: true }).fill(`327301450520${String(id).padStart(4, '0').slice(-4)}`);
      await page.getByLabel('Tempat lahir').fill('Bandung');
      await page.getByLabel('Tanggal lahir').fill('2020-05-05');
      await page.getByLabel('Jenis kelamin').selectOption({ label: 'Perempuan' });
      await page.getByLabel('Jenis kejuaraan').selectOption({ label: 'Prestasi' });
      await page.getByLabel('Kategori pertandingan').selectOption({ label: 'Solo Kreatif' });
      await expect(page.getByLabel('Kategori usia').locator('option:checked')).toHaveText('Usia Dini 2');
      // one event at this age: nothing to choose
      await expect(nomor).toBeHidden();
      await page.getByLabel('Kategori pertandingan').selectOption({ label: 'Tunggal' });
      await expect(nomor).toBeVisible();
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await expect(
        page.getByText('Pilih nomor Tunggal Usia Dini 2: Tunggal tangan kosong atau Tunggal senjata.'),
      ).toBeVisible();
      await expect(page.getByLabel('Nama lengkap')).toHaveValue(girl);
      await nomor.selectOption({ label: 'Tunggal tangan kosong' });
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await expect(page).toHaveURL(/\/admin\/team-members(\?tournament_id=\d+)?$/);

      await page.goto(`/peserta/${slug}`);
      const named = 'Tunggal Usia Dini 2 Putri – Tunggal tangan kosong';
      await expect(page.getByText(named).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByText(girl).filter({ visible: true }).first()).toBeVisible();
      await expectToFit(page);
    } finally {
      await request.delete(`/api/contingents/${club.id}`, { headers });
      await request.delete(`/api/tournament-settings/${id}`, { headers });
    }
  },
);

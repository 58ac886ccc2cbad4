// The athlete's form is filled in from the NIK, from the contingent, and from whoever took part before.
import { expect, type Page } from '@playwright/test';
import type { SavedTeamMemberAnswer } from '@gelanggang/contract/team-members';
import { openTournament } from './demo-tournaments';
import { expectToFit } from './fits';
import { newClub } from './new-tournament';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const manager = { email: 'manajer@gelanggang.test', password: 'gelanggang-demo' };

const checked = (page: Page, label: string) => page.getByLabel(label, { exact: true }).locator('option:checked');

test(
  'the NIK fills in what its digits say, the next athlete keeps the entry, and a known one is taken over',
  { tag: '@both' },
  async ({ page, request }, { project }) => {
    const headers = await bearer(request, manager);
    const { id: tournamentId } = await openTournament(request);
    const stamp = String(Date.now()).slice(-4);
    const clubName = `Tapak Nusa ${stamp}`;
    const club = await newClub(request, headers, { name: clubName, tournamentId });
    const girl = { name: `Dewi Anjani ${stamp}`, nik: `3273014505050${stamp.slice(-3)}`.replace(/0$/, '1') };
    try {
      await page.goto(`/admin/login?next=${encodeURIComponent(`/admin/team-members/create?contingent_id=${club.id}`)}`);
      await page.getByLabel('Email').fill(manager.email);
      await page.getByLabel('Kata sandi', { exact: true }).fill(manager.password);
      await page.keyboard.press('Enter');

      const province = page.getByRole('combobox', { name: 'Provinsi', includeHidden: true });
      await expect(province).toHaveValue('Jawa Barat');
      await page.getByLabel('Nama lengkap').fill(girl.name);
      const nik = page.getByLabel('NIK', { exact: true });
      await nik.fill(`'${girl.nik.slice(0, 6)} ${girl.nik.slice(6)}`);
      await expect(page.getByText('Menurut NIK: perempuan; lahir 5 Mei 2005; Kota Bandung, Jawa Barat.')).toBeVisible();
      if (project.name === 'phone') {
        // a phone asks for eight fields at most, and says what it has filled in
        await expect(page.getByText('Perempuan · Lahir di Bandung, 5 Mei 2005')).toBeVisible();
        await expect(page.getByLabel('Tempat lahir')).toBeHidden();
        await expect(checked(page, 'Kategori pertandingan')).toHaveText('Tanding');
        const asked = page.locator('form :is(input:not([type=file]), select, textarea):visible');
        expect(await asked.count()).toBeLessThanOrEqual(8);
        await page.getByRole('button', { name: 'Data lain' }).click();
      }
      await expect(page.getByLabel('Tempat lahir')).toHaveValue('Bandung');
      await page.getByLabel('Tempat lahir').fill('Cimahi');
      await expect(nik).toHaveValue(girl.nik);
      await expect(page.getByLabel('Tanggal lahir')).toHaveValue('2005-05-05');
      await expect(checked(page, 'Jenis kelamin')).toHaveText('Perempuan');
      await expect(page.getByRole('combobox', { name: 'Kabupaten/Kota' })).toHaveValue('Kota Bandung');
      await expect(checked(page, 'Kategori usia')).toHaveText('Dewasa');
      await page.getByLabel('Berat badan (kg)').fill('52,5');
      await page.getByLabel('Jenis kejuaraan').selectOption({ label: 'Prestasi' });
      await page.getByLabel('Kategori pertandingan').selectOption({ label: 'Tunggal' });

      // the card says otherwise: asked, and saved as it stands
      await page.getByLabel('Tanggal lahir').fill('2005-05-06');
      await page.getByRole('button', { name: 'Simpan & tambah lagi' }).click();
      const question = page.getByRole('alertdialog', { name: 'NIK mengatakan lain' });
      await expect(question).toContainText('Menurut NIK: lahir 5 Mei 2005. Isian Anda: lahir 6 Mei 2005.');
      await question.getByRole('button', { name: 'Periksa lagi' }).click();
      await page.getByRole('button', { name: 'Pakai menurut NIK' }).click();
      await expect(page.getByLabel('Tanggal lahir')).toHaveValue('2005-05-05');
      await page.getByLabel('Tanggal lahir').fill('2005-05-06');
      const written = page.waitForResponse(
        (answer) => answer.url().endsWith('/api/team-members') && answer.request().method() === 'POST',
      );
      await page.getByRole('button', { name: 'Simpan & tambah lagi' }).click();
      await question.getByRole('button', { name: 'Simpan seperti isian' }).click();
      expect(((await (await written).json()) as SavedTeamMemberAnswer).data.birth_date).toBe('2005-05-06');
      await expect(page.getByText('Team member added successfully!')).toBeVisible();

      // the next one: same contingent, age and category, nothing of the first person
      await expect(page).toHaveURL(/\/admin\/team-members\/create/);
      await expect(page.getByLabel('Nama lengkap')).toHaveValue('');
      await expect(page.getByLabel('Nama lengkap')).toBeFocused();
      await expect(nik).toHaveValue('');
      await expect(page.getByLabel('Berat badan (kg)')).toHaveValue('');
      await expect(page.getByRole('combobox', { name: 'Kontingen' })).toHaveValue(clubName);
      await expect(page.getByRole('combobox', { name: 'Provinsi' })).toHaveValue('Jawa Barat');
      await expect(checked(page, 'Kategori pertandingan')).toHaveText('Tunggal');
      await expect(checked(page, 'Kategori usia')).toHaveText('Dewasa');

      // the same girl in another category: found by her NIK, taken over with a click
      const known = page.getByRole('combobox', { name: /^Pernah ikut/ });
      await known.fill('xyzzy');
      await expect(page.getByText('Tidak ada atlet dengan nama atau NIK itu.')).toBeVisible();
      await known.fill(girl.nik);
      await page.getByRole('option', { name: girl.name }).click();
      await expect(page.getByLabel('Nama lengkap')).toHaveValue(girl.name);
      await expect(nik).toHaveValue(girl.nik);
      await expect(page.getByLabel('Tanggal lahir')).toHaveValue('2005-05-06');
      await expect(page.getByLabel('Tempat lahir')).toHaveValue('Cimahi');
      await expect(page.getByRole('combobox', { name: 'Kabupaten/Kota' })).toHaveValue('Kota Bandung');
      await expect(page.getByLabel('Berat badan (kg)')).toHaveValue('');
      await page.getByLabel('Berat badan (kg)').fill('52,5');
      await page.getByLabel('Kategori pertandingan').selectOption({ label: 'Tanding' });
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await question.getByRole('button', { name: 'Simpan seperti isian' }).click();
      await expect(page).toHaveURL(/\/admin\/team-members(\?tournament_id=\d+)?$/);
      await page.goto(`/admin/team-members?search=${encodeURIComponent(clubName)}`);
      await expect(page.getByText('2 orang')).toBeVisible();
      await expectToFit(page);
    } finally {
      await request.delete(`/api/contingents/${club.id}`, { headers: await bearer(request, 'admin') });
    }
  },
);

test(
  'a file that is no photo, or too large, is refused where it is chosen, and the one chosen before stands',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { id: tournamentId } = await openTournament(request);
    await signIn(page, `/admin/team-members/create?tournament_id=${tournamentId}`, 'manager');
    await page.getByRole('button', { name: 'Foto dan data lain' }).click();
    const photo = page.getByRole('group', { name: 'Foto atlet' });
    const chooser = page.getByLabel('Foto atlet', { exact: true }).and(page.locator('input'));
    const red = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
      'base64',
    );
    await chooser.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: red });
    await expect(photo.getByRole('img')).toBeVisible();
    for (const [name, mimeType, buffer, said] of [
      ['foto.heic', 'image/heic', Buffer.from('bukan untuk peramban'), /^Ini bukan foto JPEG/],
      ['surat.pdf', 'application/pdf', red, /^Ini bukan foto JPEG/],
      ['foto.jpg', 'image/jpeg', Buffer.alloc(11_000_000), /^Foto ini .* paling besar 10 MB/],
    ] as const) {
      await chooser.setInputFiles({ name, mimeType, buffer });
      await expect(photo.getByRole('alert'), name).toHaveText(said);
      await expect(photo.getByRole('img'), name).toBeVisible();
    }
    // named a photo, and none that the browser can show
    await chooser.setInputFiles({ name: 'rusak.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bukan foto') });
    await expect(photo.getByRole('img')).toHaveCount(0);
    await expect(photo.getByRole('alert')).toHaveText(/^Ini bukan foto JPEG/);
    await chooser.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: red });
    await expect(photo.getByRole('img')).toBeVisible();
    await expect(photo.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'a form whose answer does not come says so, can be left, and keeps what was typed; without a network one sentence says it',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, '/admin/team-members/create', 'manager');
    await page.getByLabel('Nama lengkap').fill('Rani Lestari');
    let sent = 0;
    await page.route('**/api/team-members', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent += 1;
      return new Promise(() => {});
    });
    await page.getByLabel('NIK', { exact: true }).fill('3273014505100001');
    await page.getByLabel('Berat badan (kg)').fill('48');
    const save = page.getByRole('button', { name: 'Simpan', exact: true });
    await save.click();
    const notices = page.locator('[data-toaster]');
    await expect(notices).toContainText('Jawaban server belum datang.');
    await expect(page.getByRole('button', { name: 'Menyimpan' })).toBeDisabled();
    await notices.getByRole('button', { name: 'Berhenti menunggu' }).click();
    await expect(notices).toContainText('Jawaban server tidak datang. Mungkin sudah tersimpan');
    await expect(notices).not.toContainText('belum datang');
    await expect(save).toBeEnabled();
    await expect(page.getByLabel('Nama lengkap')).toHaveValue('Rani Lestari');
    expect(sent).toBe(1);
    await page.unroute('**/api/team-members');

    // lists that cannot be fetched say nothing in another language beside it
    await page.route('**/api/**', (route) => route.abort());
    await page.getByLabel('Kategori pertandingan').selectOption({ index: 1 });
    await page.getByLabel('Berat badan (kg)').fill('52');
    await save.click();
    await expect(notices).toContainText('Tidak ada sambungan. Periksa jaringan, lalu coba lagi.');
    await expect(notices).not.toContainText('Failed to fetch');
    await page.waitForTimeout(8_000);
    await expect(notices).not.toContainText('Failed to fetch');
  },
);

// A phone throws a page away while a picture is taken: what was typed into a form of the office, or to sign up, is there again.
import { expect, type Page } from '@playwright/test';
import type { ContingentDetail } from '@gelanggang/contract/contingents';
import type { Data } from '@gelanggang/contract/http';
import { answerOf } from './api';
import { OPEN_SLUG, openTournament } from './demo-tournaments';
import { expectToFit } from './fits';
import { newClub } from './new-tournament';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const BACK = 'Isian yang belum dikirim dikembalikan.';
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('gelanggang.drafts'));

/** The page goes and comes, as after a phone took its memory back. */
async function reload(page: Page): Promise<void> {
  await expect.poll(() => kept(page)).not.toBeNull();
  await page.reload();
}

test(
  'what a manager typed of an athlete is back after a reload, until it is sent, left or begun anew',
  { tag: '@phone' },
  async ({ page, request }) => {
    // the browser's own question before a page with unsaved changes goes
    page.on('dialog', (dialog) => void dialog.accept());
    const headers = await bearer(request, 'manager');
    const { id: tournamentId } = await openTournament(request);
    const clubName = `Tapak Isian ${Date.now()}`;
    const club = await newClub(request, headers, { name: clubName, tournamentId });
    const name = page.getByLabel('Nama lengkap');
    const form = `/admin/team-members/create?contingent_id=${club.id}`;
    await signIn(page, form, 'manager');
    await name.fill('Dewi Anjani');
    await page.getByLabel('NIK', { exact: true }).fill('3273014505050001');
    await page.getByLabel('Berat badan (kg)').fill('52,5');
    await page.getByLabel('Kategori pertandingan').selectOption({ label: 'Tunggal' });
    await expect.poll(() => kept(page)).toContain('52,5');
    await reload(page);
    await expect(page.getByText(BACK)).toBeVisible();
    await expectToFit(page);
    // as often as it happens
    await page.getByLabel('Berat badan (kg)').fill('53');
    await expect.poll(() => kept(page)).toContain('"53"');
    await reload(page);
    await expect(page.getByText(BACK)).toBeVisible();
    await expect(name).toHaveValue('Dewi Anjani');
    await expect(page.getByLabel('Berat badan (kg)')).toHaveValue('53');
    await expect(page.getByLabel('Kategori pertandingan').locator('option:checked')).toHaveText('Tunggal');

    await page.getByRole('button', { name: 'Mulai dari awal' }).click();
    await expect(name).toHaveValue('');
    await expect(page.getByText(BACK)).toBeHidden();
    expect(await kept(page)).toBeNull();

    // left on purpose: gone
    await name.fill('Raka');
    await expect.poll(() => kept(page)).toContain('Raka');
    await page.getByRole('link', { name: 'Batal' }).click();
    await page.getByRole('button', { name: 'Tinggalkan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Anggota tim' })).toBeVisible();
    expect(await kept(page)).toBeNull();

    // somebody else saved meanwhile: told, and put back only when wished for
    const phone = page.getByLabel('Telepon penanggung jawab');
    await page.goto(`/admin/contingent/manage-contingent/${club.id}`);
    await page.goto(`/admin/contingent/edit/${club.id}`);
    await phone.fill('081200000001');
    await expect.poll(() => kept(page)).toContain('081200000001');
    const { data } = await answerOf<Data<ContingentDetail>>(request, `/contingents/${club.id}`, headers);
    const other = { ...data, tournament_ids: data.tournaments.map((one) => one.id), pic_phone: '081200000002' };
    expect((await request.put(`/api/contingents/${club.id}`, { headers, data: other })).status()).toBe(200);
    await reload(page);
    await expect(page.getByText('Data ini sudah diubah orang lain sejak Anda mengisinya.')).toBeVisible();
    await expect(phone).toHaveValue('081200000002');
    await page.getByRole('button', { name: 'Kembalikan isian' }).click();
    await expect(phone).toHaveValue('081200000001');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Contingent updated successfully!')).toBeVisible();
    expect(await kept(page)).toBeNull();
  },
);

test(
  'a dialog that the reload closed holds what was typed when it is opened again, and signing out forgets it',
  { tag: '@phone' },
  async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await signIn(page, '/admin/officials', 'organiser');
    const dialog = page.getByRole('dialog');
    const open = () => page.getByRole('button', { name: 'Petugas baru' }).first().click();
    await open();
    await dialog.getByLabel('Nama').fill('Wasit Isian');
    await expect.poll(() => kept(page)).toContain('Wasit Isian');
    await reload(page);
    await open();
    await expect(dialog.getByText(BACK)).toBeVisible();
    await expect(dialog.getByLabel('Nama')).toHaveValue('Wasit Isian');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await kept(page)).toBeNull();

    await open();
    await dialog.getByLabel('Nama').fill('Wasit Lain');
    await expect.poll(() => kept(page)).toContain('Wasit Lain');
    await page.reload();
    // another account signs in, in another tab of this browser
    const tab = await page.context().newPage();
    await signIn(tab, '/admin/dashboard', 'manager');
    await expect.poll(() => kept(page)).toBeNull();
  },
);

test(
  'a session that the server ended takes from no tab what was typed, and another account never sees it',
  { tag: '@phone' },
  async ({ page, request }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    const form = '/admin/officials';
    const nameIn = async (one: Page) => {
      await one.getByRole('button', { name: 'Petugas baru' }).first().click();
      return one.getByRole('dialog').getByLabel('Nama');
    };
    await signIn(page, form, 'organiser');
    const tab = await page.context().newPage();
    await tab.goto(form);
    await (await nameIn(tab)).fill('Wasit Kedua');
    await expect.poll(() => kept(tab)).toContain('Wasit Kedua');
    const pressed = await nameIn(page);
    const token = await page.evaluate(() => localStorage.getItem('gelanggang.token') ?? '');
    const headers = { authorization: `Bearer ${token}` };
    expect((await request.post('/api/logout', { headers })).ok()).toBe(true);
    await pressed.fill('Wasit Pertama');
    // at once: the answer takes the form away
    await pressed.press('Enter');
    await expect(page).toHaveURL(/\/admin\/login/);
    await expect(tab).toHaveURL(/\/admin\/login/);

    await tab.getByLabel('Email').fill('panitia@gelanggang.test');
    await tab.getByLabel('Kata sandi', { exact: true }).fill('gelanggang-demo');
    await tab.keyboard.press('Enter');
    await expect(tab).toHaveURL(/\/admin\/officials$/);
    await expect(await nameIn(tab)).toHaveValue('Wasit Kedua');
    await page.goto(form);
    await expect(await nameIn(page)).toHaveValue('Wasit Pertama');

    await signIn(tab, '/admin/dashboard', 'manager');
    await expect.poll(() => kept(tab)).toBeNull();
    await expect.poll(() => kept(page)).toBeNull();
  },
);

test(
  'who signs up finds name and e-mail again after a reload, but no password, and nothing of it once signed in',
  { tag: '@phone' },
  async ({ page }) => {
    const form = `/registration/${OPEN_SLUG}`;
    const [name, email] = [page.getByLabel('Penanggung jawab'), page.getByLabel('Email')];
    await page.goto(form);
    await name.fill('Wulan Sari');
    await email.fill('wulan@contoh.test');
    await page.getByLabel('Kata sandi', { exact: true }).fill('cukup-panjang');
    await expect.poll(() => kept(page)).toContain('wulan@contoh.test');
    expect(await kept(page)).not.toContain('cukup-panjang');
    await page.reload();
    await expect(page.getByText(BACK)).toBeVisible();
    await expect(name).toHaveValue('Wulan Sari');
    await expect(email).toHaveValue('wulan@contoh.test');
    await expect(page.getByLabel('Kata sandi', { exact: true })).toHaveValue('');
    await expectToFit(page);
    await page.getByRole('button', { name: 'Mulai dari awal' }).click();
    await expect(name).toHaveValue('');
    expect(await kept(page)).toBeNull();

    await name.fill('Wulan Sari');
    await expect.poll(() => kept(page)).toContain('Wulan Sari');
    await signIn(page, '/admin/dashboard', 'manager');
    await expect.poll(() => kept(page)).toBeNull();
  },
);

test(
  'athletes who were ticked to be entered, and the weight typed beside them, are back after a reload',
  { tag: '@phone' },
  async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await signIn(page, '/admin/athletes/enter', 'manager');
    const rows = page.getByRole('main').getByRole('listitem');
    const ticked = rows.filter({ has: page.locator('input:checked') });
    await rows.nth(1).getByRole('checkbox').check();
    await ticked.getByRole('textbox').first().fill('61,5');
    // looking for the next one changes the address
    await page.getByPlaceholder('Cari nama').fill('a');
    await expect.poll(() => kept(page)).toContain('61,5');
    await reload(page);
    await expect(page.getByText(BACK)).toBeVisible();
    await expect(ticked.getByRole('textbox').first()).toHaveValue('61,5');
    await expect(page.getByRole('button', { name: /^Daftarkan 1/ })).toBeEnabled();
    await expectToFit(page);
    await page.getByRole('button', { name: 'Mulai dari awal' }).click();
    await expect(ticked).toHaveCount(0);
    expect(await kept(page)).toBeNull();
  },
);

test('who is to be disqualified for doping, and why, is back after a reload', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, '/admin/medals', 'organiser');
  const dialog = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: 'Diskualifikasi karena doping' }).click();
  const whom = dialog.getByLabel('Siapa', { exact: true });
  await open();
  await whom.selectOption({ index: 1 });
  const chosen = await whom.inputValue();
  await dialog.getByLabel('Alasan').fill('Hasil uji laboratorium');
  await expect.poll(() => kept(page)).toContain('laboratorium');
  await page.reload();
  await open();
  await expect(whom).toHaveValue(chosen);
  await expect(dialog.getByLabel('Alasan')).toHaveValue('Hasil uji laboratorium');
  // closed on purpose: gone
  await page.keyboard.press('Escape');
  expect(await kept(page)).toBeNull();
});

// An owner invites a second organiser into one tournament; whoever accepts sees that one and no other.
import { expect, type Page } from '@playwright/test';
import { answerOf } from './api';
import { expectToFit } from './fits';
import { newTournament } from './new-tournament';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const PASSWORD = 'kata-sandi-anggota-88';

/** On the page itself: the sidebar of a phone is there, and hidden. */
const sees = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible();

test(
  'an owner invites a second organiser, who sees that tournament only',
  { tag: '@both' },
  async ({ browser, page, request }) => {
    const headers = await bearer(request, 'organiser');
    const id = await newTournament(request, headers, {
      name: 'Piala Dua Kantor',
      start: '2031-02-01',
      end: '2031-02-02',
    });
    const { name } = await answerOf<{ name: string }>(request, `/tournaments/${id}`);
    const email = `anggota-${Date.now()}@contoh.test`;

    await signIn(page, `/admin/tournament/setup/${id}`, 'organiser');
    await page.getByRole('link', { name: 'Anggota', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/tournament/members/${id}$`));
    await sees(page, 'Ratna Panitia');
    const field = page.getByLabel('E-mail yang diundang');
    await field.fill('bukan alamat');
    await page.getByRole('button', { name: 'Kirim undangan' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(email);
    await page.getByLabel('Peran anggota baru').selectOption('Panitia');
    await page.getByRole('button', { name: 'Kirim undangan' }).click();
    await expect(page.getByText(`${email} · Panitia`)).toBeVisible();
    const link = new URL(await page.getByLabel('Tautan undangan').inputValue());
    await expectToFit(page);

    // somebody without an account, who then makes one with the address that was invited
    const guest = await (await browser.newContext(test.info().project.use)).newPage();
    await guest.goto(link.pathname + link.hash);
    await expect(guest.getByText('mengundang Anda bekerja di')).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', /next=/);
    const made = await request.post('/api/register', {
      data: { person_responsible: 'Sari Anggota', email, password: PASSWORD, password_confirmation: PASSWORD },
    });
    expect(made.status(), await made.text()).toBe(201);
    await signIn(guest, link.pathname + link.hash, { email, password: PASSWORD });
    await guest.getByRole('button', { name: 'Terima undangan' }).click();
    await expect(guest).toHaveURL(/\/admin(\?|$)/);

    // that tournament, and no other
    await guest.goto(`/admin/tournament/setup/${id}`);
    await sees(guest, name);
    await guest.goto('/admin/tournament');
    await sees(guest, name);
    await expect(guest.getByText('Gelanggang Open')).toHaveCount(0);
    const others = await answerOf<{ id: number }[]>(request, '/tournaments/active');
    const other = others.find((one) => one.id !== id)?.id;
    await guest.goto(`/admin/tournament/setup/${other}`);
    await expect(guest.getByText('Data tidak ditemukan.')).toBeVisible();

    // a member is no owner: it sees who the others are, and changes nothing of it
    await guest.goto(`/admin/tournament/members/${id}`);
    await expect(guest.getByText('Pemilik kejuaraan yang mengundang')).toBeVisible();
    await expect(guest.getByLabel('E-mail yang diundang')).toHaveCount(0);
    await sees(page, 'Sari Anggota');
  },
);

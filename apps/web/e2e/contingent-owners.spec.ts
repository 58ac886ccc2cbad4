// A contingent of the office comes to its manager by invitation or by asking for it; two of them become one, and two again.
import type { Data } from '@gelanggang/contract/http';
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { answerOf, post } from './api';
import { enter } from './demo-pages';
import { expectToFit } from './fits';
import { bearer, session } from './sign-in';
import { test } from './test';

type Who = 'admin' | 'manager';

async function deskOf(request: APIRequestContext, who: Who) {
  const headers = await bearer(request, who);
  return {
    read: <T>(path: string) => answerOf<T>(request, `/${path}`, headers),
    make: async (path: string, data: object) => {
      return (await post<Data<{ id: number }>>(request, headers, `/${path}`, data)).data.id;
    },
    remove: (path: string) => request.delete(`/api/${path}`, { headers }),
  };
}

/** A contingent of the office, in Kudus. */
async function clubOf(
  request: APIRequestContext,
  name: string,
): Promise<{ id: number; athlete(nik: string): Promise<number> }> {
  const office = await deskOf(request, 'admin');
  const tournaments = await office.read<{ id: number; name: string }[]>('tournaments/active');
  const countries = await office.read<{ id: number; code: string }[]>('countries');
  const home = { country_id: countries.find(({ code }) => code === 'ID')?.id, province_id: 33, district_id: 3319 };
  const id = await office.make('contingents', {
    ...{ name, pic_name: 'Rahasia Panitia', pic_phone: '081234567890', pic_email: 'rahasia@contoh.test', ...home },
    tournament_id: tournaments.find((one) => one.name === 'Gelanggang Open')?.id,
  });
  const named = async (path: string, wanted: string) =>
    (await office.read<{ id: number; name: string }[]>(path)).find((one) => one.name.startsWith(wanted))?.id;
  return {
    id,
    athlete: async (nik) =>
      office.make('team-members', {
        ...{
          contingent_id: id,
          name: `Atlet ${nik.slice(-4)}`,
          birth_place: 'Kudus',
          birth_date: '2005-05-05',
          ...home,
        },
        ...{ gender: 'male', body_weight: 62, nik },
        championship_category_id: await named('championship-categories', 'Prestasi'),
        match_category_id: await named('match-categories', 'Tunggal'),
        age_category_id: await named('age-categories', 'Dewasa'),
      }),
  };
}

async function openAs(browser: Browser, request: APIRequestContext, who: Who, path: string): Promise<Page> {
  const page = await (await browser.newContext(test.info().project.use)).newPage();
  await enter(page, await session(request, who));
  await page.goto(path);
  return page;
}

const stamp = () => `${Date.now()}`.slice(-6);

test('the office invites a manager by a link, and only that account can accept it', async ({ browser, request }) => {
  const name = `Lembah Muria ${stamp()}`;
  const club = await clubOf(request, name);
  const office = await openAs(browser, request, 'admin', `/admin/contingent/manage/${club.id}`);
  await expect(office.getByText('Akun panitia')).toBeVisible();
  const email = office.getByLabel('E-mail manajer');
  await expect(email).toHaveValue('rahasia@contoh.test');
  await email.fill('bukan alamat');
  await office.getByRole('button', { name: 'Kirim undangan' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('manajer@gelanggang.test');
  await office.getByRole('button', { name: 'Kirim undangan' }).click();
  await expect(office.getByText('Menunggu manajer@gelanggang.test')).toBeVisible();
  const link = new URL(await office.getByLabel('Tautan undangan').inputValue());
  await expectToFit(office);

  // somebody without an account, and somebody else's account
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link.pathname + link.hash);
  await expect(guest.getByText(`mengundang Anda mengelola ${name}`)).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', /next=/);
  await expect(guest.getByText('Rahasia Panitia')).toHaveCount(0);
  await office.goto(link.pathname + link.hash);
  await expect(office.getByText('Anda masuk sebagai admin@gelanggang.test')).toBeVisible();

  const manager = await openAs(browser, request, 'manager', link.pathname + link.hash);
  await manager.getByRole('button', { name: 'Terima' }).click();
  await expect(manager).toHaveURL(new RegExp(`/admin/contingent/edit/${club.id}$`));
  await expect(manager.getByLabel('Nama kontingen')).toHaveValue(name);
  await manager.goto(link.pathname + link.hash);
  await expect(manager.getByText('Undangan tidak berlaku lagi')).toBeVisible();
  await (await deskOf(request, 'admin')).remove(`contingents/${club.id}`);
});

test(
  'a manager finds a contingent of the office while typing, asks for it, and the office answers',
  { tag: '@both' },
  async ({ browser, request }) => {
    const name = `Cakra Buana ${stamp()}`;
    const club = await clubOf(request, name);
    const manager = await openAs(browser, request, 'manager', '/admin/contingent/create');
    await manager.getByLabel('Nama kontingen').fill(`Kontingen ${name.toLowerCase()}`);
    for (const [label, typed, found] of [
      ['Provinsi', 'jawa teng', 'Jawa Tengah'],
      ['Kabupaten/Kota', 'kudus', 'Kabupaten Kudus'],
    ] as const) {
      const field = manager.getByRole('combobox', { name: label });
      await expect(field).toBeEnabled();
      await field.click();
      await field.fill(typed);
      await manager.getByRole('option', { name: found, exact: true }).click();
    }
    const offered = manager.getByRole('region', { name: 'Kontingen Anda mungkin sudah dibuat panitia' });
    await expect(offered.getByText(name)).toBeVisible();
    await expect(manager.getByText('Rahasia Panitia')).toHaveCount(0);
    await offered.getByRole('button', { name: 'Minta kontingen ini' }).click();
    await expect(manager.getByText(`Permintaan atas ${name} dikirim ke panitia.`)).toBeVisible();
    await expect(offered).toHaveCount(0);

    const office = await openAs(browser, request, 'admin', '/admin/contingent');
    // at phone width the contingents themselves are list items too
    const claim = office
      .getByRole('region', { name: 'Permintaan manajer' })
      .getByRole('listitem')
      .filter({ hasText: name });
    await claim.getByRole('button', { name: 'Tolak' }).click();
    const dialog = office.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Tolak' }).click();
    await expect(dialog.getByText('Alasan wajib diisi.')).toBeVisible();
    await dialog.getByLabel('Alasan').fill('Mohon surat tugasnya dahulu.');
    await dialog.getByRole('button', { name: 'Tolak' }).click();
    await expect(claim).toHaveCount(0);
    await expectToFit(office);

    // told live in the bell, read in the list, and asked for again
    await manager.goto('/admin/contingent');
    const own = manager
      .getByRole('region', { name: 'Permintaan Anda' })
      .getByRole('listitem')
      .filter({ hasText: name });
    await expect(own).toContainText('Mohon surat tugasnya dahulu.');
    await expectToFit(manager);
    const desk = await deskOf(request, 'manager');
    const answer = await desk.read<Data<{ id: number }[]>>(
      `contingent-claims/offered?name=${encodeURIComponent(name)}&district_id=3319`,
    );
    expect(answer.data.map(({ id }) => id)).toEqual([club.id]);
    const headers = await bearer(request, 'manager');
    await request.post('/api/contingent-claims', {
      headers,
      data: { contingent_id: club.id, name, district_id: 3319 },
    });
    // the office sees it come without reloading
    await claim.getByRole('button', { name: 'Serahkan' }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Serahkan' }).click();
    await expect(office.getByText(`${name} diserahkan kepada`)).toBeVisible();
    await manager.goto(`/admin/contingent/edit/${club.id}`);
    await expect(manager.getByLabel('Nama kontingen')).toHaveValue(name);
    await (await deskOf(request, 'admin')).remove(`contingents/${club.id}`);
  },
);

test('the office sees what merging two would do, does it, and undoes it', async ({ browser, request }) => {
  const series = stamp();
  const [kept, merged] = [
    await clubOf(request, `Elang Muria ${series}`),
    await clubOf(request, `Elang Muria B ${series}`),
  ];
  await kept.athlete(`331901050505${series.slice(-3)}1`);
  await merged.athlete(`331901050505${series.slice(-3)}2`);
  const office = await openAs(browser, request, 'admin', `/admin/contingent/manage/${kept.id}`);
  const section = office.getByRole('region', { name: 'Gabungkan kontingen lain' });
  const field = section.getByRole('combobox', { name: /^Kontingen yang dilebur/ });
  await field.click();
  await field.fill(`Elang Muria B ${series}`);
  await office.getByRole('option', { name: `#${merged.id}` }).click();
  await expect(section.getByText('1 atlet pindah')).toBeVisible();
  const sideOf = (becomes: string) => section.getByText(becomes, { exact: true }).locator('..');
  await expect(sideOf('Dilebur')).toContainText(`#${merged.id}`);
  await expect(sideOf('Tetap ada')).toContainText(`#${kept.id}`);
  await expectToFit(office);
  await section.getByRole('button', { name: 'Gabungkan' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Gabungkan' }).click();
  await expect(office.getByText('Dapat dibatalkan selama 24 jam.').first()).toBeVisible();
  const desk = await deskOf(request, 'admin');
  const members = async () => (await desk.read<{ total: number }>(`team-members?contingent_id=${kept.id}`)).total;
  expect(await members()).toBe(2);

  const history = office.getByRole('region', { name: 'Penggabungan terakhir' });
  await history.getByRole('button', { name: 'Batalkan penggabungan' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Ya, batalkan' }).click();
  await expect(history.getByText(/^Dibatalkan/)).toBeVisible();
  expect(await members()).toBe(1);
  for (const { id } of [kept, merged]) await desk.remove(`contingents/${id}`);
});

// A tournament's public pages: tied together by one bar, reachable from a match, framed by other sites, never blank.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { answerOf } from './api';
import { expectToFit } from './fits';
import { SLUG, snapshotOf } from './demo-tournaments';
import { newTournament } from './new-tournament';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Halaman kejuaraan ini' });

const PLACES = [
  ['Langsung', `/schedule/live/${SLUG}/tanding`],
  ['Bagan', `/bagan/${SLUG}/tanding`],
  ['Medali', `/medali/${SLUG}`],
] as const;

async function walk(page: Page, places: readonly (readonly [string, string])[]): Promise<void> {
  for (const [tab, path] of places) {
    await bar(page).getByRole('link', { name: tab, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(bar(page).getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page);
  }
}

test('one bar leads over all public pages of a tournament and says where one is', async ({ page }) => {
  await page.goto(`/detail/${SLUG}`);
  await walk(page, [
    ...PLACES,
    ['Kapan saya main?', `/kapan-saya-main/${SLUG}`],
    ['Peserta', `/peserta/${SLUG}`],
    ['Detail', `/detail/${SLUG}`],
  ]);
});

test(
  'a phone has one bar with four places in a tournament, and a match high on the page of what is on',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`/detail/${SLUG}`);
    await walk(page, [...PLACES, ['Saya', `/kapan-saya-main/${SLUG}`], PLACES[0]]);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(bar(page).getByRole('link').locator('visible=true')).toHaveCount(5);
    const match = page.locator('[data-match]').first();
    await expect(match).toBeVisible();
    expect((await match.boundingBox())?.y).toBeLessThan(200);
    await bar(page).getByRole('link', { name: 'Detail', exact: true }).click();
    await expect(page).toHaveURL(`/detail/${SLUG}`);
    await bar(page).getByRole('link', { name: 'Gelanggang', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner')).toBeVisible();
  },
);

test(
  'the schedule as it comes and as it was planned is one page with a switch that keeps the filters',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto(`/schedule/live/${SLUG}/tanding?date=semua`);
    const views = page.getByRole('group', { name: 'Jadwal langsung atau rencana' });
    await views.getByRole('link', { name: 'Rencana' }).click();
    await expect(page).toHaveURL(`/schedule/${SLUG}/tanding?date=semua`);
    await expect(views.getByRole('link', { name: 'Rencana' })).toHaveAttribute('aria-current', 'page');
    await views.getByRole('link', { name: 'Langsung' }).click();
    await expect(page).toHaveURL(`/schedule/live/${SLUG}/tanding?date=semua`);
  },
);

test(
  'the file of the plan is offered where it holds what is shown; what is narrowed further is printed',
  { tag: '@both' },
  async ({ page, request }) => {
    const { matches } = await snapshotOf(request);
    const match = matches.find((one) => one.schedule_id !== null && one.blue.state === 'unit');
    const [file, print] = ['Unduh PDF', 'Cetak atau simpan PDF'].map((name) => page.getByRole('button', { name }));
    await page.goto(`/schedule/${SLUG}/tanding?date=semua&arena=${match?.arena_id}`);
    await expect(file!).toBeVisible();
    for (const narrowed of [`pool=${match?.pool_id}`, `q=${encodeURIComponent(match?.blue.name ?? '')}`]) {
      await page.goto(`/schedule/${SLUG}/tanding?date=semua&${narrowed}`);
      await expect(print!).toBeVisible();
      await expect(file!).toHaveCount(0);
    }
  },
);

test('the menu lists a tournament once, with its places', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Navigasi utama' });
  await menu.getByRole('button', { name: 'Kejuaraan' }).click();
  await expect(menu.locator(`a[href="/detail/${SLUG}"]`)).toHaveCount(1);
  for (const path of [
    ...PLACES.map(([, to]) => to),
    `/kapan-saya-main/${SLUG}`,
    `/peserta/${SLUG}`,
    `/schedule/${SLUG}/tanding`,
    `/schedule/${SLUG}/seni`,
  ]) {
    await expect(menu.locator(`a[href="${path}"]`)).toHaveCount(1);
  }
});

test('on the day a phone begins with what is on and the search of athletes', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const top = async (name: RegExp, role: 'heading' | 'link') =>
    (await page.getByRole(role, { name }).first().boundingBox())?.y ?? 0;
  const headline = await top(/berjalan tepat waktu/, 'heading');
  expect(await top(/Di gelanggang sekarang/, 'heading')).toBeLessThan(headline);
  expect(await top(/Cari pesilat saya/, 'link')).toBeLessThan(headline);
  await page.getByRole('link', { name: /Cari pesilat saya/ }).click();
  await expect(page).toHaveURL(`/kapan-saya-main/${SLUG}`);
  await page.getByLabel('Nama pesilat atau kontingen').fill('an');
  const rows = page.getByRole('button', { name: /^Ikuti / });
  await expect(rows.nth(2)).toBeVisible();
  const widths = await rows.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect(new Set(widths).size).toBe(1);
  // what begins with it stands first
  await expect(rows.first()).toHaveText(/^An/);
});

test('a match leads to its bracket, and the bracket to the check of its draw', async ({ page, request }) => {
  const { matches } = await snapshotOf(request);
  const match = matches.find((one) => one.schedule_id !== null && one.blue.state === 'unit');
  if (!match) throw new Error('The demo has no scheduled match.');
  await page.goto(`/schedule/live/${SLUG}/tanding?date=semua&pool=${match.pool_id}`);
  await page.locator(`[data-match="${match.id}"]`).getByRole('button').first().click();
  await page.getByRole('link', { name: 'Lihat bagan' }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/bagan/${SLUG}/tanding/${match.pool_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(match.class_name);
  const round = page
    .getByRole('group', { name: 'Babak' })
    .getByRole('button', { name: match.round_label, exact: true });
  if ((await round.count()) > 0) await round.click();
  await expect(page.locator(`#partai-${match.id}`)).toContainText(shownName(match.blue.name));
  await expectToFit(page);
  await page.getByRole('link', { name: 'Periksa undian' }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/periksa-undian/${match.pool_id}`);
  await page.goBack();
  await page.getByRole('link', { name: 'Semua bagan' }).click();
  await page.getByRole('searchbox').fill(match.blue.name);
  await expect(page).toHaveURL(/q=/);
  await expect(page.locator(`a[href="/bagan/${SLUG}/tanding/${match.pool_id}"]`)).toBeVisible();
});

test(
  'entries are found by name and by contingent, and the address keeps what was looked for',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`/peserta/${SLUG}`);
    const rows = page.getByRole('listitem').or(page.getByRole('row'));
    await expect(rows.first()).toBeVisible();
    await page.getByRole('button', { name: 'Kontingen', exact: true }).click();
    const contingent = page.getByRole('list', { name: 'Kontingen', exact: true }).getByRole('link').first();
    const name = await contingent.innerText();
    const id = (await contingent.getAttribute('href'))?.split('/').at(-1) ?? '';
    await contingent.click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Pesilat', exact: true }).click();
    await page.getByRole('combobox', { name: 'Kontingen', exact: true }).selectOption(id);
    await expect(page).toHaveURL(new RegExp(`kontingen=${id}`));
    await page.getByRole('searchbox').fill('tidak ada yang bernama begini');
    await expect(page.getByText('Tidak ada peserta yang cocok.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Tidak ada peserta yang cocok.')).toBeVisible();
    await page.getByRole('button', { name: 'Hapus semua saringan' }).click();
    await expect(page.getByText('Tidak ada peserta yang cocok.')).toBeHidden();
    await expectToFit(page);
  },
);

test('another site may frame the live schedule, and stays framed while one walks in it', async ({ page, baseURL }) => {
  let framed = `/schedule/live/${SLUG}/tanding?embed=1`;
  // a site of its own: another port is another origin
  const site = createServer((_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><iframe id="f" width="340" height="600" src="${baseURL}${framed}"></iframe>`),
  );
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  try {
    await page.goto(address);
    const frame = page.frameLocator('#f');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame.getByRole('link', { name: 'Masuk' })).toHaveCount(0);
    await expect(frame.getByRole('link', { name: 'Langsung dari Gelanggang' })).toBeVisible();
    await frame.getByRole('link', { name: 'Bagan', exact: true }).click();
    await expect(frame.getByRole('heading', { level: 1, name: 'Bagan Tanding' })).toBeVisible();
    await expect
      .poll(() =>
        page
          .frames()
          .find((one) => one.parentFrame())
          ?.url(),
      )
      .toMatch(new RegExp(`/bagan/${SLUG}/tanding\\?embed=1$`));

    framed = `/detail/${SLUG}?embed=1`;
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(address);
    await refused;
    await expect(frame.getByRole('heading', { level: 1 }), 'other pages are not framed').toHaveCount(0);
  } finally {
    site.close();
    site.closeAllConnections();
  }
});

test('the page of a match without an opponent says who goes on, and shares and plans nothing', async ({
  page,
  request,
}) => {
  const { matches } = await snapshotOf(request);
  const match = matches.find(({ blue, red }) => red.state === 'bye' && blue.state === 'unit');
  await page.goto(`/partai/${match?.id}`);
  const name = shownName(match?.blue.name ?? '');
  await expect(page.getByText(`Tanpa lawan: ${name} langsung maju ke babak berikutnya.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lihat bagan' })).toBeVisible();
  await expect(page.getByText('Belum dijadwalkan')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Bagikan/ })).toBeHidden();
});

test('a tournament that does not exist, and a page that breaks, say so and lead on', async ({ page }) => {
  for (const path of [
    '/detail/tidak-ada',
    '/schedule/live/tidak-ada/seni',
    '/bagan/tidak-ada/tanding',
    '/peserta/x-y',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Kejuaraan ini tidak ditemukan.')).toBeVisible();
    await expect(bar(page)).toBeHidden();
  }
  expect((await page.goto('/partai/999999999'))?.status()).toBe(404);
  await expect(page.getByText('Partai ini tidak ditemukan.')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.goto('/detail/tidak-ada');
  await page.getByRole('link', { name: 'Lihat semua kejuaraan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // an answer of another shape than the page was made for
  await page.route(`**/api/entry-lists/${SLUG}`, (route) => route.fulfill({ json: { data: {} } }));
  await page.goto(`/peserta/${SLUG}`);
  await expect(page.getByRole('button', { name: 'Muat ulang' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ke beranda' })).toBeVisible();

  // and one that breaks the foot of every page; with a query nothing comes with the page
  await page.route('**/api/site-settings', (route) => route.fulfill({ json: { data: { phone: 1 } } }));
  await page.goto('/tentang-kami?lagi');
  await expect(page.getByRole('heading', { name: 'Halaman ini gagal dibuka' })).toBeVisible();
});

test('the office prints a poster that leads to the live page, and takes a snippet for other sites', async ({
  page,
}) => {
  await signIn(page, '/admin/tournament/share/1', 'admin');
  await expect(page.getByText('Alamat ini hanya terbuka di komputer ini.')).toBeVisible();
  await page.getByLabel('Alamat situs').fill('http://papan.test');
  await expect(page.getByRole('img', { name: /^Kode QR menuju http:\/\/papan\.test\/schedule\/live\// })).toBeVisible();
  await expect(page.getByLabel('HTML')).toHaveValue(
    /src="http:\/\/papan\.test\/schedule\/live\/[a-z-]+\/tanding\?embed=1"/,
  );
  await expectToFit(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Bagikan' })).toBeHidden();
  await expect(page.getByText('Ikuti langsung di ponsel Anda')).toBeVisible();
});

test('the pages of a tournament whose days are past say so, lead to medals first, and to no empty list of entries', async ({
  page,
  request,
}) => {
  const headers = await bearer(request, 'admin');
  const days = { start: '2025-10-01', end: '2025-10-02' };
  const id = await newTournament(request, headers, { name: 'Piala Usai', ...days });
  try {
    const active = await answerOf<{ id: number; slug: string }[]>(request, '/tournaments/active');
    const slug = active.find((one) => one.id === id)?.slug ?? '';
    await page.goto(`/detail/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Selesai', { exact: true })).toBeVisible();
    // the line that says when, and no mark
    await expect(main.getByText('Pendaftaran ditutup', { exact: true })).toHaveCount(1);
    await main.getByRole('link', { name: 'Medali', exact: true }).click();
    await expect(page).toHaveURL(`/medali/${slug}`);
    // nobody was entered: no list of entries is promised
    await page.goto(`/bagan/${slug}/tanding`);
    await expect(main.getByText('Belum ada bagan yang diundi.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(main.getByRole('link', { name: 'Lihat peserta' })).toHaveCount(0);
  } finally {
    await request.delete(`/api/tournament-settings/${id}`, { headers });
  }
});

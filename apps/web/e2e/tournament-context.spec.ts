// The tournament as the context of the office (issue "one desk", 1): chosen once, and no page asks for it again.
import type { OwnMatch } from '@gelanggang/contract/dashboard';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { expect, type Page } from '@playwright/test';
import { answerOf } from './api';
import { bearer, signIn } from './sign-in';
import { test } from './test';

interface Named {
  id: number;
  name: string;
}

async function tournamentsOf(page: Page): Promise<[Named, Named]> {
  const rows = await answerOf<Named[]>(page.request, '/tournaments/active');
  expect(rows.length).toBeGreaterThan(1);
  return rows.slice(0, 2) as [Named, Named];
}

const switchOf = (page: Page) => page.getByRole('combobox', { name: 'Sedang dikerjakan' });

test('a tournament chosen once is taken by every page, by its filter, by forms and by the way back', async ({
  page,
  context,
}) => {
  test.slow();
  const [one, other] = await tournamentsOf(page);
  await signIn(page, '/admin/contingent', 'organiser');
  await expect(switchOf(page)).toHaveValue('all');
  await expect(page).toHaveURL(/\/admin\/contingent$/);

  await switchOf(page).selectOption({ label: one.name });
  const about = new RegExp(`tournament_id=${one.id}(&|$)`);
  await expect(page).toHaveURL(about);
  await expect(page.getByRole('combobox', { name: 'Turnamen', exact: true })).toHaveValue(String(one.id));

  const sidebar = page.getByRole('navigation', { name: 'Menu admin' });
  await sidebar.getByRole('link', { name: 'Anggota Tim' }).click();
  await expect(page).toHaveTitle('Anggota Tim');
  await expect(page).toHaveURL(about);

  // the filter that the specification names is the same choice
  await page.getByRole('combobox', { name: 'Turnamen', exact: true }).selectOption({ label: other.name });
  await expect(switchOf(page)).toHaveValue(String(other.id));
  await sidebar.getByRole('link', { name: 'Pembayaran' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/payment\\?tournament_id=${other.id}`));
  await page.reload();
  await expect(switchOf(page)).toHaveValue(String(other.id));

  // the address says what a page shows: going back shows what was there
  await page.goBack();
  await expect(page).toHaveTitle('Anggota Tim');
  await switchOf(page).selectOption('all');
  await expect(page).toHaveURL(/\/admin\/team-members$/);
  await expect(page.getByRole('combobox', { name: 'Turnamen', exact: true })).toHaveValue('');
  await sidebar.getByRole('link', { name: 'Kontingen', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/contingent$/);

  // another tab keeps its own
  const tab = await context.newPage();
  await tab.goto(`/admin/contingent?tournament_id=${one.id}`);
  await expect(switchOf(tab)).toHaveValue(String(one.id));
  await page.reload();
  await expect(switchOf(page)).toHaveValue('all');
  await tab.close();
});

/** In the page: it is chosen, or others alone are offered and nothing is. */
function isChosen(element: Element, id: string): boolean {
  const { value, options } = element as HTMLSelectElement;
  const offered = [...options].map((one) => one.value);
  return offered.includes(id) ? value === id : value === '' && offered.length > 1;
}

test('with a tournament chosen no form of the office asks for one', async ({ page }) => {
  test.slow();
  const [one] = await tournamentsOf(page);
  await signIn(page, `/admin?tournament_id=${one.id}`, 'organiser');
  await expect(switchOf(page)).toHaveValue(String(one.id));
  for (const form of [
    '/admin/contingent/create',
    '/admin/payment/create',
    '/admin/match-clasification/create',
    '/admin/tournament-category/create',
    '/admin/tournament-arena/create',
    '/admin/tournament-activity/create',
    '/admin/contact-person/create',
    '/admin/tanding/create',
    '/admin/tanding/merge',
    '/admin/seni/create',
    '/admin/seni/units',
    '/admin/match-chart',
    '/admin/tournament-schedule/tanding/create',
    '/admin/tournament-schedule/seni/create',
    '/admin/weigh-in',
    '/admin/weigh-in/papers',
    '/admin/officials',
    '/admin/officials/duties',
    '/admin/scoring',
    '/admin/protest',
    '/admin/medals',
    '/admin/event-report',
  ]) {
    await page.goto(form);
    await expect(page, form).toHaveURL(new RegExp(`tournament_id=${one.id}(&|$)`));
    const field = page.getByRole('main').getByRole('combobox', { name: /^(Turnamen|Kejuaraan)/ });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), form).toBeVisible();
    // one that is closed for registration is not offered, and no other stands in its place
    if ((await field.count()) > 0)
      await expect
        .poll(() => field.first().evaluate(isChosen, String(one.id)), { message: form, timeout: 20_000 })
        .toBe(true);
  }
});

test('the desk of the screens is about the tournament that is worked on, in all its parts', async ({ page }) => {
  const [, other] = await tournamentsOf(page);
  await signIn(page, `/admin/displays?tournament_id=${other.id}`, 'organiser');
  const ofPart = (name: string) => page.getByRole('region', { name }).getByLabel('Turnamen');
  await expect(ofPart('Gambar sponsor')).toHaveValue(String(other.id));
  await expect(ofPart('Siaran')).toHaveValue(String(other.id));
  await page.getByRole('button', { name: 'Tambah layar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Turnamen' })).toHaveValue(String(other.id));
});

test('the sidebar is in the order of the stages, and holds nothing that a role cannot use', async ({ page }) => {
  await signIn(page, '/admin', 'organiser');
  const sidebar = page.getByRole('navigation', { name: 'Menu admin' });
  const stages = ['Siapkan', 'Pendaftaran', 'Undian', 'Jadwal', 'Hari-H', 'Juara'];
  await expect(sidebar.getByRole('list', { name: 'Juara' })).toBeVisible();
  const tops = await Promise.all(
    stages.map(async (name) => (await sidebar.getByRole('list', { name, exact: true }).boundingBox())?.y ?? -1),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(tops).not.toContain(-1);

  const menus = (await (
    await page.request.get('/api/menus', { headers: await bearer(page.request, 'operator') })
  ).json()) as unknown;
  await signIn(page, '/admin', 'operator');
  await expect(sidebar.getByRole('link', { name: 'Dasbor' })).toBeVisible();
  for (const entry of ['event-report', 'contingent', 'team-members', 'payment', 'protest']) {
    expect(JSON.stringify(menus)).not.toContain(`"${entry}"`);
  }
  await expect(sidebar.getByRole('list', { name: 'Siapkan' })).toHaveCount(0);
  await expect(sidebar.getByRole('list', { name: 'Pendaftaran' })).toHaveCount(0);
  await expect(sidebar.getByRole('list', { name: 'Juara' })).toHaveCount(0);
  // and is led to what it is for
  await page.getByRole('main').getByRole('link', { name: 'Buka gelanggang' }).click();
  await expect(page).toHaveURL(/\/admin\/arena/);
});

test('a manager finds what is missing, the sum to pay and the next matches, and no desk of the office', async ({
  page,
}) => {
  await signIn(page, '/admin', 'manager');
  const own = (await (
    await page.request.get('/api/own-dashboard', { headers: await bearer(page.request, 'manager') })
  ).json()) as {
    data: { tournament: Named; to_pay: number; lacking: number; athletes: { name: string }[]; next: OwnMatch[] }[];
  };
  expect(own.data.length).toBeGreaterThan(0);
  await expect(page.locator('[data-desk]')).toHaveCount(0);
  for (const desk of own.data) {
    const shown = page.locator(`[data-own-desk="${desk.tournament.id}"]`);
    await expect(shown.getByRole('heading', { name: desk.tournament.name })).toBeVisible();
    await expect(shown.locator('[data-own-task=pay]')).toHaveCount(desk.to_pay > 0 ? 1 : 0);
    await expect(shown.locator('[data-own-match]')).toHaveCount(desk.next.length);
    for (const { id, sides } of desk.next) {
      expect(sides.some((one) => one.is_own)).toBe(true);
      const match = shown.locator(`[data-own-match="${id}"]`);
      for (const { name } of sides) await expect(match).toContainText(shownName(name));
    }
    for (const { name } of desk.athletes) await expect(shown.getByRole('link', { name }).first()).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Kabar dari panitia' })).toBeVisible();
});

test('a page about one tournament is its context, whatever was chosen before', async ({ page }) => {
  const [one, other] = await tournamentsOf(page);
  const headers = await bearer(page.request, 'organiser');
  const pools = await answerOf<{ data: { pool_id: number; drawing_id: number }[] }>(
    page.request,
    `/pools?tournament_id=${one.id}`,
    headers,
  );
  const [pool] = pools.data;
  const athletes = await answerOf<{ data: { id: number }[] }>(
    page.request,
    `/team-members?tournament_id=${one.id}&perPage=1`,
    headers,
  );
  await signIn(page, '/admin', 'organiser');
  for (const path of [
    `/admin/tanding/match/${pool?.pool_id}`,
    `/admin/tanding/edit/${pool?.drawing_id}`,
    `/admin/team-members/edit/${athletes.data[0]?.id}`,
  ]) {
    await page.goto(`/admin/contingent?tournament_id=${other.id}`);
    await expect(switchOf(page)).toHaveValue(String(other.id));
    await page.goto(path);
    await expect(switchOf(page), path).toHaveValue(String(one.id));
  }
});

test('the column of a tournament tells the short name that was set for it', async ({ page }) => {
  const [one] = await tournamentsOf(page);
  const save = async (text: string) => {
    await page.goto(`/admin/tournament/edit/${one.id}`);
    await page.getByLabel(/^Nama pendek/).fill(text);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page).toHaveURL(/\/admin\/tournament(\?|$)/);
  };
  await signIn(page, '/admin', 'organiser');
  await save('Piala GLG 26');
  try {
    await page.goto(`/admin/tournament-arena?tournament_id=${one.id}`);
    const told = page.getByRole('table').locator('abbr').first();
    await expect(told).toHaveText('Piala GLG 26');
    await expect(told).toHaveAttribute('title', one.name);
  } finally {
    await save('');
  }
});

test('on a day of the event the dashboard tells each arena, its clock and pace, the medals, and what going back means', async ({
  page,
}) => {
  const [one] = await tournamentsOf(page);
  await signIn(page, `/admin?tournament_id=${one.id}`, 'organiser');
  const arenas = page.locator('[data-arena-now]');
  await expect(arenas.first()).toBeVisible();
  expect(await arenas.count()).toBeGreaterThan(1);
  await expect(arenas.first()).toContainText(/\d+ dari \d+ partai/);
  await expect(page.getByRole('region', { name: 'Medali sejauh ini' })).toBeVisible();
  await page.getByText('Kembali ke tahap sebelumnya').click();
  await expect(page.locator('[data-way-back=draw]')).toContainText('Mengundi ulang');
});

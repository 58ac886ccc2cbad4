// Insight in the browser: figures, charts and tables, a click through to the list, news at once.
import { expect } from '@playwright/test';
import { answerOf } from './api';
import { openTournament } from './demo-tournaments';
import { bearer, signIn } from './sign-in';
import { test } from './test';

test('staff read a tournament in pictures, click a figure, and see a new contingent at once', async ({
  page,
  request,
}, info) => {
  const headers = await bearer(request, 'organiser');
  const tournament = await openTournament(request);

  await signIn(page, '/admin', 'organiser');
  await page.getByRole('listitem').filter({ hasText: 'Gelanggang Open' }).getByRole('link', { name: 'Detail' }).click();
  await page.waitForURL(`/tournament-insight/${tournament.id}`);
  const charts = page.getByRole('region', { name: 'Provinsi mana paling banyak mengirim?' });
  await expect(charts.locator('canvas').first()).toBeVisible();
  await info.attach('insight', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });

  // the figure is a way to its list, which is as long as the figure says
  await page.getByRole('tab', { name: 'Tabel' }).click();
  const unbilled = page.getByRole('table', { name: 'Laporan pembayaran' }).getByRole('row', { name: /^Belum ditagih/ });
  const counted = (await unbilled.getByRole('cell').nth(1).textContent()) ?? '';
  await unbilled.getByRole('link').click();
  await page.waitForURL(/\/members\?.*payment=unbilled/);
  await expect(page.getByRole('heading', { level: 1 }).locator('..').getByText(counted, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Tabel' })).toHaveAttribute('aria-selected', 'true');

  const stats = async () =>
    await answerOf<{ total_contingents: number }>(request, `/tournaments/${tournament.id}/stats`, headers);
  const before = (await stats()).total_contingents;
  const figures = page.locator('dl').first();
  await expect(figures).toContainText(`${before}kontingen`.slice(String(before).length));
  const rows = <T>(path: string) => answerOf<T>(request, path, headers);
  const entered = await rows<{ id: number }[]>(`/tournaments/${tournament.id}/contingents`);
  const { data: all } = await rows<{ data: { id: number }[] }>('/contingents?perPage=100');
  const other = all.find(({ id }) => !entered.some((one) => one.id === id));
  const registered = await request.post('/api/tournaments/register', {
    headers,
    data: { tournament_id: tournament.id, contingents: [other?.id] },
  });
  expect(registered.status(), await registered.text()).toBe(201);
  await expect(figures.locator('dd').first()).toHaveText(String(before + 1));
});

test('insight fits a phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, '/admin', 'organiser');
  await page.goto('/tournament-insight/1');
  await expect(page.locator('canvas').first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.goto('/tournament-insight/1?gender=female&tab=table');
  await expect(page.getByRole('table', { name: 'Peserta per jenis kelamin' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('an address without a tournament says so and asks the server nothing', async ({ page }) => {
  await signIn(page, '/admin', 'organiser');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(tournaments\/|participants|get-|contingents-join)/.test(request.url())) asked.push(request.url());
  });
  for (const id of ['abc', '0', '-3', 'abc/members']) {
    await page.goto(`/tournament-insight/${id}`);
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid tournament ID.' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Invalid tournament ID.')).toBeVisible();
  }
  // the list of the sidebar's switch is of no tournament
  const own = asked.filter((url) => !/\/api\/tournaments\/(away|all)$/.test(url));
  expect(own).toEqual([]);
});

test('a table of insight without rows says so', async ({ page }) => {
  await signIn(page, '/admin', 'organiser');
  await page.route('**/api/tournaments/*/insight*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Record<string, unknown>;
    const nothing = {
      income: [],
      participants: [],
      provinces: [],
      districts: [],
      genders: [],
      age_categories: [],
      classes: [],
    };
    await route.fulfill({ response, json: { ...body, ...nothing } });
  });
  await page.goto('/tournament-insight/1?tab=table');
  for (const name of [
    'Proyeksi pemasukan',
    'Peserta per provinsi',
    'Peserta per kabupaten/kota',
    'Peserta per golongan usia',
    'Peserta per kelas',
  ]) {
    await expect.soft(page.getByRole('table', { name }).getByText('No data found.'), name).toBeVisible();
  }
});

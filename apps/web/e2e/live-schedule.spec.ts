// The live schedule on a spectator's device: results without a reload, filters in the address, following, offline.
import { expect, type Route } from '@playwright/test';
import { withColumns, withRows } from '@gelanggang/contract/columned-snapshot';
import { COLUMNS } from '@gelanggang/contract/columns';
import type { ColumnedSnapshot, LiveSnapshot } from '@gelanggang/contract/live';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { post } from './api';
import { expectToFit } from './fits';
import { snapshotOf } from './demo-tournaments';
import { runningMatch } from './running-match';
import { bearer } from './sign-in';
import { test } from './test';

const PAGE = '/schedule/live/piala-gelanggang/tanding';

test('a result is on the open page without a reload, also after a minute without network', async ({
  page,
  request,
}) => {
  const headers = await bearer(request, 'operator');
  const first = await runningMatch(request, headers);
  await page.goto(`${PAGE}?date=semua`);
  await expect(page.locator('[data-connection=live]')).toBeVisible();
  await expect(page.locator(`[data-match="${first.id}"][data-status=ongoing]`)).toBeVisible();

  const data = { winner: 'blue', win_kind: 'angka', blue_score: 31, red_score: 27 };
  await post(request, headers, `/matches/${first.id}/result`, data);
  const result = page.locator(`[data-match="${first.id}"][data-status=finished]`);
  await expect(result).toContainText('31–27');

  await page.context().setOffline(true);
  await expect(page.getByText('Luring')).toBeVisible();
  await expect(page.getByText(/^data \d\d\.\d\d$/)).toBeVisible();
  await expect(result, 'the last data stay').toBeVisible();
  const second = await runningMatch(request, headers);
  await post(request, headers, `/matches/${second.id}/result`, { winner: 'red', win_kind: 'teknik' });
  await page.waitForTimeout(3_000);
  await page.context().setOffline(false);
  await expect(page.locator('[data-connection=live]')).toBeVisible();
  await expect(page.locator(`[data-match="${second.id}"][data-status=finished]`)).toBeVisible();
});

test('a page that is told to follows by pieces, without a socket, also after a time without network', async ({
  page,
  request,
}) => {
  const headers = await bearer(request, 'operator');
  const first = await runningMatch(request, headers);
  await page.route(`**${PAGE}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html', '<html data-live="pieces"') });
  });
  let sockets = 0;
  page.on('websocket', () => (sockets += 1));
  await page.goto(`${PAGE}?date=semua`);
  await expect(page.locator('[data-connection=live]')).toBeVisible();
  await expect(page.locator(`[data-match="${first.id}"][data-status=ongoing]`)).toBeVisible();

  const data = { winner: 'red', win_kind: 'angka', blue_score: 12, red_score: 19 };
  await post(request, headers, `/matches/${first.id}/result`, data);
  await expect(page.locator(`[data-match="${first.id}"][data-status=finished]`)).toContainText('12–19');

  await page.context().setOffline(true);
  await expect(page.getByText('Luring')).toBeVisible();
  const second = await runningMatch(request, headers);
  await post(request, headers, `/matches/${second.id}/result`, { winner: 'blue', win_kind: 'teknik' });
  await page.context().setOffline(false);
  await expect(page.locator('[data-connection=live]')).toBeVisible();
  await expect(page.locator(`[data-match="${second.id}"][data-status=finished]`)).toBeVisible();
  expect(sockets).toBe(0);
});

test('a page that hears of a match that it does not hold fetches it, and shows no half of it', async ({
  page,
  request,
}) => {
  const headers = await bearer(request, 'operator');
  const { id } = await runningMatch(request, headers);
  const path = `/live/piala-gelanggang/tanding?form=${COLUMNS}`;
  // the page comes without the match, as if it had been drawn a moment later
  const fetchedFirst = async (route: Route) => {
    const response = await route.fetch();
    const snapshot = withRows((await response.json()) as ColumnedSnapshot | LiveSnapshot);
    const matches = snapshot.matches.filter((match) => match.id !== id);
    await route.fulfill({ response, json: withColumns({ ...snapshot, matches }) });
  };
  await page.route((url) => url.href.endsWith(`/api${path}`), fetchedFirst, { times: 1 });
  await page.goto(`${PAGE}?date=semua`);
  await expect(page.locator('[data-connection=live]')).toBeVisible();
  await expect(page.locator('[data-match]').first()).toBeVisible();
  await expect(page.locator(`[data-match="${id}"]`)).toHaveCount(0);

  const fetched = page.waitForResponse((response) => response.url().endsWith(`/api${path}`));
  const data = { winner: 'red', win_kind: 'angka', blue_score: 17, red_score: 29 };
  await post(request, headers, `/matches/${id}/result`, data);
  expect((await fetched).status()).toBe(200);
  await expect(page.locator(`[data-match="${id}"][data-status=finished]`)).toContainText('17–29');
  await expect(page.locator('[data-connection=live]')).toBeVisible();
});

/** In the page: arenas whose content, laid out or not, is higher than the room that they have. */
function crampedArenas(): string[] {
  const heightOf = (one: Element | null) => one?.getBoundingClientRect().height ?? 0;
  return [...document.querySelectorAll('main section > div > [id]')]
    .filter((arena) => heightOf(arena) < heightOf(arena.firstElementChild) - 1)
    .map((arena) => `${arena.id}: ${heightOf(arena)} of ${heightOf(arena.firstElementChild)}`);
}

test('an arena that is not laid out yet has room enough, and lies over nothing', { tag: '@both' }, async ({ page }) => {
  for (const query of ['', '?date=semua', '?q=a']) {
    await page.goto(PAGE + query);
    await expect(page.locator('main section > div > [id]').nth(3)).toBeAttached();
    expect(await page.evaluate(crampedArenas)).toEqual([]);
  }
});

test('filters stand in the address and survive a reload', async ({ page, request }) => {
  const { arenas, schedules } = await snapshotOf(request);
  const arena = arenas.findLast((one) => schedules.some((schedule) => schedule.arena_id === one.id));
  if (!arena) throw new Error('The demo has arenas.');
  await page.goto(PAGE);
  await page.getByRole('combobox', { name: 'Gelanggang' }).selectOption({ label: arena.name });
  await expect(page).toHaveURL(new RegExp(`arena=${arena.id}`));
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: arena.name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
});

test(
  'a followed contingent is kept on the device and shown alone on request',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { matches, schedules } = await snapshotOf(request);
    const match = matches.find(
      (one) => one.status === 'scheduled' && one.schedule_id !== null && one.blue.state === 'unit',
    );
    if (!match) throw new Error('The demo has matches to come.');
    const day = schedules.find((schedule) => schedule.id === match.schedule_id)?.scheduled_date ?? '';
    await page.goto(`${PAGE}?date=${day}&q=${encodeURIComponent(match.blue.name)}`);
    await page.locator(`[data-match="${match.id}"] button`).first().click();
    await page.getByRole('button', { name: `Ikuti ${shownName(match.blue.contingent)}`, exact: true }).click();
    await page.goto(`${PAGE}?date=${day}`);
    await page.getByRole('button', { name: 'Hanya ini' }).click();
    await expect(page).toHaveURL(/only=1/);
    // the address says it before the rows are drawn
    await expect(async () => {
      const shown = await page.locator('li[data-match], section[data-match]').count();
      expect(shown).toBeGreaterThan(0);
      expect(await page.getByLabel('Diikuti').count()).toBeGreaterThanOrEqual(shown);
    }).toPass();
  },
);

test('no page is wider than the screen', { tag: '@both' }, async ({ page }) => {
  for (const path of ['/', PAGE, '/schedule/piala-gelanggang/tanding', '/detail/piala-gelanggang', '/admin/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectToFit(page);
  }
});

test('names are read whole where letters are half as large again', { tag: '@phone' }, async ({ page }) => {
  // as a browser that shows everything larger tells the width
  await page.setViewportSize({ width: 240, height: 490 });
  await page.goto(PAGE);
  const names = page.locator('[data-match] button span > span:nth-of-type(2)');
  await expect(names.first()).toBeVisible();
  const cut = await names.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
  await expectToFit(page);
  // twice as large
  await page.setViewportSize({ width: 180, height: 370 });
  const arena = page.locator('h2').filter({ hasText: 'Gelanggang A' });
  expect(await arena.evaluate((one) => one.scrollWidth <= one.clientWidth + 1), 'the name of an arena').toBe(true);
  await expectToFit(page);
  for (const path of [
    '/',
    '/detail/piala-gelanggang',
    '/medali/piala-gelanggang',
    '/bagan/piala-gelanggang/tanding',
    '/admin/login',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectToFit(page);
  }
});

test(
  'the arena that is read stands in the bar under the thumb, also where more stand in it than fit',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${PAGE}?date=semua`);
    const bar = page.getByRole('navigation', { name: 'Lompat ke' });
    await expect.poll(() => bar.getByRole('button').count()).toBeGreaterThan(5);
    await expect(bar.getByRole('button').last()).not.toBeInViewport();
    // the page grows as what is further down is drawn; at its foot the bar is past
    await expect(async () => {
      await page.evaluate(() => [...document.querySelectorAll('[id^="20"]')].at(-1)?.scrollIntoView());
      await expect(bar.getByRole('button').last()).toBeInViewport({ ratio: 1, timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  },
);

test('a round that is not on the day shown is told with its day; an old address keeps its filters', async ({
  page,
  request,
}) => {
  const { matches, schedules, tournament } = await snapshotOf(request);
  const dayOf = new Map(schedules.map((one) => [one.id, one.scheduled_date]));
  const days = [...new Set(schedules.map((one) => one.scheduled_date))].sort();
  const planned = matches.filter((match) => match.schedule_id !== null);
  const on = (day: string) =>
    new Set(planned.filter((one) => dayOf.get(one.schedule_id ?? 0) === day).map((one) => one.round_label));
  const [other = ''] = days.filter((day) => !on(day).has('Final'));
  expect(other, 'a day without a final').not.toBe('');
  await page.goto(`/schedule?tournament_id=${tournament.id}&date=${other}&round=Final`);
  await page.waitForURL(
    (url) => url.pathname === '/schedule/piala-gelanggang/tanding' && url.search === `?date=${other}&round=Final`,
  );
  await expect(page.getByText('Tidak ada partai yang cocok.')).toBeVisible();
  await expect(page.getByText(/^Final ada pada /)).toBeVisible();
  await page.getByRole('button', { name: /^Ke / }).first().click();
  await page.waitForURL((url) => url.searchParams.get('round') === 'Final' && url.searchParams.get('date') !== other);
  await expect(page.getByText('Tidak ada partai yang cocok.')).toBeHidden();
});

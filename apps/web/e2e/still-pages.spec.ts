// The first load of a page on a phone: what is shown stays where it is, and nothing that comes later pushes it down.
import { expect, type Page } from '@playwright/test';
import { answerOf } from './api';
import { PHONE_SLOWNESS, slowNetwork } from './slow-network';
import { SLUG, snapshotOf } from './demo-tournaments';
import { enter, settled } from './demo-pages';
import { headersOf, session, type SignedIn } from './sign-in';
import { test } from './test';

/** What Core Web Vitals calls good is five times this. */
const MOST_SHIFT = 0.02;

declare global {
  interface Window {
    moved: { by: number; what: string }[];
  }
}

/** From the first paint on; what follows a press is no surprise. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    window.moved = [];
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] };
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const what = (sources ?? []).map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
        if (!hadRecentInput) window.moved.push({ by: value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function expectStill(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const moved = await page.evaluate(() => window.moved);
  const sum = moved.reduce((all, { by }) => all + by, 0);
  expect(sum, `${address}: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(MOST_SHIFT);
}

test('public pages stand still while they load', { tag: '@phone' }, async ({ page, request }) => {
  const { matches } = await snapshotOf(request);
  const coming = matches.find((one) => one.status === 'scheduled' && one.blue.state === 'unit');
  // the server rather sends a page without its first screen than late
  await expect
    .poll(async () => (await request.get(`/bagan/${SLUG}/tanding`)).text(), { timeout: 60_000 })
    .toContain('id="first-screen"');
  await watch(page);
  await slowNetwork(page, PHONE_SLOWNESS);
  const pages = [
    `/bagan/${SLUG}/tanding`,
    '/detail',
    `/partai/${coming?.id ?? matches[0]?.id}`,
    `/periksa-undian/${matches[0]?.pool_id}`,
    `/peserta/${SLUG}`,
  ];
  for (const address of pages) await expectStill(page, address);
});

test('words are painted no larger when their typeface comes late', { tag: '@phone' }, async ({ page }) => {
  // a browser tells the larger ones as a later, largest paint
  const headings = () =>
    page.locator('h1, h2, h3').evaluateAll((all) => {
      // a browser without a screen rounds letters to whole pixels otherwise
      document.documentElement.style.textRendering = 'geometricPrecision';
      return all.flatMap((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { width, height } = range.getBoundingClientRect();
        return width > 0 ? [{ text: one.textContent, width, height }] : [];
      });
    });
  let come = () => {};
  await page.route(/archivo.*\.woff2$/, async (route) => {
    await new Promise<void>((resolve) => (come = resolve));
    await route.continue();
  });
  for (const address of ['/', `/schedule/${SLUG}/tanding`, `/schedule/live/${SLUG}/tanding`, `/detail/${SLUG}`]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await settled(page);
    await page.waitForTimeout(500);
    const before = new Map((await headings()).map((one) => [one.text, one]));
    come();
    await page.evaluate(() => document.fonts.ready);
    const after = await headings();
    expect(before.size, address).toBeGreaterThan(0);
    // of those that stand in as many lines; a short word differs by a pixel
    const larger = after.flatMap(({ text, width, height }) => {
      const was = before.get(text);
      if (was === undefined || Math.abs(height - was.height) >= 2 || width <= was.width + 1.2) return [];
      return [`${text}: ${was.width} to ${width}`];
    });
    expect(larger, address).toEqual([]);
  }
});

test(
  'public pages stand still that come without their first screen, from another page',
  { tag: '@phone' },
  async ({ page }) => {
    await watch(page);
    let late = () => {};
    const held = new Promise<void>((resolve) => (late = resolve));
    await page.route(/\/api\/(tournaments\/highlight|live\/)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/kebijakan-privasi');
    await settled(page);
    await page.getByRole('banner').getByRole('link', { name: 'Gelanggang', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    // longer than what follows a press is no surprise
    await page.waitForTimeout(1_000);
    late();
    await expect(page.getByRole('link', { name: /^Cari pesilat saya/ })).toBeVisible();
    await page.waitForTimeout(500);
    const moved = await page.evaluate(() => window.moved);
    expect(
      moved.reduce((all, { by }) => all + by, 0),
      JSON.stringify(moved),
    ).toBeLessThanOrEqual(MOST_SHIFT);
  },
);

test('the first page of a manager stands still while it loads', { tag: '@phone' }, async ({ page, request }) => {
  await enter(page, await session(request, 'manager'));
  await watch(page);
  await slowNetwork(page, PHONE_SLOWNESS);
  await expectStill(page, '/admin');
  await expect(page.locator('[data-own-desk]').first()).toBeVisible();
});

test('pages of the office stand still while they load', { tag: '@phone' }, async ({ page, request }) => {
  const { arenas, matches, tournament } = await snapshotOf(request);
  await enter(page, await session(request, 'organiser'));
  await watch(page);
  await slowNetwork(page, PHONE_SLOWNESS);
  const pages = [
    `/admin/drawing/match/list/${matches[0]?.pool_id}`,
    `/admin/tanding?tournament_id=${tournament.id}`,
    `/admin/arena/${arenas[0]?.id}`,
    '/admin/protest',
    '/admin/tournament-category',
    '/admin/tournament-category/edit/1',
    `/admin/seni/units?tournament_id=${tournament.id}`,
    '/admin/payment',
    '/admin/payment-setting',
  ];
  for (const address of pages) await expectStill(page, address);
});

test('the form of a contingent stands still while it loads, and calls no open tournament closed', async ({
  page,
  request,
}) => {
  const manager = await session(request, 'manager');
  await enter(page, manager);
  const { data } = await answerOf<{ data: { id: number; tournament_name: string }[] }>(
    request,
    '/contingents',
    headersOf(manager),
  );
  const registered = data.find(({ tournament_name: names }) => names.split(', ').includes('Gelanggang Open'));
  await watch(page);
  await slowNetwork(page, PHONE_SLOWNESS);
  // the form's lists come last
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const asked: string[] = [];
  await page.route(/\/api\/(countries|tournaments\/active)/, async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  await page.goto(`/admin/contingent/edit/${registered?.id}`);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(page.getByText('Gelanggang Open (pendaftaran ditutup)')).toHaveCount(0);
  answer();
  await expect(page.getByLabel('Nama kontingen')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Gelanggang Open', exact: true })).toBeChecked();
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(() => window.moved);
  expect(
    moved.reduce((all, { by }) => all + by, 0),
    JSON.stringify(moved),
  ).toBeLessThanOrEqual(MOST_SHIFT);
});

test('an arena is not said to have nothing scheduled before its day is known', async ({ page, request }) => {
  await enter(page, await session(request, 'organiser'));
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/live/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/arena');
  await expect(page.locator('[data-arena]').first()).toBeVisible();
  await expect(page.getByText('Tidak ada jadwal')).toHaveCount(0);
  answer();
  await expect(page.locator('[data-arena]').first()).toContainText('Berikutnya');
});

test(
  'whose address is not confirmed finds the band that says so in its place from the start',
  { tag: '@phone' },
  async ({ page, request }, { retry }) => {
    const email = `belum-yakin${retry}@contoh.test`;
    const data = {
      person_responsible: 'Sari Belum Yakin',
      email,
      password: 'cukup-panjang',
      password_confirmation: 'cukup-panjang',
    };
    const answer = await request.post('/api/register', { data });
    expect(answer.ok()).toBe(true);
    await enter(page, (await answer.json()) as SignedIn);
    await watch(page);
    await slowNetwork(page, PHONE_SLOWNESS);
    await expectStill(page, '/admin/account');
    await expect(page.getByText('Konfirmasikan alamat e-mail Anda')).toBeVisible();
  },
);

// Nobody is shut out: axe finds nothing on any page, in light and in dark, and the main pages stand large type, a
// keyboard alone and calm motion.
// A long walk: `npm test` leaves it to .ci/run and `npm run check`.
import AxeBuilder from '@axe-core/playwright';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { printPath } from '@gelanggang/contract/print';
import { type RouteRow, routeTable } from '../../../test/specification/route-table';
import { addressOf, demoOf, enter, isOpen, open, PAGES, settled } from './demo-pages';
import { expectToFit } from './fits';
import { SLUG } from './demo-tournaments';
import { handOver, papersOf } from './papers';
import { bearer, headersOf, session } from './sign-in';
import { test } from './test';

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // half a megabyte of script, which a document needs once
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : undefined;
  // its legacy mode runs in the page itself; otherwise each look opens a page more
  const builder = new AxeBuilder({ page, axeSource }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations: found } = await (rules ? builder.withRules(rules) : builder).analyze();
  return found.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

const show = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => {
    const { classList, dataset } = document.documentElement;
    classList.remove('light', 'dark');
    classList.add(name);
    dataset.theme = name;
  }, theme);

/** Rows out of sight keep the colours of the theme before until they are laid out. */
const LAID_OUT = '* { content-visibility: visible !important }';

// the longest file of all: whichever system is free takes its next test
test.describe.configure({ mode: 'parallel' });

const guarded = PAGES.filter((row) => !isOpen(row));
const half = Math.ceil(guarded.length / 2);

async function expectNoViolations(page: Page, request: APIRequestContext, rows: RouteRow[], start: string) {
  test.setTimeout(600_000);
  const admin = await session(request, 'admin');
  const demo = await demoOf(request);
  if (start !== '/') await enter(page, admin);
  await page.goto(start);
  await page.addStyleTag({ content: LAID_OUT });
  const faults: string[] = [];
  for (const row of rows) {
    await open(page, await addressOf(row.path, request, headersOf(admin), demo));
    const inLight = await violations(page);
    await show(page, 'dark');
    const inDark = await violations(page, ['color-contrast']);
    await show(page, 'light');
    faults.push(...[...inLight, ...inDark.map((one) => `(dark) ${one}`)].map((one) => `${row.path} ${one}`));
  }
  expect(faults).toEqual([]);
}

test('axe finds nothing on the public pages and at the door', { tag: '@both' }, async ({ page, request }) => {
  await expectNoViolations(page, request, PAGES.filter(isOpen), '/');
});

test.describe('at a desk', () => {
  test('axe finds nothing on the first half of the pages behind the door', async ({ page, request }) => {
    await expectNoViolations(page, request, guarded.slice(0, half), '/admin');
  });

  test('axe finds nothing on the other half', async ({ page, request }) => {
    await expectNoViolations(page, request, guarded.slice(half), '/admin');
  });
});

/** Nobody's account's: for the hall, by a code, or to be read aloud. */
const BARE = ['/display', '/juri', `/announcer/${SLUG}`];

test('axe finds nothing on screens and panels', { tag: '@both' }, async ({ page, request }) => {
  const faults: string[] = [];
  const { arenaId } = await demoOf(request);
  for (const path of [...BARE, `/overlay/${arenaId}?tampil=bagan`, `/siaran/${arenaId}`]) {
    await page.goto(path);
    await expect(page.locator('#root')).not.toBeEmpty();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    faults.push(...(await violations(page)).map((one) => `${path} ${one}`));
  }
  expect(faults).toEqual([]);
});

// the sizes of paper are no window's
test.describe('the papers that the worker prints', () => {
  const ready = (page: Page) => expect(page.locator('html[data-print-ready]')).toBeVisible();

  test('have no fault that axe finds, with something on them', async ({ page, request }) => {
    const headers = await bearer(request, 'admin');
    const faults: string[] = [];
    for (const data of await papersOf(request, headers, await demoOf(request))) {
      const path = printPath(data);
      const sheet = await page.context().newPage();
      await handOver(sheet, data);
      await sheet.goto(path);
      await ready(sheet);
      faults.push(...(await violations(sheet)).map((one) => `${path} ${one}`));
      await sheet.close();
    }
    expect(faults).toEqual([]);
  });

  test('have none when nothing was handed over', async ({ page }) => {
    const faults: string[] = [];
    for (const { path } of routeTable().filter(
      ({ layout, path: at }) => layout === 'bare' && at.startsWith('/print/'),
    )) {
      await page.goto(path);
      await ready(page);
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(title, path).toHaveText('Halaman ini untuk mencetak berkas.');
      faults.push(...(await violations(page)).map((one) => `${path} ${one}`));
    }
    expect(faults).toEqual([]);
  });
});

/** The pages that people stand in front of most. */
const MAIN = [
  '/',
  '/detail',
  `/detail/${SLUG}`,
  `/schedule/${SLUG}/tanding`,
  `/schedule/live/${SLUG}/tanding`,
  `/kapan-saya-main/${SLUG}`,
];
const OFFICE = [
  '/admin',
  '/admin/team-members',
  '/admin/contingent',
  '/admin/payment',
  '/admin/tanding',
  '/admin/arena',
];

test.describe('the office on a phone', () => {
  test('has no fault that axe finds', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, await session(request, 'admin'));
    const faults: string[] = [];
    for (const path of OFFICE) {
      await page.goto(path);
      await settled(page);
      faults.push(...(await violations(page)).map((one) => `${path} ${one}`));
    }
    expect(faults).toEqual([]);
  });
});

// a zoomed window is narrower by itself
test.describe('with a keyboard, large type and calm motion', () => {
  async function everyMainPage(page: Page, request: APIRequestContext, check: (path: string) => Promise<void>) {
    for (const path of MAIN) {
      await page.goto(path);
      await settled(page);
      await check(path);
    }
    await enter(page, await session(request, 'admin'));
    for (const path of OFFICE) {
      await page.goto(path);
      await settled(page);
      await check(path);
    }
  }

  test('at 200 % nothing of a page lies beside the window', async ({ page, request }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 640, height: 400 });
    await everyMainPage(page, request, () => expectToFit(page));
  });

  test('with letters twice as large a phone needs no push sideways on pages of one tournament', async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    // what a browser's own zoom of 200 % leaves of 360 px
    await page.setViewportSize({ width: 180, height: 370 });
    const admin = await session(request, 'admin');
    await enter(page, admin);
    const demo = await demoOf(request);
    const { tournamentId } = demo;
    const addresses = (...paths: string[]) =>
      Promise.all(paths.map((path) => addressOf(path, request, headersOf(admin), demo)));
    for (const path of [
      '/admin/arena',
      '/admin/athletes/enter',
      '/admin/entry-check',
      '/admin/medals',
      '/admin/payment',
      '/admin/payment/create',
      '/admin/payment-setting',
      '/admin/scoring',
      '/admin/weigh-in',
      '/admin/weigh-in/papers',
      `/admin/medals/certificates/${tournamentId}`,
      `/admin/tournament/setup/${tournamentId}`,
      `/tournament-insight/${tournamentId}/members`,
      ...(await addresses(
        '/admin/match-clasification/edit/:id',
        '/announcer/:slug',
        '/kejuaraan-lampau/:id',
        '/peringkat/:id',
      )),
    ]) {
      await page.goto(path);
      await settled(page);
      await expectToFit(page);
    }
  });

  test('the first key leads past the menu, and each step of the way is seen', async ({ page, request }) => {
    test.setTimeout(180_000);
    await everyMainPage(page, request, async (path) => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Langsung ke isi' }), path).toBeFocused();
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const one = document.activeElement;
          if (!one || one === document.body) return null;
          const { outlineStyle, outlineWidth } = getComputedStyle(one);
          const { width, height } = one.getBoundingClientRect();
          const isSeen = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && width > 0 && height > 0;
          return isSeen ? 'seen' : one.outerHTML.slice(0, 160);
        });
        if (focused === null) break;
        expect(focused, path).toBe('seen');
      }
    });
  });

  test('a page that a link or a step back leads to is told by its title, and Tab goes on from there', async ({
    page,
    request,
  }) => {
    await enter(page, await session(request, 'admin'));
    await page.goto('/admin/bank-account');
    await settled(page);
    await page.getByRole('link', { name: 'Rekening baru' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rekening Baru' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Rekening Turnamen' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Rekening baru' })).toBeFocused();
  });

  test('who asks for calm gets no motion', async ({ page, request }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await everyMainPage(page, request, async (path) => {
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .map((one) => Number(one.effect?.getComputedTiming().endTime))
          .filter((endTime) => endTime > 50),
      );
      expect(moving, path).toEqual([]);
      await show(page, 'dark');
      const changing = await page.evaluate(
        () => document.getAnimations().filter((one) => one instanceof CSSTransition).length,
      );
      expect(changing, `${path}: the other theme is there at once`).toBe(0);
      await show(page, 'light');
    });
  });
});

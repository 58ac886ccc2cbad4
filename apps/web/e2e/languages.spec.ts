// One page, one language: how it is chosen and kept, and that every page speaks English alone and fits a phone in it.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { LANGUAGE_COOKIE } from '@gelanggang/contract/languages';
import type { RouteRow } from '../../../test/specification/route-table';
import { account, addressOf, demoOf, enter, isOpen, open, PAGES } from './demo-pages';
import { test } from './test';

// two long walks: whichever system is free takes its next test
test.describe.configure({ mode: 'parallel' });

const home = { id: 'Kejuaraan Pencak Silat yang berjalan tepat waktu', en: /tournaments/i };
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a visitor chooses a language, and it stays', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/');
  await expect(title(page)).toHaveText(home.id);
  await page.locator('#root:not([inert])').waitFor();
  if (isMobile) await page.getByRole('button', { name: 'Buka menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(title(page)).toHaveText(home.en);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/detail');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Bahasa Indonesia' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('a link opens a page in its language, which is then chosen; the address is that of the page', async ({ page }) => {
  await page.goto('/detail?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/detail$/);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an account brings its language along when it signs in', async ({ page, request }) => {
  const { access_token: token } = await account(request, 'manajer');
  const headers = { authorization: `Bearer ${token}` };
  await request.put('/api/user/language', { headers, data: { language: 'en' } });
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('manajer@gelanggang.test');
  await page.getByLabel('Kata sandi', { exact: true }).fill('gelanggang-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Contingents', exact: true }).first()).toBeVisible();
  await request.put('/api/user/language', { headers, data: { language: 'id' } });
});

test('screens and overlays speak the language of their tournament, whatever this browser reads', async ({
  page,
  request,
}) => {
  const { access_token: token } = await account(request, 'admin');
  const { tournamentId, arenaId } = await demoOf(request);
  const speak = (language: string | null) =>
    request.put(`/api/tournaments/${tournamentId}/screen-language`, {
      headers: { authorization: `Bearer ${token}` },
      data: { language },
    });
  expect((await speak('en')).ok()).toBe(true);
  await page.goto(`/overlay/${arenaId}`);
  await expect(page).toHaveURL(/\?lang=en$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await speak(null);
  await expect(page).toHaveURL(/\/overlay\/\d+$/, { timeout: 60_000 });
  await page.goto('/detail');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

/** Words that no English sentence has, and no name. */
const INDONESIAN =
  /\b(yang|untuk|tidak|belum|dengan|dari|pada|atau|sudah|akan|oleh|bila|tanpa|setiap|semua|adalah|dapat|jadwal|pilih|unduh|simpan|hapus|tambah|cari|lihat|lunas|nama|tanggal)\b/i;

const faultsOf = (page: Page) =>
  page.evaluate((pattern) => {
    const words = new RegExp(pattern, 'i');
    const lines = document.body.innerText.split('\n').map((line) => line.trim());
    const said = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    const wide = document.documentElement.scrollWidth - innerWidth;
    return [...new Set([...lines, ...said])]
      .filter((line) => words.test(line))
      .concat(wide > 0 ? [`wider than the window by ${wide} px`] : []);
  }, INDONESIAN.source);

/** What people wrote into the demo, names that are stored, and what is quoted in its own language. */
const DATA =
  /Padepokan|Jl\. |Pendekar|Bahasa Indonesia|Kejuaraan terbuka antar|Teknik dan jadwal|hanya golongan usia|Tanpa Kelas|^Jadwal$/;
/** Not in English yet: tables of the insight are kept for all who ask; the form of the plan is too wide at 360 px. */
const NOT_YET =
  /^\/tournament-insight\/:id: (Lunas|Belum ditagih|This is a chart)|^\/admin\/schedules\/auto: wider than the window/;

async function walk(
  page: Page,
  request: APIRequestContext,
  rows: RouteRow[],
  { start, url }: { start: string; url: string },
) {
  test.setTimeout(600_000);
  const admin = await account(request, 'admin');
  const demo = await demoOf(request);
  await page.setViewportSize({ width: 360, height: 780 });
  if (start !== '/') await enter(page, admin);
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'en', url }]);
  await page.goto(start);
  const faults: string[] = [];
  for (const row of rows) {
    await open(page, await addressOf(row.path, request, admin.access_token, demo));
    const found = (await faultsOf(page)).filter((line) => !DATA.test(line));
    faults.push(...found.map((line) => `${row.path}: ${line.slice(0, 120)}`).filter((fault) => !NOT_YET.test(fault)));
  }
  expect(faults).toEqual([]);
}

const guarded = PAGES.filter((row) => !isOpen(row));

test('every public page speaks English alone, and fits a phone', async ({ page, request, baseURL }) => {
  await walk(page, request, PAGES.filter(isOpen), { start: '/', url: baseURL ?? '' });
});

test('every page behind the door speaks English alone, and fits a phone', async ({ page, request, baseURL }) => {
  await walk(page, request, guarded, { start: '/admin', url: baseURL ?? '' });
});

// Every page has room for a language whose words are three tenths longer: on a phone and at a desk.
// A long walk, which most changes need not take.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { RouteRow } from '../../../test/specification/route-table';
import { addressOf, demoOf, enter, isOpen, open, PAGES } from './demo-pages';
import { headersOf, session } from './sign-in';
import { test } from './test';

const root = join(__dirname, '../../..');
/** A build of the web app in a made-up language; one worker takes the file, which builds it once. */
let built: string;

test.beforeAll(() => {
  test.setTimeout(600_000);
  built = mkdtempSync(join(tmpdir(), 'gelanggang-longer-'));
  execFileSync(join(root, 'node_modules/.bin/vite'), ['build', '-c', 'apps/web/vite.config.mts'], {
    cwd: root,
    env: { ...process.env, LONGER_WORDS: built },
  });
});
test.afterAll(() => rmSync(built, { recursive: true, force: true }));

/** The system answers as always; the web app that asks it is the made-up one. */
async function takeLonger(page: Page) {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isPage = route.request().resourceType() === 'document';
    const file = join(built, isPage ? 'index.html' : decodeURIComponent(pathname));
    if (pathname.startsWith('/api/') || !existsSync(file)) return route.fallback();
    return route.fulfill({ path: file });
  });
}

const WIDTHS = [360, 1280];

/** What does not fit: the page into its window, a word into its button, its mark or its field's name. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const marks = [...document.querySelectorAll<HTMLElement>('button, a, label, [role=tab], h1, h2, h3')].filter(
      (element) => element.offsetParent !== null && getComputedStyle(element).display !== 'inline',
    );
    const out = marks.filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1);
    return [
      ...(wide > 0 ? [`wider than the window by ${wide} px`] : []),
      ...out.map((element) => {
        const more = element.scrollWidth - element.clientWidth;
        return `${element.localName} by ${more} px: ${element.innerText.slice(0, 60).replaceAll('\n', ' / ')}`;
      }),
    ];
  });

async function walk(page: Page, request: APIRequestContext, rows: RouteRow[], start: string) {
  test.setTimeout(900_000);
  const admin = await session(request, 'admin');
  const demo = await demoOf(request);
  await takeLonger(page);
  if (start !== '/') await enter(page, admin);
  await page.goto(start);
  await expect(page.locator('body'), 'the made-up language is spoken').toContainText(/(\p{L})\1\1/u);
  const faults: string[] = [];
  for (const row of rows) {
    const address = await addressOf(row.path, request, headersOf(admin), demo);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 780 });
      await open(page, address);
      faults.push(...(await faultsOf(page)).map((fault) => `${row.path} at ${width}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
}

test('every public page has room for longer words', async ({ page, request }) => {
  await walk(page, request, PAGES.filter(isOpen), '/');
});

test('every page behind the door has room for longer words', async ({ page, request }) => {
  await walk(
    page,
    request,
    PAGES.filter((row) => !isOpen(row)),
    '/admin',
  );
});

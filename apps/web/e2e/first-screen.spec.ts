// What comes with a public page: it can be read before its script is there, and is not asked for twice.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { signIn } from './sign-in';
import { test } from './test';

async function slugOf(request: APIRequestContext): Promise<string> {
  const answer = await (await request.get('/api/tournaments/highlight')).json();
  return (answer.data ?? answer).slug;
}

/** The server rather sends a page without it than late: it is there from the second time on. */
const drawn = (request: APIRequestContext, path: string) =>
  expect.poll(async () => (await request.get(path)).text(), { timeout: 60_000 }).toContain('id="first-screen"');

const gone = (page: Page) => expect(page.locator('#root')).not.toHaveAttribute('inert');

test('public pages can be read before their script has run', async ({ browser, request, baseURL }) => {
  const slug = await slugOf(request);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const first = [
    ['/', 'Kejuaraan Pencak Silat yang berjalan tepat waktu'],
    [`/schedule/live/${slug}/tanding`, 'Jadwal langsung, Tanding'],
    [`/schedule/${slug}/tanding`, 'Jadwal, Tanding'],
    [`/bagan/${slug}/tanding`, 'Bagan Tanding'],
    [`/medali/${slug}`, 'Medali'],
    ['/tentang-kami', 'Tentang Kami'],
  ] as const;
  for (const [path, text] of first) {
    await drawn(request, path);
    await page.goto(path);
    // on a phone the menu, which names pages too, is closed
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
  await context.close();
});

test(
  'a bracket can be read before its script has run, keeps its place, and can be pressed after',
  { tag: '@both' },
  async ({ browser, page, request, baseURL }) => {
    const slug = await slugOf(request);
    const { matches } = await (await request.get(`/api/live/${slug}/tanding`)).json();
    type Match = { pool_id: number; round: number; blue: { name: string } };
    // a tree, not the card of a single final
    const deep = matches.find((one: Match) => one.round === 3).pool_id;
    const { name } = matches.find((one: Match) => one.pool_id === deep && one.round === 1 && one.blue.name !== '').blue;
    const path = `/bagan/${slug}/tanding/${deep}`;
    await drawn(request, path);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const still = await context.newPage();
    await still.goto(path);
    await expect(still.locator('svg[role="group"]')).toContainText(name.slice(0, 4));
    // at a desk the tree, on a phone the list of the round
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    const shown = isPhone ? '[id^="partai-"]' : '[data-bracket-frame]';
    const place = await still.locator(shown).first().boundingBox();
    expect(place).not.toBeNull();
    await context.close();

    await page.goto(path);
    await gone(page);
    // what the server drew has the size that the application gives it: nothing below it moves
    expect((await page.locator(shown).first().boundingBox())?.height).toBe(place?.height);
    await page.locator('[id^="partai-"]').first().getByRole('link').press('Enter');
    await expect(page).toHaveURL(/\/partai\/\d+$/);
  },
);

/** In the page: how many of the styles in its head were taken out, be it to be put in elsewhere. */
function countMovedStyles(): void {
  let moved = 0;
  document.addEventListener('DOMContentLoaded', () => {
    const told = document.documentElement.dataset;
    told.movedStyles = '0';
    new MutationObserver((changes) => {
      const removed = changes.flatMap((change) => [...change.removedNodes]);
      moved += removed.filter((node) => node instanceof HTMLStyleElement).length;
      told.movedStyles = String(moved);
    }).observe(document.head, { childList: true });
  });
}

/** In the page, of the scripts asked for: whether each came after the first paint, and which the page had not named. */
function scriptsAsked(): { early: string[]; unnamed: string[] } {
  const { run = '', ahead = '' } = document.getElementById('application')?.dataset ?? {};
  const named = new Set([...run.split(' '), ...ahead.split(' ')]);
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  const asked = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
    .filter(({ path }) => path.endsWith('.js'));
  return {
    early: asked.filter(({ startTime }) => startTime < painted).map(({ path }) => path),
    unnamed: asked.filter(({ path }) => !named.has(path)).map(({ path }) => path),
  };
}

test('a public page asks for its scripts once it is painted, and finds none behind another', async ({
  page,
  request,
}) => {
  const slug = await slugOf(request);
  for (const path of ['/', `/detail/${slug}`, `/schedule/${slug}/seni`, `/medali/${slug}`]) {
    await drawn(request, path);
    await page.goto(path);
    await gone(page);
    const { early, unnamed } = await page.evaluate(scriptsAsked);
    expect(early).toEqual([]);
    // the client of the socket is asked for by whoever listens
    expect(unnamed.filter((name) => !/\/esm-/.test(name))).toEqual([]);
  }
});

test('a live page asks for nothing that came with it, and goes on live', async ({ page, request }) => {
  const slug = await slugOf(request);
  const path = `/schedule/live/${slug}/tanding`;
  await drawn(request, path);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.addInitScript(countMovedStyles);
  // what another test changed of the site in these seconds is asked for again, rightly: then once more
  await expect(async () => {
    asked.length = 0;
    await page.goto(path);
    await gone(page);
    await expect(page.locator('[data-connection=live]').first()).toBeVisible();
    expect(asked.filter((one) => one === `/api/live/${slug}/tanding` || one === '/api/site-settings')).toEqual([]);
  }).toPass({ timeout: 60_000 });
  // styles that are put in anew have the whole page styled and laid out again
  expect(await page.evaluate(() => document.documentElement.dataset.movedStyles)).toBe('0');
  expect(await page.locator('style[data-emotion="g-global"]').count()).toBe(2);
});

test('a page whose script does not load says so and can be loaded again', async ({ page, request }) => {
  const slug = await slugOf(request);
  let isAway = true;
  await page.route(/\/assets\/(live-tanding\.page|medals\.page)/, (route) =>
    isAway ? route.abort() : route.continue(),
  );
  for (const path of [`/schedule/live/${slug}/tanding`, `/medali/${slug}`]) {
    isAway = true;
    await page.goto(path);
    const again = page.getByRole('button', { name: 'Muat ulang' });
    await expect(again).toBeVisible();
    isAway = false;
    await again.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(again).toBeHidden();
  }
});

for (const chunk of ['index', 'react-dom']) {
  test(`a page whose ${chunk} does not load can be read, and loaded again`, async ({ page, request }) => {
    const slug = await slugOf(request);
    const path = `/schedule/live/${slug}/tanding`;
    await drawn(request, path);
    await page.route(new RegExp(`/assets/${chunk}-[^/]+\\.js`), (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('Halaman belum termuat seluruhnya');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Muat ulang' }).click();
    await gone(page);
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

test('the first paint has the theme that was kept, whatever the system says', async ({ page, request }) => {
  await drawn(request, '/');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('gelanggang.theme', 'dark'));
  // the application never comes: what is seen is the first paint
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 17, 14)');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#14110E');
});

test('a page that is left alone asks for no frames, drawn by the server or not', async ({ page, request }) => {
  const slug = await slugOf(request);
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => {
      document.documentElement.dataset.frames = String(Number(document.documentElement.dataset.frames ?? 0) + 1);
      return ask(draw);
    };
  });
  const framesInHalfASecond = () =>
    page.evaluate(async () => {
      document.documentElement.dataset.frames = '0';
      await new Promise((done) => setTimeout(done, 500));
      return Number(document.documentElement.dataset.frames);
    });
  for (const path of ['/', `/schedule/live/${slug}/tanding`, '/admin/login']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect.poll(framesInHalfASecond).toBe(0);
  }
  await signIn(page, '/admin', 'organiser');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect.poll(framesInHalfASecond).toBe(0);
});

// Nobody is shut out: axe finds nothing on any page, in light and in dark, and the main pages stand large type, a
// keyboard alone and calm motion.
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import { routeTable, type RouteRow } from '../../../test/specification/route-table';

const SLUG = 'piala-gelanggang';

interface Demo {
  tournamentId: number;
  arenaId: number;
}

interface Account {
  access_token: string;
  user: unknown;
}

async function admin(request: APIRequestContext): Promise<Account> {
  const data = { email: 'admin@gelanggang.test', password: 'gelanggang-demo' };
  return (await (await request.post('/api/login', { data })).json()) as Account;
}

/** Where the id in an address comes from: a list of the API, and the field of its first row. */
const ID_OF: readonly [RegExp, string, string?][] = [
  [/^\/(admin\/(tanding|drawing)\/match|periksa-undian|bagan\/:slug\/tanding)\/:?/, '/pools'],
  [/^\/bagan\/:slug\/seni\/:/, '/seni/matches', 'pools.0.id'],
  [/^\/admin\/tanding\/edit\//, '/pools', 'drawing_id'],
  [/^\/admin\/seni\/match\//, '/seni/matches', 'pools.0.id'],
  [/^\/admin\/seni\/edit\//, '/seni/matches', 'drawing_ids.0'],
  [/^\/admin\/arena\//, '/arenas'],
  [/^\/admin\/contingent\//, '/contingents'],
  [/^\/admin\/team-members\//, '/team-members'],
  [/^\/admin\/tournament-category\//, '/tournament-match-categories'],
  [/^\/admin\/tournament-arena\//, '/tournament-arenas'],
  [/^\/admin\/tournament-activity\//, '/tournament-activities'],
  [/^\/admin\/contact-person\//, '/tournament-contact-persons'],
  [/^\/admin\/classes\//, '/category-classes'],
  [/^\/admin\/match-clasification\//, '/match-clasifications'],
  [/^\/admin\/payment\//, '/billings'],
  [/^\/admin\/tournament-schedule\/tanding\//, '/match-schedules?kind=tanding'],
  [/^\/admin\/tournament-schedule\/seni\//, '/match-schedules?kind=seni'],
  [/^\/admin\/navigation\//, '/navigation-menus'],
  [/^\/admin\/users\//, '/users'],
];

/** The address of a page of the demo; an id that no list is known for is the tournament's. */
async function addressOf(path: string, request: APIRequestContext, token: string, demo: Demo) {
  const { tournamentId, arenaId } = demo;
  const known = ID_OF.find(([pattern]) => pattern.test(path));
  let id: unknown = tournamentId;
  if (known && path.includes(':')) {
    const [, list, field = 'id'] = known;
    const query = `${list.includes('?') ? '&' : '?'}tournament_id=${tournamentId}`;
    const answer = await request.get(`/api${list}${query}`, { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await answer.json()) as { data: unknown[] };
    id = field
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data[0]);
    id ??= tournamentId;
  }
  const address = path.replace(/:slug\b/, SLUG).replace(/:\w+/g, String(id));
  // a whole day of rows is looked at for a minute; one arena has all that they have
  return /^\/schedule\/:slug/.test(path) ? `${address}?arena=${arenaId}` : address;
}

/** Within the application, as a link does: nothing is loaded twice. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelectorAll('h1').forEach((title) => title.setAttribute('data-before', ''));
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator('#root[inert]'), 'the application is there').toHaveCount(0);
  await expect(page.locator('[data-before]'), 'the page before is gone').toHaveCount(0);
  await expect(page.locator('h1, [role=alert], [data-print-ready] p').first()).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // its legacy mode runs in the page itself; otherwise each look opens a page more
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
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

/** Each page once: of a form the address with a record in it, which stands last. Papers are the worker's. */
const PAGES = [...new Map(routeTable().map((row) => [row.page, row])).values()].filter(
  ({ layout }) => layout !== 'bare',
);
const isOpen = ({ layout }: RouteRow): boolean => layout === 'public' || layout === 'login';
const guarded = PAGES.filter((row) => !isOpen(row));
const half = Math.ceil(guarded.length / 2);

async function expectNoViolations(page: Page, request: APIRequestContext, rows: RouteRow[], start: string) {
  test.setTimeout(600_000);
  const { access_token: token, user } = await admin(request);
  const { tournament, arenas } = (await (await request.get(`/api/live/${SLUG}/tanding`)).json()) as LiveSnapshot;
  const demo = { tournamentId: tournament.id, arenaId: arenas[0]?.id ?? 0 };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (start !== '/') {
    await page.addInitScript(
      ([t, u]) => {
        localStorage.setItem('gelanggang.token', t ?? '');
        localStorage.setItem('gelanggang.user', u ?? '');
      },
      [token, JSON.stringify(user)],
    );
  }
  await page.goto(start);
  // rows out of sight keep the colours of the theme before until they are laid out
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const faults: string[] = [];
  for (const row of rows) {
    await open(page, await addressOf(row.path, request, token, demo));
    const inLight = await violations(page);
    await show(page, 'dark');
    const inDark = await violations(page, ['color-contrast']);
    await show(page, 'light');
    faults.push(...[...inLight, ...inDark.map((one) => `(dark) ${one}`)].map((one) => `${row.path} ${one}`));
  }
  expect(faults).toEqual([]);
}

test('axe finds nothing on the public pages and at the door', async ({ page, request }) => {
  await expectNoViolations(page, request, PAGES.filter(isOpen), '/');
});

test.describe('at a desk', { tag: '@desk' }, () => {
  test('axe finds nothing on the first half of the pages behind the door', async ({ page, request }) => {
    await expectNoViolations(page, request, guarded.slice(0, half), '/admin');
  });

  test('axe finds nothing on the other half', async ({ page, request }) => {
    await expectNoViolations(page, request, guarded.slice(half), '/admin');
  });
});

/** Nobody's account's: for the hall, by a code, or to be read aloud. */
const BARE = ['/display', '/juri', `/announcer/${SLUG}`];

test('axe finds nothing on screens and panels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const path of BARE) {
    await page.goto(path);
    await expect(page.locator('#root')).not.toBeEmpty();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    faults.push(...(await violations(page)).map((one) => `${path} ${one}`));
  }
  expect(faults).toEqual([]);
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

test.describe('the office on a phone', { tag: '@desk' }, () => {
  test('has no fault that axe finds', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { access_token: token, user } = await admin(request);
    await page.addInitScript(
      ([t, u]) => {
        localStorage.setItem('gelanggang.token', t ?? '');
        localStorage.setItem('gelanggang.user', u ?? '');
      },
      [token, JSON.stringify(user)],
    );
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
test.describe('with a keyboard, large type and calm motion', { tag: '@desk' }, () => {
  async function everyMainPage(page: Page, request: APIRequestContext, check: (path: string) => Promise<void>) {
    const { access_token: token, user } = await admin(request);
    for (const path of MAIN) {
      await page.goto(path);
      await settled(page);
      await check(path);
    }
    await page.evaluate(
      ([t, u]) => {
        localStorage.setItem('gelanggang.token', t ?? '');
        localStorage.setItem('gelanggang.user', u ?? '');
      },
      [token, JSON.stringify(user)],
    );
    for (const path of OFFICE) {
      await page.goto(path);
      await settled(page);
      await check(path);
    }
  }

  test('at 200 % nothing of a page lies beside the window', async ({ page, request }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 640, height: 400 });
    await everyMainPage(page, request, async (path) => {
      const beside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beside, path).toBeLessThanOrEqual(0);
    });
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
    });
  });
});

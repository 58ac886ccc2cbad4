// Every page of the application with the demo's records in its address, and the way to go through them.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { routeTable, type RouteRow } from '../../../test/specification/route-table';
import { answerOf, type Headers } from './api';
import { snapshotOf } from './demo-tournaments';
import { type SignedIn } from './sign-in';

export const SLUG = 'piala-gelanggang';

export interface Demo {
  tournamentId: number;
  arenaId: number;
}

export async function demoOf(request: APIRequestContext): Promise<Demo> {
  const { tournament, arenas } = await snapshotOf(request);
  return { tournamentId: tournament.id, arenaId: arenas[0]?.id ?? 0 };
}

/** The pages that this one opens are signed in from the start. */
export async function enter(page: Page, { access_token: token, user }: SignedIn): Promise<void> {
  await page.addInitScript(
    ([t, u]) => {
      localStorage.setItem('gelanggang.token', t ?? '');
      localStorage.setItem('gelanggang.user', u ?? '');
    },
    [token, JSON.stringify(user)],
  );
}

/** Where the id in an address comes from: a list of the API, and the field of its first row. */
const ID_OF: readonly [RegExp, string, string?][] = [
  [/^\/(admin\/(tanding|drawing)\/match|periksa-undian|bagan\/:slug\/tanding)\/:?/, '/pools'],
  [/^\/bagan\/:slug\/seni\/:/, '/seni/matches', 'pools.0.id'],
  [/^\/admin\/tanding\/edit\//, '/pools', 'drawing_id'],
  [/^\/admin\/seni\/match\//, '/seni/matches', 'pools.0.id'],
  [/^\/admin\/seni\/edit\//, '/seni/matches', 'drawing_ids.0'],
  [/^\/pesilat\//, `/entry-lists/${SLUG}/athletes`],
  [/^\/kontingen\//, `/entry-lists/${SLUG}/athletes`, 'contingent_id'],
  [/^\/provinsi\//, `/entry-lists/${SLUG}`, 'provinces.0.id'],
  [/^\/(admin\/arena|overlay|siaran)\//, '/arenas'],
  [/^\/(admin\/past-events|kejuaraan-lampau)\//, '/past-events'],
  [/^\/(admin\/rankings|peringkat)\//, '/rankings'],
  [/^\/admin\/(contingent|entry-check)\//, '/contingents'],
  [/^\/admin\/team-members\//, '/team-members'],
  [/^\/admin\/tournament-category\//, '/tournament-match-categories'],
  [/^\/admin\/tournament-arena\//, '/tournament-arenas'],
  [/^\/admin\/tournament-activity\//, '/tournament-activities'],
  [/^\/admin\/bank-account\//, '/tournament-bank-accounts'],
  [/^\/admin\/contact-person\//, '/tournament-contact-persons'],
  [/^\/admin\/classes\//, '/category-classes'],
  [/^\/admin\/match-clasification\//, '/match-clasifications'],
  [/^\/admin\/payment\//, '/billings'],
  [/^\/admin\/tournament-schedule\/tanding\//, '/match-schedules?kind=tanding'],
  [/^\/admin\/tournament-schedule\/seni\//, '/match-schedules?kind=seni'],
  [/^\/admin\/navigation\//, '/navigation-menus'],
  [/^\/admin\/users\//, '/users'],
  [/^\/admin\/rule-sets\//, '/rule-sets', 'set.id'],
];

/** The address of a page of the demo; an id that no list is known for is the tournament's. */
export async function addressOf(
  path: string,
  request: APIRequestContext,
  headers: Headers,
  demo: Demo,
): Promise<string> {
  const { tournamentId, arenaId } = demo;
  const known = ID_OF.find(([pattern]) => pattern.test(path));
  let id: unknown = tournamentId;
  if (known && path.includes(':')) {
    const [, list, field = 'id'] = known;
    const query = `${list.includes('?') ? '&' : '?'}tournament_id=${tournamentId}`;
    const { data } = await answerOf<{ data: unknown }>(request, `${list}${query}`, headers);
    id = field
      .split('.')
      .reduce<unknown>(
        (value, key) => (value as Record<string, unknown> | undefined)?.[key],
        Array.isArray(data) ? data[0] : data,
      );
    id ??= tournamentId;
  }
  const address = path
    .replace(/:slug\b/, SLUG)
    .replace(/:tournament\b/, String(tournamentId))
    .replace(/:\w+/g, String(id));
  // a whole day of rows is looked at for a minute; one arena has all that they have
  return /^\/schedule\/:slug/.test(path) ? `${address}?arena=${arenaId}` : address;
}

/** Within the application, as a link does: nothing is loaded twice. */
export async function open(page: Page, address: string): Promise<void> {
  await expect(page.locator('#root[inert]'), 'the application is there').toHaveCount(0);
  await page.evaluate((to) => {
    // where it is already, nothing goes
    if (location.pathname + location.search === to) return;
    document.querySelectorAll('h1').forEach((title) => title.setAttribute('data-before', ''));
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  await settled(page);
}

export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#root[inert]'), 'the application is there').toHaveCount(0);
  await expect(page.locator('[data-before]'), 'the page before is gone').toHaveCount(0);
  await expect(page.locator('h1, [role=alert]').first()).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Each page once: of a form the address with a record in it, which stands last. Papers are the worker's. */
export const PAGES = [...new Map(routeTable().map((row) => [row.page, row])).values()].filter(
  ({ layout }) => layout !== 'bare',
);
export const isOpen = ({ layout }: RouteRow): boolean => layout === 'public' || layout === 'login';

// Every admin page opens for who may see it only; and a walk over the whole app asks no address but its own, so that a
// hall without internet misses nothing.
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { ROLES } from '@gelanggang/contract/permissions';
import { ROUTES } from '../src/app/routes';

const FORBIDDEN = 'Akun Anda tidak punya izin untuk halaman ini.';

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill('gelanggang-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

/** As a link would: without loading the app anew. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('a page whose permission an account lacks is shut, and says so', async ({ page }) => {
  test.slow();
  await signIn(page, 'operator@gelanggang.test');
  const mayOpen: readonly string[] = ROLES.operator.permissions;
  const shut = ROUTES.filter(
    ({ layout, permission }) => layout === 'admin' && permission && !mayOpen.includes(permission),
  );
  expect(shut.length).toBeGreaterThan(40);
  for (const { path } of shut) {
    await visit(page, '/admin/account');
    await expect(page.getByText(FORBIDDEN)).toHaveCount(0);
    await visit(page, path.replace(/:\w+/g, '1'));
    await expect(page.getByText(FORBIDDEN), path).toBeVisible();
  }
});

test('nobody gets an admin page without signing in', async ({ page }) => {
  await page.goto('/');
  for (const { path } of ROUTES.filter(({ layout }) => layout === 'admin')) {
    await visit(page, path.replace(/:\w+/g, '1'));
    await expect(page, path).toHaveURL(/\/admin\/login\?next=/);
  }
});

/** Every address that a page of this context asks for, sockets too. */
function watch(context: BrowserContext): Set<string> {
  const asked = new Set<string>();
  const note = (address: string) => {
    if (/^(https?|wss?):/.test(address)) asked.add(new URL(address).host);
  };
  context.on('request', (request) => note(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())));
  return asked;
}

const PUBLIC_PAGES = [
  '/',
  '/tentang-kami',
  '/detail',
  '/detail/piala-gelanggang',
  '/registration/gelanggang-open',
  '/schedule',
  '/schedule/piala-gelanggang/tanding',
  '/schedule/live/piala-gelanggang/tanding',
  '/schedule/live/piala-gelanggang/seni',
  '/display',
  '/api/docs',
];
const ADMIN_PAGES = [
  '/admin',
  '/admin/tournament/edit/1',
  '/admin/tanding/show/1',
  '/admin/match-chart',
  '/admin/team-members',
  '/admin/payment',
  '/admin/tournament-schedule',
  '/tournament-insight/1',
  '/admin/displays',
  '/admin/users',
  '/admin/system',
  '/admin/personal-data',
];

test('a walk over public, admin and display pages asks no address outside', async ({ browser, baseURL }, {
  project,
}) => {
  test.slow();
  const context = await browser.newContext({ ...project.use, baseURL });
  const asked = watch(context);
  const page = await context.newPage();
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    await expect(page.locator('main, h1, h2, .swagger-ui, [data-code]').first(), path).toBeVisible();
  }
  await signIn(page, 'admin@gelanggang.test');
  for (const path of ADMIN_PAGES) {
    await page.goto(path);
    await expect(page.locator('main, h1, h2').first(), path).toBeVisible();
  }
  expect([...asked]).toEqual([new URL(baseURL ?? '').host]);
  await context.close();
});

// Every admin page opens for who may see it only.
// A long walk: `npm test` leaves it to .ci/run and `npm run check`.
import { expect, type Page } from '@playwright/test';
import { ROLES } from '@gelanggang/contract/permissions';
import { ROUTES } from '../src/site/all-routes';
import { signIn } from './sign-in';
import { test } from './test';

const FORBIDDEN = 'Akun Anda tidak punya izin untuk halaman ini.';

/** As a link would: without loading the app anew. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('a page whose permission an account lacks is shut, and says so', async ({ page }) => {
  test.slow();
  await signIn(page, '/admin', 'operator');
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

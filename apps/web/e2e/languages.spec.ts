// One page, one language: how it is chosen and kept.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demoOf } from './demo-pages';
import { SLUG } from './demo-tournaments';
import { bearer, signIn } from './sign-in';
import { test } from './test';

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

test('a language that the server is still building is not chosen, and the chooser says so', async ({ page }) => {
  await page.route('**/app.en.webmanifest', (route) => route.fulfill({ status: 404 }));
  await page.goto('/detail');
  await page.locator('#root:not([inert])').waitFor();
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('button', { name: 'English' }).click();
  await expect(foot.getByRole('alert')).toHaveText('Bahasa ini masih disiapkan server. Coba lagi sebentar lagi.');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('a link opens a page in its language, which is then chosen; the address is that of the page', async ({ page }) => {
  await page.goto('/detail?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/detail$/);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

async function newAccount(request: APIRequestContext) {
  const email = `bahasa-${Date.now()}@contoh.test`;
  const password = 'bahasa-gelanggang';
  const made = await request.post('/api/register', {
    data: { person_responsible: 'Mira', email, password, password_confirmation: password },
  });
  expect(made.ok(), await made.text()).toBe(true);
  return { email, password };
}

test(
  'an account that chose a language goes back to what the site speaks',
  { tag: '@both' },
  async ({ page, request }) => {
    const { email, password } = await newAccount(request);
    await signIn(page, '/admin/account', { email, password });
    const html = page.locator('html');
    await page.getByRole('button', { name: 'English', exact: true }).click();
    await expect(html).toHaveAttribute('lang', 'en');
    const choices = page.getByRole('group', { name: 'Language' });
    const pressed = choices.getByRole('button', { pressed: true });
    await expect(pressed).toHaveText('English');
    await choices.getByRole('button', { name: 'As the site' }).click();
    await expect(html).toHaveAttribute('lang', 'id');
    await expect(page.getByRole('button', { name: 'Seperti situs', pressed: true })).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('gelanggang_lang');
  },
);

test('an account brings its language along when it signs in', async ({ page, request }) => {
  const { email, password } = await newAccount(request);
  const headers = await bearer(request, { email, password });
  expect((await request.put('/api/user/language', { headers, data: { language: 'en' } })).ok()).toBe(true);
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Contingents', exact: true }).first()).toBeVisible();
});

const speak = async (request: APIRequestContext, language: string | null): Promise<void> => {
  const headers = await bearer(request, 'admin');
  const { tournamentId } = await demoOf(request);
  const said = await request.put(`/api/tournaments/${tournamentId}/screen-language`, {
    headers,
    data: { language },
  });
  expect(said.ok()).toBe(true);
};

test('screens and overlays speak the language of their tournament, whatever this browser reads', async ({
  page,
  request,
}) => {
  const { arenaId } = await demoOf(request);
  await speak(request, 'en');
  await page.goto(`/overlay/${arenaId}`);
  await expect(page).toHaveURL(/\?lang=en$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await speak(request, null);
  await expect(page).toHaveURL(/\/overlay\/\d+$/, { timeout: 60_000 });
  await page.goto('/detail');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('the announcer speaks the language of the tournament, and of a new one at once', async ({ page, request }) => {
  await speak(request, 'en');
  await signIn(page, `/announcer/${SLUG}`, 'operator');
  await expect(page).toHaveURL(/\/announcer\/[^/]+\?lang=en$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await speak(request, null);
  await expect(page).toHaveURL(/\/announcer\/[^/?]+$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

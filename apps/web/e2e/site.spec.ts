// The public site around the tournaments: its text pages lead on, and its foot says what the settings say.
import { type APIRequestContext, expect } from '@playwright/test';
import { answerOf } from './api';
import { bearer } from './sign-in';
import { test } from './test';

/** Answers the new one. */
async function saveContact(request: APIRequestContext): Promise<string> {
  const headers = await bearer(request, 'admin');
  const { data } = await answerOf<{ data: { version: number } }>(request, '/site-settings');
  const phone = `0812 0000 ${1000 + data.version}`;
  const saved = await request.put('/api/site-settings', {
    headers,
    data: { phone, version: data.version },
  });
  expect(saved.status()).toBe(200);
  return phone;
}

test('the text pages are reached from the foot of the page, and fit it', { tag: '@phone' }, async ({ page }) => {
  for (const [link, title] of [
    ['Digital Scoring', 'Digital Scoring'],
    ['Manajemen Kejuaraan', 'Manajemen Kejuaraan'],
    ['Statistik Kejuaraan', 'Statistik Kejuaraan'],
    ['Tentang Kami', 'Tentang Kami'],
    ['Kebijakan Privasi', 'Kebijakan Privasi'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const [width, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(width).toBeLessThanOrEqual(window ?? 0);
  }
});

test('the place of a picture is kept while it is on its way', { tag: '@both' }, async ({ page }) => {
  await page.route('**/*.webp', (route) => route.abort());
  await page.goto('/');
  await page.locator('#root:not([inert])').waitFor();
  const pictures = page.getByRole('figure').getByRole('img');
  await expect(pictures).toHaveCount(5);
  for (const picture of await pictures.all()) {
    const box = await picture.boundingBox();
    expect(box?.height).toBeGreaterThan((box?.width ?? 0) / 2);
  }
});

test('a contact saved in the settings stands at the foot of an open page at once', async ({ page, request }) => {
  await page.goto('/tentang-kami');
  const phone = await saveContact(request);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: phone })).toBeVisible();
});

test('a page that is opened right after that asks again for the settings, and not for its matches', async ({
  page,
  request: api,
}) => {
  await saveContact(api);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const frames = { sent: 0, answered: 0 };
  page.on('websocket', (socket) => {
    socket.on(
      'framesent',
      ({ payload }) => (frames.sent += /"subscribe",\{"topic":"site"/.test(String(payload)) ? 1 : 0),
    );
    socket.on('framereceived', ({ payload }) => (frames.answered += /"snapshot":true/.test(String(payload)) ? 1 : 0));
  });
  await page.goto('/schedule/live/piala-gelanggang/tanding');
  await expect(page.locator('[data-connection=live]').first()).toBeVisible();
  await expect.poll(() => frames.sent > 0 && frames.answered >= frames.sent).toBe(true);
  await expect.poll(() => asked).toContain('/api/site-settings');
  expect(asked.filter((path) => path.startsWith('/api/live/'))).toEqual([]);
});

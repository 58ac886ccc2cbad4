// Files that one asks for (issue "The specification's last rows", 12): the browser saves each by itself, once, and
// messages about it cover nothing that can be pressed.
import { expect, type Page } from '@playwright/test';
import { signIn } from './sign-in';
import { test } from './test';

const PRESSABLE = 'a[href], button, input, select, textarea, summary, label, [role=button], [tabindex="0"]';

/** Names of what can be pressed and lies under a message. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate((pressable) => {
    const messages = [...document.querySelectorAll('[data-toast]')];
    const boxes = messages.map((one) => one.getBoundingClientRect());
    return [...document.querySelectorAll(pressable)]
      .filter((one) => !messages.some((message) => message.contains(one)))
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return (
          box.width > 0 &&
          boxes.some((m) => m.left < box.right && m.right > box.left && m.top < box.bottom && m.bottom > box.top)
        );
      })
      .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`);
  }, PRESSABLE);
}

/** Counts what the browser saves. */
function savesOf(page: Page): string[] {
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  return saved;
}

for (const [path, button, file] of [
  ['/admin/contingent', 'Export to Excel', /\.xlsx$/],
  ['/tournament-insight/1', 'PDF', /\.pdf$/],
] as const) {
  test(`a file of ${path} is saved by itself, once, and stays in the bell`, async ({ page }) => {
    await signIn(page, path, 'admin');
    const second = await page.context().newPage();
    await second.goto('/admin');
    const saved = savesOf(page);
    const elsewhere = savesOf(second);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.locator('[data-toast]').first()).toBeVisible();
    await expect.poll(() => covered(page)).toEqual([]);
    await expect.poll(() => saved.length, { timeout: 90_000 }).toBe(1);
    expect(saved[0]).toMatch(file);
    await expect(page.locator('[data-toast=success]').filter({ hasText: 'selesai' })).toBeVisible();
    // that it began is old news by now
    await expect(page.locator('[data-toast]').filter({ hasText: 'dimulai' })).toHaveCount(0);
    await expect.poll(() => covered(page)).toEqual([]);
    await page.getByRole('button', { name: /Pemberitahuan|Lonceng/ }).click();
    await expect(page.getByRole('button', { name: 'Unduh' }).first()).toBeVisible();
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(saved).toHaveLength(1);
    expect(elsewhere).toHaveLength(0);
    await second.close();
  });
}

test('news of the end that comes before the answer is said once, and no beginning follows it', async ({ page }) => {
  await signIn(page, '/admin/contingent', 'admin');
  const saved = savesOf(page);
  // the answer waits until the worker has long told that it is done
  await page.route('**/api/jobs', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    const ended = page.locator('[data-toast=success]').filter({ hasText: 'selesai' });
    await expect(ended).toBeVisible({ timeout: 60_000 });
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  await expect.poll(() => saved.length, { timeout: 90_000 }).toBe(1);
  await expect(page.locator('[data-toast]').filter({ hasText: 'dimulai' })).toHaveCount(0);
});

test('no message covers the bell or anything else that can be pressed', async ({ page }) => {
  await signIn(page, '/admin/contingent', 'admin');
  await page.route('**/api/jobs', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  for (const [path, button] of [
    ['/admin/contingent', 'Export to Excel'],
    ['/admin/team-members', 'Export'],
    ['/admin/payment', 'Excel'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('table').first().getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.locator('[data-toast=error]')).toBeVisible();
    await expect.poll(() => covered(page), { message: path }).toEqual([]);
    await page.mouse.wheel(0, 150);
    await expect.poll(() => covered(page), { message: path }).toEqual([]);
  }
});

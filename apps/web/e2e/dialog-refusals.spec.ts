// What is refused from a dialog: it stays open, says why in itself, and whoever hears the page hears it too.
import { expect, type Page } from '@playwright/test';
import { signIn } from './sign-in';
import { test } from './test';

const LIST = '/admin/tournament-category';

async function askToDelete(page: Page) {
  await signIn(page, LIST, 'organiser');
  await page.getByRole('main').locator('tr [aria-haspopup=menu]').first().click();
  await page.getByRole('menuitem', { name: 'Hapus' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  return question;
}

test('a deletion that is refused stays asked, with the refusal in the question', async ({ page }) => {
  const question = await askToDelete(page);
  const sends = question.getByRole('button', { name: 'Hapus' });
  await sends.focus();
  await page.keyboard.press('Enter');
  const refusal = question.getByRole('alert');
  await expect(refusal).toHaveText(/^Tidak dapat dihapus: masih ada/);
  await expect(sends, 'the keyboard stays where it was').toBeFocused();
  await expect(page.locator('[data-toaster] [data-toast=error]'), 'it is said once').toHaveCount(0);
  // longer than a notice stands, which goes by itself
  await page.waitForTimeout(9_000);
  await expect(refusal).toBeVisible();

  let tries = 0;
  await page.route('**/api/tournament-match-categories/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    tries += 1;
    await expect(refusal, 'another try begins without what was said of the one before').toHaveCount(0);
    if (tries === 1) return route.fulfill({ status: 409, json: { message: 'Baru saja ditolak lagi' } });
    return route.fulfill({ json: { message: 'Sudah dihapus' } });
  });
  await sends.click();
  await expect(refusal).toHaveText('Baru saja ditolak lagi');
  await sends.click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('region', { name: 'Pemberitahuan' })).toContainText('Sudah dihapus');
});

test('what is said while a dialog is open is not hidden from who hears the page', async ({ page }) => {
  const question = await askToDelete(page);
  await expect(page.locator('#root'), 'the page is').toHaveAttribute('aria-hidden', 'true');
  await expect(page.getByRole('region', { name: 'Pemberitahuan' })).toBeAttached();
  await expect(page.locator('[aria-hidden=true] [data-toaster]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
});

test('a wait for an answer can be left from within the dialog that waits', async ({ page }) => {
  const question = await askToDelete(page);
  await page.route('**/api/tournament-match-categories/*', (route) =>
    route.request().method() === 'DELETE' ? new Promise(() => {}) : route.fallback(),
  );
  await question.getByRole('button', { name: 'Hapus' }).click();
  const leave = question.getByRole('button', { name: 'Berhenti menunggu' });
  await expect(leave).toBeVisible({ timeout: 40_000 });
  await leave.focus();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('alert')).toBeVisible();
  await expect(leave).toBeHidden();
});

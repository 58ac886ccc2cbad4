// The first thing anyone sees: the home page opens, at desk and at phone width, without an error.
import { expect } from '@playwright/test';
import { expectToFit } from './fits';
import { test } from './test';

test('the home page opens without an error and fits the screen', { tag: '@both' }, async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page).toHaveTitle(/\S/);
  await expectToFit(page);
  expect(errors).toEqual([]);
});

// Whether a page stays within its window.
import { expect, type Page } from '@playwright/test';

/** Nothing stands beside the window, where one would have to push it sideways to read. */
export async function expectToFit(page: Page): Promise<void> {
  // not `innerWidth`: a phone shows a page that is too wide smaller, and says that its window is as wide
  const beside = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beside, `pixels wider than the window at ${page.url()}`).toBeLessThanOrEqual(0);
}

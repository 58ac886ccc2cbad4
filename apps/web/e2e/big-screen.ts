// A big screen in a hall: opened, and aimed at something by the office.
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import type { Headers } from './api';

/** One that waits, with the code that it shows. */
export async function newScreen(browser: Browser): Promise<{ screen: Page; code: string }> {
  const hall = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const screen = await hall.newPage();
  await screen.goto('/display');
  return { screen, code: (await screen.locator('[data-code]').getAttribute('data-code')) ?? '' };
}

/** `shown`: the tournament, what of it, and the screen's name. */
export async function aim(request: APIRequestContext, headers: Headers, code: string, shown: object): Promise<void> {
  const aimed = await request.put(`/api/displays/${code}`, { headers, data: shown });
  expect(aimed.ok(), await aimed.text()).toBe(true);
}

export async function takeAway(request: APIRequestContext, headers: Headers, code: string): Promise<void> {
  expect((await request.delete(`/api/displays/${code}`, { headers })).ok()).toBe(true);
}

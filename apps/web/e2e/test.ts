// The test of every browser test: what it opens itself, it leaves closed.
import { test as base } from '@playwright/test';

/** A page that stays open goes on listening and drawing beside all tests after it. */
export const test = base.extend<{ closesItsOwn: void }>({
  closesItsOwn: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use();
      await Promise.all(browser.contexts().map((context) => (before.has(context) ? null : context.close())));
    },
    { auto: true },
  ],
});

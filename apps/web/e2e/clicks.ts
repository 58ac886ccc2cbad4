// What a task takes: the presses of a person, counted in the page itself.
import type { Page } from '@playwright/test';

/** Counts from now on, also over pages that are loaded anew. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  const count = () => {
    document.addEventListener('click', (event) => {
      // a label presses its control once more
      const isPress = event.isTrusted && event.detail > 0;
      if (isPress) sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1));
    });
  };
  await page.evaluate(() => sessionStorage.removeItem('clicks'));
  await page.addInitScript(count);
  await page.evaluate(count);
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0));
}

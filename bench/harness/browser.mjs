// The machine's browser, for parts that measure pages.
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';

export async function openBrowser() {
  const { executablePath, libraries } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    env: libraries ? { ...process.env, LD_LIBRARY_PATH: libraries } : undefined,
  });
}

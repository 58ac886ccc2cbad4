// A network as a phone has it in a full hall.
import type { Page } from '@playwright/test';

interface Slowness {
  latencyMs: number;
  bytesPerSecond: number;
}

/** 3G in a hall with a thousand others. */
export const PHONE_SLOWNESS: Slowness = { latencyMs: 300, bytesPerSecond: 200_000 };

export async function slowNetwork(page: Page, { latencyMs, bytesPerSecond }: Slowness): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
}

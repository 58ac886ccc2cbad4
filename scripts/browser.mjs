// Which browser the browser tests use: the one that the worker would print with. Prints its path and libraries as JSON.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { isMain, main, root, Sentence } from './environment.mjs';

const require = createRequire(import.meta.url);
const FINDER = join(root, 'dist/worker/apps/worker/src/pdf/find-chromium.js');

/** Where Puppeteer has put browsers of its own, if it has. */
async function cachedBrowsers() {
  const { default: puppeteer } = await import('puppeteer');
  const paths = await Promise.allSettled(
    ['shell', true].map(async (headless) => puppeteer.executablePath({ headless })),
  );
  return paths.flatMap(({ value }) => value ?? []);
}

export async function findBrowser() {
  if (!existsSync(FINDER)) await ensureBuilt(['server']);
  const { findChromium } = require(FINDER);
  try {
    const { executablePath, env } = await findChromium(process.env.PUPPETEER_EXECUTABLE_PATH, await cachedBrowsers());
    return { executablePath, libraries: env?.LD_LIBRARY_PATH ?? null };
  } catch (error) {
    throw new Sentence(error.message);
  }
}

if (isMain(import.meta)) await main(async () => void process.stdout.write(JSON.stringify(await findBrowser())));

// Browser tests: the built system on data of its own, one for each worker, at desk and at phone width.
import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

/** Asked once: Playwright reads this file again in each of its workers. */
const once = (name: string, ask: () => string): string => (process.env[name] ??= ask());
const run = (script: string): string =>
  execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '';
const freePort = (): number => Number(run('scripts/environment.mjs'));

interface System {
  port: number;
  /** Where a test asks for the API to be killed. */
  control: number;
}

/** One for each worker: its tests have a system to themselves, and run in it one after the other. */
const WORKERS = Number(process.env.E2E_WORKERS || 2);
const systems: System[] = JSON.parse(
  once('E2E_SYSTEMS', () =>
    JSON.stringify(Array.from({ length: WORKERS }, () => ({ port: freePort(), control: freePort() }))),
  ),
);
/** A worker that takes the place of one that ended takes its system too. */
const own = systems[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
if (!own) throw new Error(`There are ${systems.length} systems; start no more workers than E2E_WORKERS.`);
process.env.E2E_CONTROL = String(own.control);
const browser: { executablePath: string; libraries: string | null } = JSON.parse(
  once('E2E_BROWSER', () => run('scripts/browser.mjs')),
);
const report = process.env.E2E_REPORT;

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results',
  // Not a measure of speed: a loaded machine may take its time, a hanging test ends all the same.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // A second try is reported as flaky, with its trace; it keeps one hiccup of the machine from hiding all other answers.
  retries: process.env.CI ? 1 : 0,
  workers: systems.length,
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${own.port}`,
    // A press that finds nothing is told as that step, before its test ends.
    actionTimeout: 120_000,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // what is kept on the device is for the tests that ask for it
    serviceWorkers: 'block',
    // what moves is drawn sixty times a second, skeletons as long as an answer is awaited; where motion is the point, a file asks for it
    reducedMotion: 'reduce',
    // kept of a first try, it takes two fifths of the processor's time; by hand: --trace on
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: browser.executablePath,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      env: browser.libraries ? { ...process.env, LD_LIBRARY_PATH: browser.libraries } : undefined,
    },
  },
  projects: [
    // A test runs at a desk. Where layout or touch is the point, it says so itself: `{ tag: '@phone' }` runs it at phone
    // width instead, `{ tag: '@both' }` at both.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node apps/web/e2e/server.mjs',
    url: `http://127.0.0.1:${systems[0]?.control}/ready`,
    timeout: 600_000,
    stdout: 'pipe',
    env: { E2E_SYSTEMS: JSON.stringify(systems), E2E_PARENT: 'playwright' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});

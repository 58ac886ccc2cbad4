// Browser tests: the built system on data of its own, at desk and at phone width.
import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

/** Asked once: Playwright reads this file again in each of its workers. */
function once(name: string, script: string): string {
  const answer = () => execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim().split('\n').at(-1);
  return (process.env[name] ??= answer()) ?? '';
}

const port = once('E2E_PORT', 'scripts/environment.mjs');
/** Where a test asks for the API to be killed. */
const control = once('E2E_CONTROL', 'scripts/environment.mjs');
const browser: { executablePath: string; libraries: string | null } = JSON.parse(
  once('E2E_BROWSER', 'scripts/browser.mjs'),
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
  // Two cores: the system under test needs one of them.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // what is kept on the device is for the tests that ask for it
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      env: browser.libraries ? { ...process.env, LD_LIBRARY_PATH: browser.libraries } : undefined,
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desk/,
      // made at a desk, or opening its own phone beside it
      testIgnore: [
        'arena-control',
        'arena-seni',
        'displays',
        'doors',
        'draw-show',
        'first-draw',
        'live-tabs',
        'main-job',
        'own-address',
        'payments',
        'schedule-board',
        'schedule-forms',
        'scoring',
        'scoring-rule',
        'seni-judges',
        'tanding-trust',
      ].map((name) => `**/${name}.spec.ts`),
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node apps/web/e2e/server.mjs',
    url: `http://127.0.0.1:${port}/api/health/ready`,
    timeout: 600_000,
    stdout: 'pipe',
    env: { PORT: port, E2E_CONTROL: control },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});

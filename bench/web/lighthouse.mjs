// Measures the public pages of a running system as a phone sees them: `node bench/web/lighthouse.mjs [http://localhost:3000]`.
// Targets H1: script, requests, layout shift, largest paint and Lighthouse's four scores. Lighthouse comes by npx;
// npm run bench measures the same without it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../scripts/browser.mjs';
import { root } from '../../scripts/environment.mjs';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const SCORES = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 };
/** Compressed script of a first load, without what comes after the first paint. */
const SCRIPT_BYTES = 170_000;
const SHIFT = 0.02;
const LARGEST_PAINT_MS = 2_000;
/** The socket's client is asked for once the page stands. */
const AFTER_PAINT = /socket\.io-client|\/esm-|\/travel-/;

const base = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '');
const folder = mkdtempSync(join(tmpdir(), 'gelanggang-lighthouse-'));

/** What crosses the wire by https; a plain http answer in the bench is packed worse. */
function brotliSize(url) {
  const file = join(root, 'dist/web', new URL(url).pathname);
  const packed = [`${file}.br`, file].find((one) => existsSync(one));
  return packed ? statSync(packed).size : 0;
}

function measure(path, browser) {
  const report = join(folder, 'report.json');
  const flags = ['--quiet', '--output=json', `--output-path=${report}`, '--chrome-flags=--headless=new --no-sandbox'];
  const run = spawnSync('npx', ['--yes', LIGHTHOUSE, `${base}${path}`, ...flags], {
    env: {
      ...process.env,
      CHROME_PATH: browser.executablePath,
      ...(browser.libraries ? { LD_LIBRARY_PATH: browser.libraries } : {}),
    },
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr.slice(-2000));
  return JSON.parse(readFileSync(report, 'utf8'));
}

function tell(path, { categories, audits }) {
  const requests = audits['network-requests'].details.items;
  const scripts = requests.filter(({ resourceType, url }) => resourceType === 'Script' && !AFTER_PAINT.test(url));
  const figures = {
    ...Object.fromEntries(Object.keys(SCORES).map((name) => [name, Math.round(categories[name].score * 100)])),
    script: scripts.reduce((sum, { url }) => sum + brotliSize(url), 0),
    requests: requests.length,
    blocking: Math.round(audits['total-blocking-time'].numericValue),
    paint: Math.round(audits['largest-contentful-paint'].numericValue),
    shift: Number(audits['cumulative-layout-shift'].numericValue.toFixed(4)),
  };
  const misses = [
    ...Object.entries(SCORES)
      .filter(([name, least]) => figures[name] < least)
      .map(([name]) => name),
    ...(figures.script > SCRIPT_BYTES ? ['script'] : []),
    ...(figures.shift > SHIFT ? ['shift'] : []),
    ...(figures.paint > LARGEST_PAINT_MS ? ['paint'] : []),
  ];
  console.log(
    `${path}\n  ${Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}${misses.length ? `\n  MISSES ${misses.join(', ')}` : ''}`,
  );
  // what is wrong beyond speed, which depends on the machine
  for (const name of ['accessibility', 'best-practices', 'seo']) {
    for (const { id } of categories[name].auditRefs) {
      if (audits[id].score !== null && audits[id].score < 1) console.log(`  ${name}: ${audits[id].title}`);
    }
  }
  return misses.length === 0;
}

const highlight = await (await fetch(`${base}/api/tournaments/highlight`)).json();
const slug = (highlight?.data ?? highlight)?.slug;
if (!slug) throw new Error(`${base} has no active tournament to measure.`);
const browser = await findBrowser();
try {
  const pages = ['/', `/detail/${slug}`, `/schedule/${slug}/tanding`, `/schedule/live/${slug}/tanding`];
  const kept = pages.map((path) => tell(path, measure(path, browser)));
  process.exitCode = kept.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

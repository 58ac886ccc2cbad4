// What a phone is sent as script for a public page, in the built files as they travel (Brotli): counted, so that it stays.
import { expect } from '@playwright/test';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PageScripts } from '../../api/src/web-pages/page-scripts';
import { test } from './test';

const WEB = join(__dirname, '../../../dist/web');

/** By the page's file below src/features: kB, what each has now. The goal is 170 (docs/performance.md): none may grow. */
const MOST: Readonly<Record<string, number>> = {
  'marketing/home': 187,
  'marketing/about': 161,
  'marketing/privacy': 159,
  'marketing/digital-scoring': 165,
  'marketing/tournament-management': 165,
  'marketing/tournament-statistics': 165,
  'tournaments/gallery': 160,
  'tournaments/tournament-detail': 165,
  'medals/medals': 170,
  'brackets/tanding-brackets': 170,
  'brackets/seni-brackets': 170,
  'brackets/tanding-bracket': 196,
  'brackets/seni-bracket': 199,
  'schedules/planned-tanding': 195,
  'schedules/planned-seni': 195,
  'schedules/live-tanding': 196,
  'schedules/live-seni': 196,
  'schedules/follow': 195,
};

const scripts = new PageScripts(WEB);

/** Small files are sent as they are. */
function sent(file: string): number {
  return Math.min(
    ...[file, `${file}.br`].map((one) => statSync(join(WEB, one), { throwIfNoEntry: false })?.size ?? Infinity),
  );
}

function kilobytesOf(page: string): number {
  const { run, ahead } = scripts.of(`src/features/${page}.page.tsx`);
  expect(
    ahead.some((file) => file.includes('.page-')),
    `${page} is built as a file of its own`,
  ).toBe(true);
  return [...new Set([...run, ...ahead])].reduce((sum, file) => sum + sent(file), 0) / 1000;
}

test('public pages are sent no more script than they are allowed', () => {
  const figures = Object.keys(MOST).map((page) => [page, kilobytesOf(page)] as const);
  const over = figures.filter(([page, size]) => size > (MOST[page] ?? 0));
  expect(over.map(([page, size]) => `${page}: ${size.toFixed(1)} kB instead of ${MOST[page]}`)).toEqual([]);
});

// What a phone is sent as script for a public page, in the built files as they travel (Brotli): counted, so that it stays.
import { expect } from '@playwright/test';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PageScripts } from '../../api/src/web-pages/page-scripts';
import { test } from './test';

const WEB = join(__dirname, '../../../dist/web');

/** By the page's file below src/features: kB, a little over what each has now. The goal is 170. */
const MOST: Readonly<Record<string, number>> = {
  'marketing/home': 165,
  'marketing/about': 138,
  'marketing/privacy': 136,
  'marketing/digital-scoring': 145,
  'marketing/tournament-management': 145,
  'marketing/tournament-statistics': 145,
  'tournaments/gallery': 140,
  'tournaments/tournament-detail': 146,
  'medals/medals': 152,
  'entry-lists/entry-list': 160,
  'open-feed/open-data': 148,
  'schedules/homes/entry-home': 170,
  'schedules/homes/contingent-home': 170,
  'scoring/recap/recap': 169,
  'brackets/tanding-brackets': 161,
  'brackets/seni-brackets': 161,
  'brackets/tanding-bracket': 164,
  'brackets/seni-bracket': 165,
  'schedules/planned-tanding': 168,
  'schedules/planned-seni': 168,
  'schedules/live-tanding': 170,
  'schedules/live-seni': 170,
  'schedules/follow': 170,
  'past-events/past-events': 154,
  'past-events/past-event': 155,
  'rankings/rankings': 141,
  'rankings/ranking': 154,
  'rankings/ranked': 155,
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

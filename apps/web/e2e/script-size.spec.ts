// What a phone is sent as script for a public page, in the built files as they travel (Brotli): counted, so that it stays.
import { expect } from '@playwright/test';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PageScripts } from '../../api/src/web-pages/page-scripts';
import { test } from './test';

const WEB = join(__dirname, '../../../dist/web');

/** By the page's file below src/features: kB, a little over what each has now. The goal is 170. */
const MOST: Readonly<Record<string, number>> = {
  'marketing/home': 164,
  'marketing/about': 138,
  'marketing/privacy': 136,
  'marketing/digital-scoring': 144,
  'marketing/tournament-management': 144,
  'marketing/tournament-statistics': 144,
  'tournaments/gallery': 139,
  'tournaments/tournament-detail': 146,
  'medals/medals': 151,
  'entry-lists/entry-list': 159,
  'open-feed/open-data': 147,
  'schedules/homes/entry-home': 169,
  'schedules/homes/contingent-home': 168,
  'scoring/recap/recap': 167,
  'brackets/tanding-brackets': 159,
  'brackets/seni-brackets': 159,
  'brackets/tanding-bracket': 163,
  'brackets/seni-bracket': 164,
  'schedules/planned-tanding': 167,
  'schedules/planned-seni': 167,
  'schedules/live-tanding': 169,
  'schedules/live-seni': 169,
  'schedules/follow': 169,
  'past-events/past-events': 154,
  'past-events/past-event': 155,
  'rankings/rankings': 140,
  'rankings/ranking': 152,
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

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
  'marketing/about': 137,
  'marketing/privacy': 135,
  'marketing/digital-scoring': 144,
  'marketing/tournament-management': 144,
  'marketing/tournament-statistics': 144,
  'tournaments/gallery': 139,
  'tournaments/tournament-detail': 144,
  'medals/medals': 151,
  'entry-lists/entry-list': 160,
  'open-feed/open-data': 147,
  'schedules/homes/entry-home': 170,
  'schedules/homes/contingent-home': 170,
  'scoring/recap/recap': 167,
  'brackets/tanding-brackets': 160,
  'brackets/seni-brackets': 160,
  'brackets/tanding-bracket': 164,
  'brackets/seni-bracket': 165,
  'schedules/planned-tanding': 168,
  'schedules/planned-seni': 168,
  'schedules/live-tanding': 170,
  'schedules/live-seni': 170,
  'schedules/follow': 169,
  'past-events/past-events': 153,
  'past-events/past-event': 154,
  'rankings/rankings': 139,
  'rankings/ranking': 152,
  'rankings/ranked': 154,
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

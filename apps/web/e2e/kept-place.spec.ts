// A busy hall: results fall and matches are called, and what a spectator reads on a phone stays where it is.
import { expect, type Page } from '@playwright/test';
import type { LiveMatch } from '@gelanggang/contract/live';
import { post } from './api';
import { SLUG, snapshotOf } from './demo-tournaments';
import { bearer } from './sign-in';
import { test } from './test';

const PAGE = `/schedule/live/${SLUG}/tanding`;
/** What Core Web Vitals calls good is five times this. */
const MOST_SHIFT = 0.02;
const BUSY_MS = 10_000;
/** Between two results: about what twenty matches take at sixty times the pace of a hall. */
const PACE_MS = 2_500;

/** Where the reader is, in px from the top of the page: where one arena ends and the next begins, at the top, within an arena. */
const PLACES: ((page: Page) => Promise<number>)[] = [
  // first: later an arena has more results than it shows, and is as high with one more
  (page) =>
    page.evaluate(() => (document.querySelectorAll('[data-kept-part]')[1]?.getBoundingClientRect().top ?? 0) - 350),
  () => Promise.resolve(0),
  () => Promise.resolve(900),
];

declare global {
  interface Window {
    shifts: { at: number; by: number; what: string }[];
  }
}

function watchShifts(): void {
  const isWatched = 'shifts' in window;
  window.shifts = [];
  if (isWatched) return;
  new PerformanceObserver((list) => {
    type Shift = PerformanceEntry & { value: number; sources?: { node?: Node }[] };
    for (const { startTime, value, sources } of list.getEntries() as Shift[]) {
      const what = (sources ?? []).map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
      window.shifts.push({ at: startTime, by: value, what });
    }
  }).observe({ type: 'layout-shift' });
}

/** The most that moved within any ten seconds. */
async function mostShift(page: Page): Promise<{ most: number; shifts: Window['shifts'] }> {
  const shifts = await page.evaluate(() => window.shifts);
  const within = (from: number) => shifts.filter(({ at }) => at >= from && at < from + BUSY_MS);
  return { most: Math.max(0, ...shifts.map(({ at }) => within(at).reduce((sum, { by }) => sum + by, 0))), shifts };
}

// as most people have it: names and rows move
test.use({ reducedMotion: 'no-preference' });

test(
  'what is read stays where it is while twenty results fall',
  { tag: '@phone' },
  async ({ page, request, context }) => {
    test.setTimeout(240_000);
    const headers = await bearer(request, 'operator');
    const { matches, schedules } = await snapshotOf(request);
    const isKnown = ({ blue, red }: LiveMatch) => blue.state === 'unit' && red.state === 'unit';
    const toCome = (day: string) => {
      const held = new Set(schedules.filter((one) => one.scheduled_date === day).map((one) => one.id));
      return matches.filter((one) => held.has(one.schedule_id ?? 0) && isKnown(one) && one.status === 'scheduled');
    };
    // five of each arena
    const firstOf = (day: string) =>
      [...new Set(toCome(day).map((one) => one.arena_id))].flatMap((arena) =>
        toCome(day)
          .filter((one) => one.arena_id === arena)
          .slice(0, 5),
      );
    // the last day, whose arenas have no result yet, unless the night before left its matches without names
    const days = [...new Set(schedules.map((one) => one.scheduled_date))].sort().reverse();
    const day = days.find((one) => firstOf(one).length > 11) ?? '';
    const chosen = firstOf(day);
    // twenty, where each of four mats has five to come
    expect(chosen.length).toBeGreaterThan(11);
    // a mat holds one match at a time
    for (const { id } of matches.filter((one) => one.status === 'ongoing')) {
      await post(request, headers, `/matches/${id}/result`, { winner: 'blue', win_kind: 'teknik' });
    }
    await page.goto(`${PAGE}?date=${day}`);
    await expect(page.locator('[data-connection=live]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const medals = await context.newPage();
    const readMedals = async () => {
      await medals.goto(`/medali/${SLUG}`);
      await expect(medals.getByRole('table')).toBeVisible();
      await medals.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      await medals.waitForTimeout(500);
      await medals.evaluate(watchShifts);
    };
    await page.bringToFront();
    const results: { match: LiveMatch; id: number }[] = [];
    const play = async (match: LiveMatch) => {
      const data = { winner: 'blue', win_kind: 'angka', blue_score: 12, red_score: 9 };
      await post(request, headers, `/matches/${match.id}/call`);
      await post(request, headers, `/matches/${match.id}/start`);
      await page.waitForTimeout(400);
      results.push({
        match,
        id: (await post<{ data: { result: { id: number } } }>(request, headers, `/matches/${match.id}/result`, data))
          .data.result.id,
      });
      await expect(page.locator(`[data-match="${match.id}"][data-status=finished]`).first()).toBeAttached();
    };
    try {
      for (const [at, place] of PLACES.entries()) {
        const part = chosen.filter((_, index) => index % PLACES.length === at);
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), await place(page));
        await page.waitForTimeout(500);
        await page.evaluate(watchShifts);
        for (const match of part) {
          await play(match);
          await page.waitForTimeout(PACE_MS);
        }
        await page.waitForTimeout(500);
        const { most, shifts } = await mostShift(page);
        expect(most, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFT);
        // medals are followed beside it: right after midnight the first of them fell just now
        if (at === 0) await readMedals();
        await page.bringToFront();
      }
      const { most, shifts } = await mostShift(medals);
      expect(most, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFT);
    } finally {
      for (const { match, id } of results.reverse()) {
        await post(request, headers, `/matches/${match.id}/result/withdraw`, { result_id: id, reason: 'Ditarik' });
      }
    }
  },
);

// Ten spectators on one live page: after twenty results, a burst and corrections among them, each sees what the database holds.
// A long walk: `npm test` leaves it to .ci/run and `npm run check`.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { type Headers } from './api';
import { snapshotOf } from './demo-tournaments';
import { bearer } from './sign-in';
import { test } from './test';

const TABS = 10;
const CHANGES = 20;
/** Ten browsers on one small machine are slow to come. */
const SLOW_MS = 60_000;

/** Posts a step and answers the id of the result that stands now. */
async function step(request: APIRequestContext, headers: Headers, path: string, data: object): Promise<number> {
  const answer = await request.post(`/api/matches/${path}`, { headers, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  const { data: after } = (await answer.json()) as { data: { result: { id: number } | null } };
  return after.result?.id ?? 0;
}

const isFree = ({ status, blue, red }: LiveMatch): boolean =>
  status === 'scheduled' && blue.state === 'unit' && red.state === 'unit';

/** What a row must say of a match. */
const scoreOf = (match: LiveMatch): string =>
  match.blue_score !== null && match.status === 'finished' ? `${match.blue_score}–${match.red_score}` : '';

/** Status and score of each match on the page. */
function shownOn(page: Page): Promise<[string, string][]> {
  return page.locator('[data-match]').evaluateAll((rows) =>
    rows
      .map((row): [string, string] => {
        const texts = [...row.querySelectorAll('span')].map((span) => span.textContent ?? '');
        const score = texts.find((text) => /^\d+–\d+$/.test(text));
        return [row.getAttribute('data-match') ?? '', `${row.getAttribute('data-status')} ${score ?? ''}`];
      })
      .sort(),
  );
}

function heldBy({ matches }: LiveSnapshot, arenaId: number): [string, string][] {
  return matches
    .filter((match) => match.schedule_id !== null && match.arena_id === arenaId)
    .map((match): [string, string] => [String(match.id), `${match.status} ${scoreOf(match)}`])
    .sort();
}

test('ten tabs show twenty results as the database holds them', async ({ browser, request }, { project }) => {
  test.setTimeout(300_000);
  const headers = await bearer(request, 'admin');
  const { arenas, matches } = await snapshotOf(request);
  const freeIn = (arenaId: number) => matches.filter((one) => one.arena_id === arenaId && isFree(one));
  const arenaId = arenas.map(({ id }) => id).sort((a, b) => freeIn(b).length - freeIn(a).length)[0] ?? 0;
  const chosen = freeIn(arenaId).slice(-CHANGES / 2);
  expect(chosen.length, 'matches that are still to be held').toBeGreaterThan(2);

  const context = await browser.newContext(project.use);
  const tabs: Page[] = [];
  for (let tab = 0; tab < TABS; tab++) {
    const page = await context.newPage();
    // one arena on all days: a filter unfolds its lists
    await page.goto(`/schedule/live/piala-gelanggang/tanding?date=semua&arena=${arenaId}`);
    await expect(page.locator('[data-connection=live]')).toBeVisible({ timeout: SLOW_MS });
    tabs.push(page);
  }

  // a burst: every chosen match at once; then corrections, one after the other, until twenty results have changed
  const results = await Promise.all(
    chosen.map((match) => step(request, headers, `${match.id}/walkover`, { winner: 'blue' })),
  );
  try {
    for (let change = chosen.length; change < CHANGES; change++) {
      const index = change % chosen.length;
      const match = chosen[index];
      if (!match) throw new Error('There is no such match.');
      const winner = change % 2 === 0 ? 'red' : 'blue';
      const score =
        winner === 'red' ? { blue_score: change, red_score: change + 1 } : { blue_score: 40, red_score: change };
      const data = { winner, win_kind: 'angka', ...score, corrects_result_id: results[index], reason: 'Dikoreksi' };
      results[index] = await step(request, headers, `${match.id}/result`, data);
    }
    await everyTabHolds(tabs, request, arenaId);
  } finally {
    // what was taken is given back: others play these matches
    for (const [index, match] of [...chosen.entries()].reverse()) {
      await step(request, headers, `${match.id}/result/withdraw`, { result_id: results[index], reason: 'Ditarik' });
    }
  }
  await everyTabHolds(tabs, request, arenaId);
  await context.close();
});

async function everyTabHolds(tabs: readonly Page[], request: APIRequestContext, arenaId: number): Promise<void> {
  const held = heldBy(await snapshotOf(request), arenaId);
  expect(held.length).toBeGreaterThan(2);
  for (const tab of tabs) await expect.poll(() => shownOn(tab), { timeout: SLOW_MS }).toEqual(held);
}

// A match that the desk counts, seen at once on a phone, a wall and an overlay; its result waits for the announcer, and
// OBS's scenes follow it.
import { expect } from '@playwright/test';
import { MockObs } from '../../../test/setup/mock-obs';
import { post } from './api';
import { aim, newScreen, takeAway } from './big-screen';
import { calledMatch, startedMatch } from './running-match';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const TV = { width: 1920, height: 1080 };

test('what the desk counts stands on phone, wall and overlay; the result when the announcer has told it', async ({
  page,
  browser,
  request,
}) => {
  const [office, operator] = [await bearer(request, 'organiser'), await bearer(request, 'operator')];
  const match = await startedMatch(request, operator);
  const { tournament } = (await (await request.get(`/api/arenas/${match.arena_id}/broadcast`)).json()).data as {
    tournament: { id: number };
  };
  const wait = (waits: boolean) =>
    request.put(`/api/tournaments/${tournament.id}/broadcast`, {
      headers: office,
      data: { waits_for_announcer: waits },
    });
  expect((await wait(true)).ok()).toBe(true);

  const hall = await browser.newContext({ viewport: TV });
  const overlay = await hall.newPage();
  await overlay.goto(`/overlay/${match.arena_id}?sudut=tukar`);
  const { screen: wall, code } = await newScreen(browser);
  const shown = { name: `Siaran ${code}`, tournament_id: tournament.id, show: 'arena', arena_id: match.arena_id };
  await aim(request, office, code, shown);
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await phone.goto(`/partai/${match.id}`);

  const score = (on: typeof page) => on.locator('[data-score=blue]').first();
  await expect(score(overlay)).toHaveText('0');
  for (const by of [2, 3]) {
    await post(request, operator, `/matches/${match.id}/count`, { corner: 'blue', by });
  }
  await expect(score(overlay)).toHaveText('5');
  await expect(score(wall)).toContainText('5');
  await expect(phone.getByText('5', { exact: true }).first()).toBeVisible();
  expect(await overlay.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  const corners = overlay.locator('[data-part=score] [data-corner]');
  expect(await corners.evaluateAll((all) => all.map((one) => one.getAttribute('data-corner')))).toEqual([
    'red',
    'blue',
  ]);

  await post(request, operator, `/matches/${match.id}/result`, {
    ...{ winner: 'blue', win_kind: 'angka', blue_score: 5, red_score: 0 },
  });
  await expect(overlay.locator('[data-overlay]')).not.toHaveAttribute('data-overlay', 'score');
  await expect(overlay.locator('[data-part=result]'), 'nobody has told it').toHaveCount(0);
  await signIn(page, '/announcer/piala-gelanggang', 'operator');
  const told = page.locator(`[data-result="${match.id}"]`);
  await told.getByRole('button', { name: 'Umumkan hasil' }).click();
  await expect(told).toHaveCount(0);
  await expect(overlay.locator('[data-part=result]')).toContainText('Menang angka');

  expect((await wait(false)).ok()).toBe(true);
  await takeAway(request, office, code);
  await phone.context().close();
  await hall.close();
});

test('the scenes of OBS follow the mat, and its password is asked for again when it was wrong', async ({
  page,
  request,
}) => {
  const obs = await MockObs.start('rahasia');
  const operator = await bearer(request, 'operator');
  const { match, uncall } = await calledMatch(request, operator);
  await page.goto(`/siaran/${match.arena_id}`);
  await page.getByLabel('Porta server WebSocket').fill(String(obs.port));
  await page.getByLabel('Kata sandi server WebSocket').fill('salah');
  await page.getByRole('button', { name: 'Sambungkan' }).click();
  await expect(page.getByText('OBS menolak kata sandinya.')).toBeVisible();
  await page.getByLabel('Kata sandi server WebSocket').fill('rahasia');
  await page.getByRole('button', { name: 'Sambungkan' }).click();
  await expect(page.getByText('Tersambung ke OBS')).toBeVisible();
  await page.getByLabel('Partai berjalan').selectOption('Partai');
  await page.getByLabel('Tidak ada partai').selectOption('Jeda');
  await post(request, operator, `/matches/${match.id}/start`);
  await expect.poll(() => obs.current).toBe('Partai');
  await expect(page.getByText('Adegan "Partai" ditayangkan.')).toBeVisible();
  await post(request, operator, `/matches/${match.id}/unstart`);
  await expect.poll(() => obs.current, { timeout: 60_000 }).toBe('Jeda');
  await uncall();
  await obs.stop();
});

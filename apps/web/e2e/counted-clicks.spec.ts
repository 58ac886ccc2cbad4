// What the everyday tasks take at most (issue 30). Of the others: an athlete's eight fields in member-form, planning and
// publishing in schedule-board, four panels by one code in seat-codes, nothing to published in tenth-minute.
import { expect } from '@playwright/test';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { countClicks } from './clicks';
import { SLUG, snapshotOf } from './demo-tournaments';
import { newClub, newEntrant, newTournament } from './new-tournament';
import { bearer, signIn } from './sign-in';
import { test } from './test';

test('a parent reads the result of the own athlete with one tap', { tag: '@phone' }, async ({ page, request }) => {
  const { matches } = await snapshotOf(request);
  const over = matches.find((one) => one.status === 'finished' && one.blue.state === 'unit' && one.winner !== null);
  if (!over) throw new Error('The demo has no result yet.');
  const { blue, id } = over;
  await page.goto(`/kapan-saya-main/${SLUG}`);
  await page.getByLabel('Nama pesilat atau kontingen').fill(blue.name);
  await page
    .getByRole('button', { name: `Ikuti ${shownName(blue.name)}`, exact: true })
    .first()
    .click();
  // the link that was passed on to everybody
  await page.goto(`/schedule/live/${SLUG}/tanding`);
  const clicks = await countClicks(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Saya' }).click();
  const own = page.locator(`[data-match="${id}"]`).first();
  await expect(own).toBeInViewport();
  await expect(own).toHaveAttribute('data-status', 'finished');
  expect(await clicks()).toBe(1);
});

test('the office bills a contingent with two clicks', async ({ page, request }) => {
  const [office, manager] = [await bearer(request, 'organiser'), await bearer(request, 'manager')];
  const tournamentId = await newTournament(request, office, {
    ...{ name: 'Piala Dua Klik', start: '2031-07-01', end: '2031-07-02' },
  });
  const digits = String(Date.now()).slice(-4);
  const club = await newClub(request, manager, { name: `Tapak Klik ${digits}`, tournamentId });
  await newEntrant(request, manager, { club, digits });
  await signIn(page, `/admin/contingent?tournament_id=${tournamentId}`, 'organiser');
  const row = page.getByRole('row').filter({ hasText: `Tapak Klik ${digits}` });
  await expect(row).toBeVisible();
  const clicks = await countClicks(page);
  await row.getByRole('button', { name: new RegExp(digits) }).click();
  await page.getByRole('menuitem', { name: 'Buat tagihan' }).click();
  await expect(page).toHaveURL(/\/admin\/payment\/confirm\/\d+/);
  expect(await clicks()).toBe(2);
});

// The council's tablet without a network: what is entered waits in its order, is undone, sent once, or refused with its reason.
import { expect, type Page } from '@playwright/test';
import type { OfficialRow } from '@gelanggang/contract/officials';
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import { answerOf, post } from './api';
import { snapshotOf } from './demo-tournaments';
import { fault, seatedPanel, startedMatch } from './running-match';
import { bearer } from './sign-in';
import { test } from './test';

const SIZE = { width: 768, height: 1024 };

const sheetOf = async (council: Page): Promise<ScoreSheet> => {
  const token = await council.evaluate(() => localStorage.getItem('gelanggang.panel'));
  return (await answerOf<{ data: ScoreSheet }>(council.request, '/panel/sheet', { authorization: `Panel ${token}` }))
    .data;
};
const waiting = (council: Page) => council.locator('[data-waiting]');
const throwBlue = (council: Page) => council.getByRole('button', { name: 'Jatuhan +3: Biru' });

test('entries made without a network are sent once, in their order, when it is back', async ({ browser, request }) => {
  test.setTimeout(180_000);
  const headers = await bearer(request, 'admin');
  const match = await startedMatch(request, headers, ({ age_category: age }) => /Remaja|Dewasa/.test(age));
  const council = await seatedPanel(browser, request, headers, { arenaId: match.arena_id ?? 0, seat: 0 }, SIZE);
  const blue = council.getByRole('region', { name: /^Biru,/ });
  const red = council.getByRole('region', { name: /^Merah,/ });
  await council.getByRole('button', { name: 'Mulai babak 1' }).click();
  await council.getByRole('button', { name: 'Jatuhan +3: Merah' }).click();
  await expect(red.getByText('3', { exact: true })).toBeVisible();
  await expect(waiting(council)).toHaveCount(0);

  await council.context().setOffline(true);
  await throwBlue(council).click();
  await expect(waiting(council)).toHaveAttribute('data-waiting', '1');
  // what waits counts on the tablet, and the next step follows from it
  await expect(blue.getByText('termasuk yang belum terkirim')).toBeVisible();
  await fault(council, 'Merah', 'Sedang', 'Teguran I, −1');
  await fault(council, 'Merah', 'Sedang', 'Teguran II, −2');
  await expect(red.getByText('0', { exact: true })).toBeVisible();
  await throwBlue(council).click();
  // questions and times need the others, and say so
  await expect(council.getByRole('button', { name: 'Verifikasi' })).toBeDisabled();
  // the last throw is undone before it is sent; the one that was sent without an answer too
  await council.locator('[data-unsent]').filter({ hasText: 'Jatuhan Biru' }).first().getByRole('button').click();
  await expect(council.locator('[data-unsent]').filter({ hasText: 'Jatuhan Biru' })).toHaveCount(1);
  await council.context().setOffline(false);
  await expect(waiting(council)).toHaveCount(0);
  await expect(council.locator('[data-refused]')).toHaveCount(0);
  await expect(blue.getByText('termasuk yang belum terkirim')).toBeHidden();
  const sheet = await sheetOf(council);
  expect(sheet.points.filter((one) => one.withdrawn_reason === null).map(({ kind, corner }) => [kind, corner])).toEqual(
    [
      ['throw', 'red'],
      ['throw', 'blue'],
    ],
  );
  expect(sheet.penalties.map(({ step, round }) => [step, round])).toEqual([
    ['teguran-1', 1],
    ['teguran-2', 1],
  ]);

  // what the server has taken although its answer was lost is not entered twice
  let isLost = true;
  await council.route('**/api/panel/throws', async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await throwBlue(council).click();
  await expect.poll(async () => (await sheetOf(council)).points.length).toBe(3);
  await expect(waiting(council)).toHaveCount(0);
  expect((await sheetOf(council)).points).toHaveLength(3);

  // undone after it was sent and its answer was lost: taken back on the sheet
  await council.unroute('**/api/panel/throws');
  await council.route('**/api/panel/throws', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await throwBlue(council).click();
  const unsent = council.locator('[data-unsent]').filter({ hasText: 'Jatuhan Biru' });
  await unsent.getByRole('button', { name: 'Urungkan' }).click();
  await council.unroute('**/api/panel/throws');
  await expect(waiting(council)).toHaveCount(0);
  const undone = (await sheetOf(council)).points.filter((one) => one.withdrawn_reason !== null);
  expect(undone).toMatchObject([{ withdrawn_reason: 'Diurungkan di panel sebelum terkirim.' }]);

  // the table saves what the rules say; the desk has it at once
  await council.getByRole('button', { name: 'Undur diri' }).click();
  const stop = council.getByRole('dialog', { name: 'Undur diri' });
  await stop.getByRole('button', { name: /^Merah,/ }).click();
  await stop.getByRole('button', { name: 'Menyerah' }).click();
  await council.getByRole('button', { name: 'Simpan hasil' }).click();
  await council.getByRole('alertdialog').getByRole('button', { name: 'Simpan hasil' }).click();
  // another match of its arena may be called already: the record says that this one is over
  await expect(async () => {
    const recap = await request.get(`/api/matches/${match.id}/recap`);
    expect(await recap.json()).toMatchObject({ data: { match: { winner: 'blue', win_reason: 'gives-up' } } });
  }).toPass();
  await council.context().close();
});

test('an entry that comes after the match has ended is told, with its reason', async ({ browser, request }) => {
  const headers = await bearer(request, 'admin');
  const match = await startedMatch(request, headers, ({ age_category: age }) => /Remaja|Dewasa/.test(age));
  const { tournament } = await snapshotOf(request);
  const { data: official } = await post<{ data: OfficialRow }>(
    request,
    headers,
    `/tournaments/${tournament.id}/officials`,
    { name: 'Sari Dewi', roles: ['referee-judge'] },
  );
  const council = await seatedPanel(browser, request, headers, { arenaId: match.arena_id ?? 0, seat: 0 }, SIZE);
  await expect(throwBlue(council)).toBeVisible();
  await council.context().setOffline(true);
  await throwBlue(council).click();
  await expect(waiting(council)).toHaveAttribute('data-waiting', '1');
  await post(request, headers, `/matches/${match.id}/result`, { winner: 'red', win_kind: 'teknik' });
  await council.context().setOffline(false);
  const refused = council.locator('[data-refused]');
  // beside the question too, who sits there
  await expect(council.getByRole('button', { name: 'Lanjut tanpa nama' })).toBeVisible();
  await expect(refused).toContainText('Tidak diterima: Jatuhan Biru.');
  await expect(refused).toContainText('sudah selesai');
  await refused.getByRole('button', { name: 'Mengerti' }).click();
  await expect(refused).toHaveCount(0);
  // asked once, also where the page is loaded again
  await council.getByRole('button', { name: 'Lanjut tanpa nama' }).click();
  const waitsForMatch = council.getByText('Menunggu partai berikutnya').first();
  await expect(waitsForMatch).toBeVisible();
  await council.reload();
  await expect(waitsForMatch).toBeVisible();
  await request.delete(`/api/officials/${official.id}`, { headers });
  await council.context().close();
});

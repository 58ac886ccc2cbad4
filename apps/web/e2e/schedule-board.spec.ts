// The auto-schedule from its form to the schedule list: planned by the job, moved by hand and by keys, taken as drafts.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { answerOf, post } from './api';
import { countClicks } from './clicks';
import { openTournament } from './demo-tournaments';
import { freeMatches } from './free-matches';
import { bearer, signIn } from './sign-in';
import { test } from './test';

/** The open tournament with four drawn pools, two arenas and nothing planned, not even by a try before: else what it has counts. */
async function drawnTournament(request: APIRequestContext): Promise<number> {
  const headers = await bearer(request, 'organiser');
  const { id } = await openTournament(request);
  await freeMatches(request, headers, id);
  const { data: left } = await answerOf<{ data: { id: number } | null }>(
    request,
    `/tournaments/${id}/auto-schedule`,
    headers,
  );
  if (left) await request.delete(`/api/auto-schedules/${left.id}`, { headers });
  const { data: pools } = await answerOf<{ data: { pool_id: number; matches_count: number }[] }>(
    request,
    `/pools?tournament_id=${id}`,
    headers,
  );
  const undrawn = pools.filter(({ matches_count: count }) => count === 0);
  for (const { pool_id } of undrawn.slice(0, 4)) {
    await post(request, headers, `/pools/${pool_id}/generate-bracket`);
  }
  const { data: arenas } = await answerOf<{ data: unknown[] }>(request, `/tournaments/${id}/arenas`);
  for (let n = arenas.length; n < 2; n++) {
    const data = { tournament_id: id, name: `Gelanggang Papan ${n + 1}` };
    await post(request, headers, '/tournament-arenas', data);
  }
  return id;
}

/** Every message that comes up from now on, the ones that went again too. */
async function allSaid(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const all = () => [...document.querySelectorAll('[data-toast]')];
    const before = new Set(all());
    const said = new Set<string>();
    Object.assign(window, { said });
    const read = () => all().forEach((one) => before.has(one) || said.add(one.textContent));
    new MutationObserver(read).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said]);
}

test('a plan is asked for, moved about on its board, and taken as draft schedules', async ({ page, request }) => {
  const tournamentId = await drawnTournament(request);
  await signIn(page, '/admin/tournament-schedule', 'organiser');
  await page.getByRole('link', { name: 'Jadwal otomatis' }).click();
  await expect(page.getByRole('heading', { name: 'Jadwal Otomatis' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Turnamen' }).selectOption(String(tournamentId));

  // a fault is said where it is, and what was typed stays
  const change = page.getByLabel('Jeda ganti partai (menit)');
  await change.fill('61');
  await page.getByRole('button', { name: 'Susun jadwal' }).click();
  await expect(page.getByText('Isi 0 sampai 60 menit.')).toBeVisible();
  await expect(change).toBeFocused();
  await change.fill('2');
  const said = await allSaid(page);
  await page.getByRole('button', { name: 'Susun jadwal' }).click();

  const board = page.getByRole('region', { name: 'Papan jadwal' });
  await expect(board).toBeVisible({ timeout: 30_000 });
  // wherever the form was left, the next step is in sight
  await expect(page.getByRole('button', { name: 'Pakai rencana' })).toBeInViewport();
  await expect(page.getByText('Tanpa bentrok')).toBeVisible();
  // the page shows how far it is, and one sentence says that it is done
  await expect.poll(said).toEqual(['Jadwal otomatis selesai.']);

  // by hand: from one arena to the end of the other, told in words before it is dropped
  const lanes = board.locator('[data-lane]');
  const movable = ':is([data-match]):not([aria-label*="Tetap"])';
  const card = lanes.nth(0).locator(movable).first();
  const id = await card.getAttribute('data-match');
  const from = (await card.boundingBox())!;
  const to = (await lanes.nth(1).boundingBox())!;
  await page.mouse.move(from.x + 30, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 50, from.y + 14, { steps: 3 });
  await page.mouse.move(to.x + 60, from.y + 70, { steps: 8 });
  await expect(page.getByText(/^.+: .+, \d\d\.\d\d\./)).toBeVisible();
  await page.mouse.up();
  const moved = lanes.nth(1).locator(`[data-match="${id}"]`);
  await expect(moved).toBeVisible();
  await expect(moved).toHaveAttribute('aria-label', /Terkunci/);

  // by keys: lifted, carried down, dropped, and taken back
  const before = await moved.getAttribute('aria-label');
  await moved.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(moved).not.toHaveAttribute('aria-label', before!);
  // the hand comes to rest on it, which may scroll the board below the pointer
  await expect(moved).toBeFocused();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(moved).toHaveAttribute('aria-label', before!);

  // into the next arena it is another button: the keys carry it on from there, and leave it where it was
  await moved.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  const there = lanes.nth(0).locator(`[data-match="${id}"]`);
  await expect(there).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(moved).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(moved).toHaveAttribute('aria-label', before!);

  // what somebody else looks at is the same plan
  await page.reload();
  await expect(moved).toHaveAttribute('aria-label', before!);

  await page.getByRole('button', { name: 'Pakai rencana' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pakai rencana' }).click();
  await expect(page.getByText(/\d+ jadwal draf dibuat untuk \d+ partai\./)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/tournament-schedule(\?tournament_id=\d+)?$/);
  await expect(page.getByRole('table').getByText('Draf', { exact: true }).first()).toBeVisible();

  // the list says that nobody outside sees them, and publishes them
  await page.goto(`/admin/tournament-schedule?tournament_id=${tournamentId}`);
  await expect(page.getByText(/\d+ jadwal draf .+ belum tampil bagi penonton\./)).toBeVisible();
  await page.getByRole('button', { name: 'Terbitkan semua' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terbitkan semua' }).click();
  await expect(page.getByText(/\d+ jadwal diterbitkan\./)).toBeVisible();
  await expect(page.getByRole('table').getByText('Draf', { exact: true })).toHaveCount(0);
});

test('planning and publishing are at most four clicks, and what is public is seen in the list', async ({
  page,
  request,
}) => {
  const tournamentId = await drawnTournament(request);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await signIn(page, `/admin/schedules/auto?tournament=${tournamentId}`, 'organiser');
  await page.getByRole('button', { name: 'Susun jadwal' }).waitFor();
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Susun jadwal' }).click();
  await page.getByRole('button', { name: 'Pakai & terbitkan' }).click({ timeout: 30_000 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pakai & terbitkan' }).click();
  await expect(page.getByText(/\d+ jadwal diterbitkan untuk \d+ partai\./)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/tournament-schedule$/);
  expect(await clicks()).toBeLessThanOrEqual(4);
  await expect(page.getByRole('table').getByText('Terbit', { exact: true }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

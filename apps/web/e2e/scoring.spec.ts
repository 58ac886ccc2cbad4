// One match scored by three judges and a council, watched on a phone and on the arena's screen, down to its recap.
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { LiveClock } from '@gelanggang/contract/live';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { PanelSeat } from '@gelanggang/contract/panel-seats';
import { answerOf, post } from './api';
import { aim, newScreen } from './big-screen';
import { snapshotOf } from './demo-tournaments';
import { panelPage, runningMatch, seatedPanel, startedMatch, takeSeat, waitsForNext } from './running-match';
import { bearer, signIn } from './sign-in';
import { test } from './test';

/** kill -9 of the API, and the time until it answers again. */
async function killApi(request: APIRequestContext): Promise<void> {
  const killed = await request.post(`http://127.0.0.1:${process.env.E2E_CONTROL}/kill-api`);
  expect(killed.status()).toBe(204);
  await expect
    .poll(
      () =>
        request.get('/api/health/ready').then(
          (answer) => answer.status(),
          () => 0,
        ),
      { timeout: 90_000 },
    )
    .toBe(200);
}

async function clockOf(request: APIRequestContext, matchId: number): Promise<LiveClock | undefined> {
  const snapshot = await snapshotOf(request);
  return snapshot.matches.find((one) => one.id === matchId)?.clock;
}

const hit = (panel: Page, name: string): Locator => panel.getByRole('button', { name, exact: true });
const newestTap = (panel: Page, corner: string): Locator =>
  panel.getByRole('region', { name: corner }).locator('[data-tap]').first();

test('three judges, the council, the desk, a phone and a screen play one match, and its recap is what was tapped', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(480_000);
  const headers = await bearer(request, 'admin');
  const match = await startedMatch(request, headers);
  const arenaId = match.arena_id ?? 0;
  const { tournament } = await snapshotOf(request);
  const rulePath = `/api/tournaments/${tournament.id}/scoring-rule`;
  // a machine under load needs seconds for what judges do in one
  const slow = await request.put(rulePath, { headers, data: { judges: 3, agree: 2, within_ms: 8000 } });
  expect(slow.ok(), await slow.text()).toBe(true);

  await signIn(page, `/admin/arena/${arenaId}`, 'admin');
  await page.getByRole('button', { name: 'Kode panel' }).click();
  const codes = page.getByRole('dialog', { name: 'Panel juri dan dewan' });

  const [council, one, two, three] = await Promise.all([
    panelPage(browser, { width: 1180, height: 820 }),
    panelPage(browser, { width: 360, height: 740 }),
    panelPage(browser, { width: 740, height: 360 }),
    panelPage(browser, { width: 820, height: 1180 }),
  ]);
  for (const [panel, seat] of [
    [council, 'Dewan'],
    [one, 'Juri 1'],
    [two, 'Juri 2'],
    [three, 'Juri 3'],
  ] as const) {
    const row = codes.getByRole('listitem', { name: seat, exact: true });
    await row.getByRole('button').first().click();
    const code = await row.locator('[data-code]').getAttribute('data-code');
    await takeSeat(panel, code);
    await expect(panel.getByRole('heading', { name: new RegExp(`^${seat} · `) })).toBeVisible();
    await expect(row.locator('[data-is=online]')).toBeVisible();
  }
  await page.keyboard.press('Escape');

  const phone = await panelPage(browser, { width: 360, height: 740 });
  await phone.goto('/schedule/live/piala-gelanggang/tanding');
  const card = phone.locator(`[data-match="${match.id}"][data-status=ongoing]`);
  const home = await panelPage(browser, { width: 360, height: 740 });
  await home.goto('/');
  const onHome = home.getByRole('listitem').filter({ hasText: match.blue.name }).filter({ hasText: match.red.name });
  await expect(onHome.locator('[data-score]')).toHaveText(['0', '0']);
  const { screen, code } = await newScreen(browser);
  const show = (what: object) =>
    aim(request, headers, code, { name: 'Layar nilai', tournament_id: tournament.id, ...what });
  await show({ show: 'arena', arena_id: arenaId });

  // a round of the youngest is short: it begins once everybody is there
  await post(request, headers, `/matches/${match.id}/clock`, { step: 'start' });
  // two of three in time: a point everywhere
  await hit(one, 'Tendangan Biru').tap();
  await hit(two, 'Tendangan Biru').tap();
  await expect(newestTap(one, `Biru, ${match.blue.name}`)).toHaveAttribute('data-tap', 'counted');
  await expect(card.locator('[data-score=blue]')).toHaveText('2');
  await expect(onHome.locator('[data-score]')).toHaveText(['2', '0']);
  await expect(screen.locator('[data-score=blue]')).toContainText('2');
  await expect(page.getByRole('region', { name: `Biru, ${match.blue.name}` })).toContainText('2');
  await show({ show: 'wall' });
  await expect(screen.locator(`[data-arena="${arenaId}"] [data-score=blue]`)).toHaveText('2');
  await show({ show: 'arena', arena_id: arenaId });
  // the wall has gone
  await expect(screen.locator('[data-arena]')).toHaveCount(0);
  await expect(screen.locator('[data-score=blue]')).toContainText('2');

  // the API is killed in the middle of the round: every page finds it again, the clock went on, the points stand
  const clock = await clockOf(request, match.id);
  await killApi(request);
  expect(await clockOf(request, match.id)).toEqual(clock);
  for (const panel of [council, one, two, three]) {
    await expect(panel.getByRole('status', { name: 'Tersambung' })).toBeVisible({ timeout: 60_000 });
  }
  // a loaded machine takes its time: the round goes on from its beginning
  const setBack = { step: 'set', round: 1, remaining_ms: 80_000, reason: 'Sistem dinyalakan ulang' };
  await post(request, headers, `/matches/${match.id}/clock`, setBack);
  await post(request, headers, `/matches/${match.id}/clock`, { step: 'start' });
  await hit(two, 'Pukulan Biru').tap();
  await hit(three, 'Pukulan Biru').tap();
  await expect(card.locator('[data-score=blue]')).toHaveText('3');
  await expect(onHome.locator('[data-score=blue]')).toHaveText('3');
  await expect(screen.locator('[data-score=blue]')).toContainText('3');
  // one alone, and another too late for it: none
  await hit(three, 'Pukulan Merah').tap();
  await expect(newestTap(three, `Merah, ${match.red.name}`)).toHaveAttribute('data-tap', 'uncounted', {
    timeout: 25_000,
  });
  await hit(one, 'Pukulan Merah').tap();
  await expect(newestTap(one, `Merah, ${match.red.name}`)).toHaveAttribute('data-tap', 'waiting');
  await expect(hit(one, 'Jatuhan Merah')).toHaveCount(0);
  await hit(one, 'Tendangan Merah').tap();
  await hit(three, 'Tendangan Merah').tap();
  await expect(card.locator('[data-score=red]')).toHaveText('2');

  // a fault from the list, of which the step follows; a withdrawn point
  await council.getByRole('button', { name: 'Hukuman Biru' }).click();
  const fault = council.getByRole('dialog', { name: /^Hukuman Biru/ });
  await expect(fault.getByText('Pilih pelanggaran; langkahnya diusulkan.')).toHaveCount(1);
  // who wins by a fault that ends the match is said before it is given
  await fault.getByRole('button', { name: 'Berat' }).click();
  await fault.getByRole('radio').first().check();
  await fault.getByRole('checkbox').check();
  await expect(fault.getByRole('status')).toContainText('Merah · lawan diskualifikasi (Pasal 11.6.g.6)');
  await fault.getByRole('checkbox').uncheck();
  await fault.getByRole('button', { name: 'Sedang' }).click();
  await fault.getByRole('radio', { name: 'Merangkul, menggumul, menjambak' }).check();
  await expect(fault.getByRole('status')).toContainText('Skor Biru 3 menjadi 2.');
  await fault.getByRole('button', { name: 'Beri Teguran I, −1' }).click();
  await expect(card.locator('[data-score=blue]')).toHaveText('2');
  await expect(screen.getByText('Teguran I', { exact: true })).toBeVisible();
  await council
    .getByRole('listitem')
    .filter({ hasText: 'Tendangan +2' })
    .filter({ hasText: 'juri 1, 3' })
    .getByRole('button', { name: 'Batalkan' })
    .click();
  await council.getByRole('textbox', { name: 'Alasan' }).fill('Tendangan di luar gelanggang');
  await council.getByRole('alertdialog').getByRole('button', { name: 'Batalkan' }).click();
  await expect(card.locator('[data-score=red]')).toHaveText('0');
  await expect(newestTap(three, `Merah, ${match.red.name}`)).toHaveAttribute('data-tap', 'withdrawn');

  // the judges are asked, on the phone that took the place of another as well
  const replaced = await panelPage(browser, { width: 360, height: 740 });
  const fresh = await request.post(`/api/arenas/${arenaId}/panels`, { headers, data: { seat: 2 } });
  const seats = ((await fresh.json()) as { data: PanelSeat[] }).data;
  await takeSeat(replaced, seats.find((seat) => seat.seat === 2)?.code);
  await expect(replaced.getByRole('heading', { name: /^Juri 2 · / })).toBeVisible();
  await expect(two.getByRole('heading', { name: 'Panel juri dan dewan' })).toBeVisible({ timeout: 20_000 });
  await council.getByRole('button', { name: 'Verifikasi' }).click();
  await council.getByRole('button', { name: 'Jatuhan', exact: true }).click();
  await expect(screen.getByText('Verifikasi jatuhan')).toBeVisible();
  await one.getByRole('button', { name: 'Merah', exact: true }).click();
  await replaced.getByRole('button', { name: 'Merah', exact: true }).click();
  await expect(council.getByText('Jatuhan: 2 dari 3 juri menjawab')).toBeVisible();
  await council.getByRole('button', { name: 'Sahkan: Merah' }).click();
  await expect(card.locator('[data-score=red]')).toHaveText('3');

  // the rounds are over: the rules propose, the operator confirms
  for (let left = 12; left > 0; left -= 1) {
    for (const step of ['end-round', 'next-round']) {
      await request.post(`/api/matches/${match.id}/clock`, { headers, data: { step } });
    }
  }
  await expect(council.locator('[data-proposed=red]')).toContainText('Merah · menang angka 3–2; nilai lebih tinggi');
  await expect(page.locator('[data-proposed=red]')).toContainText('Merah: angka');
  await page.getByRole('button', { name: 'Simpan hasil' }).click();
  await waitsForNext(one);

  const { data } = await answerOf<{ data: MatchRecap }>(request, `/matches/${match.id}/recap`);
  expect(data.match).toMatchObject({
    status: 'finished',
    winner: 'red',
    win_kind: 'angka',
    blue_score: 2,
    red_score: 3,
  });
  expect(data.taps.map((tap) => [tap.seat, tap.corner, tap.kind, tap.fate])).toEqual([
    [1, 'blue', 'kick', 'counted'],
    [2, 'blue', 'kick', 'counted'],
    [2, 'blue', 'punch', 'counted'],
    [3, 'blue', 'punch', 'counted'],
    [3, 'red', 'punch', 'uncounted'],
    [1, 'red', 'punch', 'uncounted'],
    [1, 'red', 'kick', 'counted'],
    [3, 'red', 'kick', 'counted'],
  ]);
  await phone.goto(`/partai/${match.id}`);
  await expect(phone.getByRole('heading', { name: match.red.name })).toBeVisible();
  await expect(phone.getByText('dibatalkan: Tendangan di luar gelanggang')).toBeVisible();
  const rounds = phone.getByRole('table', { name: 'Skor per babak' });
  await expect(
    rounds
      .getByRole('row', { name: new RegExp(match.red.name, 'i') })
      .getByRole('cell')
      .last(),
  ).toHaveText('3');
  await expect(phone.getByRole('row', { name: /^Juri 3/ })).toContainText('2');
  // each figure between its corners: nothing stands outside of a phone's width
  const details = phone.getByRole('region', { name: 'Rincian per babak' });
  await expect(details.getByRole('columnheader', { name: 'Babak 1' }).or(details.getByText('Babak 1'))).toBeVisible();
  expect(await details.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  // how far judges agree is the council's: the office reads it, the hall does not
  await expect(phone.getByRole('columnheader', { name: 'Sepakat' })).toHaveCount(0);
  await page.goto(`/partai/${match.id}`);
  await expect(page.getByRole('columnheader', { name: 'Sepakat' })).toBeVisible();

  await request.put(rulePath, { headers, data: { judges: 3, agree: 2, within_ms: 3000 } });
  for (const context of [council, one, two, three, replaced, phone, home, screen]) await context.context().close();
});

test('what begins to run at the table comes into sight on a phone, and a tablet that lies has all buttons in sight', async ({
  browser,
  request,
}) => {
  const headers = await bearer(request, 'admin');
  const match = await runningMatch(request, headers);
  const table = await seatedPanel(
    browser,
    request,
    headers,
    { arenaId: match.arena_id ?? 0, seat: 0 },
    { width: 1024, height: 768 },
  );
  const foot = await table.locator('footer').boundingBox();
  // no judge is there: hands and feet are entered here too
  const last = await table.getByRole('button', { name: /^Tendangan \+\d: Merah$/ }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);

  await table.setViewportSize({ width: 360, height: 740 });
  await table.evaluate(() => window.scrollTo(0, 0));
  await table.getByRole('button', { name: 'Hitungan Merah' }).tap();
  await expect(table.getByRole('button', { name: 'Berdiri, siap' })).toBeInViewport({ ratio: 1 });
  await table.getByRole('button', { name: 'Batal', exact: true }).tap();
  await table.close();
});

// The desk of an arena with a screen and a phone beside it: one clock on all three, an action that outlives a dead network
// and a reload, a result that is corrected and undone.
import { expect } from '@playwright/test';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import { answerOf, post } from './api';
import { aim, newScreen } from './big-screen';
import { SLUG } from './demo-tournaments';
import { runningMat } from './running-mat';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const secondsOf = (text: string): number => {
  const found = /(\d+):(\d\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : NaN;
};

test('the desk, a phone and a screen run one clock, and no action is lost or taken twice', async ({
  page: desk,
  browser,
  request,
}) => {
  const headers = await bearer(request, 'organiser');
  const { tournamentId, arenaId, match } = await runningMat(request, headers);
  const { screen, code } = await newScreen(browser);
  const shown = { name: `Meja ${code}`, tournament_id: tournamentId, show: 'arena', arena_id: arenaId };
  await aim(request, headers, code, shown);
  const pocket = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await pocket.newPage();
  await phone.goto(`/schedule/live/${SLUG}/tanding`);
  const card = phone.locator(`[data-match="${match.id}"][data-status="ongoing"]`);

  try {
    // a known beginning, whatever the demo's clock has done meanwhile
    await post(request, headers, `/matches/${match.id}/clock`, {
      step: 'set',
      round: 1,
      remaining_ms: 60_000,
      reason: 'Uji coba',
    });
    await signIn(desk, `/admin/arena/${arenaId}`, 'organiser');
    const clock = desk.getByRole('timer');
    await expect(clock).toContainText('1:00');
    await expect(card.getByRole('timer')).toHaveText('1:00');
    await expect(screen.getByText('1:00', { exact: true })).toBeVisible();

    await desk.getByRole('button', { name: /^Lanjutkan waktu/ }).click();
    await expect(desk.getByRole('button', { name: /^Jeda waktu/ })).toBeEnabled();
    await expect.poll(async () => secondsOf(await card.getByRole('timer').innerText())).toBeLessThan(58);
    const [atDesk, onPhone] = await Promise.all([clock.innerText(), card.getByRole('timer').innerText()]);
    expect(Math.abs(secondsOf(atDesk) - secondsOf(onPhone))).toBeLessThanOrEqual(2);

    // the network dies; the pause counts from when it was pressed, outlives a reload and is taken once
    const tries: string[] = [];
    await desk.route('**/api/matches/*/clock', (route) => {
      tries.push(route.request().headers()['idempotency-key'] ?? '');
      return route.abort();
    });
    const placeOfClock = () => clock.evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY));
    const stoodAt = await placeOfClock();
    await desk.getByRole('button', { name: /^Jeda waktu/ }).click();
    await expect(desk.locator('[data-pending]')).toContainText('menunggu jaringan');
    expect(await placeOfClock()).toBe(stoodAt);
    await expect(desk.getByRole('button', { name: /^Lanjutkan waktu/ })).toBeDisabled();
    await desk.reload();
    await expect(desk.locator('[data-pending]')).toContainText('menunggu jaringan');
    expect(new Set(tries).size).toBe(1);
    await desk.unroute('**/api/matches/*/clock');
    await expect(desk.locator('[data-pending]')).toHaveCount(0);
    await expect(desk.getByRole('button', { name: /^Lanjutkan waktu/ })).toBeEnabled();
    const stood = secondsOf(await clock.innerText());
    await expect.poll(async () => secondsOf(await card.getByRole('timer').innerText())).toBe(stood);

    // what the desk counts is seen at once, as the desk's; without a network it waits and is counted once
    const onCard = (corner: 'blue' | 'red') => card.locator(`[data-score="${corner}"]`);
    const before = Number(await onCard('blue').innerText());
    for (let presses = 0; presses < 3; presses += 1) await desk.keyboard.press('q');
    await expect(onCard('blue')).toHaveText(String(before + 3));
    await expect(card).toContainText('dihitung meja');
    await expect(screen.locator('[data-score="blue"]')).toContainText(String(before + 3));
    await desk.context().setOffline(true);
    await desk.keyboard.press('q');
    await desk.keyboard.press('q');
    await desk.keyboard.press('a');
    const atDeskNow = desk.getByRole('region', { name: /^Biru/ }).getByText(String(before + 4), { exact: true });
    await expect(atDeskNow).toBeVisible();
    await expect(onCard('blue')).toHaveText(String(before + 3));
    await desk.context().setOffline(false);
    await expect(onCard('blue')).toHaveText(String(before + 4));
    await expect(desk.locator('[data-pending]')).toHaveCount(0);
    await expect(atDeskNow).toBeVisible();

    // a result, wrong at first
    await desk.getByRole('button', { name: /^Diskualifikasi/ }).click();
    await desk.getByRole('button', { name: 'Merah menang' }).click();
    await desk.getByRole('button', { name: /^Simpan hasil/ }).click();
    const done = desk.locator(`[data-queue="${match.id}"]`);
    await expect(done).toContainText('Merah: Lawan diskualifikasi');
    await expect(card).toHaveCount(0);
    await done.getByRole('button', { name: /^Koreksi hasil/ }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Biru menang/ }).click();
    await expect(dialog.getByRole('status')).toContainText(
      match.next_match_id ? 'partai lain ikut berubah' : 'Tidak ada',
    );
    await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Juri keliru');
    await dialog.getByRole('button', { name: 'Simpan koreksi' }).click();
    await expect(done).toContainText('Biru: Lawan diskualifikasi');
    await done.getByRole('button', { name: 'Urungkan koreksi' }).click();
    await expect(done).toContainText('Merah: Lawan diskualifikasi');
  } finally {
    // what was taken is given back: others play this match
    const { data } = await answerOf<{ data: ArenaQueue }>(request, `/arenas/${arenaId}`, headers);
    const result = data.results.find((one) => one.match_id === match.id);
    if (result) {
      await request.post(`/api/matches/${match.id}/result/withdraw`, {
        headers,
        data: { result_id: result.id, reason: 'Uji coba selesai' },
      });
      for (const step of ['call', 'start']) await request.post(`/api/matches/${match.id}/${step}`, { headers });
    }
    await request.delete(`/api/displays/${code}`, { headers });
    await Promise.all([screen.close(), pocket.close()]);
  }
});

test('a laptop gets into one arena by a code that works once', async ({ browser, request }) => {
  const headers = await bearer(request, 'organiser');
  const { body, arenaId } = await (async () => {
    const arenas = await answerOf<{ data: { id: number }[] }>(request, '/arenas', headers);
    const id = arenas.data[0]?.id ?? 0;
    const made = await request.post('/api/arena-codes', { headers, data: { arena_id: id } });
    return { body: (await made.json()) as { data: { id: number; code: string } }, arenaId: id };
  })();
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  const laptop = await context.newPage();
  try {
    await laptop.goto('/arena-login');
    await laptop.getByLabel('Kode gelanggang').fill(body.data.code.toLowerCase());
    await laptop.getByRole('button', { name: 'Masuk', exact: true }).click();
    await laptop.waitForURL(`**/admin/arena/${arenaId}`);
    await expect(laptop.getByRole('heading', { level: 1 })).toBeVisible();
    const again = await request.post('/api/arena-codes/sign-in', { data: { code: body.data.code } });
    expect(again.status()).toBe(401);
  } finally {
    await request.delete(`/api/arena-codes/${body.data.id}`, { headers });
    await context.close();
  }
});

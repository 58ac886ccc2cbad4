// Four panels of an arena are seated by one QR code and a choice of seat each.
import { expect } from '@playwright/test';
import { post } from './api';
import { isSeated, panelPage, startedMatch } from './running-match';
import { bearer, signIn } from './sign-in';
import { test } from './test';

test('one QR code seats the council and three judges, and no seat twice', async ({ page, browser, request }) => {
  const headers = await bearer(request, 'admin');
  const { arena_id: arenaId, id } = await startedMatch(request, headers);
  await request.post(`/api/matches/${id}/unstart`, { headers, data: {} });
  for (const seat of [0, 1, 2, 3]) await request.delete(`/api/arenas/${arenaId}/panels/${seat}`, { headers });

  await signIn(page, `/admin/arena/${arenaId}`, 'admin');
  await page.getByRole('button', { name: 'Kode panel' }).click();
  const codes = page.getByRole('dialog', { name: 'Panel juri dan dewan' });
  await codes.getByRole('button', { name: 'Buat kode untuk kursi yang kosong' }).click();
  await expect(codes.getByRole('button', { name: 'Buat kode untuk kursi yang kosong' })).toBeHidden();
  await expect(codes.getByRole('img', { name: 'Satu kode QR untuk semua kursi' })).toBeVisible();
  // what the QR code says
  const address = (await codes.locator('[data-address]').getAttribute('data-address')) ?? '';

  const seats = ['Dewan', 'Juri 1', 'Juri 2', 'Juri 3'];
  for (const seat of seats) {
    const panel = await panelPage(browser, { width: 360, height: 740 });
    await panel.goto(address);
    // the one before has this seat now: refused with its reason, and another one is taken
    const before = seats[seats.indexOf(seat) - 1];
    if (before) {
      await panel.getByRole('button', { name: before, exact: true }).click();
      await expect(panel.getByRole('alert')).toContainText(`${before} sudah diambil perangkat lain.`);
      await expect(panel.getByRole('button', { name: before, exact: true })).toBeDisabled();
    }
    await panel.getByRole('button', { name: seat, exact: true }).click();
    await isSeated(panel);
    // whose seat of which arena is read whole
    const head = panel.getByRole('heading', { level: 1 });
    expect(
      await head.evaluate((it) => it.scrollWidth - it.clientWidth + it.scrollHeight - it.clientHeight),
    ).toBeLessThan(2);
    if (seat === 'Juri 1') {
      // the same code scanned once more by who is seated: the way back is offered, not another one's seat
      await panel.goto('about:blank');
      await panel.goto(address);
      await panel.getByRole('button', { name: 'Kembali ke panel perangkat ini' }).click();
      await isSeated(panel);
    }
    await expect(codes.getByRole('listitem', { name: seat, exact: true }).locator('[data-is=online]')).toBeVisible();
  }
  // it waits again: other tests find the arena as it was
  for (const step of ['skip', 'bring-back']) await post(request, headers, `/matches/${id}/${step}`);
});

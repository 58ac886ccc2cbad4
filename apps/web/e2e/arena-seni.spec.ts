// Seni at the desk: a performance is started, timed and scored, a phone beside it shows it, and its score is corrected.
import { expect } from '@playwright/test';
import type { ArenaQueue, ArenaRow } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import { answerOf } from './api';
import { SLUG } from './demo-tournaments';
import { bearer, signIn } from './sign-in';
import { test } from './test';

test('the desk times and scores a performance, everybody sees it, and its score is put right', async ({
  page: desk,
  browser,
  request,
}) => {
  const headers = await bearer(request, 'operator');
  const get = <T>(path: string) => answerOf<{ data: T }>(request, path, headers);
  const post = (path: string, data: object = {}) => request.post(`/api${path}`, { headers, data });
  const arenas = (await get<ArenaRow[]>('/arenas')).data.filter((arena) => arena.tournament.slug === SLUG);
  const onMat = async (): Promise<[number, LiveMatch]> => {
    for (const { id } of arenas) {
      const queue = (await get<ArenaQueue>(`/arenas/${id}`)).data;
      const isLeft = ({ status }: LiveMatch) => status !== 'finished' && status !== 'walkover';
      // of a battle the first score is told after the second
      const match = queue.matches.find((one) => one.kind === 'seni' && one.mode === 'default' && isLeft(one));
      if (!match) continue;
      const current = queue.matches.find((one) => one.id === queue.current_match_id);
      if (current && current.id !== match.id) {
        if (current.status === 'ongoing') await post(`/matches/${current.id}/unstart`);
        await post(`/matches/${current.id}/bring-back`);
      }
      return [id, match];
    }
    throw new Error('The demo has no performance left.');
  };
  const [arenaId, match] = await onMat();
  const who = match[match.corner ?? 'blue'].name;
  const pool = (await get<SeniPoolAnswer>(`/seni/pools/${match.pool_id}`)).data;
  const max = pool.matches.find((one) => one.id === match.id)?.time_rule.max ?? 0;
  // a known beginning: called, not started
  if (match.status === 'ongoing') await post(`/matches/${match.id}/unstart`);
  if (match.status === 'scheduled') await post(`/matches/${match.id}/call`, { arena_id: arenaId });
  const pocket = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await pocket.newPage();

  try {
    await phone.goto(`/schedule/live/${SLUG}/seni`);
    await signIn(desk, `/admin/arena/${arenaId}`, 'operator');
    await expect(desk.getByRole('heading', { level: 2, name: who })).toBeVisible();
    // held before others that are over already, its score stands among the older ones
    const older = desk.getByRole('button', { name: /^Tampilkan \d+ hasil lain/ });
    if (await older.isVisible()) await older.click();
    await desk.getByRole('button', { name: /^Mulai/ }).click();
    await desk.getByRole('button', { name: /^Mulai waktu/ }).click();
    const card = phone.locator(`[data-match="${match.id}"][data-status="ongoing"]`);
    await expect(card).toContainText('Waktu tampil');
    await expect(card.getByRole('timer')).toHaveText(/^0:0[2-9]|^0:[1-5]\d|^[1-9]/);
    await expect(desk.getByRole('button', { name: 'Hentikan waktu, lalu simpan' })).toBeDisabled();
    // a phone may hear of the start before the desk has its answer
    await expect(desk.getByRole('button', { name: 'Hentikan waktu', exact: true })).toBeEnabled();
    // a step that has come under the thumb is to be read first: two seconds begin there while it stands
    const timer = desk.getByRole('timer');
    for (const _ of [1, 2]) await expect(timer).not.toHaveText((await timer.textContent()) ?? '');
    await desk.keyboard.press('j');
    await expect(desk.getByRole('button', { name: 'Ulang dari 0:00' })).toBeVisible();
    await expect(desk.getByLabel('Detik', { exact: true })).not.toHaveValue('');

    const entry = desk.getByRole('form', { name: 'Nilai penampilan' });
    await entry.getByRole('button', { name: /^Simpan nilai/ }).click();
    await expect(entry.getByRole('alert')).toContainText('Isi nilai setiap juri');
    for (const [at, score] of ['9,40', '9,50', '9,60', '9,90'].entries()) {
      await entry.getByLabel(`Juri ${at + 1}`).fill(score);
    }
    await entry.getByLabel('Menit', { exact: true }).fill(String(Math.floor(max / 60)));
    await entry.getByLabel('Detik', { exact: true }).fill(String(max % 60));
    await expect(entry).toContainText('9,550');
    await entry.getByRole('button', { name: /^Simpan nilai/ }).click();
    const done = desk.locator(`[data-queue="${match.id}"]`);
    await expect(done).toContainText('9,550');
    await expect(card).toHaveCount(0);

    await done.getByRole('button', { name: /^Koreksi nilai/ }).click();
    const dialog = desk.getByRole('dialog');
    await dialog
      .getByRole('button', { name: /^Tambah hukuman / })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Simpan nilai' }).click();
    await expect(dialog).toBeHidden();
    await expect(done).toContainText('9,050');
  } finally {
    // what was taken is given back: others play this one
    const stands = (await get<SeniPoolAnswer>(`/seni/pools/${match.pool_id}`)).data.matches.find(
      (one) => one.id === match.id,
    )?.performance;
    if (stands) await post(`/seni/matches/${match.id}/performance/withdraw`, { performance_id: stands.id });
    if (stands) await post(`/matches/${match.id}/call`, { arena_id: arenaId });
    await post(`/matches/${match.id}/start`, { arena_id: arenaId });
    await pocket.close();
  }
});

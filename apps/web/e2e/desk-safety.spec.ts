// What keeps the table from a mistake: the decision in sight, no result before the clock, refusals that go, corrections with reasons.
import { expect, type Page } from '@playwright/test';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import { answerOf, post } from './api';
import { type Mat, runningMat } from './running-mat';
import { bearer, signIn } from './sign-in';
import { test } from './test';

/** Each part of the decision, whole, without a scroll. */
async function expectDecisionInSight(page: Page): Promise<void> {
  // the mark of the corner is not read beside its word
  for (const name of [/^Biru menang/, /^Merah menang/, /^(Simpan hasil|Pilih cara menang)/]) {
    await expect(page.getByRole('button', { name }).last()).toBeInViewport({ ratio: 0.99 });
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('the decision is in sight without scrolling, and is not saved before the clock has started', async ({
  page,
  request,
}) => {
  const headers = await bearer(request, 'organiser');
  const { arenaId, match } = await runningMat(request, headers);
  const read = async () => (await answerOf<{ data: ArenaQueue }>(request, `/arenas/${arenaId}`, headers)).data;
  const { clock } = (await read()).matches.find((one) => one.id === match.id) ?? {};
  const roundMs = (clock?.round_seconds ?? 0) * 1000;
  // as a match stands that was just started
  await post(request, headers, `/matches/${match.id}/clock`, {
    step: 'set',
    round: 1,
    remaining_ms: roundMs,
    reason: 'Uji coba',
  });
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, `/admin/arena/${arenaId}`, 'organiser');
  await expect(page.getByRole('timer')).toBeVisible();
  for (const size of [
    { width: 1024, height: 768 },
    { width: 1280, height: 720 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    await expectDecisionInSight(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  const kinds = page.getByRole('group', { name: 'Cara menang' });
  await expect(kinds.getByRole('button', { name: /^Undur diri/ })).toBeVisible();
  await page.getByRole('button', { name: 'Biru menang' }).click();
  const save = page.getByRole('button', { name: /^Simpan hasil/ });
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(/^Hasil disimpan setelah jam dimulai/);
  await page.keyboard.press('s');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // who is out before the fight can be saved, after one question
  await page.getByRole('button', { name: /^Undur diri/ }).click();
  await expect(save).toBeEnabled();
  await save.click();
  await expect(page.getByRole('alertdialog')).toContainText('Jam partai belum dimulai');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Batal' }).click();
  await page.getByRole('button', { name: /^Angka/ }).click();
  await page.getByRole('button', { name: /^Mulai babak 1|^Lanjutkan waktu/ }).click();
  await expect(page.getByText(/^Hasil disimpan setelah jam dimulai/)).toHaveCount(0);
  await page.getByRole('button', { name: /^Jeda waktu/ }).click();
});

test('nobody wins on points before the score is known', async ({ page, request }) => {
  const headers = await bearer(request, 'organiser');
  const { arenaId, match } = await runningMat(request, headers);
  await post(request, headers, `/matches/${match.id}/clock`, {
    step: 'set',
    round: 1,
    remaining_ms: 60_000,
    reason: 'Uji coba',
  });
  await page.route('**/api/arenas/*/score', () => undefined);
  await signIn(page, `/admin/arena/${arenaId}`, 'organiser');
  await page.getByRole('button', { name: 'Biru menang' }).click();
  const save = page.getByRole('button', { name: /^Simpan hasil/ });
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(/^Skor partai ini belum termuat/);
  await page.keyboard.press('s');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: /^Undur diri/ }).click();
  await expect(save).toBeEnabled();
});

test('a refused action goes away by itself once its match stands otherwise', async ({ page, request }) => {
  const headers = await bearer(request, 'organiser');
  const { arenaId, match } = await runningMat(request, headers);
  const setClock = async (remaining: number) => {
    await post(request, headers, `/matches/${match.id}/clock`, {
      step: 'set',
      round: 1,
      remaining_ms: remaining,
      reason: 'Uji coba',
    });
  };
  await setClock(60_000);
  await signIn(page, `/admin/arena/${arenaId}`, 'organiser');
  await page.route('**/api/matches/*/clock', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/json',
      body: JSON.stringify({ message: 'Jam tidak dapat diubah sekarang.' }),
    }),
  );
  await page.getByRole('button', { name: /^(Mulai babak|Lanjutkan waktu|Jeda waktu)/ }).click();
  const refused = page.locator('[data-refused]');
  await expect(refused).toContainText('Jam tidak dapat diubah sekarang.');
  await page.unroute('**/api/matches/*/clock');
  await page.waitForTimeout(3_500);
  await expect(refused, 'while it holds it stands').toHaveCount(1);
  const queue = (await answerOf<{ data: ArenaQueue }>(request, `/arenas/${arenaId}`, headers)).data;
  await post(request, headers, `/matches/${queue.current_match_id}/clock`, {
    step: 'set',
    round: 1,
    remaining_ms: 45_000,
    reason: 'Uji coba',
  });
  await expect(refused).toHaveCount(0);
});

test('who came to a match is asked by corner and name, each said once', async ({ page, request }) => {
  const headers = await bearer(request, 'organiser');
  const { arenaId, match } = await runningMat(request, headers);
  await request.post(`/api/matches/${match.id}/unstart`, { headers });
  try {
    await signIn(page, `/admin/arena/${arenaId}`, 'organiser');
    await page.getByRole('button', { name: /^Walkover/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: /^Hanya biru hadir/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Hanya merah hadir/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Tutup' }).click();
  } finally {
    await request.post(`/api/matches/${match.id}/start`, { headers });
  }
});

test('a start is taken back with one press while nothing was entered, and after a question once something was', async ({
  page,
  request,
}) => {
  const headers = await bearer(request, 'organiser');
  const { arenaId, match } = await runningMat(request, headers);
  const step = (name: string, data: object = {}) => post(request, headers, `/matches/${match.id}/${name}`, data);
  // a start of its own, on whose sheet nothing stands
  await step('unstart');
  await step('start', { arena_id: arenaId });
  const undo = page.getByRole('button', { name: 'Batalkan mulai', exact: true });
  const question = page.getByRole('alertdialog');
  const isRunning = async () => {
    const { data } = await answerOf<{ data: ArenaQueue }>(request, `/arenas/${arenaId}`, headers);
    return data.matches.find((one) => one.id === match.id)?.status === 'ongoing';
  };
  try {
    await signIn(page, `/admin/arena/${arenaId}`, 'organiser');
    await expect(page.locator('[data-proposed]'), 'the rules propose something of an empty sheet too').toBeVisible();
    await undo.click();
    await expect.poll(isRunning).toBe(false);
    await expect(question).toHaveCount(0);

    await step('start', { arena_id: arenaId });
    await step('count', { corner: 'blue', by: 1 });
    await expect(page.getByRole('region', { name: /^Biru/ })).toContainText(/^Biru.*1$/s);
    await undo.click();
    await expect(question).toContainText('Jika dimulai lagi, semuanya dihitung dari awal.');
    await question.getByRole('button', { name: 'Lanjutkan partai' }).click();
    await expect(question).toHaveCount(0);
    expect(await isRunning(), 'the match goes on').toBe(true);
    await undo.click();
    await question.getByRole('button', { name: 'Batalkan mulai' }).click();
    await expect.poll(isRunning).toBe(false);
  } finally {
    if (!(await isRunning())) await step('start', { arena_id: arenaId });
  }
});

test('a correction that is refused says why at its field, and keeps what was typed', async ({ page, request }) => {
  const headers = await bearer(request, 'organiser');
  const { arenaId, match }: Mat = await runningMat(request, headers);
  await request.post(`/api/matches/${match.id}/clock`, {
    headers,
    data: { step: 'set', round: 1, remaining_ms: 60_000, reason: 'Uji coba' },
  });
  await post(request, headers, `/matches/${match.id}/result`, {
    winner: 'red',
    win_kind: 'angka',
    blue_score: 2,
    red_score: 5,
  });
  try {
    await signIn(page, `/admin/arena/${arenaId}`, 'organiser');
    const done = page.locator(`[data-queue="${match.id}"]`);
    await done.getByRole('button', { name: /^Koreksi hasil/ }).click();
    const dialog = page.getByRole('dialog');
    const scores = dialog.getByLabel(/^Nilai/);
    await scores.first().fill('1x');
    await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Juri keliru');
    await dialog.getByRole('button', { name: 'Simpan koreksi' }).click();
    await expect(scores.first()).toHaveAccessibleDescription(/Tulis angka/);
    await scores.first().fill('2');
    await dialog.getByRole('button', { name: /^Biru menang/ }).click();
    await dialog.getByRole('button', { name: 'Simpan koreksi' }).click();
    await expect(dialog.getByText('Pemenang angka tidak boleh kalah nilai.', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Alasan' })).toHaveValue('Juri keliru');
    // a tablet threw the page away
    page.once('dialog', (question) => void question.accept());
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('gelanggang.drafts')))
      .toContain('"winner":"blue"');
    await page.reload();
    await done.getByRole('button', { name: /^Koreksi hasil/ }).click();
    await expect(dialog.getByRole('textbox', { name: 'Alasan' })).toHaveValue('Juri keliru');
    await expect(dialog.getByRole('button', { name: /^Biru menang/ })).toHaveAttribute('aria-pressed', 'true');
    await dialog.getByRole('button', { name: 'Mulai dari awal' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Alasan' })).toHaveValue('');
    await expect(dialog.getByRole('button', { name: /^Merah menang/ })).toHaveAttribute('aria-pressed', 'true');
  } finally {
    const { data } = await answerOf<{ data: ArenaQueue }>(request, `/arenas/${arenaId}`, headers);
    const result = data.results.find((one) => one.match_id === match.id);
    await request.post(`/api/matches/${match.id}/result/withdraw`, {
      headers,
      data: { result_id: result?.id, reason: 'Uji coba selesai' },
    });
    for (const step of ['call', 'start']) await request.post(`/api/matches/${match.id}/${step}`, { headers });
  }
});

test('a correction that another desk was faster with shows theirs beside it, and goes over it when told to', async ({
  page,
  request,
}) => {
  const headers = await bearer(request, 'organiser');
  const { arenaId, match }: Mat = await runningMat(request, headers);
  const standing = async () => {
    const { data } = await answerOf<{ data: ArenaQueue }>(request, `/arenas/${arenaId}`, headers);
    return data.results.find((one) => one.match_id === match.id);
  };
  await request.post(`/api/matches/${match.id}/clock`, {
    headers,
    data: { step: 'set', round: 1, remaining_ms: 60_000, reason: 'Uji coba' },
  });
  const first = { winner: 'red', win_kind: 'angka', blue_score: 2, red_score: 5 };
  await post(request, headers, `/matches/${match.id}/result`, first);
  const change = async (to: object) =>
    post(request, headers, `/matches/${match.id}/result`, {
      ...{ ...first, ...to, corrects_result_id: (await standing())?.id, reason: 'Meja lain' },
    });
  try {
    await signIn(page, `/admin/arena/${arenaId}`, 'organiser');
    const done = page.locator(`[data-queue="${match.id}"]`);
    await done.getByRole('button', { name: /^Koreksi hasil/ }).click();
    const dialog = page.getByRole('dialog');
    const scores = dialog.getByLabel(/^Nilai/);
    const why = dialog.getByRole('textbox', { name: 'Alasan' });
    await scores.last().fill('7');
    await why.fill('Juri keliru');
    await change({ red_score: 9 });
    await dialog.getByRole('button', { name: 'Simpan koreksi' }).click();
    const news = dialog.getByRole('alert').filter({ hasText: 'baru saja diubah' });
    await expect(news).toContainText(/Tersimpan: Merah menang angka 9–2/);
    await expect(news).toContainText(/Isian Anda: Merah menang angka 7–2/);
    await expect(why).toHaveValue('Juri keliru');
    expect((await standing())?.red_score, 'nothing of theirs is lost').toBe(9);
    await news.getByRole('button', { name: 'Simpan isian saya' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await standing()).toMatchObject({ red_score: 7, reason: 'Juri keliru' });
    await expect(done.getByRole('button', { name: 'Urungkan koreksi' })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'both buttons are within the column').toBeLessThanOrEqual(0);

    // who chooses another winner is told before saving, as what that changes can no longer be looked up
    await done.getByRole('button', { name: /^Koreksi hasil/ }).click();
    await why.fill('Salah sudut');
    await change({ red_score: 8 });
    await dialog.getByRole('button', { name: /^Biru menang/ }).click();
    await expect(news).toContainText(/Tersimpan: Merah menang angka 8–2/);
    await news.getByRole('button', { name: 'Pakai yang tersimpan' }).click();
    await expect(scores.last()).toHaveValue('8');
    await expect(why).toHaveValue('Salah sudut');
    await expect(dialog.getByRole('button', { name: 'Simpan koreksi' })).toBeEnabled();
  } finally {
    await request.post(`/api/matches/${match.id}/result/withdraw`, {
      headers,
      data: { result_id: (await standing())?.id, reason: 'Uji coba selesai' },
    });
    for (const step of ['call', 'start']) await request.post(`/api/matches/${match.id}/${step}`, { headers });
  }
});

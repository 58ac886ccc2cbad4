// From a coach's card to a manager's remedy: camera, table, the manager's phone, a spectator's phone and the wall, in one match.
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { CAMERA_SEAT, COUNCIL_SEAT } from '@gelanggang/contract/scoring-options';
import { post } from './api';
import { aim, newScreen } from './big-screen';
import { snapshotOf } from './demo-tournaments';
import { ownContingents, panelPage, seatedPanel, startedMatch } from './running-match';
import { demoHeaders, signIn } from './sign-in';
import { test } from './test';

const PHONE = { width: 360, height: 740 };

let filming: Browser;
test.beforeAll(async ({}, testInfo) => {
  const { launchOptions } = testInfo.project.use;
  const args = [...(launchOptions?.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  filming = await chromium.launch({ ...launchOptions, args });
});
test.afterAll(() => filming.close());

/** As after a phone took its memory back, once what was typed is kept. */
async function reloaded(page: Page): Promise<void> {
  page.once('dialog', (question) => void question.accept());
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('gelanggang.drafts'))).not.toBeNull();
  // the last letter is kept a moment after it was typed
  await page.waitForTimeout(500);
  await page.reload();
}

const hasShown = (table: Page) =>
  table.locator('[data-replay] video').evaluate((video) => (video as HTMLVideoElement).currentTime > 0);

test('[R25-P02] [R25-P05] [R25-P09] a fall is questioned by card with its replay, then by the manager, and the result is changed and changed back', async ({
  page: desk,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const { admin, manager, office } = await demoHeaders(request);
  const own = await ownContingents(request, manager);
  const match = await startedMatch(
    request,
    admin,
    ({ age_category: age, blue, red }) =>
      /Remaja|Dewasa/.test(age) && own.has(red.contingent) && !own.has(blue.contingent),
  );
  const arenaId = match.arena_id ?? 0;
  const table = await seatedPanel(
    browser,
    request,
    admin,
    { arenaId, seat: COUNCIL_SEAT },
    { width: 768, height: 1024 },
  );
  await post(request, admin, `/matches/${match.id}/clock`, { step: 'start' });
  const camera = await (await filming.newContext({ baseURL, viewport: PHONE })).newPage();
  const made = await request.post(`/api/arenas/${arenaId}/panels`, { headers: admin, data: { seat: CAMERA_SEAT } });
  const { data: seats } = (await made.json()) as { data: { seat: number; code: string | null }[] };
  await camera.goto(`/juri#${seats.find(({ seat }) => seat === CAMERA_SEAT)?.code}`);
  await camera.getByRole('button', { name: 'Masuk' }).click();
  await expect(camera.locator('[data-camera=films]')).toBeVisible();

  const phone = await panelPage(browser, PHONE);
  await phone.goto(`/partai/${match.id}`);
  const { screen: wall, code } = await newScreen(browser);
  const { tournament } = await snapshotOf(request);
  const shown = { name: 'Layar protes', tournament_id: tournament.id, show: 'arena', arena_id: arenaId };
  await aim(request, admin, code, shown);

  // the coach's card, against a throw; the commission looks at the replay and leaves it as it is
  await table.getByRole('button', { name: 'Jatuhan +3: Biru' }).click();
  await table.getByRole('button', { name: 'Kartu protes', exact: true }).click();
  await table
    .getByRole('dialog')
    .getByRole('button', { name: /Kartu protes Merah/ })
    .click();
  await table
    .getByRole('dialog')
    .getByRole('button', { name: /Jatuhan Biru tidak sah/ })
    .click();
  for (const seen of [wall, phone]) await expect(seen.locator('[data-card=open]')).toContainText('Kartu protes Merah');
  await expect.poll(() => hasShown(table), { timeout: 60_000 }).toBe(true);
  await table.getByRole('button', { name: 'Tidak sah', exact: true }).click();
  for (const seen of [wall, phone]) await expect(seen.locator('[data-card=decided]')).toContainText('keputusan tetap');
  await post(request, admin, `/matches/${match.id}/result`, {
    ...{ winner: 'blue', win_kind: 'angka', blue_score: 3, red_score: 0 },
  });
  const state = phone.locator('[data-result-state]').first();
  await expect(state).toHaveText('Resmi');

  // the manager's form, on a phone
  const coach = await panelPage(browser, PHONE);
  await signIn(coach, '/admin/protest', 'manager');
  await coach.locator(`[data-decision="${match.id}"]`).getByRole('button', { name: 'Ambil formulir protes' }).tap();
  const card = coach.locator('[data-protest]').first();
  await card.getByLabel('Apa yang diprotes, dan mengapa').fill('Jatuhan babak 1 dinilai untuk sudut yang salah.');
  await reloaded(coach);
  await expect(card.getByLabel('Apa yang diprotes, dan mengapa')).toHaveValue(/^Jatuhan babak 1/);
  await card.getByRole('button', { name: 'Ajukan protes' }).tap();
  await expect(card).toHaveAttribute('data-status', 'open');
  const id = await card.getAttribute('data-protest');
  await expect(state).toHaveText('Dalam protes');
  await expect(wall.getByText('Dalam protes').first()).toBeVisible();
  await expect(phone.getByText('Jatuhan babak 1')).toHaveCount(0);

  // the office: the fee, the decision with its preview, and the way back
  await signIn(desk, `/admin/protest?tournament_id=${tournament.id}`, 'organiser');
  const open = desk.locator(`[data-protest="${id}"]`);
  await open.getByLabel('Biaya yang diterima ketua').fill('500000');
  await open.getByRole('button', { name: 'Catat biaya' }).click();
  await expect(open).toContainText('Rp 500.000 diterima');
  // what the commission looked at for the card is kept for those who decide
  await open.getByRole('button', { name: /Kartu protes Merah: jatuhan Biru tidak sah/ }).click();
  const film = desk.getByRole('dialog').locator('video');
  await expect.poll(() => film.evaluate((video) => (video as HTMLVideoElement).currentTime > 0)).toBe(true);
  await desk.keyboard.press('Escape');
  await expect(film).toHaveCount(0);
  await expect(card.getByText('Rekaman kartu protes partai ini')).toHaveCount(0);
  await open.getByRole('button', { name: 'Putuskan' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Keputusan', { exact: true }).selectOption('result-changed');
  await dialog.getByLabel('Pemenang sekarang').selectOption('red');
  await dialog.getByLabel('Cara menang').selectOption('teknik');
  await expect(dialog.getByRole('status')).toContainText(/partai lain/);
  await dialog.getByLabel('Alasan tertulis').fill('Rekaman memperlihatkan jatuhan oleh sudut merah.');
  await reloaded(desk);
  await open.getByRole('button', { name: 'Putuskan' }).click();
  await expect(dialog.getByLabel('Cara menang')).toHaveValue('teknik');
  await expect(dialog.getByLabel('Alasan tertulis')).toHaveValue(/^Rekaman memperlihatkan/);
  for (const role of ['Ketua pertandingan', 'Dewan pertandingan', 'Komisi protes']) {
    await dialog.getByLabel(role).fill(`Nama ${role}`);
  }
  await dialog.getByRole('button', { name: 'Simpan keputusan' }).click();
  await expect(dialog).toBeHidden();
  await expect(state).toHaveText('Dikoreksi');
  await expect(phone.locator('[data-standing]')).toContainText('Hasil diubah atas keputusan protes.');
  await expect(wall.getByText('Dalam protes')).toHaveCount(0);
  await expect(card.locator('[data-ruling]')).toHaveAttribute('data-ruling', 'result-changed');
  await open.getByRole('button', { name: 'Batalkan keputusan' }).click();
  const undo = desk.getByRole('alertdialog');
  await undo.getByLabel('Alasan').fill('Salah sudut.');
  await undo.getByRole('button', { name: 'Batalkan keputusan' }).click();
  await expect(state).toHaveText('Dalam protes');
  await expect(open).toContainText('Salah sudut.');
  const deciders = { chair: 'A', council: 'B', commission: 'C' };
  // a page whose reading is one too many just then reads a little later, though nothing more is told
  const tooMany = { status: 429, json: { message: 'Terlalu banyak permintaan.' } };
  await phone.route(`**/api/matches/${match.id}/recap*`, (route) => route.fulfill(tooMany), { times: 1 });
  await post(request, office, `/protests/${id}/ruling`, { remedy: 'rejected', reason: 'Tidak terbukti.', deciders });
  await expect(state).toHaveText('Resmi');

  const seat = `/api/arenas/${arenaId}/panels/${CAMERA_SEAT}`;
  expect((await request.delete(seat, { headers: admin })).ok()).toBe(true);
  for (const seen of [camera, table, phone, wall, coach]) await seen.context().close();
});

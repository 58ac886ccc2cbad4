// A coach's card with a replay: raised at the table, the seconds before from a camera, decided, and seen by wall and phone.
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import { CAMERA_SEAT, COUNCIL_SEAT } from '@gelanggang/contract/scoring-options';
import { answerOf, post } from './api';
import { aim, newScreen } from './big-screen';
import { snapshotOf } from './demo-tournaments';
import { panelPage, seatedPanel, startedMatch } from './running-match';
import { bearer } from './sign-in';
import { test } from './test';

let filming: Browser;
test.beforeAll(async ({}, testInfo) => {
  const { launchOptions } = testInfo.project.use;
  const args = [...(launchOptions?.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  filming = await chromium.launch({ ...launchOptions, args });
});
test.afterAll(() => filming.close());

/** How many seconds of the replay have been shown. */
const shownOf = (table: Page) =>
  table.locator('[data-replay] video').evaluate((video) => {
    const { currentTime, videoWidth, error } = video as HTMLVideoElement;
    return { isShown: currentTime > 0 && videoWidth > 0, error: error?.message ?? null };
  });

test('a card raised at the table opens the seconds before the fall, and its decision is seen by wall and phone', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const headers = await bearer(request, 'admin');
  const match = await startedMatch(request, headers, ({ age_category: age }) => /Remaja|Dewasa/.test(age));
  const arenaId = match.arena_id ?? 0;
  const at = { arenaId, seat: COUNCIL_SEAT };
  const council = await seatedPanel(browser, request, headers, at, { width: 768, height: 1024 });
  await post(request, headers, `/matches/${match.id}/clock`, { step: 'start' });

  const camera = await (await filming.newContext({ baseURL, viewport: { width: 360, height: 740 } })).newPage();
  const made = await request.post(`/api/arenas/${arenaId}/panels`, { headers, data: { seat: CAMERA_SEAT } });
  const { data: seats } = (await made.json()) as { data: { seat: number; code: string | null }[] };
  await camera.goto(`/juri#${seats.find(({ seat }) => seat === CAMERA_SEAT)?.code}`);
  await camera.getByRole('button', { name: 'Masuk' }).click();
  await expect(camera.getByRole('heading', { name: /^Kamera · / })).toBeVisible();
  await expect(camera.locator('[data-camera=films]')).toBeVisible();

  const phone = await panelPage(browser, { width: 360, height: 740 });
  await phone.goto(`/partai/${match.id}`);
  const { screen: wall, code } = await newScreen(browser);
  const { tournament } = await snapshotOf(request);
  const shown = { name: 'Layar protes', tournament_id: tournament.id, show: 'arena', arena_id: arenaId };
  await aim(request, headers, code, shown);

  await council.getByRole('button', { name: 'Jatuhan +3: Merah' }).click();
  await expect(phone.getByText('+3').first()).toBeVisible();
  await council.getByRole('button', { name: 'Kartu protes', exact: true }).click();
  const dialog = council.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Kartu protes Biru, sisa 2 kartu' })).toBeVisible();
  await dialog.getByRole('button', { name: /Kartu protes Biru/ }).click();
  await dialog.getByRole('button', { name: /Jatuhan Merah tidak sah/ }).click();

  const why = 'Kartu protes Biru: jatuhan Merah tidak sah';
  await expect(council.getByRole('region', { name: 'Kartu protes Biru' }).getByRole('timer')).toHaveText(/^4:5\d$/);
  for (const page of [wall, phone]) await expect(page.locator('[data-card=open]')).toContainText(why);
  await expect(council.locator('[data-replay=there]')).toBeVisible();
  await expect.poll(() => shownOf(council)).toEqual({ isShown: true, error: null });
  const resume = await request.post(`/api/matches/${match.id}/clock`, { headers, data: { step: 'resume' } });
  expect(resume.status()).toBe(409);
  await expect(council.locator('[data-awaited]')).toHaveText(`${why}. Partai menunggu keputusannya.`);
  await expect(council.getByRole('button', { name: 'Lanjutkan' })).toHaveCount(0);

  await council.getByRole('button', { name: 'Sah', exact: true }).click();
  await expect(council.getByRole('button', { name: 'Lanjutkan' })).toBeVisible();
  const decided = 'Kartu protes Biru sah: jatuhan Merah dibatalkan';
  for (const page of [wall, phone]) await expect(page.locator('[data-card=decided]')).toContainText(decided);
  const { data } = await answerOf<{ data: MatchRecap }>(request, `/matches/${match.id}/recap`);
  expect(data.sheet?.var_requests.at(-1)).toMatchObject({ corner: 'blue', claim: 'no-throw', outcome: 'accepted' });
  expect(data.sheet?.points.at(-1)?.withdrawn_reason).toBe('Kartu protes sah.');

  // without a camera the table has all but the replay
  await camera.close();
  const gone = await request.delete(`/api/arenas/${arenaId}/panels/${CAMERA_SEAT}`, { headers });
  expect(gone.ok()).toBe(true);
  await expect(council.locator('[data-replay]')).toHaveCount(0);
  for (const page of [council, phone, wall]) await page.context().close();
});

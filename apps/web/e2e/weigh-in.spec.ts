// The scales on a phone: who is out of class gives a walkover that an open live page shows, and a correction takes it back.
import { randomUUID } from 'node:crypto';
import { chromium, expect, type APIRequestContext } from '@playwright/test';
import type { WeighInAthlete, WeighInDay } from '@gelanggang/contract/weigh-in';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { answerOf } from './api';
import { cameraArgs, filmOf } from './camera';
import { SLUG, snapshotOf } from './demo-tournaments';
import { bearer, signIn } from './sign-in';
import { test } from './test';

interface Chosen {
  tournamentId: number;
  date: string;
  athlete: WeighInAthlete;
  matchId: number;
  opponent: string;
}

/** Of the demo's last day, the last that still wait there: what other tests play comes long before. */
async function someoneWaiting(request: APIRequestContext): Promise<Chosen> {
  const headers = await bearer(request, 'organiser');
  const { tournament, matches } = await snapshotOf(request);
  const read = async (date?: string) => {
    const answer = await request.get(`/api/tournaments/${tournament.id}/weigh-in`, {
      headers,
      ...(date ? { params: { date } } : {}),
    });
    return ((await answer.json()) as { data: WeighInDay }).data;
  };
  for (const date of (await read()).dates.toReversed()) {
    const { athletes } = await read(date);
    for (const athlete of athletes.toReversed()) {
      const opponent = athlete.open_match?.opponent;
      const names = athletes.filter((one) => one.name === athlete.name);
      if (athlete.state !== 'waiting' || !opponent || athlete.weight_max === null || names.length > 1) continue;
      const match = matches.find(
        ({ status, blue, red }) =>
          status === 'scheduled' &&
          [blue.name, red.name].includes(athlete.name) &&
          [blue.name, red.name].includes(opponent),
      );
      if (match) return { tournamentId: tournament.id, date, athlete, matchId: match.id, opponent };
    }
  }
  throw new Error('Nobody of the demo waits for the scales.');
}

test('the search of the scales stays in sight below the head of the office, and covers nothing of it', async ({
  page,
}) => {
  await signIn(page, '/admin/weigh-in', 'organiser');
  await expect(page.getByRole('list', { name: 'Daftar timbang' }).getByRole('button').first()).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 1_500 }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 0.99 });
  const isOnTop = await page.getByRole('button', { name: /^Lonceng/ }).evaluate((bell) => {
    const { x, y, width, height } = bell.getBoundingClientRect();
    return bell.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test(
  'an athlete out of class gives the opponent a walkover that everybody sees, and a correction takes it back',
  { tag: '@phone' },
  async ({ page, browser, request }) => {
    const { tournamentId, date, athlete, matchId, opponent } = await someoneWaiting(request);
    const hall = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const audience = await hall.newPage();
    await audience.goto(`/schedule/live/${SLUG}/tanding?date=semua&q=${encodeURIComponent(athlete.name)}`);
    const row = (status: string) => audience.locator(`[data-match="${matchId}"][data-status=${status}]`);
    await expect(row('scheduled')).toBeVisible();
    await expect(audience.locator('[data-connection=live]')).toBeVisible();

    await signIn(page, '/admin', 'organiser');
    await page.goto(`/admin/weigh-in?tournament_id=${tournamentId}&date=${date}`);
    await page.getByRole('searchbox', { name: 'Cari nama atau kontingen' }).fill(athlete.name);
    const entry = page
      .getByRole('list', { name: 'Daftar timbang' })
      .getByRole('button')
      .filter({ hasText: athlete.name });
    await expect(entry).toHaveCount(1);
    // the limits of the class are read beside the scales: whole, however narrow the phone
    const cut = await entry
      .locator('span')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
    expect(cut).toEqual([]);
    await entry.click();
    const scales = page.getByRole('dialog', { name: athlete.name });
    await scales.getByLabel('Berat (kg)').fill('lima puluh');
    await scales.getByRole('button', { name: 'Simpan' }).click();
    await expect(scales.getByText('Tulis berat antara 10 dan 250 kg')).toBeVisible();
    await scales.getByLabel('Berat (kg)').fill('249,9');
    await expect(scales.getByText('Di atas kelas')).toBeVisible();
    await scales.getByRole('button', { name: 'Periksa akibatnya' }).click();
    await expect(scales.getByText('Yang terjadi setelah dicatat')).toBeVisible();
    await expect(scales.getByRole('status')).toContainText(opponent);
    await expect(row('scheduled'), 'the preview changes nothing').toBeVisible();
    await scales.getByRole('button', { name: 'Catat di luar kelas' }).click();
    await expect(entry).toContainText('Di luar kelas');
    await expect(row('walkover')).toBeVisible();

    await entry.click();
    await expect(scales.getByText('Lawannya sudah menang WO.')).toBeVisible();
    await scales.getByRole('button', { name: 'Koreksi' }).click();
    await scales.getByLabel('Berat (kg)').fill(String(athlete.weight_max).replace('.', ','));
    await scales.getByRole('button', { name: 'Simpan' }).click();
    await expect(scales.getByText('Tulis alasannya.')).toBeVisible();
    await scales.getByLabel('Alasan koreksi').fill('Timbangan belum dinolkan.');
    await scales.getByRole('button', { name: 'Simpan' }).click();
    await expect(entry).toContainText('Hadir & timbang');
    await expect(row('scheduled')).toBeVisible();
    await hall.close();
  },
);

test(
  "the camera reads a card's code: nobody's is told as such, an athlete's opens the scales",
  { tag: '@phone' },
  async ({ request, baseURL }, testInfo) => {
    const card = randomUUID();
    const film = testInfo.outputPath('card.y4m');
    filmOf(card, film);
    const { launchOptions, viewport } = testInfo.project.use;
    const args = [...(launchOptions?.args ?? []), ...cameraArgs(film)];
    const browser = await chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL, viewport, locale: 'id-ID' });
    // a slow phone: what the page does at once comes late, also the focus that the camera's window gives back
    await page.addInitScript(() => {
      const later = window.setTimeout;
      const slow = (work: () => void, ms = 0, ...given: []) => later(work, ms || 400, ...given);
      Object.assign(window, { setTimeout: slow });
    });
    await signIn(page, '/admin', 'organiser');
    const { athlete, tournamentId, date } = await someoneWaiting(request);
    await page.goto(`/admin/weigh-in?tournament_id=${tournamentId}&date=${date}`);
    const scan = page.getByRole('button', { name: 'Pindai kartu' });
    await scan.click();
    const camera = page.getByRole('dialog', { name: 'Pindai kartu atlet' });
    await expect(camera.getByRole('status')).toHaveText('Kartu ini bukan kartu atlet turnamen ini.');
    await camera.getByRole('button', { name: 'Tutup' }).click();
    await expect(camera).toHaveCount(0);

    // whose card a code is stands in no answer but this one: it is told to be this athlete's
    const holder = { name: athlete.name, contingent: athlete.contingent, participant_ids: [athlete.participant_id] };
    await page.route(`**/athlete-cards/${card}`, (route) => route.fulfill({ json: { data: holder } }));
    await scan.click();
    await expect(page.getByRole('dialog', { name: athlete.name })).toBeVisible();
    await expect(camera).toHaveCount(0);
    await browser.close();
  },
);

test('a day comes fifty athletes at a time, and a search looks through all of it', async ({ page, request }) => {
  const headers = await bearer(request, 'organiser');
  const { tournament } = await snapshotOf(request);
  const { athletes } = (
    await answerOf<{ data: WeighInDay }>(request, `/tournaments/${tournament.id}/weigh-in`, headers)
  ).data;
  const last = athletes.at(-1)!;
  await signIn(page, `/admin/weigh-in?tournament_id=${tournament.id}`, 'organiser');
  const rows = page.getByRole('list', { name: 'Daftar timbang' }).getByRole('listitem');
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Halaman 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.first()).toContainText(shownName(athletes[50]!.name));
  await page.getByRole('searchbox', { name: 'Cari nama atau kontingen' }).fill(last.name);
  await expect(rows.filter({ hasText: shownName(last.name) }).first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
});

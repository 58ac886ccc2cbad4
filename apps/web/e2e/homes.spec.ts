// The pages of an entry and of a contingent: found where a name stands, told match by match, and changed by a result at once.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { ContingentDetail } from '@gelanggang/contract/contingents';
import type { EntryList } from '@gelanggang/contract/entry-lists';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { answerOf, type Headers, post } from './api';
import { expectToFit } from './fits';
import { SLUG, snapshotOf } from './demo-tournaments';
import { startedMatch } from './running-match';
import { bearer } from './sign-in';
import { test } from './test';

async function rename(
  request: APIRequestContext,
  headers: Headers,
  id: number | null | undefined,
  name: string,
): Promise<void> {
  const path = `/api/contingents/${id}`;
  const { data } = (await (await request.get(path, { headers })).json()) as { data: ContingentDetail };
  const { id: _, tournaments, ...fields } = data;
  const body = { ...fields, name, tournament_ids: tournaments.map((one) => one.id) };
  const answer = await request.put(path, { headers, data: body });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** One that has won a fight and still has another. */
async function onTheWay(request: APIRequestContext): Promise<{ won: LiveMatch; next: LiveMatch }> {
  const { matches } = await snapshotOf(request, 'tanding');
  for (const won of matches) {
    const next = matches.find(({ id, status }) => id === won.next_match_id && status === 'scheduled');
    // who loses a semifinal has a medal
    if (won.status === 'finished' && won.winner && won.round_label !== 'Semifinal' && next) return { won, next };
  }
  throw new Error('The demo has nobody between two fights.');
}

test(
  'who is searched for has a page with its way, its next match and its contingent',
  { tag: '@both' },
  async ({ page, request }) => {
    const { won, next } = await onTheWay(request);
    const corner = won.winner ?? 'blue';
    const [who, beaten] = [won[corner], won[corner === 'blue' ? 'red' : 'blue']];
    const name = shownName(who.name);
    await page.goto(`/kapan-saya-main/${SLUG}`);
    await page.getByLabel('Nama pesilat atau kontingen').fill(who.name);
    // there may be two of one name
    const own = `/pesilat/${SLUG}/${who.entry_ids?.[0]}`;
    await page
      .getByRole('link', { name: `Halaman ${name}`, exact: true })
      .and(page.locator(`[href="${own}"]`))
      .first()
      .click();
    await expect(page).toHaveURL(own);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

    const step = page.locator(`[data-step="${won.id}"]`);
    await expect(step).toHaveAttribute('data-outcome', 'won');
    await expect(step).toContainText(shownName(beaten.name));
    await expect(page.locator(`[data-step="${next.id}"]`)).toHaveAttribute('data-outcome', 'open');
    if (next.partai) await expect(page.locator(`[data-appointment="${next.id}"]`)).toContainText(next.partai);
    await expectToFit(page);

    await page.getByRole('button', { name: `Ikuti ${name}`, exact: true }).click();
    await page.getByRole('link', { name: 'Kapan saya main?', exact: true }).last().click();
    await expect(page.getByRole('button', { name: `Berhenti mengikuti ${name}`, exact: true }).first()).toBeVisible();
    await page.goBack();

    await step.getByRole('link', { name: shownName(beaten.name), exact: true }).click();
    await expect(page.locator(`[data-step="${won.id}"]`)).toHaveAttribute('data-outcome', 'lost');
    await page
      .getByRole('link', { name: shownName(beaten.contingent), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(`/kontingen/${SLUG}/${beaten.contingent_id}`);
    await expect(page.locator(`[data-entry="${beaten.entry_ids?.[0]}"]`)).toContainText('Sampai ');
    await expectToFit(page);
  },
);

test('a result stands on the pages of both and of their contingents at once, as provisional as it is', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const admin = await bearer(request, 'admin');
  const match = await startedMatch(
    request,
    admin,
    ({ blue, red, round_label: round }) =>
      [blue, red].every(({ entry_ids: ids }) => ids !== undefined) && round !== 'Final',
  );
  const [blueId, redId] = [match.blue.entry_ids?.[0], match.red.entry_ids?.[0]];
  const whole: string[] = [];
  const visit = async (one: Page, path: string) => {
    one.on('request', (asked) => void (/\/api\/live\/[^/]+\/(tanding|seni)$/.test(asked.url()) && whole.push(path)));
    await one.goto(path);
    return one;
  };
  const open = async (path: string) => visit(await (await browser.newContext({ baseURL })).newPage(), path);
  await visit(page, `/pesilat/${SLUG}/${blueId}`);
  const loser = await open(`/pesilat/${SLUG}/${redId}`);
  const contingent = await open(`/kontingen/${SLUG}/${match.red.contingent_id}`);
  const stepOn = (where: Page) => where.locator(`[data-step="${match.id}"]`);
  for (const one of [page, loser]) await expect(stepOn(one)).toHaveAttribute('data-outcome', 'on');
  await expect(contingent.locator(`[data-entry="${redId}"]`)).toContainText('Sedang main');

  const office = await bearer(request, 'organiser');
  const { tournament } = await snapshotOf(request, 'tanding');
  const waits = async (waits_for_announcer: boolean) =>
    expect(
      (
        await request.put(`/api/tournaments/${tournament.id}/broadcast`, {
          headers: office,
          data: { waits_for_announcer },
        })
      ).ok(),
    ).toBe(true);
  const name = match.red.contingent;
  await waits(true);
  try {
    const result = { winner: 'blue', win_kind: 'angka', blue_score: 9, red_score: 4 };
    await post(request, admin, `/matches/${match.id}/result`, result);
    await expect(stepOn(page)).toHaveAttribute('data-outcome', 'won');
    await expect(stepOn(page)).toContainText('Unggul sementara');
    await expect(stepOn(page).locator('[data-result-state=unofficial]')).toBeVisible();
    await expect(stepOn(page)).toContainText('9–4');
    // its own points first
    await expect(stepOn(loser)).toContainText('4–9');
    await expect(contingent.locator(`[data-entry="${redId}"] [data-result-state]`)).toBeVisible();
    expect(whole, 'all matches of the tournament are not fetched').toEqual([]);
    await rename(request, office, match.red.contingent_id, `${name} Raya`);
    await expect(contingent.getByRole('heading', { name: `${shownName(name)} Raya` })).toBeVisible();
    await expect(contingent.locator(`[data-entry="${redId}"] [data-result-state]`)).toBeVisible();
    await expect(stepOn(loser)).toContainText('4–9');
  } finally {
    await rename(request, office, match.red.contingent_id, name);
    await waits(false);
  }
});

test('medals and lists of entries lead to the pages, and a link to them says who it is', async ({ page, request }) => {
  const medals = await answerOf<MedalSnapshot>(request, `/live/${SLUG}/medals`);
  const [winner] = medals.events.flatMap(({ pools }) => pools.flatMap(({ winners }) => winners));
  if (!winner) throw new Error('The demo has no medal.');
  const path = `/pesilat/${SLUG}/${winner.entry_ids[0]}`;
  await page.goto(`/medali/${SLUG}`);
  await page.locator(`a[href="${path}"]`).first().click();
  await expect(page.locator('[data-medal]')).toHaveAttribute('data-medal', winner.medal);
  await page.locator(`a[href="/kontingen/${SLUG}/${winner.contingent_id}"]`).first().click();
  await expect(page.locator(`[data-entry][data-medal="${winner.medal}"]`).first()).toBeVisible();

  const served = await (await request.get(path)).text();
  const title = /<meta property="og:title" content="([^"]*)"/.exec(served)?.[1] ?? '';
  expect(title).toContain(shownName(winner.names[0] ?? ''));
  expect(title).toContain(medals.tournament.name);

  await page.goto(`/peserta/${SLUG}`);
  const first = page.locator(`a[href^="/pesilat/${SLUG}/"]:visible`).first();
  const name = (await first.innerText()).trim();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('who is not entered there has no page', async ({ page }) => {
  await page.goto(`/pesilat/${SLUG}/999999`);
  await expect(page.getByText('Peserta ini tidak ada di kejuaraan ini.')).toBeVisible();
  await page.goto(`/kontingen/${SLUG}/999999`);
  await expect(page.getByText('Kontingen ini tidak ada di kejuaraan ini.')).toBeVisible();
  await page.goto('/pesilat/tidak-ada/1');
  await expect(page.getByText('Kejuaraan ini tidak ditemukan.')).toBeVisible();
});

test(
  'a province is found by its name, and has its medals and how each of its entries fared',
  { tag: '@both' },
  async ({ page, request }) => {
    const { data } = await answerOf<{ data: EntryList }>(request, `/entry-lists/${SLUG}`);
    const { standings } = await answerOf<MedalSnapshot>(request, `/live/${SLUG}/medals`);
    const [leader] = standings;
    // early in its days nobody has won gold yet
    const best = (['gold', 'silver', 'bronze'] as const).find((medal) => leader && leader[medal] > 0);
    const first = data.contingents.find(({ id }) => id === leader?.contingent_id);
    const province = data.provinces.find(({ id }) => id === first?.province_id);
    const own = data.contingents.filter((one) => one.province_id === province?.id);
    const golds = standings
      .filter((row) => own.some(({ id }) => id === row.contingent_id))
      .reduce((sum, row) => sum + row.gold, 0);
    await page.goto(`/peserta/${SLUG}`);
    await page.getByPlaceholder('Cari nama atau kontingen').fill(province?.name ?? '');
    await page.getByRole('link', { name: shownName(province?.name ?? ''), exact: true }).click();
    await expect(page).toHaveURL(`/provinsi/${SLUG}/${province?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Provinsi ${shownName(province?.name ?? '')}`);
    await expect(page.locator('[data-medals="gold"]')).toContainText(String(golds));
    await expect(page.locator('[data-contingent]')).toHaveCount(own.length);
    await expect(page.locator(`[data-medal="${best}"]`)).not.toHaveCount(0);
    await expectToFit(page);
    await page.locator(`[data-contingent="${first?.id}"]`).getByRole('link').first().click();
    await expect(page).toHaveURL(`/kontingen/${SLUG}/${first?.id}`);
    await page.getByRole('link', { name: 'Seprovinsi' }).click();
    await expect(page).toHaveURL(`/provinsi/${SLUG}/${province?.id}`);
    await page.goto(`/provinsi/${SLUG}/999999`);
    await expect(page.getByText('Tidak ada kontingen dari provinsi ini di kejuaraan ini.')).toBeVisible();
  },
);

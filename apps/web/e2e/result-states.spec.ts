// How a result stands, from live to corrected, at each place where people see it: of a fight and of a performance.
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { ResultState } from '@gelanggang/domain/results/result-state';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { className } from '@gelanggang/domain/words/labels';
import { answerOf, type Headers, post } from './api';
import { aim, newScreen, takeAway } from './big-screen';
import { SLUG, snapshotOf } from './demo-tournaments';
import { ownContingents, startedMatch } from './running-match';
import { demoHeaders, signIn } from './sign-in';
import { test } from './test';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const TV = { width: 1920, height: 1080 };
const DECIDERS = { chair: 'Ketua', council: 'Dewan', commission: 'Komisi' };

async function waitsForAnnouncer(request: APIRequestContext, office: Headers, id: number, waits: boolean) {
  const data = { waits_for_announcer: waits };
  expect((await request.put(`/api/tournaments/${id}/broadcast`, { headers: office, data })).ok()).toBe(true);
}

/** Filed by the manager; answers its number. */
async function protested(request: APIRequestContext, manager: Headers, matchId: number): Promise<number> {
  const form = await request.post('/api/protests', { headers: manager, data: { match_id: matchId } });
  expect(form.status(), await form.text()).toBe(201);
  const { data } = (await form.json()) as { data: { id: number } };
  await post(request, manager, `/protests/${data.id}/return`, { claim: 'Nilai tidak sesuai.' });
  return data.id;
}

/** Each place shows the mark of a state, by its words or its attribute. */
type Places = Record<string, (state: ResultState) => Locator>;

async function allShow(places: Places, state: ResultState) {
  for (const [place, mark] of Object.entries(places)) {
    await expect(mark(state).first(), `${place}: ${state}`).toBeVisible();
  }
}

const marked = (within: Locator, state: ResultState) => within.locator(`[data-result-state=${state}]`);

test('a fight is live, unofficial, official, under protest and corrected on page, lists, bracket, medals, wall, overlay and announcer', async ({
  page: announcer,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(480_000);
  const { admin, manager, office } = await demoHeaders(request);
  const own = await ownContingents(request, manager);
  const match = await startedMatch(
    request,
    admin,
    ({ round_label: round, blue, red }) =>
      round === 'Semifinal' && [blue, red].some(({ contingent }) => own.has(contingent)),
  );
  const { tournament } = await snapshotOf(request, 'tanding');
  await waitsForAnnouncer(request, office, tournament.id, true);

  const open = async (path: string, viewport = PHONE): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL, viewport })).newPage();
    await page.goto(path);
    return page;
  };
  const bracketPath = `/bagan/${SLUG}/tanding/${match.pool_id}`;
  const page = await open(`/partai/${match.id}`);
  const list = await open(`/schedule/live/${SLUG}/tanding?q=${encodeURIComponent(match.blue.name)}`);
  const rounds = await open(bracketPath);
  // the list goes on to the round of the next match by itself
  await rounds.getByRole('button', { name: match.round_label, exact: true }).click();
  const tree = await open(bracketPath, DESK);
  const medals = await open(`/medali/${SLUG}`, DESK);
  const overlay = await open(`/overlay/${match.arena_id}`, TV);
  const { screen: wall, code } = await newScreen(browser);
  const shown = { name: `Hasil ${code}`, tournament_id: tournament.id, show: 'arena', arena_id: match.arena_id };
  await aim(request, admin, code, shown);
  await signIn(announcer, `/announcer/${SLUG}`, 'operator');

  const inList = (page: Page) => page.locator(`[data-match="${match.id}"]`).first();
  await expect(page.getByText('Berlangsung').first()).toBeVisible();
  await expect(tree.getByText('kini').first()).toBeVisible();
  await expect(inList(rounds)).toHaveAttribute('data-status', 'ongoing');
  await expect(overlay.locator('[data-part=score]')).toBeVisible();
  await expect(announcer.locator(`[data-match="${match.id}"][data-now]`)).toBeVisible();

  const title = `${match.age_category} ${GENDER_LABELS[match.gender]} ${className(match.class_name)}`;
  const event = medals.getByRole('article', { name: title, exact: true });
  const places: Places = {
    page: (state) => marked(page.locator('main'), state),
    rounds: (state) => marked(inList(rounds), state),
    tree: (state) => marked(tree.locator('svg'), state),
    list: (state) => marked(inList(list), state),
  };
  const [winner, loser] = own.has(match.red.contingent) ? (['blue', 'red'] as const) : (['red', 'blue'] as const);
  await post(request, admin, `/matches/${match.id}/result`, {
    ...{ winner, win_kind: 'angka', [`${winner}_score`]: 5, [`${loser}_score`]: 2 },
  });
  await allShow(places, 'unofficial');
  await expect(wall.getByText('Belum resmi').first()).toBeVisible();
  await expect(marked(event, 'unofficial')).toBeVisible();
  await expect(overlay.locator('[data-part=result]')).toHaveCount(0);
  await expect(page.getByText('unggul sementara').first()).toBeVisible();

  const told = announcer.locator(`[data-result="${match.id}"]`);
  await told.getByRole('button', { name: 'Umumkan hasil' }).click();
  await expect(told).toHaveCount(0);
  await expect(marked(page.locator('main'), 'official').first()).toBeVisible();
  await expect(marked(overlay.locator('[data-part=result]'), 'official')).toBeVisible();
  for (const seen of [tree.locator('svg'), inList(rounds), inList(list), event]) {
    await expect(marked(seen, 'unofficial')).toHaveCount(0);
  }

  const id = await protested(request, manager, match.id);
  await allShow(places, 'protested');
  await expect(wall.getByText('Dalam protes').first()).toBeVisible();
  await expect(marked(event, 'protested')).toBeVisible();
  const changed = announcer.locator(`[data-changed="${match.id}"]`);
  await expect(marked(changed, 'protested')).toBeVisible();

  await post(request, office, `/protests/${id}/fee`, { fee: 500_000 });
  await post(request, office, `/protests/${id}/ruling`, {
    ...{ remedy: 'result-changed', winner: loser, win_kind: 'teknik', reason: 'Terbukti.', deciders: DECIDERS },
  });
  await allShow(places, 'corrected');
  await expect(wall.getByText('Dalam protes')).toHaveCount(0);
  await expect(wall.getByText('Dikoreksi').first()).toBeVisible();
  await expect(marked(event, 'protested')).toHaveCount(0);
  await expect(marked(event, 'corrected')).toBeVisible();
  // what is to be said in the hall: who has won now, and by whose decision
  await expect(marked(changed, 'corrected')).toBeVisible();
  await expect(changed).toContainText(`Pemenang sudut ${CORNER_LABELS[loser].toLowerCase()}`);
  await expect(changed).toContainText('Hasil diubah atas keputusan protes.');

  await waitsForAnnouncer(request, office, tournament.id, false);
  await takeAway(request, admin, code);
});

test('a performance waits for the announcer, is protested and corrected on its page, in the ranking and at the announcer', async ({
  page: announcer,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(480_000);
  const { admin, manager, office } = await demoHeaders(request);
  const own = await ownContingents(request, manager);
  const { tournament, matches, schedules } = await snapshotOf(request, 'seni');
  const today = schedules.map((one) => one.scheduled_date).sort()[0];
  const sessions = new Set(schedules.filter((one) => one.scheduled_date === today).map(({ id }) => id));
  const isFree = ({ mode, status, schedule_id: session, blue }: LiveMatch) =>
    mode === 'default' && status === 'scheduled' && sessions.has(session ?? 0) && own.has(blue.contingent);
  const match = matches.find(isFree);
  if (!match) throw new Error('The demo has no performance of the manager left.');
  await waitsForAnnouncer(request, office, tournament.id, true);
  const row = await answerOf<{ data: { time_rule: { max: number } } }>(request, `/seni/pools/${match.pool_id}`, admin);
  const seconds = row.data.time_rule.max;
  const performance = { outcome: 'performed', scores: [9.4, 9.4, 9.4, 9.4], penalty: 0, seconds };

  const open = async (path: string): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL, viewport: PHONE })).newPage();
    await page.goto(path);
    return page;
  };
  const performed = await open(`/partai/${match.id}`);
  const ranking = await open(`/bagan/${SLUG}/seni/${match.pool_id}`);
  const hall = await newScreen(browser);
  const shown = { name: `Seni ${hall.code}`, tournament_id: tournament.id, show: 'bracket', pool_id: match.pool_id };
  await aim(request, admin, hall.code, shown);
  await signIn(announcer, `/announcer/${SLUG}`, 'operator');
  const places: Places = {
    page: (state) => marked(performed.locator('main'), state),
    ranking: (state) => marked(ranking.locator(`[data-ranked="${match.id}"]`), state),
    screen: (state) => marked(hall.screen.locator(`[data-match="${match.id}"]`), state),
  };

  await post(request, admin, `/seni/matches/${match.id}/performance`, performance);
  await allShow(places, 'unofficial');
  const told = announcer.locator(`[data-result="${match.id}"]`);
  await told.getByRole('button', { name: 'Umumkan hasil' }).click();
  await expect(told).toHaveCount(0);
  await expect(marked(performed.locator('main'), 'official').first()).toBeVisible();

  const id = await protested(request, manager, match.id);
  await allShow(places, 'protested');
  const changedAtAnnouncer = announcer.locator(`[data-changed="${match.id}"]`);
  await expect(marked(changedAtAnnouncer, 'protested')).toBeVisible();
  await post(request, office, `/protests/${id}/fee`, { fee: 500_000 });
  const changed = { ...performance, scores: [9.5, 9.5, 9.5, 9.5] };
  await post(request, office, `/protests/${id}/ruling`, {
    ...{ remedy: 'result-changed', reason: 'Terbukti.', deciders: DECIDERS, performance: changed },
  });
  await allShow(places, 'corrected');
  await expect(marked(changedAtAnnouncer, 'corrected')).toBeVisible();
  await takeAway(request, admin, hall.code);
  await waitsForAnnouncer(request, office, tournament.id, false);
});

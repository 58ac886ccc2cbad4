// The draw as a show on two screens at once, stopped from either; and a bracket that changes in an open window.
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { answerOf } from './api';
import { openTournament } from './demo-tournaments';
import { bearer } from './sign-in';
import { test } from './test';

const PASSWORD = 'gelanggang-demo';
interface Pool {
  pool_id: number;
  draw: { drawn_at: string } | null;
  title: string;
  units_count: number;
  age_category: { id: number };
}

async function screen(browser: Browser, account: string, asked: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await page.goto(asked);
  await page.getByLabel('Email').fill(`${account}@gelanggang.test`);
  await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === asked);
  return page;
}

async function desk(request: APIRequestContext) {
  const headers = await bearer(request, 'organiser');
  const { id, start_date: startDate } = await openTournament(request);
  const read = <T>(path: string) => answerOf<T>(request, `/${path}`, headers);
  const pools = async () => (await read<{ data: Pool[] }>(`pools?tournament_id=${id}`)).data;
  return { headers, id, startDate, read, pools };
}

// as most people have it: names and rows move
test.use({ reducedMotion: 'no-preference' });

test('a draw is shown name by name on two screens at once, and stopped from the second', async ({
  browser,
  request,
}) => {
  const office = await desk(request);
  const undrawn = (await office.pools()).filter((pool) => pool.draw === null);
  if (undrawn.length < 10) throw new Error('too little is left to draw');
  const path = `/admin/tanding/show/${office.id}`;
  const beamer = await screen(browser, 'admin', path);

  await expect(beamer.getByRole('heading', { name: 'Undian Tanding' })).toBeVisible();
  await expect(beamer.getByText(`${undrawn.length} pool menunggu diundi`)).toBeVisible();
  await beamer.getByText('Jeda 15 detik').click();
  await beamer.getByRole('button', { name: 'Mulai undi' }).click();
  const anyPool = { name: / – Pool [A-Z]+$/ };
  await expect(beamer.getByRole('heading', anyPool)).toBeVisible();
  // opened in the middle of the run: no event tells it of the pool that stands there
  const laptop = await screen(browser, 'panitia', path);
  await expect(laptop.getByRole('heading', anyPool)).toBeVisible();

  await laptop.getByRole('button', { name: 'Hentikan undi otomatis' }).click();
  for (const page of [beamer, laptop]) {
    await expect(page.getByText('Undi otomatis dihentikan.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lanjutkan undian' })).toBeVisible();
  }
  // how many a slow machine drew until then is its own affair
  const wanted = new Set(undrawn.map((pool) => pool.pool_id));
  const drawn = (await office.pools()).filter((pool) => wanted.has(pool.pool_id) && pool.draw !== null);
  expect(drawn.length).toBeLessThan(undrawn.length);
  const last = drawn.sort((a, b) => (a.draw?.drawn_at ?? '').localeCompare(b.draw?.drawn_at ?? '')).at(-1);
  const { data: matches } = await office.read<{ data: { round: number; participant_one: string }[] }>(
    `pools/${last?.pool_id}/match-list`,
  );
  const name = matches.filter((match) => match.round === 1).at(-1)?.participant_one;
  if (!last || !name) throw new Error('nothing was drawn');
  await beamer.keyboard.press('Space');
  for (const page of [beamer, laptop]) {
    await expect(page.getByRole('heading', { name: last.title })).toBeVisible();
    await expect(page.getByText(name).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/^\d+ dari \d+ pool$/)).toHaveText(/^[1-9]/);
    await page.context().close();
  }
});

test('an open bracket follows a draw anew, a schedule and its removal without a reload', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const office = await desk(request);
  const { headers } = office;
  // one of its own: tests before this one lock what is drawn, and play in it
  const pool = (await office.pools()).find((one) => one.draw === null && one.units_count > 2);
  if (!pool) throw new Error('no pool of three or more is left to draw');
  const first = await request.post(`/api/pools/${pool.pool_id}/generate-bracket`, { headers });
  expect(first.status(), await first.text()).toBe(200);
  const page = await screen(browser, 'admin', `/admin/tanding/match/${pool.pool_id}`);
  await expect(page.getByText('Angka undian')).toBeVisible();
  let loads = 0;
  page.on('load', () => loads++);

  const redrawn = await request.post(`/api/pools/${pool.pool_id}/regenerate-bracket`, {
    headers,
    data: { reason: 'Uji tampilan langsung' },
  });
  expect(redrawn.status(), await redrawn.text()).toBe(200);
  const { draw } = (await redrawn.json()) as { draw: { seed: string } };
  const seed = draw.seed.toUpperCase().replace(/(.{4})(?=.)/g, '$1 ');
  await expect(page.getByText(seed)).toBeVisible();

  const { data: matches } = await office.read<{
    data: { match_id: number; round: number; participant_one: string; participant_two: string }[];
  }>(`pools/${pool.pool_id}/match-list`);
  const { data: arenas } = await office.read<{ data: { id: number }[] }>(`tournaments/${office.id}/arenas`);
  const saved = await request.post('/api/match-schedules', {
    headers,
    data: {
      tournament_id: office.id,
      tournament_arena_id: arenas.at(-1)?.id,
      scheduled_date: office.startDate.slice(0, 10),
      start_time: '07:30',
      age_category_id: pool.age_category.id,
      match_category_id: 1,
      category_class_id: 'all',
      matches: matches
        // of three units one passes: nobody meets in that match, and it has no hour
        .filter((match) => match.round === 1 && ![match.participant_one, match.participant_two].includes('BYE'))
        .slice(0, 1)
        .map(({ match_id }) => ({ tournament_match_id: match_id, order: 1, start_time: '07:30' })),
    },
  });
  expect(saved.status(), await saved.text()).toBe(201);
  await expect(page.getByRole('button', { name: /^Rincian partai [A-Z\d]+/ })).toBeVisible();

  const { data: schedules } = await office.read<{ data: { id: number; tournament: { name: string } }[] }>(
    'match-schedules?search=Gelanggang%20Open',
  );
  for (const schedule of schedules) {
    const removed = await request.delete(`/api/match-schedules/${schedule.id}`, { headers });
    expect(removed.ok()).toBe(true);
  }
  await expect(page.getByRole('button', { name: /^Rincian partai [A-Z\d]+/ })).toHaveCount(0);
  expect(loads).toBe(0);
  await page.context().close();
});

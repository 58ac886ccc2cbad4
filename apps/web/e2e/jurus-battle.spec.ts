// A tunggal battle: the lot at the table, six judges of whom two on phones, the council, a screen and a spectator's phone; a pool level down to the lot.
// A long walk: `npm test` leaves it to .ci/run and `npm run check`.
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { JudgeScores } from '@gelanggang/contract/jurus-panels';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { PanelSeat } from '@gelanggang/contract/panel-seats';
import type { ScheduleAnswer } from '@gelanggang/contract/schedules';
import type { ScoringSettings } from '@gelanggang/contract/scoring';
import { answerOf, type Headers, post } from './api';
import { aim, newScreen } from './big-screen';
import { SLUG, snapshotOf } from './demo-tournaments';
import { panelPage, seatedPanel } from './running-match';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const PHONE = { width: 360, height: 740 };
const JUDGES = 6;
/** Seats whose panels are real phones; the others judge through the API. */
const ON_PHONES = [1, 2];
const OTHERS = [3, 4, 5, 6];

interface Device {
  headers: Headers;
  tab: string;
}

/** A judge who sits somewhere else: the same calls as a phone's. */
async function deviceOf(request: APIRequestContext, headers: Headers, arenaId: number, seat: number): Promise<Device> {
  const made = await request.post(`/api/arenas/${arenaId}/panels`, { headers, data: { seat } });
  const { data: seats } = (await made.json()) as { data: PanelSeat[] };
  const { code } = seats.find((one) => one.seat === seat) as PanelSeat;
  const { data } = (await (await request.post('/api/panel/sign-in', { data: { code } })).json()) as {
    data: { token: string };
  };
  const device = { headers: { authorization: `Panel ${data.token}` }, tab: `seat0000${seat}` };
  await post(request, device.headers, '/panel/open', { tab: device.tab });
  return device;
}

/** Presses so many mistakes, apart as fingers are, and 0.05 of steadiness. */
async function judgeOnPhone(phone: Page, mistakes: number): Promise<void> {
  for (let count = 1; count <= mistakes; count += 1) {
    // a press so soon after the last is the same finger: it is pressed until it counts
    await expect(async () => {
      const seen = await phone.locator('[data-mistakes]').textContent();
      if (!seen?.startsWith(`${count} `)) await phone.getByRole('button', { name: 'Salah gerak', exact: true }).tap();
      await expect(phone.locator('[data-mistakes]')).toHaveText(`${count} salah gerak`, { timeout: 500 });
    }).toPass();
  }
  await phone.getByRole('button', { name: 'Kemantapan tambah 0,01', exact: true }).tap();
}

/** Of today, in an arena with seni; its schedule is brought there, and goes back at the end. */
async function battleToday(request: APIRequestContext, headers: Headers) {
  const snapshot = await snapshotOf(request, 'seni');
  const blue = snapshot.matches.find(
    (match) =>
      match.match_category === 'Tunggal' &&
      match.corner === 'blue' &&
      match.status === 'scheduled' &&
      match.blue.state === 'unit' &&
      match.schedule_id !== null,
  );
  const red = snapshot.matches.find(
    (match) => match.corner === 'red' && match.pool_id === blue?.pool_id && match.battle_group === blue.battle_group,
  );
  if (!blue || red?.red.state !== 'unit') throw new Error('The demo has no battle of tunggal left.');
  const today = snapshot.schedules.map((one) => one.scheduled_date).sort()[0] as string;
  const { data: schedule } = (await (
    await request.get(`/api/match-schedules/${blue.schedule_id}`, { headers })
  ).json()) as { data: ScheduleAnswer };
  const moveTo = async (scheduledDate: string, times: readonly string[], end: string | null) => {
    const answer = await request.put(`/api/match-schedules/${schedule.id}`, {
      headers,
      data: {
        ...{ tournament_id: snapshot.tournament.id, tournament_arena_id: schedule.arena.id, note: schedule.note },
        ...{ scheduled_date: scheduledDate, start_time: times[0], end_time: end ?? '23:59', is_confirmed: true },
        ...{ age_category_id: 'all', match_category_id: 'all', category_class_id: 'all' },
        matches: schedule.details.map((one, index) => ({
          ...{ seni_match_id: one.seni_match_id, order: one.order, start_time: times[index] },
        })),
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const late = schedule.details.map((_, index) => `23:${String(20 + 4 * index).padStart(2, '0')}`);
  await moveTo(today, late, null);
  const times = schedule.details.map((one) => one.start_time.slice(0, 5));
  const back = () => moveTo(schedule.scheduled_date, times, schedule.end_time?.slice(0, 5) ?? null);
  return { snapshot, blue, red, arenaId: schedule.arena.id, back };
}

/** Whatever is on the mat waits meanwhile; answers what puts it back. */
async function freeMat(request: APIRequestContext, headers: Headers, arenaId: number): Promise<() => Promise<void>> {
  const { data: queue } = await answerOf<{ data: ArenaQueue }>(request, `/arenas/${arenaId}`, headers);
  const on = queue.matches.find((one) => one.id === queue.current_match_id);
  if (!on) return () => Promise.resolve();
  if (on.status === 'ongoing') await post(request, headers, `/matches/${on.id}/unstart`);
  await post(request, headers, `/matches/${on.id}/skip`);
  return async () => {
    await post(request, headers, `/matches/${on.id}/call`, { arena_id: arenaId });
    if (on.status === 'ongoing') await post(request, headers, `/matches/${on.id}/start`, { arena_id: arenaId });
  };
}

async function arenaScreen(browser: Browser, request: APIRequestContext, headers: Headers, body: object) {
  const { screen, code } = await newScreen(browser);
  await aim(request, headers, code, { name: 'Layar jurus', ...body });
  return { screen, code };
}

test('[R25-J03] [R25-J22] [R25-J23] [R25-J26] six judges, the council and a lot make a battle that a spectator can compute again', async ({
  page: desk,
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const headers = await bearer(request, 'admin');
  const { snapshot, blue, red, arenaId, back } = await battleToday(request, headers);
  const { tournament } = snapshot;
  const rule = `/api/tournaments/${tournament.id}/scoring-rule`;
  const { data: before } = (await (await request.get(rule, { headers })).json()) as { data: ScoringSettings };
  const { judges, agree, within_ms } = before;
  await request.put(rule, { headers, data: { judges, agree, within_ms, seni_judges: JUDGES } });
  const giveBackMat = await freeMat(request, headers, arenaId);
  const { screen, code } = await arenaScreen(browser, request, headers, {
    ...{ tournament_id: tournament.id, show: 'arena', arena_id: arenaId },
  });
  const spectator = await panelPage(browser, PHONE);
  const pages: Page[] = [screen, spectator];
  try {
    // the lot at the table: everybody is told who won it, and what they chose
    await spectator.goto(`/partai/${blue.id}`);
    await expect(spectator.getByText('Jurus dan urutan tampil diundi di meja')).toBeVisible();
    await post(request, headers, `/matches/${red.id}/call`, { arena_id: arenaId });
    await signIn(desk, `/admin/arena/${arenaId}`, 'admin');
    await desk.getByRole('button', { name: 'Undi', exact: true }).click();
    await desk.getByRole('button', { name: 'Undian ketua: Merah' }).click();
    await desk.getByRole('button', { name: 'Merah tampil lebih dahulu' }).click();
    const dialog = desk.getByRole('dialog');
    if (await dialog.getByText('Jurus', { exact: true }).isVisible()) {
      await dialog.getByRole('button', { name: 'Senjata', exact: true }).click();
    }
    await desk.getByRole('button', { name: 'Simpan pilihan' }).click();
    const chosen = 'Undian dimenangkan merah, yang memilih: merah tampil lebih dahulu';
    await expect(spectator.locator('[data-lot]')).toContainText(chosen);
    await expect(screen.getByText(chosen)).toBeVisible();

    // red is first
    const others = new Map<number, Device>();
    for (const seat of OTHERS) others.set(seat, await deviceOf(request, headers, arenaId, seat));
    const council = await seatedPanel(browser, request, headers, { arenaId, seat: 0 }, { width: 768, height: 1024 });
    const phones = [];
    for (const seat of ON_PHONES) {
      phones.push(await seatedPanel(browser, request, headers, { arenaId, seat }, PHONE));
    }
    pages.push(council, ...phones);
    const start = async (match: LiveMatch) => {
      await post(request, headers, `/matches/${match.id}/start`, { arena_id: arenaId });
      await post(request, headers, `/matches/${match.id}/clock`, { step: 'start' });
    };
    const stop = (match: LiveMatch) => post(request, headers, `/matches/${match.id}/clock`, { step: 'pause' });
    const judgeElsewhere = async (match: LiveMatch) => {
      const on = (await snapshotOf(request, 'seni')).matches.find((one) => one.id === match.id);
      for (const [seat, device] of others) {
        const entry = { mistakes: Array.from({ length: seat }, (_, at) => 1000 * at), steadiness: 0.05 };
        const body = { tab: device.tab, match_id: match.id, started_at: on?.started_at, ...entry };
        await post(request, device.headers, '/panel/score', body);
      }
    };
    const record = async (match: LiveMatch) => {
      const { data } = await answerOf<{ data: JudgeScores }>(request, `/matches/${match.id}/judge-scores`, headers);
      const { max } = (await snapshotOf(request, 'seni')).matches.find((one) => one.id === match.id)?.seni?.time ?? {
        max: 0,
      };
      await post(request, headers, `/seni/matches/${match.id}/performance`, {
        ...{ outcome: 'performed', scores: data.scores.map((one) => one.score), seconds: max },
        items: data.items.map(({ item, at }) => ({ item, at })),
      });
    };

    await start(red);
    for (const [index, phone] of phones.entries()) {
      await expect(phone.getByText(red.red.name)).toBeVisible();
      // the weapon begins with jurus 8: a judge may say where, the other does not
      if (index === 0) await phone.getByRole('button', { name: 'Jurus berikutnya' }).tap();
      await judgeOnPhone(phone, index + 1);
    }
    await expect(phones[0]!.getByLabel('Nilai berjalan').first()).toHaveText('9,94');
    await council.getByRole('button', { name: 'Hukuman Gerakan ditahan, lebih dari 5 detik' }).tap();
    await expect(council.getByLabel('Jumlah hukuman')).toHaveText(/^−\d,\d0$/);
    await stop(red);
    for (const phone of phones) await phone.getByRole('button', { name: 'Kirim nilai', exact: true }).tap();
    await expect(spectator.getByText('2 dari 6 juri sudah menilai')).toBeVisible();
    // [R25-P03] the one card of a performance: everybody sees why it waits, and what came of it
    await council.getByRole('button', { name: 'Kartu protes', exact: true }).tap();
    await council
      .getByRole('dialog')
      .getByRole('button', { name: /keluar gelanggang, tidak dihukum/ })
      .tap();
    for (const page of [spectator, screen, desk]) {
      await expect(page.locator('[data-card="open"]')).toContainText('Kartu protes: pesilat atau senjata keluar');
    }
    await council.getByRole('button', { name: 'Tidak sah', exact: true }).tap();
    await expect(spectator.locator('[data-card="decided"]')).toHaveText('Kartu protes tidak sah: keputusan tetap');
    await expect(council.getByRole('button', { name: 'Kartu protes', exact: true })).toHaveCount(0);
    await expect(screen.getByText('2 dari 6 juri sudah menilai')).toBeVisible();
    await judgeElsewhere(red);
    await expect(council.getByRole('list', { name: 'Nilai 6 juri' }).locator('[data-middle]')).toHaveCount(2);
    await record(red);

    // nobody is told the first score before the second stands
    await expect(spectator.getByText('Nilai diumumkan sesudah lawan tampil.')).toBeVisible();
    await expect(screen.getByText('Nilai diumumkan sesudah lawan tampil')).toBeVisible();
    await expect(spectator.locator('[data-score]')).toHaveCount(0);
    expect(JSON.stringify((await snapshotOf(request, 'seni')).matches.find((one) => one.id === red.id))).not.toContain(
      '9.42',
    );

    await post(request, headers, `/matches/${blue.id}/call`, { arena_id: arenaId });
    await start(blue);
    for (const phone of phones) {
      await expect(phone.getByText(blue.blue.name)).toBeVisible();
      await judgeOnPhone(phone, 5);
    }
    await stop(blue);
    for (const phone of phones) await phone.getByRole('button', { name: 'Kirim nilai', exact: true }).tap();
    await judgeElsewhere(blue);
    await expect(spectator.getByText('6 dari 6 juri sudah menilai')).toBeVisible();
    await record(blue);

    // red: 1 to 6 mistakes, so (9,92 + 9,91) ÷ 2 less one item; blue: 3, 4, 5, 5, 5, 6
    const sheet = (corner: string) => spectator.locator(`[data-performance=${corner}]`);
    await expect(sheet('red').locator('[data-score]')).toHaveText('9,415');
    await expect(sheet('red')).toContainText('(9,91 + 9,92) ÷ 2');
    await expect(sheet('red')).toContainText('Gerakan ditahan');
    await expect(sheet('red').locator('[data-mistakes-seen]')).toContainText(
      /J1: 1 salah gerak: jurus \d+J2: 2 salah gerakJ3/,
    );
    await expect(sheet('blue').locator('[data-score]')).toHaveText('9,900');
    await expect(sheet('blue').locator('[data-middle]')).toHaveCount(2);
    await expect(spectator.locator('[data-decision=blue]')).toContainText('nilai lebih tinggi (Pasal 12.1.f.1)');
    await expect(screen.locator('[data-score=blue]')).toContainText('9,900');
    await expect(screen.locator('[data-score=red]')).toContainText('9,415');
    await expect(screen.locator('[data-won=blue]')).toBeVisible();
  } finally {
    // what was taken is given back: others play this one
    for (const one of [blue, red]) {
      const { data } = await answerOf<{ data: { matches: { id: number; performance: { id: number } | null }[] } }>(
        request,
        `/seni/pools/${one.pool_id}`,
        headers,
      );
      const stands = data.matches.find((match) => match.id === one.id)?.performance;
      const body = { performance_id: stands?.id };
      if (stands) await post(request, headers, `/seni/matches/${one.id}/performance/withdraw`, body);
    }
    for (const seat of [0, ...ON_PHONES, ...OTHERS]) {
      await request.delete(`/api/arenas/${arenaId}/panels/${seat}`, { headers });
    }
    await request.put(rule, { headers, data: { judges, agree, within_ms, seni_judges: before.seni_judges } });
    await request.delete(`/api/displays/${code}`, { headers });
    await back();
    await giveBackMat();
    for (const page of pages) await page.context().close();
  }
});

test(
  '[R25-J31] a pool of ganda that is level in all is parted by a lot that anybody can draw again',
  { tag: '@phone' },
  async ({ page, request }) => {
    const headers = await bearer(request, 'admin');
    const { matches } = await snapshotOf(request, 'seni');
    const pools = [...new Set(matches.map((one) => one.pool_id))]
      .map((id) => matches.filter((one) => one.pool_id === id))
      .filter(
        (one) =>
          one.length > 2 &&
          one.every(({ mode, status }) => mode === 'default' && (status === 'scheduled' || status === 'finished')),
      );
    const isFree = (match: LiveMatch) => match.status === 'scheduled' && match.seni?.outcome === null;
    // by the hour and by other tests some have performed, or are on the mat
    const ganda = pools.filter((one) => one[0]?.match_category === 'Ganda');
    const pool = ganda.find((one) => one.every(isFree)) ?? ganda[0] ?? pools.find((one) => one.every(isFree)) ?? [];
    expect(pool.length).toBeGreaterThan(2);
    const poolId = pool[0]?.pool_id;
    const stands: { id: number; performanceId: number }[] = [];
    const standing = async () => {
      const answer = await answerOf<{ data: { matches: { id: number; performance: { id: number } | null }[] } }>(
        request,
        `/seni/pools/${poolId}`,
        headers,
      );
      return answer.data.matches.flatMap(({ id, performance }) =>
        performance ? [{ id, performanceId: performance.id }] : [],
      );
    };
    const withdraw = ({ id, performanceId }: { id: number; performanceId: number }) =>
      post(request, headers, `/seni/matches/${id}/performance/withdraw`, { performance_id: performanceId });
    const perform = async (match: LiveMatch, scores: number[], seconds: number) => {
      const data = { outcome: 'performed', scores, seconds, items: [] };
      await post(request, headers, `/seni/matches/${match.id}/performance`, data);
      stands.push(...(await standing()).filter((one) => one.id === match.id));
    };
    for (const one of await standing()) await withdraw(one);
    try {
      const [first, second, third] = pool as [LiveMatch, LiveMatch, LiveMatch];
      const time = first.seni?.time.max ?? 0;
      await page.goto(`/bagan/${SLUG}/seni/${poolId}`);
      await perform(first, [9.5, 9.5, 9.5, 9.5], time);
      await perform(second, [9.5, 9.5, 9.5, 9.5], time);
      await perform(third, [9.45, 9.5, 9.5, 9.55], time);
      const ranking = page.getByRole('list').filter({ has: page.locator('[data-tie]') });
      await expect(ranking.getByRole('listitem').nth(1).locator('[data-tie=lot]')).toContainText('undian');
      await expect(ranking.getByRole('listitem').nth(1)).toContainText(first.seni?.seed ?? '');
      await expect(ranking.getByRole('listitem').nth(2).locator('[data-tie]')).toContainText(
        'standar deviasi lebih kecil',
      );
      await ranking.getByRole('link', { name: third.blue.name }).click();
      await expect(page.getByText('(9,50 + 9,50) ÷ 2')).toBeVisible();
      await expect(page.locator('[data-score]')).toHaveText('9,500');
    } finally {
      for (const one of stands) await withdraw(one);
    }
  },
);

// Seni on phones: four judges give their scores on their panels, the desk sees who has, records them, and it is public.
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import type { ArenaQueue, ArenaRow } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { PanelSeat } from '@gelanggang/contract/panel-seats';
import type { SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import { bearer, signIn } from './sign-in';

const SLUG = 'piala-gelanggang';
const COUNCIL = 0;
const JUDGES = [1, 2, 3, 4];

async function phoneOf(browser: Browser, code: string | null | undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`/juri#${code}`);
  await page.getByRole('button', { name: 'Masuk' }).click();
  return page;
}

/** Pressed so often: +0,10 and −0,01 from the middle, 9,50. */
async function setScore(phone: Page, tenths: number, hundredths: number): Promise<void> {
  const step = (name: string): Locator => phone.getByRole('button', { name, exact: true });
  await step('Nilai tambah 0,01').tap();
  for (let left = tenths; left > 0; left -= 1) await step('Nilai tambah 0,10').tap();
  for (let left = hundredths; left > 0; left -= 1) await step('Nilai kurang 0,01').tap();
}

test('four judges score a performance on their phones, and the desk records what they gave', async ({
  page: desk,
  browser,
  request,
}) => {
  test.setTimeout(480_000);
  const headers = await bearer(request, 'admin');
  const get = async <T>(path: string) => (await (await request.get(`/api${path}`, { headers })).json()) as { data: T };
  const post = (path: string, data: object = {}) => request.post(`/api${path}`, { headers, data });
  const arenas = (await get<ArenaRow[]>('/arenas')).data.filter((arena) => arena.tournament.slug === SLUG);
  const onMat = async (): Promise<[number, LiveMatch]> => {
    for (const { id } of arenas) {
      const queue = (await get<ArenaQueue>(`/arenas/${id}`)).data;
      const match = queue.matches.find((one) => one.id === (queue.current_match_id ?? queue.next_match_id));
      if (match?.kind === 'seni') return [id, match];
    }
    throw new Error('The demo has no performance left.');
  };
  const [arenaId, match] = await onMat();
  const who = match[match.corner ?? 'blue'].name;
  const standing = async () =>
    (await get<SeniPoolAnswer>(`/seni/pools/${match.pool_id}`)).data.matches.find((one) => one.id === match.id)
      ?.performance;
  if (match.status === 'ongoing') await post(`/matches/${match.id}/unstart`);
  if (match.status === 'scheduled') await post(`/matches/${match.id}/call`, { arena_id: arenaId });

  const phones: Page[] = [];
  try {
    for (const seat of [...JUDGES, COUNCIL]) {
      const made = (await (await post(`/arenas/${arenaId}/panels`, { seat })).json()) as { data: PanelSeat[] };
      phones.push(await phoneOf(browser, made.data.find((one) => one.seat === seat)?.code));
    }
    const [one, two, three, four, council] = phones as [Page, Page, Page, Page, Page];
    await expect(one.getByText('juri memberi nilai di panelnya')).toBeVisible();
    await expect(council.getByText(`Partai ${match.number} dipanggil`)).toBeVisible();
    await signIn(desk, `/admin/arena/${arenaId}`, 'admin');
    await desk.getByRole('button', { name: /^Mulai/ }).click();
    await desk.getByRole('button', { name: /^Mulai waktu/ }).click();
    for (const phone of [one, two, three, four]) await expect(phone.getByText(who)).toBeVisible();
    await expect(council.getByText(`Partai ${match.number} berlangsung`)).toBeVisible();

    // 9,50 · 9,60 · 9,69 · 9,58; three deduct 0,50, one 1,00: what more than half deducted counts
    const judged = desk.getByRole('region', { name: 'Nilai dari panel juri' });
    await expect(judged).toContainText('0 dari 4 juri');
    for (const [phone, tenths, hundredths] of [
      [one, 0, 0],
      [two, 1, 0],
      [three, 2, 1],
      [four, 1, 2],
    ] as const) {
      await setScore(phone, tenths, hundredths);
      if (phone !== one) {
        await phone.getByRole('button', { name: 'Pengurangan tambah 0,50' }).tap();
        if (phone === four) await phone.getByRole('button', { name: 'Pengurangan tambah 0,50' }).tap();
      }
    }
    await one.getByRole('button', { name: 'Kirim nilai' }).tap();
    await expect(one.getByText('Terkirim: 9,50, pengurangan 0,00.')).toBeVisible();
    await expect(judged).toContainText('1 dari 4 juri');
    // what is set and not sent survives a reload
    await two.reload();
    await expect(two.getByRole('status').filter({ hasText: 'Belum terkirim.' })).toBeVisible();
    for (const phone of [two, three, four]) await phone.getByRole('button', { name: 'Kirim nilai' }).tap();
    await expect(judged).toContainText('Semua 4 juri sudah memberi nilai.');
    await expect(one.getByText('4 dari 4 juri sudah.')).toBeVisible();
    // a judge thinks again
    await one.getByRole('button', { name: 'Nilai tambah 0,05' }).tap();
    await one.getByRole('button', { name: 'Kirim perubahan' }).tap();
    await expect(judged).toContainText('9,55');

    await desk.keyboard.press('j');
    const entry = desk.getByRole('form', { name: 'Nilai penampilan' });
    for (const [index, score] of ['9,55', '9,60', '9,69', '9,58'].entries()) {
      await expect(entry.getByLabel(`Juri ${index + 1}`, { exact: true })).toHaveValue(score);
    }
    await expect(entry.getByLabel('Hukuman')).toHaveValue('0,50');
    const pool = (await get<SeniPoolAnswer>(`/seni/pools/${match.pool_id}`)).data;
    const isFinal = match.mode === 'battle' && match.next_match_id === null;
    const { max } = isFinal ? pool.final_time_rule : pool.time_rule;
    await entry.getByLabel('Menit').fill(String(Math.floor(max / 60)));
    await entry.getByLabel('Detik').fill(String(max % 60));
    await expect(entry).toContainText('9,090');
    await entry.getByRole('button', { name: /^Simpan nilai/ }).click();
    await expect(desk.locator(`[data-queue="${match.id}"]`)).toContainText('9,090');
    expect(await standing()).toMatchObject({ scores: [9.55, 9.6, 9.69, 9.58], penalty: 0.5, final_score: 9.09 });
    await expect(one.getByText(who)).toBeHidden();
  } finally {
    // what was taken is given back: others play this one
    const stands = await standing();
    if (stands) await post(`/seni/matches/${match.id}/performance/withdraw`, { performance_id: stands.id });
    if (stands) await post(`/matches/${match.id}/call`, { arena_id: arenaId });
    await post(`/matches/${match.id}/start`, { arena_id: arenaId });
    for (const phone of phones) await phone.context().close();
  }
});

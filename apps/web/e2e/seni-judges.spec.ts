// Seni on phones: four judges score by the form of the event, one without a network, the council takes off; the desk records it.
import { type Browser, expect, type Page } from '@playwright/test';
import type { ArenaQueue, ArenaRow } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { PanelSeat } from '@gelanggang/contract/panel-seats';
import type { SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import { COUNCIL_ITEM_TEXTS, type JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import { criteriaOf } from '@gelanggang/domain/seni/judge-entry';
import { answerOf } from './api';
import { SLUG } from './demo-tournaments';
import { takeSeat } from './running-match';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const COUNCIL = 0;
const JUDGES = [1, 2, 3, 4];

async function phoneOf(browser: Browser, code: string | null | undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const page = await context.newPage();
  await takeSeat(page, code);
  return page;
}

const pressed = (phone: Page, name: string | RegExp) => phone.getByRole('button', { name, exact: true });
/** Two presses within a moment are one finger. */
const APART_MS = 200;

/** Tunggal and regu: so many mistakes and 0,05 of steadiness, from 9,90. Else 0,15 for each of three, and so much on top. */
async function judge(phone: Page, { form, event }: JurusRules, count: number): Promise<string> {
  if (form === 'moves') {
    for (let left = count; left > 0; left -= 1) {
      await pressed(phone, 'Salah gerak').tap();
      await phone.waitForTimeout(APART_MS);
    }
    await pressed(phone, 'Kemantapan tambah 0,01').tap();
    return `9,9${5 - count}`;
  }
  const criteria = criteriaOf(event);
  for (const label of criteria) await pressed(phone, `${label} tambah 0,01`).tap();
  for (let left = count; left > 0; left -= 1) await pressed(phone, `${criteria[0]} tambah 0,01`).tap();
  return `9,5${5 + count}`;
}

test('[R25-J23] four judges score a performance on their phones, the council takes off, and the desk records it', async ({
  page: desk,
  browser,
  request,
}) => {
  test.setTimeout(480_000);
  const headers = await bearer(request, 'admin');
  const get = <T>(path: string) => answerOf<{ data: T }>(request, path, headers);
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
  const row = async () =>
    (await get<SeniPoolAnswer>(`/seni/pools/${match.pool_id}`)).data.matches.find((one) => one.id === match.id);
  const standing = async () => (await row())?.performance;
  if (match.status === 'ongoing') await post(`/matches/${match.id}/unstart`);
  await post(`/matches/${match.id}/call`, { arena_id: arenaId });
  const rules = (await row())?.rules as JurusRules;
  const [item] = rules.items.filter((one) => one !== 'time');
  const { label, about } = COUNCIL_ITEM_TEXTS[item ?? 'dress'];

  const phones: Page[] = [];
  try {
    for (const seat of [...JUDGES, COUNCIL]) {
      const made = (await (await post(`/arenas/${arenaId}/panels`, { seat })).json()) as { data: PanelSeat[] };
      phones.push(await phoneOf(browser, made.data.find((one) => one.seat === seat)?.code));
    }
    const [one, two, three, four, council] = phones as [Page, Page, Page, Page, Page];
    const judges = [one, two, three, four];
    await expect(council.getByText(`Partai ${match.partai} dipanggil`)).toBeVisible();
    await expect(council.locator('[data-call]')).toBeVisible();
    await signIn(desk, `/admin/arena/${arenaId}`, 'admin');
    await expect(desk.locator('[data-call]')).toBeVisible();
    await desk.getByRole('button', { name: /^Mulai/ }).click();
    await desk.getByRole('button', { name: /^Mulai waktu/ }).click();
    for (const phone of judges) {
      await expect(phone.getByText(who)).toBeVisible();
      // the clock runs there too: a phone that is cut off before it has heard of it would not know
      await expect(pressed(phone, 'Kirim nilai sesudah waktu berhenti')).toBeDisabled();
    }
    const judged = desk.getByRole('region', { name: 'Nilai dari panel juri' });
    await expect(judged).toContainText('0 dari 4 juri');

    // the network of one phone is gone while it judges
    await four.context().setOffline(true);
    const scores: string[] = [];
    for (const [index, phone] of judges.entries()) {
      scores.push(await judge(phone, rules, index));
      await expect(phone.getByLabel('Nilai berjalan').first()).toHaveText(scores[index] ?? '');
    }
    if (rules.form === 'moves') {
      await pressed(three, 'Salah gerak').tap();
      await expect(three.locator('[data-mistakes]')).toHaveText('3 salah gerak');
      await pressed(three, 'Urungkan').tap();
      await expect(three.locator('[data-mistakes]')).toHaveText('2 salah gerak');
    }
    // what is set and not sent survives a reload
    await two.reload();
    await expect(two.getByLabel('Nilai berjalan').first()).toHaveText(scores[1] ?? '');

    await council.getByRole('button', { name: `Hukuman ${label}, ${about}` }).tap();
    await expect(council.getByLabel('Jumlah hukuman')).toHaveText('−0,50');
    await council.getByRole('button', { name: `Hukuman ${label}, ${about}` }).tap();
    await expect(council.getByLabel('Jumlah hukuman')).toHaveText('−1,00');
    await council.getByRole('button', { name: `Batalkan satu hukuman ${label}` }).tap();
    await expect(council.getByLabel('Jumlah hukuman')).toHaveText('−0,50');
    await expect(judged).toContainText(`${label} −0,50`);

    await desk.keyboard.press('j');
    for (const phone of [one, two, three]) await pressed(phone, 'Kirim nilai').tap();
    await expect(judged).toContainText('3 dari 4 juri');
    await expect(one.getByText('3 dari 4 juri sudah.')).toBeVisible();
    // it knows nothing of the end, and is told once it is back
    await four.context().setOffline(false);
    await pressed(four, 'Kirim nilai').tap({ timeout: 60_000 });
    await expect(judged).toContainText('Semua 4 juri sudah memberi nilai.');
    await expect(council.getByRole('region', { name: 'Nilai 4 juri' })).toContainText(scores[0] ?? '');
    // a judge thinks again, just as the network goes
    await four.context().setOffline(true);
    if (rules.form === 'moves') await pressed(four, 'Urungkan').tap();
    else await pressed(four, `${criteriaOf(rules.event)[0]} kurang 0,01`).tap();
    await pressed(four, 'Kirim perubahan').tap();
    await expect(four.getByText('dikirim sendiri begitu tersambung')).toBeVisible();
    await four.context().setOffline(false);
    await expect(four.getByText(`Terkirim: ${scores[2]}.`)).toBeVisible({ timeout: 60_000 });
    scores[3] = scores[2] ?? '';

    const entry = desk.getByRole('form', { name: 'Nilai penampilan' });
    for (const [index, score] of scores.entries()) {
      await expect(entry.getByLabel(`Juri ${index + 1}`, { exact: true })).toHaveValue(score);
    }
    await expect(entry.getByRole('group', { name: `${label}, ${about}` })).toContainText('1');
    await entry.getByLabel('Menit', { exact: true }).fill(String(Math.floor(rules.max / 60)));
    await entry.getByLabel('Detik', { exact: true }).fill(String(rules.max % 60));
    const final = rules.form === 'moves' ? '9,435' : '9,065';
    await expect(entry).toContainText(final);
    // held before others that are over already, its score stands among the older ones
    const older = desk.getByRole('button', { name: /^Tampilkan \d+ hasil lain/ });
    if (await older.isVisible()) await older.click();
    await entry.getByRole('button', { name: /^Simpan nilai/ }).click();
    await expect(desk.locator(`[data-queue="${match.id}"]`)).toContainText(final);
    expect(await standing()).toMatchObject({
      penalty: 0.5,
      items: [{ item }],
      final_score: Number(final.replace(',', '.')),
    });
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

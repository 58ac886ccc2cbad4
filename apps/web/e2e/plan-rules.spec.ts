// Rules of a plan: set in the form, kept by the plan, each with its cost; one that no plan can keep is refused in words.
import { expect } from '@playwright/test';
import type { AutoScheduleAnswer, AutoScheduleOptions } from '@gelanggang/contract/auto-schedule';
import { answerOf, post } from './api';
import { openTournament } from './demo-tournaments';
import { freeMatches } from './free-matches';
import { bearer, signIn } from './sign-in';
import { test } from './test';

test('a rule is set, planned with, seen kept with its cost, and refused where no plan can keep it', async ({
  page,
  request,
}) => {
  const headers = await bearer(request, 'organiser');
  const { id } = await openTournament(request);
  await freeMatches(request, headers, id);
  const { data: pools } = await answerOf<{ data: { pool_id: number; matches_count: number }[] }>(
    request,
    `/pools?tournament_id=${id}`,
    headers,
  );
  for (const { pool_id } of pools.filter(({ matches_count: count }) => count === 0).slice(0, 4)) {
    await post(request, headers, `/pools/${pool_id}/generate-bracket`);
  }
  const read = async <T>(path: string) =>
    (await answerOf<{ data: T }>(request, `/tournaments/${id}/${path}`, headers)).data;
  const { tournament } = await read<AutoScheduleOptions>('auto-schedule/options');

  await signIn(page, `/admin/schedules/auto?tournament=${id}`, 'organiser');
  await page.getByRole('button', { name: 'Tempat final' }).click();
  const finals = page.getByRole('group', { name: 'Tempat final' });
  const day = finals.getByLabel('Tanggal');
  await expect(day).toHaveValue(tournament.end_date);
  // of this kind a plan has one
  await expect(page.getByRole('button', { name: 'Tempat final', exact: true })).toHaveCount(0);

  // what is missing is said where it is
  await day.fill('');
  await page.getByRole('button', { name: 'Susun jadwal' }).click();
  await expect(finals.getByText('Isi tanggal atau pilih gelanggang.')).toBeVisible();

  // a day without a session: refused with the reason, and what was typed stays
  await day.fill('2031-01-05');
  await page.getByRole('button', { name: 'Susun jadwal' }).click();
  await expect(
    page.getByRole('main').getByText(/^Aturan 'Final pada .+ tidak dapat ditepati: tidak ada sesi/),
  ).toBeVisible();
  await expect(day).toHaveValue('2031-01-05');

  await day.fill(tournament.end_date);
  await page.getByRole('button', { name: 'Upacara', exact: true }).click();
  await page.getByRole('button', { name: 'Susun jadwal' }).click();
  const kept = page.getByRole('region', { name: 'Aturan rencana' });
  await expect(kept).toBeVisible({ timeout: 30_000 });
  await expect(kept.getByRole('listitem')).toHaveCount(2);
  await expect(kept.getByRole('listitem').filter({ hasText: 'Final pada' })).toHaveText(/\+.+(menit|jam|hari)$/);
  const plan = await read<AutoScheduleAnswer>('auto-schedule');
  const fed = new Set(plan.tasks.flatMap(({ feeders }) => feeders));
  const last = plan.tasks.filter(({ match_id, is_single, is_kept }) => !fed.has(match_id) && !is_single && !is_kept);
  expect(last.length).toBeGreaterThan(0);
  expect(new Set(last.map(({ place }) => place?.scheduled_date))).toEqual(new Set([tournament.end_date]));

  // a hand that breaks it is warned
  await expect(page.getByText('Tanpa bentrok')).toBeVisible();
  const { place } = plan.tasks.find(
    ({ is_kept, place: one }) => !is_kept && one?.scheduled_date === tournament.start_date,
  )!;
  const slots = [{ match_id: last[0]!.match_id, place: { ...place, start_time: '16:40' } }];
  const moved = await request.put(`/api/auto-schedules/${plan.id}/slots`, {
    headers,
    data: { version: plan.version, slots },
  });
  expect(moved.ok()).toBe(true);
  await expect(page.getByText('Peringatan', { exact: true })).toBeVisible();

  // and the desk of the tournament lists it, with the way to the board
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Kerjakan.+Gelanggang Open/ }).click();
  const row = page.locator('[data-task="plan-rules"]');
  await expect(row).toContainText('pelanggaran aturan rencana');
  await row.getByRole('link', { name: /^Buka rencana/ }).click();

  // in the form the cost stands beside the rule as long as it is the same
  await page.getByRole('button', { name: 'Atur & susun ulang' }).click();
  const again = page.getByRole('group', { name: 'Tempat final' });
  await expect(again.getByText(/Biaya: /)).toBeVisible();
  await again.getByLabel('Tanggal').fill(tournament.start_date);
  await expect(again.getByText(/Biaya: /)).toHaveCount(0);
  await page.getByRole('button', { name: 'Hapus aturan: Tempat final' }).click();
  await expect(again).toHaveCount(0);

  // the next test finds the tournament without a plan
  expect((await request.delete(`/api/auto-schedules/${plan.id}`, { headers })).ok()).toBe(true);
});

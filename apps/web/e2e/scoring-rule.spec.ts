// Two people at the rule of scoring: the second is shown what the first saved, and loses nothing of what was typed.
import { expect } from '@playwright/test';
import type { Data } from '@gelanggang/contract/http';
import type { ScoringSettings } from '@gelanggang/contract/scoring';
import { openTournament } from './demo-tournaments';
import { bearer, signIn } from './sign-in';
import { test } from './test';

test('of two who change the rule the second chooses, with both before their eyes', async ({ page, request }) => {
  const headers = await bearer(request, 'admin');
  const { id } = await openTournament(request);
  const path = `/api/tournaments/${id}/scoring-rule`;
  const stored = async () => ((await (await request.get(path, { headers })).json()) as Data<ScoringSettings>).data;
  /** The colleague: whatever stands by then. */
  const colleagueSaves = async (within_ms: number) => {
    const data = { ...(await stored()), within_ms };
    expect((await request.put(path, { headers, data })).status()).toBe(200);
  };
  await colleagueSaves(3000);

  await signIn(page, '/admin/scoring', 'admin');
  await page.goto(`/admin/scoring?show=rule&tournament_id=${id}`);
  const seconds = page.getByLabel('Waktu untuk sepakat (detik)');
  const save = page.getByRole('button', { name: 'Simpan aturan' });
  const notice = page.getByRole('alert').filter({ hasText: 'Data ini baru saja diubah orang lain.' });
  await expect(seconds).toHaveValue('3');

  // kept: what was typed here goes over what the colleague saved, by will
  await seconds.fill('4');
  await colleagueSaves(5000);
  await save.click();
  await expect(notice).toContainText('Tersimpan: 5');
  await expect(notice).toBeFocused();
  await expect(notice.getByText('Data ini baru saja')).toBeInViewport();
  await expect(notice).toContainText('Isian Anda: 4');
  await expect(seconds).toHaveValue('4');
  expect((await stored()).within_ms).toBe(5000);
  await notice.getByRole('button', { name: 'Simpan isian saya' }).click();
  await expect(notice).toBeHidden();
  await expect(save).toBeDisabled();
  // the button is that on the way too
  await expect.poll(async () => (await stored()).within_ms).toBe(4000);

  // given up: the colleague's stands in the form, and the next change is made from there
  await seconds.fill('6');
  await colleagueSaves(7000);
  await save.click();
  await notice.getByRole('button', { name: 'Pakai yang tersimpan' }).click();
  await expect(seconds).toHaveValue('7');
  await seconds.fill('8');
  await save.click();
  await expect(save).toBeDisabled();
  await expect.poll(async () => (await stored()).within_ms).toBe(8000);
});

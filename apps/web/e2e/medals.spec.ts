// Medals for everybody: per contingent and class, in the order that the office sets, without a reload.
import { expect, type APIRequestContext } from '@playwright/test';
import type { MedalRuleAnswer, MedalSnapshot } from '@gelanggang/contract/medals';
import { answerOf, type Headers, post } from './api';
import { expectToFit } from './fits';
import { SLUG } from './demo-tournaments';
import { startedMatch } from './running-match';
import { bearer } from './sign-in';
import { test } from './test';

const medalsOf = async (request: APIRequestContext): Promise<MedalSnapshot> =>
  await answerOf<MedalSnapshot>(request, `/live/${SLUG}/medals`);

/** Right after midnight the demo has no medal yet: then one is fought for. */
async function haveMedal(request: APIRequestContext, headers: Headers): Promise<void> {
  if ((await medalsOf(request)).standings.length > 0) return;
  const { id } = await startedMatch(
    request,
    headers,
    ({ round_label: round }) => round === 'Semifinal' || round === 'Final',
  );
  await post(request, headers, `/matches/${id}/result`, { winner: 'blue', win_kind: 'teknik' });
}

test(
  'a spectator finds a contingent’s medals, and sees the order change when the office changes the rule',
  { tag: '@phone' },
  async ({ page, request }) => {
    const headers = await bearer(request, 'organiser');
    await haveMedal(request, headers);
    const before = await medalsOf(request);
    const [leader] = before.standings;
    expect(leader, 'somebody has a medal').toBeDefined();

    await page.goto(`/medali/${SLUG}`);
    const table = page.getByRole('table', { name: 'Medali per kontingen' });
    await expect(table.getByRole('row')).toHaveCount(before.standings.length + 1);
    await expect(page.locator('[data-connection=live]').first()).toBeVisible();
    await expect(table.getByRole('columnheader', { name: 'Jumlah' })).toBeVisible();
    await expectToFit(page);

    const save = async (rule: Omit<MedalRuleAnswer, 'version'>) => {
      const answer = await request.put(`/api/tournaments/${before.tournament.id}/medal-rule`, { headers, data: rule });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    const { version: _, ...rule } = before.rule;
    await save({ ...rule, overall_by: 'points', gold_points: 50, silver_points: 2, bronze_points: 1 });
    await expect(table.getByRole('columnheader', { name: 'Poin' })).toBeVisible();
    await save(rule);
    await expect(table.getByRole('columnheader', { name: 'Jumlah' })).toBeVisible();

    await table.getByRole('button', { name: leader?.contingent ?? '', exact: true }).click();
    await expect(page).toHaveURL(/q=/);
    const classes = page.getByRole('region', { name: 'Medali per kelas' });
    await expect(classes.getByText(leader?.contingent ?? '', { exact: true }).first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Cari nama, kontingen, atau kelas' }).fill('tidak ada yang begini');
    await expect(page.getByText('Tidak ada kelas yang cocok.')).toBeVisible();
    await page.getByRole('button', { name: 'Hapus saringan' }).click();
    await expect(classes.getByRole('article').first()).toBeVisible();
  },
);

// Medals for everybody: per contingent and class, in the order that the office sets, without a reload.
import { expect, type APIRequestContext } from '@playwright/test';
import type { MedalRuleAnswer, MedalSnapshot } from '@gelanggang/contract/medals';
import { test } from './test';

const SLUG = 'piala-gelanggang';

const medalsOf = async (request: APIRequestContext): Promise<MedalSnapshot> =>
  (await (await request.get(`/api/live/${SLUG}/medals`)).json()) as MedalSnapshot;

test(
  'a spectator finds a contingent’s medals, and sees the order change when the office changes the rule',
  { tag: '@phone' },
  async ({ page, request }) => {
    const login = await request.post('/api/login', {
      data: { email: 'panitia@gelanggang.test', password: 'gelanggang-demo' },
    });
    const { access_token } = (await login.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}` };
    const before = await medalsOf(request);
    const [leader] = before.standings;
    expect(leader, 'the demo has finals behind it').toBeDefined();

    await page.goto(`/medali/${SLUG}`);
    const table = page.getByRole('table', { name: 'Medali per kontingen' });
    await expect(table.getByRole('row')).toHaveCount(before.standings.length + 1);
    await expect(page.locator('[data-connection=live]').first()).toBeVisible();
    await expect(table.getByRole('columnheader', { name: 'Jumlah' })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

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

// A manager reads the list on a phone, reports one row and signs; the office accepts; the list is signed again and kept as PDF.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { EntryCheck, OwnEntryCheck } from '@gelanggang/contract/entry-check';
import type { TeamMemberDetail } from '@gelanggang/contract/team-members';
import { contingentTitle, shownName } from '@gelanggang/domain/words/shown-name';
import { type Headers } from './api';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const json = async <T>(request: APIRequestContext, path: string, headers: Headers): Promise<T> => {
  const answer = await request.get(`/api${path}`, { headers });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { data: T }).data;
};

/** A list of the manager's whose rows nobody waits with, in the tournament that the demo checks. */
async function ownList(request: APIRequestContext, manager: Headers): Promise<EntryCheck> {
  const own = await json<OwnEntryCheck[]>(request, '/own-entry-checks', manager);
  const found = own.find(({ entries, open_tickets: open }) => entries > 1 && open === 0);
  if (!found) throw new Error('the manager has no list to sign');
  return json<EntryCheck>(request, `/tournaments/${found.tournament.id}/entry-checks/${found.contingent.id}`, manager);
}

async function rename(request: APIRequestContext, headers: Headers, id: number, name: string): Promise<void> {
  const member = await json<TeamMemberDetail>(request, `/team-members/${id}`, headers);
  const answer = await request.put(`/api/team-members/${id}`, {
    headers,
    data: {
      ...{ contingent_id: member.contingent_id, name, birth_place: member.birth_place, birth_date: member.birth_date },
      ...{ gender: member.gender, body_weight: member.body_weight, body_height: member.body_height, nik: member.nik },
      ...{ country_id: member.country_id, province_id: member.province_id, district_id: member.district_id },
      ...{ address: member.address, championship_category_id: member.championship_category_id },
      ...{ match_category_id: member.match_category_id, age_category_id: member.age_category_id },
      ...{ category_class_id: member.category_class_id, nomor: member.nomor, team_label: member.team_label },
    },
  });
  expect(answer.status()).toBe(200);
}

const signedIn = (page: Page) => page.locator('[data-list-state=signed]').first();

test(
  'a manager reports a wrong name and signs the rest; the office accepts, and the list is signed again',
  {
    tag: '@phone',
  },
  async ({ page, browser, request }) => {
    const [manager, office] = [await bearer(request, 'manager'), await bearer(request, 'organiser')];
    const list = await ownList(request, manager);
    const [row] = list.rows;
    if (!row) throw new Error('the list is empty');
    const right = `${row.name} Wijaya`;
    try {
      await signIn(page, '/admin/entry-check', 'manager');
      await page
        .locator(`[data-own-check="${list.contingent.id}"]`)
        .filter({ hasText: list.tournament.name })
        .getByRole('link', { name: 'Baca daftar' })
        .click();
      await expect(page.getByRole('heading', { name: contingentTitle(list.contingent.name), level: 1 })).toBeVisible();

      const card = page.locator(`[data-entry="${row.id}"]`);
      await card.getByRole('button', { name: /^Ada yang salah/ }).click();
      const form = page.getByRole('dialog');
      await expect(form.getByLabel('Nama', { exact: true }), 'starts from what stands').toHaveValue(row.name);
      await form.getByLabel('Nama', { exact: true }).fill(right);
      await form.getByRole('button', { name: 'Kirim ke panitia' }).click();
      await expect(form).toHaveCount(0);
      await expect(card).toHaveAttribute('data-row-state', 'open');

      await page.getByRole('button', { name: /^(Yang lain benar|Tanda tangani lagi)$/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Tanda tangani' }).click();
      await expect(signedIn(page)).toBeVisible();

      const desk = await (
        await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'id-ID' })
      ).newPage();
      await signIn(desk, `/admin/entry-check?tournament_id=${list.tournament.id}`, 'organiser');
      const ticket = desk.locator('[data-ticket]').filter({ hasText: shownName(right) });
      await expect(ticket.locator('[data-change=name]')).toContainText(`${row.name} → ${right}`);
      await ticket.getByRole('button', { name: 'Terima', exact: true }).click();
      await desk.getByRole('alertdialog').getByRole('button', { name: 'Terima', exact: true }).click();
      await expect(ticket).toHaveCount(0);

      // the phone has not been touched
      await expect(card).toContainText(shownName(right));
      await expect(page.locator('[data-list-state=changed]').first()).toBeVisible();
      await page.getByRole('button', { name: 'Tanda tangani lagi' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Tanda tangani' }).click();
      await expect(signedIn(page)).toBeVisible();
      const [paper] = await Promise.all([
        page.waitForEvent('download'),
        page
          .getByRole('button', { name: /^Unduh PDF nomor/ })
          .first()
          .click(),
      ]);
      expect(paper.suggestedFilename()).toMatch(/^daftar-peserta-\d+-.*\.pdf$/);
      const now = await json<EntryCheck>(
        request,
        `/tournaments/${list.tournament.id}/entry-checks/${list.contingent.id}`,
        office,
      );
      expect(now.state).toBe('signed');
    } finally {
      await rename(request, office, row.id, row.name);
    }
  },
);

// A guardian's wish: the office ticks it on the athlete's form, and an open page shows initials at once.
import { expect } from '@playwright/test';
import { initialsOf } from '@gelanggang/domain/athletes/public-name';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { SLUG, snapshotOf } from './demo-tournaments';
import { bearer, signIn } from './sign-in';
import { test } from './test';

/** The list that a saved form goes back to: that of the athlete's tournament, where the contingent takes part in one only. */
const LIST = /\/admin\/team-members(\?tournament_id=\d+)?$/;

test(
  'who wishes so is shown by initials on an open page at once, and by name again',
  { tag: '@both' },
  async ({ page, request, context }) => {
    const { matches } = await snapshotOf(request);
    const who = matches.find(({ blue, status }) => status === 'finished' && blue.entry_ids?.length === 1)?.blue;
    const id = who?.entry_ids?.[0] ?? 0;
    const [name, initials] = [shownName(who?.name ?? ''), initialsOf(who?.name ?? '')];
    const open = await context.newPage();
    await open.goto(`/pesilat/${SLUG}/${id}`);
    await expect(open.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

    const headers = await bearer(request, 'organiser');
    try {
      await signIn(page, `/admin/team-members/edit/${id}`, 'organiser');
      const wish = page.getByLabel('Tampilkan inisial saja kepada publik');
      await wish.check();
      await expect(page.getByText(`Publik melihat: ${initials}`)).toBeVisible();
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await expect(page.getByText('Tulis siapa yang meminta.')).toBeVisible();
      await page.getByLabel('Diminta oleh').fill('Ibu Siti (ibu kandung)');
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await expect(page).toHaveURL(LIST);
      await expect(open.getByRole('heading', { level: 1, name: initials, exact: true })).toBeVisible();
      await expect(open.getByText(name)).toHaveCount(0);

      await page.goto(`/admin/team-members/edit/${id}`);
      await expect(wish).toBeChecked();
      await expect(page.getByLabel('Diminta oleh')).toHaveValue('Ibu Siti (ibu kandung)');
      await page.getByLabel('Hapus profil publik').check();
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await expect(page).toHaveURL(LIST);
      expect((await open.goto(`/pesilat/${SLUG}/${id}`))?.status()).toBe(410);
      await expect(open.getByText('Profil ini tidak lagi ditampilkan.')).toBeVisible();

      await page.goto(`/admin/team-members/edit/${id}`);
      await page.getByLabel('Hapus profil publik').uncheck();
      await wish.uncheck();
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await expect(page).toHaveURL(LIST);
      await open.goto(`/pesilat/${SLUG}/${id}`);
      await expect(open.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    } finally {
      await request.delete(`/api/team-members/${id}/gone`, { headers });
      await request.delete(`/api/team-members/${id}/initials`, { headers });
    }
  },
);

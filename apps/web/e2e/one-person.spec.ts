// One athlete over two tournaments: the manager confirms on a phone that both entries are one person's, and everybody finds the
// results of both from either; nobody before, and nobody once they are taken apart.
import { expect } from '@playwright/test';
import { answerOf } from './api';
import { newClub, newEntrant, newTournament } from './new-tournament';
import { bearer, signIn } from './sign-in';
import { test } from './test';

test('entries of two tournaments become one person’s by a tick', { tag: '@both' }, async ({ page, request }) => {
  const [office, manager] = [await bearer(request, 'organiser'), await bearer(request, 'manager')];
  const digits = String(Date.now()).slice(-4);
  const entered: { slug: string; name: string; entryId: number }[] = [];
  for (const [at, start] of ['2033-05-01', '2034-05-01'].entries()) {
    const tournamentId = await newTournament(request, office, { name: `Piala Orang ${at}`, start, end: start });
    const { name, slug } = await answerOf<{
      name: string;
      slug: string;
    }>(request, `/tournaments/${tournamentId}`);
    const club = await newClub(request, manager, { name: `Tapak Satu ${at} ${digits}`, tournamentId });
    entered.push({ slug, name, entryId: await newEntrant(request, manager, { club, digits }) });
  }
  const [first, second] = entered;
  if (!first || !second) throw new Error('Two tournaments were made.');
  const home = `/pesilat/${second.slug}/${second.entryId}`;
  await page.goto(home);
  await expect(page.getByRole('heading', { level: 1, name: 'Dewi Hemat' })).toBeVisible();
  const over = page.getByRole('link', { name: 'Hasil antarkejuaraan' });
  await expect(over).toHaveCount(0);

  await signIn(page, `/admin/team-members/edit/${second.entryId}`, 'manager');
  await page.getByLabel(new RegExp(first.name)).check();
  await page.getByRole('button', { name: 'Satukan hasilnya' }).click();
  await expect(page.getByRole('button', { name: 'Pisahkan lagi' })).toBeVisible();

  await page.goto(home);
  await over.click();
  await expect(page).toHaveURL(`${home}/kejuaraan`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dewi Hemat' })).toBeVisible();
  for (const { name } of entered) await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(`327301450505${digits}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.goto(`/admin/team-members/edit/${first.entryId}`);
  await page.getByRole('button', { name: 'Pisahkan lagi' }).click();
  await expect(page.getByRole('button', { name: 'Pisahkan lagi' })).toHaveCount(0);
  await page.goto(`${home}/kejuaraan`);
  await expect(page.getByText('Belum ada hasil dari kejuaraan lain.')).toBeVisible();
});

// From an undrawn class to a locked bracket, checked by a stranger on the public page; another window sees it live.
import { expect, type APIRequestContext } from '@playwright/test';
import { answerOf } from './api';
import { openTournament } from './demo-tournaments';
import { bearer, signIn } from './sign-in';
import { test } from './test';

interface PoolRow {
  pool_id: number;
  units_count: number;
  gender: 'male' | 'female';
  matches_count: number;
  age_category: { id: number; name: string };
  category_class: { id: number; name: string; merged_names: string[] };
}

/** Two classes of an age and gender in the demo's open tournament, each one pool in which nobody has fought yet. */
async function twoSmallClasses(request: APIRequestContext) {
  const headers = await bearer(request, 'organiser');
  const { id: tournamentId } = await openTournament(request);
  const readPools = async () => {
    return (await answerOf<{ data: PoolRow[] }>(request, `/pools?tournament_id=${tournamentId}`, headers)).data;
  };
  /** Another job of these tests may have begun to fight in one of them. */
  const hasStarted = async (pool: PoolRow) => {
    return (await answerOf<{ has_started: boolean }>(request, `/pools/${pool.pool_id}/matches`, headers)).has_started;
  };
  const pools = await readPools();
  const isAlone = (pool: PoolRow) =>
    pools.filter((other) => other.category_class.id === pool.category_class.id).length === 1;
  const small = pools.filter(
    (pool) => pool.category_class.merged_names.length === 0 && pool.units_count >= 2 && isAlone(pool),
  );
  for (const first of small) {
    const second = small.find(
      (other) =>
        other.age_category.id === first.age_category.id &&
        other.gender === first.gender &&
        other.category_class.id !== first.category_class.id,
    );
    if (!second || (await hasStarted(first)) || (await hasStarted(second))) continue;
    return { tournamentId, first, second, readPools };
  }
  throw new Error('no two small classes side by side');
}

test('two small classes are merged, drawn, swapped by hand, locked, and checked by a stranger', async ({
  browser,
  page,
  request,
}) => {
  const { tournamentId, first, second, readPools } = await twoSmallClasses(request);

  await signIn(page, `/admin/tanding/merge?tournament_id=${tournamentId}`, 'organiser');
  await page.getByRole('combobox', { name: 'Kategori usia' }).selectOption(String(first.age_category.id));
  await page.getByRole('combobox', { name: 'Gender' }).selectOption(first.gender);
  await page.getByRole('combobox', { name: 'Bagan' }).selectOption('0');
  await page.getByLabel('Alasan').fill('Peserta terlalu sedikit');
  for (const { category_class: one } of [first, second]) {
    await page.getByRole('checkbox', { name: new RegExp(`^${one.name}, `, 'i') }).check();
  }
  await page.getByRole('button', { name: 'Gabungkan', exact: true }).click();
  await expect(page.getByText('Kelas sudah digabung.')).toBeVisible();

  const merged = (await readPools()).find((pool) => pool.category_class.merged_names.length > 0 && !pool.matches_count);
  const poolId = merged?.pool_id;
  expect(merged?.units_count).toBeGreaterThanOrEqual(4);

  // a stranger waits on the public page, without an account, in a browser of their own
  const stranger = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await stranger.goto(`/periksa-undian/${poolId}`);
  await expect(stranger.getByText('Pool ini belum diundi.')).toBeVisible();

  await page.goto(`/admin/tanding/match/${poolId}`);
  // the address alone draws nothing
  await page.getByRole('button', { name: 'Undi bagan' }).click();
  await expect(page.getByRole('region', { name: 'Laporan undian' })).toBeVisible();
  await expect(page.getByText('Kode daftar peserta')).toBeVisible();
  await expect(stranger.getByText('Undian ini cocok.')).toBeVisible();

  await page.getByRole('button', { name: 'Undi ulang' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undi ulang' }).click();
  await expect(page.getByText('Alasan wajib diisi.')).toBeVisible();
  await page.getByLabel('Alasan undi ulang').fill('Diundi di depan manajer');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undi ulang' }).click();
  await expect(page.getByText('Bracket berhasil di-regenerate').first()).toBeVisible();
  await expect(stranger.getByText('Diundi di depan manajer')).toBeVisible();

  await page.getByRole('button', { name: 'Kelola undian' }).click();
  await page.getByRole('menuitem', { name: 'Tukar dua slot' }).click();
  const board = page.getByRole('region', { name: 'Tukar dua slot babak pertama' });
  const names = await board
    .getByRole('button', { name: /^Tukar / })
    .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? '').replace('Tukar ', '')));
  const [one = '', , other = ''] = names;
  // by keyboard: one slot is chosen, then another
  await board.getByRole('button', { name: `Tukar ${one}` }).press('Enter');
  await board.getByRole('button', { name: `Tukar ke slot ${other}` }).press('Enter');
  await page.getByLabel('Alasan').fill('Satu perguruan');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tukar', exact: true }).click();
  await expect(page.getByText('Kedua slot sudah ditukar.')).toBeVisible();
  await expect(stranger.getByText('Undian ini cocok, lalu diubah dengan tangan.')).toBeVisible();

  // and back by dragging
  const from = await board.getByRole('img', { name: `Seret ${one}` }).boundingBox();
  const to = await board.getByRole('img', { name: `Seret ${other}` }).boundingBox();
  if (!from || !to) throw new Error('the slots are not on the board');
  await page.mouse.move(from.x + 9, from.y + 9);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(to.x + 9, to.y + 9, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('Tukar kedua slot ini?')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tukar', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(stranger.getByText('mencatat 2 perubahan')).toBeVisible();
  await board.getByRole('button', { name: 'Selesai' }).click();
  await expect(page.getByText(/^Diubah dengan tangan oleh /)).toBeVisible();

  await page.getByRole('button', { name: 'Kelola undian' }).click();
  await page.getByRole('menuitem', { name: 'Kunci bagan' }).click();
  await page.getByLabel('Alasan').fill('Disahkan di technical meeting');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kunci bagan' }).click();
  await expect(page.getByText('Bagan sudah dikunci.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undi ulang' })).toBeDisabled();
  await expect(stranger.getByText('Dikunci', { exact: true })).toBeVisible();

  // every draw before it can still be checked
  await stranger.getByRole('link', { name: 'Periksa', exact: true }).click();
  await expect(stranger.getByText('Undian ke-1 cocok.')).toBeVisible();
  expect(await stranger.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await stranger.context().close();
});

test('who draws sees the report also where no news come', async ({ page, request }) => {
  const { readPools } = await twoSmallClasses(request);
  const undrawn = (await readPools()).find((pool) => pool.matches_count === 0 && pool.units_count >= 2);
  await page.route(/\/socket\.io\//, (route) => route.abort());
  await signIn(page, `/admin/tanding/match/${undrawn?.pool_id}`, 'organiser');
  await page.getByRole('button', { name: 'Undi bagan' }).click();
  await expect(page.getByRole('region', { name: 'Laporan undian' })).toBeVisible();
  await page.getByRole('button', { name: 'Undi ulang' }).click();
  await page.getByLabel('Alasan undi ulang').fill('Diundi di depan manajer');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undi ulang' }).click();
  await expect(page.getByRole('main').getByText('Diundi di depan manajer')).toBeVisible();
});

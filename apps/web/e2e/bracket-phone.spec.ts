// A bracket at a desk, as wide as its page. On a phone: its rounds as lists, the way of whom one follows, the tree behind a button; and the page of a match
// that leads on, whether it was fought or not.
import { expect, type Page } from '@playwright/test';
import type { LiveMatch } from '@gelanggang/contract/live';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { SLUG, snapshotOf } from './demo-tournaments';
import { test } from './test';

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
const isKnown = ({ blue, red }: LiveMatch) => blue.state === 'unit' && red.state === 'unit';
const rounds = (page: Page) => page.getByRole('group', { name: 'Babak' });

test(
  'rounds are lists with the way of whom one follows; the tree is behind a button',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { matches } = await snapshotOf(request);
    const deep = matches.find((one) => one.round === 3)?.pool_id;
    const pool = matches.filter((one) => one.pool_id === deep);
    const first = pool.find((one) => one.round === 1 && isKnown(one));
    if (!first) throw new Error('The demo has no bracket of three rounds.');
    const { name, contingent } = first.blue;
    await page.goto('/api/health/live');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `gelanggang.followed.${SLUG}`,
      JSON.stringify([{ kind: 'athlete', name, contingent }]),
    ] as const);
    await page.goto(`/bagan/${SLUG}/tanding/${deep}`);
    await expect(rounds(page).getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(page.locator('svg[role=group]')).toBeHidden();
    expect(await fits(page)).toBe(true);

    await rounds(page).getByRole('button', { name: first.round_label, exact: true }).click();
    await expect(page).toHaveURL(/babak=1/);
    const row = page.locator(`#partai-${first.id}`);
    for (const who of [first.blue, first.red]) {
      await expect(row).toContainText(shownName(who.name));
      await expect(row).toContainText(shownName(who.contingent));
    }
    await expect(row.locator('[data-followed]')).toContainText(shownName(name));
    await expect(row).toContainText('Pemenang ke');
    const way = page.getByRole('region', { name: `Jalur yang diikuti: ${shownName(name)}` });
    await expect(way.locator('[data-way]').first()).toBeVisible();

    await page.getByRole('button', { name: 'Lihat pohon bagan' }).click();
    await expect(page.locator('svg[role=group]')).toBeVisible();
    await expect(row).toBeHidden();
    await page.reload();
    await expect(page.locator('svg[role=group]')).toBeVisible();
    await page.getByRole('button', { name: 'Lihat daftar partai' }).click();
    await expect(row).toBeVisible();
  },
);

test('a tree as wide as the desk leaves no letter under 11 px, and nothing to be moved', async ({ page, request }) => {
  const { matches } = await snapshotOf(request);
  const deepest = matches.toSorted((a, b) => b.round - a.round)[0];
  await page.goto(`/bagan/${SLUG}/tanding/${deepest?.pool_id}`);
  const frame = page.locator('[data-bracket-frame]');
  // the first screen's drawing is replaced once the application is there
  await expect(page.locator('[data-connection=live]').first()).toBeVisible();
  await expect(frame.locator('svg')).toBeVisible();
  const seen = await frame.evaluate((box) => {
    const svg = box.querySelector('svg') as SVGSVGElement;
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const texts = [...svg.querySelectorAll('text')];
    return {
      moves: box.scrollWidth - box.clientWidth,
      smallest: Math.min(...texts.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * scale)),
      squeezed: texts.filter((one) => one.matches('.bracket-text-narrow')).length,
    };
  });
  expect(seen.moves).toBeLessThanOrEqual(0);
  expect(seen.smallest).toBeGreaterThanOrEqual(11);
  expect(seen.squeezed).toBe(0);
});

test('the tree says the score of a match that is over', async ({ page, request }) => {
  const { matches } = await snapshotOf(request);
  const over = matches.find(
    (one) =>
      one.status === 'finished' &&
      one.partai !== null &&
      one.standing?.state === 'official' &&
      (one.blue_score ?? 0) > 0 &&
      (one.red_score ?? 0) > 0,
  );
  if (!over) throw new Error('The demo has no official result with points.');
  await page.goto(`/bagan/${SLUG}/tanding/${over.pool_id}`);
  const tree = page.locator('[data-bracket-frame] svg');
  await expect(tree.getByText(over.partai ?? '', { exact: true })).toBeVisible();
  await expect(tree.getByText(`${over.blue_score}–${over.red_score}`, { exact: true }).first()).toBeVisible();
});

test('the page of a match leads on, before it and after it', { tag: '@both' }, async ({ page, request }) => {
  const { matches } = await snapshotOf(request);
  // late in the demo's day few are left to come, or none
  const leads = matches.filter((one) => one.next_match_id !== null && one.schedule_id !== null);
  const coming = leads.find((one) => one.status === 'scheduled');
  const over = leads.find((one) => one.status === 'finished' && isKnown(one));
  expect(over).toBeDefined();
  for (const match of [coming, over]) {
    if (!match) continue;
    await page.goto(`/partai/${match.id}`);
    const way = page.getByRole('region', { name: 'Jalur ke final' });
    await expect(way.getByRole('listitem').first()).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Halaman kejuaraan' });
    await expect(bar.getByRole('link', { name: 'Bagan' })).toHaveAttribute('href', `/bagan/${SLUG}/tanding`);
    await expect(page.getByText('Resmi', { exact: true })).toHaveCount(match === over ? 1 : 0);
    await expect(page.getByText('Direncanakan')).toHaveCount(match === coming ? 1 : 0);
    await expect(page.getByRole('button', { name: match === over ? 'Bagikan hasil' : 'Bagikan partai' })).toBeVisible();
    expect(await fits(page)).toBe(true);
    await page.getByRole('link', { name: 'Lihat bagan' }).click();
    await expect(page).toHaveURL(new RegExp(`/bagan/${SLUG}/tanding/${match.pool_id}$`));
    await page.goBack();
    await way.getByRole('link').first().click();
    await expect(page).toHaveURL(`/partai/${match.next_match_id}`);
    await expect(page.getByRole('region', { name: 'Sebelumnya' })).toContainText(match.partai ?? '–');
  }
});

test('a bracket of one says who it is, and that nothing is fought', { tag: '@phone' }, async ({ page, request }) => {
  const { matches } = await snapshotOf(request);
  const lone = matches.find(
    (one) => one.blue.state === 'unit' && one.red.state === 'bye' && one.next_match_id === null,
  );
  if (lone?.blue.state !== 'unit') throw new Error('In the demo nobody is alone in a class.');
  await page.goto(`/bagan/${SLUG}/tanding/${lone.pool_id}`);
  await expect(page.getByText('Tidak ada lawan di bagan ini')).toBeVisible();
  await page.getByRole('link', { name: shownName(lone.blue.name) }).click();
  await expect(page.getByRole('heading', { level: 1, name: shownName(lone.blue.name) })).toBeVisible();
});

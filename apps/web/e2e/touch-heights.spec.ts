// What a finger taps on a phone is 44 px high: links of lists, of rows and of heads; a link within a sentence is read, not aimed at.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Paginated } from '@gelanggang/contract/http';
import { answerOf } from './api';
import { enter, settled } from './demo-pages';
import { SLUG, snapshotOf } from './demo-tournaments';
import { session } from './sign-in';
import { test } from './test';

const LEAST = 44;

/** What is shown and lower than it may be, but for links that stand within a sentence. */
const lowOnes = (page: Page) =>
  page.evaluate((least) => {
    const all = [...document.querySelectorAll<HTMLElement>('main a[href], main button, main summary, main [role=tab]')];
    const isInSentence = (one: HTMLElement) =>
      getComputedStyle(one).display === 'inline' &&
      (one.parentElement?.textContent ?? '').trim().length > (one.textContent ?? '').trim().length + 3;
    return (
      all
        .filter((one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        // a way past the page for whoever has a keyboard is no place for a finger
        .filter(({ box }) => box.width > 2 && box.height > 2)
        .filter(({ one, box }) => box.height < least - 0.5 && !isInSentence(one))
        .map(({ one, box }) => `${Math.round(box.height)} px: ${(one.ariaLabel ?? one.innerText).slice(0, 50)}`)
    );
  }, LEAST);

/** `shows`: where links of such a page lead. */
async function expectTall(page: Page, address: string, shows: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator(`main a[href*="${shows}"]`).first(), address).toBeAttached();
  await settled(page);
  expect(await lowOnes(page), address).toEqual([]);
}

interface EntryOfList {
  id: number;
  contingent_id: number;
}

async function publicPages(request: APIRequestContext): Promise<(readonly [string, string])[]> {
  const entries = await answerOf<Paginated<EntryOfList>>(request, `/entry-lists/${SLUG}/athletes`);
  const list = await answerOf<{ data: { provinces: { id: number }[] } }>(request, `/entry-lists/${SLUG}`);
  const { matches } = await snapshotOf(request);
  const seni = await snapshotOf(request, 'seni');
  const over = matches.find(
    (one) => one.status === 'finished' && one.blue.state === 'unit' && one.red.state === 'unit',
  );
  const ranked = seni.matches.find((one) => one.seni?.outcome && one.mode === 'default');
  const [entry] = entries.data;
  return [
    [`/peserta/${SLUG}`, '/pesilat/'],
    [`/pesilat/${SLUG}/${over?.blue.entry_ids?.[0] ?? entry?.id}`, '/partai/'],
    [`/kontingen/${SLUG}/${entry?.contingent_id}`, '/pesilat/'],
    [`/provinsi/${SLUG}/${list.data.provinces[0]?.id}`, '/pesilat/'],
    [`/partai/${over?.id}`, '/bagan/'],
    [`/bagan/${SLUG}/seni/${ranked?.pool_id ?? seni.matches[0]?.pool_id}`, '/partai/'],
  ];
}

test('what a spectator taps is high enough for a finger', { tag: '@phone' }, async ({ page, request }) => {
  for (const [address, shows] of await publicPages(request)) await expectTall(page, address, shows);
});

test('what a manager taps is high enough for a finger', { tag: '@phone' }, async ({ page, request }) => {
  await enter(page, await session(request, 'manager'));
  await expectTall(page, '/admin', '/admin/team-members/edit/');
  await expectTall(page, '/admin/payment', '/admin/payment/confirm/');
});

test('what the office taps is high enough for a finger', { tag: '@phone' }, async ({ page, request }) => {
  const { tournament } = await snapshotOf(request);
  await enter(page, await session(request, 'organiser'));
  await expectTall(page, `/admin/payment?tournament_id=${tournament.id}`, '/admin/payment/confirm/');
  await expectTall(page, `/admin/officials?tournament_id=${tournament.id}`, '/admin/officials/duties');
});

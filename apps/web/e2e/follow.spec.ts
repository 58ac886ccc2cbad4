// 'Kapan saya main?': followed without an account, told by the browser once although two tabs are open.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { EntryList, EntryRow } from '@gelanggang/contract/entry-lists';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { answerOf } from './api';
import { OPEN_SLUG, SLUG, snapshotOf } from './demo-tournaments';
import { bearer } from './sign-in';
import { test } from './test';

test.use({ serviceWorkers: 'allow' });

/** A match of today that is still to come, of an athlete who has no other one to come. */
async function matchToCome(request: APIRequestContext): Promise<LiveMatch> {
  const { matches } = await snapshotOf(request);
  const free = matches.filter(
    ({ status, schedule_id, blue, red }) =>
      status === 'scheduled' && schedule_id !== null && blue.state === 'unit' && red.state === 'unit',
  );
  const last = free.at(-1);
  if (!last) throw new Error('The demo has no match to come.');
  return last;
}

async function follow(page: Page, name: string): Promise<void> {
  await page.goto(`/kapan-saya-main/${SLUG}`);
  await page.getByLabel('Nama pesilat atau kontingen').fill(name);
  await page
    .getByRole('button', { name: `Ikuti ${shownName(name)}`, exact: true })
    .first()
    .click();
}

test('on a phone one tap leads from a running tournament to the own matches', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/detail/${SLUG}`);
  await page.getByRole('main').getByRole('link', { name: 'Kapan saya main?' }).click();
  await expect(page).toHaveURL(new RegExp(`/kapan-saya-main/${SLUG}$`));
  await expect(page.getByLabel('Nama pesilat atau kontingen')).toBeVisible();
});

test(
  'an athlete is found, followed, and has the own matches with partai, arena and time',
  { tag: '@phone' },
  async ({ page, request }) => {
    const match = await matchToCome(request);
    await follow(page, match.blue.name);
    const own = page.locator(`[data-appointment], [data-match="${match.id}"]`).first();
    await expect(own).toBeVisible();
    await expect(page.locator(`[data-appointment="${match.id}"], [data-match="${match.id}"]`).first()).toContainText(
      String(match.number),
    );
    await page.reload();
    await expect(own, 'kept on the device').toBeVisible();
    await page
      .getByRole('button', { name: `Berhenti mengikuti ${match.blue.name}` })
      .first()
      .click();
    await expect(own).toHaveCount(0);
    await expect(page.getByLabel('Nama pesilat atau kontingen')).toBeVisible();
  },
);

test(
  'a name is found with its words in another order and with a letter wrong; who is not drawn yet, in the list of entries',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { matches } = await snapshotOf(request);
    const names = matches.map(({ blue }) => (blue.state === 'unit' ? blue.name : ''));
    const [name = ''] = names.filter((one) => /^\p{L}{3,} \p{L}{6,}$/u.test(one));
    const [first = '', last = ''] = name.split(' ');
    await page.goto(`/kapan-saya-main/${SLUG}`);
    const search = page.getByLabel('Nama pesilat atau kontingen');
    const found = page.getByRole('button', { name: `Ikuti ${shownName(name)}`, exact: true }).first();
    await search.fill(`${last} ${first}`);
    await expect(found).toBeVisible();
    await search.fill(`${first} ${last.slice(0, 3)}${last.slice(4)}qq`);
    await expect(found).toHaveCount(0);
    await search.fill(`${first} ${last.slice(0, 3)}q${last.slice(4)}`);
    await expect(found).toBeVisible();
    await expect(page.getByText('Tidak ada yang persis sama; ini yang mirip.')).toBeVisible();

    const { data } = await answerOf<{ data: EntryRow[] }>(request, `/entry-lists/${OPEN_SLUG}/athletes`);
    const { data: list } = await answerOf<{ data: EntryList }>(request, `/entry-lists/${OPEN_SLUG}`);
    // another test may have drawn classes of it
    const drawn = new Set<string>();
    for (const kind of ['tanding', 'seni'] as const) {
      const open = await answerOf<LiveSnapshot>(request, `/live/${OPEN_SLUG}/${kind}`);
      for (const { blue, red } of open.matches) drawn.add(blue.name).add(red.name);
    }
    const isTanding = new Set(list.classes.flatMap(({ key, kind }) => (kind === 'tanding' ? key : [])));
    const entered =
      data.find((one) => isTanding.has(one.class_key) && ![...drawn].some((other) => other.includes(one.name)))?.name ??
      '';
    await page.goto(`/kapan-saya-main/${OPEN_SLUG}`);
    await search.fill(entered);
    const said =
      drawn.size === 0 ? /^Bagan belum diundi\./ : 'Tidak ada pesilat atau kontingen dengan nama itu di bagan.';
    await expect(page.getByText(said)).toBeVisible();
    // followed where they were looked for
    await page
      .getByRole('region', { name: 'Di daftar peserta' })
      .getByRole('button', { name: `Ikuti ${shownName(entered)}`, exact: true })
      .first()
      .click();
    await expect(page.getByRole('button', { name: `Berhenti mengikuti ${shownName(entered)}` }).first()).toBeVisible();
  },
);

test('what is refused or missing is said', { tag: '@phone' }, async ({ page, request }) => {
  const match = await matchToCome(request);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await follow(page, match.blue.name);
  await expect(page.locator('[data-alerts=denied]')).toContainText('ditolak');
  await expect(page.getByRole('button', { name: 'Nyalakan' })).toHaveCount(0);
  await page.goto('/kapan-saya-main/tidak-ada');
  await expect(page.locator('[data-unknown-tournament]')).toBeVisible();
});

test(
  'what is told is chosen, kept, and nothing chosen is switched off',
  { tag: '@phone' },
  async ({ page, request, context }) => {
    await context.grantPermissions(['notifications']);
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'granted' }));
    const match = await matchToCome(request);
    await follow(page, match.blue.name);
    await page.getByRole('button', { name: 'Nyalakan' }).click();
    const kinds = page.getByRole('group', { name: 'Beri tahu saya saat' });
    // without a push service no page tells of a result
    await expect(kinds.getByRole('checkbox')).toHaveCount(3);
    await kinds.getByRole('checkbox', { name: 'Pindah waktu atau gelanggang' }).uncheck();
    await page.reload();
    await expect(kinds.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await kinds.getByRole('checkbox', { name: 'Dipanggil ke gelanggang' }).uncheck();
    await kinds.getByRole('checkbox', { name: 'Tinggal dua partai lagi' }).click();
    await expect(page.locator('[data-alerts=off]')).toBeVisible();
    await page.getByRole('button', { name: 'Nyalakan' }).click();
    await expect(kinds.getByRole('checkbox', { checked: true })).toHaveCount(3);
  },
);

test('a called match is told by the browser, once in two tabs', async ({ context, page, request }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    // counts what this tab shows
    const told: string[] = [];
    Object.assign(window, { told });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    ServiceWorkerRegistration.prototype.showNotification = (title) => {
      told.push(title);
      return Promise.resolve();
    };
  });
  const toldIn = (tab: Page) => tab.evaluate(() => (window as unknown as { told: string[] }).told);
  const match = await matchToCome(request);
  await follow(page, match.blue.name);
  await page.getByRole('button', { name: 'Nyalakan' }).click();
  await expect(page.locator('[data-alerts=on]')).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/schedule/live/${SLUG}/tanding`);
  await expect(second.locator('[data-connection=live]')).toBeVisible();

  const headers = await bearer(request, 'admin');
  const called = await request.post(`/api/matches/${match.id}/call`, { headers });
  expect(called.ok(), await called.text()).toBe(true);
  try {
    await expect
      .poll(async () => [...(await toldIn(page)), ...(await toldIn(second))], { timeout: 30_000 })
      .toContain(`Partai ${match.partai} dipanggil`);
    const all = [...(await toldIn(page)), ...(await toldIn(second))];
    expect(all.filter((title) => title.endsWith('dipanggil'))).toHaveLength(1);
    await page.close();
    // the other tab takes over, and does not tell again
    await second.goto(`/kapan-saya-main/${SLUG}`);
    await expect(second.locator(`[data-appointment="${match.id}"][data-state=called]`)).toBeVisible();
    expect(await toldIn(second)).toEqual([]);
  } finally {
    await request.post(`/api/matches/${match.id}/skip`, { headers });
  }
});

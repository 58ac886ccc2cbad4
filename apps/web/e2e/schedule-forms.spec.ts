// Both schedule forms at the desk: what each choice selects, order by hand, notes beside matches, a draft, an edit.
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { ScheduleAnswer } from '@gelanggang/contract/schedules';
import { answerOf, type Headers, post } from './api';
import { freeMatches } from './free-matches';
import { bearer, signIn } from './sign-in';
import { test } from './test';

const LIST = '/admin/tournament-schedule';

async function office(request: APIRequestContext) {
  const headers = await bearer(request, 'organiser');
  const active = await answerOf<{ id: number; name: string }[]>(request, '/tournaments/active');
  const find = (name: RegExp) => active.find((one) => name.test(one.name))?.id ?? 0;
  return { headers, running: find(/Piala/), open: find(/Open/) };
}

const picked = (page: Page) => page.getByText(/^\d+ dari \d+ partai dipilih/);
const handles = (page: Page) => page.getByRole('button', { name: /^Pindahkan / });
const times = (page: Page) => page.getByLabel(/^Jam partai /);
const orders = (page: Page) => page.getByLabel(/^Nomor partai /);

interface Pool {
  pool_id: number;
  matches_count: number;
  units_count: number;
  age_category: { id: number };
  category_class: { id: number };
}

/** A class that has a drawn pool with three fights or more, however much of the tournament other tests have drawn. */
async function drawnClass(request: APIRequestContext, headers: Headers, id: number): Promise<Pool> {
  const { data } = await answerOf<{ data: Pool[] }>(request, `/pools?tournament_id=${id}`, headers);
  const wide = data.filter((pool) => pool.units_count > 3);
  const pool = wide.find((one) => one.matches_count > 0) ?? wide[0];
  if (!pool) throw new Error('the open tournament has no pool of four');
  if (pool.matches_count === 0) {
    await post(request, headers, `/pools/${pool.pool_id}/generate-bracket`);
  }
  return pool;
}

/** The demo plans all of its seni: one session of pools that nobody has performed in is taken out, to be put back after. */
async function freeSeniPools(request: APIRequestContext, headers: Headers, id: number) {
  const { data } = await answerOf<{ data: { id: number; kind: string; scheduled_date: string }[] }>(
    request,
    `/match-schedules?tournament_id=${id}&perPage=100`,
    headers,
  );
  const seni = data.filter((one) => one.kind === 'seni');
  const latestFirst = seni.sort((a, b) => b.scheduled_date.localeCompare(a.scheduled_date) || b.id - a.id);
  const read = async (one: { id: number }) => {
    return (await answerOf<{ data: ScheduleAnswer }>(request, `/match-schedules/${one.id}`, headers)).data;
  };
  const schedule = (await Promise.all(latestFirst.map(read))).find((one) => one.mode === 'default');
  if (!schedule) throw new Error('the demo has no session of pools');
  const removed = await request.delete(`/api/match-schedules/${schedule.id}`, { headers });
  expect(removed.status(), await removed.text()).toBeLessThan(300);
  return async () => {
    const { scheduled_date, start_time, end_time, note, tournament_arena_id, details } = schedule;
    const matches = details.map((one) => ({
      ...{ seni_match_id: one.seni_match_id, order: one.order, start_time: one.start_time, note: one.note },
    }));
    const body = {
      tournament_id: id,
      tournament_arena_id,
      scheduled_date,
      start_time,
      end_time,
      note,
      mode: 'default',
      age_category_id: 'all',
      is_confirmed: true,
    };
    const saved = await request.post('/api/match-schedules', { headers, data: { ...body, matches } });
    expect(saved.status(), await saved.text()).toBe(201);
  };
}

/** A day on which only these tests plan. */
const DAY = '2031-01-01';

test('a tanding schedule: selected, put in order, noted, kept as a draft, then published', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { headers, open } = await office(request);
  await freeMatches(request, headers, open);
  const pool = await drawnClass(request, headers, open);
  await signIn(page, `${LIST}/tanding/create`, 'organiser');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Please select at least one match')).toBeVisible();
  await page.getByRole('combobox', { name: 'Turnamen' }).selectOption(String(open));
  await page.getByRole('combobox', { name: 'Gelanggang', exact: true }).selectOption({ index: 2 });

  // everything starts selected, from 1 and 07.30 in steps of 5 minutes
  await expect(picked(page)).toHaveText(/^([1-9]\d*) dari \1 partai dipilih/);
  await expect(orders(page).nth(0)).toHaveValue('1');
  await expect(times(page).nth(0)).toHaveValue('07:30');
  await expect(times(page).nth(1)).toHaveValue('07:35');
  await page.getByRole('spinbutton', { name: 'Menit' }).fill('12');
  await expect(times(page).nth(1)).toHaveValue('07:42');

  // the day ends: what lies past it has no time, and the form says so
  const late = page.getByText(/partai terakhir melewati tengah malam/);
  await page.getByLabel('Jam mulai').fill('23:50');
  await expect(late).toBeVisible();
  await expect(times(page).nth(1)).toHaveValue('');
  await page.getByLabel('Jam mulai').fill('07:30');

  // one class is few enough to fit, whatever else is drawn
  await page.getByRole('combobox', { name: 'Usia', exact: true }).selectOption(String(pool.age_category.id));
  await page.getByRole('combobox', { name: 'Kelas', exact: true }).selectOption(String(pool.category_class.id));
  await expect(picked(page)).toHaveText(/^([1-9]\d*) dari \1 partai dipilih/);
  await expect(times(page).nth(1)).toHaveValue('07:42');
  await expect(late).toBeHidden();

  // nothing is left to choose: the button is not one to press, and keeps the hand that comes to it
  const all = page.getByRole('button', { name: 'Pilih semua' });
  await expect(all).toHaveAttribute('aria-disabled', 'true');

  // unticking clears its number and time, and leaves the others
  await page
    .getByRole('checkbox', { name: /^Pilih / })
    .nth(1)
    .uncheck();
  await expect(times(page).nth(1)).toHaveValue('');
  await expect(times(page).nth(2)).toHaveValue('07:54');
  await all.click();
  await expect(all).toHaveAttribute('aria-disabled', 'true');

  // by keyboard and by mouse; each place keeps its time
  const [first, second] = [
    await handles(page).nth(0).getAttribute('aria-label'),
    await handles(page).nth(1).getAttribute('aria-label'),
  ];
  await handles(page).nth(0).press('ArrowDown');
  await expect(handles(page).nth(0)).toHaveAttribute('aria-label', second ?? '');
  await expect(handles(page).nth(1)).toHaveAttribute('aria-label', first ?? '');
  await expect(times(page).nth(0)).toHaveValue('07:30');
  // in the middle of the window, clear of the bars above and below, and at rest before it is taken
  await handles(page)
    .nth(1)
    .evaluate((handle) => handle.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [from, to] = [await handles(page).nth(0).boundingBox(), await handles(page).nth(1).boundingBox()];
  if (!from || !to) throw new Error('no handles');
  await page.mouse.move(from.x + 9, from.y + 9);
  await page.mouse.down();
  await page.mouse.move(to.x + 9, to.y + 14, { steps: 12 });
  await page.mouse.up();
  await expect(handles(page).nth(0)).toHaveAttribute('aria-label', first ?? '');

  // a day outside the tournament, and a final before what decides it, are told in words
  await page.getByLabel('Tanggal pertandingan').fill(DAY);
  await expect(page.getByText('Tanggal ini di luar tanggal turnamen.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Babak', exact: true }).selectOption('Final');
  await expect(picked(page)).toHaveText(/^([1-9]\d*) dari \1 partai dipilih/);
  await page.getByRole('button', { name: 'Hapus saringan Babak' }).click();

  // numbers that are not filled in are refused here
  await orders(page).nth(0).fill('');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Match order and time must be filled in all selected matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Nomori ulang' }).click();
  await page.getByRole('checkbox', { name: /^Draf/ }).check();
  await page.getByRole('button', { name: 'Simpan' }).click();

  // what is unusual is asked about: no is no, and nothing typed is lost
  const asked = page.getByRole('alertdialog', { name: 'Simpan jadwal ini?' });
  await expect(asked.getByText('Tanggal ini di luar tanggal turnamen.')).toBeVisible();
  await expect(page.getByText('Match order and time must be filled'), 'of the try before').toHaveCount(0);
  await asked.getByRole('button', { name: 'Batal' }).click();
  await expect(asked).toBeHidden();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await asked.getByRole('button', { name: 'Tetap simpan' }).click();
  await expect(page.getByText('Schedule created successfully!')).toBeVisible();
  await page.waitForURL((url) => url.pathname === LIST);
  await page.getByRole('combobox', { name: 'Turnamen' }).selectOption(String(open));
  const row = page.getByRole('row').filter({ hasText: 'Draf' }).filter({ hasText: '2031' });
  await expect(row).toBeVisible();

  // a draft is published from its row, its page says that it is one, and the form opens with only what it holds selected
  await expect(row.getByRole('button', { name: /^Terbitkan: / })).toBeVisible();
  await row.getByRole('button', { name: /^Gelanggang/ }).click();
  await page.getByRole('menuitem', { name: 'Ubah' }).click();
  await expect(page.getByRole('heading', { name: 'Ubah jadwal tanding' })).toBeVisible();
  await expect(page.locator('[data-public-state=draft]')).toBeVisible();
  await expect(times(page).nth(1)).toHaveValue('07:42');
  await page.getByRole('checkbox', { name: /^Draf/ }).uncheck();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await asked.getByRole('button', { name: 'Tetap simpan' }).click();
  await expect(page.getByText('Schedule updated successfully!')).toBeVisible();
});

test('a seni schedule: modes, groups of ticks, hidden pairs, and its page for everybody', async ({ page, request }) => {
  test.setTimeout(120_000);
  const { headers, running } = await office(request);
  await freeMatches(request, headers, running, DAY);
  const putBack = await freeSeniPools(request, headers, running);
  await signIn(page, `${LIST}/seni/create`, 'organiser');
  await page.getByRole('combobox', { name: 'Turnamen' }).selectOption(String(running));
  await page.getByRole('combobox', { name: 'Gelanggang', exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Tanggal pertandingan').fill(DAY);
  await expect(picked(page)).toHaveText(/^([1-9]\d*) dari \1 partai dipilih/);
  await expect(times(page).nth(0)).toHaveValue('08:00');
  await expect(page.getByRole('combobox', { name: 'Babak' })).toHaveCount(0);

  const pools = page.getByRole('group', { name: 'Pool' });
  await pools.getByRole('checkbox', { name: 'Semua' }).uncheck();
  await expect(picked(page)).toHaveText(/^0 dari 0/);
  await pools.getByRole('checkbox').nth(1).check();
  await expect(picked(page)).toHaveText(/^([1-9]\d*) dari \1 partai dipilih/);

  await page.getByRole('combobox', { name: 'Mode' }).selectOption('battle');
  await expect(page.getByRole('combobox', { name: 'Babak' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('default');
  await expect(picked(page)).toHaveText(/^([1-9]\d*) dari \1 partai dipilih/);
  const [handle] = [await handles(page).nth(0).getAttribute('aria-label')];
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tetap simpan' }).click();
  await expect(page.getByText('Schedule created successfully!')).toBeVisible();

  await page.goto(`/schedule/piala-gelanggang/seni?date=${DAY}`);
  await expect(page.getByText((handle ?? '').replace('Pindahkan ', '')).first()).toBeVisible();
  await freeMatches(request, headers, running, DAY);
  await putBack();
});

test('a round narrows what an edited session of battles is offered, and takes nothing out of it', async ({
  page,
  request,
}) => {
  const { headers, running } = await office(request);
  const read = async (id: number) => {
    return (await answerOf<{ data: ScheduleAnswer }>(request, `/match-schedules/${id}`, headers)).data;
  };
  const list = `/match-schedules?tournament_id=${running}&perPage=100`;
  const { data } = await answerOf<{ data: { id: number; kind: string }[] }>(request, list, headers);
  const all = await Promise.all(data.filter((one) => one.kind === 'seni').map(({ id }) => read(id)));
  const session = all.find(
    ({ mode, details }) =>
      mode === 'battle' && details.every(({ seni_match: one }) => one?.status === 'scheduled' && one.round > 1),
  );
  if (!session) throw new Error('the demo has no session of finals that is still to come');
  const { id, details } = session;
  await signIn(page, `${LIST}/seni/edit/${id}`, 'organiser');
  const count = new RegExp(`^${details.length} dari `);
  await expect(picked(page)).toHaveText(count);
  await page.getByRole('combobox', { name: 'Babak' }).selectOption('Semifinal');
  await expect(picked(page)).toHaveText(count);
  await expect(handles(page)).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.waitForURL((url) => url.pathname === LIST);
  const slots = (of: ScheduleAnswer) => of.details.map((one) => [one.seni_match_id, one.order, one.start_time]);
  expect(slots(await read(id))).toEqual(slots(session));
});

test('a form that is saved empty says what is missing on its fields, and is whole again', async ({ page, request }) => {
  const { headers, open } = await office(request);
  await freeMatches(request, headers, open);
  const pool = await drawnClass(request, headers, open);
  await signIn(page, `${LIST}/tanding/create`, 'organiser');
  await page.getByRole('combobox', { name: 'Turnamen' }).selectOption(String(open));
  await page.getByRole('combobox', { name: 'Usia', exact: true }).selectOption(String(pool.age_category.id));
  await page.getByRole('combobox', { name: 'Kelas', exact: true }).selectOption(String(pool.category_class.id));
  await expect(picked(page)).toHaveText(/^([1-9]\d*) dari \1 partai dipilih/);
  await page.getByRole('button', { name: 'Simpan' }).click();
  // arena and day
  await expect(page.getByText('Wajib diisi.')).toHaveCount(2);
  await expect(page.getByText(/Paling kecil|Paling besar/)).toHaveCount(0);
});

test('a schedule that is gone leads back to the list', async ({ page }) => {
  await signIn(page, `${LIST}/tanding/edit/999999`, 'organiser');
  await expect(page.getByText('Schedule not found').first()).toBeVisible();
  await page.waitForURL((url) => url.pathname === LIST);
});

test('under the address of the other kind a schedule opens in the form of its own', async ({ page, request }) => {
  const { headers, running } = await office(request);
  const path = `/match-schedules?tournament_id=${running}&perPage=100`;
  const { data } = await answerOf<{ data: { id: number; kind: 'tanding' | 'seni' }[] }>(request, path, headers);
  await signIn(page, LIST, 'organiser');
  for (const [kind, other] of [
    ['tanding', 'seni'],
    ['seni', 'tanding'],
  ] as const) {
    const { id } = data.find((row) => row.kind === kind) ?? { id: 0 };
    await page.goto(`${LIST}/${other}/edit/${id}`);
    await page.waitForURL((url) => url.pathname === `${LIST}/${kind}/edit/${id}`);
    await expect(picked(page)).toHaveText(/^[1-9]\d* dari /);
  }
});

test('two people at one schedule: who comes second is told, beside the match, and keeps what was typed', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { headers, open } = await office(request);
  await freeMatches(request, headers, open);
  const pool = await drawnClass(request, headers, open);
  await signIn(page, `${LIST}/tanding/create`, 'organiser');
  await page.getByRole('combobox', { name: 'Turnamen' }).selectOption(String(open));
  await page.getByRole('combobox', { name: 'Gelanggang', exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Tanggal pertandingan').fill(DAY);

  // with women chosen, no class of men is offered
  const classes = page.getByRole('combobox', { name: 'Kelas', exact: true });
  await page.getByRole('combobox', { name: 'Putra/putri' }).selectOption('female');
  await expect(classes.getByRole('option', { name: /Putra/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Hapus saringan Putra/putri' }).click();
  await page.getByRole('combobox', { name: 'Usia', exact: true }).selectOption(String(pool.age_category.id));
  await classes.selectOption(String(pool.category_class.id));
  await expect(picked(page)).toHaveText(/^([1-9]\d*) dari \1 partai dipilih/);

  // meanwhile somebody else schedules the first two of them
  const { data: found } = await answerOf<{ data: { id: number }[] }>(request, `/tournaments/${open}/arenas`, headers);
  const ids = await page.locator('[data-match-id]').evaluateAll((rows) => rows.map((row) => row.dataset.matchId));
  const body = {
    ...{ tournament_id: open, tournament_arena_id: found[1]?.id, scheduled_date: DAY, start_time: '07:30', note: '' },
    ...{ age_category_id: 'all', match_category_id: 'all', category_class_id: 'all', is_confirmed: true },
    matches: [0, 1].map((at) => ({
      ...{ tournament_match_id: Number(ids[at]), order: at + 1, start_time: `07:3${at}`, note: '' },
    })),
  };
  const saved = await request.post('/api/match-schedules', { headers, data: body });
  expect(saved.status(), await saved.text()).toBe(201);
  const { data: other } = (await saved.json()) as { data: { id: number } };
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Validation error occurred')).toBeVisible();
  const held = (where: Locator) => where.getByText(/^Partai ini sudah berada di jadwal lain/);
  const rows = page.locator('[data-match-id]');
  await expect(held(rows.nth(0))).toHaveCount(1);
  await expect(held(rows.nth(1))).toHaveCount(1);
  await expect(held(rows.nth(2))).toHaveCount(0);
  await expect(held(page.getByRole('alert'))).toHaveCount(1);

  // a schedule that was changed meanwhile: told until it is tried again, and nothing typed is lost
  await page.goto(`${LIST}/tanding/edit/${other.id}`);
  page.on('dialog', (dialog) => void dialog.accept());
  await expect(times(page).nth(1)).toHaveValue('07:31');
  await page.getByRole('textbox', { name: /^Catatan/ }).fill('Dari tangan kedua');
  await times(page).nth(1).fill('07:45');
  const { version } = (await answerOf<{ data: ScheduleAnswer }>(request, `/match-schedules/${other.id}`, headers)).data;
  const first = await request.put(`/api/match-schedules/${other.id}`, { headers, data: { ...body, version } });
  expect(first.status(), await first.text()).toBe(200);
  await page.getByRole('button', { name: 'Simpan' }).click();
  const stays = page.getByRole('region', { name: 'Partai' }).getByText(/baru saja diubah orang lain/);
  await expect(stays).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Catatan/ })).toHaveValue('Dari tangan kedua');
  await expect(times(page).nth(1)).toHaveValue('07:45');
  await freeMatches(request, headers, open);
});

// The main job from end to end: two desks, one spectator's phone, one tournament from the draw to the exported files.
import { readFile } from 'node:fs/promises';
import { devices, expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { answerOf, type Headers } from './api';
import { OPEN_SLUG, openTournament } from './demo-tournaments';
import { bearer } from './sign-in';
import { test } from './test';

const PASSWORD = 'gelanggang-demo';
interface PoolRow {
  pool_id: number;
  title: string;
  matches_count: number;
  units_count: number;
  category_class: { id: number };
  age_category: { id: number };
}

async function signIn(page: Page, account: string, asked: string): Promise<void> {
  await page.goto(asked);
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel('Email').fill(`${account}@gelanggang.test`);
  await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.waitForURL((url) => url.pathname + url.search === asked);
}

/** The demo's open tournament: divided into pools, next to nothing drawn. One pool has three athletes, so one bye. */
async function undrawnPools(request: APIRequestContext, headers: Headers, tournamentId: number): Promise<PoolRow[]> {
  const { data } = await answerOf<{ data: PoolRow[] }>(request, `/pools?tournament_id=${tournamentId}`, headers);
  const undrawn = data.filter((pool) => pool.matches_count === 0);
  expect(undrawn.length).toBeGreaterThan(3);
  return undrawn;
}

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...devices['Galaxy S9+'],
    viewport: { width: 360, height: 740 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  const page = await context.newPage();
  await page.goto(`/schedule/live/${OPEN_SLUG}/tanding`);
  return page;
}

async function downloadFromTray(page: Page, name: string): Promise<Buffer> {
  await page.getByRole('button', { name: /^Lonceng/ }).click();
  await page.getByRole('tab', { name: /^Pekerjaan/ }).click();
  const row = page.getByRole('listitem').filter({ hasText: name }).first();
  const button = row.getByRole('button', { name: 'Unduh' });
  // what a queue loses is put back within a minute
  await expect(button).toBeVisible({ timeout: 90_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  await page.keyboard.press('Escape');
  return readFile(await download.path());
}

test('from sign-in over the draw and the schedule to a result on a phone and the exported files', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const headers = await bearer(request, 'organiser');
  const { id: tournamentId, start_date: startDate } = await openTournament(request);
  const pools = await undrawnPools(request, headers, tournamentId);
  const pool = pools.find((one) => one.units_count === 3) ?? pools.find((one) => one.units_count > 3);
  if (!pool) throw new Error('no pool of three or more');

  await test.step('sign in leads back to the page that was asked for', () =>
    signIn(page, 'admin', `/admin/tanding?tournament_id=${tournamentId}`));

  await test.step('auto generate shows its progress, survives a reload and can be stopped', async () => {
    await page.getByRole('button', { name: 'Undi otomatis' }).click();
    await page.getByRole('button', { name: 'Mulai undi' }).click();
    await expect(page.getByRole('progressbar', { name: 'Undi otomatis' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('progressbar', { name: 'Undi otomatis' })).toBeVisible();
    await page.getByRole('button', { name: 'Hentikan undi otomatis' }).click();
    await expect(page.getByText('Undi otomatis dihentikan.')).toBeVisible();
  });

  await test.step('auto generate without pauses draws every pool that is left', async () => {
    await page.getByRole('button', { name: 'Undi otomatis' }).click();
    await page.getByText('Semua sekarang, tanpa jeda').click();
    await page.getByRole('button', { name: 'Mulai undi' }).click();
    await expect(page.getByText('All matches generated.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('table').getByText('Belum diundi')).toHaveCount(0);
  });

  await test.step('the bracket of a pool shows its matches and its draw seed', async () => {
    await page.goto(`/admin/tanding/match/${pool.pool_id}`);
    await expect(page.getByRole('heading', { name: pool.title })).toBeVisible();
    await expect(page.getByText('Angka undian')).toBeVisible();
  });

  const phone = await openPhone(browser);
  await expect(phone.getByText('Belum ada jadwal pertandingan yang tersedia.')).toBeVisible();

  const planner = await page.context().newPage();
  await test.step('a schedule for one arena', async () => {
    await planner.goto('/admin/tournament-schedule/tanding/create');
    await planner.getByRole('combobox', { name: 'Turnamen' }).selectOption(String(tournamentId));
    await planner.getByRole('combobox', { name: 'Gelanggang', exact: true }).selectOption({ index: 1 });
    await planner.getByLabel('Tanggal pertandingan').fill(startDate);
    await planner.getByRole('combobox', { name: 'Usia', exact: true }).selectOption(String(pool.age_category.id));
    await planner.getByRole('combobox', { name: 'Kelas', exact: true }).selectOption(String(pool.category_class.id));
    await expect(planner.getByText(/^\d+ dari \d+ partai dipilih$/)).toBeVisible();
    await planner.getByRole('button', { name: 'Simpan' }).click();
    await expect(planner.getByText('Schedule created successfully!')).toBeVisible();
  });

  const list = await answerOf<{
    data: {
      match_id: number;
      round: number;
      number: number | null;
      participant_one: string;
      participant_two: string;
    }[];
  }>(request, `/pools/${pool.pool_id}/match-list`, headers);
  const first = list.data.find((row) => row.number === 1);
  if (!first) throw new Error('no match has partai number 1');

  await test.step('the phone shows the schedule without a reload', async () => {
    await expect(phone.getByText(first.participant_one).first()).toBeVisible();
    await expect(phone.getByText(first.participant_two).first()).toBeVisible();
  });

  await test.step('the operator runs the match; the winner moves on in the bracket and on the phone', async () => {
    const desk = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage();
    // the demo's operator is limited to the arenas of the running tournament; the organiser operates all
    await signIn(desk, 'panitia', '/admin/arena');
    await desk.getByRole('link', { name: /Gelanggang 1/ }).click();
    await desk.getByRole('button', { name: 'Panggil partai 1-1' }).click();
    // of a day to come: asked once, for the call and what follows it
    await desk
      .getByRole('alertdialog', { name: 'Partai ini bukan partai hari ini.' })
      .getByText('Ya, jalankan')
      .click();
    await desk.getByRole('button', { name: 'Mulai', exact: true }).click();
    await expect(phone.getByText('Berlangsung')).toBeVisible();
    await desk.getByRole('button', { name: /^Tambah nilai: Biru/ }).click();
    await desk.getByRole('button', { name: 'Biru menang' }).click();
    const before = await page.getByText(first.participant_one).count();
    // a match that was fought on paper begins with one press on the clock, and is asked about as any that ends early
    await expect(desk.getByRole('button', { name: /^Simpan hasil/ })).toBeDisabled();
    await expect(desk.getByText(/^Hasil disimpan setelah jam dimulai/)).toBeVisible();
    await desk.getByRole('button', { name: /^Mulai babak 1/ }).click();
    await desk.getByRole('button', { name: 'Biru menang' }).click();
    await desk.getByRole('button', { name: /^Simpan hasil/ }).click();
    const asked = desk.getByRole('alertdialog', { name: /^Simpan hasil partai 1-1/ });
    await expect(asked).toContainText('Waktu partai belum habis.');
    await expect(asked).toContainText('Biru menang, angka 1–0');
    await asked.getByRole('button', { name: 'Ya, simpan' }).click();
    await expect(desk.getByText('Biru: Menang angka, 1–0')).toBeVisible();
    await expect(phone.getByText('Berlangsung')).toHaveCount(0);
    await expect.poll(() => page.getByText(first.participant_one).count()).toBeGreaterThan(before);
    await expect(phone.getByText(first.participant_one).first()).toBeVisible();
    await desk.context().close();
  });

  await test.step('the office takes its files from the tray', async () => {
    await planner.goto(`/admin/team-members?tournament_id=${tournamentId}`);
    await planner.getByRole('button', { name: 'Export to Excel' }).click();
    const sheet = await downloadFromTray(planner, 'Ekspor anggota tim');
    expect(sheet.subarray(0, 2).toString()).toBe('PK');
    await planner.goto('/admin/tournament-schedule?search=Gelanggang%20Open');
    await planner.getByRole('button', { name: /^Gelanggang 1/ }).click();
    await planner.getByRole('menuitem', { name: 'Buat PDF hari ini' }).click();
    const pdf = await downloadFromTray(planner, 'Jadwal PDF');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

// The rulebook at the table: faults, counts and the gap on three judges' phones, the council's tablet, a screen and a phone.
// A long walk: `npm test` leaves it to .ci/run and `npm run check`.
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { WeighInDay } from '@gelanggang/contract/weigh-in';
import { answerOf, type Headers, post } from './api';
import { aim, newScreen } from './big-screen';
import { snapshotOf } from './demo-tournaments';
import { fault, panelPage, seatedPanel, startedMatch } from './running-match';
import { bearer } from './sign-in';
import { test } from './test';

/** The newest of so many that stand: the decision may be told before the sheet has them all. */
async function takeBack(council: Page, title: string, before = 1): Promise<void> {
  const standing = council.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Batalkan' });
  await expect(standing).toHaveCount(before);
  await standing.first().click();
  await council.getByRole('textbox', { name: 'Alasan' }).fill('Salah tekan');
  await council.getByRole('alertdialog').getByRole('button', { name: 'Batalkan' }).click();
  await expect(council.getByRole('alertdialog')).toBeHidden();
  // the sheet shows it: the next one is another entry
  await expect(standing).toHaveCount(before - 1);
}

/** On the scales of the day, both within their class, red the lighter; `asked` runs where somebody was not weighed yet. */
async function weighBoth(
  request: APIRequestContext,
  headers: Headers,
  tournamentId: number,
  match: LiveMatch,
  asked: () => Promise<void>,
): Promise<void> {
  const { athletes, date } = (
    await answerOf<{ data: WeighInDay }>(request, `/tournaments/${tournamentId}/weigh-in`, headers)
  ).data;
  const onScales = async (corner: 'blue' | 'red', above: number): Promise<void> => {
    const { name, contingent } = match[corner];
    const athlete = athletes.find((one) => one.name === name && one.contingent === contingent);
    if (!athlete) throw new Error(`${match[corner].name} is not on the list of the day.`);
    const weight = (athlete.weight_min ?? (athlete.weight_max ?? 60) - 2) + above;
    const { record, participant_id } = athlete;
    if (record) return post(request, headers, `/weigh-ins/${record.id}/correct`, { weight, reason: 'Ditimbang ulang' });
    await asked();
    return post(request, headers, '/weigh-ins', { participant_id, date, weight });
  };
  await onScales('blue', 0.75);
  await onScales('red', 0.25);
}

/** The referee counts to `count`, said by a press on its number. */
async function count(
  council: Page,
  corner: string,
  to: number,
  enter: RegExp | string,
  { isOwnFall = false } = {},
): Promise<void> {
  await council.getByRole('button', { name: `Hitungan ${corner}` }).click();
  const panel = council.getByRole('region', { name: `Hitungan untuk ${corner}` });
  if (isOwnFall) await panel.getByRole('checkbox', { name: /^Jatuh sendiri/ }).check();
  // up before nine: it stays at nine, however long the next press takes
  if (to < 10) await panel.getByRole('button', { name: 'Berdiri, siap' }).click();
  await panel.getByRole('button', { name: `Hitungan ${to}`, exact: true }).click();
  await panel.getByRole('button', { name: enter }).click();
  await expect(panel).toBeHidden();
}

test('[R25-T20] to [R25-T29], [R25-T37] to [R25-T43]: the table gives what the rulebook means, and all who watch read it', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const headers = await bearer(request, 'admin');
  const match = await startedMatch(request, headers, ({ age_category: age }) => /Remaja|Dewasa/.test(age));
  const arenaId = match.arena_id ?? 0;
  const { tournament } = await snapshotOf(request);
  const seat = (one: number, size: { width: number; height: number }) =>
    seatedPanel(browser, request, headers, { arenaId, seat: one }, size);
  const phoneSize = { width: 360, height: 740 };
  const council = await seat(0, { width: 768, height: 1024 });
  const [one, two, three] = [await seat(1, phoneSize), await seat(2, phoneSize), await seat(3, phoneSize)];
  const phone = await panelPage(browser, phoneSize);
  await phone.goto(`/partai/${match.id}`);
  const { screen, code } = await newScreen(browser);
  const body = { name: 'Layar aturan', tournament_id: tournament.id, show: 'arena', arena_id: arenaId };
  await aim(request, headers, code, body);
  const onPhone = (corner: string): Locator => phone.getByRole('region', { name: corner, exact: true });
  const decision = council.locator('footer [role=status]');

  // with three judges there the table has no hands and feet of its own
  await expect(council.locator('[data-judge=there]')).toHaveCount(3, { timeout: 30_000 });
  await expect(council.getByRole('button', { name: /^Pukulan \+1/ })).toHaveCount(0);
  await council.getByRole('button', { name: 'Mulai babak 1' }).click();
  await expect(council.getByRole('button', { name: 'Hentikan jam' })).toBeVisible();
  // T40, T41: a fall of one's own is teknik; both counted out before any point in round I: the lighter of the day
  await count(council, 'Merah', 10, 'Catat 10: Biru menang teknik', { isOwnFall: true });
  await expect(decision).toContainText('Biru · menang teknik');
  await expect(decision).toContainText('lawan jatuh sendiri dan tidak bangun sampai sepuluh (Pasal 11.6.e.2.d)');
  await count(council, 'Biru', 10, /^Catat 10/);
  await weighBoth(request, headers, tournament.id, match, () =>
    expect(decision).toContainText('timbang keduanya hari ini'),
  );
  await expect(decision).toContainText('Merah · menang angka');
  await expect(decision).toContainText('keduanya terhitung, berat badan lebih ringan (Pasal 11.6.e.2.c.8.b)');
  for (let left = 2; left > 0; left -= 1) await takeBack(council, 'Hitungan 10', left);
  await expect(decision).toContainText('Waktu belum habis');
  await council.getByRole('button', { name: 'Lanjutkan' }).click();
  // the table has heard that its clock runs: only then does the sheet of faults stop it
  await expect(council.getByRole('button', { name: 'Hentikan jam' })).toBeVisible();
  await one.getByRole('button', { name: 'Pukulan Biru', exact: true }).tap();
  await three.getByRole('button', { name: 'Pukulan Biru', exact: true }).tap();
  await expect(onPhone('Biru')).toContainText('1');

  // T21, T20: two pembinaan, then Teguran I; the clock stands behind the sheet
  await fault(council, 'Biru', 'Ringan', 'Pembinaan');
  await expect(council.getByRole('button', { name: 'Lanjutkan' })).toBeVisible();
  await fault(council, 'Biru', 'Ringan', 'Pembinaan');
  await fault(council, 'Biru', 'Ringan', 'Teguran I, −1');
  await expect(screen.getByText('Teguran I', { exact: true })).toBeVisible();
  // T22, T23: moderate faults up to Peringatan I
  await fault(council, 'Merah', 'Sedang', 'Teguran I, −1');
  await fault(council, 'Merah', 'Sedang', 'Teguran II, −2');
  await fault(council, 'Merah', 'Sedang', 'Peringatan I, −5');
  await expect(onPhone('Merah')).toContainText('−8');
  // T24, T27, T26, T28: a new round begins teguran anew, peringatan counts on to the disqualification
  await council.getByRole('button', { name: 'Akhiri babak 1' }).click();
  await council.getByRole('alertdialog').getByRole('button', { name: 'Akhiri babak 1' }).click();
  await council.getByRole('button', { name: 'Mulai babak 2' }).click();
  await fault(council, 'Merah', 'Ringan', 'Pembinaan');
  await fault(council, 'Merah', 'Sedang', 'Teguran I, −1');
  await fault(council, 'Merah', 'Berat', 'Peringatan II, −10');
  await fault(council, 'Merah', 'Berat', 'Diskualifikasi');
  await expect(decision).toContainText('Biru · lawan diskualifikasi');
  await takeBack(council, 'Diskualifikasi');
  await expect(decision).toContainText('Waktu belum habis');
  await expect(onPhone('Merah')).toContainText('−19');

  // T25, T29: a heavy fault is peringatan at once
  await fault(council, 'Biru', 'Berat', 'Peringatan I, −5');

  // T37, T38: to nine is a teguran; the third in a row ends the match
  await count(council, 'Biru', 9, /^Catat 9/);
  await expect(screen.getByText('Hitungan 9')).toBeVisible();
  await count(council, 'Biru', 3, /^Catat/);
  await council.getByRole('button', { name: 'Hitungan Biru' }).click();
  await expect(council.getByRole('alert').filter({ hasText: 'Hitungan ketiga berturut-turut' })).toBeVisible();
  await council.getByRole('button', { name: /^Catat/ }).click();
  await expect(decision).toContainText('Merah · menang teknik');
  // three counts, and the teguran that followed from the nine
  await takeBack(council, 'Hitungan', 4);
  // T39, T40, T42: to ten after an attack, after a fall of one's own, and both
  await count(council, 'Merah', 10, 'Catat 10: Biru menang mutlak');
  await expect(decision).toContainText('Biru · menang mutlak');
  await count(council, 'Biru', 10, /^Catat 10/);
  await expect(decision).toContainText('keduanya terhitung, nilai lebih tinggi');
  for (let left = 2; left > 0; left -= 1) await takeBack(council, 'Hitungan 10', left);
  // T43: 30 ahead in round II
  await two.getByRole('button', { name: 'Tendangan Biru', exact: true }).waitFor();
  for (let left = 6; left > 0; left -= 1) {
    await council.getByRole('button', { name: 'Jatuhan +3: Biru' }).click();
    // a second press sooner than a finger's is taken for the same one
    await council.waitForTimeout(200);
  }
  await expect(decision).toContainText('Biru · menang WMP');
  await expect(decision).toContainText('selisih nilai (Pasal 11.6.g.4.b)');

  const score = async (corner: string) =>
    Number((await onPhone(corner).locator('span').last().innerText()).replace('−', '-'));
  const scores = { blue_score: await score('Biru'), red_score: await score('Merah') };
  await post(request, headers, `/matches/${match.id}/result`, { winner: 'blue', win_kind: 'wmp', ...scores });
  await expect(phone.locator('[data-decision=blue]')).toContainText('Biru menang WMP');
  await expect(phone.locator('[data-decision=blue]')).toContainText('selisih nilai (Pasal 11.6.g.4)');
  await expect(screen.locator('[data-won=blue]')).toHaveText('Menang WMP');
  for (const page of [council, one, two, three, phone, screen]) await page.context().close();
});

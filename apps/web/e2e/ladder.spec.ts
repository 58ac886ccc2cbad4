// A match without panels, counted at the desk, then by one phone, then at the desk again: live on a phone, on the wall and
// on the overlay of a broadcast.
import { expect, type Page } from '@playwright/test';
import { PHONE_SEAT } from '@gelanggang/contract/scoring-options';
import { post } from './api';
import { aim, newScreen } from './big-screen';
import { snapshotOf } from './demo-tournaments';
import { panelPage, seatedPanel, startedMatch } from './running-match';
import { bearer, signIn } from './sign-in';
import { test } from './test';

test('a match without panels is live on a phone, on the wall and on an overlay, whoever counts it', async ({
  page: desk,
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const headers = await bearer(request, 'admin');
  // an age group with throws: all four buttons
  const match = await startedMatch(request, headers, (one) => one.age_category === 'Remaja');
  const arenaId = match.arena_id ?? 0;
  const { tournament } = await snapshotOf(request);
  await signIn(desk, `/admin/arena/${arenaId}`, 'admin');

  const spectator = await panelPage(browser, { width: 360, height: 740 });
  await spectator.goto('/schedule/live/piala-gelanggang/tanding');
  const card = spectator.locator(`[data-match="${match.id}"][data-status=ongoing]`);
  const newScreenOf = async (show: object): Promise<Page> => {
    const { screen, code } = await newScreen(browser);
    await aim(request, headers, code, { name: 'Layar tanpa panel', tournament_id: tournament.id, ...show });
    return screen;
  };
  const screen = await newScreenOf({ show: 'arena', arena_id: arenaId });
  const wall = await newScreenOf({ show: 'wall' });
  const onWall = wall.locator(`[data-arena="${arenaId}"]`);
  const overlay = await screen.context().newPage();
  await overlay.goto(`/overlay/${arenaId}`);
  const everywhere = async (blue: string, red: string, mark: string): Promise<void> => {
    await expect(card.locator('[data-score=blue]')).toHaveText(blue);
    await expect(card.locator('[data-score=red]')).toHaveText(red);
    await expect(card.getByText(mark)).toHaveCount(mark === '' ? 0 : 1);
    await expect(screen.locator('[data-score=blue]')).toContainText(blue);
    await expect(screen.locator('[data-score=red]')).toContainText(red);
    await expect(onWall.locator('[data-score=blue]')).toHaveText(blue);
    await expect(onWall.locator('[data-score=red]')).toHaveText(red);
    await expect(overlay.locator('[data-score=blue]')).toHaveText(blue);
    await expect(overlay.locator('[data-score=red]')).toHaveText(red);
    if (mark !== '') await expect(screen.getByText(mark).first()).toBeVisible();
    if (mark !== '') await expect(onWall.getByText(mark)).toBeVisible();
  };
  await expect(card.locator('[data-score]')).toHaveText(['0', '0']);
  await expect(onWall.locator('[data-score]')).toHaveText(['0', '0']);
  await expect(overlay.locator('[data-score]')).toHaveText(['0', '0']);
  await post(request, headers, `/matches/${match.id}/clock`, { step: 'start' });

  // the desk, by keys
  await desk.getByRole('region', { name: /^Biru, / }).waitFor();
  await desk.keyboard.press('q');
  await desk.keyboard.press('q');
  await desk.keyboard.press('o');
  await everywhere('2', '1', 'dihitung meja');

  // one phone takes over from there
  const phone = await seatedPanel(
    browser,
    request,
    headers,
    { arenaId, seat: PHONE_SEAT },
    { width: 360, height: 740 },
  );
  const press = (name: string) => phone.getByRole('button', { name, exact: true }).tap();
  await expect(phone.locator('[data-score]')).toHaveText(['2', '1']);
  await expect(desk.getByText('Satu ponsel menghitung partai ini.')).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Tambah/ })).toHaveCount(0);
  await press('Tendangan +2: Biru');
  await press('Jatuhan +3: Merah');
  await expect(phone.locator('[data-score]')).toHaveText(['4', '4']);
  await everywhere('4', '4', 'dihitung bergantian');
  await phone.getByRole('button', { name: 'Urungkan: Jatuhan Merah' }).tap();
  await everywhere('4', '1', 'dihitung bergantian');

  // without a network it goes on counting, and nothing is lost
  await phone.context().setOffline(true);
  await press('Pukulan +1: Merah');
  await expect(phone.locator('[data-score]')).toHaveText(['4', '2']);
  await press('Pukulan +1: Biru');
  await expect(phone.locator('[data-score]')).toHaveText(['5', '2']);
  await expect(phone.locator('[data-waiting]')).toHaveAttribute('data-waiting', '2');
  await phone.context().setOffline(false);
  await everywhere('5', '2', 'dihitung bergantian');
  await expect(phone.locator('[data-waiting]')).toHaveCount(0);

  // and back to the desk
  await desk.getByRole('button', { name: 'Hitung di meja' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Hitung di meja' }).click();
  await expect(phone.getByText(/meja gelanggang melepasnya/)).toBeVisible();
  await expect(desk.getByText('Satu ponsel menghitung partai ini.')).toHaveCount(0);
  await desk.keyboard.press('q');
  await everywhere('6', '2', 'dihitung bergantian');
});

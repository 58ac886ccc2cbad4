// A big screen that runs by itself, and calls that the browser's voice reads at the announcer's wish.
import { expect, type Page } from '@playwright/test';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { post } from './api';
import { aim, newScreen, takeAway } from './big-screen';
import { snapshotOf } from './demo-tournaments';
import { calledMatch, startedMatch } from './running-match';
import { bearer, signIn } from './sign-in';
import { test } from './test';

/** Below this nobody reads it from the stands, in units of a screen of 1920 × 1080. */
const LEAST_PX = 28;

/** Letters that somebody sees, smaller than the least. */
const tooSmall = (page: Page, least: number) =>
  page.locator('[data-screen]').evaluate((screen, px) => {
    const walk = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.getClientRects().length === 0) continue;
      const size = parseFloat(getComputedStyle(parent).fontSize);
      if (size < px) found.push(`${size} ${node.textContent}`);
    }
    return found;
  }, least);

test('a screen aimed at "Otomatis" shows a call at once, and goes back to the mats', async ({ browser, request }) => {
  const { screen, code } = await newScreen(browser);
  const office = await bearer(request, 'organiser');
  const operator = await bearer(request, 'operator');
  const { tournament } = await snapshotOf(request);
  const data = { name: `Tribun ${code}`, tournament_id: tournament.id, show: 'auto' };
  await aim(request, office, code, data);
  await expect(screen.locator('[data-view]')).toBeVisible();
  expect(await tooSmall(screen, LEAST_PX)).toEqual([]);

  const { match, uncall } = await calledMatch(request, operator);
  const call = screen.locator('[data-view=call]');
  await expect(call).toContainText(shownName(match.blue.name));
  await expect(call).toContainText('Dipanggil');
  expect(await tooSmall(screen, LEAST_PX)).toEqual([]);
  await expect(screen.locator('[data-view=mats]')).toBeVisible({ timeout: 60_000 });

  await uncall();
  await takeAway(request, office, code);
  await screen.close();
});

test('"Otomatis" tells a result once the announcer has, where the tournament waits for that', async ({
  browser,
  request,
}) => {
  const { screen, code } = await newScreen(browser);
  const [office, operator] = [await bearer(request, 'organiser'), await bearer(request, 'operator')];
  const { tournament } = await snapshotOf(request);
  const waits = async (value: boolean) => {
    const path = `/api/tournaments/${tournament.id}/broadcast`;
    expect((await request.put(path, { headers: office, data: { waits_for_announcer: value } })).ok()).toBe(true);
  };
  await waits(true);
  const data = { name: `Panggung ${code}`, tournament_id: tournament.id, show: 'auto' };
  await aim(request, office, code, data);
  await expect(screen.locator('[data-view]')).toBeVisible();

  const match = await startedMatch(request, operator);
  const result = { winner: 'blue', win_kind: 'angka', blue_score: 5, red_score: 0 };
  await post(request, operator, `/matches/${match.id}/result`, result);
  const shown = screen.locator('[data-view=result]').filter({ hasText: match.blue.name });
  await screen.waitForFunction((id) => !document.querySelector(`[data-match="${id}"][data-status=ongoing]`), match.id);
  await expect(shown, 'nobody has told it').toHaveCount(0);
  await post(request, operator, `/matches/${match.id}/announce`);
  await expect(shown).toBeVisible();
  expect(await tooSmall(screen, LEAST_PX)).toEqual([]);

  await waits(false);
  await takeAway(request, office, code);
  await screen.close();
});

test.describe('the announcer', () => {
  test('hears a new call read by the browser only once it is asked for, and each once', async ({ page, request }) => {
    await page.addInitScript(() => {
      const said: string[] = [];
      const voice = { lang: 'id-ID', name: 'Damayanti', default: false, localService: true, voiceURI: 'id' };
      class Words {
        voice: unknown;
        lang = '';
        rate = 1;
        constructor(readonly text: string) {}
      }
      Object.assign(window, { said, SpeechSynthesisUtterance: Words });
      Object.defineProperty(window, 'speechSynthesis', {
        value: Object.assign(new EventTarget(), {
          getVoices: () => [voice],
          speak: (words: Words) => said.push(`${words.lang} ${words.text}`),
          cancel: () => undefined,
        }),
      });
    });
    const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
    await signIn(page, '/announcer/piala-gelanggang', 'operator');
    const headers = await bearer(request, 'operator');
    const { match, uncall } = await calledMatch(request, headers);
    const article = page.locator(`[data-match="${match.id}"]`);
    await expect(article.getByText('Dipanggil')).toBeVisible();
    expect(await said(), 'nobody asked for it').toEqual([]);

    await article.getByRole('button', { name: 'Bacakan panggilan ini' }).click();
    expect(await said()).toEqual([expect.stringContaining(`id-ID Panggilan. `)]);
    await page.getByRole('button', { name: 'Bacakan panggilan baru' }).click();
    await expect(page.locator('[data-voice=on]')).toBeVisible();
    const other = await calledMatch(request, headers);
    await expect.poll(async () => (await said()).length).toBe(2);
    expect((await said())[1]).toMatch(/Sudut biru: .+ Sudut merah: /);
    await uncall();
    await other.uncall();
  });

  test('is told where the device has no Indonesian voice', async ({ page }) => {
    await page.addInitScript(() => {
      const none = Object.assign(new EventTarget(), {
        getVoices: () => [],
        speak: () => undefined,
        cancel: () => undefined,
      });
      Object.defineProperty(window, 'speechSynthesis', { value: none });
    });
    await signIn(page, '/announcer/piala-gelanggang', 'operator');
    await expect(page.getByText(/tidak punya suara Bahasa Indonesia/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Bacakan/ })).toHaveCount(0);
  });
});

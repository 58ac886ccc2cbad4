// A match of the demo on a mat of its own, and the devices that score and watch it.
import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { ArenaRow } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { PanelSeat } from '@gelanggang/contract/panel-seats';
import { answerOf, type Headers, post } from './api';
import { snapshotOf } from './demo-tournaments';

/** A match of the demo whose opponents are known, on a mat of its own: whatever ran there is ended first. */
async function freeMatch(
  request: APIRequestContext,
  headers: Headers,
  isWanted: (match: LiveMatch, all: readonly LiveMatch[]) => boolean,
): Promise<LiveMatch> {
  const arenas = (await answerOf<{ data: ArenaRow[] }>(request, '/arenas', headers)).data;
  const snapshot = await snapshotOf(request);
  const today = snapshot.schedules.map((one) => one.scheduled_date).sort()[0];
  const sessions = new Set(snapshot.schedules.filter((one) => one.scheduled_date === today).map((one) => one.id));
  const isReady = (match: LiveMatch) => match.blue.state === 'unit' && match.red.state === 'unit';
  const waiting = snapshot.matches.find(
    (match) =>
      sessions.has(match.schedule_id ?? 0) &&
      arenas.some((arena) => arena.id === match.arena_id) &&
      isReady(match) &&
      isWanted(match, snapshot.matches) &&
      (match.status === 'scheduled' || match.status === 'called'),
  );
  if (!waiting) throw new Error('The demo has no match left to play.');
  const running = snapshot.matches.find((one) => one.status === 'ongoing' && one.arena_id === waiting.arena_id);
  if (running) await post(request, headers, `/matches/${running.id}/result`, { winner: 'blue', win_kind: 'teknik' });
  return waiting;
}

export async function startedMatch(
  request: APIRequestContext,
  headers: Headers,
  isWanted: (match: LiveMatch) => boolean = () => true,
): Promise<LiveMatch> {
  const waiting = await freeMatch(request, headers, isWanted);
  await start(request, headers, waiting);
  return waiting;
}

/** The names of a manager's contingents, by which a match is chosen that the manager may protest. */
export async function ownContingents(request: APIRequestContext, manager: Headers): Promise<Set<string>> {
  const { data } = await answerOf<{ data: { name: string }[] }>(request, '/contingents', manager);
  return new Set(data.map(({ name }) => name));
}

async function start(request: APIRequestContext, headers: Headers, { id, status }: LiveMatch): Promise<void> {
  if (status === 'scheduled') await post(request, headers, `/matches/${id}/call`);
  await post(request, headers, `/matches/${id}/start`);
}

/** On a mat of today: the one that runs, else the next, called and started. */
export async function runningMatch(request: APIRequestContext, headers: Headers): Promise<LiveMatch> {
  const { matches, schedules } = await snapshotOf(request);
  const running = matches.find((match) => match.status === 'ongoing');
  if (running) return running;
  const days = new Map(schedules.map((schedule) => [schedule.id, schedule.scheduled_date]));
  const waiting = matches
    .filter((match) => match.schedule_id !== null && match.blue.state === 'unit' && match.red.state === 'unit')
    .filter((match) => match.status === 'scheduled' || match.status === 'called')
    .sort((a, b) => {
      const at = (match: LiveMatch) => `${days.get(match.schedule_id ?? 0)} ${match.start_time}`;
      return at(a).localeCompare(at(b));
    })[0];
  if (!waiting) throw new Error('The demo has no match left to play.');
  await start(request, headers, waiting);
  return { ...waiting, status: 'ongoing' };
}

/** Called to a mat to which nobody was called before; `uncall` has it wait again. */
export async function calledMatch(
  request: APIRequestContext,
  headers: Headers,
): Promise<{ match: LiveMatch; uncall(): Promise<void> }> {
  const match = await freeMatch(
    request,
    headers,
    ({ status, arena_id: arenaId }, all) =>
      status === 'scheduled' && !all.some((one) => one.status === 'called' && one.arena_id === arenaId),
  );
  await post(request, headers, `/matches/${match.id}/call`);
  const uncall = async () => {
    await post(request, headers, `/matches/${match.id}/skip`);
    await post(request, headers, `/matches/${match.id}/bring-back`);
  };
  return { match, uncall };
}

export async function panelPage(browser: Browser, size: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport: size, hasTouch: true });
  return context.newPage();
}

/** A device that takes a seat of an arena. */
export async function seatedPanel(
  browser: Browser,
  request: APIRequestContext,
  headers: Headers,
  { arenaId, seat }: { arenaId: number; seat: number },
  size: { width: number; height: number },
): Promise<Page> {
  const made = await request.post(`/api/arenas/${arenaId}/panels`, { headers, data: { seat } });
  const seats = ((await made.json()) as { data: PanelSeat[] }).data;
  const page = await panelPage(browser, size);
  await takeSeat(page, seats.find((one) => one.seat === seat)?.code);
  return page;
}

/** Signs a device in as a panel, nameless where the tournament has its officials and the panel asks who sits there. */
export async function takeSeat(page: Page, code: string | null | undefined): Promise<void> {
  await page.goto(`/juri#${code}`);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await isSeated(page);
}

/** The panel of its arena is there: 'Juri 1 · Gelanggang A'. */
export const isSeated = (panel: Page): Promise<void> =>
  staysNameless(panel, panel.getByRole('heading', { name: / · / }));

/** Chooses a fault at the table, and gives the step that is proposed. */
export async function fault(council: Page, corner: string, weight: string, step: string): Promise<void> {
  await council.getByRole('button', { name: `Hukuman ${corner}` }).click();
  const dialog = council.getByRole('dialog', { name: new RegExp(`^Hukuman ${corner}`) });
  await dialog.getByRole('button', { name: weight }).click();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: `Beri ${step}`, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The panel has no match on; it may ask first who sits there, where the tournament has its officials. */
export const waitsForNext = (panel: Page): Promise<void> =>
  staysNameless(panel, panel.getByText('Menunggu partai berikutnya').first());

async function staysNameless(panel: Page, shown: Locator): Promise<void> {
  const unnamed = panel.getByRole('button', { name: 'Lanjut tanpa nama' });
  await expect(unnamed.or(shown).first()).toBeVisible();
  if (await unnamed.isVisible()) await unnamed.click();
  await expect(shown).toBeVisible();
}

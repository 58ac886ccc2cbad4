// A whole day by the API: every match of several pools in three arenas, with corrections, walkovers, skips and moves; at its
// end bracket, medals, live pages, screens and what was told to everybody are equal to the database.
import { randomUUID } from 'node:crypto';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { isWhole, patched } from '@gelanggang/contract/match-patch';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { makeArena } from '@gelanggang/database/testing/factories';
import { createRandom } from '@gelanggang/domain/random';
import { startApi, type TestApi } from '../../../test/setup/api';
import { arenaStage, type ArenaStage } from './arena-stage';
import { DayScreen } from './day-screen';
import { eventsAfter } from './told-matches';

let api: TestApi;
let stage: ArenaStage;
const arenaIds: number[] = [];
const poolIds: number[] = [];
const statuses = new Set<number>();
let sent = 0;
/** One that stays, and one that loses its network all day and is aimed at something else meanwhile. */
let screens: DayScreen[] = [];

beforeAll(async () => {
  api = await startApi();
  stage = await arenaStage(api);
  arenaIds.push(stage.arenaId);
  for (let n = 0; n < 2; n += 1) {
    arenaIds.push((await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId })).id);
  }
  for (const sizes of [
    [2, 2, 2, 1],
    [1, 1, 1, 1, 1],
    [2, 2],
    [1, 1, 1],
    [3, 2, 1],
  ]) {
    poolIds.push(await stage.drawPool(sizes));
  }
  for (const [index, arenaId] of arenaIds.entries()) {
    const pools = poolIds.filter((_, n) => n % arenaIds.length === index);
    const fought = (await Promise.all(pools.map((poolId) => stage.matches(poolId)))).flat().filter(isFought);
    await stage.schedule(
      fought.sort((a, b) => a.round - b.round || a.id - b.id).map((match) => match.id),
      { tournament_arena_id: arenaId },
    );
  }
  screens = [await DayScreen.open(api, stage.slug), await DayScreen.open(api, stage.slug)];
  for (const screen of screens) await screen.aim(stage.organiser, 'wall');
});
afterAll(async () => {
  for (const screen of screens) screen.close();
  await api.close();
});

const isFought = (match: LiveMatch) => match.blue.state !== 'bye' && match.red.state !== 'bye';
const isOver = (match: LiveMatch) => match.status === 'finished' || match.status === 'walkover';

async function post(matchId: number, path: string, body: object = {}): Promise<number> {
  const send = () =>
    api.request
      .post(`/api/matches/${matchId}/${path}`)
      .set({ ...stage.organiser, 'idempotency-key': key })
      .send(body);
  const key = randomUUID();
  const first = await send();
  // the network lost the answer of every third action: it is sent again
  sent += 1;
  const answer = sent % 3 === 0 ? await send() : first;
  expect([answer.status, answer.body]).toEqual([first.status, first.body]);
  statuses.add(answer.status);
  return answer.status;
}

async function queueOf(arenaId: number): Promise<ArenaQueue> {
  const { body } = await api.request.get(`/api/arenas/${arenaId}`).set(stage.organiser).expect(200);
  return (body as { data: ArenaQueue }).data;
}

const anyOpen = async (): Promise<boolean> =>
  (await Promise.all(poolIds.map((poolId) => stage.matches(poolId))))
    .flat()
    .some((match) => isFought(match) && !isOver(match));

/** Every dice of the arena is its own, so that the day is the same whatever the order of the answers. */
async function holdArena(arenaId: number, seed: string): Promise<void> {
  const random = createRandom(seed);
  for (let step = 0; step < 400; step += 1) {
    const queue = await queueOf(arenaId);
    const open = queue.matches.filter((match) => isFought(match) && !isOver(match));
    if (open.length === 0) return;
    await misfortune(queue, random.int(12));
    if (random.int(20) === 0) await moveScreen(arenaId);
    const id = queue.current_match_id ?? queue.next_match_id;
    const match = queue.matches.find((one) => one.id === id);
    // waits for a winner of another arena
    if (!match) continue;
    if (match.status === 'scheduled') {
      const turn = random.int(10);
      if (turn === 0)
        await post(match.id, 'walkover', { winner: random.flip() ? 'blue' : 'red', reason: 'Tidak hadir' });
      else if (turn === 1) await post(match.id, 'walkover');
      else if (turn === 2 && !match.is_skipped) await post(match.id, 'skip');
      else await post(match.id, 'call', { arena_id: arenaId });
    } else if (match.status === 'called') {
      await post(match.id, 'start', { arena_id: arenaId });
      await post(match.id, 'clock', { step: 'start' });
    } else {
      const winner = random.flip() ? 'blue' : 'red';
      await post(match.id, 'result', { winner, win_kind: random.flip() ? 'teknik' : 'diskualifikasi' });
    }
  }
  throw new Error(`Arena ${arenaId} does not come to an end.`);
}

let isMoving = false;

async function moveScreen(arenaId: number): Promise<void> {
  const screen = screens[1];
  if (isMoving || !screen) return;
  isMoving = true;
  await screen.loseNetwork();
  await screen.aim(stage.organiser, 'arena', { arena_id: arenaId });
  isMoving = false;
}

/** What goes wrong meanwhile: a wrong result, one taken back and restored, a match that moves. Refusals are part of it. */
async function misfortune(queue: ArenaQueue, dice: number): Promise<void> {
  const result = queue.results.find((one) => !one.is_final && one.winner !== null && !one.is_walkover);
  if (dice === 0 && result) {
    const winner = result.winner === 'blue' ? 'red' : 'blue';
    await post(result.match_id, 'result', {
      ...{ winner, win_kind: 'angka', corrects_result_id: result.id, reason: 'Salah sudut' },
    });
  }
  if (dice === 1 && result) {
    await post(result.match_id, 'result/withdraw', { result_id: result.id, reason: 'Diperiksa' });
    await post(result.match_id, 'result/undo', { result_id: result.id });
  }
  const waiting = queue.matches.filter((match) => match.status === 'scheduled' && isFought(match)).at(-1);
  const [other] = queue.other_arenas;
  if (dice === 2 && waiting && other) await post(waiting.id, 'move', { arena_id: other.id });
}

it('comes to an end with every match decided once, whatever goes wrong', async () => {
  // an arena that is through gets work again when a match moves to it, or a result of it is taken back
  for (let round = 1; round <= 9 && (await anyOpen()); round += 1) {
    await Promise.all(arenaIds.map((arenaId, index) => holdArena(arenaId, `00000000000000${round}${index + 1}`)));
  }
  expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const [day] = await api.dataSource.query<{ open: number; doubled: number; lost: number; running: number }[]>(
    `select count(*) filter (where m.status not in ('finished', 'walkover')) as open,
       count(*) filter (where (select count(*) from result r where r.match_id = m.id and r.withdrawn_at is null) <> 1)
         as doubled,
       count(*) filter (where r.winner_corner is not null and n.id is not null
         and case r.winner_corner when 'blue' then m.blue_unit_id else m.red_unit_id end
           is distinct from case m.next_corner when 'blue' then n.blue_unit_id else n.red_unit_id end) as lost,
       count(*) filter (where k.running_since is not null) as running
     from match m
     left join result r on r.match_id = m.id and r.withdrawn_at is null
     left join match n on n.id = m.next_match_id
     left join match_clock k on k.match_id = m.id
     where m.tournament_id = $1 and m.blue_state <> 'bye' and m.red_state <> 'bye'`,
    [stage.tournamentId],
  );
  expect(day).toEqual({ open: 0, doubled: 0, lost: 0, running: 0 });
  // the day was one on which all of it happened
  const [happened] = await api.dataSource.query<Record<string, boolean>[]>(
    `select bool_or(action = 'result.corrected') as corrected, bool_or(action = 'result.restored') as restored,
       bool_or(action = 'match.moved') as moved, (select bool_or(is_walkover) from result) as walkover from audit`,
  );
  expect(happened).toEqual({ corrected: true, restored: true, moved: true, walkover: true });
});

it('has told everybody the state that the live page and the database have', async () => {
  const newest = new Map<number, LiveMatch>();
  const events = await eventsAfter(api, stage.tournamentId, 0);
  expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1));
  for (const { type, data } of events) {
    if (type !== 'matches.changed' && type !== 'schedule.saved') continue;
    for (const told of data.matches) {
      newest.set(told.id, isWhole(told) ? told : patched(newest.get(told.id) as LiveMatch, told));
    }
  }

  // the kept snapshot hears of a commit a moment later
  let live: LiveSnapshot | undefined;
  for (let tries = 0; tries < 100 && live?.seq !== events.length; tries += 1) {
    const { body } = await api.request.get(`/api/live/${stage.slug}/tanding`).expect(200);
    live = body as LiveSnapshot;
  }
  expect(live?.seq).toBe(events.length);
  const inDatabase = (await Promise.all(poolIds.map((poolId) => stage.matches(poolId)))).flat();
  const byId = (matches: readonly LiveMatch[]) => [...matches].sort((a, b) => a.id - b.id);
  expect(byId(live?.matches ?? [])).toEqual(byId(inDatabase));
  for (const match of inDatabase.filter(isFought)) expect(newest.get(match.id)).toEqual(match);
});

it('stands on every screen as it is in the database, also on one that lost its network all day', async () => {
  const [last] = await api.dataSource.query<{ seq: number }[]>('select seq::int as seq from stream where name = $1', [
    `tournament:${stage.tournamentId}`,
  ]);
  const { body } = await api.request.get(`/api/live/${stage.slug}/tanding`).expect(200);
  const fresh = body as LiveSnapshot;
  const byId = <T extends { id: number }>(rows: readonly T[]) => [...rows].sort((a, b) => a.id - b.id);
  for (const screen of screens) {
    // the last events may still be on their way
    for (let tries = 0; tries < 200 && screen.snapshot.seq < (last?.seq ?? 0); tries += 1) {
      await new Promise((done) => setTimeout(done, 50));
    }
    expect(screen.snapshot.seq).toBe(last?.seq);
    expect(byId(screen.snapshot.matches)).toEqual(byId(fresh.matches));
    expect(byId(screen.snapshot.schedules)).toEqual(byId(fresh.schedules));
    const [aimed] = await api.dataSource.query<object[]>(
      'select code, name, show, arena_id from display where code = $1',
      [screen.code],
    );
    expect(screen.display).toMatchObject(aimed ?? {});
  }
  expect(screens.map((screen) => screen.display.show)).toEqual(['wall', 'arena']);
});

it('gives the medals that its finals and semifinals give', async () => {
  const { body } = await api.request.get(`/api/live/${stage.slug}/medals`).expect(200);
  const { is_over: over, standings } = body as MedalSnapshot;
  expect(over).toBe(true);
  const [finals] = await api.dataSource.query<{ golds: number; silvers: number; bronzes: number }[]>(
    `with final as (
       select m.id, r.winner_corner as winner, m.blue_state, m.red_state, m.blue_unit_id, m.red_unit_id from match m
       left join result r on r.match_id = m.id and r.withdrawn_at is null
       where m.tournament_id = $1 and m.next_match_id is null and not m.is_third_place)
     select count(*) filter (where winner is not null) as golds,
       count(*) filter (where case winner when 'blue' then red_unit_id when 'red' then blue_unit_id end is not null) as silvers,
       (select count(*) from match s join result r on r.match_id = s.id and r.withdrawn_at is null
        where s.next_match_id in (select id from final) and case r.winner_corner
          when 'blue' then s.red_unit_id when 'red' then s.blue_unit_id end is not null) as bronzes
     from final`,
    [stage.tournamentId],
  );
  const sum = (medal: 'gold' | 'silver' | 'bronze') => standings.reduce((total, row) => total + row[medal], 0);
  expect({ golds: sum('gold'), silvers: sum('silver'), bronzes: sum('bronze') }).toEqual(finals);
});

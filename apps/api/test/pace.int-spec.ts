// How the arenas of today keep up, and the moves that are suggested: read, taken at once, or refused as a whole.
import type { PaceAnswer } from '@gelanggang/contract/pace';
import { makeArena } from '@gelanggang/database/testing/factories';
import { localDateTime } from '@gelanggang/domain/words/dates';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage, statementsOf } from './arena-stage';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));

const pace = async () => {
  const { body } = await api.request
    .get(`/api/tournaments/${stage.tournamentId}/pace`)
    .set(stage.organiser)
    .expect(200);
  return (body as { data: PaceAnswer }).data;
};
const take = (moves: object[]) =>
  api.request.post(`/api/tournaments/${stage.tournamentId}/pace/moves`).set(stage.organiser).send({ moves });

/**
 * Two arenas today: the first planned for hours ago with `late` first-round matches, all waiting; the second with one match
 * that is planned for the end of the day, or is over.
 */
async function lateArena(late: number): Promise<{ otherId: number }> {
  // in the middle of a day, wherever the sun is: the plan lies behind, the end of the day ahead
  const zone = ['Asia/Jakarta', 'America/New_York', 'Pacific/Auckland', 'Europe/Lisbon'].find((name) => {
    const hour = Number(localDateTime(Date.now(), name).time.slice(0, 2));
    return hour >= 8 && hour <= 17;
  });
  if (!zone) throw new Error('It is the middle of the day somewhere.');
  await api.dataSource.query('update tournament set time_zone = $2 where id = $1', [stage.tournamentId, zone]);
  const { date, time } = localDateTime(Date.now(), zone);
  const other = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
  const matches = (await stage.matches(await stage.drawPool(Array.from({ length: 2 * late }, () => 1)))).filter(
    (match) => match.round === 1 && match.blue.state === 'unit' && match.red.state === 'unit',
  );
  const [single] = await stage.matches(await stage.drawPool([1, 1]));
  if (!single) throw new Error('A pool of two has a match.');
  const begin = Number(time.slice(0, 2)) - 4;
  const at = (index: number) =>
    `${String(begin + Math.floor((5 * index) / 60)).padStart(2, '0')}:${String((5 * index) % 60).padStart(2, '0')}`;
  await stage.schedule(
    matches.map((match) => match.id),
    {
      ...{ scheduled_date: date, start_time: at(0), end_time: '23:59' },
      matches: matches.map((match, index) => ({
        tournament_match_id: match.id,
        order: index + 1,
        start_time: at(index),
      })),
    },
  );
  await stage.schedule([single.id], {
    ...{ scheduled_date: date, start_time: at(0), end_time: '23:59', tournament_arena_id: other.id },
    matches: [{ tournament_match_id: single.id, order: 1, start_time: at(0) }],
  });
  await api.request.post(`/api/matches/${single.id}/walkover`).set(stage.operator).send({ winner: 'blue' }).expect(200);
  return { otherId: other.id };
}

it('suggests moves from the arena that is hours behind to the free one, and takes them in one step', async () => {
  const { otherId } = await lateArena(8);
  const before = await pace();
  expect(before.arenas.map((one) => one.left)).toEqual([8, 0]);
  expect(before.arenas[0]?.behind_seconds).toBeGreaterThan(2 * 3600);
  expect(before.moves.length).toBeGreaterThan(0);
  expect(before.drift_after_seconds).toBeLessThan(before.drift_seconds);
  expect(before.moves.every((move) => move.to_arena.id === otherId)).toBe(true);

  const moves = before.moves.map((move) => ({
    ...{ match_id: move.match_id, from_arena_id: move.from_arena.id, to_arena_id: move.to_arena.id },
  }));
  const taken = await take(moves).expect(200);
  expect(taken.body).toEqual({ message: `${moves.length} partai dipindahkan.` });
  const after = await pace();
  expect(after.arenas.map((one) => one.left)).toEqual([8 - moves.length, moves.length]);
  const numbers = await api.dataSource.query<{ number: number }[]>(
    `select d.number from schedule_detail d join schedule s on s.id = d.schedule_id
     where s.tournament_arena_id = $1 order by d."order"`,
    [otherId],
  );
  expect(numbers.map((row) => row.number)).toEqual(Array.from({ length: moves.length + 1 }, (_, n) => n + 1));
});

it('moves nothing when one of the matches is no longer where it stood', async () => {
  await lateArena(8);
  const { moves, arenas } = await pace();
  const [first, second] = moves;
  if (!first || !second) throw new Error('Two moves are suggested.');
  const asked = [first, second].map((move) => ({
    ...{ match_id: move.match_id, from_arena_id: move.from_arena.id, to_arena_id: move.to_arena.id },
  }));
  await api.request.post(`/api/matches/${second.match_id}/call`).set(stage.operator).expect(200);
  const called = await take(asked);
  expect(called.status).toBe(409);
  expect((await pace()).arenas.map((one) => one.left)).toEqual(arenas.map((one) => one.left));
  await api.request.post(`/api/matches/${second.match_id}/skip`).set(stage.operator).expect(200);
  await take([asked[1] ?? {}]).expect(200);
  const gone = await take(asked);
  expect([gone.status, (gone.body as { message: string }).message]).toEqual([
    409,
    expect.stringMatching(/^Partai [A-Z\d-]+ baru saja dipindahkan\.$/),
  ]);
});

it('is none on a day without schedules, reads people and names for moves alone, and takes as many statements for many matches', async () => {
  expect(await pace()).toMatchObject({ arenas: [], moves: [], drift_seconds: 0 });
  await take([]).expect(422);
  const none = await statementsOf(pace);
  await lateArena(8);
  const few = await statementsOf(pace);
  const other = await stage.matches(await stage.drawPool(Array.from({ length: 8 }, () => 1)));
  const [{ date }] = (await api.dataSource.query(
    'select scheduled_date as date from schedule where tournament_id = $1 limit 1',
    [stage.tournamentId],
  )) as [{ date: string }];
  await stage.schedule(
    other.map((match) => match.id),
    { scheduled_date: date, start_time: '22:00', end_time: '23:59' },
  );
  expect(few).toHaveLength(none.length + 2);
  expect(await statementsOf(pace)).toHaveLength(few.length);
});

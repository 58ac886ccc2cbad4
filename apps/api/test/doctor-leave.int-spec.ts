// The doctor's leave of who won because the doctor stopped them, also where the next match is won without a fight.
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';

const api = testApi();
const stage = madeBeforeAll(() => arenaStage(api));

const post = (matchId: number, path: string, body: object = {}) =>
  api.request.post(`/api/matches/${matchId}/${path}`).set(stage.operator).send(body);
/** Of the matches of a pool. */
const askedIn = async (own: readonly { id: number }[]) => {
  const { body } = await api.request.get(`/api/arenas/${stage.arenaId}`).set(stage.operator).expect(200);
  const { doctor_leaves: needed } = (body as { data: ArenaQueue }).data;
  return needed.filter((one) => own.some(({ id }) => id === one.match_id));
};

it.each([
  ['asked for in the match after it', false],
  ['not asked for again where it was given for that one', true],
])('[R25-T46] after a walkover is %s', async (_, isGiven) => {
  const poolId = await stage.drawPool([1, 1, 1, 1, 1, 1, 1, 1]);
  const all = await stage.matches(poolId);
  await stage.schedule(
    all.map((match) => match.id),
    { start_time: isGiven ? '12:00' : '07:30' },
  );
  const [first, ...others] = all.filter((match) => match.round === 1);
  if (!first) throw new Error('no match');
  const semifinal = first.next_match_id ?? 0;
  await stage.start(first.id);
  const stopped = { winner: 'blue', win_kind: 'diskualifikasi', win_reason: 'injured-by-fault' };
  await post(first.id, 'result', stopped).expect(200);
  for (const other of others) await stage.win(other.id);
  const { next_corner: corner } = first;
  const leave = { match_id: semifinal, corner };
  expect(await askedIn(all)).toEqual([leave]);
  if (isGiven) await post(semifinal, 'doctor-leave', { corner }).expect(200);
  await post(semifinal, 'walkover', { winner: corner }).expect(200);
  const semifinals = (await stage.matches(poolId)).filter((match) => match.round === 2);
  const won = semifinals.find((match) => match.id === semifinal);
  for (const other of semifinals) if (other.id !== semifinal) await stage.win(other.id);
  const last = { match_id: won?.next_match_id, corner: won?.next_corner };
  expect(await askedIn(all)).toEqual(isGiven ? [] : [last]);
  await post(last.match_id ?? 0, 'call', { arena_id: stage.arenaId }).expect(200);
  await post(last.match_id ?? 0, 'start', { arena_id: stage.arenaId }).expect(isGiven ? 200 : 409);
});

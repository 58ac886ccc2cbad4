// The clock of a match through the front door: its steps, who may take them, and what everybody is told.
import type { MatchStepAnswer } from '@gelanggang/contract/arena-control';
import type { LiveClock, LiveMatch } from '@gelanggang/contract/live';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));

const post = (matchId: number, path: string, body: object = {}) =>
  api.request.post(`/api/matches/${matchId}/${path}`).set(stage.operator).send(body);
const step = (matchId: number, name: string, more: object = {}) => post(matchId, 'clock', { step: name, ...more });
const serverNow = async () => {
  const { body } = await api.request.get('/api/time').expect(200);
  return (body as { data: { now: number } }).data.now;
};

async function startedMatch(): Promise<LiveMatch> {
  const poolId = await stage.drawPool([1, 1]);
  const [match] = await stage.matches(poolId);
  if (!match) throw new Error('The pool of this test has a match.');
  await stage.schedule([match.id]);
  await stage.start(match.id);
  return match;
}

async function clockOf({ pool_id: poolId, id }: LiveMatch): Promise<LiveClock | undefined> {
  return (await stage.matches(poolId)).find((match) => match.id === id)?.clock;
}

it('stands at the drawing’s round length and the age category’s rounds when the match starts', async () => {
  const match = await startedMatch();
  expect(await clockOf(match)).toEqual({
    round: 1,
    phase: 'round',
    running_since: null,
    elapsed_ms: 0,
    round_count: 2,
    round_seconds: 120,
    break_seconds: 60,
  });
});

it('runs, pauses and runs on, and tells each of it to everybody once', async () => {
  const match = await startedMatch();
  await step(match.id, 'start').expect(200);
  const running = await clockOf(match);
  expect(Date.parse(running?.running_since ?? '')).toBeLessThanOrEqual(await serverNow());
  const paused = await step(match.id, 'pause').expect(200);
  const { clock } = (paused.body as MatchStepAnswer).data.match;
  expect(clock).toMatchObject({ round: 1, phase: 'round', running_since: null });
  expect(clock?.elapsed_ms).toBeGreaterThan(0);
  const resumed = await step(match.id, 'resume').expect(200);
  expect((resumed.body as MatchStepAnswer).data.match.clock).toMatchObject({ elapsed_ms: clock?.elapsed_ms });

  const told = await api.dataSource.query<{ phases: string }[]>(
    `select data -> 'matches' -> 0 -> 'clock' ->> 'elapsed_ms' as phases from event
     where stream = $1 and data -> 'matches' -> 0 -> 'clock' ->> 'elapsed_ms' is not null order by seq`,
    [`tournament:${stage.tournamentId}`],
  );
  expect(told).toHaveLength(4);
});

it('takes effect when it was pressed, however late that arrives, but not later than anybody expects', async () => {
  const match = await startedMatch();
  const pressed = (await serverNow()) + 60_000;
  const ahead = await step(match.id, 'start', { pressed_at: pressed }).expect(200);
  const since = (ahead.body as MatchStepAnswer).data.match.clock?.running_since;
  expect(Date.parse(since ?? '')).toBeLessThan(pressed);

  await api.dataSource.query(
    `update match_clock set running_since = now() - interval '20 s', changed_at = now() - interval '20 s'
     where match_id = $1`,
    [match.id],
  );
  const paused = await step(match.id, 'pause', { pressed_at: (await serverNow()) - 10_000 }).expect(200);
  const elapsed = (paused.body as MatchStepAnswer).data.match.clock?.elapsed_ms ?? 0;
  expect(elapsed).toBeGreaterThan(8_000);
  expect(elapsed).toBeLessThan(18_000);

  const late = await step(match.id, 'resume', { pressed_at: (await serverNow()) - 40_000 });
  expect([late.status, late.body]).toEqual([
    409,
    {
      message: 'Tombol jam ditekan terlalu lama sebelum sampai di server. Periksa jamnya, lalu tekan lagi.',
      code: 'arenaControl.clockPressTooOld',
    },
  ]);
});

it('refuses with a sentence what the clock cannot do, and keeps what stands', async () => {
  const match = await startedMatch();
  const paused = await step(match.id, 'pause');
  expect([paused.status, paused.body]).toEqual([
    409,
    { message: 'Jam sudah berhenti.', code: 'arenaControl.clock.notRunning' },
  ]);
  await step(match.id, 'extra-round').expect(409);
  await step(match.id, 'explode').expect(422);
  const bare = await step(match.id, 'set');
  expect([bare.status, Object.keys((bare.body as { errors: object }).errors).sort()]).toEqual([
    422,
    ['reason', 'remaining_ms', 'round'],
  ]);
  await step(match.id, 'set', { round: 1, remaining_ms: 121_000, reason: 'Salah' }).expect(409);
  expect(await clockOf(match)).toMatchObject({ round: 1, elapsed_ms: 0 });
});

it('is set with a reason, which stays with the step', async () => {
  const match = await startedMatch();
  await step(match.id, 'start').expect(200);
  await step(match.id, 'end-round').expect(200);
  expect(await clockOf(match)).toMatchObject({ round: 1, phase: 'break' });
  await step(match.id, 'set', { round: 1, remaining_ms: 15_000, reason: 'Babak diakhiri terlalu cepat' }).expect(200);
  expect(await clockOf(match)).toMatchObject({ round: 1, phase: 'round', running_since: null, elapsed_ms: 105_000 });
  const steps = await api.dataSource.query<object[]>(
    'select step, reason, account_id as by from match_clock_step where match_id = $1 order by id',
    [match.id],
  );
  expect(steps).toEqual([
    { step: 'start', reason: null, by: stage.operatorId },
    { step: 'end-round', reason: null, by: stage.operatorId },
    { step: 'set', reason: 'Babak diakhiri terlalu cepat', by: stage.operatorId },
  ]);
});

it('stops with the match, and begins anew when the match does', async () => {
  const match = await startedMatch();
  await step(match.id, 'start').expect(200);
  const done = await post(match.id, 'result', { winner: 'blue', win_kind: 'teknik' }).expect(200);
  const { result, match: after } = (done.body as MatchStepAnswer).data;
  expect(after.clock).toBeUndefined();
  await step(match.id, 'resume').expect(409);
  const [kept] = await api.dataSource.query<{ standing: boolean; ran: boolean }[]>(
    'select running_since is null as standing, elapsed_ms > 0 as ran from match_clock where match_id = $1',
    [match.id],
  );
  expect(kept).toEqual({ standing: true, ran: true });

  await post(match.id, 'result/withdraw', { result_id: result?.id, reason: 'Salah' }).expect(200);
  await stage.start(match.id);
  expect(await clockOf(match)).toMatchObject({ round: 1, elapsed_ms: 0, running_since: null });
});

it('lets two operators press at once and takes one of them', async () => {
  const match = await startedMatch();
  const both = await Promise.all([step(match.id, 'start'), step(match.id, 'start')]);
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  const steps = await api.dataSource.query('select 1 from match_clock_step where match_id = $1', [match.id]);
  expect(steps).toHaveLength(1);
});

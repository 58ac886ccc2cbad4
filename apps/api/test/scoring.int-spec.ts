// Digital scoring through the front door: taps of three judges become points, the council's sheet, and what goes wrong.
import { io, type Socket } from 'socket.io-client';
import type { EventsMessage, LoggedEvent, SubscribeAnswer } from '@gelanggang/contract/events';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type {
  ArenaScore,
  CouncilAnswer,
  PanelSeat,
  PanelState,
  ResultProposal,
  ScoringSettings,
} from '@gelanggang/contract/scoring';
import { agreedPoints, type Tap } from '@gelanggang/domain/scoring/agreement';
import { HIT_KINDS, type HitKind } from '@gelanggang/domain/scoring/hit-kinds';
import { makeArena } from '@gelanggang/database/testing/factories';
import { createApi } from '../src/bootstrap';
import { environmentOf, startApi, type TestApi } from '../../../test/setup/api';
import { type Panel, scoringStage, type ScoringStage } from './scoring-stage';

let api: TestApi;
let stage: ScoringStage;
beforeAll(async () => {
  api = await startApi();
  stage = await scoringStage(api);
});
afterAll(() => api.close());
beforeEach(() => stage.restart());

const data = <T>(answer: { body: unknown }): T => (answer.body as { data: T }).data;
const audits = async (): Promise<string[]> => {
  const rows = await api.dataSource.query<{ action: string }[]>(
    `select action from audit where subject_type = 'match' and (detail->>'sheet_id')::bigint = (
       select max(id) from score_sheet where match_id = $1) order by id`,
    [stage.match.id],
  );
  return rows.map((row) => row.action);
};
const storedTaps = () =>
  api.dataSource.query<
    {
      key: string;
      seat: number;
      corner: 'blue' | 'red';
      kind: HitKind;
      round: number;
      at: Date;
      refused: string | null;
      point_id: number | null;
    }[]
  >('select t.* from tap t where t.sheet_id = (select max(id) from score_sheet where match_id = $1) order by t.id', [
    stage.match.id,
  ]);

async function listen(topic: string): Promise<{ socket: Socket; told: LoggedEvent[] }> {
  const socket = io(`${api.url}/live`, { transports: ['websocket'], reconnection: false });
  const told: LoggedEvent[] = [];
  socket.on('events', (message: EventsMessage) => told.push(...message.events));
  const answer = (await socket.emitWithAck('subscribe', { topic })) as SubscribeAnswer;
  expect(answer.ok).toBe(true);
  return { socket, told };
}

describe('taps', () => {
  it('of two judges in time are a point at once, told to everybody; the third judge backs it', async () => {
    const { socket, told } = await listen(`arena:${stage.arenaId}`);
    const [one, two, three] = stage.judges;
    expect(await stage.tap(one, 'blue', 'kick', { ago: 500 })).toMatchObject({ fate: 'kept' });
    await stage.tap(two, 'blue', 'kick', { ago: 300 });
    await stage.tap(three, 'blue', 'kick');
    const score = await stage.score();
    expect(score).toMatchObject({ match_id: stage.match.id, blue: { score: 2 }, red: { score: 0 } });
    expect(score.points).toMatchObject([{ corner: 'blue', kind: 'kick', round: 1, judges: [1, 2, 3] }]);
    await until(() => told.length === 2);
    expect(told.map((event) => event.type)).toEqual(['score.changed', 'score.changed']);
    expect(told.at(-1)?.data).toEqual({ score });
    const shown = data<ArenaScore>(await api.request.get(`/api/arenas/${stage.arenaId}/score`).expect(200));
    expect(shown).toEqual({ seq: told.at(-1)?.seq, score });
    socket.disconnect();
  });

  it('outside the window, of one judge, or of different kinds and corners are kept and count for nothing', async () => {
    const [one, two, three] = stage.judges;
    await stage.tap(one, 'red', 'kick');
    await stage.tap(one, 'red', 'kick');
    await stage.tap(two, 'blue', 'kick');
    await stage.tap(three, 'red', 'throw');
    await api.dataSource.query(`update tap set at = at - interval '10 seconds'`);
    await stage.tap(two, 'red', 'kick');
    const taps = await storedTaps();
    expect(taps.map((tap) => [tap.refused, tap.point_id])).toEqual(taps.map(() => [null, null]));
    expect(taps).toHaveLength(5);
    expect((await stage.score()).red.score).toBe(0);
  });

  it('of a device whose clock runs ahead are taken at the present', async () => {
    const [one, two] = stage.judges;
    await stage.tap(one, 'red', 'kick');
    await stage.tap(two, 'red', 'kick', { ago: -3_600_000 });
    expect((await stage.score()).red.score).toBe(2);
    const [, late] = await storedTaps();
    expect(late?.at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('that come twice count once, also when both come at the same time', async () => {
    const [one, two] = stage.judges;
    await stage.tap(two, 'blue', 'punch');
    const answers = await Promise.all([1, 2, 3, 4].map(() => stage.tap(one, 'blue', 'punch', { number: 7 })));
    expect(new Set(answers.map((answer) => answer.fate))).toEqual(new Set(['kept']));
    expect(await storedTaps()).toHaveLength(2);
    expect((await stage.score()).blue.score).toBe(1);
  });

  it('that come too late to agree with are told so, kept, and never count', async () => {
    const [one, two] = stage.judges;
    await stage.tap(two, 'blue', 'punch', { ago: 5_000 });
    expect(await stage.tap(one, 'blue', 'punch', { ago: 10_500 })).toMatchObject({ fate: 'late' });
    expect((await storedTaps()).map((tap) => tap.refused)).toEqual([null, 'late']);
  });

  it('while no round is on are told so; right after the clock was stopped they still belong to the round', async () => {
    const [one, two] = stage.judges;
    await stage.clock('pause');
    expect(await stage.tap(one, 'red', 'throw')).toMatchObject({ fate: 'kept' });
    expect(await stage.tap(two, 'red', 'throw')).toMatchObject({ fate: 'kept' });
    expect((await stage.score()).red.score).toBe(3);
    await api.dataSource.query(
      `update match_clock set changed_at = changed_at - interval '20 seconds' where match_id = $1`,
      [stage.match.id],
    );
    expect(await stage.tap(one, 'red', 'throw')).toMatchObject({ fate: 'clock' });
    await stage.clock('end-round');
    expect(await stage.tap(one, 'red', 'throw', { ago: -1 })).toMatchObject({ fate: 'kept' });
    await api.request.post(`/api/matches/${stage.match.id}/unstart`).set(stage.operator).expect(200);
    expect(await stage.tap(one, 'red', 'throw')).toMatchObject({ fate: 'no-match' });
  });

  it('of many judges at once, in any order, are what a replay of the kept taps gives', async () => {
    const [one, two, three] = stage.judges;
    const wanted = Array.from({ length: 60 }, (_, index) => ({
      panel: [one, two, three][index % 3] as Panel,
      corner: index % 5 < 3 ? ('blue' as const) : ('red' as const),
      kind: HIT_KINDS[index % 2] as HitKind,
      ago: (index * 137) % 4000,
    }));
    await Promise.all(wanted.map(({ panel, corner, kind, ago }) => stage.tap(panel, corner, kind, { ago })));
    const kept = await storedTaps();
    expect(kept).toHaveLength(60);
    const taps = kept
      .filter((tap) => tap.refused === null)
      .map((tap): Tap => ({ ...tap, id: tap.key, judge: tap.seat, at: tap.at.getTime() }));
    const whole = agreedPoints(taps, { judges: 3, agree: 2, withinMs: 10_000 });
    const { points } = await stage.sheet();
    const keys = (all: readonly string[][]) => all.map((set) => [...set].sort().join()).sort();
    expect(keys(points.map((point) => point.taps))).toEqual(
      keys(whole.map((point) => point.taps.map((tap) => tap.id))),
    );
    expect(whole.length).toBeGreaterThan(10);
  });

  it('of a match that is started anew begin at nil, and the old ones stay', async () => {
    const [one, two] = stage.judges;
    await stage.tap(one, 'blue', 'kick');
    await stage.tap(two, 'blue', 'kick');
    const [before] = await storedTaps();
    await stage.restart();
    await stage.tap(one, 'red', 'punch');
    expect(await stage.score()).toMatchObject({ blue: { score: 0 }, points: [] });
    expect(await storedTaps()).toHaveLength(1);
    const old = await api.dataSource.query('select 1 from tap where key = $1 and point_id is not null', [before?.key]);
    expect(old).toHaveLength(1);
  });
});

describe('a panel', () => {
  it('gets in by the code of its seat, once; a wrong code and a used one open nothing', async () => {
    const code = await stage.code(2);
    await api.request.post('/api/panel/sign-in').send({ code: 'ZZZZZZ' }).expect(422);
    await api.request
      .post('/api/panel/sign-in')
      .send({ code: ` ${code.toLowerCase()} ` })
      .expect(200);
    await api.request.post('/api/panel/sign-in').send({ code }).expect(422);
    stage.judges[1] = await stage.signIn(2);
    await api.request.post('/api/panel/taps').set('authorization', 'Panel nothing').send({}).expect(401);
    await api.request.post('/api/panel/taps').send({}).expect(401);
    await api.request.post('/api/panel/taps').set(stage.operator).send({}).expect(403);
  });

  it('does what its seat may: a judge gives no penalties, the council does not tap', async () => {
    const [one] = stage.judges;
    await stage.post(one, 'penalties', { corner: 'blue', step: 'teguran-1' }).expect(403);
    await stage
      .post(stage.council, 'taps', {
        tab: stage.council.tab,
        taps: [{ number: 1, corner: 'red', kind: 'kick', at: 1 }],
      })
      .expect(403);
  });

  it('that is replaced by another phone counts no more, and what it gave stays', async () => {
    const [one, two] = stage.judges;
    await stage.tap(one, 'blue', 'kick', { ago: 400 });
    const phone = await stage.signIn(1);
    stage.judges[0] = phone;
    await stage
      .post(one, 'taps', { tab: one.tab, taps: [{ number: 9, corner: 'red', kind: 'kick', at: Date.now() }] })
      .expect(401);
    await stage.tap(two, 'blue', 'kick', { ago: 100 });
    expect((await stage.score()).points).toMatchObject([{ judges: [1, 2] }]);
    await stage.tap(phone, 'red', 'punch');
    await stage.tap(two, 'red', 'punch');
    expect(await stage.score()).toMatchObject({ blue: { score: 2 }, red: { score: 1 } });
  });

  it('that two phones want at once is one of them', async () => {
    const code = await stage.code(3);
    const answers = await Promise.all([1, 2, 3].map(() => api.request.post('/api/panel/sign-in').send({ code })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422]);
    stage.judges[2] = await stage.signIn(3);
  });

  it('that is open on two pages counts on the one that was opened last', async () => {
    const [one, two] = stage.judges;
    const second = { ...one, tab: 'otherpage01' };
    stage.judges[0] = second;
    await api.request.post('/api/panel/open').set(one.headers).send({ tab: second.tab }).expect(200);
    const refused = await stage
      .post(one, 'taps', { tab: one.tab, taps: [{ number: 50, corner: 'blue', kind: 'kick', at: Date.now() }] })
      .expect(409);
    expect(refused.body).toEqual({ message: 'Panel ini dibuka di halaman lain. Yang di sini tidak menghitung lagi.' });
    expect(data<{ counts: boolean }>(await stage.post(one, 'seen', { tab: one.tab }).expect(200)).counts).toBe(false);
    await stage.tap(second, 'blue', 'kick');
    await stage.tap(two, 'blue', 'kick');
    expect((await stage.score()).blue.score).toBe(2);
    expect(await storedTaps()).toHaveLength(2);
  });

  it('is there or away at the desk, and the desk can take its seat', async () => {
    const seats = async () =>
      data<PanelSeat[]>(await api.request.get(`/api/arenas/${stage.arenaId}/panels`).set(stage.operator).expect(200));
    for (const panel of [stage.council, ...stage.judges])
      await stage.post(panel, 'seen', { tab: panel.tab }).expect(200);
    expect((await seats()).map((seat) => [seat.seat, seat.is_taken, seat.is_online, seat.code])).toEqual(
      [0, 1, 2, 3].map((seat) => [seat, true, true, null]),
    );
    await api.dataSource.query(
      `update panel_device set seen_at = now() - interval '1 minute' where seat = 2 and revoked_at is null`,
    );
    expect((await seats())[2]).toMatchObject({ is_taken: true, is_online: false });
    await api.request.delete(`/api/arenas/${stage.arenaId}/panels/2`).set(stage.operator).expect(200);
    expect((await seats())[2]).toMatchObject({ is_taken: false });
    await api.request.get('/api/panel').set(stage.judges[1].headers).expect(401);
    const actions = await api.dataSource.query<{ action: string }[]>(
      `select action from audit where subject_type = 'panel_device' and detail->>'arena_id' = $1 and detail->>'seat' = '2'
       order by id`,
      [String(stage.arenaId)],
    );
    expect(actions.slice(0, 2).map((row) => row.action)).toEqual(['panel.code-issued', 'panel.signed-in']);
    expect(actions.at(-1)?.action).toBe('panel.revoked');
    stage.judges[1] = await stage.signIn(2);
  });
});

describe('the council', () => {
  it('gives penalties up the ladder, each once, also when two taps of the button come at once', async () => {
    const give = (corner: string, step: string) => stage.post(stage.council, 'penalties', { corner, step });
    const first = await give('blue', 'teguran-1').expect(200);
    expect((first.body as CouncilAnswer).data.blue).toMatchObject({ score: -1, penalties: ['teguran-1'] });
    const both = await Promise.all([give('blue', 'teguran-2'), give('blue', 'teguran-2')]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    await give('blue', 'teguran-1').expect(409);
    await give('red', 'diskualifikasi').expect(200);
    await give('red', 'pembinaan').expect(409);
    expect((await stage.score()).blue.score).toBe(-3);
    expect(await audits()).toEqual(['score.penalty-given', 'score.penalty-given', 'score.penalty-given']);
  });

  it('withdraws a point with a reason, once; without one it stands', async () => {
    const [one, two] = stage.judges;
    await stage.tap(one, 'blue', 'throw');
    await stage.tap(two, 'blue', 'throw');
    const point = (await stage.sheet()).points[0];
    const withdraw = (reason: string) => stage.post(stage.council, `points/${point?.id}/withdraw`, { reason });
    await withdraw(' ').expect(422);
    expect((await stage.score()).blue.score).toBe(3);
    await withdraw('Jatuhan setelah berhenti').expect(200);
    await withdraw('Sekali lagi').expect(409);
    const score = await stage.score();
    expect(score.blue.score).toBe(0);
    expect(score.points).toMatchObject([{ withdrawn_reason: 'Jatuhan setelah berhenti', judges: [1, 2] }]);
    await stage.post(stage.council, 'points/999999/withdraw', { reason: 'Tidak ada' }).expect(404);
  });

  it('asks the judges about a throw: two who say the same decide it, and it is worth three points', async () => {
    const asked = (await stage.post(stage.council, 'verifications', { kind: 'throw' }).expect(200))
      .body as CouncilAnswer;
    const id = asked.data.verification?.id ?? 0;
    await stage.post(stage.council, 'verifications', { kind: 'violation' }).expect(409);
    const answer = (panel: Panel, verdict: string) =>
      stage.post(panel, `verifications/${id}/answer`, { answer: verdict });
    await answer(stage.judges[0], 'red').expect(200);
    await answer(stage.judges[0], 'blue').expect(409);
    expect(await stage.score()).toMatchObject({ verification: { answered: [1] }, red: { score: 0 } });
    await answer(stage.judges[2], 'red').expect(200);
    expect(await stage.score()).toMatchObject({
      verification: null,
      red: { score: 3 },
      points: [{ is_verified: true }],
    });
    await answer(stage.judges[1], 'red').expect(409);
  });

  it('counts knock-downs and decides a request for video, one at a time', async () => {
    await stage.post(stage.council, 'knockdowns', { corner: 'red', count: 8 }).expect(200);
    await stage.post(stage.council, 'knockdowns', { corner: 'red', count: 11 }).expect(422);
    const asked = (await stage.post(stage.council, 'var-requests', { corner: 'blue' }).expect(200))
      .body as CouncilAnswer;
    await stage.post(stage.council, 'var-requests', { corner: 'red' }).expect(409);
    const path = `var-requests/${asked.data.var_request?.id}/decide`;
    await stage.post(stage.council, path, { outcome: 'rejected', note: 'Tidak terlihat' }).expect(200);
    await stage.post(stage.council, path, { outcome: 'accepted' }).expect(409);
    expect(await stage.score()).toMatchObject({ red: { knockdowns: [8] }, var_request: null });
    expect(await audits()).toEqual(['score.knockdown-counted', 'score.var-requested', 'score.var-decided']);
  });

  it('waits for a match: before one is on, nothing is written', async () => {
    await api.request.post(`/api/matches/${stage.match.id}/unstart`).set(stage.operator).expect(200);
    await stage.post(stage.council, 'penalties', { corner: 'blue', step: 'teguran-1' }).expect(409);
  });
});

describe('the operator', () => {
  const proposal = async () =>
    data<ResultProposal>(
      await api.request.get(`/api/matches/${stage.match.id}/proposal`).set(stage.operator).expect(200),
    );

  it('is told what the rules say, and confirms it as a result, also below zero', async () => {
    expect(await proposal()).toEqual({ blue_score: 0, red_score: 0, proposal: { winner: null, next: 'time' } });
    const [one, two] = stage.judges;
    await stage.tap(one, 'red', 'punch');
    await stage.tap(two, 'red', 'punch');
    await stage.post(stage.council, 'penalties', { corner: 'blue', step: 'teguran-1' }).expect(200);
    await api.dataSource.query(`update match_clock set round = round_count, phase = 'over', running_since = null,
      elapsed_ms = 0 where match_id = ${stage.match.id}`);
    const proposed = await proposal();
    expect(proposed).toEqual({
      blue_score: -1,
      red_score: 1,
      proposal: { winner: 'red', winKind: 'angka', reason: 'points' },
    });
    await api.request
      .post(`/api/matches/${stage.match.id}/result`)
      .set(stage.operator)
      .send({ winner: 'red', win_kind: 'angka', blue_score: -1, red_score: 1 })
      .expect(200);
    await api.request.get(`/api/matches/${stage.match.id}/proposal`).set(stage.operator).expect(409);
    expect(data<PanelState>(await api.request.get('/api/panel').set(one.headers).expect(200)).match).toBeNull();
  });

  it('of another arena sees no panels of this one', async () => {
    const other = await api.tokenFor('operator');
    const elsewhere = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
    await api.dataSource.query('insert into account_arena (account_id, arena_id) values ($1, $2)', [
      other.accountId,
      elsewhere.id,
    ]);
    const headers = { authorization: `Bearer ${other.token}` };
    await api.request.get(`/api/arenas/${stage.arenaId}/panels`).set(headers).expect(403);
    await api.request.post(`/api/arenas/${stage.arenaId}/panels`).set(headers).send({ seat: 1 }).expect(403);
  });
});

it('the recap of a match is public, tells every tap with what became of it, and keeps open answers to itself', async () => {
  const [one, two, three] = stage.judges;
  await stage.tap(one, 'blue', 'kick');
  await stage.tap(two, 'blue', 'kick');
  await stage.tap(three, 'red', 'punch');
  await stage.tap(three, 'red', 'punch', { ago: 10_500 });
  const asked = (await stage.post(stage.council, 'verifications', { kind: 'throw' }).expect(200)).body as CouncilAnswer;
  await stage.post(one, `verifications/${asked.data.verification?.id}/answer`, { answer: 'red' }).expect(200);
  const recap = data<MatchRecap>(await api.request.get(`/api/matches/${stage.match.id}/recap`).expect(200));
  expect(recap.match.id).toBe(stage.match.id);
  expect(recap.taps.map((tap) => [tap.seat, tap.kind, tap.fate]).sort()).toEqual([
    [1, 'kick', 'counted'],
    [2, 'kick', 'counted'],
    [3, 'punch', 'late'],
    [3, 'punch', 'uncounted'],
  ]);
  const [point] = recap.sheet?.points ?? [];
  expect(recap.taps.filter((tap) => tap.point_id === point?.id)).toHaveLength(2);
  expect(recap.sheet?.verifications).toMatchObject([{ verdict: null, answers: [] }]);
  await api.request.get('/api/matches/999999/recap').expect(404);
});

it('a tournament may ask for three of three, and matches that have begun keep their rule', async () => {
  const path = `/api/tournaments/${stage.tournamentId}/scoring-rule`;
  const [one, two, three] = stage.judges;
  await stage.tap(one, 'blue', 'kick');
  await api.request.put(path).set(stage.organiser).send({ judges: 3, agree: 4, within_ms: 2000 }).expect(422);
  await api.request.put(path).set(stage.organiser).send({ judges: 3, agree: 3, within_ms: 10_000 }).expect(200);
  await stage.tap(two, 'blue', 'kick');
  expect((await stage.score()).blue.score).toBe(2);
  await stage.restart();
  await stage.tap(one, 'blue', 'kick');
  await stage.tap(two, 'blue', 'kick');
  expect((await stage.score()).blue.score).toBe(0);
  await stage.tap(three, 'blue', 'kick');
  expect((await stage.score()).blue.score).toBe(2);
  await api.request.put(path).set(stage.organiser).send({ judges: 3, agree: 2, within_ms: 10_000 }).expect(200);
});

it('of two who change the rule at once the second is told, and nothing of the first is lost', async () => {
  const path = `/api/tournaments/${stage.tournamentId}/scoring-rule`;
  const read = async () => (await api.request.get(path).set(stage.organiser).expect(200)).body.data as ScoringSettings;
  const save = (more: Partial<ScoringSettings>) => {
    const { judges, agree, within_ms, version } = { ...loaded, ...more };
    return api.request.put(path).set(stage.organiser).send({ judges, agree, within_ms, version });
  };
  const loaded = await read();
  const { body: first } = await save({ within_ms: 4000 }).expect(200);
  const { body: refused } = await save({ within_ms: 5000 }).expect(409);
  expect(refused).toEqual({ message: 'Data ini baru saja diubah orang lain. Silakan muat ulang.' });
  expect(await read()).toEqual({ ...loaded, within_ms: 4000, version: loaded.version + 1 });
  expect(first.data).toEqual(await read());
  // both at the very same time: one of them
  const { version } = first.data as ScoringSettings;
  const both = await Promise.all([6000, 7000].map((within_ms) => save({ within_ms, version })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await save({ within_ms: 10_000, version: version + 1 }).expect(200);
});

it('another instance of the API, or the same one after a restart, goes on where it was: no tap lost, none doubled', async () => {
  const [one, two] = stage.judges;
  await stage.tap(one, 'blue', 'kick', { ago: 800, number: 5001 });
  const second = await createApi(environmentOf(api.databaseUrl));
  try {
    await second.listen(0, '127.0.0.1');
    const url = await second.getUrl();
    const send = async (panel: Panel, number: number, ago: number) =>
      (await (
        await fetch(`${url}/api/panel/taps`, {
          method: 'POST',
          headers: { ...panel.headers, 'content-type': 'application/json' },
          body: JSON.stringify({
            tab: panel.tab,
            taps: [{ number, corner: 'blue', kind: 'kick', at: Date.now() - ago }],
          }),
        })
      ).json()) as { data: unknown };
    // the phone did not hear that its tap was taken, and sends it again
    expect(await send(one, 5001, 800)).toEqual({ data: [{ number: 5001, fate: 'kept' }] });
    expect(await send(two, 5001, 100)).toEqual({ data: [{ number: 5001, fate: 'kept' }] });
    expect(await stage.score()).toMatchObject({ blue: { score: 2 }, points: [{ judges: [1, 2] }] });
    expect(await storedTaps()).toHaveLength(2);
  } finally {
    await second.close();
  }
});

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 5_000;
  while (!isSo() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
}

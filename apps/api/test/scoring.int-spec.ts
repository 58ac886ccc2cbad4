// Digital scoring through the front door: taps of three judges become points, the council's sheet, and what goes wrong.
import { io, type Socket } from 'socket.io-client';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';
import type { EventsMessage, LoggedEvent, SubscribeAnswer } from '@gelanggang/contract/events';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { CouncilAnswer } from '@gelanggang/contract/council';
import type { PanelSeat } from '@gelanggang/contract/panel-seats';
import type { ArenaScore, PanelState, ResultProposal, ScoringSettings } from '@gelanggang/contract/scoring';
import { createRandom } from '@gelanggang/domain/random';
import { agreedPoints, type Tap } from '@gelanggang/domain/scoring/agreement';
import { type HitKind, type JudgedKind, JUDGED_KINDS } from '@gelanggang/domain/scoring/hit-kinds';
import { makeArena } from '@gelanggang/database/testing/factories';
import { createApi } from '../src/bootstrap';
import { CAMERA_SEAT, PHONE_SEAT } from '@gelanggang/contract/scoring-options';
import { environmentOf, testApi } from '../../../test/setup/api';
import { startApiProcess } from '../../../test/setup/api-process';
import { Gate } from '../../../test/setup/gate';
import { madeBeforeAll } from '../../../test/setup/made';
import { untilSo } from '../../../test/setup/until';
import { type Panel, scoringStage } from './scoring-stage';

const api = testApi();
const stage = madeBeforeAll(() => scoringStage(api));
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

/** The fight has stood so long already that nobody's tap belongs to it. */
async function stoodLonger(): Promise<void> {
  for (const set of ['match_clock_step set at = at', 'match_clock set changed_at = changed_at']) {
    await api.dataSource.query(`update ${set} - interval '20 seconds' where match_id = $1`, [stage.match.id]);
  }
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
    await untilSo(() => told.length === 3);
    expect(told.map((event) => event.type)).toEqual(['score.changed', 'score.changed', 'score.changed']);
    expect(told.at(-1)?.data).toEqual({ score });
    const shown = data<ArenaScore>(await api.request.get(`/api/arenas/${stage.arenaId}/score`).expect(200));
    expect(shown).toEqual({ seq: told.at(-1)?.seq, score });
    socket.disconnect();
  });

  it('begin the score of their match for everybody, also the first one, which makes no point yet', async () => {
    const { socket, told } = await listen(`arena:${stage.arenaId}`);
    await stage.tap(stage.judges[0], 'blue', 'kick');
    await untilSo(() => told.length === 1);
    const shown = data<ArenaScore>(await api.request.get(`/api/arenas/${stage.arenaId}/score`).expect(200));
    expect(told.at(-1)?.data).toEqual({ score: shown.score });
    expect(shown).toMatchObject({ seq: told.at(-1)?.seq, score: { match_id: stage.match.id, points: [] } });
    socket.disconnect();
  });

  it('outside the window, of one judge, or of different kinds and corners are kept and count for nothing', async () => {
    const [one, two, three] = stage.judges;
    await stage.tap(one, 'red', 'kick');
    await stage.tap(one, 'red', 'kick');
    await stage.tap(two, 'blue', 'kick');
    await stage.tap(three, 'red', 'punch');
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
    expect(await stage.tap(one, 'red', 'kick')).toMatchObject({ fate: 'kept' });
    expect(await stage.tap(two, 'red', 'kick')).toMatchObject({ fate: 'kept' });
    expect((await stage.score()).red.score).toBe(2);
    await stoodLonger();
    expect(await stage.tap(one, 'red', 'kick')).toMatchObject({ fate: 'clock' });
    await stage.clock('resume');
    await stage.clock('end-round');
    expect(await stage.tap(one, 'red', 'kick', { ago: -1 })).toMatchObject({ fate: 'kept' });
    await api.request.post(`/api/matches/${stage.match.id}/unstart`).set(stage.operator).expect(200);
    expect(await stage.tap(one, 'red', 'kick')).toMatchObject({ fate: 'no-match' });
  });

  it('[R25-T02] of a fight that stands belong to no round because its clock is set, or its round ended, by then', async () => {
    const { judges, match, operator } = stage;
    await stage.clock('pause');
    await stoodLonger();
    const set = { step: 'set', round: 1, remaining_ms: 60_000, reason: 'Jam terlambat dihentikan' };
    await api.request.post(`/api/matches/${match.id}/clock`).set(operator).send(set).expect(200);
    for (const judge of judges) expect(await stage.tap(judge, 'blue', 'kick')).toMatchObject({ fate: 'clock' });
    await stage.clock('end-round');
    for (const judge of judges) expect(await stage.tap(judge, 'blue', 'kick')).toMatchObject({ fate: 'clock' });
    expect((await stage.score()).blue.score).toBe(0);
  });

  it('of the time in which the clock stood are told so, also when it runs again before they come', async () => {
    const [one] = stage.judges;
    await stage.clock('pause');
    await api.dataSource.query(`update match_clock_step set at = at - interval '20 seconds' where match_id = $1`, [
      stage.match.id,
    ]);
    await stage.clock('resume');
    await stage.clock('pause');
    await stage.clock('resume');
    expect(await stage.tap(one, 'blue', 'punch', { ago: 2_900 })).toMatchObject({ fate: 'clock' });
    expect(await stage.tap(one, 'blue', 'punch', { ago: 0 })).toMatchObject({ fate: 'kept' });
  });

  it('of many judges at once, in any order, are what a replay of the kept taps gives', async () => {
    const [one, two, three] = stage.judges;
    const wanted = Array.from({ length: 60 }, (_, index) => ({
      panel: [one, two, three][index % 3] as Panel,
      corner: index % 5 < 3 ? ('blue' as const) : ('red' as const),
      kind: JUDGED_KINDS[index % 2] as JudgedKind,
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

  it('that came in time count, however long the database kept everybody waiting, and are written together', async () => {
    await api.request
      .put(`/api/tournaments/${stage.tournamentId}/scoring-rule`)
      .set(stage.organiser)
      .send({ judges: 3, agree: 2, within_ms: 3_000 })
      .expect(200);
    await stage.restart();
    const seq = async () => data<ArenaScore>(await api.request.get(`/api/arenas/${stage.arenaId}/score`)).seq;
    await stage.tap(stage.judges[0], 'red', 'punch');
    const before = await seq();
    const held = api.dataSource.createQueryRunner();
    try {
      await held.startTransaction();
      await held.query('select 1 from match where id = $1 for update', [stage.match.id]);
      const answers = stage.judges.map((judge) => [
        stage.tap(judge, 'blue', 'kick'),
        stage.tap(judge, 'red', 'kick'),
        stage.tap(judge, 'blue', 'punch'),
      ]);
      // more than the time in which judges agree
      await new Promise((resolve) => setTimeout(resolve, 3_500));
      await held.commitTransaction();
      const fates = (await Promise.all(answers.flat())).map((answer) => answer.fate);
      expect(fates).toEqual(fates.map(() => 'kept'));
    } finally {
      await held.release();
    }
    expect(await stage.score()).toMatchObject({ blue: { score: 3 }, red: { score: 2 } });
    const { points } = await stage.sheet();
    expect(points.map((point) => point.judges)).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
    // the first, which everybody waited behind, and all others
    expect((await seq()) - before).toBeLessThanOrEqual(2);
    await api.request
      .put(`/api/tournaments/${stage.tournamentId}/scoring-rule`)
      .set(stage.organiser)
      .send({ judges: 3, agree: 2, within_ms: 10_000 })
      .expect(200);
  });

  it('meet only those of their moment: a sheet with thousands of them costs no more to read', async () => {
    const [one, two] = stage.judges;
    await stage.tap(one, 'blue', 'kick');
    await api.dataSource.query(
      `with old as (
         insert into score_point (sheet_id, corner, kind, round, at)
         select s.id, 'blue', 'kick', 1, now() - (60 + n) * interval '1 s' from score_sheet s, generate_series(1, 3000) as n
         where s.id = (select max(id) from score_sheet where match_id = $1) returning id, sheet_id, at
       )
       insert into tap (sheet_id, device_id, key, seat, corner, kind, round, at, received_at, point_id)
       select o.sheet_id, d.id, 'oldpage' || d.seat || '-' || o.id, d.seat, 'blue', 'kick', 1, o.at, o.at, o.id
       from old o, panel_device d where d.arena_id = $2 and d.seat in (1, 2) and d.token_hash is not null and d.revoked_at is null`,
      [stage.match.id, stage.arenaId],
    );
    await api.dataSource.query('analyze tap, score_point');
    const { read, answer } = await tapsRead(() => stage.tap(two, 'blue', 'kick'));
    expect(answer).toMatchObject({ fate: 'kept' });
    expect(await stage.score()).toMatchObject({ blue: { score: 6002 } });
    // its own, the other judge's, and those of the points that are shown
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(100);
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
    expect(refused.body).toEqual({
      message: 'Panel ini dibuka di halaman lain. Yang di sini tidak menghitung lagi.',
      code: 'scoring.otherTab',
    });
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
      [0, 1, 2, 3, PHONE_SEAT, CAMERA_SEAT].map((seat) => [seat, seat < PHONE_SEAT, seat < PHONE_SEAT, null]),
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
  it('[R25-T22] [R25-T23] gives the step that the fault means, each once, also when two taps of the button come at once', async () => {
    const give = (corner: string, fault: string, more = {}) =>
      stage.post(stage.council, 'penalties', { corner, fault, ...more });
    const first = await give('blue', 'g-merangkul').expect(200);
    expect((first.body as CouncilAnswer).data.blue).toMatchObject({
      ...{ score: -1, penalties: [{ step: 'teguran-1', round: 1 }] },
    });
    const both = await Promise.all([1, 2].map(() => give('blue', 'g-diving', { key: 'satu-tekanan' })));
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    expect((await stage.score()).blue.penalties.map((one) => one.step)).toEqual(['teguran-1', 'teguran-2']);
    await give('red', 'g-menancapkan').expect(200);
    await give('red', 'g-keluar').expect(409);
    expect((await stage.score()).blue.score).toBe(-3);
    expect(await audits()).toEqual(['score.penalty-given', 'score.penalty-given', 'score.penalty-given']);
    expect((await stage.sheet()).penalties[0]).toMatchObject({ fault: 'g-merangkul', proposed_step: 'teguran-1' });
  });

  it('[R25-T24] begins pembinaan and teguran anew in the next round; what was taken off stays off', async () => {
    const give = (fault: string) => stage.post(stage.council, 'penalties', { corner: 'red', fault }).expect(200);
    await give('g-merangkul');
    await stage.clock('end-round');
    await stage.clock('start');
    await give('g-merangkul');
    expect((await stage.score()).red).toMatchObject({
      ...{ score: -2, penalties: [1, 2].map((round) => ({ step: 'teguran-1', round })) },
    });
  });

  it('[R25-T2A] asks for a reason where the table takes another step, and refuses a fault of another age', async () => {
    const give = (more: object) =>
      stage.post(stage.council, 'penalties', { corner: 'blue', fault: 'g-keluar', ...more });
    expect((await give({ step: 'teguran-1' }).expect(422)).body).toMatchObject({
      errors: { reason: [expect.any(String)] },
    });
    expect((await give({ fault: 'm-keluar' }).expect(422)).body).toMatchObject({
      errors: { fault: [expect.any(String)] },
    });
    await give({ fault: 'tidak-ada' }).expect(422);
    expect((await give({ step: 'teguran-1', reason: 'Berulang kali' }).expect(200)).body).toMatchObject({
      ...{ message: 'Teguran I untuk biru: Kedua kaki keluar gelanggang.' },
    });
    await give({ step: 'teguran-1', reason: 'Sekali lagi' }).expect(409);
    expect((await stage.sheet()).penalties).toMatchObject([
      { step: 'teguran-1', proposed_step: 'pembinaan', reason: 'Berulang kali' },
    ]);
  });

  it('[R25-T12] enters a throw as 3, once a press, and takes it back with its reason; judges cannot give one', async () => {
    const press = { corner: 'blue', key: 'lemparan-1' };
    for (let sent = 0; sent < 2; sent += 1) await stage.post(stage.council, 'throws', press).expect(200);
    expect(await stage.score()).toMatchObject({ blue: { score: 3 }, points: [{ kind: 'throw', is_by_council: true }] });
    const [one] = stage.judges;
    const taps = [{ number: 900, corner: 'blue', kind: 'throw', at: Date.now() }];
    await stage.post(one, 'taps', { tab: one.tab, taps }).expect(422);
    await stage.post(one, 'throws', { corner: 'blue' }).expect(403);
    const [point] = (await stage.score()).points;
    await stage.post(stage.council, `points/${point?.id}/withdraw`, { reason: 'Di luar gelanggang' }).expect(200);
    expect((await stage.score()).blue.score).toBe(0);
    expect(await audits()).toEqual(['score.throw-given', 'score.withdrawn']);
  });

  it('[R25-T14] is refused a throw where the age group has none, by the rules that the match began with', async () => {
    const ages = (upTo: number) =>
      api.dataSource.query('update age_category set above_years = $1, up_to_years = $2', [upTo - 3, upTo]);
    const before = await api.dataSource.query<{ id: number; above_years: number; up_to_years: number }[]>(
      'select id, above_years, up_to_years from age_category',
    );
    await ages(8);
    await stage.restart();
    // the match has begun by these rules and keeps them, before anything is on its sheet and after
    await ages(35);
    expect(data<PanelState>(await api.request.get('/api/panel').set(stage.council.headers)).rules).toMatchObject({
      ...{ group: 'usia-dini-1', throws: [], gap: 20, gapFromRound: 1 },
    });
    await stage.post(stage.council, 'throws', { corner: 'red' }).expect(409);
    await stage.post(stage.council, 'penalties', { corner: 'red', fault: 'm-keluar' }).expect(200);
    await stage.post(stage.council, 'throws', { corner: 'red' }).expect(409);
    for (const row of before) {
      await api.dataSource.query('update age_category set above_years = $2, up_to_years = $3 where id = $1', [
        ...[row.id, row.above_years, row.up_to_years],
      ]);
    }
  });

  it('[R25-T37] gives a teguran to who is counted to nine, and takes both back together', async () => {
    const { body } = await stage.post(stage.council, 'knockdowns', { corner: 'red', count: 9 }).expect(200);
    expect(body).toMatchObject({
      message: 'Hitungan 9 untuk merah. Teguran I untuk merah.',
      data: { red: { score: -1 } },
    });
    const [count] = (await stage.sheet()).knockdowns;
    await stage.post(stage.council, `knockdowns/${count?.id}/withdraw`, { reason: 'Salah sudut' }).expect(200);
    expect((await stage.score()).red).toMatchObject({ score: 0, penalties: [], knockdowns: [] });
  });

  it('withdraws a point with a reason, once; without one it stands', async () => {
    const [one, two] = stage.judges;
    await stage.tap(one, 'blue', 'kick');
    await stage.tap(two, 'blue', 'kick');
    const point = (await stage.sheet()).points[0];
    const withdraw = (reason: string) => stage.post(stage.council, `points/${point?.id}/withdraw`, { reason });
    await withdraw(' ').expect(422);
    expect((await stage.score()).blue.score).toBe(2);
    await withdraw('Jatuhan setelah berhenti').expect(200);
    await withdraw('Sekali lagi').expect(409);
    const score = await stage.score();
    expect(score.blue.score).toBe(0);
    expect(score.points).toMatchObject([{ withdrawn_reason: 'Jatuhan setelah berhenti', judges: [1, 2] }]);
    await stage.post(stage.council, 'points/999999/withdraw', { reason: 'Tidak ada' }).expect(404);
  });

  it.each(['g-tanpa-kaidah', 'g-merangkul'])(
    '[R25-T28] on purpose disqualifies a heavy fault alone: not %s',
    async (fault) => {
      const body = { corner: 'blue', fault, is_deliberate: true };
      const { errors } = (await stage.post(stage.council, 'penalties', body).expect(422)).body as { errors: object };
      expect(errors).toEqual({ is_deliberate: [expect.stringContaining('Pasal 11.6.d.4.d')] });
      const taken = await stage.post(stage.council, 'penalties', { ...body, is_deliberate: false }).expect(200);
      expect((taken.body as CouncilAnswer).data.blue.penalties).toHaveLength(1);
    },
  );

  it('[R25-T13] asks the judges about a throw: what two of them say is shown, and worth three points once confirmed', async () => {
    const asked = (await stage.post(stage.council, 'verifications', { kind: 'throw' }).expect(200))
      .body as CouncilAnswer;
    const id = asked.data.verification?.id ?? 0;
    await stage.post(stage.council, 'verifications', { kind: 'violation' }).expect(409);
    const answer = (panel: Panel, verdict: string) =>
      stage.post(panel, `verifications/${id}/answer`, { answer: verdict });
    const confirm = () => stage.post(stage.council, `verifications/${id}/confirm`);
    await answer(stage.judges[0], 'red').expect(200);
    await answer(stage.judges[0], 'blue').expect(409);
    await confirm().expect(409);
    expect(await stage.score()).toMatchObject({ verification: { answered: [1], majority: null }, red: { score: 0 } });
    await answer(stage.judges[2], 'red').expect(200);
    expect(await stage.score()).toMatchObject({
      verification: { answered: [1, 3], majority: 'red' },
      red: { score: 0 },
    });
    await answer(stage.judges[1], 'none').expect(200);
    await stage.post(stage.judges[0], `verifications/${id}/confirm`).expect(403);
    const both = await Promise.all([confirm(), confirm()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stage.score()).toMatchObject({
      verification: null,
      red: { score: 3 },
      points: [{ is_verified: true }],
    });
    await answer(stage.judges[1], 'red').expect(409);
  });

  it('counts knock-downs and decides a protest card, one at a time', async () => {
    await stage.post(stage.council, 'knockdowns', { corner: 'red', count: 8 }).expect(200);
    await stage.post(stage.council, 'knockdowns', { corner: 'red', count: 11 }).expect(422);
    const asked = (await stage.post(stage.council, 'var-requests', { corner: 'blue', claim: 'fault' }).expect(200))
      .body as CouncilAnswer;
    await stage.post(stage.council, 'var-requests', { corner: 'red', claim: 'fault' }).expect(409);
    const path = `var-requests/${asked.data.var_request?.id}/decide`;
    await stage.post(stage.council, path, { outcome: 'rejected', note: 'Tidak terlihat' }).expect(200);
    await stage.post(stage.council, path, { outcome: 'accepted' }).expect(409);
    expect(await stage.score()).toMatchObject({ red: { knockdowns: [8] }, var_request: null });
    expect(await audits()).toEqual(['score.knockdown-counted', 'score.var-requested', 'score.var-decided']);
  });

  it('waits for a match: before one is on, nothing is written', async () => {
    await api.request.post(`/api/matches/${stage.match.id}/unstart`).set(stage.operator).expect(200);
    await stage.post(stage.council, 'penalties', { corner: 'blue', fault: 'g-merangkul' }).expect(409);
  });
});

describe('the operator', () => {
  const proposal = async () =>
    data<ResultProposal>(
      await api.request.get(`/api/matches/${stage.match.id}/proposal`).set(stage.operator).expect(200),
    );

  it('is told what the rules say, and confirms it as a result, also below zero', async () => {
    expect(await proposal()).toEqual({
      ...{ blue_score: 0, red_score: 0, article: null, proposal: { winner: null, next: 'time' } },
    });
    const [one, two] = stage.judges;
    await stage.tap(one, 'red', 'punch');
    await stage.tap(two, 'red', 'punch');
    await stage.post(stage.council, 'penalties', { corner: 'blue', fault: 'g-merangkul' }).expect(200);
    await api.dataSource.query(`update match_clock set round = round_count, phase = 'over', running_since = null,
      elapsed_ms = 0 where match_id = ${stage.match.id}`);
    const proposed = await proposal();
    expect(proposed).toEqual({
      blue_score: -1,
      red_score: 1,
      proposal: { winner: 'red', winKind: 'angka', reason: 'points' },
      article: '11.6.g.1.a',
    });
    await api.request
      .post(`/api/matches/${stage.match.id}/result`)
      .set(stage.operator)
      .send({ winner: 'red', win_kind: 'angka', blue_score: -1, red_score: 1 })
      .expect(200);
    await api.request.get(`/api/matches/${stage.match.id}/proposal`).set(stage.operator).expect(409);
    expect(data<PanelState>(await api.request.get('/api/panel').set(one.headers).expect(200)).match).toBeNull();
  });

  const over = (extra: number) =>
    api.dataSource.query(
      `update match_clock set round = round_count + $2, phase = 'over', running_since = null, elapsed_ms = 0
       where match_id = $1`,
      [stage.match.id, extra],
    );
  const proposed = async () => (await proposal()).proposal;

  it('[R25-T33] [R25-T34] [R25-T35] is led through a tie: extra round, the scales of this day, the lot', async () => {
    await stage.post(stage.council, 'lot').expect(409);
    await over(0);
    expect(await proposed()).toEqual({ winner: null, next: 'extra-round' });
    await stage.post(stage.council, 'lot').expect(409);
    await over(1);
    expect(await proposed()).toEqual({ winner: null, next: 'weigh-in' });
    const weigh = (corner: 'blue' | 'red', weight: number, day = 0) =>
      api.dataSource.query(
        `insert into weigh_in (tournament_id, participant_id, date, outcome, weight)
         select m.tournament_id, u.participant_id, (m.started_at at time zone t.time_zone)::date + $3::int, 'present', $2
         from match m join tournament t on t.id = m.tournament_id
         join pool_unit_member u on u.unit_id = m.${corner}_unit_id where m.id = $1`,
        [stage.match.id, weight, day],
      );
    // the entry form and other days say nothing
    await weigh('blue', 40, -1);
    await weigh('red', 41, -1);
    expect(await proposed()).toEqual({ winner: null, next: 'weigh-in' });
    await weigh('blue', 51.2);
    await weigh('red', 51.1);
    expect(await proposed()).toEqual({ winner: 'red', winKind: 'angka', reason: 'lighter' });
    await stage.post(stage.council, 'lot').expect(409);
    await api.dataSource.query('update weigh_in set weight = 51');
    expect(await proposed()).toEqual({ winner: null, next: 'lot' });
    const both = await Promise.all([stage.post(stage.council, 'lot'), stage.post(stage.council, 'lot')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { lot } = await stage.sheet();
    expect(createRandom(lot?.seed ?? '').flip() ? 'blue' : 'red').toBe(lot?.winner);
    expect(await proposed()).toEqual({ winner: lot?.winner, winKind: 'angka', reason: 'lot' });
    await api.dataSource.query('delete from weigh_in');
  });

  it('[R25-T34] goes by the scales of the day for which the match is planned, also when it begins after midnight', async () => {
    await over(1);
    const weigh = (corner: 'blue' | 'red', weight: number, date: string) =>
      api.dataSource.query(
        `insert into weigh_in (tournament_id, participant_id, date, outcome, weight)
         select m.tournament_id, u.participant_id, $3::date, 'present', $2
         from match m join pool_unit_member u on u.unit_id = m.${corner}_unit_id where m.id = $1`,
        [stage.match.id, weight, date],
      );
    const [started] = await api.dataSource.query<{ date: string }[]>(
      `select to_char(m.started_at at time zone t.time_zone, 'YYYY-MM-DD') as date
       from match m join tournament t on t.id = m.tournament_id where m.id = $1`,
      [stage.match.id],
    );
    expect(started?.date).not.toBe(stage.date);
    await weigh('blue', 51.2, stage.date);
    await weigh('red', 51.3, stage.date);
    expect(await proposed()).toEqual({ winner: 'blue', winKind: 'angka', reason: 'lighter' });
    // the scales of the next morning are for the next matches
    await weigh('blue', 52, started?.date ?? '');
    await weigh('red', 50, started?.date ?? '');
    expect(await proposed()).toEqual({ winner: 'blue', winKind: 'angka', reason: 'lighter' });
    await api.dataSource.query('delete from weigh_in');
  });

  it('[R25-T35] takes the chair’s own lot', async () => {
    await stage.post(stage.council, 'throws', { corner: 'blue' }).expect(200);
    await stage.post(stage.council, 'throws', { corner: 'red' }).expect(200);
    await over(1);
    await stage.post(stage.council, 'lot', { winner: 'red' }).expect(200);
    expect((await stage.sheet()).lot).toEqual({ winner: 'red', seed: null });
    expect(await proposal()).toMatchObject({ proposal: { winner: 'red', reason: 'lot' }, article: '11.6.g.1.b.5' });
  });

  it('[R25-T36] [R25-T45] is told who has won when an athlete does not go on, until that is taken back', async () => {
    await stage.post(stage.council, 'stops', { corner: 'blue', kind: 'unfit' }).expect(200);
    expect(await proposed()).toEqual({ winner: 'red', winKind: 'teknik', reason: 'unfit' });
    await stage.post(stage.council, 'stops', { corner: 'blue', kind: 'gives-up' }).expect(409);
    const [stop] = (await stage.sheet()).stops;
    await stage.post(stage.council, `stops/${stop?.id}/withdraw`, { reason: 'Karena pelanggaran' }).expect(200);
    expect(await proposed()).toEqual({ winner: null, next: 'time' });
    await stage.post(stage.council, 'stops', { corner: 'blue', kind: 'injured-by-fault' }).expect(200);
    expect(await proposed()).toEqual({ winner: 'blue', winKind: 'diskualifikasi', reason: 'injured-by-fault' });
  });

  it('[R25-T43] is proposed WMP by 30 points in round II, not in round I', async () => {
    for (let hit = 0; hit < 10; hit += 1) await stage.post(stage.council, 'throws', { corner: 'red' }).expect(200);
    expect(await proposed()).toEqual({ winner: null, next: 'time' });
    await stage.clock('end-round');
    expect(await proposed()).toEqual({ winner: null, next: 'time' });
    await stage.clock('start');
    expect(await proposed()).toEqual({ winner: 'red', winKind: 'wmp', reason: 'gap' });
  });

  it('[R25-T38] [R25-T41] is proposed what counts mean: three in a row, both to ten before any point', async () => {
    const counted = (corner: string, count: number) =>
      stage.post(stage.council, 'knockdowns', { corner, count }).expect(200);
    for (const count of [3, 4, 2]) await counted('blue', count);
    expect(await proposed()).toEqual({ winner: 'red', winKind: 'teknik', reason: 'three-counts' });
    await stage.restart();
    await counted('blue', 10);
    await counted('red', 10);
    expect(await proposed()).toEqual({ winner: null, next: 'weigh-in' });
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
  expect(refused).toEqual({
    message: 'Data ini baru saja diubah orang lain. Silakan muat ulang.',
    code: 'request.outdated',
  });
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
  // it starts first: two taps are one point only so long as they are close in time
  const second = await createApi(environmentOf(api.databaseUrl));
  try {
    await second.listen(0, '127.0.0.1');
    await stage.tap(one, 'blue', 'kick', { ago: 800, number: 5001 });
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

/** How many rows of `tap` the statements of some work read, and what it answered. */
async function tapsRead<T>(work: () => Promise<T>): Promise<{ read: number; answer: T }> {
  const spy = jest.spyOn(PostgresQueryRunner.prototype, 'query');
  const answer = await work();
  const sent = spy.mock.calls.filter(([sql]) => /^\s*(select|with)/i.test(sql) && !/^\s*with made/.test(sql));
  spy.mockRestore();
  let read = 0;
  for (const [sql, values] of sent) {
    const [plan] = await api.dataSource.query<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
      `explain (analyze, format json) ${sql}`,
      values as unknown[],
    );
    read += plan ? rowsOf(plan['QUERY PLAN'][0].Plan, 'tap') : 0;
  }
  return { read, answer };
}

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

function rowsOf(plan: Plan, table: string): number {
  const own = plan['Relation Name'] === table ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : 0;
  return own * plan['Actual Loops'] + (plan.Plans ?? []).reduce((sum, below) => sum + rowsOf(below, table), 0);
}

it('a process that is killed between its commit and its notice has told all the same: another one finds it', async () => {
  const gate = new Gate(api.databaseUrl);
  await gate.start();
  const killed = await startApiProcess({ DATABASE_URL: gate.url() });
  const { socket, told } = await listen(`arena:${stage.arenaId}`);
  try {
    const reached = new Promise<void>(
      (done) => (gate.stopsAt = { word: "pg_notify('gelanggang_event'", reached: done }),
    );
    const [one, two] = stage.judges;
    await stage.tap(one, 'blue', 'kick');
    const tap = { number: 7001, corner: 'blue', kind: 'kick', at: Date.now() };
    const sent = fetch(`${killed.url}/api/panel/taps`, {
      method: 'POST',
      headers: { ...two.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ tab: two.tab, taps: [tap] }),
    }).catch(() => null);
    await reached;
    killed.process.kill('SIGKILL');
    await Promise.all([killed.gone, sent]);
    await untilSo(() => told.length === 2);
    expect(told.at(-1)).toMatchObject({ type: 'score.changed', data: { score: { blue: { score: 2 } } } });
  } finally {
    socket.disconnect();
    killed.process.kill('SIGKILL');
    await killed.gone;
    await gate.stop();
  }
}, 120_000);

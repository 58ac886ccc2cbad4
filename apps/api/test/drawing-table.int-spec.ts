// The council's table through the front door: the clock, times with what follows at their end, and counting without judges.
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { LiveTimer, PanelState, ResultProposal, ScoreSheet } from '@gelanggang/contract/scoring';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { scoringStage } from './scoring-stage';

const api = testApi();
const stage = madeBeforeAll(() => scoringStage(api));
beforeEach(() => stage.restart());

const panel = async (): Promise<PanelState> =>
  ((await api.request.get('/api/panel').set(stage.council.headers).expect(200)).body as { data: PanelState }).data;
const post = (path: string, body: object = {}) => stage.post(stage.council, path, body);
const proposed = async () => {
  const { body } = await api.request.get('/api/panel/proposal').set(stage.council.headers).expect(200);
  return (body as { data: ResultProposal }).data.proposal;
};
/** The time that was begun last, as if it had begun so many seconds ago. */
const ago = (seconds: number) =>
  api.dataSource.query(
    `update table_timer set at = clock_timestamp() - $1 * interval '1 s'
     where id = (select max(id) from table_timer where ended_at is null)`,
    [seconds],
  );
async function begin(kind: string, corner: 'blue' | 'red'): Promise<LiveTimer> {
  await post('timers', { kind, corner }).expect(200);
  const timer = (await stage.score()).timer;
  if (!timer) throw new Error('no time is running');
  return timer;
}

describe('the clock on the council’s panel', () => {
  it('[R25-T02] starts, stands, goes on, ends a round and begins the next; no other seat may', async () => {
    const clock = async () => (await panel()).match?.clock;
    await post('clock', { step: 'pause' }).expect(200);
    expect(await clock()).toMatchObject({ round: 1, phase: 'round', running_since: null });
    expect((await post('clock', { step: 'pause' }).expect(409)).body).toEqual({
      message: 'Jam sudah berhenti.',
      code: 'arenaControl.clock.notRunning',
    });
    await post('clock', { step: 'resume' }).expect(200);
    expect((await clock())?.running_since).not.toBeNull();
    await post('clock', { step: 'end-round' }).expect(200);
    expect(await clock()).toMatchObject({ round: 1, phase: 'break' });
    await post('clock', { step: 'start' }).expect(200);
    expect(await clock()).toMatchObject({ round: 2, phase: 'round' });
    await post('clock', { step: 'extra-round' }).expect(409);
    await post('clock', { step: 'set' }).expect(422);
    await stage.post(stage.judges[0], 'clock', { step: 'pause' }).expect(403);
  });

  it('does not go back to a moment before the step that stands', async () => {
    await post('clock', { step: 'pause', pressed_at: 1 }).expect(409);
    await post('clock', { step: 'pause', pressed_at: Date.now() - 20_000 }).expect(200);
    expect((await panel()).match?.clock?.elapsed_ms).toBe(0);
  });
});

describe('a table without judges', () => {
  const away = () =>
    api.dataSource.query(`update panel_device set seen_at = now() - interval '1 minute' where seat > 0`);
  const there = () => Promise.all(stage.judges.map((judge) => stage.post(judge, 'seen', { tab: judge.tab })));

  it('[R25-T10] counts hands and feet itself, once a press, and takes them back; with two judges there it does not', async () => {
    await there();
    expect((await panel()).judges).toEqual([1, 2, 3]);
    await post('hits', { corner: 'blue', kind: 'kick' }).expect(409);
    await away();
    expect((await panel()).judges).toEqual([]);
    const press = { corner: 'blue', kind: 'kick', key: 'tendangan-1' };
    for (let sent = 0; sent < 2; sent += 1) await post('hits', press).expect(200);
    await post('hits', { corner: 'red', kind: 'punch' }).expect(200);
    await post('hits', { corner: 'red', kind: 'throw' }).expect(422);
    expect(await stage.score()).toMatchObject({ blue: { score: 2 }, red: { score: 1 } });
    const [point] = (await stage.score()).points;
    expect(point).toMatchObject({ kind: 'punch', is_by_council: true, judges: [] });
    await post(`points/${point?.id}/withdraw`, { reason: 'Salah sudut' }).expect(200);
    expect((await stage.score()).red.score).toBe(0);
    // one judge alone agrees with nobody
    await stage.post(stage.judges[0], 'seen', { tab: stage.judges[0].tab }).expect(200);
    await post('hits', { corner: 'red', kind: 'punch' }).expect(200);
    await there();
  });
});

describe('a time at the table', () => {
  it('[R25-T04] of the doctor stands the clock; unfit is a stop, and both go back together', async () => {
    const timer = await begin('doctor', 'red');
    expect(timer).toMatchObject({ kind: 'doctor', corner: 'red' });
    expect((await panel()).match?.clock?.running_since).toBeNull();
    expect((await post('timers', { kind: 'uniform', corner: 'blue' }).expect(409)).body).toEqual({
      message: 'Waktu lain sedang berjalan. Selesaikan dulu.',
      code: 'constraint.table_timer_one_running',
    });
    await post(`timers/${timer.id}/end`, { outcome: 'late' }).expect(409);
    expect((await post(`timers/${timer.id}/end`, { outcome: 'unfit' }).expect(200)).body).toEqual({
      message: 'Pemeriksaan dokter merah: tidak layak. Tidak layak menurut dokter.',
    });
    expect(await proposed()).toEqual({ winner: 'blue', winKind: 'teknik', reason: 'unfit' });
    expect((await stage.sheet()).timers).toMatchObject([{ kind: 'doctor', corner: 'red', outcome: 'unfit' }]);
    await post(`timers/${timer.id}/end`, { outcome: 'fit' }).expect(409);
    await post(`timers/${timer.id}/withdraw`, { reason: 'Dokter berubah pendapat' }).expect(200);
    expect(await proposed()).toEqual({ winner: null, next: 'time' });
    const again = await begin('doctor', 'red');
    await post(`timers/${again.id}/end`, { outcome: 'injured-by-fault' }).expect(200);
    expect(await proposed()).toEqual({ winner: 'red', winKind: 'diskualifikasi', reason: 'injured-by-fault' });
  });

  it('[R25-T28] of the doctor disqualifies for the heavy fault that injured, and all of it goes back together', async () => {
    const given = async () => (await stage.score()).blue.penalties.map(({ step }) => step);
    await post('penalties', { corner: 'blue', fault: 'g-leher-kepala' }).expect(200);
    const timer = await begin('doctor', 'red');
    expect((await post(`timers/${timer.id}/end`, { outcome: 'injured-by-fault' }).expect(200)).body).toEqual({
      message:
        'Pemeriksaan dokter merah: tidak layak, karena pelanggaran lawan. Cedera karena pelanggaran lawan. Diskualifikasi untuk biru.',
    });
    expect(await given()).toEqual(['peringatan-1', 'diskualifikasi']);
    expect(await proposed()).toEqual({ winner: 'red', winKind: 'diskualifikasi', reason: 'injured-by-fault' });
    await post(`timers/${timer.id}/withdraw`, { reason: 'Dokter berubah pendapat' }).expect(200);
    expect(await given()).toEqual(['peringatan-1']);
    const { revision } = await stage.score();
    await post('stops', { corner: 'red', kind: 'injured-by-fault', key: 'cedera-merah-1' }).expect(200);
    // whoever reads the rules by the score asks them again, also where no point has changed
    expect((await stage.score()).revision).toBeGreaterThan(revision);
    await post('stops', { corner: 'red', kind: 'injured-by-fault', key: 'cedera-merah-1' }).expect(200);
    expect(await given()).toEqual(['peringatan-1', 'diskualifikasi']);
    const { stops } = await stage.sheet();
    const standing = stops.find((one) => one.withdrawn_reason === null);
    await post(`stops/${standing?.id}/withdraw`, { reason: 'Salah sudut' }).expect(200);
    expect(await given()).toEqual(['peringatan-1']);
  });

  it('[R25-T03] of a torn uniform: late only after 3 minutes, then Teguran, and both go back together', async () => {
    const timer = await begin('uniform', 'blue');
    await ago(170);
    expect((await post(`timers/${timer.id}/end`, { outcome: 'late' }).expect(409)).body).toEqual({
      message: 'Waktunya belum habis.',
      code: 'scoring.timer.notOver',
    });
    await ago(181);
    const { body } = await post(`timers/${timer.id}/end`, { outcome: 'late' }).expect(200);
    expect(body).toEqual({ message: 'Ganti pakaian biru: lewat 3 menit. Teguran I untuk biru.' });
    expect(await stage.score()).toMatchObject({ timer: null, blue: { score: -1 } });
    expect((await stage.sheet()).penalties).toMatchObject([{ fault: 'g-pakaian', step: 'teguran-1' }]);
    await post(`timers/${timer.id}/withdraw`, { reason: 'Jam salah' }).expect(200);
    expect((await stage.score()).blue).toMatchObject({ score: 0, penalties: [] });
    const next = await begin('uniform', 'blue');
    await post(`timers/${next.id}/end`, { outcome: 'in-time' }).expect(200);
    expect((await stage.score()).blue.penalties).toEqual([]);
  });

  it('[R25-T06] of a passive athlete runs with the clock; after 10 s it is a light fault', async () => {
    const timer = await begin('passive', 'red');
    expect((await panel()).match?.clock?.running_since).not.toBeNull();
    await ago(9);
    await post(`timers/${timer.id}/end`, { outcome: 'late' }).expect(409);
    await ago(11);
    await post(`timers/${timer.id}/end`, { outcome: 'late' }).expect(200);
    expect((await stage.sheet()).penalties).toMatchObject([{ fault: 'g-pasif', step: 'pembinaan' }]);
    const moved = await begin('passive', 'red');
    await post(`timers/${moved.id}/end`, { outcome: 'in-time' }).expect(200);
    expect((await stage.score()).red.penalties).toHaveLength(1);
  });

  it('is begun once a press, by two at once only one, and a mistake leaves nothing on the sheet', async () => {
    const press = { kind: 'doctor', corner: 'red', key: 'dokter-merah-1' };
    for (let sent = 0; sent < 2; sent += 1) await post('timers', press).expect(200);
    const timer = (await stage.score()).timer;
    await post(`timers/${timer?.id}/end`, { outcome: 'cancelled' }).expect(200);
    expect((await stage.sheet()).timers).toEqual([]);
    const both = await Promise.all(['blue', 'red'].map((corner) => post('timers', { kind: 'passive', corner })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await stage.post(stage.judges[0], 'timers', press).expect(403);
    await post('timers', { kind: 'kopi', corner: 'red' }).expect(422);
    await post('timers/999999/end', { outcome: 'fit' }).expect(404);
  });

  it('[R25-T05] of three calls belongs to a match that is called, each corner its own, and can be taken back', async () => {
    await post('timers', { kind: 'calls', corner: 'red' }).expect(409);
    await api.request.post(`/api/matches/${stage.match.id}/unstart`).set(stage.operator).expect(200);
    await post('timers', { kind: 'doctor', corner: 'red' }).expect(409);
    await post('timers', { kind: 'calls', corner: 'red' }).expect(200);
    await post('timers', { kind: 'calls', corner: 'red' }).expect(409);
    await post('timers', { kind: 'calls', corner: 'blue' }).expect(200);
    const [red, blue] = (await panel()).calls;
    await post(`timers/${blue?.id}/end`, { outcome: 'in-time' }).expect(200);
    await post(`timers/${red?.id}/end`, { outcome: 'late' }).expect(409);
    await ago(91);
    expect((await post(`timers/${red?.id}/end`, { outcome: 'late' }).expect(200)).body).toEqual({
      message: 'Panggilan merah: tidak hadir sesudah panggilan ketiga.',
    });
    expect((await panel()).calls).toMatchObject([{ id: red?.id, corner: 'red', outcome: 'late' }]);
    await post(`timers/${red?.id}/withdraw`, { reason: 'Ternyata hadir' }).expect(200);
    expect((await panel()).calls).toEqual([]);
    await api.request.post(`/api/matches/${stage.match.id}/start`).set(stage.operator).expect(200);
  });
});

/** A sheet as a reader compares it: without ids and instants. */
const shown = ({ points, penalties, knockdowns, stops }: ScoreSheet) => ({
  points: points.map((one) => [one.corner, one.kind, one.round, one.withdrawn_reason]),
  penalties: penalties.map((one) => [one.corner, one.step, one.fault, one.round, one.withdrawn_reason]),
  knockdowns: knockdowns.map((one) => [one.corner, one.count, one.round, one.withdrawn_reason]),
  stops: stops.map((one) => [one.corner, one.kind, one.round]),
});

it('a match that is played again from its log has the same sheet, and with the corners exchanged the mirrored one', async () => {
  type Entry = [path: string, body: Record<string, unknown>];
  const script: Entry[] = [
    ['throws', { corner: 'blue' }],
    ['penalties', { corner: 'red', fault: 'g-keluar' }],
    ['penalties', { corner: 'red', fault: 'g-merangkul' }],
    ['knockdowns', { corner: 'red', count: 9 }],
    ['clock', { step: 'end-round' }],
    ['clock', { step: 'start' }],
    ['penalties', { corner: 'red', fault: 'g-merangkul' }],
    ['penalties', { corner: 'blue', fault: 'g-leher-kepala' }],
    ['throws', { corner: 'red' }],
    ['knockdowns', { corner: 'blue', count: 3 }],
    ['stops', { corner: 'blue', kind: 'gives-up' }],
  ];
  const play = async (entries: readonly Entry[]): Promise<[ScoreSheet, unknown, Entry[]]> => {
    await stage.restart();
    const before = await logAt();
    for (const [path, body] of entries) await post(path, body).expect(200);
    return [await stage.sheet(), await proposed(), entriesOf((await logAt()).slice(before.length))];
  };
  const logAt = () =>
    api.dataSource.query<{ action: string; detail: Record<string, unknown> }[]>(
      `select action, detail from audit where subject_type = 'match' and subject_id = $1 and action like 'score.%'
       order by id`,
      [String(stage.match.id)],
    );
  const [sheet, decision, log] = await play(script);
  expect(log.map(([path]) => path)).toEqual(script.map(([path]) => path));
  const [again, decisionAgain] = await play(log);
  expect(shown(again)).toEqual(shown(sheet));
  expect(decisionAgain).toEqual(decision);

  const other = (corner: unknown) => (corner === 'blue' ? 'red' : corner === 'red' ? 'blue' : corner);
  const [mirror, mirrorDecision] = await play(
    script.map(([path, body]): Entry => [path, 'corner' in body ? { ...body, corner: other(body.corner) } : body]),
  );
  const turned = (sheetShown: object) =>
    JSON.parse(JSON.stringify(sheetShown).replace(/blue|red/g, (corner) => String(other(corner)))) as unknown;
  expect(shown(mirror)).toEqual(turned(shown(sheet)));
  expect(mirrorDecision).toEqual(turned(decision as object));
});

/** What the log tells, as it was entered; a penalty that followed from a count comes with it again. */
function entriesOf(
  log: readonly { action: string; detail: Record<string, unknown> }[],
): [string, Record<string, unknown>][] {
  const paths: Record<string, string> = {
    'score.throw-given': 'throws',
    'score.penalty-given': 'penalties',
    'score.knockdown-counted': 'knockdowns',
    'score.clock-stepped': 'clock',
    'score.stopped': 'stops',
  };
  return log
    .filter(
      ({ action, detail }, index) =>
        !(action === 'score.penalty-given' && log[index - 1]?.detail.count === 9 && detail.fault === 'g-tidak-siap'),
    )
    .map(({ action, detail: { corner, fault, count, kind, step } }) => {
      const path = paths[action] ?? action;
      if (path === 'clock') return [path, { step }];
      const body = { throws: {}, penalties: { fault }, knockdowns: { count }, stops: { kind } }[path];
      return [path, { corner, ...body }];
    });
}

describe('a decision', () => {
  const queue = async () =>
    (
      (await api.request.get(`/api/arenas/${stage.arenaId}?date=${stage.date}`).set(stage.operator).expect(200))
        .body as {
        data: ArenaQueue;
      }
    ).data;
  const result = (body: object) =>
    api.request.post(`/api/matches/${stage.match.id}/result`).set(stage.operator).send(body).expect(200);
  const recap = async () =>
    ((await api.request.get(`/api/matches/${stage.match.id}/recap`).expect(200)).body as { data: MatchRecap }).data;

  it('[R25-T05] of absence is the desk’s to save, and says why the opponent won', async () => {
    await api.request.post(`/api/matches/${stage.match.id}/unstart`).set(stage.operator).expect(200);
    await post('timers', { kind: 'calls', corner: 'blue' }).expect(200);
    await ago(91);
    const [call] = (await panel()).calls;
    await post(`timers/${call?.id}/end`, { outcome: 'late' }).expect(200);
    expect((await queue()).absent).toEqual([{ match_id: stage.match.id, corner: 'blue' }]);
    await api.request
      .post(`/api/matches/${stage.match.id}/walkover`)
      .set(stage.operator)
      .send({ winner: 'red' })
      .expect(200);
    expect((await recap()).match).toMatchObject({ status: 'walkover', winner: 'red', win_reason: 'absent' });
    const [{ id: resultId } = { id: 0 }] = (await queue()).results;
    await api.request
      .post(`/api/matches/${stage.match.id}/result/withdraw`)
      .set(stage.operator)
      .send({ result_id: resultId, reason: 'Ternyata hadir' })
      .expect(200);
    await api.dataSource.query('delete from table_timer where kind = $1', ['calls']);
  });

  it('[R25-T39] keeps the reason of the rules with a correction as with a result: named, as it stood, or from the sheet', async () => {
    await post('knockdowns', { corner: 'red', count: 10 }).expect(200);
    // the desk saves it for the wrong corner, and puts it right
    await result({ winner: 'red', win_kind: 'teknik', win_reason: 'gives-up', blue_score: 0, red_score: 0 });
    const standing = async () => (await queue()).results.find((one) => one.match_id === stage.match.id);
    expect(await standing()).toMatchObject({ win_reason: 'gives-up' });
    const correct = async (body: object) =>
      result({ ...body, corrects_result_id: (await standing())?.id, reason: 'Salah sudut' });
    await correct({ winner: 'blue', win_kind: 'mutlak', blue_score: 0, red_score: 0 });
    expect((await recap()).match).toMatchObject({ winner: 'blue', win_reason: 'count' });
    await correct({ winner: 'blue', win_kind: 'mutlak', blue_score: 1, red_score: 0 });
    expect(await standing()).toMatchObject({ win_reason: 'count', blue_score: 1 });
    await correct({ winner: 'blue', win_kind: 'angka', win_reason: 'lighter', blue_score: 1, red_score: 1 });
    expect((await recap()).match).toMatchObject({ win_kind: 'angka', win_reason: 'lighter' });
    // other points are another reason
    await correct({ winner: 'blue', win_kind: 'angka', blue_score: -4, red_score: -5 });
    expect(await standing()).toMatchObject({ win_reason: 'points', blue_score: -4, red_score: -5 });
    const refused = async (wrong: object) => {
      const { body } = await api.request
        .post(`/api/matches/${stage.match.id}/result`)
        .set(stage.operator)
        .send({ winner: 'blue', win_kind: 'angka', ...wrong, reason: 'x', corrects_result_id: (await standing())?.id })
        .expect(422);
      return (body as { errors: { win_reason: string[] } }).errors.win_reason;
    };
    expect(await refused({ win_reason: 'count' })).toEqual(['Alasan ini bukan dari cara menang itu.']);
    // nobody wins by weight or by lot who has more points
    for (const win_reason of ['lighter', 'lot', 'fewer-penalties']) {
      const points = { blue_score: 2, red_score: 1 };
      expect(await refused({ win_reason, ...points })).toEqual(['Alasan ini tidak cocok dengan nilainya.']);
    }
  });

  it('keeps the reason of the rules with the result; a correction that neither sheet nor desk explains has none', async () => {
    await post('throws', { corner: 'blue' }).expect(200);
    await api.dataSource.query(`update match_clock set round = round_count, phase = 'over', running_since = null,
      elapsed_ms = 0 where match_id = ${stage.match.id}`);
    await result({ winner: 'blue', win_kind: 'angka', blue_score: 3, red_score: 0 });
    expect(await recap()).toMatchObject({ match: { win_reason: 'points' }, is_corrected: false });
    const [standing] = (await queue()).results;
    await result({
      ...{ winner: 'red', win_kind: 'teknik', blue_score: 3, red_score: 0 },
      ...{ corrects_result_id: standing?.id, reason: 'Keputusan protes' },
    });
    expect(await recap()).toMatchObject({ match: { winner: 'red', win_reason: null }, is_corrected: true });
    await api.request
      .post(`/api/matches/${stage.match.id}/result/undo`)
      .set(stage.operator)
      .send({ result_id: (await queue()).results[0]?.id })
      .expect(200);
    // what stands again is no correction
    expect(await recap()).toMatchObject({ match: { winner: 'blue', win_reason: 'points' }, is_corrected: false });
  });

  it('[R25-T46] by a fault that made the doctor stop the winner: the next match begins with the doctor’s leave only', async () => {
    const own = await stage.matches(stage.match.pool_id);
    const other = own.find((one) => one.round === 1 && one.id !== stage.match.id);
    const final = own.find((one) => one.round === 2);
    if (!other || !final) throw new Error('no bracket of four');
    await post('stops', { corner: 'blue', kind: 'injured-by-fault' }).expect(200);
    await result({ winner: 'blue', win_kind: 'diskualifikasi', blue_score: 0, red_score: 0 });
    await stage.win(other.id, 'red');
    const corner = stage.match.next_corner;
    const body = { arena_id: stage.arenaId };
    const step = (name: string, more: object = body) =>
      api.request.post(`/api/matches/${final.id}/${name}`).set(stage.operator).send(more);
    await step('call').expect(200);
    expect((await step('start').expect(409)).body).toEqual({
      code: 'arenaControl.doctorNeeded',
      message: expect.stringContaining('menang karena dihentikan dokter: perlu izin dokter') as string,
    });
    await step('doctor-leave', { corner: 'hijau' }).expect(422);
    await step('doctor-leave', { corner }).expect(200);
    await step('doctor-leave', { corner, is_given: false }).expect(200);
    await step('start').expect(409);
    for (let sent = 0; sent < 2; sent += 1) await step('doctor-leave', { corner }).expect(200);
    await step('start').expect(200);
    await step('doctor-leave', { corner }).expect(409);
    await step('unstart').expect(200);
    await step('skip').expect(200);
    await api.dataSource.query('delete from doctor_leave');
  });
});

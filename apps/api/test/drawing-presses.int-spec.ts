// What a table's panel kept while there was no network: entered once, in its round, or refused; and results saved there.
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { type Panel, scoringStage } from './scoring-stage';

const api = testApi();
const stage = madeBeforeAll(() => scoringStage(api));
beforeEach(() => stage.restart());

let presses = 0;
const pressed = (ago = 0) => {
  presses += 1;
  return { key: `tekan-${String(presses).padStart(4, '0')}`, match_id: stage.match.id, pressed_at: Date.now() - ago };
};
const post = (path: string, body: object = {}, panel: Panel = stage.council) => stage.post(panel, path, body);
const messageOf = (body: unknown) => (body as { message: string }).message;
/** As if the match had begun so many seconds ago, and each step of its clock with it. */
async function begunAgo(seconds: number) {
  const back = `- ${seconds} * interval '1 s'`;
  await api.dataSource.query(`update match set started_at = started_at ${back} where id = ${stage.match.id}`);
  await api.dataSource.query(`update score_sheet set started_at = started_at ${back} where match_id = ${stage.match.id}
    and started_at > now() ${back}`);
  await api.dataSource.query(`update match_clock_step set at = at ${back} where match_id = ${stage.match.id}`);
  await api.dataSource.query(`update match_clock set running_since = running_since ${back},
    changed_at = changed_at ${back} where match_id = ${stage.match.id}`);
}

describe('a press that was kept while there was no network', () => {
  it('counts for the round in which it was pressed, in the order of the presses', async () => {
    await begunAgo(60);
    const fault = { corner: 'blue', fault: 'g-merangkul', ...pressed(50_000) };
    await post('clock', { step: 'end-round' }).expect(200);
    await post('clock', { step: 'start' }).expect(200);
    await post('penalties', { corner: 'blue', fault: 'g-merangkul', ...pressed() }).expect(200);
    await post('penalties', fault).expect(200);
    await post('throws', { corner: 'red', ...pressed(40_000) }).expect(200);
    const { penalties, points } = (await stage.sheet()) as ScoreSheet;
    expect(penalties.map(({ round, step }) => [round, step])).toEqual([
      [1, 'teguran-1'],
      [2, 'teguran-1'],
    ]);
    expect(points).toMatchObject([{ round: 1, kind: 'throw' }]);
  });

  it('is entered once, also where its answer was lost and the match is over by now', async () => {
    const give = { corner: 'blue', ...pressed() };
    for (let sent = 0; sent < 3; sent += 1) await post('throws', give).expect(200);
    expect((await stage.score()).blue.score).toBe(3);
    await api.request
      .post(`/api/matches/${stage.match.id}/result`)
      .set(stage.operator)
      .send({ winner: 'blue', win_kind: 'wmp' })
      .expect(200);
    expect(messageOf((await post('throws', give).expect(200)).body)).toBe('Sudah tercatat.');
    const late = await post('throws', { corner: 'blue', ...pressed() }).expect(409);
    expect(messageOf(late.body)).toMatch(/^Partai A\d+ sudah selesai\.$/);
  });

  it('never enters another match, nor an earlier start of its own', async () => {
    const other = await post('throws', { corner: 'blue', ...pressed(), match_id: stage.match.id + 1_000 }).expect(409);
    expect(messageOf(other.body)).toContain('sedang tidak berlangsung di gelanggang ini');
    const early = await post('stops', { corner: 'blue', kind: 'gives-up', ...pressed(600_000) }).expect(409);
    expect(messageOf(early.body)).toBe('Ini dicatat sebelum partai ini dimulai.');
    await post('knockdowns', { corner: 'blue', count: 3, ...pressed(), pressed_at: -1 }).expect(422);
    await post('clock', { step: 'pause', ...pressed(), match_id: stage.match.id + 1 }).expect(409);
  });

  it('of the clock is one step, however often it is sent', async () => {
    // a tablet whose clock is a little ahead of the server's
    const pause = { step: 'pause', ...pressed(-2_000) };
    for (let sent = 0; sent < 2; sent += 1) {
      const { body } = await post('clock', pause).expect(200);
      expect(messageOf(body)).toBe('Jam dihentikan.');
    }
    await post('clock', { step: 'pause', ...pressed() }).expect(409);
  });

  it('is undone by its key, whether it has arrived or not; a withdrawal sent again is answered alike', async () => {
    const give = { corner: 'blue', count: 9, ...pressed() };
    const undo = (panel = stage.council) => post(`presses/${give.key}/withdraw`, { match_id: stage.match.id }, panel);
    expect(messageOf((await undo().expect(200)).body)).toBe('Tidak ada yang tercatat.');
    await post('knockdowns', give).expect(200);
    expect((await stage.score()).blue).toMatchObject({ score: -1, knockdowns: [9] });
    await undo(stage.judges[0]).expect(403);
    for (let sent = 0; sent < 2; sent += 1) {
      expect(messageOf((await undo().expect(200)).body)).toBe('Hitungan dibatalkan.');
      expect((await stage.score()).blue).toMatchObject({ score: 0, knockdowns: [], penalties: [] });
    }
    await post('throws', { corner: 'red', ...pressed() }).expect(200);
    const [point] = (await stage.sheet()).points;
    for (let sent = 0; sent < 2; sent += 1) {
      await post(`points/${point?.id}/withdraw`, { reason: 'Salah sudut' }).expect(200);
    }
    await post(`points/${point?.id}/withdraw`, { reason: 'Alasan lain' }).expect(409);
  });
});

describe('a result that the council’s panel saves', () => {
  const queue = async () =>
    (
      (await api.request.get(`/api/arenas/${stage.arenaId}?date=${stage.date}`).set(stage.operator).expect(200))
        .body as { data: ArenaQueue }
    ).data;
  const save = (more: object = {}, panel = stage.council) => {
    const { key, match_id } = pressed();
    return post('result', { match_id, key, winner: 'red', win_kind: 'mutlak', ...more }, panel);
  };
  const standing = async () => (await queue()).results.find((one) => one.match_id === stage.match.id);
  const saves = () =>
    api.dataSource.query<unknown[]>(
      `select 1 from audit where action = 'score.result-saved' and subject_id = '${stage.match.id}'`,
    );

  it('[R25-T39] is what the rules say, told to the desk with who saved it and why, and is corrected there', async () => {
    await post('throws', { corner: 'blue' }).expect(200);
    expect(messageOf((await save().expect(409)).body)).toContain('hasilnya lain');
    await post('knockdowns', { corner: 'blue', count: 10 }).expect(200);
    await save({ winner: 'blue' }).expect(409);
    await save({ win_kind: 'teknik' }).expect(409);
    await save({}, stage.judges[0]).expect(403);
    await save({ key: undefined }).expect(422);
    const before = (await saves()).length;
    const { key } = pressed();
    for (let sent = 0; sent < 2; sent += 1) {
      expect(messageOf((await save({ key }).expect(200)).body)).toMatch(/^Hasil partai A\d+ tersimpan\.$/);
    }
    expect(await saves()).toHaveLength(before + 1);
    const result = await standing();
    expect(result).toMatchObject({
      ...{ winner: 'red', win_kind: 'mutlak', blue_score: 3, red_score: 0, recorded_by: 'panel dewan' },
    });
    const recap = await api.request.get(`/api/matches/${stage.match.id}/recap`).expect(200);
    expect(recap.body).toMatchObject({ data: { match: { win_reason: 'count' } } });
    // restored after a withdrawal, as a result that the desk recorded is
    await api.request
      .post(`/api/matches/${stage.match.id}/result/withdraw`)
      .set(stage.operator)
      .send({ result_id: result?.id, reason: 'Salah partai' })
      .expect(200);
    expect((await queue()).withdrawn).toMatchObject([{ match_id: stage.match.id, id: result?.id }]);
    await api.request
      .post(`/api/matches/${stage.match.id}/result/undo`)
      .set(stage.operator)
      .send({ result_id: result?.id })
      .expect(200);
  });

  it('and the desk at once: one is saved, the other is told by whom', async () => {
    await post('stops', { corner: 'blue', kind: 'gives-up' }).expect(200);
    const desk = api.request
      .post(`/api/matches/${stage.match.id}/result`)
      .set(stage.operator)
      .send({ winner: 'red', win_kind: 'teknik' });
    const [atTable, atDesk] = await Promise.all([save({ win_kind: 'teknik' }), desk]);
    expect([atTable.status, atDesk.status].sort()).toEqual([200, 409]);
    const refused = atTable.status === 409 ? atTable : atDesk;
    expect(messageOf(refused.body)).toMatch(/sudah dicatat oleh .+: Merah, menang teknik/);
  });

  it('[R25-T05] of an absent opponent goes by the calls of this time: a match that is called again is called from the first', async () => {
    const step = (name: string) =>
      api.request.post(`/api/matches/${stage.match.id}/${name}`).set(stage.operator).expect(200);
    const called = async () => {
      const { body } = await api.request.get('/api/panel').set(stage.council.headers).expect(200);
      return (body as { data: { calls: { id: number; corner: string }[] } }).data.calls;
    };
    await step('unstart');
    await post('timers', { kind: 'calls', corner: 'blue' }).expect(200);
    await api.dataSource.query(
      `update table_timer set at = at - interval '91 s' where kind = 'calls' and ended_at is null`,
    );
    const [call] = await called();
    await post(`timers/${call?.id}/end`, { outcome: 'late' }).expect(200);
    await post('timers', { kind: 'calls', corner: 'red' }).expect(200);
    expect((await queue()).absent).toEqual([{ match_id: stage.match.id, corner: 'blue' }]);
    // both are given another time, later
    await step('skip');
    await step('call');
    expect(await called()).toEqual([]);
    expect((await queue()).absent).toEqual([]);
    expect(messageOf((await save({ win_kind: undefined }).expect(409)).body)).toContain('panggilan ketiga');
    await post('timers', { kind: 'calls', corner: 'red' }).expect(200);
    await step('skip');
    await step('call');
  });

  it('[R25-T05] of an absent opponent needs the third call, and binds the match before it', async () => {
    await api.request.post(`/api/matches/${stage.match.id}/unstart`).set(stage.operator).expect(200);
    expect(messageOf((await save({ win_kind: undefined }).expect(409)).body)).toContain('panggilan ketiga');
    await post('timers', { kind: 'calls', corner: 'blue' }).expect(200);
    await api.dataSource.query(
      `update table_timer set at = at - interval '91 s' where kind = 'calls' and ended_at is null`,
    );
    const calls = await api.request.get('/api/panel').set(stage.council.headers).expect(200);
    const [call] = (calls.body as { data: { calls: { id: number }[] } }).data.calls;
    await post(`timers/${call?.id}/end`, { outcome: 'late' }).expect(200);
    await save({ winner: 'blue', win_kind: undefined }).expect(409);
    // nobody wins where neither came
    await post('timers', { kind: 'calls', corner: 'red' }).expect(200);
    await api.dataSource.query(
      `update table_timer set at = at - interval '91 s' where kind = 'calls' and ended_at is null`,
    );
    const more = await api.request.get('/api/panel').set(stage.council.headers).expect(200);
    const other = (more.body as { data: { calls: { id: number; corner: string }[] } }).data.calls.find(
      ({ corner }) => corner === 'red',
    );
    await post(`timers/${other?.id}/end`, { outcome: 'late' }).expect(200);
    for (const winner of ['red', 'blue']) {
      expect(messageOf((await save({ winner, win_kind: undefined }).expect(409)).body)).toContain('Kedua sudut');
    }
    await post(`timers/${other?.id}/withdraw`, { reason: 'Ternyata hadir' }).expect(200);
    await save({ win_kind: undefined }).expect(200);
    expect(await standing()).toMatchObject({ winner: 'red', is_walkover: true, recorded_by: 'panel dewan' });
  });
});

// A manager's protest and appeal through the front door: deadlines, deciders, remedies and what everybody is told.
import { setTimeout as wait } from 'node:timers/promises';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { BracketAnswer } from '@gelanggang/contract/brackets';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { ProtestAnswer, ProtestRow, QuestionableDecision } from '@gelanggang/contract/protests';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import type { ArenaScore } from '@gelanggang/contract/scoring';
import type { Corner } from '@gelanggang/domain/words/corners';
import { readMedals } from '@gelanggang/medals/read-medals';
import { OpenPage } from '../../../test/faults/open-page';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { until } from '../../../test/setup/until';
import { arenaStage } from './arena-stage';
import { seniStage } from './seni-stage';
import { ToldMatches } from './told-matches';

type Headers = { authorization: string };
const DECIDERS = { chair: 'Asep', council: 'Budi', commission: 'Citra' };
const APPEAL_DECIDERS = { 'technical-delegate': 'Dewi', medical: 'Eka', federation: 'Fajar' };

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));
let blue: Headers;
let red: Headers;
let first: LiveMatch;
beforeEach(async () => {
  const matches = await stage.matches(await stage.drawPool([1, 1, 1, 1]));
  await stage.schedule(matches.map((match) => match.id));
  first = matches[0] as LiveMatch;
  blue = await managerOf('blue');
  red = await managerOf('red');
});

async function managerOf(corner: Corner): Promise<Headers> {
  const { token, accountId } = await api.tokenFor('manager');
  await api.dataSource.query(
    `update contingent set account_id = $2 where id = (select u.contingent_id from match m
       join pool_unit u on u.id = m.${corner}_unit_id where m.id = $1)`,
    [first.id, accountId],
  );
  return { authorization: `Bearer ${token}` };
}

const post = (path: string, who: Headers, body: object = {}) =>
  api.request.post(`/api/protests${path}`).set(who).send(body);
const again = async (id = first.id) => (await stage.matches(first.pool_id)).find((one) => one.id === id) as LiveMatch;
const next = () => again(first.next_match_id ?? 0);
const answered = (body: unknown) => (body as ProtestAnswer).data;
const list = async (who: Headers) =>
  ((await api.request.get('/api/protests').set(who).expect(200)).body as { data: ProtestRow[] }).data;
const decisions = async (who: Headers) =>
  ((await api.request.get('/api/protests/decisions').set(who).expect(200)).body as { data: QuestionableDecision[] })
    .data;

/** Sets the clock forward for one match: everything about it happened so much earlier. */
async function later(time: string): Promise<void> {
  await api.dataSource.query(
    `update result set recorded_at = recorded_at - $2::interval where match_id = $1 and withdrawn_at is null`,
    [first.id, time],
  );
  await api.dataSource.query(
    `update protest set counts_from = counts_from - $2::interval, taken_at = taken_at - $2::interval,
       returned_at = returned_at - $2::interval where match_id = $1`,
    [first.id, time],
  );
  await api.dataSource.query(
    `update protest_ruling set ruled_at = ruled_at - $2::interval
     where protest_id in (select id from protest where match_id = $1)`,
    [first.id, time],
  );
}

async function taken(who: Headers, body: object = {}): Promise<ProtestRow> {
  const { body: answer } = await post('', who, { match_id: first.id, ...body }).expect(201);
  return answered(answer);
}

async function filed(who: Headers = red, { isPaid = true } = {}): Promise<ProtestRow> {
  await stage.win(first.id, 'blue');
  await handedIn(who, {}, { isPaid });
  return (await list(who))[0] as ProtestRow;
}

async function handedIn(who: Headers, body: object = {}, { isPaid = true } = {}): Promise<number> {
  const { id } = await taken(who, body);
  await post(`/${id}/return`, who, { claim: 'Jatuhan babak 2 tidak sah.' }).expect(200);
  if (isPaid) await post(`/${id}/fee`, stage.organiser, { fee: 500_000 }).expect(200);
  return id;
}

const ruling = (values: object = {}) => ({ reason: 'Rekaman memperlihatkannya.', deciders: DECIDERS, ...values });
const toRed = ruling({ remedy: 'result-changed', winner: 'red', win_kind: 'teknik' });

it('[R25-P09] the desk of the next match is told that a result before it is protested, until that is decided', async () => {
  const queue = async () =>
    (
      (await api.request.get(`/api/arenas/${stage.arenaId}`).set(stage.operator).expect(200)).body as {
        data: ArenaQueue;
      }
    ).data;
  const row = await filed();
  const before = [{ match_id: first.next_match_id, partai: first.partai ?? 'A1' }];
  expect((await queue()).protested).toEqual(before);
  await post(`/${row.id}/ruling`, stage.organiser, ruling({ remedy: 'rejected' })).expect(200);
  expect((await queue()).protested).toEqual([]);
  // the appeal is open until it is decided, and the form that is not back yet says nothing
  const appeal = await taken(red, { appeals_id: row.id });
  expect((await queue()).protested).toEqual([]);
  await post(`/${appeal.id}/return`, red, { claim: 'Banding' }).expect(200);
  expect((await queue()).protested).toEqual(before);
});

describe('the form', () => {
  it('[R25-P05] is taken in time, comes back in time, and everybody is told that the result is protested', async () => {
    await stage.win(first.id, 'blue');
    expect(await decisions(red)).toMatchObject([{ match: { id: first.id }, level: 1, appeals_id: null }]);
    const form = await taken(red);
    expect(form).toMatchObject({ level: 1, is_own: true, claim: null, decide_by: null, ruling: null });
    expect((await again()).standing).toEqual({ state: 'official' });
    expect(await decisions(red)).toEqual([]);
    await later('19 minutes 59 seconds');
    const { body } = await post(`/${form.id}/return`, red, { claim: 'Jatuhan babak 2.' }).expect(200);
    const row = answered(body);
    expect(new Date(row.decide_by ?? 0).getTime() - new Date(row.returned_at ?? 0).getTime()).toBe(2 * 3_600_000);
    expect((await again()).standing).toMatchObject({
      state: 'protested',
      protest: { level: 1, decide_by: row.decide_by },
    });
    // on paper too, where a bracket is not followed live
    const { body: drawn } = await api.request
      .get(`/api/pools/${first.pool_id}/matches`)
      .set(stage.organiser)
      .expect(200);
    const games = (drawn as BracketAnswer).rounds.flatMap((round) => round.games);
    expect(games.filter(({ state }) => state).map(({ id, state }) => [id, state])).toEqual([[first.id, 'protested']]);
    const told = await api.request.get(`/api/live/${stage.slug}/tanding`).expect(200);
    expect(told.text).not.toContain('Jatuhan babak 2');
  });

  it('[R25-P05] is refused ten minutes after the decision, and its return twenty after it was taken', async () => {
    await stage.win(first.id, 'blue');
    const form = await taken(blue);
    await later('10 minutes 1 second');
    const late = await post('', red, { match_id: first.id }).expect(409);
    expect((late.body as { message: string }).message).toContain('10 menit setelah keputusan, sudah lewat');
    await later('10 minutes');
    const back = await post(`/${form.id}/return`, blue, { claim: 'x' }).expect(409);
    expect((back.body as { message: string }).message).toContain('20 menit setelah diambil, sudah lewat');
    expect(await decisions(red)).toEqual([]);
  });

  it('[R25-P05] is held to its deadlines by the database too', async () => {
    await stage.win(first.id, 'blue');
    const { id } = await taken(red);
    const put = (sql: string) => api.dataSource.query(`update protest set ${sql} where id = $1`, [id]);
    await expect(put(`counts_from = taken_at - interval '10 minutes 1 second'`)).rejects.toThrow('protest_check3');
    await expect(put(`claim = 'x', returned_at = taken_at + interval '20 minutes 1 second'`)).rejects.toThrow(
      'protest_check5',
    );
    await expect(put(`returned_at = taken_at`)).rejects.toThrow('protest_check6');
  });

  it('is for the managers of both sides alone, once for each decision; another finds nothing', async () => {
    await stage.win(first.id, 'blue');
    const stranger: Headers = { authorization: `Bearer ${(await api.tokenFor('manager')).token}` };
    await post('', stranger, { match_id: first.id }).expect(404);
    const { id } = await taken(red);
    await post('', red, { match_id: first.id }).expect(409);
    await post(`/${id}/return`, blue, { claim: 'x' }).expect(404);
    expect(await list(stranger)).toEqual([]);
    expect(await list(blue)).toEqual([]);
    await post(`/${id}/return`, red, { claim: 'Punya Merah.' }).expect(200);
    expect(await list(blue)).toMatchObject([{ id, is_own: false, claim: null }]);
    await post(`/${id}/ruling`, red, toRed).expect(403);
    await post(`/${id}/undo`, red, { reason: 'x' }).expect(403);
  });

  it('taken by mistake is taken back by the office alone, and can be taken anew', async () => {
    await stage.win(first.id, 'blue');
    const { id } = await taken(red);
    const back = (one: number, who = stage.organiser) => post(`/${one}/take-back`, who, { reason: 'Salah tekan.' });
    await back(id, red).expect(403);
    await post(`/${id}/take-back`, stage.organiser, { reason: ' ' }).expect(422);
    await back(id).expect(200);
    await back(id).expect(404);
    expect((await list(stage.organiser)).map((one) => one.id)).not.toContain(id);
    expect(await list(red)).toEqual([]);
    const [audited] = await api.dataSource.query<object[]>(
      `select subject_id, detail from audit where action = 'POST /protests/{id}/take-back'`,
    );
    expect(audited).toMatchObject({
      subject_id: first.id,
      detail: { protest_id: id, level: 1, reason: 'Salah tekan.' },
    });

    const anew = await taken(red);
    await post(`/${anew.id}/fee`, stage.organiser, { fee: 500_000 }).expect(200);
    await back(anew.id).expect(409);
    await post(`/${anew.id}/return`, red, { claim: 'Punya Merah.' }).expect(200);
    await back(anew.id).expect(409);
    await post(`/${anew.id}/ruling`, stage.organiser, ruling({ remedy: 'rejected' })).expect(200);
    const appeal = await taken(blue, { appeals_id: anew.id });
    await post(`/${anew.id}/undo`, stage.organiser, { reason: 'x' }).expect(409);
    await back(appeal.id).expect(200);
    await post(`/${anew.id}/undo`, stage.organiser, { reason: 'Salah tulis.' }).expect(200);
  });

  it('runs no time before the announcer has spoken, where the tournament waits for that', async () => {
    await api.request
      .put(`/api/tournaments/${stage.tournamentId}/broadcast`)
      .set(stage.organiser)
      .send({ waits_for_announcer: true })
      .expect(200);
    await stage.win(first.id, 'blue');
    expect((await again()).standing).toEqual({ state: 'unofficial' });
    await later('1 hour');
    expect(await decisions(red)).toMatchObject([{ ask_by: null }]);
    await api.request.post(`/api/matches/${first.id}/announce`).set(stage.operator).expect(200);
    expect((await again()).standing).toEqual({ state: 'official' });
    const [open] = await decisions(red);
    expect(new Date(open?.ask_by ?? 0).getTime()).toBeGreaterThan(Date.now());
    await taken(red);
  });
});

describe('the decision', () => {
  it('[R25-P06] needs reasons and the names of chair, council and commission', async () => {
    const { id } = await filed();
    await post(`/${id}/ruling`, stage.organiser, { ...toRed, reason: ' ' }).expect(422);
    await post(`/${id}/ruling`, stage.organiser, { ...toRed, deciders: APPEAL_DECIDERS }).expect(422);
    await post(`/${id}/ruling`, stage.organiser, { ...toRed, remedy: 'again' }).expect(422);
    await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'rejected' })).expect(200);
    expect((await again()).standing).toEqual({ state: 'official' });
    await post(`/${id}/ruling`, stage.organiser, toRed).expect(409);
  });

  it('[R25-P10] without the fee can only reject', async () => {
    const { id } = await filed(red, { isPaid: false });
    const { body } = await post(`/${id}/ruling`, stage.organiser, toRed).expect(409);
    expect((body as { message: string }).message).toContain('Biaya protes belum dicatat');
    await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'rejected' })).expect(200);
  });

  it('[R25-P09] changes the result through the correction, is told as corrected, and is undone', async () => {
    const { id } = await filed();
    const winner = (await again()).red.name;
    const preview = await post(`/${id}/preview`, stage.organiser, { remedy: 'result-changed', winner: 'red' }).expect(
      200,
    );
    expect(preview.body).toMatchObject({ data: { effects: [{ match_id: first.next_match_id }] } });
    const { body } = await post(`/${id}/ruling`, stage.organiser, toRed).expect(200);
    expect(answered(body).ruling).toMatchObject({ remedy: 'result-changed', deciders: DECIDERS });
    expect(await again()).toMatchObject({
      winner: 'red',
      standing: {
        state: 'corrected',
        correction: { by: 'protest', remedy: 'result-changed', before: { winner: 'blue' } },
      },
    });
    const corner = first.next_corner as Corner;
    expect((await next())[corner].name).toBe(winner);
    await post(`/${id}/undo`, stage.organiser, { reason: 'Salah ketik.' }).expect(200);
    expect(await again()).toMatchObject({ winner: 'blue', standing: { state: 'protested' } });
    expect((await next())[corner].name).toBe((await again()).blue.name);
    expect((await list(red))[0]).toMatchObject({ ruling: null, undone: [{ undone_reason: 'Salah ketik.' }] });
    await post(`/${id}/ruling`, stage.organiser, toRed).expect(200);
  });

  it('[R25-P09] gives one more round: the match goes on with its sheet at the round after the last', async () => {
    const { id } = await filed();
    const [was] = await api.dataSource.query<{ started_at: Date }[]>('select started_at from match where id = $1', [
      first.id,
    ]);
    await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'extra-round' })).expect(200);
    expect(await again()).toMatchObject({
      ...{ status: 'scheduled', winner: null },
      standing: { state: null, correction: { by: 'protest', remedy: 'extra-round' } },
    });
    await stage.start(first.id);
    const running = await again();
    expect(running.clock).toMatchObject({
      round: (running.clock?.round_count ?? 0) + 1,
      phase: 'round',
      elapsed_ms: 0,
    });
    expect(running.started_at).toBe(was?.started_at.toISOString());
    expect(running.standing).toMatchObject({ state: 'live' });
    await post(`/${id}/undo`, stage.organiser, { reason: 'x' }).expect(409);
    await api.request
      .post(`/api/matches/${first.id}/result`)
      .set(stage.operator)
      .send({ winner: 'red', win_kind: 'angka' })
      .expect(200);
    expect(await again()).toMatchObject({ winner: 'red', standing: { state: 'corrected' } });
    await post(`/${id}/undo`, stage.organiser, { reason: 'Keputusan keliru.' }).expect(200);
    expect(await again()).toMatchObject({ winner: 'blue', standing: { state: 'protested' } });
  });

  it.each([0, 2])(
    '[R25-P09] shows everybody the match that goes on, after %s points, though another one was fought there meanwhile',
    async (before) => {
      const send = (id: number, path: string, body: object) =>
        api.request.post(`/api/matches/${id}/${path}`).set(stage.operator).send(body).expect(200);
      const count = (id: number, by: number) => send(id, 'count', { corner: 'blue', by });
      const shown = async () => {
        const { body } = await api.request.get(`/api/arenas/${stage.arenaId}/score`).expect(200);
        const { score } = (body as { data: ArenaScore }).data;
        return score && [score.match_id, score.blue.score];
      };
      // a score is read anew once its event has come round
      const isShown = (score: number) => until(shown, (now) => now?.[0] === first.id && now[1] === score);
      const other = (await stage.matches(first.pool_id)).find((one) => one.round === 1 && one.id !== first.id);
      for (const [id, by] of [
        [first.id, before],
        [other?.id ?? 0, 1],
      ] as const) {
        await stage.start(id);
        if (by > 0) await count(id, by);
        await send(id, 'result', { winner: 'blue', win_kind: 'angka' });
      }
      const { id } = await taken(red);
      await post(`/${id}/return`, red, { claim: 'Jatuhan babak 2 tidak sah.' }).expect(200);
      await post(`/${id}/fee`, stage.organiser, { fee: 500_000 }).expect(200);
      await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'extra-round' })).expect(200);
      await stage.start(first.id);
      if (before > 0) await isShown(before);
      await count(first.id, 3);
      await isShown(before + 3);
      await send(first.id, 'result', { winner: 'blue', win_kind: 'angka' });
      expect(await shown()).toEqual([first.id, before + 3]);
    },
  );

  it('[R25-P09] is not taken back past what the other side’s protest has changed since', async () => {
    const { id } = await filed();
    await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'extra-round' })).expect(200);
    await stage.win(first.id, 'red');
    const other = await taken(blue);
    await post(`/${other.id}/return`, blue, { claim: 'Babak tambahan keliru.' }).expect(200);
    await post(`/${other.id}/fee`, stage.organiser, { fee: 500_000 }).expect(200);
    await post(`/${other.id}/ruling`, stage.organiser, { ...toRed, winner: 'blue' }).expect(200);
    await post(`/${id}/undo`, stage.organiser, { reason: 'Keputusan keliru.' }).expect(409);
    expect(await again()).toMatchObject({ winner: 'blue', win_kind: 'teknik' });
    await post(`/${other.id}/undo`, stage.organiser, { reason: 'Keputusan keliru.' }).expect(200);
    await post(`/${id}/undo`, stage.organiser, { reason: 'Keputusan keliru.' }).expect(200);
    expect(await again()).toMatchObject({ winner: 'blue', win_kind: 'angka' });
  });

  it('[R25-P09] takes one more round back before it was fought', async () => {
    const { id } = await filed();
    await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'extra-round' })).expect(200);
    await post(`/${id}/undo`, stage.organiser, { reason: 'Keputusan keliru.' }).expect(200);
    expect(await again()).toMatchObject({ status: 'finished', winner: 'blue', standing: { state: 'protested' } });
  });

  it('[R25-P09] undone, leaves the result as released as it was, at the time at which the match was over', async () => {
    const { id } = await filed();
    await api.request
      .put(`/api/tournaments/${stage.tournamentId}/broadcast`)
      .set(stage.organiser)
      .send({ waits_for_announcer: true })
      .expect(200);
    const before = await again();
    expect(before.announced_at).toBeDefined();
    await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'extra-round' })).expect(200);
    expect((await again()).announced_at).toBeUndefined();
    await post(`/${id}/undo`, stage.organiser, { reason: 'Keputusan keliru.' }).expect(200);
    const { announced_at, finished_at, started_at, called_at } = before;
    expect(await again()).toMatchObject({ announced_at, finished_at, started_at, called_at });
    await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'rejected' })).expect(200);
    expect(await again()).toMatchObject({ standing: { state: 'official' } });
  });

  it('is refused where the bracket has gone on, and nothing of it stays', async () => {
    const { id } = await filed();
    const semifinals = (await stage.matches(first.pool_id)).filter((one) => one.round === 1 && one.id !== first.id);
    for (const one of semifinals) await stage.win(one.id);
    await stage.start(first.next_match_id ?? 0);
    await post(`/${id}/ruling`, stage.organiser, toRed).expect(409);
    await post(`/${id}/preview`, stage.organiser, { remedy: 'extra-round' }).expect(409);
    expect((await again()).standing).toMatchObject({ state: 'protested' });
    await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'rejected' })).expect(200);
  });

  it('sent twice under one key is taken once', async () => {
    const { id } = await filed();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([1, 2].map(() => post(`/${id}/ruling`, stage.organiser, toRed).set(key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await api.dataSource.query('select 1 from protest_ruling where protest_id = $1', [id])).toHaveLength(1);
  });
});

describe('the appeal', () => {
  const rejected = async () => {
    const { id } = await filed();
    await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'rejected' })).expect(200);
    return id;
  };

  it('[R25-P07] is asked for within twenty minutes of the decision, by either side, with the fee again', async () => {
    const id = await rejected();
    await later('19 minutes 59 seconds');
    expect(await decisions(blue)).toMatchObject([{ level: 2, appeals_id: id }]);
    const appeal = await taken(red, { appeals_id: id });
    expect(appeal).toMatchObject({ level: 2, appeals_id: id, fee: null });
    await later('2 seconds');
    await post('', blue, { match_id: first.id, appeals_id: id }).expect(409);
    await post(`/${appeal.id}/return`, red, { claim: 'Tetap keberatan.' }).expect(200);
    expect((await again()).standing).toMatchObject({ state: 'protested', protest: { level: 2 } });
    await post(`/${id}/undo`, stage.organiser, { reason: 'x' }).expect(409);
  });

  it('[R25-P08] is decided by technical delegate, medical team and PB IPSI, and is final', async () => {
    const id = await rejected();
    const appeal = await taken(red, { appeals_id: id });
    await post(`/${appeal.id}/return`, red, { claim: 'Tetap keberatan.' }).expect(200);
    await post(`/${appeal.id}/fee`, stage.organiser, { fee: 500_000 }).expect(200);
    await post(`/${appeal.id}/ruling`, stage.organiser, toRed).expect(422);
    await post(`/${appeal.id}/ruling`, stage.organiser, { ...toRed, deciders: APPEAL_DECIDERS }).expect(200);
    expect(await again()).toMatchObject({ winner: 'red', standing: { correction: { by: 'appeal' } } });
    await post('', blue, { match_id: first.id, appeals_id: appeal.id }).expect(404);
    // neither the result that it has set nor the decision before it is questioned any more
    expect([...(await decisions(blue)), ...(await decisions(red))]).toEqual([]);
    await post('', blue, { match_id: first.id }).expect(404);
    await post('', blue, { match_id: first.id, appeals_id: id }).expect(404);
    await post(`/${appeal.id}/undo`, stage.organiser, { reason: 'Banding dibuka lagi.' }).expect(200);
    expect(await again()).toMatchObject({ winner: 'blue', standing: { state: 'protested' } });
  });
});

it('[R25-P08] a protest of before is only rejected once an appeal has changed the result', async () => {
  const { id } = await filed();
  const own = await handedIn(blue);
  await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'rejected' })).expect(200);
  const appeal = await handedIn(red, { appeals_id: id });
  await post(`/${appeal}/ruling`, stage.organiser, { ...toRed, deciders: APPEAL_DECIDERS }).expect(200);
  const toBlue = { ...toRed, winner: 'blue' };
  for (const call of ['ruling', 'preview']) {
    const { body } = await post(
      `/${own}/${call}`,
      stage.organiser,
      call === 'ruling' ? toBlue : { remedy: 'result-changed', winner: 'blue' },
    ).expect(409);
    expect(body).toMatchObject({ code: 'protests.appealIsFinal' });
  }
  await post(`/${own}/ruling`, stage.organiser, ruling({ remedy: 'rejected' })).expect(200);
  expect(await again()).toMatchObject({ winner: 'red', standing: { correction: { by: 'appeal' } } });
});

describe('[R25-P08, R25-P09] an appeal against one more round', () => {
  const back = { remedy: 'result-changed', winner: 'blue', win_kind: 'angka' };
  const asked = async () => {
    const { id } = await filed();
    await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'extra-round' })).expect(200);
    const appeal = await taken(blue, { appeals_id: id });
    await post(`/${appeal.id}/return`, blue, { claim: 'Tidak ada yang keliru.' }).expect(200);
    await post(`/${appeal.id}/fee`, stage.organiser, { fee: 500_000 }).expect(200);
    return appeal.id;
  };
  const decide = (id: number, values: object) =>
    post(`/${id}/ruling`, stage.organiser, ruling({ ...values, deciders: APPEAL_DECIDERS }));

  it('may give the result back before it is fought; undone, the round waits again', async () => {
    const id = await asked();
    const preview = await post(`/${id}/preview`, stage.organiser, { remedy: back.remedy, winner: back.winner });
    expect(preview.status).toBe(200);
    await decide(id, { remedy: 'extra-round' }).expect(409);
    await decide(id, back).expect(200);
    const given = await again();
    expect(given).toMatchObject({ status: 'finished', winner: 'blue' });
    expect(given.started_at).toBeDefined();
    expect((await next()).blue.name).toBe(given.blue.name);

    await post(`/${id}/undo`, stage.organiser, { reason: 'Banding dibuka lagi.' }).expect(200);
    expect(await again()).toMatchObject({ status: 'scheduled', winner: null });
    await stage.start(first.id);
    const { clock } = await again();
    expect(clock?.round).toBe((clock?.round_count ?? 0) + 1);
  });

  it('that gives the result back tells open pages when the match was fought', async () => {
    const page = await ToldMatches.open(api, stage.tournamentId, 'tanding');
    await decide(await asked(), back).expect(200);
    await page.equalsDatabase();
  });

  it('leaves no mark at the medals where it gives back what stood', async () => {
    const marked = async () =>
      (await readMedals(api.dataSource.manager, stage.tournamentId)).events.map((event) => event.is_corrected);
    const id = await asked();
    expect(await marked()).toEqual([true]);
    await decide(id, back).expect(200);
    expect((await again()).standing).toEqual({ state: 'official' });
    expect(await marked()).toEqual([false]);
    await post(`/${id}/undo`, stage.organiser, { reason: 'Banding dibuka lagi.' }).expect(200);
    expect(await marked()).toEqual([true]);
    await decide(id, { ...back, winner: 'red', win_kind: 'teknik' }).expect(200);
    expect(await marked()).toEqual([true]);
  });

  it('ends it while it is fought, for either of the two', async () => {
    const id = await asked();
    await stage.start(first.id);
    await decide(id, { ...back, winner: 'red', win_kind: 'teknik' }).expect(200);
    expect(await again()).toMatchObject({
      ...{ status: 'finished', winner: 'red' },
      standing: { correction: { by: 'appeal', remedy: 'result-changed' } },
    });
  });
});

it('a correction of the desk is told with what stood before; undone, it is no more', async () => {
  await stage.win(first.id, 'blue');
  const standing = await api.dataSource.query<{ id: number }[]>(
    'select id from result where match_id = $1 and withdrawn_at is null',
    [first.id],
  );
  const desk = (path: string, body: object) =>
    api.request.post(`/api/matches/${first.id}/result${path}`).set(stage.operator).send(body).expect(200);
  const corrected = await desk('', {
    ...{ winner: 'red', win_kind: 'teknik', corrects_result_id: standing[0]?.id, reason: 'Rahasia meja.' },
  });
  const match = await again();
  expect(match.standing).toMatchObject({
    state: 'corrected',
    correction: { by: 'desk', remedy: null, before: { winner: 'blue', win_kind: 'angka' } },
  });
  expect(JSON.stringify(match)).not.toContain('Rahasia');
  const { id } = (corrected.body as { data: { result: { id: number } } }).data.result;
  await desk('/undo', { result_id: id });
  expect((await again()).standing).toEqual({ state: 'official' });

  // once more: that it was undone in between is no reason to hide it
  const [restored] = await api.dataSource.query<{ id: number }[]>(
    'select id from result where match_id = $1 and withdrawn_at is null',
    [first.id],
  );
  await desk('', { winner: 'red', win_kind: 'teknik', corrects_result_id: restored?.id, reason: 'Benar tadi.' });
  const correctedAgain = {
    state: 'corrected',
    correction: { by: 'desk', before: { winner: 'blue', win_kind: 'angka' } },
  };
  expect((await again()).standing).toMatchObject(correctedAgain);
  const [last] = await api.dataSource.query<{ id: number }[]>(
    'select id from result where match_id = $1 and withdrawn_at is null',
    [first.id],
  );
  await desk('/withdraw', { result_id: last?.id, reason: 'Diperiksa.' });
  await desk('/undo', { result_id: last?.id });
  expect((await again()).standing).toMatchObject(correctedAgain);
});

it('office and managers hear of each step, and the bell tells both sides', async () => {
  const { id } = await filed();
  await post(`/${id}/ruling`, stage.organiser, toRed).expect(200);
  const streams = await api.dataSource.query<{ stream: string }[]>(
    `select distinct stream from event where type = 'protest.changed' and (data ->> 'protest_id')::int = $1`,
    [id],
  );
  expect(streams).toHaveLength(3);
  const told = await api.dataSource.query<{ kind: string }[]>(
    `select kind from notice where (data ->> 'protest_id')::int = $1 and kind <> 'protest.filed-to-staff' order by kind`,
    [id],
  );
  expect(told.map(({ kind }) => kind)).toEqual(['protest.filed', 'protest.ruled', 'protest.ruled']);
});

it('[R25-P09] a performance is shown again, or its score changed, and either is taken back', async () => {
  const seni = await seniStage(api);
  const { data } = await seni.generate(await seni.event([1, 1, 1, 1]), { mode: 'default', pool_size: 4 });
  const pool = await seni.perform(data.pools[0]?.id ?? 0);
  const shown = pool.matches[0] as (typeof pool.matches)[number];
  const { token, accountId } = await api.tokenFor('manager');
  const manager: Headers = { authorization: `Bearer ${token}` };
  await api.dataSource.query(
    `update contingent set account_id = $2 where id = (select u.contingent_id from match m
       join pool_unit u on u.id = m.blue_unit_id where m.id = $1)`,
    [shown.id, accountId],
  );
  const taken = await post('', manager, { match_id: shown.id }).expect(201);
  const { id } = answered(taken.body);
  await post(`/${id}/return`, manager, { claim: 'Gong terlambat.' }).expect(200);
  await post(`/${id}/fee`, stage.organiser, { fee: 500_000 }).expect(200);
  const live = async () => {
    const [match] = await readLiveMatches(api.dataSource.manager, { matchIds: [shown.id] });
    return match as LiveMatch;
  };
  const before = await live();
  const score = before.seni?.score;
  expect(await live()).toMatchObject({ status: 'finished', standing: { state: 'protested' } });

  await post(`/${id}/preview`, stage.organiser, { remedy: 'again' }).expect(200);
  await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'again' })).expect(200);
  expect(await live()).toMatchObject({
    ...{ status: 'scheduled', seni: { score: null } },
    standing: { state: null, correction: { by: 'protest', remedy: 'again' } },
  });
  await post(`/${id}/undo`, stage.organiser, { reason: 'Keputusan keliru.' }).expect(200);
  expect(await live()).toMatchObject({ status: 'finished', seni: { score }, standing: { state: 'protested' } });
  expect((await live()).finished_at).toBe(before.finished_at);

  const changed = ruling({ remedy: 'result-changed' });
  await post(`/${id}/ruling`, stage.organiser, changed).expect(422);
  const performance = { outcome: 'performed', scores: [9.2, 9.2, 9.2, 9.2], penalty: 0, seconds: pool.time_rule.max };
  await post(`/${id}/ruling`, stage.organiser, { ...changed, performance }).expect(200);
  expect(await live()).toMatchObject({
    seni: { score: 9.2 },
    standing: { state: 'corrected', correction: { by: 'protest', remedy: 'result-changed' } },
  });
  await post(`/${id}/undo`, stage.organiser, { reason: 'Keputusan keliru.' }).expect(200);
  expect((await live()).seni?.score).toBe(score);

  // an appeal may give the score back while it is still to be shown again
  await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'again' })).expect(200);
  const appeal = answered((await post('', manager, { match_id: shown.id, appeals_id: id }).expect(201)).body).id;
  await post(`/${appeal}/return`, manager, { claim: 'Gong tepat.' }).expect(200);
  await post(`/${appeal}/fee`, stage.organiser, { fee: 500_000 }).expect(200);
  const appealed = { reason: 'Gong tepat.', deciders: APPEAL_DECIDERS };
  await post(`/${appeal}/ruling`, stage.organiser, { ...appealed, remedy: 'again' }).expect(409);
  await post(`/${appeal}/ruling`, stage.organiser, { ...appealed, remedy: 'result-changed', performance }).expect(200);
  expect(await live()).toMatchObject({
    ...{ status: 'finished', seni: { score: 9.2 } },
    standing: { state: 'corrected', correction: { by: 'appeal', remedy: 'result-changed' } },
  });
  await post(`/${appeal}/undo`, stage.organiser, { reason: 'Banding dibuka lagi.' }).expect(200);
  expect(await live()).toMatchObject({ status: 'scheduled', seni: { score: null } });
});

it('medals of an event are marked while a protest in it is open, and once a result that decides them was put right', async () => {
  const marks = async () =>
    // what the page is told follows the event log; here it is read where it is decided
    (await readMedals(api.dataSource.manager, stage.tournamentId)).events
      .filter((event) => event.state !== null || event.is_corrected)
      .map((event) => event.state ?? 'corrected');
  const { id } = await filed();
  expect(await marks()).toEqual(['protested']);
  await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'rejected' })).expect(200);
  expect(await marks()).toEqual([]);
  await post(`/${id}/undo`, stage.organiser, { reason: 'Keputusan keliru.' }).expect(200);
  await post(`/${id}/ruling`, stage.organiser, toRed).expect(200);
  expect(await marks()).toEqual(['corrected']);
  await post(`/${id}/undo`, stage.organiser, { reason: 'Keputusan keliru.' }).expect(200);
  expect(await marks()).toEqual(['protested']);
  await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'rejected' })).expect(200);
  expect(await marks()).toEqual([]);
});

it('[R25-P09] an open page has the times of the match again when one more round is taken back', async () => {
  const page = await OpenPage.open(api.url, stage.slug, `tournament:${stage.tournamentId}`);
  const { id } = await filed();
  await post(`/${id}/ruling`, stage.organiser, ruling({ remedy: 'extra-round' })).expect(200);
  await post(`/${id}/undo`, stage.organiser, { reason: 'Salah tulis.' }).expect(200);
  const { seq } = (await api.request.get(`/api/live/${stage.slug}/tanding`).expect(200)).body as { seq: number };
  while ((page.watcher.seqs().at(-1) ?? 0) < seq) await wait(20);
  expect(await page.faults()).toEqual([]);
  page.watcher.close();
});

// The weigh-in of a day: recorded once, and who may not fight gives the opponent a walkover in the same transaction.
import type { CardHolder, WeighInAnswer, WeighInAthlete, WeighInDay } from '@gelanggang/contract/weigh-in';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage, statementsOf } from './arena-stage';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));
let weigher: { authorization: string };
let weigherId: number;
let poolId: number;
beforeAll(async () => {
  const account = await api.tokenFor('weigher', { name: 'Petugas Satu' });
  weigher = { authorization: `Bearer ${account.token}` };
  weigherId = account.accountId;
});
beforeEach(async () => {
  poolId = await stage.drawPool([1, 1, 1, 1]);
  await stage.schedule((await stage.matches(poolId)).map((match) => match.id));
});

async function day(date = stage.date): Promise<WeighInDay> {
  const { body } = await api.request
    .get(`/api/tournaments/${stage.tournamentId}/weigh-in?date=${date}`)
    .set(weigher)
    .expect(200);
  return (body as { data: WeighInDay }).data;
}
const athletes = async (): Promise<WeighInAthlete[]> => (await day()).athletes;
const post = (path: string, body: object, token = weigher) => api.request.post(`/api${path}`).set(token).send(body);
const weigh = (one: WeighInAthlete, weight?: number, path = '/weigh-ins') =>
  post(path, { participant_id: one.participant_id, date: stage.date, weight });
const done = async (request: ReturnType<typeof post>): Promise<WeighInAnswer> =>
  (await request.expect(200)).body as WeighInAnswer;
const inClass = (one: WeighInAthlete): number => one.weight_max ?? (one.weight_min ?? 40) + 1;
const tooHeavy = (one: WeighInAthlete): number => (one.weight_max ?? 100) + 0.01;
const byName = async (name: string): Promise<WeighInAthlete> => (await athletes()).find((one) => one.name === name)!;

describe('the weigh-in list of a day', () => {
  it('[R25-G05] has everybody with a scheduled match that day, by time, with the class and the opponent', async () => {
    const list = await athletes();
    expect(list).toHaveLength(4);
    expect(list.map((one) => one.state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
    const [first] = await stage.matches(poolId);
    const blue = list.find((one) => one.name === first!.blue.name)!;
    expect(blue).toMatchObject({ number: 1, partai: 'A1', time: '07:30', arena_id: stage.arenaId });
    expect(blue.open_match).toEqual({ partai: 'A1', opponent: first!.red.name });
    expect((await day('2001-01-01')).athletes).toEqual([]);
  });

  it('takes the same statements for four athletes and for twelve', async () => {
    const few = await statementsOf(day);
    const more = await stage.drawPool([1, 1, 1, 1, 1, 1, 1, 1]);
    const matches = await stage.matches(more);
    const slots = matches.map(({ id }, index) => slot(id, index));
    await stage.schedule([], { start_time: '13:00', matches: slots });
    expect((await day()).athletes).toHaveLength(12);
    expect(await statementsOf(day)).toHaveLength(few.length);
  });

  it('tells no NIK, birth date or phone', async () => {
    const text = JSON.stringify(await day());
    expect(text).not.toMatch(/nik|birth|phone|\d{16}/i);
  });

  it('is for those who may weigh in', async () => {
    const path = `/api/tournaments/${stage.tournamentId}/weigh-in`;
    await api.request.get(path).expect(401);
    await api.request.get(path).set(stage.operator).expect(403);
    await api.request.get('/api/tournaments/999999/weigh-in').set(weigher).expect(404);
  });
});

describe('weighing an athlete', () => {
  it('is recorded once, with no tolerance, and a second time says who did it', async () => {
    const [one] = (await athletes()) as [WeighInAthlete];
    const answer = await done(weigh(one, inClass(one)));
    expect(answer.data).toMatchObject({ outcome: 'present', effects: [], changed: [] });
    expect(await byName(one.name)).toMatchObject({
      state: 'present',
      record: { weight: inClass(one), recorded_by: 'Petugas Satu', gave_walkover: false },
    });
    const again = await weigh(one, inClass(one)).expect(409);
    expect((again.body as { message: string }).message).toMatch(/sudah dicatat oleh Petugas Satu pukul/);
  });

  it('of two at the scales at once writes one, and tells the other', async () => {
    const [one] = (await athletes()) as [WeighInAthlete];
    const answers = await Promise.all([1, 2, 3, 4].map(() => weigh(one)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
    const results = await api.dataSource.query<unknown[]>(
      'select 1 from result r join match m on m.id = r.match_id where m.pool_id = $1',
      [poolId],
    );
    expect(results).toHaveLength(1);
  });

  it('out of class gives the opponent a walkover at once: the bracket, the audience and the log know', async () => {
    const [match] = await stage.matches(poolId);
    const out = await byName(match!.blue.name);
    const answer = await done(weigh(out, tooHeavy(out)));
    expect(answer.data.outcome).toBe('out-of-class');
    expect(answer.data.effects[0]).toContain(match!.red.name);
    expect(answer.data.record).toMatchObject({ gave_walkover: true });

    const after = await stage.matches(poolId);
    expect(after.find((one) => one.id === match!.id)).toMatchObject({
      status: 'walkover',
      winner: 'red',
      win_reason: 'out-of-class',
    });
    const next = after.find((one) => one.id === match!.next_match_id)!;
    expect([next.blue.name, next.red.name]).toContain(match!.red.name);
    const [event] = await api.dataSource.query<{ data: { matches: { id: number }[] } }[]>(
      `select data from event where stream = $1 and type = 'matches.changed' order by seq desc limit 1`,
      [`tournament:${stage.tournamentId}`],
    );
    expect(event!.data.matches.map((one) => one.id).sort()).toEqual([match!.id, next.id].sort());
    const [audit] = await api.dataSource.query<{ account_id: number; detail: object }[]>(
      `select account_id, detail from audit where action = 'weigh-in.recorded' and subject_id = $1`,
      [out.participant_id],
    );
    expect(audit).toMatchObject({ account_id: weigherId, detail: { outcome: 'out-of-class' } });
  });

  it('is shown before it is done, to the letter, and the preview writes nothing', async () => {
    const [match] = await stage.matches(poolId);
    const one = await byName(match!.red.name);
    const seen = await done(weigh(one, undefined, '/weigh-ins/preview'));
    expect(await byName(one.name)).toMatchObject({ state: 'waiting' });
    expect((await stage.matches(poolId))[0]).toMatchObject({ status: 'scheduled' });
    const real = await done(weigh(one));
    expect(real.data.effects).toEqual(seen.data.effects);
    expect(real.data.changed.map((changed) => changed.id)).toEqual(seen.data.changed.map((changed) => changed.id));
  });

  it('waits for an opponent that is not known yet, and then gives the walkover in one step', async () => {
    const bracket = await stage.drawPool([1, 1, 1]);
    const open = (await stage.matches(bracket)).filter(
      (match) => match.blue.state !== 'bye' && match.red.state !== 'bye',
    );
    await stage.schedule([], { start_time: '13:00', matches: open.map(({ id }, index) => slot(id, index)) });
    const lucky = (await athletes()).find((one) => one.open_match !== null && one.open_match.opponent === null)!;
    const answer = await done(weigh(lucky));
    expect(answer.data.record).toMatchObject({ gave_walkover: false });
    await post(`/weigh-ins/${answer.data.record!.id}/walkover`, {}).expect(409);
    const first = open.find((match) => match.blue.state === 'unit' && match.red.state === 'unit')!;
    await stage.win(first.id);
    const late = await done(post(`/weigh-ins/${answer.data.record!.id}/walkover`, {}));
    expect(late.data.record).toMatchObject({ gave_walkover: true });
    await post(`/weigh-ins/${answer.data.record!.id}/walkover`, {}).expect(409);
    const final = (await stage.matches(bracket)).find((match) => match.next_match_id === null)!;
    expect(final).toMatchObject({ status: 'walkover' });
  });

  it('[R25-G04] of two opponents who both may not fight lets neither win; who may fight after all has won', async () => {
    const pair = await stage.drawPool([1, 1]);
    const [final] = await stage.matches(pair);
    await stage.schedule([], { start_time: '13:00', matches: [slot(final!.id, 0)] });
    const [blue, red] = [await byName(final!.blue.name), await byName(final!.red.name)];
    const standing = async () => (await stage.matches(pair))[0];
    const first = await done(weigh(blue, tooHeavy(blue)));
    expect(await standing()).toMatchObject({ status: 'walkover', winner: 'red' });
    const seen = await done(weigh(red, undefined, '/weigh-ins/preview'));
    const second = await done(weigh(red));
    expect(second.data.effects).toEqual(seen.data.effects);
    expect(second.data.effects[0]).not.toContain(red.name);
    expect(await standing()).toMatchObject({ status: 'walkover', winner: null, win_reason: 'both-out-at-scales' });
    for (const one of [blue, red]) expect(await byName(one.name)).toMatchObject({ record: { gave_walkover: true } });
    const correct = (answer: WeighInAnswer, one: WeighInAthlete) =>
      done(
        post(
          `/weigh-ins/${answer.data.record!.id}/correct`,
          { weight: inClass(one), reason: 'Salah baca.' },
          stage.organiser,
        ),
      );
    await correct(first, blue);
    expect(await standing()).toMatchObject({ status: 'walkover', winner: 'blue' });
    await correct(second, red);
    expect(await standing()).toMatchObject({ status: 'scheduled', winner: null });
  });

  it('[R25-G04] of two opponents who both may not fight sends neither on: the next one wins without a fight', async () => {
    const [match, other] = await stage.matches(poolId);
    const [blue, red] = [await byName(match!.blue.name), await byName(match!.red.name)];
    await done(weigh(blue, tooHeavy(blue)));
    await stage.win(other!.id);
    await done(weigh(red, tooHeavy(red)));
    const after = await stage.matches(poolId);
    expect(after.find((one) => one.id === match!.id)).toMatchObject({ status: 'walkover', winner: null });
    const final = after.find((one) => one.next_match_id === null)!;
    const winner = after.find((one) => one.id === other!.id)!;
    expect(final).toMatchObject({ status: 'walkover' });
    expect(final[final.winner!].name).toBe(winner[winner.winner!].name);
  });

  it('is refused while the athlete fights, on another day, and with a weight that no scales show', async () => {
    const [match] = await stage.matches(poolId);
    const one = await byName(match!.blue.name);
    const fields = async (body: object) =>
      Object.keys((await post('/weigh-ins', body).expect(422)).body.errors as object);
    const base = { participant_id: one.participant_id, date: stage.date };
    expect(await fields({ ...base, date: '2001-01-01' })).toEqual(['date']);
    expect(await fields({ ...base, date: 'besok' })).toEqual(['date']);
    expect(await fields({ ...base, weight: 5 })).toEqual(['weight']);
    expect(await fields({ ...base, weight: 'berat' })).toEqual(['weight']);
    await post('/weigh-ins', { ...base, participant_id: 99_999_999 }).expect(404);
    await stage.start(match!.id);
    await weigh(one).expect(409);
    expect(await byName(one.name)).toMatchObject({ state: 'waiting' });
  });
});

describe('correcting a weigh-in', () => {
  it('needs its own permission and a reason, and keeps what was recorded before', async () => {
    const [one] = (await athletes()) as [WeighInAthlete];
    const { data } = await done(weigh(one, inClass(one)));
    const path = `/weigh-ins/${data.record!.id}/correct`;
    await post(path, { weight: 40, reason: 'Salah baca.' }).expect(403);
    const refused = await post(path, { weight: 40 }, stage.organiser).expect(422);
    expect(Object.keys(refused.body.errors as object)).toEqual(['reason']);
    await done(post(path, { weight: inClass(one) - 0.1, reason: 'Salah baca.' }, stage.organiser));
    await post(path, { weight: 40, reason: 'Lagi.' }, stage.organiser).expect(409);
    const rows = await api.dataSource.query<unknown[]>(
      'select replaced_reason from weigh_in where participant_id = $1 order by id',
      [one.participant_id],
    );
    expect(rows).toEqual([{ replaced_reason: 'Salah baca.' }, { replaced_reason: null }]);
  });

  it('[R25-G04] says why the walkover was given: who was taken for absent was out of class', async () => {
    const [match] = await stage.matches(poolId);
    const one = await byName(match!.blue.name);
    const { data } = await done(weigh(one));
    const why = async () =>
      (
        await api.dataSource.query<{ reason: string }[]>(
          'select reason from result where match_id = $1 and withdrawn_at is null',
          [match!.id],
        )
      ).map(({ reason }) => reason);
    expect(await why()).toEqual(['Tidak hadir saat timbang badan.']);
    expect((await stage.matches(poolId))[0]).toMatchObject({ win_reason: 'absent-at-scales' });
    const outside = { weight: tooHeavy(one), reason: 'Ternyata sudah ditimbang.' };
    const corrected = await done(post(`/weigh-ins/${data.record!.id}/correct`, outside, stage.organiser));
    expect(await why()).toEqual(['Di luar kelas saat timbang badan.']);
    const told = { status: 'walkover', winner: 'red', win_reason: 'out-of-class' };
    expect((await stage.matches(poolId))[0]).toMatchObject(told);
    expect(corrected.data.changed).toMatchObject([{ id: match!.id, ...told }]);
    expect(await byName(one.name)).toMatchObject({ state: 'out-of-class', record: { gave_walkover: true } });
  });

  it('takes the walkover back when the athlete may fight after all, until the next match has started', async () => {
    const [match] = await stage.matches(poolId);
    const one = await byName(match!.blue.name);
    const { data } = await done(weigh(one));
    const back = { weight: inClass(one), reason: 'Datang, salah panggil.' };
    await done(post(`/weigh-ins/${data.record!.id}/correct`, back, stage.organiser));
    expect((await stage.matches(poolId))[0]).toMatchObject({ status: 'scheduled', winner: null });
    expect(await byName(one.name)).toMatchObject({ state: 'present', record: { gave_walkover: false } });

    const other = await byName(match!.red.name);
    const second = await done(weigh(other));
    await stage.win((await stage.matches(poolId))[1]!.id);
    const final = (await stage.matches(poolId)).find((one) => one.next_match_id === null)!;
    await stage.start(final.id);
    const late = await post(`/weigh-ins/${second.data.record!.id}/correct`, back, stage.organiser).expect(409);
    expect((late.body as { message: string }).message).toContain('sudah dimulai');
    expect(await byName(other.name)).toMatchObject({ state: 'absent', record: { gave_walkover: true } });
  });
});

describe('the card of an athlete', () => {
  it('is an opaque code that leads to the person, in its own tournament alone', async () => {
    const [one] = (await athletes()) as [WeighInAthlete];
    const [row] = await api.dataSource.query<{ code: string }[]>(
      'select card_code as code from participant where id = $1',
      [one.participant_id],
    );
    const path = (tournamentId: number, code: string) => `/api/tournaments/${tournamentId}/athlete-cards/${code}`;
    const { body } = await api.request.get(path(stage.tournamentId, row!.code)).set(weigher).expect(200);
    const holder = (body as { data: CardHolder }).data;
    expect(holder).toEqual({ name: one.name, contingent: one.contingent, participant_ids: [one.participant_id] });
    const other = await arenaStage(api);
    await api.request.get(path(other.tournamentId, row!.code)).set(weigher).expect(404);
    await api.request.get(path(stage.tournamentId, 'bukan-kode')).set(weigher).expect(404);
    await api.request.get(path(stage.tournamentId, row!.code)).expect(401);
  });
});

const slot = (id: number, index: number) => ({
  tournament_match_id: id,
  order: index + 1,
  start_time: `13:${String(index * 5).padStart(2, '0')}`,
});

// What the desk may still change of a result: its figures once the next match has begun, and nothing against a decision on a
// protest.
import type { ArenaQueue, CorrectionPreview } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { ProtestAnswer } from '@gelanggang/contract/protests';
import { testApi } from '../../../test/setup/api';
import { arenaStage, type ArenaStage } from './arena-stage';
import { seniStage } from './seni-stage';

const DECIDERS = { chair: 'Asep', council: 'Budi', commission: 'Citra' };
const reason = 'Salah ketik.';

const api = testApi();
let stage: ArenaStage;
let first: LiveMatch;
let second: LiveMatch;
let final: LiveMatch;
let begun: LiveMatch;
beforeEach(async () => {
  stage = await arenaStage(api);
  [first, second, final] = await stage.fourInASchedule();
});

const post = (path: string, body: object = {}, match = first) =>
  api.request.post(`/api/matches/${match.id}/${path}`).set(stage.operator).send(body);
const again = async (match = first) =>
  (await stage.matches(first.pool_id)).find((one) => one.id === match.id) as LiveMatch;
const queue = async () =>
  ((await api.request.get(`/api/arenas/${stage.arenaId}`).set(stage.operator).expect(200)).body as { data: ArenaQueue })
    .data;
const standing = async (match = first) => {
  const found = (await queue()).results.find((one) => one.match_id === match.id);
  if (!found) throw new Error('no result');
  return found;
};

describe('once the next match has begun', () => {
  beforeEach(async () => {
    await stage.win(first.id, 'blue');
    await stage.win(second.id, 'blue');
    await stage.start(final.id);
    begun = await again(final);
  });

  it('the same winner stands with the right score and method, which is told as corrected and undone', async () => {
    const { id } = await standing();
    const { body } = await post('result/preview', { result_id: id, winner: 'blue' }).expect(200);
    expect((body as { data: CorrectionPreview }).data.effects).toEqual([]);
    const right = { winner: 'blue', win_kind: 'teknik', blue_score: 12, red_score: 7 };
    await post('result', { ...right, corrects_result_id: id, reason }).expect(200);
    expect(await again()).toMatchObject({
      ...{ winner: 'blue', win_kind: 'teknik', blue_score: 12, red_score: 7 },
      standing: { state: 'corrected', correction: { by: 'desk', before: { winner: 'blue', win_kind: 'angka' } } },
    });
    expect(await again(final)).toMatchObject({ status: 'ongoing', blue: begun.blue, red: begun.red });
    const corrected = await standing();
    expect(corrected).toMatchObject({ is_final: true, is_correction: true });
    await post('result/undo', { result_id: corrected.id }).expect(200);
    expect(await again()).toMatchObject({ win_kind: 'angka', standing: { state: 'official' } });
    expect(await again(final)).toMatchObject({ status: 'ongoing' });
    const audited = await api.dataSource.query<{ action: string }[]>(
      `select action from audit where subject_id = $1 and action like 'result.%' order by id`,
      [first.id],
    );
    expect(audited.map(({ action }) => action)).toEqual(['result.corrected', 'result.restored']);
  });

  it('another winner, or none, is refused', async () => {
    const { id } = await standing();
    for (const [path, body] of [
      ['result/preview', { result_id: id, winner: 'red' }],
      ['result', { winner: 'red', win_kind: 'angka', corrects_result_id: id, reason }],
      ['result/withdraw', { result_id: id, reason }],
    ] as const) {
      expect((await post(path, body)).body).toMatchObject({ code: 'arenaControl.nextStarted' });
    }
  });
});

it('a walkover is corrected to a fought match after the final has begun: its loser comes to the battle for the third place', async () => {
  stage = await arenaStage(api, { hasThirdPlaceMatch: true });
  [first, second] = await stage.fourInASchedule();
  const last = (await stage.matches(first.pool_id)).slice(2);
  final = last.find((one) => one.id === first.next_match_id) as LiveMatch;
  const battle = last.find((one) => one.id !== final.id) as LiveMatch;
  const third = () => again(battle);
  await post('walkover', { winner: 'blue' }).expect(200);
  await stage.win(second.id, 'blue');
  expect(await third()).toMatchObject({ status: 'walkover' });
  await stage.start(final.id);
  const { id } = await standing();
  const preview = await post('result/preview', { result_id: id, winner: 'blue' }).expect(200);
  expect((preview.body as { data: CorrectionPreview }).data.effects).toMatchObject([
    { match_id: battle.id, status_before: 'walkover', status_after: 'scheduled' },
  ]);
  await post('result', { winner: 'blue', win_kind: 'angka', corrects_result_id: id, reason }).expect(200);
  const open = await third();
  expect(open).toMatchObject({ status: 'scheduled', winner: null });
  expect([open.blue.name, open.red.name].sort()).toEqual([first.red.name, second.red.name].sort());
  expect(await again(final)).toMatchObject({ status: 'ongoing' });
  await post('result/undo', { result_id: (await standing()).id }).expect(200);
  expect(await third()).toMatchObject({ status: 'walkover' });
  expect(await again()).toMatchObject({ status: 'walkover', winner: 'blue' });
});

/** Of a contingent that stands in a match. */
async function managerOf(corner: 'blue' | 'red', match: LiveMatch): Promise<{ authorization: string; id: number }> {
  const { token, accountId } = await api.tokenFor('manager');
  await api.dataSource.query(
    `update contingent set account_id = $2 where id = (select u.contingent_id from match m
       join pool_unit u on u.id = m.${corner}_unit_id where m.id = $1)`,
    [match.id, accountId],
  );
  return { authorization: `Bearer ${token}`, id: accountId };
}

/** Red protests against the result that stands, and this is decided. */
async function ruled(remedy: object, match = first): Promise<number> {
  const { authorization } = await managerOf('red', match);
  const send = (path: string, who: { authorization: string }, body: object) =>
    api.request.post(`/api/protests${path}`).set(who).send(body);
  const taken = await send('', { authorization }, { match_id: match.id }).expect(201);
  const { id } = (taken.body as ProtestAnswer).data;
  await send(`/${id}/return`, { authorization }, { claim: 'Jatuhan tidak sah.' }).expect(200);
  await send(`/${id}/fee`, stage.organiser, { fee: 500_000 }).expect(200);
  await send(`/${id}/ruling`, stage.organiser, { reason: 'Rekaman.', deciders: DECIDERS, ...remedy }).expect(200);
  return id;
}

const undoRuling = (id: number) =>
  api.request.post(`/api/protests/${id}/undo`).set(stage.organiser).send({ reason: 'Keputusan keliru.' });

describe('what a decision on a protest has set', () => {
  beforeEach(() => stage.win(first.id, 'blue'));
  const isRefused = async (path: string, body: object) => {
    const refused = await post(path, body);
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: 'arenaControl.setByRuling',
        message: 'Hasil partai A1 ditetapkan oleh keputusan protes. Batalkan dahulu keputusan itu di halaman Protes.',
      },
    ]);
  };

  it('is not undone, withdrawn or turned round at the desk, but a score of it is put right', async () => {
    const protest = await ruled({ remedy: 'result-changed', winner: 'red', win_kind: 'teknik' });
    const set = await standing();
    expect(set).toMatchObject({ winner: 'red', is_correction: false });
    await isRefused('result/undo', { result_id: set.id });
    await isRefused('result/withdraw', { result_id: set.id, reason });
    await isRefused('result/preview', { result_id: set.id, winner: 'blue' });
    await isRefused('result', { winner: 'blue', win_kind: 'angka', corrects_result_id: set.id, reason });
    const figures = { winner: 'red', win_kind: 'teknik', blue_score: 3, red_score: 5 };
    await post('result', { ...figures, corrects_result_id: set.id, reason }).expect(200);
    const figured = await standing();
    expect(figured).toMatchObject({ winner: 'red', blue_score: 3, is_correction: true });
    await isRefused('result/withdraw', { result_id: figured.id, reason });
    await post('result/undo', { result_id: figured.id }).expect(200);
    expect(await standing()).toMatchObject({ winner: 'red', blue_score: null });
    await undoRuling(protest).expect(200);
    expect(await again()).toMatchObject({ winner: 'blue', win_kind: 'angka' });
    expect((await again(final))[first.next_corner ?? 'blue'].name).toBe(first.blue.name);
  });

  it('one more round, is not ended at the desk by restoring the result before it', async () => {
    const { id } = await standing();
    await ruled({ remedy: 'extra-round' });
    expect((await queue()).withdrawn).toEqual([]);
    await isRefused('result/undo', { result_id: id });
    await stage.win(first.id, 'red');
    const after = await standing();
    await post('result/withdraw', { result_id: after.id, reason }).expect(200);
    await post('result/undo', { result_id: after.id }).expect(200);
    expect(await again()).toMatchObject({ winner: 'red' });
  });
});

describe('a decision that is undone when another one stands in the match by then', () => {
  let gone: { id: number };
  beforeEach(async () => {
    for (const match of [first, second]) await stage.win(match.id, 'blue');
    await stage.win(final.id, 'blue');
    gone = await managerOf(first.next_corner ?? 'blue', final);
  });
  /** The other one of the first semifinal goes on. */
  const turnRound = async () => {
    const { id } = await standing();
    await post('result', { winner: 'red', win_kind: 'angka', corrects_result_id: id, reason }).expect(200);
  };

  it('is told to whoever was told of it', async () => {
    const id = await ruled({ remedy: 'rejected' }, final);
    await post('result/withdraw', { result_id: (await standing(final)).id, reason }, final).expect(200);
    await turnRound();
    await undoRuling(id).expect(200);
    const told = await api.dataSource.query<{ kind: string }[]>(
      'select kind from notice where account_id = $1 order by id',
      [gone.id],
    );
    expect(told.map(({ kind }) => kind)).toEqual(['protest.filed', 'protest.ruled', 'protest.undone']);
  });

  it('does not give the old result to somebody who has not fought for it', async () => {
    const id = await ruled({ remedy: 'extra-round' }, final);
    await turnRound();
    const refused = await undoRuling(id);
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        code: 'protests.entrantsChanged',
        message: 'Peserta partai A3 bukan lagi yang dahulu: hasilnya yang lama tidak dapat kembali.',
      },
    ]);
    expect(await again(final)).toMatchObject({ status: 'scheduled', winner: null });
  });
});

it('the score of a performance that a decision has set, is neither put right nor taken back at the desk', async () => {
  const seni = await seniStage(api);
  const { data } = await seni.generate(await seni.event([1, 1]), { mode: 'default', pool_size: 2 });
  const { matches, time_rule: time } = await seni.perform(data.pools[0]!.id);
  const shown = matches[0]!;
  const { token, accountId } = await api.tokenFor('manager');
  await api.dataSource.query(
    `update contingent set account_id = $2 where id = (select u.contingent_id from match m
       join pool_unit u on u.id = m.blue_unit_id where m.id = $1)`,
    [shown.id, accountId],
  );
  const manager = { authorization: `Bearer ${token}` };
  const send = (path: string, who: { authorization: string }, body: object) =>
    api.request.post(`/api${path}`).set(who).send(body);
  const { body } = await send('/protests', manager, { match_id: shown.id }).expect(201);
  const { id } = (body as ProtestAnswer).data;
  await send(`/protests/${id}/return`, manager, { claim: 'Waktunya keliru.' }).expect(200);
  await send(`/protests/${id}/fee`, stage.organiser, { fee: 500_000 }).expect(200);
  const score = (one: number) => ({ outcome: 'performed', scores: Array(4).fill(one) as number[], seconds: time.max });
  await send(`/protests/${id}/ruling`, stage.organiser, {
    ...{ remedy: 'result-changed', performance: score(9.9), reason: 'Rekaman.', deciders: DECIDERS },
  }).expect(200);

  const standing = async () => {
    const found = (await seni.pool(shown.pool.id)).matches.find((one) => one.id === shown.id);
    return { id: found?.performance?.id, score: found?.performance?.final_score };
  };
  const set = await standing();
  const path = `/seni/matches/${shown.id}/performance`;
  const desk = { authorization: `Bearer ${seni.token}` };
  for (const refused of [
    await send(path, desk, { ...score(9.1), corrects_id: set.id }),
    await send(path, desk, { outcome: 'absent', corrects_id: set.id }),
    await send(`${path}/withdraw`, desk, { performance_id: set.id, reason }),
  ]) {
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'arenaControl.setByRuling' }]);
  }
  expect(await standing()).toEqual(set);
  await undoRuling(id).expect(200);
  const before = await standing();
  await send(path, desk, { ...score(9.1), corrects_id: before.id }).expect(200);
  expect((await standing()).score).toBe(9.1);
});

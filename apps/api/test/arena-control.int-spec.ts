// The operator's desk: from the call of a match to its result (domain-rules, Running the day).
import type { ArenaQueue, MatchStepAnswer } from '@gelanggang/contract/arena-control';
import type { BracketAnswer, MatchListAnswer } from '@gelanggang/contract/brackets';
import type { LiveMatch } from '@gelanggang/contract/live';
import { makeArena } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage, statementsOf } from './arena-stage';
import { ToldMatches } from './told-matches';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));

const post = (matchId: number, step: string, body: object = {}, who = stage.operator) =>
  api.request.post(`/api/matches/${matchId}/${step}`).set(who).send(body);

async function queue(): Promise<ArenaQueue> {
  const { body } = await api.request.get(`/api/arenas/${stage.arenaId}`).set(stage.operator).expect(200);
  return (body as { data: ArenaQueue }).data;
}

async function match(id: number): Promise<LiveMatch> {
  const [poolId] = await api.dataSource.query<{ pool_id: number }[]>('select pool_id from match where id = $1', [id]);
  const found = (await stage.matches(poolId?.pool_id ?? 0)).find((one) => one.id === id);
  if (!found) throw new Error(`no match ${id}`);
  return found;
}

describe('a match on its day', () => {
  it('is called, started and decided, and its winner stands in the next match at once', async () => {
    const [first, , final] = await stage.fourInASchedule();
    await post(first.id, 'call').expect(200);
    await post(first.id, 'start').expect(200);
    const { body } = await post(first.id, 'result', {
      winner: 'red',
      win_kind: 'angka',
      blue_score: 12,
      red_score: 15,
    }).expect(200);
    const { data } = body as MatchStepAnswer;
    expect(data.match).toMatchObject({ status: 'finished', winner: 'red', red_score: 15, arena_id: stage.arenaId });
    expect(data.result).toMatchObject({ recorded_by: 'Operator Satu', is_final: false });
    const moved = data.changed.find((one) => one.id === final.id);
    expect(moved?.[first.next_corner ?? 'blue']).toMatchObject({ state: 'unit', name: first.red.name });
  });

  it('goes back from called when it is skipped, and from ongoing when it was started by mistake', async () => {
    const [first] = await stage.fourInASchedule();
    await post(first.id, 'call').expect(200);
    await post(first.id, 'skip').expect(200);
    expect(await match(first.id)).toMatchObject({ status: 'scheduled', called_at: null });
    await stage.start(first.id);
    await post(first.id, 'unstart').expect(200);
    expect(await match(first.id)).toMatchObject({ status: 'called', started_at: null });
  });

  it('is refused a step that its state does not allow, and a call before both opponents are known', async () => {
    const [first, , final] = await stage.fourInASchedule();
    const early = await post(first.id, 'start').expect(409);
    expect(early.body).toEqual({ message: 'Partai A1 sekarang terjadwal.', code: 'arenaControl.isNow' });
    const empty = await post(final.id, 'call').expect(409);
    expect(empty.body).toEqual({ message: 'Peserta partai A3 belum lengkap.', code: 'arenaControl.notComplete' });
    await post(first.id, 'result', { winner: 'blue', win_kind: 'teknik' }).expect(409);
    await post(999_999, 'call').expect(404);
  });

  it('waits while another is ongoing in its arena', async () => {
    const [first, second] = await stage.fourInASchedule();
    await stage.start(first.id);
    await post(second.id, 'call').expect(200);
    const { body } = await post(second.id, 'start').expect(409);
    expect(body).toMatchObject({ message: `Partai A1 sedang berlangsung di ${stage.arenaName}.` });
  });

  it('without a schedule needs an arena of its tournament', async () => {
    const [first] = await stage.matches(await stage.drawPool([1, 1]));
    const none = await post(first?.id ?? 0, 'call').expect(422);
    expect(none.body.errors).toEqual({ arena_id: ['Pilih gelanggang partai ini.'] });
    const other = await arenaStage(api);
    await post(first?.id ?? 0, 'call', { arena_id: other.arenaId }).expect(422);
    await post(first?.id ?? 0, 'call', { arena_id: stage.arenaId }).expect(200);
    expect((await queue()).matches.map((one) => one.id)).toEqual([first?.id]);
  });
});

it('a match that the desk has moved is not called from the page of the arena that it left', async () => {
  const [first] = await stage.fourInASchedule();
  const other = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
  const there = await stage.matches(await stage.drawPool([1, 1]));
  await stage.schedule([there[0]?.id ?? 0], { tournament_arena_id: other.id });
  await post(first.id, 'move', { arena_id: other.id }, stage.organiser).expect(200);
  const { body } = await post(first.id, 'call', { arena_id: stage.arenaId }).expect(409);
  expect((body as { message: string }).message).toMatch(/^Partai [A-Z\d-]+ ada di /);
  expect(await match(first.id)).toMatchObject({ status: 'scheduled', arena_id: other.id });
  await post(first.id, 'call', { arena_id: other.id }).expect(200);
});

describe('two operators', () => {
  it('recording one match at once make one result; the other reads what happened', async () => {
    const [first] = await stage.fourInASchedule();
    await stage.start(first.id);
    const second = await api.tokenFor('operator', { name: 'Operator Dua' });
    const answers = await Promise.all([
      post(first.id, 'result', { winner: 'blue', win_kind: 'angka', blue_score: 9, red_score: 4 }),
      post(first.id, 'result', { winner: 'red', win_kind: 'teknik' }, { authorization: `Bearer ${second.token}` }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.body.message).toMatch(
      /^Hasil partai A1 sudah dicatat oleh Operator (Satu|Dua) pukul \d\d\.\d\d: (Biru, menang angka 9–4|Merah, menang teknik)\.$/,
    );
    const standing = await api.dataSource.query('select id from result where match_id = $1', [first.id]);
    expect(standing).toHaveLength(1);
  });

  it('starting two matches in one arena at once start one', async () => {
    const [first, second] = await stage.fourInASchedule();
    await post(first.id, 'call').expect(200);
    await post(second.id, 'call').expect(200);
    const answers = await Promise.all([post(first.id, 'start'), post(second.id, 'start')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
});

describe('a result', () => {
  it('is refused on its fields when it cannot be', async () => {
    const [first] = await stage.fourInASchedule();
    await stage.start(first.id);
    const behind = await post(first.id, 'result', { winner: 'blue', win_kind: 'angka', blue_score: 1, red_score: 2 });
    expect([behind.status, behind.body.errors]).toEqual([422, { winner: ['Pemenang angka tidak boleh kalah nilai.'] }]);
    const half = await post(first.id, 'result', { winner: 'blue', win_kind: 'angka', blue_score: 1 });
    expect(half.body.errors).toEqual({ red_score: ['Isi nilai kedua sudut, atau kosongkan keduanya.'] });
    const unknown = await post(first.id, 'result', { winner: 'yellow', win_kind: 'lari' });
    expect(Object.keys(unknown.body.errors as object).sort()).toEqual(['win_kind', 'winner']);
    expect(await match(first.id)).toMatchObject({ status: 'ongoing', winner: null });
  });

  it('can be corrected until the next match has started, and moves the other one on', async () => {
    const [first, second, final] = await stage.fourInASchedule();
    await stage.win(first.id, 'blue');
    const wrong = (await queue()).results[0];
    const corrected = await post(first.id, 'result', {
      winner: 'red',
      win_kind: 'wmp',
      corrects_result_id: wrong?.id,
      reason: 'Salah sudut',
    }).expect(200);
    expect((corrected.body as MatchStepAnswer).data.match).toMatchObject({ status: 'finished', winner: 'red' });
    expect((await match(final.id))[first.next_corner ?? 'blue'].name).toBe(first.red.name);
    await post(first.id, 'result', {
      winner: 'blue',
      win_kind: 'wmp',
      corrects_result_id: wrong?.id,
      reason: 'Salah',
    }).expect(409);

    await stage.win(second.id);
    await stage.start(final.id);
    const standing = (await queue()).results.find((one) => one.match_id === first.id);
    expect(standing?.is_final).toBe(true);
    const late = await post(first.id, 'result', {
      winner: 'blue',
      win_kind: 'wmp',
      corrects_result_id: standing?.id,
      reason: 'Salah',
    });
    expect([late.status, late.body]).toEqual([
      409,
      {
        message: 'Hasil partai A1 tidak dapat diubah: partai berikutnya sudah dimulai.',
        code: 'arenaControl.nextStarted',
      },
    ]);
    expect((await match(final.id))[first.next_corner ?? 'blue'].name).toBe(first.red.name);
  });

  it('that is withdrawn takes back whom it moved on, and stays in the history', async () => {
    const [first, , final] = await stage.fourInASchedule();
    await stage.win(first.id, 'blue');
    const result = (await queue()).results[0];
    await post(first.id, 'result/withdraw', { result_id: result?.id, reason: 'Salah sudut' }).expect(200);
    expect(await match(first.id)).toMatchObject({ status: 'scheduled', winner: null, started_at: null });
    expect((await match(final.id))[first.next_corner ?? 'blue']).toMatchObject({ state: 'tbd' });
    await post(first.id, 'result/withdraw', { result_id: result?.id, reason: 'Salah' }).expect(409);
    const kept = await api.dataSource.query('select withdrawn_reason as reason from result where match_id = $1', [
      first.id,
    ]);
    expect(kept).toEqual([{ reason: 'Salah sudut' }]);
  });
});

describe('a walkover', () => {
  it('moves on who is there', async () => {
    const [first, , final] = await stage.fourInASchedule();
    await post(first.id, 'walkover', { winner: 'red', reason: 'Lawan tidak hadir' }).expect(200);
    expect(await match(first.id)).toMatchObject({
      ...{ status: 'walkover', winner: 'red', win_kind: null, win_reason: 'no-show' },
    });
    const { body } = await post(first.id, 'walkover', { winner: 'red' }).expect(409);
    expect((body as { message: string }).message).toContain(
      'menang WO, lawan tidak datang atau mengundurkan diri (Pasal 11.6.g.5)',
    );
    expect((await match(final.id))[first.next_corner ?? 'blue'].name).toBe(first.red.name);
  });

  it('with both absent lets the next opponent advance, and can be taken back as a whole', async () => {
    const [first, second, final] = await stage.fourInASchedule();
    await stage.win(second.id, 'blue');
    await post(first.id, 'walkover').expect(200);
    expect(await match(first.id)).toMatchObject({ status: 'walkover', winner: null });
    expect(await match(final.id)).toMatchObject({
      ...{ status: 'walkover', winner: second.next_corner, win_reason: 'no-opponent' },
    });

    const result = (await queue()).results.find((one) => one.match_id === first.id);
    expect(result).toMatchObject({ is_walkover: true, winner: null, is_final: false });
    await post(first.id, 'result/withdraw', { result_id: result?.id, reason: 'Salah' }).expect(200);
    expect(await match(final.id)).toMatchObject({ status: 'scheduled', winner: null });
    const standing = await api.dataSource.query(
      'select match_id from result where match_id = any($1::bigint[]) and withdrawn_at is null',
      [[first.id, second.id, final.id]],
    );
    expect(standing).toEqual([{ match_id: second.id }]);
  });
});

describe('a walkover', () => {
  it('waits until both opponents are known, and a bye has none', async () => {
    const [first, second, final] = await stage.fourInASchedule();
    await stage.win(first.id, 'blue');
    const corner = first.next_corner ?? 'blue';
    for (const body of [{}, { winner: corner }]) await post(final.id, 'walkover', body).expect(409);
    await stage.win(second.id, 'blue');
    expect(await match(final.id)).toMatchObject({ status: 'scheduled', winner: null });
    await post(final.id, 'walkover', { winner: corner }).expect(200);
    const all = await stage.matches(await stage.drawPool([1, 1, 1]));
    const bye = all.find((one) => one.blue.state === 'bye' || one.red.state === 'bye')!;
    const own = bye.blue.state === 'unit' ? 'blue' : 'red';
    for (const body of [{}, { winner: own }]) await post(bye.id, 'walkover', body).expect(409);
  });
});

describe('a corner that two absent athletes leave empty', () => {
  it('names nobody on live pages, in the bracket and in the list, until that result is taken back', async () => {
    const [first, second, final] = await stage.fourInASchedule();
    const corner = first.next_corner ?? 'blue';
    const page = await ToldMatches.open(api, stage.tournamentId, 'tanding');
    const shown = async () => {
      await page.equalsDatabase();
      const { body: bracket } = await api.request.get(`/api/pools/${final.pool_id}/matches`).set(stage.organiser);
      const { body: list } = await api.request.get(`/api/pools/${final.pool_id}/match-list`);
      const player = (bracket as BracketAnswer).rounds[1]?.games[0]?.[corner === 'blue' ? 'player1' : 'player2'];
      const row = (list as MatchListAnswer).data.find((one) => one.match_id === final.id);
      const live = page.matches.find((one) => one.id === final.id)?.[corner];
      expect([player?.name, row?.[corner === 'blue' ? 'participant_one' : 'participant_two']]).toEqual(
        Array(2).fill(live?.name),
      );
      return live;
    };
    expect(await shown()).toMatchObject({ name: 'Pemenang A1', winner_of: 'A1' });

    await post(first.id, 'walkover').expect(200);
    expect(await shown()).toEqual({ state: 'tbd', name: '-', contingent: '', is_dummy: false });
    await stage.win(second.id);
    expect(await match(final.id)).toMatchObject({ status: 'walkover', winner: second.next_corner });
    expect(await shown()).toMatchObject({ name: '-' });

    const result = (await queue()).results.find((one) => one.match_id === first.id);
    await post(first.id, 'result/withdraw', { result_id: result?.id, reason: 'Salah' }).expect(200);
    expect(await shown()).toMatchObject({ name: 'Pemenang A1', winner_of: 'A1' });
  });
});

describe('the queue of an arena', () => {
  it('shows its matches in order with the current and the next one', async () => {
    const [first, second, final] = await stage.fourInASchedule();
    expect(await queue()).toMatchObject({ date: stage.date, current_match_id: null, next_match_id: first.id });
    await stage.start(first.id);
    const shown = await queue();
    expect(shown.matches.map((one) => [one.id, one.number])).toEqual([
      [first.id, 1],
      [second.id, 2],
      [final.id, 3],
    ]);
    expect([shown.current_match_id, shown.next_match_id]).toEqual([first.id, second.id]);
    expect(shown.matches[2]?.blue).toMatchObject({ state: 'tbd', name: 'Pemenang A1', winner_of: 'A1' });
  });

  it('takes the same number of statements for 3 matches as for 15', async () => {
    await stage.fourInASchedule();
    const few = await statementsOf(queue);
    const other = (await stage.matches(await stage.drawPool(Array.from({ length: 13 }, () => 1)))).filter(
      (one) => one.blue.state !== 'bye' && one.red.state !== 'bye',
    );
    await stage.schedule(
      other.map((one) => one.id),
      { start_time: '13:00' },
    );
    expect((await queue()).matches).toHaveLength(15);
    expect(await statementsOf(queue)).toHaveLength(few.length);
  });

  it('belongs to those who may operate it', async () => {
    const [first] = await stage.fourInASchedule();
    const own = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
    await api.dataSource.query('insert into account_arena (account_id, arena_id) values ($1, $2)', [
      stage.operatorId,
      own.id,
    ]);
    await api.request.get(`/api/arenas/${stage.arenaId}`).set(stage.operator).expect(403);
    await post(first.id, 'call').expect(403);
    await post(first.id, 'walkover', { winner: 'blue' }).expect(403);
    const { body } = await api.request.get('/api/arenas').set(stage.operator).expect(200);
    expect((body as { data: { id: number }[] }).data.map((arena) => arena.id)).toEqual([own.id]);

    // naming an own arena reaches no match of another one, be it planned, called or on there
    await post(first.id, 'call', { arena_id: own.id }).expect(403);
    await post(first.id, 'call', {}, stage.organiser).expect(200);
    await post(first.id, 'call', { arena_id: own.id }).expect(403);
    await post(first.id, 'start', { arena_id: own.id }).expect(403);
    expect(await match(first.id)).toMatchObject({ status: 'called', arena_id: stage.arenaId });

    const manager = await api.tokenFor('manager');
    await post(first.id, 'call', {}, { authorization: `Bearer ${manager.token}` }).expect(403);
    await api.request.post(`/api/matches/${first.id}/call`).expect(401);
  });
});

// A dummy opponent for a lone athlete (domain-rules, Draw (tanding); spec 2 §2, Match list: Create Opponent).
import type { MatchListAnswer } from '@gelanggang/contract/brackets';
import { makeArena } from '@gelanggang/database/testing/factories';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { tandingStage } from './drawing-stage';

const api = testApi();
const stage = madeBeforeAll(() => tandingStage(api));

const games = (poolId: number) => stage.games(poolId);

const regenerate = (poolId: number) => api.request.post(`/api/pools/${poolId}/regenerate-bracket`).set(as(stage.token));

const createDummy = (matchId: number) => api.request.post(`/api/matches/${matchId}/create-dummy`).set(as(stage.token));

describe('a dummy opponent', () => {
  const byeOf = async (poolId: number) =>
    (await games(poolId)).find((game) => [game.player1, game.player2].some((player) => player.state === 'bye'))!;

  it('takes the empty corner, and the lone athlete leaves round 2', async () => {
    const poolId = await stage.drawnPool([2, 1]);
    const bye = await byeOf(poolId);
    expect(bye.can_create_dummy).toBe(true);
    const { body } = await createDummy(bye.id).expect(200);
    expect(body).toEqual({ message: 'Peserta dummy berhasil dibuat!', match_id: bye.id, pool_id: poolId });

    const after = await stage.bracket(poolId);
    expect(after.pool).toMatchObject({ units_count: 3, draw: { is_changed_by_hand: true } });
    const all = after.rounds.flatMap((round) => round.games);
    const game = all.find((other) => other.id === bye.id)!;
    expect([game.player1, game.player2]).toContainEqual(
      expect.objectContaining({ state: 'unit', is_dummy: true, name: 'Peserta Dummy', contingent: '' }),
    );
    expect(game.can_create_dummy).toBe(false);
    const next = all.find((other) => other.id === bye.next)!;
    expect([next.player1.state, next.player2.state]).toEqual(['tbd', 'tbd']);
  });

  it('tells the spectators both matches, without a gap', async () => {
    const poolId = await stage.drawnPool([2, 1]);
    const bye = await byeOf(poolId);
    await createDummy(bye.id).expect(200);
    const [event] = await api.dataSource.query<{ type: string; data: { matches: { id: number }[] } }[]>(
      'select type, data from event where stream = $1 order by seq desc limit 1',
      [`tournament:${stage.tournamentId}`],
    );
    expect(event!.type).toBe('matches.changed');
    expect(event!.data.matches.map((match) => match.id).sort((a, b) => a - b)).toEqual([bye.id, bye.next]);
  });

  it('is made once when two ask at once', async () => {
    const bye = await byeOf(await stage.drawnPool([2, 1]));
    const answers = await Promise.all([createDummy(bye.id), createDummy(bye.id)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('is refused without an empty corner, in a later round, and for a match that is not there', async () => {
    const poolId = await stage.drawnPool([2, 2]);
    for (const game of await games(poolId)) await createDummy(game.id).expect(409);
    await createDummy(999_999).expect(404);
  });

  it('is refused with 409 once round 2 has started', async () => {
    const poolId = await stage.drawnPool([3, 2]);
    const all = await games(poolId);
    await api.dataSource.query(`update match set status = 'finished' where id = $1`, [
      all.find((game) => game.round === 2)!.id,
    ]);
    const bye = await byeOf(poolId);
    expect(bye.can_create_dummy).toBe(false);
    await createDummy(bye.id).expect(409);
  });

  it('opens a round 2 again that was over because nobody else could come, and it can be decided anew', async () => {
    const poolId = await stage.drawnPool([2, 1]);
    const bye = await byeOf(poolId);
    const all = await games(poolId);
    const fought = all.find((game) => game.round === 1 && game.id !== bye.id)!;
    const last = all.find((game) => game.round === 2)!;
    const admin = as((await api.tokenFor('admin')).token);
    const absent = (id: number, body: object) => api.request.post(`/api/matches/${id}/walkover`).set(admin).send(body);
    await absent(fought.id, {}).expect(200);
    const stands = async () => {
      const [row] = await api.dataSource.query<object[]>(
        `select m.status, m.finished_at is not null as "isTimed",
           (select count(*)::int from result r where r.match_id = m.id and r.withdrawn_at is null) as results
         from match m where m.id = $1`,
        [last.id],
      );
      return row;
    };
    expect(await stands()).toEqual({ status: 'walkover', isTimed: true, results: 1 });
    await createDummy(bye.id).expect(200);
    expect(await stands()).toEqual({ status: 'scheduled', isTimed: false, results: 0 });
    const own = bye.player1.state === 'unit' ? 'blue' : 'red';
    await absent(bye.id, { winner: own }).expect(200);
    expect(await stands()).toEqual({ status: 'walkover', isTimed: true, results: 1 });
  });

  it('lets no dummy win: neither without a fight nor by a result, which is saved for its opponent or for nobody', async () => {
    const poolId = await stage.drawnPool([2, 1]);
    const bye = await byeOf(poolId);
    await createDummy(bye.id).expect(200);
    const [row] = await api.dataSource.query<[{ corner: string }]>(
      `select case u.id when m.blue_unit_id then 'blue' else 'red' end as corner
       from match m join pool_unit u on u.is_dummy and u.id in (m.blue_unit_id, m.red_unit_id) where m.id = $1`,
      [bye.id],
    );
    const { id: arenaId } = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
    const admin = as((await api.tokenFor('admin')).token);
    const desk = (step: string, body: object) =>
      api.request.post(`/api/matches/${bye.id}/${step}`).set(admin).send(body);
    const code = async (step: string, body: object) =>
      ((await desk(step, body).expect(422)).body as { errors: { winner: string[] } }).errors.winner.join();
    expect(await code('walkover', { winner: row.corner })).toContain('Peserta dummy tidak dapat menang');
    for (const step of ['call', 'start']) await desk(step, { arena_id: arenaId }).expect(200);
    expect(await code('result', { winner: row.corner, win_kind: 'teknik' })).toContain('dummy');
    await desk('walkover', {}).expect(200);
  });

  it('says in the match list why it does not apply', async () => {
    const poolId = await stage.drawnPool([3, 2]);
    const list = async () => {
      const { body } = await api.request.get(`/api/pools/${poolId}/match-list`).expect(200);
      return (body as MatchListAnswer).data.map((row) => [row.round, row.can_create_dummy, row.dummy_refusal]);
    };
    const none = 'Partai ini tidak memiliki sudut kosong (BYE) yang dapat diisi peserta dummy.';
    const rows = await list();
    expect(rows).toContainEqual([1, true, null]);
    expect(rows).toContainEqual([1, false, none]);
    expect(rows).toContainEqual([3, false, none]);
    await api.dataSource.query(`update match set status = 'finished' where pool_id = $1 and round = 2`, [poolId]);
    const texts = (await list()).map(([, , text]) => text);
    expect(texts).toContain('Babak 2 pool ini sudah dimulai, sehingga peserta dummy tidak dapat dibuat.');
    expect(texts).not.toContain(null);
  });

  it('is gone after the pool is drawn again', async () => {
    const poolId = await stage.drawnPool([2, 1]);
    await createDummy((await byeOf(poolId)).id).expect(200);
    await regenerate(poolId).expect(200);
    const after = await stage.bracket(poolId);
    expect(after.pool.draw?.is_changed_by_hand).toBe(false);
    const all = after.rounds.flatMap((round) => round.games).flatMap((game) => [game.player1, game.player2]);
    expect(all.filter((player) => player.is_dummy)).toEqual([]);
  });

  it('lets a lone athlete perform in a pool of one', async () => {
    const poolId = await stage.drawnPool([1]);
    const [only] = await games(poolId);
    await createDummy(only!.id).expect(200);
    const [game] = await games(poolId);
    expect([game!.player1.state, game!.player2.state]).toEqual(['unit', 'unit']);
  });
});

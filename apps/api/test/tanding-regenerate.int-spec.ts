// Drawing again, dividing anew and dummies at every stage of a pool (domain-rules, Draw (tanding)).
import { makeArena } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { joinUndrawnPools } from '@gelanggang/drawing/join-pools';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { startApi, type TestApi } from '../../../test/setup/api';
import { drawingRequest, tandingStage, type TandingStage } from './tanding-stage';

let api: TestApi;
let stage: TandingStage;
beforeAll(async () => {
  api = await startApi();
  stage = await tandingStage(api);
});
afterAll(() => api.close());

const as = (token: string) => ({ authorization: `Bearer ${token}` });

const regenerate = (poolId: number, body: object = {}) =>
  api.request.post(`/api/pools/${poolId}/regenerate-bracket`).set(as(stage.token)).send(body);

const createDummy = (matchId: number) => api.request.post(`/api/matches/${matchId}/create-dummy`).set(as(stage.token));

/** A drawn pool of a class with these contingents. */
async function drawnPool(contingents: number[]): Promise<number> {
  const [pool] = (await stage.createPools(await stage.fillClass(contingents), 0)).pools;
  await stage.generate(pool!.id);
  return pool!.id;
}

const games = async (poolId: number) => (await stage.bracket(poolId)).rounds.flatMap((round) => round.games);

async function schedule(matchIds: number[]): Promise<void> {
  const arena = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
  const [slot] = await api.dataSource.query<{ id: number }[]>(
    `insert into schedule (tournament_id, tournament_arena_id, kind, scheduled_date, start_time)
     values ($1, $2, 'tanding', current_date, '07:30') returning id`,
    [stage.tournamentId, arena.id],
  );
  await api.dataSource.query(
    `insert into schedule_detail (schedule_id, tournament_id, match_id, "order", start_time)
     select $1, $2, id, place, time '07:30' + place * interval '5 minutes'
     from unnest($3::bigint[]) with ordinality as given(id, place)`,
    [slot!.id, stage.tournamentId, matchIds],
  );
}

async function finish(matchId: number, withdrawn = false): Promise<void> {
  await api.dataSource.query(`update match set status = $2 where id = $1`, [
    matchId,
    withdrawn ? 'scheduled' : 'finished',
  ]);
  await api.dataSource.query(
    `insert into result (match_id, winner_corner, win_kind, withdrawn_at)
     values ($1, 'blue', 'angka', case when $2 then now() end)`,
    [matchId, withdrawn],
  );
}

describe('drawing a pool again', () => {
  it('takes a new seed and keeps the old draw in the history with its reason', async () => {
    const poolId = await drawnPool([4, 4]);
    const before = await stage.bracket(poolId);
    const { body } = await regenerate(poolId, { reason: ' Salah data ' }).expect(200);
    expect(body.message).toBe('Bracket berhasil di-regenerate');
    expect(body.draw.draw_number).toBe(2);
    expect(body.draw.seed).not.toBe(before.pool.draw?.seed);
    expect(body.draw.fingerprint).toBe(before.pool.draw?.fingerprint);
    const { body: pool } = await api.request.get(`/api/pools/${poolId}`).set(as(stage.token)).expect(200);
    expect(pool.data.history).toMatchObject([
      { draw_number: 2, reason: 'Salah data', seed: body.draw.seed },
      { draw_number: 1, reason: null, seed: before.pool.draw?.seed },
    ]);
    const ids = new Set(before.rounds.flatMap((round) => round.games.map((game) => game.id)));
    expect((await games(poolId)).filter((game) => ids.has(game.id))).toEqual([]);
  });

  it('frees the schedule slots of its matches and tells everybody which matches are gone', async () => {
    const poolId = await drawnPool([2, 2]);
    const before = (await games(poolId)).map((game) => game.id);
    await schedule(before);
    expect((await games(poolId)).map((game) => game.number)).toEqual([1, 2, 3]);

    await regenerate(poolId).expect(200);
    const slots = await api.dataSource.query<unknown[]>(
      'select 1 from schedule_detail where match_id = any($1::bigint[])',
      [before],
    );
    expect(slots).toEqual([]);
    const [event] = await api.dataSource.query<{ data: { removed_match_ids: number[] } }[]>(
      `select data from event where stream = $1 and type = 'bracket.drawn' order by seq desc limit 1`,
      [`tournament:${stage.tournamentId}`],
    );
    expect(event!.data).toEqual({ pool_id: poolId, removed_match_ids: [...before].sort((a, b) => a - b) });
  });

  it('draws a pool that was not drawn yet, by GET too', async () => {
    const [pool] = (await stage.createPools(await stage.fillClass([3]), 4)).pools;
    const { body } = await api.request
      .get(`/api/pools/${pool!.id}/regenerate-bracket`)
      .set(as(stage.token))
      .expect(200);
    expect(body.draw.draw_number).toBe(1);
  });

  it.each(['called', 'scheduled'])('is allowed while a match is %s', async (status) => {
    const poolId = await drawnPool([2, 2]);
    await api.dataSource.query('update match set status = $2 where id = $1', [(await games(poolId))[0]!.id, status]);
    await regenerate(poolId).expect(200);
  });

  it.each(['ongoing', 'finished', 'walkover'])(
    'is refused with 409 once a match is %s, and changes nothing',
    async (status) => {
      const poolId = await drawnPool([2, 2]);
      const arena = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
      await api.dataSource.query('update match set status = $2, arena_id = $3 where id = $1', [
        (await games(poolId))[0]!.id,
        status,
        arena.id,
      ]);
      const before = await stage.bracket(poolId);
      expect(before.has_started).toBe(true);
      const { body } = await regenerate(poolId).expect(409);
      expect(body.message).toMatch(/Sudah ada partai/);
      expect(await stage.bracket(poolId)).toEqual(before);
    },
  );

  it('is allowed again once the results are withdrawn', async () => {
    const poolId = await drawnPool([2, 2]);
    await finish((await games(poolId))[0]!.id, true);
    await regenerate(poolId).expect(200);
  });

  it('answers the second of two who saw the same draw with 409', async () => {
    const poolId = await drawnPool([4, 3]);
    const answers = await Promise.all([1, 2, 3].map(() => regenerate(poolId, { draw_number: 1 })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect((await stage.bracket(poolId)).pool.draw?.draw_number).toBe(2);
  });

  it('leaves one whole bracket when several draw again at once', async () => {
    const poolId = await drawnPool([5, 4]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => regenerate(poolId)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect((await stage.bracket(poolId)).pool.draw?.draw_number).toBe(5);
    expect(await games(poolId)).toHaveLength(15);
  });

  it('answers 404 for a pool that is not there', async () => {
    await regenerate(999_999).expect(404);
  });
});

describe('dividing a drawing anew', () => {
  const divide = (drawingId: number, body: object) =>
    api.request.put(`/api/drawings/${drawingId}`).set(as(stage.token)).send(body);

  it('makes other pools with another chart, late comers included', async () => {
    const drawn = await stage.fillClass([4, 4]);
    const drawing = await stage.createPools(drawn, 8);
    await makePaidParticipants(api.dataSource.manager, {
      tournamentId: stage.tournamentId,
      classId: drawn.id,
      contingentSizes: [1],
    });
    const { body } = await divide(drawing.id, {
      ...drawingRequest(stage.tournamentId, drawn, 4),
      match_duration: 90,
    }).expect(200);
    expect(body.message).toBe('Match chart updated successfully!');
    expect(body.data).toMatchObject({ id: drawing.id, match_chart: 4, match_duration: 90 });
    expect(body.data.seed).not.toBe(drawing.seed);
    expect(body.data.pools).toMatchObject([
      { name: 'Pool A', units_count: 3 },
      { name: 'Pool B', units_count: 3 },
      { name: 'Pool C', units_count: 3 },
    ]);
  });

  it('is refused with 409 once a pool of the class is drawn', async () => {
    const drawn = await stage.fillClass([4, 4]);
    const drawing = await stage.createPools(drawn, 4);
    await stage.generate(drawing.pools[0]!.id);
    await divide(drawing.id, drawingRequest(stage.tournamentId, drawn, 8)).expect(409);
    expect((await stage.bracket(drawing.pools[1]!.id)).pool.units_count).toBe(4);
  });

  it('does not move a drawing to another class, and answers 404 for one that is not there', async () => {
    const drawn = await stage.fillClass([2]);
    const other = await stage.fillClass([2]);
    const drawing = await stage.createPools(drawn, 4);
    const { body } = await divide(drawing.id, drawingRequest(stage.tournamentId, other, 4)).expect(422);
    expect(Object.keys(body.errors)).toEqual(['category_class_id']);
    await divide(999_999, drawingRequest(stage.tournamentId, drawn, 4)).expect(404);
  });
});

describe('somebody paid after the pools were made', () => {
  /** What confirming a payment does after it made the participants. */
  const join = (participantIds: number[]) =>
    writeWithEvents(api.dataSource, (manager, emit) =>
      joinUndrawnPools(manager, emit, stage.tournamentId, participantIds),
    );

  it('joins the smallest undrawn pool with room, and that is recorded', async () => {
    const drawn = await stage.fillClass([4, 3]);
    const drawing = await stage.createPools(drawn, 4);
    const smaller = drawing.pools.find((pool) => pool.units_count === 3)!;
    const late = await makePaidParticipants(api.dataSource.manager, {
      tournamentId: stage.tournamentId,
      classId: drawn.id,
      contingentSizes: [2],
    });
    const [first, second] = late.participants.map((participant) => participant.id);
    expect(await join([first!, second!])).toEqual([first]);
    const rows = await api.dataSource.query<object[]>(
      `select u.pool_id, u.joined_late, u.number from pool_unit u join pool_unit_member m on m.unit_id = u.id
       where m.participant_id = $1`,
      [first],
    );
    expect(rows).toEqual([{ pool_id: smaller.id, joined_late: true, number: 4 }]);
  });

  it('does not join a pool that is drawn, and joining twice changes nothing', async () => {
    const drawn = await stage.fillClass([3]);
    const [pool] = (await stage.createPools(drawn, 0)).pools;
    const late = await makePaidParticipants(api.dataSource.manager, {
      tournamentId: stage.tournamentId,
      classId: drawn.id,
      contingentSizes: [2],
    });
    const [first, second] = late.participants.map((participant) => participant.id);
    expect(await join([first!])).toEqual([first]);
    expect(await join([first!])).toEqual([]);
    await stage.generate(pool!.id);
    expect(await join([second!])).toEqual([]);
    expect((await stage.bracket(pool!.id)).pool.units_count).toBe(4);
  });
});

describe('a dummy opponent', () => {
  const byeOf = async (poolId: number) =>
    (await games(poolId)).find((game) => [game.player1, game.player2].some((player) => player.state === 'bye'))!;

  it('takes the empty corner, and the lone athlete leaves round 2', async () => {
    const poolId = await drawnPool([2, 1]);
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
    const poolId = await drawnPool([2, 1]);
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
    const bye = await byeOf(await drawnPool([2, 1]));
    const answers = await Promise.all([createDummy(bye.id), createDummy(bye.id)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('is refused without an empty corner, in a later round, and for a match that is not there', async () => {
    const poolId = await drawnPool([2, 2]);
    for (const game of await games(poolId)) await createDummy(game.id).expect(409);
    await createDummy(999_999).expect(404);
  });

  it('is refused with 409 once round 2 has started', async () => {
    const poolId = await drawnPool([3, 2]);
    const all = await games(poolId);
    await finish(all.find((game) => game.round === 2)!.id);
    const bye = await byeOf(poolId);
    expect(bye.can_create_dummy).toBe(false);
    await createDummy(bye.id).expect(409);
  });

  it('is gone after the pool is drawn again', async () => {
    const poolId = await drawnPool([2, 1]);
    await createDummy((await byeOf(poolId)).id).expect(200);
    await regenerate(poolId).expect(200);
    const after = await stage.bracket(poolId);
    expect(after.pool.draw?.is_changed_by_hand).toBe(false);
    const all = after.rounds.flatMap((round) => round.games).flatMap((game) => [game.player1, game.player2]);
    expect(all.filter((player) => player.is_dummy)).toEqual([]);
  });

  it('lets a lone athlete perform in a pool of one', async () => {
    const poolId = await drawnPool([1]);
    const [only] = await games(poolId);
    await createDummy(only!.id).expect(200);
    const [game] = await games(poolId);
    expect([game!.player1.state, game!.player2.state]).toEqual(['unit', 'unit']);
  });
});

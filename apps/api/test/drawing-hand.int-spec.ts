// Draws changed by hand: slots swapped, athletes moved, pools locked, and every refusal (domain-rules, Draw (tanding)).
import type { PublicDraw } from '@gelanggang/contract/draw-check';
import type { BracketGame, BracketPlayer } from '@gelanggang/contract/brackets';
import { makeArena } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';
import { publicCheckOf } from './public-check';
import { tandingStage } from './drawing-stage';

const api = testApi();
const stage = madeBeforeAll(() => tandingStage(api));

type Corner = 'blue' | 'red';
interface Place {
  game: BracketGame;
  corner: Corner;
}

const post = (path: string, body: object = {}) =>
  api.request
    .post(`/api/${path}`)
    .set({ authorization: `Bearer ${stage.token}` })
    .send(body);
const player = ({ game, corner }: Place): BracketPlayer => (corner === 'blue' ? game.player1 : game.player2);
const seen = (place: Place) => ({
  match_id: place.game.id,
  corner: place.corner,
  unit_id: player(place).unit_id,
});
const swap = (poolId: number, first: Place, second: Place, reason?: string) =>
  post(`pools/${poolId}/swap`, { first: seen(first), second: seen(second), reason });
const lock = (poolId: number) => post(`pools/${poolId}/lock`, { reason: 'Disahkan' });
const regenerate = (poolId: number) => post(`pools/${poolId}/regenerate-bracket`, { reason: 'Uji' });

async function firstRound(poolId: number): Promise<BracketGame[]> {
  return (await stage.games(poolId)).filter((game) => game.round === 1);
}

/** Blue of the first match and red of the second. */
async function twoPlaces(poolId: number): Promise<[Place, Place]> {
  const [first, second] = await firstRound(poolId);
  return [
    { game: first!, corner: 'blue' },
    { game: second!, corner: 'red' },
  ];
}

async function check(poolId: number) {
  const { body } = await api.request.get(`/api/draws/${poolId}`).expect(200);
  return { record: body as PublicDraw, ...publicCheckOf(body as PublicDraw) };
}

const setStatus = async (matchId: number, status: string) => {
  const arena = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
  await api.dataSource.query('update match set status = $2, arena_id = $3 where id = $1', [matchId, status, arena.id]);
};

async function schedule(matchId: number): Promise<void> {
  const arena = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
  await api.dataSource.query(
    `with slot as (
       insert into schedule (tournament_id, tournament_arena_id, kind, scheduled_date, start_time)
       values ($1, $2, 'tanding', current_date, '07:30') returning id)
     insert into schedule_detail (schedule_id, tournament_id, match_id, "order", start_time)
     select id, $1, $3, 1, '07:30' from slot`,
    [stage.tournamentId, arena.id, matchId],
  );
}

describe('two slots swapped by hand', () => {
  it('change places, are recorded with who and why, and the public check still holds', async () => {
    const poolId = await stage.drawnPool([1, 1, 1, 1]);
    const [first, second] = await twoPlaces(poolId);
    const { body } = await swap(poolId, first, second, 'Kakak beradik').expect(200);
    expect(body).toEqual({ message: 'Kedua slot sudah ditukar.', pool_id: poolId });
    const [one, two] = await firstRound(poolId);
    expect([one!.player1.unit_id, two!.player2.unit_id]).toEqual([player(second).unit_id, player(first).unit_id]);
    const { pool } = await stage.bracket(poolId);
    expect(pool.draw).toMatchObject({ is_changed_by_hand: true, changed_by: expect.any(String) });
    const { record, ...checked } = await check(poolId);
    expect(record.changes).toMatchObject([{ kind: 'swap', reason: 'Kakak beradik' }]);
    expect(checked).toMatchObject({ isBracketSame: true, isStandingSame: true });
  });

  it('move a bye with its place in round 2, and back again', async () => {
    const poolId = await stage.drawnPool([1, 1, 1]);
    const before = await stage.games(poolId);
    const bye = before.find((game) => game.player2.state === 'bye')!;
    const fought = before.find((game) => game.round === 1 && game.id !== bye.id)!;
    await swap(poolId, { game: fought, corner: 'red' }, { game: bye, corner: 'red' }).expect(200);
    const after = await stage.games(poolId);
    const final = after.find((game) => game.round === 2)!;
    expect([final.player1, final.player2].find((one) => one.state === 'unit')?.unit_id).toBe(fought.player1.unit_id);
    expect(after.find((game) => game.id === bye.id)!.player2.state).toBe('unit');
    expect(await check(poolId)).toMatchObject({ isStandingSame: true });
  });

  it('tell every window: the matches to the public, the pools to the staff', async () => {
    const poolId = await stage.drawnPool([1, 1, 1, 1]);
    await swap(poolId, ...(await twoPlaces(poolId))).expect(200);
    const stream = `tournament:${stage.tournamentId}`;
    const events = await api.dataSource.query<{ type: string; pool: number | null }[]>(
      `select type, (data->'matches'->0->>'pool_id')::int as pool from event
       where stream in ($1, $2) order by at desc, stream limit 2`,
      [stream, `${stream}:staff`],
    );
    expect(events).toEqual([
      { type: 'matches.changed', pool: poolId },
      { type: 'pools.changed', pool: null },
    ]);
  });

  it('are gone with the next draw, which is not marked as changed by hand', async () => {
    const poolId = await stage.drawnPool([1, 1, 1, 1]);
    await swap(poolId, ...(await twoPlaces(poolId))).expect(200);
    await regenerate(poolId).expect(200);
    expect((await stage.bracket(poolId)).pool.draw).toMatchObject({ is_changed_by_hand: false, changed_by: null });
    const { record, ...checked } = await check(poolId);
    expect(record.changes).toHaveLength(1);
    expect(checked).toMatchObject({ isStandingSame: true });
  });

  it.each(['ongoing', 'finished', 'walkover'])('are refused with 409 once a match is %s', async (status) => {
    const poolId = await stage.drawnPool([2, 2, 2, 2]);
    const places = await twoPlaces(poolId);
    await setStatus((await firstRound(poolId))[3]!.id, status);
    const { body } = await swap(poolId, ...places).expect(409);
    expect(body.message).toMatch(/Sudah ada partai/);
    expect(await check(poolId)).toMatchObject({ isStandingSame: true });
  });

  it('are refused while one of their matches is called, and free again when another one is', async () => {
    const poolId = await stage.drawnPool([2, 2, 2, 2]);
    const places = await twoPlaces(poolId);
    const games = await firstRound(poolId);
    await setStatus(games[0]!.id, 'called');
    expect((await swap(poolId, ...places).expect(409)).body.message).toMatch(/sudah dipanggil/);
    await setStatus(games[0]!.id, 'scheduled');
    await setStatus(games[3]!.id, 'called');
    await swap(poolId, ...places).expect(200);
  });

  it('are refused where a scheduled match would lose its opponent to a bye', async () => {
    const poolId = await stage.drawnPool([1, 1, 1]);
    const games = await stage.games(poolId);
    const bye = games.find((game) => game.player2.state === 'bye')!;
    const fought = games.find((game) => game.round === 1 && game.id !== bye.id)!;
    await schedule(fought.id);
    const { body } = await swap(poolId, { game: fought, corner: 'red' }, { game: bye, corner: 'red' }).expect(409);
    expect(body.message).toMatch(/sudah dijadwalkan/);
    await swap(poolId, { game: fought, corner: 'blue' }, { game: bye, corner: 'blue' }).expect(200);
  });

  it('are refused in a later round, with themselves, in another pool, and when somebody changed them since', async () => {
    const poolId = await stage.drawnPool([1, 1, 1, 1]);
    const other = await stage.drawnPool([1, 1]);
    const [first, second] = await twoPlaces(poolId);
    const final = (await stage.games(poolId)).find((game) => game.round === 2)!;
    await swap(poolId, first, { game: final, corner: 'blue' }).expect(409);
    await swap(poolId, first, first).expect(409);
    await swap(other, first, second).expect(409);
    await swap(poolId, first, second).expect(200);
    expect((await swap(poolId, first, second).expect(409)).body.message).toMatch(/baru saja diubah/);
    await swap(999_999, first, second).expect(404);
    await swap(await stage.undrawnPool([2]), first, second).expect(409);
  });

  it('answer 422 on the field for what is not a slot', async () => {
    const poolId = await stage.drawnPool([1, 1, 1, 1]);
    const [first] = await twoPlaces(poolId);
    for (const second of [
      undefined,
      null,
      'x',
      [],
      {},
      { match_id: 1, corner: 'green' },
      { match_id: 1e300, corner: 'red' },
    ]) {
      await post(`pools/${poolId}/swap`, { first: seen(first), second }).expect(422);
    }
  });
});

describe('at once', () => {
  it('two swaps that need the same slot: one wins, the other is told', async () => {
    const poolId = await stage.drawnPool([1, 1, 1, 1, 1, 1, 1, 1]);
    const games = await firstRound(poolId);
    const at = (index: number, corner: Corner): Place => ({ game: games[index]!, corner });
    const answers = await Promise.all([
      swap(poolId, at(0, 'blue'), at(1, 'blue')),
      swap(poolId, at(0, 'blue'), at(2, 'blue')),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await check(poolId)).toMatchObject({ isStandingSame: true });
  });

  it('two swaps of four slots: both are done', async () => {
    const poolId = await stage.drawnPool([1, 1, 1, 1, 1, 1, 1, 1]);
    const games = await firstRound(poolId);
    const at = (index: number): Place => ({ game: games[index]!, corner: 'blue' });
    const answers = await Promise.all([swap(poolId, at(0), at(1)), swap(poolId, at(2), at(3))]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    const { record, isStandingSame } = await check(poolId);
    expect([record.changes.map((change) => change.number), isStandingSame]).toEqual([[1, 2], true]);
  });

  it('a swap while the pool is drawn again: the new draw stands whole, whichever came first', async () => {
    for (let round = 0; round < 4; round++) {
      const poolId = await stage.drawnPool([2, 2, 2, 2]);
      const places = await twoPlaces(poolId);
      const [again, swapped] = await Promise.all([regenerate(poolId), swap(poolId, ...places)]);
      expect(again.status).toBe(200);
      expect([200, 409]).toContain(swapped.status);
      expect(await check(poolId)).toMatchObject({ isBracketSame: true, isStandingSame: true });
      expect((await stage.bracket(poolId)).pool.draw).toMatchObject({ draw_number: 2, is_changed_by_hand: false });
    }
  });

  it('a swap and the call of its match at the mat: one of them is refused, or the swapped athlete is called', async () => {
    const day = await arenaStage(api);
    for (let round = 0; round < 4; round++) {
      const poolId = await day.drawPool([2, 2, 2, 2]);
      const places = await twoPlaces(poolId);
      const called = places[0].game;
      await day.schedule([called.id]);
      const [swapped, answer] = await Promise.all([
        swap(poolId, ...places),
        api.request.post(`/api/matches/${called.id}/call`).set(day.operator),
      ]);
      expect([200, 409]).toContain(swapped.status);
      expect(answer.status).toBe(200);
      const now = (await firstRound(poolId)).find((game) => game.id === called.id)!;
      expect(now.status).toBe('called');
      const stands = swapped.status === 200 ? player(places[1]).unit_id : player(places[0]).unit_id;
      expect(now.player1.unit_id).toBe(stands);
      expect((await swap(poolId, ...(await twoPlaces(poolId))).expect(409)).body.message).toMatch(/sudah dipanggil/);
      expect(await check(poolId)).toMatchObject({ isStandingSame: true });
      await api.request.post(`/api/matches/${called.id}/skip`).set(day.operator).expect(200);
    }
  });

  it('a swap and the start of a match: never a started match with another athlete', async () => {
    const poolId = await stage.drawnPool([2, 2, 2, 2]);
    const places = await twoPlaces(poolId);
    const started = places[0].game;
    const arena = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
    const start = () =>
      api.dataSource.query(
        `update match set status = 'ongoing', arena_id = $2 where id = $1 and status = 'scheduled' and blue_unit_id = $3`,
        [started.id, arena.id, started.player1.unit_id],
      );
    const [swapped, [, begun]] = (await Promise.all([swap(poolId, ...places), start()])) as [
      { status: number },
      [unknown, number],
    ];
    expect([swapped.status === 200, begun === 1]).toEqual([begun === 0, swapped.status === 409]);
  });
});

describe('a locked pool', () => {
  it('refuses to be drawn again, swapped, filled with a dummy or moved, until it is opened with a reason', async () => {
    const drawing = await stage.createPools(await stage.fillClass([3, 3]), 4);
    const [one, two] = [drawing.pools[0]!, drawing.pools[1]!];
    await stage.generate(one.id);
    await stage.generate(two.id);
    const { body } = await lock(one.id).expect(200);
    expect(body.message).toBe('Bagan sudah dikunci.');
    expect((await stage.bracket(one.id)).pool.draw?.is_locked).toBe(true);
    const games = await stage.games(one.id);
    expect(games.some((game) => game.can_create_dummy)).toBe(false);
    const bye = games.find((game) => game.player2.state === 'bye')!;
    const unit = bye.player1.unit_id!;
    const other = (await stage.games(two.id))[0]!.player1.unit_id!;
    const refusals = [
      await regenerate(one.id),
      await swap(one.id, ...(await twoPlaces(one.id))),
      await post(`matches/${bye.id}/create-dummy`),
      await post(`pool-units/${unit}/move`, { pool_id: two.id, reason: 'Uji' }),
      await post(`pool-units/${other}/move`, { pool_id: one.id, reason: 'Uji' }),
    ];
    expect(refusals.map((answer) => [answer.status, /dikunci/.test(answer.body.message)])).toEqual(
      refusals.map(() => [409, true]),
    );
    await lock(one.id).expect(409);
    await post(`pools/${one.id}/unlock`, { reason: 'Salah kunci' }).expect(200);
    await post(`pools/${one.id}/unlock`, { reason: 'Salah kunci' }).expect(409);
    await regenerate(one.id).expect(200);
    const { record } = await check(one.id);
    expect(record.changes.map((change) => [change.kind, change.reason])).toEqual([
      ['locked', 'Disahkan'],
      ['unlocked', 'Salah kunci'],
    ]);
  });

  it('needs a reason, a bracket, and a pool', async () => {
    const poolId = await stage.drawnPool([2]);
    for (const reason of [undefined, '', '   ', 7, 'x'.repeat(501)]) {
      const { body } = await post(`pools/${poolId}/lock`, { reason }).expect(422);
      expect(Object.keys(body.errors)).toEqual(['reason']);
    }
    await lock(await stage.undrawnPool([2])).expect(409);
    await lock(999_999).expect(404);
  });

  it('is locked by one of two who lock at once', async () => {
    const poolId = await stage.drawnPool([2, 2]);
    const answers = await Promise.all([lock(poolId), lock(poolId)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
});

describe('an athlete moved to another pool', () => {
  const move = (unitId: number, poolId: number, reason = 'Berat tidak sesuai') =>
    post(`pool-units/${unitId}/move`, { pool_id: poolId, reason });

  async function twoPools(contingents: number[], chart: 4 | 8 = 4) {
    const drawing = await stage.createPools(await stage.fillClass(contingents), chart);
    const [one, two] = drawing.pools.map((pool) => pool.id) as [number, number];
    return { one, two, drawing };
  }

  async function unitsOf(poolId: number): Promise<number[]> {
    const rows = await api.dataSource.query<{ id: number }[]>(
      'select id from pool_unit where pool_id = $1 order by id',
      [poolId],
    );
    return rows.map((row) => row.id);
  }

  it('before the draw stands in the other pool, and both pools know why', async () => {
    const { one, two } = await twoPools([3, 3]);
    const [unit] = await unitsOf(one);
    const { body } = await move(unit!, two).expect(200);
    expect(body).toMatchObject({ pool_id: two, from_pool_id: one, is_emptied: false });
    expect(await unitsOf(two)).toContain(unit);
    await stage.generate(two);
    const { record, ...checked } = await check(two);
    expect(record.changes).toMatchObject([{ kind: 'moved in', draw_number: 0, reason: 'Berat tidak sesuai' }]);
    expect(checked).toMatchObject({ isBracketSame: true, isStandingSame: true });
  });

  it('after the draw has both pools drawn again, with the reason in their histories', async () => {
    const { one, two } = await twoPools([3, 3]);
    for (const pool of [one, two]) await stage.generate(pool);
    const unit = (await firstRound(one))[0]!.player1;
    await move(unit.unit_id!, two).expect(200);
    expect([(await stage.bracket(one)).pool.units_count, (await stage.bracket(two)).pool.units_count]).toEqual([2, 4]);
    for (const pool of [one, two]) {
      const { record, ...checked } = await check(pool);
      expect(record.draws[0]).toMatchObject({ draw_number: 2, reason: expect.stringContaining('Berat tidak sesuai') });
      expect(checked).toMatchObject({ isBracketSame: true, isStandingSame: true });
    }
  });

  it('does not come into a pool that is full by its chart', async () => {
    const { one, two } = await twoPools([4, 4]);
    const [unit] = await unitsOf(one);
    expect((await move(unit!, two).expect(409)).body.message).toMatch(/penuh/);
  });

  it('who was the last of its pool leaves none behind, drawn or not', async () => {
    const { one, two } = await twoPools([3, 2], 4);
    const [smaller, larger] = (await unitsOf(one)).length === 2 ? [one, two] : [two, one];
    await stage.generate(smaller);
    const [first, last] = await unitsOf(larger);
    await move(first!, smaller).expect(200);
    await move(last!, smaller).expect(200);
    await api.dataSource.query(
      'update drawing set match_chart = 8 where id = (select drawing_id from pool where id = $1)',
      [one],
    );
    const [rest] = await unitsOf(larger);
    const { body } = await move(rest!, smaller).expect(200);
    expect(body.is_emptied).toBe(true);
    await api.request.get(`/api/draws/${larger}`).expect(404);
    expect((await stage.bracket(smaller)).pool).toMatchObject({ units_count: 5, matches_count: 7 });
    expect(await check(smaller)).toMatchObject({ isBracketSame: true, isStandingSame: true });
  });

  it('is refused to a pool of another class, to its own, to none, and once a match has started', async () => {
    const { one, two } = await twoPools([3, 3]);
    const elsewhere = await stage.undrawnPool([2]);
    const [unit] = await unitsOf(one);
    await move(unit!, elsewhere).expect(409);
    await move(unit!, one).expect(409);
    await move(unit!, 999_999).expect(404);
    await move(999_999, two).expect(404);
    await post(`pool-units/${unit}/move`, { pool_id: two }).expect(422);
    await stage.generate(two);
    await setStatus((await firstRound(two))[0]!.id, 'ongoing');
    expect((await move(unit!, two).expect(409)).body.message).toMatch(/Sudah ada partai/);
  });

  it('by two at once is moved once', async () => {
    const { one, two } = await twoPools([3, 3], 4);
    const [unit] = await unitsOf(one);
    const answers = await Promise.all([move(unit!, two), move(unit!, two)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect((await unitsOf(one)).length + (await unitsOf(two)).length).toBe(6);
  });
});

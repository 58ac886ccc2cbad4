// A draw that is taken back with its reason: the class can be put right as long as nothing is scheduled or started.
import type { PoolDrawsAnswer } from '@gelanggang/contract/draw-trust';
import type { Data } from '@gelanggang/contract/http';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { drawingRequest, tandingStage } from './drawing-stage';

const api = testApi();
const stage = madeBeforeAll(() => tandingStage(api));

const signed = () => ({ authorization: `Bearer ${stage.token}` });
const undo = (poolId: number, body: object = { reason: 'Pembagian pool keliru' }) =>
  api.request.post(`/api/pools/${poolId}/undo-draw`).set(signed()).send(body);
const drawsOf = async (poolId: number) => {
  const { body } = await api.request.get(`/api/pools/${poolId}/draws`).set(signed()).expect(200);
  return (body as Data<PoolDrawsAnswer>).data;
};

it('leaves the pool waiting with its athletes, its history and the reason, and its class can be divided anew', async () => {
  const drawn = await stage.fillClass([4, 4]);
  const drawing = await stage.createPools(drawn, 4);
  const [first] = drawing.pools;
  await stage.generate(first!.id);
  const before = await stage.bracket(first!.id);
  const anew = () =>
    api.request
      .put(`/api/drawings/${drawing.id}`)
      .set(signed())
      .send(drawingRequest(stage.tournamentId, drawn, 8));
  expect((await anew().expect(409)).body.message).toContain('dapat dibatalkan');

  const { body } = await undo(first!.id).expect(200);
  expect(body).toEqual({ message: 'Undian sudah dibatalkan.', pool_id: first!.id });
  const after = await stage.bracket(first!.id);
  expect(after).toMatchObject({ status: 'waiting', rounds: [], pool: { drawing_status: 'Not Generated', draw: null } });
  expect(after.pool.units_count).toBe(before.pool.units_count);
  const { draws, changes } = await drawsOf(first!.id);
  expect(draws.map((draw) => draw.draw_number)).toEqual([1]);
  expect(changes).toMatchObject([{ kind: 'undone', draw_number: 1, reason: 'Pembagian pool keliru' }]);
  const told = await api.dataSource.query<{ data: { pool_id: number; removed_match_ids: number[] } }[]>(
    `select data from event where type = 'bracket.drawn' and (data ->> 'pool_id')::bigint = $1 order by seq`,
    [first!.id],
  );
  const matchIds = before.rounds.flatMap((round) => round.games.map((game) => game.id));
  expect(told.at(-1)?.data.removed_match_ids.sort()).toEqual(matchIds.sort());

  await anew().expect(200);
});

it('lets the next draw take a seed of its own, which nobody could foresee', async () => {
  const poolId = await stage.drawnPool([3]);
  const first = (await stage.bracket(poolId)).pool.draw;
  await undo(poolId).expect(200);
  await stage.generate(poolId);
  const second = (await stage.bracket(poolId)).pool.draw;
  expect(second?.draw_number).toBe(2);
  expect(second?.seed).not.toBe(first?.seed);
  expect((await drawsOf(poolId)).draws.map((draw) => draw.seed)).toEqual([second?.seed, first?.seed]);
});

it('asks for a reason, for the draw that was seen, and for who may draw', async () => {
  const poolId = await stage.drawnPool([2, 2]);
  expect((await undo(poolId, {}).expect(422)).body.errors).toEqual({ reason: ['Wajib diisi.'] });
  await undo(poolId, { reason: 'Terlambat melihat', draw_number: 2 }).expect(409);
  const { token } = await api.tokenFor('manager');
  await api.request
    .post(`/api/pools/${poolId}/undo-draw`)
    .set({ authorization: `Bearer ${token}` })
    .send({ reason: 'Bukan panitia' })
    .expect(403);
  await undo(999_999).expect(404);
  expect((await stage.bracket(poolId)).status).toBe('ongoing');
});

it('is refused once a match is scheduled or started, or the bracket is locked or not drawn', async () => {
  const scheduled = await stage.drawnPool([2, 2]);
  const [game] = await stage.games(scheduled);
  const [arena] = await api.dataSource.query<{ id: number }[]>(
    `insert into tournament_arena (tournament_id, name, code) values ($1, 'Gelanggang A', 'A') returning id`,
    [stage.tournamentId],
  );
  const [tournament] = await api.dataSource.query<{ day: string }[]>(
    'select start_date as day from tournament where id = $1',
    [stage.tournamentId],
  );
  const { token } = await api.tokenFor('admin');
  await api.request
    .post('/api/match-schedules')
    .set({ authorization: `Bearer ${token}` })
    .send({
      ...{ tournament_id: stage.tournamentId, tournament_arena_id: arena?.id, scheduled_date: tournament?.day },
      ...{ start_time: '08:00', age_category_id: 'all', match_category_id: 'all', category_class_id: 'all' },
      matches: [{ tournament_match_id: game?.id, order: 1, start_time: '08:00' }],
    })
    .expect(201);
  expect((await undo(scheduled).expect(409)).body.message).toContain('sudah berada di jadwal');

  const started = await stage.drawnPool([2, 2]);
  const [first] = await stage.games(started);
  await api.dataSource.query(`update match set status = 'finished' where id = $1`, [first!.id]);
  expect((await undo(started).expect(409)).body.message).toContain('Sudah ada partai');

  const locked = await stage.drawnPool([2, 2]);
  await api.request.post(`/api/pools/${locked}/lock`).set(signed()).send({ reason: 'Sah' }).expect(200);
  expect((await undo(locked).expect(409)).body.message).toContain('dikunci');
  expect((await undo(await stage.undrawnPool([2])).expect(409)).body.message).toContain('belum diundi');
});

it('of two at once is done once', async () => {
  const poolId = await stage.drawnPool([2, 2]);
  const both = await Promise.all([undo(poolId), undo(poolId)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await drawsOf(poolId)).changes).toHaveLength(1);
});

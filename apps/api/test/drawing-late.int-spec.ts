// Who paid after a class was drawn comes in with the next draw of one of its pools (domain-rules, Draw (tanding)).
import type { CategoryClassEntity } from '@gelanggang/database/entities/category-class.entity';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { tandingStage } from './drawing-stage';

const api = testApi();
const stage = madeBeforeAll(() => tandingStage(api));

const post = (path: string, body: object = {}) =>
  api.request
    .post(`/api/${path}`)
    .set({ authorization: `Bearer ${stage.token}` })
    .send(body);

const payLate = (drawn: CategoryClassEntity, contingentSizes: number[]) =>
  makePaidParticipants(api.dataSource.manager, {
    ...{ tournamentId: stage.tournamentId, classId: drawn.id, contingentSizes },
  });

const namesIn = async (poolId: number) => {
  const games = await stage.games(poolId);
  const names = games.flatMap(({ player1, player2 }) => [player1?.name, player2?.name]);
  return [...new Set(names)].filter((name) => name && !/^(BYE|TBD|-|Pemenang)/.test(name));
};

it('a bracket of everybody that is drawn again has them, and the draw before it keeps its entries', async () => {
  const drawn = await stage.fillClass([3, 2]);
  const [pool] = (await stage.createPools(drawn, 0)).pools;
  await stage.generate(pool!.id);
  const late = await payLate(drawn, [2, 1]);
  expect(late.participants).toHaveLength(3);
  expect((await stage.bracket(pool!.id)).pool.units_count).toBe(5);
  await post(`pools/${pool!.id}/regenerate-bracket`).expect(200);
  expect((await stage.bracket(pool!.id)).pool.units_count).toBe(8);
  expect(await namesIn(pool!.id)).toHaveLength(8);
  const { body } = await api.request.get(`/api/draws/${pool!.id}`).expect(200);
  const counts = body.draws.map((draw: { draw_number: number; entries: unknown[] }) => [
    draw.draw_number,
    draw.entries.length,
  ]);
  expect(counts.sort()).toEqual([
    [1, 5],
    [2, 8],
  ]);
  // nobody is left, so a second drawing has nobody
  await post(`pools/${pool!.id}/regenerate-bracket`).expect(200);
  expect((await stage.bracket(pool!.id)).pool.units_count).toBe(8);
});

it('a pool with a chart takes as many as it has room for, in the order in which they became participants', async () => {
  const drawn = await stage.fillClass([3]);
  const [pool] = (await stage.createPools(drawn, 4)).pools;
  await stage.generate(pool!.id);
  const { participants } = await payLate(drawn, [1, 1]);
  await post(`pools/${pool!.id}/regenerate-bracket`).expect(200);
  const inPools = await api.dataSource.query<{ participant: number; late: boolean }[]>(
    `select m.participant_id as participant, u.joined_late as late from pool_unit_member m
     join pool_unit u on u.id = m.unit_id where m.participant_id = any($1::bigint[])`,
    [participants.map(({ id }) => id)],
  );
  expect(inPools).toEqual([{ participant: participants[0]!.id, late: true }]);
});

it('a draw that is taken back leaves a pool that they join at once', async () => {
  const drawn = await stage.fillClass([2, 2]);
  const [pool] = (await stage.createPools(drawn, 0)).pools;
  await stage.generate(pool!.id);
  await payLate(drawn, [1]);
  await post(`pools/${pool!.id}/undo-draw`, { reason: 'Menunggu peserta susulan' }).expect(200);
  expect((await stage.bracket(pool!.id)).pool.units_count).toBe(5);
});

it('whoever has a drawing of their own stays there, and athletes of other classes stay out', async () => {
  const drawn = await stage.fillClass([2, 2]);
  const [pool] = (await stage.createPools(drawn, 0)).pools;
  await stage.generate(pool!.id);
  await payLate(drawn, [1, 1]);
  await stage.createPools(drawn, 0);
  await stage.fillClass([3]);
  await post(`pools/${pool!.id}/regenerate-bracket`).expect(200);
  expect((await stage.bracket(pool!.id)).pool.units_count).toBe(4);
});

it('who is drawn again at the same time as others pay stands in one pool once', async () => {
  const drawn = await stage.fillClass([3, 3]);
  const pools = (await stage.createPools(drawn, 4)).pools;
  for (const { id } of pools) await stage.generate(id);
  await payLate(drawn, [1, 1]);
  const answers = await Promise.all(
    [0, 1, 0, 1].map((at) => post(`pools/${pools[at]!.id}/regenerate-bracket`).then(({ status }) => status)),
  );
  expect(answers).toEqual([200, 200, 200, 200]);
  const counts = await Promise.all(pools.map(async ({ id }) => (await stage.bracket(id)).pool.units_count));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(8);
});

// A payment confirmed after the pools were made, through the front door (domain-rules, Draw (tanding)).
import type { CategoryClassEntity } from '@gelanggang/database/entities/category-class.entity';
import type { DeskAnswer } from '@gelanggang/contract/dashboard';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { billingStage } from './billing-stage';
import { tandingStage } from './drawing-stage';

const api = testApi();
const tanding = madeBeforeAll(() => tandingStage(api));
const payments = madeBeforeAll(() => billingStage(api, { tournamentId: tanding.tournamentId }));

/** A billing of so many athletes of the class, its proof uploaded. */
async function waiting(drawn: CategoryClassEntity, count: number): Promise<{ id: number; members: number[] }> {
  const members: number[] = [];
  for (let n = 0; n < count; n++) members.push(await payments.newMember({ categoryClassId: drawn.id }));
  const id = await payments.issue(members);
  await payments.upload(id);
  return { id, members };
}

const placesOf = (members: number[]) =>
  api.dataSource.query<{ member: number; pool: number; late: boolean }[]>(
    `select a.team_member_id as member, u.pool_id as pool, u.joined_late as late
     from participant a join pool_unit_member m on m.participant_id = a.id join pool_unit u on u.id = m.unit_id
     where a.team_member_id = any($1::bigint[]) order by a.id`,
    [members],
  );

it('puts the new participants into the undrawn pool of their class, as late comers', async () => {
  const drawn = await tanding.fillClass([3, 2]);
  const [pool] = (await tanding.createPools(drawn, 0)).pools;
  const { id, members } = await waiting(drawn, 2);
  expect(await placesOf(members)).toEqual([]);
  await payments.confirm(id);
  expect(await placesOf(members)).toEqual(members.map((member) => ({ member, pool: pool!.id, late: true })));
  await tanding.generate(pool!.id);
  expect((await tanding.bracket(pool!.id)).pool.units_count).toBe(7);
  const staff = await api.dataSource.query<unknown[]>(
    `select 1 from event where stream = $1 and type = 'pools.changed' and data ->> 'drawing_id' = (
       select drawing_id::text from pool where id = $2)`,
    [`tournament:${tanding.tournamentId}:staff`, pool!.id],
  );
  expect(staff.length).toBeGreaterThanOrEqual(2);
});

it('fills the undrawn pool and leaves the drawn one of the same class as it is', async () => {
  const drawn = await tanding.fillClass([4, 3]);
  const { pools } = await tanding.createPools(drawn, 4);
  const roomy = pools.find((pool) => pool.units_count === 3)!;
  const full = pools.find((pool) => pool.id !== roomy.id)!;
  await tanding.generate(full.id);
  const { id, members } = await waiting(drawn, 2);
  await payments.confirm(id);
  // one place was left; who finds none waits for the next drawing of the class
  expect((await placesOf(members)).map((place) => place.pool)).toEqual([roomy.id]);
  expect((await tanding.bracket(full.id)).pool.units_count).toBe(4);
});

it('joins nothing where every pool of the class is drawn, and the payment stands', async () => {
  const drawn = await tanding.fillClass([3]);
  const [pool] = (await tanding.createPools(drawn, 0)).pools;
  await tanding.generate(pool!.id);
  const { id, members } = await waiting(drawn, 1);
  await payments.confirm(id);
  expect(await placesOf(members)).toEqual([]);
  expect((await payments.read(id)).status).toBe('paid');
  expect((await tanding.bracket(pool!.id)).pool.units_count).toBe(3);
  // the office is told of it, with who it is
  const as = { authorization: `Bearer ${payments.staff.token}` };
  const about = `tournament_id=${tanding.tournamentId}`;
  const desk = await api.request.get(`/api/dashboard/${tanding.tournamentId}`).set(as).expect(200);
  const left = await api.request.get(`/api/team-members?${about}&payment_status=paid-undrawn&perPage=100`).set(as);
  const rows = (left.body as { data: { id: number }[] }).data.map((row) => row.id);
  expect(rows).toContain(members[0]);
  expect((desk.body as { data: DeskAnswer }).data.late_athletes).toBe(rows.length);
  expect(await placesOf(rows)).toEqual([]);
});

it('is not taken back any more once its athlete is drawn', async () => {
  const drawn = await tanding.fillClass([3]);
  const [pool] = (await tanding.createPools(drawn, 0)).pools;
  const { id, members } = await waiting(drawn, 1);
  await payments.confirm(id);
  await tanding.generate(pool!.id);
  const answer = await api.request
    .post(`/api/billings/${id}/confirm-payment`)
    .set('authorization', `Bearer ${payments.staff.token}`)
    .field({ status: 'failed', reject_reason: 'Salah rekening' });
  expect([answer.status, (answer.body as { message: string }).message]).toEqual([
    409,
    expect.stringContaining('sudah diundi'),
  ]);
  expect(await placesOf(members)).toHaveLength(1);
  expect(await payments.read(id)).toMatchObject({ status: 'paid', steps: [] });
});

it('gives the place back when the payment is rejected before the draw', async () => {
  const drawn = await tanding.fillClass([3]);
  const [pool] = (await tanding.createPools(drawn, 0)).pools;
  const { id, members } = await waiting(drawn, 1);
  await payments.confirm(id);
  expect(await placesOf(members)).toHaveLength(1);
  await payments.reject(id, 'Salah rekening');
  expect(await placesOf(members)).toEqual([]);
  await tanding.generate(pool!.id);
  expect((await tanding.bracket(pool!.id)).pool.units_count).toBe(3);
});

// Members of several contingents billed at once: one bill for each contingent unless asked otherwise, all or none.
import { makeContingent, makeTeamMember } from '@gelanggang/database/testing/factories';
import type { ManyBillingsAnswer } from '@gelanggang/contract/billings';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { billingStage, FEE, type Person } from './billing-stage';

const api = testApi();
const stage = madeBeforeEach(() => billingStage(api));
let other: Person;
let members: number[];

beforeEach(async () => {
  other = await api.tokenFor('manager');
  const { id: contingentId } = await makeContingent(api.dataSource.manager, {
    ...{ accountId: other.accountId, tournamentId: stage.tournamentId },
  });
  const theirs = async () =>
    (await makeTeamMember(api.dataSource.manager, { contingentId, categoryClassId: stage.classId })).id;
  members = [await stage.newMember(), await theirs(), await stage.newMember(), await theirs()];
});

const send = async (body: object, who = stage.staff) => {
  const { status, body: said } = await api.request
    .post('/api/billings/many')
    .set('authorization', `Bearer ${who.token}`)
    .send({ tournament_id: stage.tournamentId, member_ids: members, amount: 4 * FEE, ...body });
  return { status, body: said as ManyBillingsAnswer & { errors?: Record<string, string[]> } };
};
const bills = async () => Promise.all((await made()).map(({ id }) => stage.read(id)));
const made = () =>
  api.dataSource.query<{ id: number }[]>('select id from billing where tournament_id = $1 order by id', [
    stage.tournamentId,
  ]);

it('is one bill for each contingent by itself, and each manager owns its own', async () => {
  const { status, body } = await send({ notes: 'Dibuat panitia' });
  expect([status, body.message, body.data.length]).toEqual([201, '2 tagihan dibuat.', 2]);
  const both = await bills();
  expect(both.map((one) => [one.account.id, one.billing_details.map((line) => line.team_member_id)])).toEqual([
    [stage.manager.accountId, [members[0], members[2]]],
    [other.accountId, [members[1], members[3]]],
  ]);
  expect(both.map((one) => [one.id, one.invoice_number])).toEqual(body.data.map((one) => [one.id, one.invoice_number]));
  expect(both.every((one) => one.amount === 2 * FEE && one.notes === 'Dibuat panitia')).toBe(true);
});

it('is one for each athlete, or one for all, where somebody chooses so', async () => {
  expect((await send({ per: 'athlete' })).body.data).toHaveLength(4);
  const each = await bills();
  expect(each.map((one) => one.billing_details.map((line) => line.team_member_id))).toEqual(members.map((id) => [id]));
  for (const { id } of each) await stage.cancel(id, stage.staff);
  expect((await send({ per: 'all' })).body.data).toHaveLength(1);
  const [all] = (await bills()).slice(-1);
  expect([all?.account.id, all?.amount]).toEqual([stage.staff.accountId, 4 * FEE]);
});

it('makes none where one of them cannot be billed, costs something else, or is another\u2019s', async () => {
  await stage.issue([members[2] ?? 0]);
  expect((await send({})).status).toBe(409);
  expect((await send({ member_ids: members.slice(0, 2), amount: FEE })).status).toBe(409);
  expect((await send({ member_ids: [] })).body.errors).toHaveProperty('member_ids');
  expect((await send({ per: 'club' })).body.errors).toHaveProperty('per');
  expect((await send({ tournament_id: 999_999 })).body.errors).toHaveProperty('tournament_id');
  expect((await send({ member_ids: members.slice(0, 2), amount: 2 * FEE }, stage.manager)).status).toBe(422);
  expect((await send({}, await api.tokenFor('operator'))).status).toBe(403);
  expect(await made()).toHaveLength(1);
});

it('of two offices at once one makes them', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => send({})));
  expect(answers.map((one) => one.status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(await made()).toHaveLength(2);
});

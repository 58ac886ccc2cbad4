// What a manager finds at the dashboard: own athletes, bills and matches, and nobody else's.
import type { OwnDesk } from '@gelanggang/contract/dashboard';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { billingStage, FEE, type Person } from './billing-stage';
import { queriesOf } from './count-queries';

const api = testApi();
const stage = madeBeforeEach(() => billingStage(api));

async function desks(who: Person = stage.manager, query: object = {}): Promise<OwnDesk[]> {
  const { body } = await api.request
    .get('/api/own-dashboard')
    .query(query)
    .set('authorization', `Bearer ${who.token}`)
    .expect(200);
  return (body as { data: OwnDesk[] }).data;
}

async function desk(): Promise<OwnDesk> {
  const [first] = await desks();
  if (!first) throw new Error('there is no tournament');
  return first;
}

const lacksOf = ({ athletes }: OwnDesk) => athletes.map(({ name, lacks }) => [name, lacks]);

it('an athlete lacks a bill, then its payment, then nothing while the office looks, then papers', async () => {
  const id = await stage.newMember({ name: 'Raka Putra' });
  expect(await desk()).toMatchObject({ members: 1, unbilled: 1, to_pay: 0, lacking: 1, unpaid_bill_id: null });
  expect(lacksOf(await desk())).toEqual([['Raka Putra', ['bill']]]);

  const bill = await stage.issue([id]);
  expect(await desk()).toMatchObject({ unbilled: 0, to_pay: FEE, unpaid_bills: 1, unpaid_bill_id: bill });
  expect(lacksOf(await desk())).toEqual([['Raka Putra', ['payment']]]);

  await stage.upload(bill);
  expect(await desk()).toMatchObject({ to_pay: 0, unpaid_bills: 0, proofs: 1, lacking: 0, athletes: [] });

  await stage.confirm(bill);
  expect(await desk()).toMatchObject({ proofs: 0, lacking_papers: 1 });
  expect(lacksOf(await desk())).toEqual([['Raka Putra', ['health-letter']]]);
});

it('a bill that was rejected leaves its athletes without one again', async () => {
  const member = await stage.newMember();
  const bill = await stage.issue([member]);
  expect((await desk()).rejected_bill).toBeNull();
  await stage.upload(bill);
  await stage.reject(bill, 'Jumlah kurang');
  const rejected = { id: bill, reason: 'Jumlah kurang' };
  expect(await desk()).toMatchObject({ unbilled: 1, to_pay: 0, proofs: 0, rejected_bill: rejected });
  // it is answered once all of its athletes are on another bill
  await stage.issue([member]);
  expect(await desk()).toMatchObject({ unbilled: 0, rejected_bill: null });
});

it('several bills are one sum, and lead to no one of them', async () => {
  await stage.issue([await stage.newMember()]);
  await stage.issue([await stage.newMember()]);
  expect(await desk()).toMatchObject({ to_pay: 2 * FEE, unpaid_bills: 2, unpaid_bill_id: null });
});

it("shows nothing of another's contingent, and all tournaments or the one that is asked for", async () => {
  await stage.issue([await stage.newMember()]);
  expect(await desks(await api.tokenFor('manager'))).toEqual([]);
  expect(await desks(stage.staff)).toEqual([]);
  expect((await desks(stage.manager, { tournament_id: stage.tournamentId })).length).toBe(1);
  expect(await desks(stage.manager, { tournament_id: stage.tournamentId + 1000 })).toEqual([]);
});

it('a tournament that ended over two weeks ago is no longer shown', async () => {
  const end = (days: number) =>
    api.dataSource.query(
      `update tournament set start_date = current_date - $2::int - 2, end_date = current_date - $2::int where id = $1`,
      [stage.tournamentId, days],
    );
  await end(5);
  expect((await desks()).length).toBe(1);
  await end(20);
  expect(await desks()).toEqual([]);
});

it('takes as many statements for many athletes as for one', async () => {
  await stage.newMember();
  const before = (await queriesOf(() => desk())).length;
  for (const _ of [1, 2, 3]) await stage.newMember();
  expect((await queriesOf(() => desk())).length).toBe(before);
});

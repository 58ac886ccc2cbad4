// Cash for a bill through the door: what it pays, what refuses it, its number, undoing it, and two at once.
import type { BillingAnswer } from '@gelanggang/contract/billings';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { billingStage, FEE, type Person } from './billing-stage';

const api = testApi();
const stage = madeBeforeEach(() => billingStage(api));
const DAY = new Date().toISOString().slice(0, 10);

interface Answer {
  status: number;
  body: { message: string; errors?: Record<string, string[]>; data: BillingAnswer };
}

const send = async (who: Person, path: string, body: object): Promise<Answer> =>
  api.request.post(`/api/billings/${path}`).set('authorization', `Bearer ${who.token}`).send(body);
const cashOf = (bill: BillingAnswer, changes: object = {}) => ({
  ...{ amount: bill.amount, received_from: 'Ibu Ratna', received_on: DAY, version: bill.version },
  ...changes,
});
const take = (bill: BillingAnswer, changes: object = {}, who = stage.staff) =>
  send(who, `${bill.id}/cash`, cashOf(bill, changes));
const undo = (bill: BillingAnswer, reason = 'Salah tagihan', who = stage.staff) =>
  send(who, `${bill.id}/cash/undo`, { reason, version: bill.version });
const receipts = (id: number) =>
  api.dataSource.query<unknown[]>('select 1 from cash_receipt where billing_id = $1', [id]);
const number = (count: number) =>
  `KW/${new Date().getFullYear()}/${stage.tournamentId}/${String(count).padStart(4, '0')}`;

it('cash pays a bill, makes its participants, and its owner sees the receipt and is told', async () => {
  const bill = await stage.newBill(2);
  expect(bill.steps).toContain('take-cash');
  const { status, body } = await take(bill);
  expect([status, body.data.status, body.message]).toEqual([201, 'paid', 'Tunai diterima. Kuitansinya siap dicetak.']);
  expect(body.data.cash_receipts).toEqual([
    {
      ...{ receipt_number: number(1), amount: 2 * FEE, received_from: 'Ibu Ratna', received_on: DAY },
      ...{ taken_by: expect.any(String), taken_at: expect.any(String) },
      ...{ undone_by: null, undone_at: null, undo_reason: null },
    },
  ]);
  expect(await stage.participants(bill.id)).toBe(2);
  const own = await api.request
    .get(`/api/billings/${bill.id}`)
    .set('authorization', `Bearer ${stage.manager.token}`)
    .expect(200);
  expect((own.body as { data: BillingAnswer }).data).toMatchObject({
    ...{ status: 'paid', steps: [], cash_receipts: [{ receipt_number: number(1) }] },
  });
  const notices = await api.dataSource.query<{ kind: string; amount: number }[]>(
    `select kind, (data->>'amount')::int as amount from notice where account_id = $1 order by id desc limit 1`,
    [stage.manager.accountId],
  );
  expect(notices).toEqual([{ kind: 'billing.paid', amount: 2 * FEE }]);
});

it('a bill of a contingent without account names who answers for it as payer, a manager’s the manager', async () => {
  const [own] = await api.dataSource.query<{ name: string }[]>('select name from account where id = $1', [
    stage.manager.accountId,
  ]);
  await api.dataSource.query(`update contingent set pic_name = 'Ibu Lestari' where id = $1`, [stage.contingentId]);
  expect((await stage.newBill()).payer).toBe(own?.name);
  // the office holds those that came on paper
  await api.dataSource.query('update contingent set account_id = $2 where id = $1', [
    ...[stage.contingentId, stage.staff.accountId],
  ]);
  const bill = await stage.read(await stage.issue([await stage.newMember()], stage.staff));
  expect([bill.account.id, bill.payer]).toEqual([stage.staff.accountId, 'Ibu Lestari']);
});

it('cash pays a bill whose proof waits as well, and undoing it leads back to there', async () => {
  const bill = await stage.newBill();
  await stage.upload(bill.id);
  const { body } = await take(await stage.read(bill.id));
  expect(body.data.status).toBe('paid');
  const undone = await undo(body.data);
  expect([undone.status, undone.body.data.status]).toEqual([200, 'waiting for confirmation']);
  await stage.confirm(bill.id);
  expect((await undo(await stage.read(bill.id))).status).toBe(409);
});

it('what was typed wrong is said at its field, and nothing is written', async () => {
  const bill = await stage.newBill();
  const ahead = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const wrong: [object, string][] = [
    [{ amount: FEE - 1 }, 'amount'],
    [{ amount: FEE + 1 }, 'amount'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 'banyak' }, 'amount'],
    [{ received_from: ' ' }, 'received_from'],
    [{ received_from: 'x'.repeat(101) }, 'received_from'],
    [{ received_on: ahead }, 'received_on'],
    [{ received_on: '2016-01-01' }, 'received_on'],
    [{ received_on: '2026-02-30' }, 'received_on'],
    [{ version: undefined }, 'version'],
  ];
  for (const [changes, field] of wrong) {
    const { status, body } = await take(bill, changes);
    expect([changes, status, Object.keys(body.errors ?? {})]).toEqual([changes, 422, [field]]);
  }
  expect((await take(bill, { amount: FEE + 1 })).body.errors?.amount).toEqual([
    'Tunai harus sama dengan tagihan: Rp 250.000.',
  ]);
  expect(await receipts(bill.id)).toEqual([]);
  // no number was used up by what was refused
  expect((await take(bill)).body.data.cash_receipts[0]?.receipt_number).toBe(number(1));
});

it('is for the office alone', async () => {
  const bill = await stage.newBill();
  expect((await take(bill, {}, stage.manager)).status).toBe(403);
  expect((await take(bill, {}, await api.tokenFor('operator'))).status).toBe(403);
  expect((await send(stage.staff, '999999/cash', cashOf(bill))).status).toBe(404);
  const paid = (await take(bill)).body.data;
  expect((await undo(paid, 'Salah', stage.manager)).status).toBe(403);
  expect((await stage.read(bill.id)).status).toBe('paid');
});

it('of many tabs at once one takes the money, and the others are told', async () => {
  const bill = await stage.newBill();
  const answers = await Promise.all(Array.from({ length: 12 }, () => take(bill)));
  expect(answers.filter((one) => one.status === 201)).toHaveLength(1);
  expect(answers.filter((one) => one.status === 409)).toHaveLength(11);
  expect(await receipts(bill.id)).toHaveLength(1);
  const late = await take(await stage.read(bill.id));
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('sudah diterima')]);
  const undone = await Promise.all(Array.from({ length: 6 }, async () => undo(await stage.read(bill.id))));
  expect(undone.filter((one) => one.status === 200)).toHaveLength(1);
});

it('receipts of bills paid at once are numbered without a gap', async () => {
  const bills = await Promise.all(Array.from({ length: 10 }, () => stage.newBill()));
  const taken = await Promise.all(bills.map((bill) => take(bill)));
  const numbers = taken.map((one) => one.body.data.cash_receipts[0]?.receipt_number).sort();
  expect(numbers).toEqual(Array.from({ length: 10 }, (_, index) => number(index + 1)));
});

it('a bill paid in cash is not rejected; its receipt is undone with a reason, stays, and another can be given', async () => {
  const bill = await stage.newBill();
  const paid = (await take(bill)).body.data;
  const rejected = await send(stage.staff, `${bill.id}/confirm-payment`, { status: 'failed', reject_reason: 'Salah' });
  expect([rejected.status, rejected.body.message]).toEqual([409, expect.stringContaining('Batalkan kuitansinya')]);
  expect(paid.decisions).toContainEqual({ status: 'failed', refusal: expect.stringContaining('kuitansi') });
  expect((await undo(paid, '  ')).body.errors).toHaveProperty('reason');
  expect((await undo(bill)).status).toBe(409);
  const { status, body } = await undo(paid);
  expect([status, body.data.status, body.data.paid_at]).toEqual([200, 'waiting for payment', null]);
  expect(body.data.cash_receipts).toMatchObject([{ receipt_number: number(1), undo_reason: 'Salah tagihan' }]);
  expect(await stage.participants(bill.id)).toBe(0);
  const [notice] = await api.dataSource.query<{ kind: string; reason: string }[]>(
    `select kind, data->>'reason' as reason from notice where account_id = $1 order by id desc limit 1`,
    [stage.manager.accountId],
  );
  expect(notice).toEqual({ kind: 'billing.cash-undone', reason: 'Salah tagihan' });
  const again = await take(body.data, { received_from: 'Bapak Agus' });
  expect(again.body.data.cash_receipts.map((one) => [one.receipt_number, one.undone_at === null])).toEqual([
    [number(2), true],
    [number(1), false],
  ]);
  await expect(
    api.dataSource.query(
      `insert into cash_receipt (tournament_id, billing_id, receipt_number, amount, received_from, received_on, billing_before)
       values ($1, $2, 'KW/x', 1, 'x', '2026-01-01', 'waiting for payment')`,
      [stage.tournamentId, bill.id],
    ),
  ).rejects.toThrow('cash_receipt_one_standing');
});

it('once one of its athletes is drawn, the receipt stands', async () => {
  const paid = (await take(await stage.newBill())).body.data;
  const read = async <T>(sql: string, values: unknown[]): Promise<T> =>
    (await api.dataSource.query<T[]>(sql, values))[0]!;
  const drawing = await read<{ id: number }>(
    `insert into drawing (tournament_id, match_category_id, age_category_id, gender, category_class_id, match_chart, seed)
     select p.tournament_id, m.match_category_id, m.age_category_id, m.gender, m.category_class_id, 0, $2
     from participant p join team_member m on m.id = p.team_member_id where p.billing_id = $1 returning id`,
    [paid.id, 'ab'.repeat(8)],
  );
  const pool = await read<{ id: number }>(
    `insert into pool (drawing_id, tournament_id, number, name, status, seed) values ($1, $2, 1, 'Pool A', 'ongoing', $3)
     returning id`,
    [drawing.id, stage.tournamentId, 'ab'.repeat(8)],
  );
  await api.dataSource.query(
    `with u as (
       insert into pool_unit (pool_id, tournament_id, contingent_id, number) values ($1, $2, $3, 1) returning id
     ) insert into pool_unit_member (unit_id, tournament_id, participant_id, position)
     select u.id, $2, p.id, 1 from u, participant p where p.billing_id = $4`,
    [pool.id, stage.tournamentId, stage.contingentId, paid.id],
  );
  const { status, body } = await undo(paid);
  expect([status, body.message]).toEqual([409, expect.stringContaining('sudah diundi')]);
  const now = await stage.read(paid.id);
  expect([now.status, now.steps]).toEqual(['paid', []]);
});

it('the last digits of a bill that opens again are no other open bill\u2019s', async () => {
  await api.dataSource.query('insert into payment_setting (tournament_id, has_unique_digits) values ($1, true)', [
    stage.tournamentId,
  ]);
  const bill = await stage.newBill();
  expect(bill.total_amount).toBe(FEE + 1);
  const paid = (await take(bill)).body.data;
  expect(paid.cash_receipts[0]?.amount).toBe(FEE);
  const other = await stage.newBill();
  await api.dataSource.query('update billing set due_digits = 1 where id = $1', [other.id]);
  const open = (await undo(paid)).body.data;
  expect([open.status, open.total_amount]).toEqual(['waiting for payment', FEE + 2]);
});

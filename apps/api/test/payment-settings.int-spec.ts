// How fees are paid: the tournament's QRIS, and bills whose last three digits are their own, through the door.
import type { BillingAnswer } from '@gelanggang/contract/billings';
import { qrisChecksum, readQris } from '@gelanggang/domain/billing/qris';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { as, testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { billingStage, FEE } from './billing-stage';

const api = testApi();
const stage = madeBeforeEach(() => billingStage(api));

const CODE = (() => {
  const merchant =
    '000201010211' +
    '26570011ID.DANA.WWW011893600915000000000102090000000010303UMI' +
    '520479415303360' +
    '5802ID5917PANITIA KEJUARAAN6007BANDUNG6304';
  return merchant + qrisChecksum(merchant);
})();

const address = (id = stage.tournamentId) => `/api/tournaments/${id}/payment-setting`;
const save = (body: object) => api.request.put(address()).set(as(stage.staff)).send(body);
const lastDigits = (bill: BillingAnswer) => bill.total_amount % 1000;
const newBill = async () => stage.read(await stage.issue([await stage.newMember()]));

it('the office keeps a code whose checksum is right, and is told what is wrong with another', async () => {
  expect((await api.request.get(address()).set(as(stage.staff)).expect(200)).body).toEqual({
    data: { has_unique_digits: false, qris: null, merchant: null, version: 0 },
  });
  const saved = await save({ has_unique_digits: true, qris: ` ${CODE}\n`, version: 0 }).expect(200);
  expect(saved.body).toMatchObject({
    data: { has_unique_digits: true, qris: CODE, merchant: { name: 'PANITIA KEJUARAAN', city: 'BANDUNG' }, version: 1 },
  });
  const mistyped = await save({ has_unique_digits: true, qris: CODE.replace('BANDUNG', 'BANDUNK') }).expect(422);
  expect(mistyped.body).toMatchObject({ errors: { qris: [expect.stringContaining('salah ketik')] } });
  for (const qris of ['https://contoh.test', '000201', 'x'.repeat(513), 5, ['000201']]) {
    const refused = await save({ has_unique_digits: true, qris }).expect(422);
    expect(refused.body).toMatchObject({ errors: { qris: expect.any(Array) } });
  }
  await save({ has_unique_digits: false, qris: null, version: 0 }).expect(409);
  await save({ has_unique_digits: false, qris: '', version: 1 }).expect(200);
  await api.request.get(address()).set(as(stage.manager)).expect(403);
  await api.request.get(address(999_999)).set(as(stage.staff)).expect(404);
});

it('a bill shows the code with exactly what is to be transferred, until it is paid', async () => {
  await save({ has_unique_digits: true, qris: CODE }).expect(200);
  const bill = await newBill();
  expect([bill.amount, bill.total_amount]).toEqual([FEE, FEE + 1]);
  const read = readQris(bill.qris?.code ?? '');
  if (!read.ok) throw new Error(read.code);
  const fields = Object.fromEntries(read.fields.map(({ tag, value }) => [tag, value]));
  expect(fields).toMatchObject({ '01': '12', '54': String(FEE + 1), '59': 'PANITIA KEJUARAAN' });
  await stage.upload(bill.id);
  expect((await stage.read(bill.id)).qris).toBeNull();
});

it('open bills never end alike, forty issued at once neither', async () => {
  await save({ has_unique_digits: true }).expect(200);
  const members = await Promise.all(Array.from({ length: 40 }, () => stage.newMember()));
  const bills = await Promise.all(members.map(async (id) => stage.read(await stage.issue([id]))));
  expect(new Set(bills.map(lastDigits)).size).toBe(40);
  expect(bills.every((bill) => bill.amount === FEE && bill.total_amount - bill.amount < 1000)).toBe(true);
});

it('digits go to another bill only after all others had their turn', async () => {
  await save({ has_unique_digits: true }).expect(200);
  const [first, second] = [await newBill(), await newBill()];
  await stage.cancel(first.id);
  expect([first, second, await newBill()].map(lastDigits)).toEqual([1, 2, 3]);
  await api.dataSource.query('update billing set due_digits = 999 where id = $1', [second.id]);
  await api.dataSource.query('update billing set due_digits = 998 where tournament_id = $1 and due_digits = 3', [
    stage.tournamentId,
  ]);
  // counted on from those of the newest bill
  expect(lastDigits(await newBill())).toBe(1);
});

it('a bill keeps its digits when it is edited, whatever its fees end in', async () => {
  await save({ has_unique_digits: true }).expect(200);
  const id = await stage.issue([await stage.newMember(), await stage.newMember()]);
  const { tournament_id } = await stage.read(id);
  await api.dataSource.query(
    'update tournament_match_category set registration_fee = 250999 where tournament_id = $1',
    [tournament_id],
  );
  const edited = await api.request
    .put(`/api/billings/${id}`)
    .set(as(stage.staff))
    // who is in the bill keeps the fee of then, who comes into it has that of now
    .send({ tournament_id, member_ids: [await stage.newMember()] })
    .expect(200);
  expect((edited.body as { data: BillingAnswer }).data).toMatchObject({ amount: 250_999, total_amount: 251_001 });
});

it('the database refuses the same digits to two open bills, and gives none when all are taken', async () => {
  await save({ has_unique_digits: true }).expect(200);
  const [one, other] = [await newBill(), await newBill()];
  const twice = api.dataSource.query('update billing set due_digits = $2 where id = $1', [other.id, lastDigits(one)]);
  await expect(twice).rejects.toThrow('billing_one_open_of_digits');
  await api.dataSource.query(
    `insert into billing (tournament_id, account_id, invoice_number, amount, due_digits)
     select $1, $2, 'PENUH/' || d, 250000, d from generate_series(3, 999) d`,
    [stage.tournamentId, stage.manager.accountId],
  );
  expect(await newBill()).toMatchObject({ amount: FEE, total_amount: FEE });
});

it('another tournament, and one that does not want them, has bills without digits of their own', async () => {
  await save({ has_unique_digits: true }).expect(200);
  const other = await billingStage(api, { tournamentId: (await makeTournament(api.dataSource.manager)).id });
  const bill = await other.read(await other.issue([await other.newMember()]));
  expect(bill).toMatchObject({ amount: FEE, total_amount: FEE, qris: null });
});

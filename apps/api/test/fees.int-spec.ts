// Early and late fees, the fee of a contingent, and discount codes on bills: what they cost, what refuses them, the last use raced.
import type { BillingAnswer, QuoteAnswer } from '@gelanggang/contract/billings';
import type { ContingentFees, DiscountCodeRow, FeeSetting } from '@gelanggang/contract/fees';
import type { Data, ErrorAnswer } from '@gelanggang/contract/http';
import { makeContingent, makeTeamMember } from '@gelanggang/database/testing/factories';
import { feeOn } from '@gelanggang/domain/billing/fee-dates';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { billingStage, FEE, type Person } from './billing-stage';
import { queriesOf } from './count-queries';

const api = testApi();
const stage = madeBeforeEach(() => billingStage(api));

type Method = 'get' | 'post' | 'put';
const send = (method: Method, path: string, body?: object, who: Person = stage.staff) =>
  api.request[method](`/api/${path}`).set('authorization', `Bearer ${who.token}`).send(body);
const ofTournament = (path: string) => `tournaments/${stage.tournamentId}/${path}`;
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const setFees = async (change: object = {}) => {
  const { version } = ((await send('get', ofTournament('fee-setting')).expect(200)).body as Data<FeeSetting>).data;
  return send('put', ofTournament('fee-setting'), { contingent_fee: 0, version, ...change });
};
const addCode = (change: object = {}) => send('post', ofTournament('discount-codes'), { code: 'SAHABAT', ...change });
const newMembers = (count: number) => Promise.all(Array.from({ length: count }, () => stage.newMember()));
const issue = (members: number[], change: object = {}, who = stage.manager) =>
  send('post', 'billings', { tournament_id: stage.tournamentId, member_ids: members, ...change }, who);
const issued = async (members: number[], change: object = {}): Promise<BillingAnswer> =>
  ((await issue(members, change).expect(201)).body as Data<BillingAnswer>).data;
const quote = async (members: number[], change: object = {}): Promise<QuoteAnswer> => {
  const body = { tournament_id: stage.tournamentId, member_ids: members, ...change };
  return ((await send('post', 'billings/quote', body, stage.manager).expect(200)).body as Data<QuoteAnswer>).data;
};
const faults = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as ErrorAnswer).errors];

describe('The fee of a day', () => {
  it('is in the database as the rule says, at both ends of each time', async () => {
    const db = api.dataSource;
    await db.query(
      `update tournament_match_category set early_fee = 200000, late_fee = 300000 where tournament_id = $1`,
      [stage.tournamentId],
    );
    await setFees({ early_until: '2026-04-30', late_from: '2026-05-20' });
    const fees = { registrationFee: FEE, earlyFee: 200_000, lateFee: 300_000 };
    const dates = { earlyUntil: '2026-04-30', lateFrom: '2026-05-20' };
    // a day begins in the tournament's zone
    for (const [at, day] of [
      ['2026-04-30T16:59:59Z', '2026-04-30'],
      ['2026-04-30T17:00:00Z', '2026-05-01'],
      ['2026-05-19T16:59:59Z', '2026-05-19'],
      ['2026-05-19T17:00:00Z', '2026-05-20'],
    ] as const) {
      const [row] = await db.query<[{ fee: number }]>(
        'select offer_fee(o, $2::timestamptz) as fee from tournament_match_category o where o.tournament_id = $1',
        [stage.tournamentId, at],
      );
      expect([at, row.fee]).toEqual([at, feeOn(day, fees, dates)]);
    }
  });

  it('is asked of who is billed now, and what was billed before stays as it was, edited too', async () => {
    const [one, two] = (await newMembers(2)) as [number, number];
    const bill = await issued([one]);
    expect(bill.amount).toBe(FEE);
    await api.dataSource.query(`update tournament_match_category set late_fee = 400000 where tournament_id = $1`, [
      stage.tournamentId,
    ]);
    expect((await setFees({ late_from: dayFromNow(-1) })).status).toBe(200);
    expect(await quote([one, two], { billing_id: bill.id })).toMatchObject({ fees: FEE + 400_000 });
    const body = { tournament_id: stage.tournamentId, member_ids: [one, two], amount: FEE + 400_000 };
    const edited = await send('put', `billings/${bill.id}`, body, stage.manager).expect(200);
    expect((edited.body as Data<BillingAnswer>).data.billing_details.map(({ amount }) => amount)).toEqual([
      FEE,
      400_000,
    ]);
    expect((await issued(await newMembers(1))).amount).toBe(400_000);
  });

  it('is refused where late begins before early ends, with an old version, and to who does not manage tournaments', async () => {
    const wrong = await setFees({ early_until: '2026-05-20', late_from: '2026-05-20' });
    expect(faults(wrong)).toEqual([422, { late_from: ['Biaya akhir mulai sesudah biaya awal berakhir.'] }]);
    expect((await setFees({ contingent_fee: -1 })).status).toBe(422);
    expect((await setFees()).status).toBe(200);
    expect((await setFees({ version: 0 })).status).toBe(409);
    await send('get', ofTournament('fee-setting'), undefined, stage.manager).expect(403);
    await send('get', 'tournaments/999999/fee-setting').expect(404);
  });
});

it('everybody and the contingent’s manager read what is asked from today on, in the tournament’s days', async () => {
  await api.dataSource.query(
    `update tournament_match_category set early_fee = 200000, late_fee = 300000 where tournament_id = $1`,
    [stage.tournamentId],
  );
  await api.dataSource.query(`update tournament set end_date = '2031-06-02', start_date = '2031-06-01' where id = $1`, [
    stage.tournamentId,
  ]);
  const [ends, next, late] = [dayFromNow(2), dayFromNow(3), dayFromNow(9)];
  await setFees({ early_until: ends, late_from: late, contingent_fee: 150_000 });
  const periods = [
    { fee: 200_000, from: null, until: ends },
    { fee: FEE, from: next, until: dayFromNow(8) },
    { fee: 300_000, from: late, until: null },
  ];
  const detail = async () =>
    (await api.request.get(`/api/tournaments/${stage.tournamentId}`).expect(200)).body as object;
  expect(await detail()).toMatchObject({
    ...{ contingent_fee: 150_000, categories: [{ registration_fee: 200_000, fees: periods }] },
  });
  const own = () => send('get', `contingents/${stage.contingentId}/fees`, undefined, stage.manager);
  expect(((await own().expect(200)).body as Data<ContingentFees[]>).data).toMatchObject([
    { tournament: { id: stage.tournamentId }, offers: [{ match_category_id: 1, fee_per: 'unit', fees: periods }] },
  ]);
  const other = await api.tokenFor('manager');
  await send('get', `contingents/${stage.contingentId}/fees`, undefined, other).expect(404);
  // one fee at all times needs no days
  await setFees({ contingent_fee: 0 });
  expect(await detail()).toMatchObject({ contingent_fee: 0, categories: [{ registration_fee: FEE, fees: [] }] });
});

describe('The fee of a contingent', () => {
  it('is asked once, by the first bill that holds, and again when that one is gone', async () => {
    await setFees({ contingent_fee: 150_000 });
    const [one, two, three] = (await newMembers(3)) as [number, number, number];
    expect(await quote([one])).toEqual({
      ...{ fees: FEE, discount: 0, contingent_fees: 150_000, amount: FEE + 150_000, bills: 1 },
    });
    const first = await issued([one], { amount: FEE + 150_000 });
    expect(first.contingent_fees).toEqual([{ contingent: expect.any(String) as string, amount: 150_000 }]);
    expect(first.total_amount).toBe(FEE + 150_000);
    const second = await issued([two]);
    expect([second.amount, second.contingent_fees]).toEqual([FEE, []]);
    await setFees({ contingent_fee: 175_000 });
    // what a bill asks for stays, while it is edited too
    const body = { tournament_id: stage.tournamentId, member_ids: [one, three] };
    const edited = await send('put', `billings/${first.id}`, body, stage.manager).expect(200);
    expect((edited.body as Data<BillingAnswer>).data.amount).toBe(2 * FEE + 150_000);
    await stage.cancel(first.id);
    expect((await issued([one])).amount).toBe(FEE + 175_000);
  });

  it('is asked of each contingent of a bill, and of two bills at once by one of them', async () => {
    await setFees({ contingent_fee: 150_000 });
    const other = await makeContingent(api.dataSource.manager, {
      ...{ accountId: stage.manager.accountId, tournamentId: stage.tournamentId },
    });
    const { id } = await makeTeamMember(api.dataSource.manager, {
      ...{ contingentId: other.id, categoryClassId: stage.classId },
    });
    const [one, two] = (await newMembers(2)) as [number, number];
    expect(await quote([one, id])).toMatchObject({ contingent_fees: 300_000, bills: 1 });
    expect(await quote([one, id], { per: 'contingent' })).toMatchObject({ amount: 2 * FEE + 300_000, bills: 2 });
    const answers = await Promise.all([issue([one]), issue([two])]);
    for (const answer of answers.filter(({ status }) => status !== 201)) expect(answer.status).toBe(409);
    const [sum] = await api.dataSource.query<[{ sum: number }]>(
      `select sum(f.amount) from contingent_fee f join billing b on b.id = f.billing_id
       where f.tournament_id = $1 and b.holds`,
      [stage.tournamentId],
    );
    expect(sum.sum).toBe(150_000);
  });
});

describe('A discount code', () => {
  it('takes its percent off the fees, not off the contingent’s, and stays on the bill as it was', async () => {
    await setFees({ contingent_fee: 100_001 });
    await addCode({ code: ' sahabat 10 ', percent: 10 }).expect(201);
    const members = await newMembers(3);
    const wanted = { fees: 3 * FEE, discount: 75_000, contingent_fees: 100_001, amount: 675_000 + 100_001, bills: 1 };
    expect(await quote(members, { discount_code: 'sahabat10' })).toEqual(wanted);
    const bill = await issued(members, { discount_code: 'Sahabat 10', amount: wanted.amount });
    expect(bill).toMatchObject({ discount_code: 'SAHABAT10', discount: 75_000, amount: wanted.amount });
    expect(bill.billing_details.map(({ amount, discount }) => [amount, discount])).toEqual(
      Array.from({ length: 3 }, () => [225_000, 25_000]),
    );
    const [{ id: code }] = (
      (await send('get', ofTournament('discount-codes')).expect(200)).body as Data<[DiscountCodeRow]>
    ).data;
    await send('put', ofTournament(`discount-codes/${code}`), { is_open: false }).expect(200);
    // closed since: who is on the bill keeps it, who comes to it gets it, another bill does not
    const [later] = (await newMembers(1)) as [number];
    const body = { tournament_id: stage.tournamentId, member_ids: [...members, later] };
    const edited = await send('put', `billings/${bill.id}`, body, stage.manager).expect(200);
    expect((edited.body as Data<BillingAnswer>).data).toMatchObject({ discount: 100_000, amount: 900_000 + 100_001 });
    const refused = await issue(await newMembers(1), { discount_code: 'SAHABAT10' });
    expect(faults(refused)).toEqual([422, { discount_code: ['Kode potongan ini sudah ditutup.'] }]);
    // and can be taken off
    const without = { ...body, discount_code: '' };
    const bare = await send('put', `billings/${bill.id}`, without, stage.manager).expect(200);
    expect((bare.body as Data<BillingAnswer>).data).toMatchObject({
      discount: 0,
      discount_code: '',
      amount: 1_100_001,
    });
    expect(((await send('get', ofTournament('discount-codes'))).body as Data<DiscountCodeRow[]>).data).toMatchObject([
      { uses: 0, taken_off: 0 },
    ]);
  });

  it('of a sum takes the fees at most, and the bill is confirmed all the same', async () => {
    await addCode({ amount: 1_000_000 }).expect(201);
    const bill = await issued(await newMembers(2), { discount_code: 'SAHABAT' });
    expect([bill.amount, bill.discount]).toEqual([0, 2 * FEE]);
    await stage.upload(bill.id);
    await stage.confirm(bill.id);
    expect((await stage.read(bill.id)).status).toBe('paid');
  });

  it('has a last use, which of twenty at once one gets; the others are told, and nothing of them is left', async () => {
    await addCode({ percent: 50, most_uses: 3 }).expect(201);
    await issued(await newMembers(1), { discount_code: 'SAHABAT' });
    const cancelled = await issued(await newMembers(1), { discount_code: 'SAHABAT' });
    await issued(await newMembers(1), { discount_code: 'SAHABAT' });
    const members = await newMembers(20);
    expect((await issue([members[0] ?? 0], { discount_code: 'SAHABAT' })).status).toBe(409);
    // a bill that is cancelled gives its use back
    await stage.cancel(cancelled.id);
    const answers = await Promise.all(members.map((id) => issue([id], { discount_code: 'SAHABAT' })));
    const others = answers.filter(({ status }) => status !== 201);
    expect(others).toHaveLength(19);
    const text = 'Kode potongan ini sudah habis dipakai.';
    for (const other of others) expect(faults(other)).toEqual([409, { discount_code: [text] }]);
    const [row] = ((await send('get', ofTournament('discount-codes'))).body as Data<[DiscountCodeRow]>).data;
    expect(row).toMatchObject({ uses: 3, taken_off: (3 * FEE) / 2 });
    const [left] = await api.dataSource.query<[{ billed: number }]>(
      'select count(*)::int as billed from billing_detail where holds and team_member_id = any($1::bigint[])',
      [members],
    );
    expect(left.billed).toBe(1);
  });

  it('is refused by its field: unknown, over, of another tournament', async () => {
    await addCode({ percent: 5, valid_until: dayFromNow(-2) }).expect(201);
    const members = await newMembers(1);
    const over = await issue(members, { discount_code: 'SAHABAT' });
    expect(over.status).toBe(422);
    expect((over.body as ErrorAnswer).errors?.discount_code?.[0]).toMatch(/^Kode potongan ini berlaku sampai /);
    const unknown = [422, { discount_code: ['Kode potongan ini tidak ada di kejuaraan ini.'] }];
    expect(faults(await issue(members, { discount_code: 'LAIN' }))).toEqual(unknown);
    const elsewhere = await billingStage(api);
    const body = { code: 'TETANGGA', percent: 5 };
    await send('post', `tournaments/${elsewhere.tournamentId}/discount-codes`, body).expect(201);
    expect(faults(await issue(members, { discount_code: 'TETANGGA' }))).toEqual(unknown);
  });

  it('is of percent or of a sum, in letters and digits, once in its tournament, and made by the office alone', async () => {
    expect((await addCode()).status).toBe(422);
    expect((await addCode({ percent: 5, amount: 5 })).status).toBe(422);
    expect((await addCode({ percent: 101 })).status).toBe(422);
    expect((await addCode({ percent: 5, most_uses: 0 })).status).toBe(422);
    expect((await addCode({ code: 'a/b', percent: 5 })).status).toBe(422);
    await addCode({ percent: 5 }).expect(201);
    expect(faults(await addCode({ code: 'sahabat', percent: 6 }))).toEqual([
      422,
      { code: ['Kode ini sudah ada di turnamen ini.'] },
    ]);
    await send('post', ofTournament('discount-codes'), { code: 'X', percent: 5 }, stage.manager).expect(403);
    await send('put', ofTournament('discount-codes/999999'), { is_open: false }).expect(404);
    const list = () => send('get', ofTournament('discount-codes')).expect(200);
    const one = await queriesOf(list);
    for (const code of ['A', 'B', 'C']) await addCode({ code, percent: 5 }).expect(201);
    expect((await queriesOf(list)).length).toBe(one.length);
  });

  it('is asked of members that the account may bill, as a bill is', async () => {
    const stranger = await api.tokenFor('manager');
    const [member] = await newMembers(1);
    const body = { tournament_id: stage.tournamentId, member_ids: [member] };
    expect((await send('post', 'billings/quote', body, stranger)).status).toBe(422);
    await send('post', 'billings/quote', body).expect(200);
  });
});

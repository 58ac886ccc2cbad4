// The accounts of a tournament: sums that agree with insight over generated histories, refunds, and what is closed.
import type { AccountsAnswer, BookLine } from '@gelanggang/contract/accounts';
import type { BillingAnswer } from '@gelanggang/contract/billings';
import type { Data, ErrorAnswer } from '@gelanggang/contract/http';
import { readInsight } from '@gelanggang/database/queries/insight.queries';
import { makeContingent, makeTeamMember } from '@gelanggang/database/testing/factories';
import { createRandom } from '@gelanggang/domain/random';
import { chargeBilling } from '@gelanggang/entries/billings/charge';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { billingStage, FEE, type Person } from './billing-stage';
import { queriesOf } from './count-queries';

const api = testApi();
const stage = madeBeforeEach(() => billingStage(api));
const DAY = new Date().toISOString().slice(0, 10);

type Method = 'get' | 'post' | 'put';
const send = (method: Method, path: string, body?: object, who: Person = stage.staff) =>
  api.request[method](`/api/${path}`).set('authorization', `Bearer ${who.token}`).send(body);
const accounts = async (): Promise<AccountsAnswer> =>
  ((await send('get', `tournaments/${stage.tournamentId}/accounts`).expect(200)).body as Data<AccountsAnswer>).data;
const book = async (): Promise<BookLine[]> =>
  ((await send('get', `tournaments/${stage.tournamentId}/accounts/book`).expect(200)).body as Data<BookLine[]>).data;
const close = () => send('post', `tournaments/${stage.tournamentId}/accounts/close`);
const reopen = (reason = 'Ada kuitansi yang terlewat') =>
  send('post', `tournaments/${stage.tournamentId}/accounts/reopen`, { reason });
/** As the screen shows the bill. */
const versionOf = async (id: number): Promise<number> => {
  const [row] = await api.dataSource.query<{ version: number }[]>('select version from billing where id = $1', [id]);
  return row?.version ?? 1;
};
/** Sent once it is awaited, or its answer is looked at. */
const refundOf = (id: number, version: number, change: object = {}, who = stage.staff) =>
  send(
    'post',
    `billings/${id}/refunds`,
    { amount: 1000, way: 'cash', refunded_on: DAY, reason: 'Batal ikut', version, ...change },
    who,
  );
const refund = async (id: number, change: object = {}, who = stage.staff) =>
  refundOf(id, await versionOf(id), change, who);
/** One that is taken. */
const refunded = async (id: number, change: object = {}) => {
  const answer = await refund(id, change);
  expect(answer.status).toBe(201);
  return answer;
};
const cash = async (id: number) => {
  const { amount, version } = await stage.read(id);
  return send('post', `billings/${id}/cash`, { amount, received_from: 'Ibu Ratna', received_on: DAY, version });
};
const newBill = async (count = 1): Promise<number> =>
  stage.issue(await Promise.all(Array.from({ length: count }, () => stage.newMember())));
const paidBill = async (count = 1): Promise<number> => {
  const id = await newBill(count);
  await stage.upload(id);
  await stage.confirm(id);
  return id;
};
const messageOf = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as ErrorAnswer).message];
const CLOSED = 'Pembukuan turnamen ini sudah ditutup. Buka lagi pembukuannya, dengan alasan, sebelum mengubah tagihan.';

/** A sum that is no member's fee, on a bill of its own, as the office asks it for a correction. */
async function chargeOf(contingentId: number, amount: number): Promise<void> {
  const [ticket] = await api.dataSource.query<[{ id: number }]>(
    `insert into entry_ticket (tournament_id, contingent_id, kind, remark, fee) values ($1, $2, 'remark', 'x', $3) returning id`,
    [stage.tournamentId, contingentId, amount],
  );
  await writeWithEvents(api.dataSource, (manager, emit) =>
    chargeBilling(manager, emit, {
      ...{ tournamentId: stage.tournamentId, accountId: stage.manager.accountId, byId: stage.staff.accountId },
      ...{ ticketId: ticket.id, text: 'Perbaikan data', amount, at: new Date() },
    }),
  );
}

/** Whatever the office and managers may do with money, some of it refused. */
async function live(seed: number): Promise<void> {
  const random = createRandom(seed.toString(16).padStart(16, '0'));
  const pick = <T>(items: readonly T[]): T => items[random.int(items.length)] as T;
  await send('put', `tournaments/${stage.tournamentId}/fee-setting`, { contingent_fee: 33_333, version: 0 }).expect(
    200,
  );
  await send('put', `tournaments/${stage.tournamentId}/payment-setting`, {
    has_unique_digits: true,
    version: 0,
  }).expect(200);
  const codes = `tournaments/${stage.tournamentId}/discount-codes`;
  await send('post', codes, { code: 'TIGA', percent: 33 }).expect(201);
  await send('post', codes, { code: 'PAS', amount: 77_777 }).expect(201);
  const contingents = [
    stage.contingentId,
    (
      await makeContingent(api.dataSource.manager, {
        accountId: stage.manager.accountId,
        tournamentId: stage.tournamentId,
      })
    ).id,
  ];
  const bills: number[] = [];
  await chargeOf(contingents[1] ?? 0, 12_345);
  for (let step = 0; step < 30; step += 1) {
    const id = bills.length > 0 ? pick(bills) : 0;
    const act = random.int(9);
    if (id === 0 || act < 2) {
      const members: number[] = [];
      for (let at = 0; at <= random.int(3); at += 1)
        members.push(
          (
            await makeTeamMember(api.dataSource.manager, {
              contingentId: pick(contingents),
              categoryClassId: stage.classId,
            })
          ).id,
        );
      const body = { tournament_id: stage.tournamentId, member_ids: members, discount_code: pick(['', 'TIGA', 'PAS']) };
      bills.push(
        ((await send('post', 'billings', body, stage.manager).expect(201)).body as Data<BillingAnswer>).data.id,
      );
      continue;
    }
    const bill = await stage.read(id);
    if (act === 2) await cash(id);
    else if (act === 3) await send('post', `billings/${id}/cash/undo`, { reason: 'Salah', version: bill.version });
    else if (act === 4 && bill.status === 'waiting for payment') await stage.upload(id);
    else if (act === 5 || act === 4)
      await send('post', `billings/${id}/confirm-payment`, { status: 'paid', version: bill.version });
    else if (act === 6)
      await send('post', `billings/${id}/confirm-payment`, {
        status: 'failed',
        reject_reason: 'Palsu',
        version: bill.version,
      });
    else if (act === 7)
      await refund(id, { amount: 1 + random.int(bill.refundable + 10), way: pick(['cash', 'transfer']) });
    else await send('post', `billings/${id}/cancel`, undefined, stage.manager);
  }
}

it.each([1, 2, 3, 4])(
  'agrees with insight to the rupiah, whatever happened to the bills (history %i)',
  async (seed) => {
    await live(seed);
    const [{ total, contingents }, lines] = [await accounts(), await book()];
    const insight = await readInsight(api.dataSource.manager, stage.tournamentId, {});
    if (!insight) throw new Error('no insight');
    expect(total.paidBilled).toBe(insight.stats.paid_income);
    const ofStatus = (wanted: string) =>
      insight.total_income.find(({ status }) => status === wanted)?.total_amount ?? 0;
    expect(total.billed).toBe(insight.stats.projected_income - ofStatus('unbilled'));
    expect(total.billed - total.paidBilled).toBe(
      ofStatus('waiting for payment') + ofStatus('waiting for confirmation'),
    );
    // the book's end is what came in for what stands, less what was given back
    const balance = lines.at(-1)?.balance ?? 0;
    expect(balance).toBe(total.cash + total.transfer - total.refunded);
    const short = total.open - (total.billed - total.paidBilled);
    expect(balance).toBe(insight.stats.paid_income + total.overpaid - short - total.waived);
    expect(Math.min(...lines.map((line) => line.balance), 0)).toBe(0);
    for (const key of ['gross', 'discount', 'billed', 'cash', 'transfer', 'refunded', 'open', 'overpaid'] as const) {
      expect([key, contingents.reduce((sum, one) => sum + one[key], 0)]).toEqual([key, total[key]]);
    }
  },
);

it('the book has every receipt, payment and refund in the order of time, and what was undone as well', async () => {
  const first = await newBill();
  await cash(first);
  const { version } = await stage.read(first);
  await send('post', `billings/${first}/cash/undo`, { reason: 'Salah tagihan', version }).expect(200);
  const second = await paidBill(2);
  await refunded(second, { amount: FEE, reason: 'Satu pesilat cedera' });
  const third = await paidBill();
  await stage.reject(third, 'Transfer ditarik kembali');
  expect((await book()).map(({ kind, in: given, out, balance }) => [kind, given, out, balance])).toEqual([
    ['cash', FEE, 0, FEE],
    ['cash-undone', 0, FEE, 0],
    ['confirmed', 2 * FEE, 0, 2 * FEE],
    ['refund', 0, FEE, FEE],
    ['confirmed', FEE, 0, 2 * FEE],
    ['rejected', 0, FEE, FEE],
  ]);
  expect((await accounts()).total).toMatchObject({
    billed: 3 * FEE,
    open: FEE,
    transfer: 2 * FEE,
    refunded: FEE,
    waived: FEE,
  });
});

describe('A refund', () => {
  it('is noted with who, when, how much and why, and never goes above what was paid', async () => {
    const id = await paidBill(2);
    const { body } = await refunded(id, { amount: 2 * FEE - 1 });
    expect((body as Data<BillingAnswer>).data).toMatchObject({
      refundable: 1,
      refunds: [
        {
          amount: 2 * FEE - 1,
          way: 'cash',
          reason: 'Batal ikut',
          refunded_on: DAY,
          refunded_by: expect.any(String) as string,
        },
      ],
    });
    const above = await refund(id, { amount: 2 });
    expect([above.status, (above.body as ErrorAnswer).errors]).toEqual([
      422,
      { amount: ['Paling banyak Rp 1: lebih dari itu tidak dibayar.'] },
    ]);
    await refunded(id, { amount: 1 });
  });

  it('that is sent twenty times is noted once, and another one by who has seen it, while there is money', async () => {
    const id = await paidBill();
    const sent = async () => {
      const version = await versionOf(id);
      return Promise.all(Array.from({ length: 20 }, () => refundOf(id, version, { amount: FEE / 2 })));
    };
    for (const answers of [await sent(), await sent()]) {
      const counted = new Map([201, 409].map((code) => [code, answers.filter(({ status }) => status === code).length]));
      expect(counted).toEqual(
        new Map([
          [201, 1],
          [409, 19],
        ]),
      );
      expect(messageOf(answers.find(({ status }) => status === 409) as never)[1]).toContain('diubah orang lain');
    }
    expect((await refund(id, { amount: 1 })).status).toBe(422);
    // the database itself keeps it
    const past = api.dataSource.query(
      `insert into refund (tournament_id, billing_id, amount, way, reason, refunded_on) values ($1, $2, 1, 'cash', 'x', now())`,
      [stage.tournamentId, id],
    );
    await expect(past).rejects.toThrow('above what was paid');
  });

  it('is for paid bills, needs a reason, a day that has come and the permission, and keeps the payment', async () => {
    const open = await newBill();
    expect((await refund(open)).status).toBe(409);
    const id = await paidBill();
    expect((await refund(id, { reason: ' ' })).status).toBe(422);
    expect((await refund(id, { amount: 0 })).status).toBe(422);
    expect((await refund(id, { way: 'pulsa' })).status).toBe(422);
    expect((await refund(id, { refunded_on: '2999-01-01' })).status).toBe(422);
    expect((await refund(id, {}, stage.manager)).status).toBe(403);
    expect((await refund(999_999)).status).toBe(404);
    await refunded(id);
    const { version } = await stage.read(id);
    const undone = await send('post', `billings/${id}/confirm-payment`, {
      status: 'failed',
      reject_reason: 'x',
      version,
    });
    expect(messageOf(undone)).toEqual([
      409,
      'Dana tagihan ini sudah ada yang dikembalikan, jadi pembayarannya tidak dapat dibatalkan.',
    ]);
  });
});

describe('Closed accounts', () => {
  it('refuse every change of a bill with the reason, until they are reopened', async () => {
    const [open, paid, waiting] = [await newBill(), await paidBill(), await newBill()];
    await stage.upload(waiting);
    const byCash = await newBill();
    await cash(byCash);
    await close().expect(200);
    const member = await stage.newMember();
    const { version } = await stage.read(byCash);
    const form = { tournament_id: stage.tournamentId, member_ids: [member] };
    const refusals = await Promise.all([
      send('post', 'billings', form, stage.manager),
      send('put', `billings/${open}`, form, stage.manager),
      send('post', `billings/${open}/cancel`, undefined, stage.manager),
      send('post', `billings/${waiting}/confirm-payment`, { status: 'paid' }),
      send('post', `billings/${paid}/confirm-payment`, { status: 'failed', reject_reason: 'x' }),
      send('post', `billings/${byCash}/cash/undo`, { reason: 'x', version }),
      cash(open),
      refund(paid),
    ]);
    for (const refusal of refusals) expect(messageOf(refusal)).toEqual([409, CLOSED]);
    expect(messageOf(await close())).toEqual([409, 'Pembukuan turnamen ini sudah ditutup.']);
    const before = (await accounts()).total;
    expect((await accounts()).closings).toMatchObject([{ figures: before, reopened_at: null }]);

    expect((await reopen(' ')).status).toBe(422);
    const { body } = await reopen().expect(200);
    expect((body as Data<AccountsAnswer>).data.closings).toMatchObject([
      { reopen_reason: 'Ada kuitansi yang terlewat' },
    ]);
    expect((await reopen()).status).toBe(409);
    expect((await cash(open)).status).toBe(201);
    const audited = await api.dataSource.query<{ action: string }[]>(
      `select action from audit where action like '%accounts%' order by id desc limit 2`,
    );
    expect(audited).toHaveLength(2);
  });

  it('have in their figures whatever was changed at the same moment, or refuse it', async () => {
    const bills = await Promise.all(Array.from({ length: 8 }, () => newBill()));
    const [closing, ...taken] = await Promise.all([close(), ...bills.map((id) => cash(id))]);
    expect(closing.status).toBe(200);
    const figures = (await accounts()).closings[0]?.figures;
    expect(figures?.cash).toBe(taken.filter(({ status }) => status === 201).length * FEE);
    expect(figures).toEqual((await accounts()).total);
    expect(taken.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  });

  it('are the office’s to read and close, in as many statements for many bills as for one', async () => {
    for (const path of ['accounts', 'accounts/book']) {
      expect((await send('get', `tournaments/${stage.tournamentId}/${path}`, undefined, stage.manager)).status).toBe(
        403,
      );
      expect((await send('get', `tournaments/999999/${path}`)).status).toBe(404);
    }
    expect((await send('post', `tournaments/${stage.tournamentId}/accounts/close`, {}, stage.manager)).status).toBe(
      403,
    );
    await paidBill();
    const [one, lines] = [await queriesOf(accounts), await queriesOf(book)];
    for (let at = 0; at < 3; at += 1) await paidBill(2);
    expect((await queriesOf(accounts)).length).toBe(one.length);
    expect((await queriesOf(book)).length).toBe(lines.length);
  });
});

// Bills paid by a payment service: begun once, believed only when the service itself says so, and no money lost.
import type { BillingAnswer } from '@gelanggang/contract/billings';
import type { UnbilledPaymentRow } from '@gelanggang/contract/online-payments';
import type { SetUpAnswer } from '@gelanggang/contract/setting-up';
import { Logger } from '@nestjs/common';
import { as, startApi, type TestApi } from '../../../test/setup/api';
import {
  MIDTRANS_ENV,
  MIDTRANS_KEY,
  type MidtransServer,
  startMidtransServer,
} from '../../../test/setup/midtrans-server';
import { PaymentService } from '../src/billings/payment-service';
import { billingStage, type BillingStage, FEE, type Person } from './billing-stage';

let api: TestApi;
let server: MidtransServer;
let stage: BillingStage;

beforeAll(async () => {
  server = await startMidtransServer();
  api = await startApi({ env: MIDTRANS_ENV });
  api.app.get<PaymentService>(PaymentService, { strict: false }).agent = server.agent;
});
afterAll(async () => {
  await api.close();
  await server.stop();
});
beforeEach(async () => {
  server.trouble = null;
  server.got.length = 0;
  stage = await billingStage(api);
});

interface Answer<T> {
  status: number;
  body: { message: string; data: T };
}

const start = async (id: number, who = stage.manager): Promise<Answer<{ pay_url: string }>> =>
  api.request.post(`/api/billings/${id}/online-payment`).set(as(who));
const check = async (id: number, who = stage.manager): Promise<Answer<BillingAnswer>> =>
  api.request.post(`/api/billings/${id}/online-payment/check`).set(as(who));
/** As the service posts it; a moment later than the one before. */
async function notify(body: unknown): Promise<number> {
  await api.dataSource.query('update online_payment set asked_at = null');
  const { status } = await api.request.post('/api/payment-notifications').send(body as object);
  return status;
}
const unbilled = async () => {
  const { body } = await api.request
    .get(`/api/tournaments/${stage.tournamentId}/unbilled-payments`)
    .set(as(stage.staff))
    .expect(200);
  return (body as { data: UnbilledPaymentRow[] }).data;
};
const orderOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
/** A bill whose payment was begun. */
async function begun(count = 1) {
  const bill = await stage.newBill(count);
  const { status, body } = await start(bill.id);
  expect(status).toBe(200);
  return { bill, order: orderOf(body.data.pay_url) };
}
const noticesOf = async ({ accountId }: Person) =>
  (
    await api.dataSource.query<{ kind: string }[]>('select kind from notice where account_id = $1 order by id', [
      accountId,
    ])
  ).map(({ kind }) => kind);
const steps = ({ history }: BillingAnswer) => history.map((one) => one.to_status);

describe('Beginning a payment', () => {
  it('is a way to pay that the set-up of a tournament knows', async () => {
    const { body } = await api.request
      .get(`/api/tournament-settings/${stage.tournamentId}/setup`)
      .set(as(stage.staff))
      .expect(200);
    expect((body as { data: SetUpAnswer }).data.has_online_payment).toBe(true);
  });

  it('leads to the page of the service, for what is to be transferred', async () => {
    const { bill, order } = await begun(2);
    const own = await api.request.get(`/api/billings/${bill.id}`).set(as(stage.manager)).expect(200);
    expect((own.body as { data: BillingAnswer }).data).toMatchObject({
      ...{ may_pay_online: true, status: 'waiting for payment' },
      online_payments: [{ state: 'waiting', amount: bill.total_amount, service: 'midtrans', paid_at: null }],
    });
    expect(order).toMatch(/^[0-9a-f]{24}$/);
    expect(server.payments.get(order)?.amount).toBe(bill.total_amount);
    const [made] = server.got;
    expect(made).toMatchObject({ notifies: expect.stringMatching(/\/api\/payment-notifications$/) });
    expect(made?.body).toContain(`/admin/payment/confirm/${bill.id}`);
  });

  it('twice, also at once, is one payment', async () => {
    const bill = await stage.newBill();
    const answers = await Promise.all([start(bill.id), start(bill.id), start(bill.id)]);
    const again = await start(bill.id);
    const urls = new Set([...answers, again].map(({ body }) => body.data.pay_url));
    expect([...answers.map(({ status }) => status), again.status, urls.size]).toEqual([200, 200, 200, 200, 1]);
    expect(server.got).toHaveLength(1);
  });

  it('of another sum ends the one before, at the service too', async () => {
    const { bill, order } = await begun();
    server.set(order, 'pending');
    const body = {
      ...{ billing_id: bill.id, team_member_id: await stage.newMember(), amount: FEE },
      tournament_category_id: bill.billing_details[0]?.tournament_category_id,
    };
    await api.request.post('/api/billings/add-member').set(as(stage.staff)).send(body).expect(201);
    const next = orderOf((await start(bill.id)).body.data.pay_url);
    expect(next).not.toBe(order);
    expect(server.payments.get(order)?.status).toBe('cancel');
    expect(server.payments.get(next)?.amount).toBe((await stage.read(bill.id)).total_amount);
    // paid by the old link all the same: it is not enough for this bill
    server.set(order, 'settlement');
    expect(await notify(server.notification(order))).toBe(200);
    expect((await stage.read(bill.id)).status).toBe('waiting for payment');
    expect(await unbilled()).toMatchObject([{ order_id: order, unbilled_because: 'amount-differs' }]);
  });

  it('is for whoever may see the bill, and while it waits to be paid', async () => {
    const bill = await stage.newBill();
    const other = await api.tokenFor('manager');
    expect([(await start(bill.id, other)).status, (await check(bill.id, other)).status]).toEqual([404, 404]);
    await stage.cancel(bill.id);
    expect((await start(bill.id)).status).toBe(409);
    expect(server.got).toEqual([]);
  });

  it.each(['fails', 'redirects', 'no JSON', 'endless', 'no https'] as const)(
    'leaves nothing open where the service %s',
    async (trouble) => {
      const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
      const bill = await stage.newBill();
      server.trouble = trouble;
      const { status, body } = await start(bill.id);
      expect([status, body.message]).toEqual([503, expect.stringContaining('Coba lagi sebentar lagi')]);
      // no redirect is followed
      expect(server.got.map(({ line }) => line)).toEqual(['POST /snap/v1/transactions']);
      const said = JSON.stringify([warned.mock.calls, body]);
      warned.mockRestore();
      for (const secret of [MIDTRANS_KEY, Buffer.from(`${MIDTRANS_KEY}:`).toString('base64'), 'Basic ']) {
        expect(said).not.toContain(secret);
      }
      server.trouble = null;
      expect((await start(bill.id)).status).toBe(200);
      expect((await stage.read(bill.id)).online_payments).toHaveLength(1);
    },
  );
});

describe('A notification', () => {
  it('of money that came pays the bill as a confirmation does, once however often it is sent', async () => {
    const { bill, order } = await begun(2);
    server.set(order, 'settlement');
    const sent = server.notification(order);
    expect([await notify(sent), await notify(sent)]).toEqual([200, 200]);
    const paid = await stage.read(bill.id);
    expect([paid.status, await stage.participants(bill.id)]).toEqual(['paid', 2]);
    expect(paid.history.at(-1)).toMatchObject({
      ...{ to_status: 'paid', reason: 'Dibayar online lewat Midtrans (qris)', account_name: null },
    });
    expect(steps(paid)).toEqual(['waiting for payment', 'paid']);
    expect(paid.online_payments).toMatchObject([{ state: 'paid', method: 'qris', unbilled_because: null }]);
    expect((await noticesOf(stage.manager)).filter((kind) => kind === 'billing.paid')).toHaveLength(1);
    // late ones
    for (const status of ['pending', 'expire', 'deny', 'cancel']) {
      expect(await notify(server.notification(order, { transaction_status: status, status_code: '202' }))).toBe(200);
    }
    expect((await stage.read(bill.id)).status).toBe('paid');
    expect(await unbilled()).toEqual([]);
    const refused = await api.request
      .post(`/api/billings/${bill.id}/confirm-payment`)
      .set(as(stage.staff))
      .field({ status: 'failed', reject_reason: 'Salah' });
    expect([refused.status, (refused.body as Answer<unknown>['body']).message]).toEqual([
      409,
      expect.stringContaining('dibayar online'),
    ]);
  });

  it('that came many times at once is one payment', async () => {
    const { bill, order } = await begun();
    server.set(order, 'settlement');
    const sent = server.notification(order);
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await api.request.post('/api/payment-notifications').send(sent)).status),
    );
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect(statuses).toContain(200);
    expect(await notify(sent)).toBe(200);
    expect(steps(await stage.read(bill.id))).toEqual(['waiting for payment', 'paid']);
    expect(await stage.participants(bill.id)).toBe(1);
  });

  it('that is forged, or says more than the service does, changes nothing', async () => {
    const { bill, order } = await begun();
    server.set(order, 'pending');
    const right = server.notification(order);
    const signature = String(right.signature_key);
    const settled = { transaction_status: 'settlement' };
    const forged = [
      ...[{ ...right, ...settled, signature_key: signature.replace(/^./, (one) => (one === '0' ? '1' : '0')) }],
      ...[
        { ...right, signature_key: signature.slice(2) },
        { ...right, signature_key: '' },
        { ...right, signature_key: 1 },
      ],
      ...[
        { ...right, gross_amount: '1.00' },
        { ...right, order_id: 'f'.repeat(24) },
        {},
        [],
        { signature_key: signature },
      ],
    ];
    for (const body of forged) expect(await notify(body)).toBe(403);
    expect(server.got.map(({ line }) => line)).toEqual(['POST /snap/v1/transactions']);
    // the state is not signed: one that was caught and changed is believed no more than the service says
    expect(await notify({ ...right, ...settled })).toBe(200);
    expect(server.got.at(-1)?.line).toBe(`GET /v2/${order}/status`);
    expect(await stage.read(bill.id)).toMatchObject({
      ...{ status: 'waiting for payment', online_payments: [{ state: 'waiting' }] },
    });
    expect(await notify({ ...right, filler: 'x'.repeat(20_000) })).toBe(413);
    expect(await notify(server.notification('f'.repeat(24), settled))).toBe(200);
  });

  it('says that nothing was paid while the bill waits and nothing came after it', async () => {
    const { bill, order } = await begun();
    server.set(order, 'deny');
    expect(await notify(server.notification(order))).toBe(200);
    expect((await stage.read(bill.id)).online_payments).toMatchObject([{ state: 'ended' }]);
    await start(bill.id);
    expect((await stage.read(bill.id)).online_payments).toMatchObject([{ state: 'waiting' }]);
    server.set([...server.payments.keys()].at(-1) ?? '', 'expire');
    expect((await check(bill.id)).body.data.online_payments).toMatchObject([{ state: 'ended' }]);
    await stage.cancel(bill.id);
    expect((await stage.read(bill.id)).online_payments).toEqual([]);
  });

  it('in any order ends the same, and what was given back is noted and no more', async () => {
    const { bill, order } = await begun();
    for (const status of ['expire', 'settlement', 'pending', 'refund', 'settlement']) {
      server.set(order, status);
      expect(await notify(server.notification(order))).toBe(200);
    }
    const after = await stage.read(bill.id);
    expect([after.status, steps(after)]).toEqual(['paid', ['waiting for payment', 'paid']]);
    expect(after.online_payments).toMatchObject([{ state: 'refunded', amount: bill.total_amount }]);
  });

  it.each(['fails', 'redirects', 'no JSON', 'endless'] as const)(
    'is sent again later where the service %s when it is asked',
    async (trouble) => {
      const { bill, order } = await begun();
      server.set(order, 'settlement');
      server.trouble = trouble;
      const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
      expect(await notify(server.notification(order))).toBe(503);
      expect(JSON.stringify(warned.mock.calls)).not.toContain(MIDTRANS_KEY);
      warned.mockRestore();
      expect((await stage.read(bill.id)).status).toBe('waiting for payment');
      server.trouble = null;
      expect(await notify(server.notification(order))).toBe(200);
      expect((await stage.read(bill.id)).status).toBe('paid');
    },
  );
});

describe('Money that finds no bill', () => {
  it.each([
    ['cancelled', 'bill-over', (bill: BillingAnswer) => stage.cancel(bill.id)],
    [
      'paid otherwise',
      'bill-paid',
      async (bill: BillingAnswer) => {
        await stage.upload(bill.id);
        await stage.confirm(bill.id);
      },
    ],
  ] as const)(
    'because that was %s meanwhile is kept for the office, which is told once',
    async (_, because, meanwhile) => {
      const { bill, order } = await begun();
      await meanwhile(bill);
      const before = await stage.read(bill.id);
      server.set(order, 'settlement', 'bank_transfer');
      const sent = server.notification(order);
      expect([await notify(sent), await notify(sent)]).toEqual([200, 200]);
      const after = await stage.read(bill.id);
      expect([after.status, after.history]).toEqual([before.status, before.history]);
      expect(after.online_payments).toMatchObject([{ state: 'paid', unbilled_because: because }]);
      expect(await unbilled()).toMatchObject([
        {
          ...{ order_id: order, billing_id: bill.id, amount: bill.total_amount, unbilled_because: because },
          ...{ state: 'paid', method: 'bank_transfer', invoice_number: bill.invoice_number },
        },
      ]);
      expect((await noticesOf(stage.staff)).filter((kind) => kind === 'billing.unbilled')).toHaveLength(1);
      await api.request
        .get(`/api/tournaments/${stage.tournamentId}/unbilled-payments`)
        .set(as(stage.manager))
        .expect(403);
      server.set(order, 'refund');
      expect(await notify(server.notification(order))).toBe(200);
      expect(await unbilled()).toMatchObject([{ state: 'refunded', unbilled_because: because }]);
    },
  );

  it('because the accounts were closed pays it once they are open again and the bill is looked at', async () => {
    const { bill, order } = await begun();
    const accounts = (what: string, body: object) =>
      api.request.post(`/api/tournaments/${stage.tournamentId}/accounts/${what}`).set(as(stage.staff)).send(body);
    await accounts('close', {}).expect(200);
    expect((await start(bill.id)).status).toBe(409);
    server.set(order, 'settlement');
    expect(await notify(server.notification(order))).toBe(200);
    expect((await stage.read(bill.id)).status).toBe('waiting for payment');
    expect(await unbilled()).toMatchObject([{ unbilled_because: 'accounts-closed' }]);
    await accounts('reopen', { reason: 'Uang susulan' }).expect(200);
    await api.dataSource.query('update online_payment set asked_at = null');
    expect((await check(bill.id)).body.data.status).toBe('paid');
    expect([await unbilled(), await stage.participants(bill.id)]).toEqual([[], 1]);
  });
});

describe('Whoever comes back to the bill', () => {
  it('has the service asked once, and sees what it says', async () => {
    const { bill, order } = await begun();
    expect((await check(bill.id)).body.data.status).toBe('waiting for payment');
    server.set(order, 'settlement');
    const asked = server.got.length;
    const [again, more] = await Promise.all([check(bill.id), check(bill.id)]);
    expect([again.status, more.status, server.got.length]).toEqual([200, 200, asked]);
    await api.dataSource.query('update online_payment set asked_at = null');
    expect((await check(bill.id)).body.data.status).toBe('paid');
    expect((await check(bill.id)).body.data.status).toBe('paid');
    expect(server.got).toHaveLength(asked + 1);
  });
});

it('without a service there is nothing of it', async () => {
  const without = await startApi();
  try {
    const own = await billingStage(without);
    const bill = await own.read(await own.issue([await own.newMember()]));
    const post = (path: string) => without.request.post(path).set(as(own.manager)).send({});
    await post(`/api/billings/${bill.id}/online-payment`).expect(404);
    await post(`/api/billings/${bill.id}/online-payment/check`).expect(404);
    await without.request.post('/api/payment-notifications').send({ signature_key: 'a' }).expect(404);
    const { body } = await without.request.get(`/api/billings/${bill.id}`).set(as(own.manager)).expect(200);
    expect((body as { data: BillingAnswer }).data.may_pay_online).toBe(false);
  } finally {
    await without.close();
  }
});

// Midtrans against a server that behaves like it: what it is asked, what is believed of its answers, and what it is never told.
import {
  MIDTRANS_ENV,
  MIDTRANS_KEY,
  type MidtransServer,
  startMidtransServer,
} from '../../../../test/setup/midtrans-server';
import { MidtransService } from './midtrans';
import { PaymentServiceAway, type PaymentToMake } from './payment-service';

const ORDER = '0123456789abcdef01234567';
const PAYMENT: PaymentToMake = {
  ...{ orderId: ORDER, amount: 275_137, invoiceNumber: 'INV/2026/11/0001', hours: 24 },
  ...{ returnUrl: 'https://gelanggang.example/kembali', notifyUrl: 'https://gelanggang.example/api/kabar' },
};

let server: MidtransServer;
let service: MidtransService;
beforeAll(async () => {
  server = await startMidtransServer();
});
afterAll(() => server.stop());

const serviceWith = (serverKey: string, timeoutMs?: number): MidtransService => {
  const place = { serverKey, snapUrl: MIDTRANS_ENV.MIDTRANS_SNAP_URL, apiUrl: MIDTRANS_ENV.MIDTRANS_API_URL };
  const made = new MidtransService(place, timeoutMs);
  made.agent.destroy();
  made.agent = server.agent;
  return made;
};
beforeEach(() => {
  server.payments.clear();
  server.got.length = 0;
  server.trouble = null;
  service = serviceWith(MIDTRANS_KEY);
});

const faultOf = async (asked: Promise<unknown>): Promise<string> => {
  const error: unknown = await asked.then(
    () => null,
    (one: unknown) => one,
  );
  expect(error).toBeInstanceOf(PaymentServiceAway);
  return (error as Error).message;
};

it('makes a payment of whole rupiah, and says where to come back and where to tell of it', async () => {
  expect(await service.make(PAYMENT)).toBe(`https://app.midtrans.example/snap/v4/redirection/${ORDER}`);
  const [made] = server.got;
  expect(made).toMatchObject({
    ...{ line: 'POST /snap/v1/transactions', notifies: PAYMENT.notifyUrl },
    authorization: `Basic ${Buffer.from(`${MIDTRANS_KEY}:`).toString('base64')}`,
  });
  expect(JSON.parse(made?.body ?? '')).toMatchObject({
    transaction_details: { order_id: ORDER, gross_amount: 275_137 },
    ...{ callbacks: { finish: PAYMENT.returnUrl }, expiry: { unit: 'hours', duration: 24 } },
  });
});

it.each([
  ...([['settlement', 'paid'] as const, ['capture', 'paid'], ['partial_refund', 'paid']] as const),
  ...([['pending', 'waiting'] as const, ['authorize', 'waiting']] as const),
  ...([['deny', 'ended'] as const, ['cancel', 'ended'], ['expire', 'ended'], ['failure', 'ended']] as const),
  ...([['refund', 'refunded'] as const, ['chargeback', 'refunded']] as const),
])('reads %s as %s', async (status, state) => {
  await service.make(PAYMENT);
  server.set(ORDER, status, 'bank_transfer');
  expect(await service.read(ORDER)).toEqual({ state, amount: 275_137, method: 'bank_transfer' });
  expect(service.verify(server.notification(ORDER))).toEqual({ orderId: ORDER, state });
});

it('a card whose payment is looked at by hand has not paid yet', async () => {
  await service.make(PAYMENT);
  server.set(ORDER, 'capture');
  expect(service.verify(server.notification(ORDER, { fraud_status: 'challenge' }))?.state).toBe('waiting');
  expect(service.verify(server.notification(ORDER, { fraud_status: 'deny' }))?.state).toBe('ended');
});

it('knows nothing of a payment for which no way to pay was chosen, and has nothing to cancel', async () => {
  await service.make(PAYMENT);
  expect(await service.read(ORDER)).toBeNull();
  await service.cancel(ORDER);
  server.set(ORDER, 'pending');
  await service.cancel(ORDER);
  expect(await service.read(ORDER)).toMatchObject({ state: 'ended' });
  server.set(ORDER, 'settlement');
  expect(await faultOf(service.cancel(ORDER))).toBe('cancelling a payment: 412');
});

it('takes no answer that is not documented', async () => {
  await service.make(PAYMENT);
  server.set(ORDER, 'brand_new');
  expect(await faultOf(service.read(ORDER))).toContain('not documented');
  server.set(ORDER, 'settlement', 'Kartu <b>');
  expect(await service.read(ORDER)).toMatchObject({ method: '' });
  for (const amount of [0.5, 0, -5]) {
    server.payments.set(ORDER, { amount, status: 'settlement', type: 'qris' });
    expect(await faultOf(service.read(ORDER))).toContain('not documented');
  }
});

it.each(['fails', 'redirects', 'no JSON', 'endless', 'silent', 'no https'] as const)(
  'says in time, and without a secret, that the service %s',
  async (trouble) => {
    server.trouble = trouble;
    service = serviceWith(MIDTRANS_KEY, 300);
    const said = await faultOf(service.make(PAYMENT));
    expect(said).not.toMatch(/Basic|rahasia|INV/);
    // nothing is sent on to where it redirects
    expect(server.got).toHaveLength(1);
  },
);

it('says so when its key is refused, without the key', async () => {
  const said = await faultOf(serviceWith('kunci-yang-salah-sekali').make(PAYMENT));
  expect(said).toBe('making a payment: HTTP 401');
});

it('believes a notification by its signature alone', async () => {
  await service.make(PAYMENT);
  server.set(ORDER, 'settlement');
  const right = server.notification(ORDER);
  const signature = String(right.signature_key);
  expect(service.verify(right)).toEqual({ orderId: ORDER, state: 'paid' });
  for (const wrong of [
    ...[null, undefined, 'teks', 7, [], {}, { ...right, signature_key: undefined }, { ...right, order_id: [ORDER] }],
    ...[
      { ...right, gross_amount: '1.00' },
      { ...right, status_code: '201' },
      { ...right, order_id: 'lain' },
    ],
    ...[
      { ...right, signature_key: signature.slice(1) },
      { ...right, signature_key: `${signature}00` },
    ],
    ...[{ ...right, signature_key: signature.replace(/.$/, (one) => (one === '0' ? '1' : '0')) }],
  ]) {
    expect(service.verify(wrong)).toBeNull();
  }
  expect(serviceWith('kunci-yang-salah-sekali').verify(right)).toBeNull();
});

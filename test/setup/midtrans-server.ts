// A server on this machine that behaves like Midtrans: Snap, the status and the cancelling of a payment, signed notifications.
import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { startTlsServer, type TlsServer } from './tls-server';

export const MIDTRANS_KEY = 'SB-Mid-server-rahasia-percobaan';
const HOST = 'midtrans.example';
/** Where it makes payments, and where it tells of them. */
export const MIDTRANS_NAMES = [`app.${HOST}`, `api.${HOST}`];
/** Of an API under test. */
export const MIDTRANS_ENV = {
  PAYMENT_SERVICE: 'midtrans',
  MIDTRANS_SERVER_KEY: MIDTRANS_KEY,
  MIDTRANS_SNAP_URL: `https://app.${HOST}`,
  MIDTRANS_API_URL: `https://api.${HOST}`,
};

interface Payment {
  amount: number;
  /** Undefined until the payer has chosen how to pay. */
  status?: string;
  type: string;
  /** Where the payer goes afterwards, and where it is told of. */
  finish?: string;
  notifies?: string;
}

const STATUS_CODES: Readonly<Record<string, string>> = { pending: '201', deny: '202', expire: '202' };

export interface MidtransServer extends TlsServer {
  payments: Map<string, Payment>;
  /** Each request that came: 'POST /snap/v1/transactions'. */
  got: { line: string; authorization: string; body: string; notifies: string }[];
  /** What it does from now on with every request; it works when this is null. */
  trouble: 'fails' | 'silent' | 'redirects' | 'no JSON' | 'endless' | 'no https' | null;
  /** What it says of a payment from now on. */
  set(orderId: string, status: string, type?: string): void;
  /** Tells the merchant how the payment stands; answers the status of the merchant's answer. */
  notify(orderId: string): Promise<number>;
  /** Where the browser goes from its page, with what it brings along. */
  wayBack(orderId: string): string;
  /** A notification as it sends them; `changes` before it is signed, `forged` afterwards. */
  notification(orderId: string, changes?: object, forged?: object): Record<string, unknown>;
}

export async function startMidtransServer(): Promise<MidtransServer> {
  const payments = new Map<string, Payment>();
  const got: MidtransServer['got'] = [];
  const told = (orderId: string) => {
    const payment = payments.get(orderId);
    return {
      ...{ order_id: orderId, transaction_status: payment?.status, payment_type: payment?.type },
      ...{ status_code: STATUS_CODES[payment?.status ?? ''] ?? '200', fraud_status: 'accept' },
      gross_amount: `${payment?.amount ?? 0}.00`,
    };
  };
  const make = (body: string, notifies: string): [number, object] => {
    const { transaction_details: details, callbacks } = JSON.parse(body) as {
      transaction_details: { order_id: string; gross_amount: number };
      callbacks: { finish: string };
    };
    if (payments.has(details.order_id)) return [400, { error_messages: ['order_id has already been taken'] }];
    payments.set(details.order_id, {
      ...{ amount: details.gross_amount, type: 'qris', finish: callbacks.finish, notifies },
    });
    return [201, { token: 't', redirect_url: `https://app.${HOST}/snap/v4/redirection/${details.order_id}` }];
  };
  const answer = (line: string, body: string, notifies: string): [number, object] => {
    if (line === 'POST /snap/v1/transactions') return make(body, notifies);
    const [, orderId = '', what] = /^(?:GET|POST) \/v2\/(\w+)\/(status|cancel)$/.exec(line) ?? [];
    const payment = payments.get(orderId);
    if (!payment?.status) return [404, { status_code: '404', status_message: "Transaction doesn't exist." }];
    if (what === 'status') return [200, told(orderId)];
    if (payment.status !== 'pending') return [412, { status_code: '412' }];
    payment.status = 'cancel';
    return [200, told(orderId)];
  };
  const troubles = (response: ServerResponse): Record<NonNullable<MidtransServer['trouble']>, () => void> => ({
    fails: () => response.writeHead(500).end('{"status_message":"Sorry"}'),
    silent: () => undefined,
    redirects: () => response.writeHead(302, { location: `https://api.${HOST}/elsewhere` }).end(),
    'no JSON': () => response.writeHead(200).end('<html>'),
    endless: () => response.writeHead(200).end('x'.repeat(1_000_000)),
    'no https': () => response.writeHead(201).end(JSON.stringify({ redirect_url: `http://app.${HOST}/pay` })),
  });
  const tls = await startTlsServer(HOST, (request, response, sent) => {
    const [line, body] = [`${request.method} ${request.url}`, sent.toString()];
    const { authorization = '', 'x-override-notification': notifies = '' } = request.headers;
    got.push({ line, authorization, body, notifies: String(notifies) });
    if (server.trouble) return troubles(response)[server.trouble]();
    const isKnown = authorization === `Basic ${Buffer.from(`${MIDTRANS_KEY}:`).toString('base64')}`;
    const [status, fields] = isKnown
      ? answer(line, body, String(notifies))
      : [401, { error_messages: ['Access denied'] }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(fields));
  });
  const server: MidtransServer = {
    ...tls,
    ...{ payments, got, trouble: null },
    set(orderId, status, type = 'qris') {
      const payment = payments.get(orderId);
      if (!payment) throw new Error(`no payment ${orderId}`);
      Object.assign(payment, { status, type });
    },
    async notify(orderId) {
      const { notifies = '' } = payments.get(orderId) ?? {};
      const body = JSON.stringify(server.notification(orderId));
      const headers = { 'content-type': 'application/json' };
      return (await fetch(notifies, { method: 'POST', headers, body })).status;
    },
    wayBack(orderId) {
      const url = new URL(payments.get(orderId)?.finish ?? '');
      const { status_code: code, transaction_status: status = 'pending' } = told(orderId);
      for (const [name, value] of Object.entries({
        order_id: orderId,
        status_code: code,
        transaction_status: status,
      })) {
        url.searchParams.set(name, value);
      }
      return url.href;
    },
    notification(orderId, changes = {}, forged = {}) {
      const fields = { ...told(orderId), transaction_id: 'a1', currency: 'IDR', ...changes };
      const { order_id: order, status_code: code, gross_amount: amount } = fields;
      const signature = createHash('sha512').update(`${order}${code}${amount}${MIDTRANS_KEY}`).digest('hex');
      return { ...fields, signature_key: signature, ...forged };
    },
  };
  return server;
}

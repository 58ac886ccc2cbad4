// Midtrans as a payment service: Snap makes a payment, the Core API tells its state, and notifications are signed with the
// server key (docs.midtrans.com, "Snap", "GET Status API Requests", "HTTP(S) Notification").
import { createHash, timingSafeEqual } from 'node:crypto';
import { request } from 'node:https';
import { publicAgent } from '@gelanggang/platform/push/public-addresses';
import type { OnlineState } from '@gelanggang/domain/billing/online-payment';
import { PaymentService, PaymentServiceAway, type PaymentToMake, type ToldPayment } from './payment-service';

const TIMEOUT_MS = 10_000;
/** Of an answer; theirs have one or two. */
const MOST_BYTES = 64 * 1024;

interface Place {
  serverKey: string;
  snapUrl: string;
  apiUrl: string;
}

type Fields = Readonly<Record<string, unknown>>;

export class MidtransService extends PaymentService {
  readonly name = 'midtrans';
  agent = publicAgent();

  /** `timeoutMs`: from the first byte that is sent to the last that is read. */
  constructor(
    private readonly place: Place,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    super();
  }

  async make({ orderId, amount, invoiceNumber, returnUrl, notifyUrl, hours }: PaymentToMake): Promise<string> {
    const body = {
      transaction_details: { order_id: orderId, gross_amount: amount },
      item_details: [{ id: orderId, price: amount, quantity: 1, name: invoiceNumber.slice(0, 50) }],
      callbacks: { finish: returnUrl },
      expiry: { unit: 'hours', duration: hours },
    };
    const { status, fields } = await this.send(`${this.place.snapUrl}/snap/v1/transactions`, {
      method: 'POST',
      body,
      headers: { 'x-override-notification': notifyUrl },
    });
    if (status !== 201 && status !== 200) throw new PaymentServiceAway(`making a payment: HTTP ${status}`);
    const url = fields.redirect_url;
    if (typeof url !== 'string' || url.length > 500 || !isHttps(url)) {
      throw new PaymentServiceAway('making a payment: no address to pay at');
    }
    return url;
  }

  async read(orderId: string): Promise<ToldPayment | null> {
    const { status, fields } = await this.send(this.addressOf(orderId, 'status'), { method: 'GET' });
    // it says so in the status or in the body: nobody has chosen a way to pay yet
    if (status === 404 || fields.status_code === '404') return null;
    if (status !== 200) throw new PaymentServiceAway(`reading a payment: HTTP ${status}`);
    const [state, amount] = [stateOf(fields), amountOf(fields.gross_amount)];
    if (fields.order_id !== orderId || state === null || amount === null) {
      throw new PaymentServiceAway('reading a payment: an answer that is not documented');
    }
    return { state, amount, method: methodOf(fields.payment_type) };
  }

  async cancel(orderId: string): Promise<void> {
    const { status, fields } = await this.send(this.addressOf(orderId, 'cancel'), { method: 'POST', body: {} });
    const code = typeof fields.status_code === 'string' ? fields.status_code : String(status);
    // nobody has chosen a way to pay: there is nothing to cancel yet
    if (code === '404') return;
    if (code !== '200') throw new PaymentServiceAway(`cancelling a payment: ${/^\d{3}$/.test(code) ? code : status}`);
  }

  verify(body: unknown): { orderId: string; state: OnlineState } | null {
    if (typeof body !== 'object' || body === null) return null;
    const fields = body as Fields;
    const { order_id: orderId, status_code: code, gross_amount: amount, signature_key: signature } = fields;
    if (![orderId, code, amount, signature].every((one) => typeof one === 'string' && one.length <= 200)) return null;
    const right = createHash('sha512').update(`${orderId}${code}${amount}${this.place.serverKey}`).digest();
    const given = Buffer.from(String(signature), 'hex');
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const state = stateOf(fields);
    return state === null ? null : { orderId: String(orderId), state };
  }

  private addressOf(orderId: string, what: string): string {
    return `${this.place.apiUrl}/v2/${encodeURIComponent(orderId)}/${what}`;
  }

  /** Sent elsewhere by nobody: no redirect is followed. What is thrown holds neither key nor body. */
  private send(
    url: string,
    { method, body, headers }: { method: string; body?: object; headers?: Record<string, string> },
  ): Promise<{ status: number; fields: Fields }> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const away = (why: string) => reject(new PaymentServiceAway(why));
      const fault = (error: Error) =>
        error instanceof PaymentServiceAway ? reject(error) : away((error as NodeJS.ErrnoException).code ?? error.name);
      const sent = request(
        url,
        {
          method,
          agent: this.agent,
          signal: AbortSignal.timeout(this.timeoutMs),
          headers: {
            ...headers,
            accept: 'application/json',
            authorization: `Basic ${Buffer.from(`${this.place.serverKey}:`).toString('base64')}`,
            ...(text === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          let size = 0;
          answer.on('error', fault);
          answer.on('data', (part: Buffer) => {
            size += part.length;
            if (size <= MOST_BYTES) parts.push(part);
            else sent.destroy(new PaymentServiceAway('an answer that is too long'));
          });
          answer.on('end', () => {
            const fields = fieldsOf(Buffer.concat(parts).toString('utf8'));
            const status = answer.statusCode ?? 0;
            if (fields === null && status < 300) away('an answer that is no JSON');
            else resolve({ status, fields: fields ?? {} });
          });
        },
      );
      sent.on('error', fault);
      sent.end(text);
    });
  }
}

function fieldsOf(text: string): Fields | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Fields) : null;
  } catch {
    return null;
  }
}

function isHttps(url: string): boolean {
  try {
    return new URL(url).protocol === 'https:';
  } catch {
    return false;
  }
}

/** '275137.00'; what is no whole rupiah is none of ours. */
function amountOf(given: unknown): number | null {
  const [, whole] = /^(\d{1,13})(?:\.00?)?$/.exec(String(given)) ?? [];
  return whole === undefined || Number(whole) === 0 ? null : Number(whole);
}

const methodOf = (given: unknown): string =>
  typeof given === 'string' && /^[a-z0-9_]{1,40}$/.test(given) ? given : '';

/** Null: a word that is not documented. */
function stateOf({ transaction_status: status, fraud_status: fraud }: Fields): OnlineState | null {
  switch (status) {
    case 'settlement':
    // part of it was given back: the rest stays paid
    case 'partial_refund':
    case 'partial_chargeback':
      return 'paid';
    case 'capture':
      // a card whose payment is looked at by hand
      return fraud === 'challenge' ? 'waiting' : fraud === 'deny' ? 'ended' : 'paid';
    case 'pending':
    case 'authorize':
      return 'waiting';
    case 'deny':
    case 'cancel':
    case 'expire':
    case 'failure':
      return 'ended';
    case 'refund':
    case 'chargeback':
      return 'refunded';
    default:
      return null;
  }
}

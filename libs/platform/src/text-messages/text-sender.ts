// Posts what waits in the outbox of messages to phones to the site's gateway (`GatewayMessage` of the contract).
import { request } from 'node:https';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GatewayMessage } from '@gelanggang/contract/text-messages';
import {
  AT_ONCE,
  CLAIM_SECONDS,
  MOST_ATTEMPTS,
  OutboxSender,
  pauseAfter,
  SEND_TIMEOUT_MS,
} from '../outbox/outbox-sender';
import { type KeptGateway, messageGateway } from './message-gateway';

/** Of yesterday nobody wants to hear; a gateway that is away for an evening loses nothing. */
const FRESH_SECONDS = 12 * 3600;

interface Claimed {
  id: number;
  phone: string;
  text: string;
  attempts: number;
  isFresh: boolean;
}

@Injectable()
export class TextSender extends OutboxSender<Claimed> {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {
    super();
  }

  protected async claim(): Promise<Claimed[]> {
    const [rows] = await this.dataSource.query<[Claimed[], number]>(
      `update text_message m set attempts = m.attempts + 1, next_try_at = now() + make_interval(secs => $1)
       where m.id in (
         select id from text_message where done_at is null and next_try_at <= now()
         order by next_try_at, id limit $2 for update skip locked)
       returning m.id, m.phone, m.text, m.attempts, m.created_at > now() - make_interval(secs => $3) as "isFresh"`,
      [CLAIM_SECONDS, AT_ONCE, FRESH_SECONDS],
    );
    return rows;
  }

  protected async send(message: Claimed): Promise<void> {
    const gateway = await messageGateway(this.dataSource.manager);
    if (!gateway) return this.done(message, 'no gateway');
    if (!message.isFresh) return this.done(message, 'too late');
    let fault: string;
    let isRefused = false;
    try {
      const status = await this.post(gateway, { id: String(message.id), to: message.phone, text: message.text });
      if (status >= 200 && status < 300) return await this.done(message, null);
      fault = `HTTP ${status}`;
      isRefused = status >= 300 && status < 500 && status !== 408 && status !== 429;
    } catch (error) {
      fault = (error as NodeJS.ErrnoException).code ?? (error as Error).name;
    }
    if (isRefused || message.attempts >= MOST_ATTEMPTS) {
      this.logger.warn(`message ${message.id} was given up in attempt ${message.attempts}: ${fault}`);
      return this.done(message, fault);
    }
    await this.dataSource.query(
      'update text_message set fault = $2, next_try_at = now() + make_interval(secs => $3) where id = $1',
      [message.id, fault, pauseAfter(message.attempts)],
    );
  }

  /** The status of its answer. It is sent elsewhere by nobody: no redirect is followed. */
  private post({ url, key }: KeptGateway, message: GatewayMessage): Promise<number> {
    const body = JSON.stringify(message);
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          agent: this.agent,
          signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'idempotency-key': message.id,
          },
        },
        (answer) => {
          // what it says is not read
          answer.resume();
          resolve(answer.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  private async done({ id }: Claimed, fault: string | null): Promise<void> {
    await this.dataSource.query(
      'update text_message set done_at = now(), fault = $2, phone = null, text = null where id = $1',
      [id, fault],
    );
  }
}

// Sends what waits in the outbox of web push: encrypted for the device (RFC 8291), signed with our key (RFC 8292). A device
// that is gone (404, 410) is forgotten.
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import webPush, { WebPushError } from 'web-push';
import { Env } from '../env/env';
import {
  AT_ONCE,
  CLAIM_SECONDS,
  MOST_ATTEMPTS,
  OutboxSender,
  pauseAfter,
  SEND_TIMEOUT_MS,
} from '../outbox/outbox-sender';
import { pushKeys } from './push-keys';

/** A call that comes later than this misleads. */
const FRESH_SECONDS = 600;

interface Claimed {
  id: number;
  subscription_id: number;
  notice: object;
  attempts: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  left: number;
}

@Injectable()
export class PushSender extends OutboxSender<Claimed> {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Env) private readonly env: Env,
  ) {
    super();
  }

  protected async claim(): Promise<Claimed[]> {
    const [rows] = await this.dataSource.query<[Claimed[], number]>(
      `update push_message m set attempts = m.attempts + 1, next_try_at = now() + make_interval(secs => $1)
       from push_subscription s
       where s.id = m.subscription_id and m.id in (
         select id from push_message where done_at is null and next_try_at <= now()
         order by next_try_at, id limit $2 for update skip locked)
       returning m.id, m.subscription_id, m.notice, m.attempts, s.endpoint, s.p256dh, s.auth,
         $3 - extract(epoch from now() - m.created_at)::int as left`,
      [CLAIM_SECONDS, AT_ONCE, FRESH_SECONDS],
    );
    return rows;
  }

  protected async send(message: Claimed): Promise<void> {
    const { endpoint, p256dh, auth, notice, left } = message;
    if (left <= 0) return this.done(message, 'too late');
    const { publicKey, privateKey } = await pushKeys(this.dataSource);
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
        vapidDetails: { subject: this.subject, publicKey, privateKey },
        TTL: left,
        urgency: 'high',
        timeout: SEND_TIMEOUT_MS,
        agent: this.agent,
      });
      await this.done(message, null);
      await this.dataSource.query(
        'update push_subscription set failed_at = null where id = $1 and failed_at is not null',
        [message.subscription_id],
      );
    } catch (error) {
      await this.failed(message, error);
    }
    return undefined;
  }

  /** Whom a push service may ask about us. */
  private get subject(): string {
    const { PUBLIC_URL: url, MAIL_FROM: from } = this.env;
    if (url?.startsWith('https://')) return url;
    return `mailto:${/<(.+)>$/.exec(from)?.[1] ?? from}`;
  }

  private async failed(message: Claimed, error: unknown): Promise<void> {
    const status = error instanceof WebPushError ? error.statusCode : null;
    if (status === 404 || status === 410) {
      // the browser has taken its subscription back: of this device nothing is kept
      await this.dataSource.query('delete from push_subscription where endpoint = $1', [message.endpoint]);
      return;
    }
    const isRefused = status !== null && status >= 400 && status < 500 && status !== 429;
    const fault = status === null ? ((error as NodeJS.ErrnoException).code ?? (error as Error).name) : `HTTP ${status}`;
    if (isRefused || message.attempts >= MOST_ATTEMPTS) {
      await this.dataSource.query('update push_subscription set failed_at = now() where id = $1', [
        message.subscription_id,
      ]);
      this.logger.warn(`notice ${message.id} was given up in attempt ${message.attempts}: ${fault}`);
      return this.done(message, fault);
    }
    await this.dataSource.query(
      'update push_message set fault = $2, next_try_at = now() + make_interval(secs => $3) where id = $1',
      [message.id, fault, pauseAfter(message.attempts)],
    );
    return undefined;
  }

  private async done({ id }: Claimed, fault: string | null): Promise<void> {
    await this.dataSource.query('update push_message set done_at = now(), fault = $2, notice = null where id = $1', [
      id,
      fault,
    ]);
  }
}

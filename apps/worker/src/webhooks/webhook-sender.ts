// Posts what waits to webhooks, signed. Each endpoint has a turn of its own, so that a slow one keeps no other waiting; any
// number of senders may run: a delivery is claimed before it is posted, and one whose sender died is claimed again.
import { request } from 'node:https';
import type { Agent } from 'node:https';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pauseAfterTries } from '@gelanggang/domain/programs/webhook-rules';
import { CLAIM_SECONDS, SEND_TIMEOUT_MS } from '@gelanggang/platform/outbox/outbox-sender';
import { mayBePublic, NotPublic, publicAgent } from '@gelanggang/platform/push/public-addresses';
import { webhookHeaders } from '@gelanggang/platform/webhooks/standard-webhook';
import { LookAgain } from '@gelanggang/platform/turns/look-again';

const EVERY_MS = 2_000;
/** Endpoints that are posted to at once; those that wait have their turn after so many messages of another one. */
const ENDPOINTS_AT_ONCE = 40;
const MESSAGES_OF_A_TURN = 20;

interface Claimed {
  id: number;
  messageId: string;
  kind: string;
  body: string;
  tries: number;
  url: string;
  secret: string;
}

interface Outcome {
  status: number | null;
  fault: string | null;
}

@Injectable()
export class WebhookSender implements OnApplicationShutdown {
  private readonly logger = new Logger(WebhookSender.name);
  private readonly turns = new Map<number, Promise<void>>();
  private readonly looking = new LookAgain(
    EVERY_MS,
    () => this.look(),
    (error) => this.logger.warn('deliveries of webhooks cannot be read; trying again', error),
  );
  /** How addresses are reached that somebody gave us; the public network alone. */
  agent: Agent = publicAgent();

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  start(): void {
    this.looking.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.looking.stop();
    this.agent.destroy();
    await Promise.all(this.turns.values());
  }

  /** Begins a turn of each endpoint for which something is due and that has none yet, and waits for none of them. */
  async look(): Promise<void> {
    const due = await this.dataSource.query<{ id: number }[]>(
      `select webhook_id as id from webhook_delivery where state = 'waiting' and next_try_at <= now()
         and not webhook_id = any($1::bigint[])
       group by webhook_id order by min(next_try_at), webhook_id limit $2`,
      [[...this.turns.keys()], Math.max(0, ENDPOINTS_AT_ONCE - this.turns.size)],
    );
    for (const { id } of due) {
      const turn = this.turn(id)
        .catch((error: unknown) => this.logger.warn(`the turn of webhook ${id} broke off; trying again`, error))
        .finally(() => this.turns.delete(id));
      this.turns.set(id, turn);
    }
  }

  /** All turns that are under way, and those that follow: nothing is due any more. */
  async sendWaiting(): Promise<void> {
    do {
      await this.look();
      await Promise.all(this.turns.values());
    } while (this.turns.size > 0 || (await this.isAnyDue()));
  }

  private async isAnyDue(): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select 1 from webhook_delivery where state = 'waiting' and next_try_at <= now() limit 1`,
    );
    return rows.length > 0;
  }

  /** One after the other, in order. */
  private async turn(webhookId: number): Promise<void> {
    for (let sent = 0; sent < MESSAGES_OF_A_TURN && !this.looking.isStopped; sent++) {
      const claimed = await this.claim(webhookId);
      if (!claimed) return;
      await this.write(claimed, await this.post(claimed));
    }
  }

  private async claim(webhookId: number): Promise<Claimed | null> {
    const [rows] = await this.dataSource.query<[Claimed[], number]>(
      `update webhook_delivery d set tries = d.tries + 1, tried_at = now(),
         next_try_at = now() + make_interval(secs => $2)
       from webhook w
       where w.id = d.webhook_id and d.id = (
         select id from webhook_delivery
         where webhook_id = $1 and state = 'waiting' and next_try_at <= now()
         order by next_try_at, id limit 1 for update skip locked)
       returning d.id, d.message_id as "messageId", d.kind, d.body, d.tries, w.url, w.secret`,
      [webhookId, CLAIM_SECONDS],
    );
    return rows[0] ?? null;
  }

  private async write({ id, kind, tries }: Claimed, { status, fault }: Outcome): Promise<void> {
    const isTaken = status !== null && status >= 200 && status < 300;
    // whoever tries an endpoint out waits for the answer
    const pause = isTaken || kind === 'test' ? null : pauseAfterTries(tries);
    const state = isTaken ? 'sent' : pause === null ? 'failed' : 'waiting';
    // one that was sent again by hand meanwhile has begun anew, and is another try's to write
    await this.dataSource.query(
      `update webhook_delivery set state = $2, status_code = $3, fault = $4,
         next_try_at = now() + make_interval(secs => $5)
       where id = $1 and tries = $6 and state = 'waiting'`,
      [id, state, status, fault, pause, tries],
    );
  }

  /** What it says is not read, and where it sends us we do not go. */
  private async post({ url, secret, messageId, body }: Claimed): Promise<Outcome> {
    // a number is asked of no name server: it is looked at here, names at each connection
    if (!mayBePublic(url)) return { status: null, fault: 'not-public' };
    try {
      const second = Math.floor(Date.now() / 1000);
      const status = await this.answerOf(url, webhookHeaders(secret, messageId, second, body), body);
      return { status, fault: null };
    } catch (error) {
      return { status: null, fault: faultOf(error) };
    }
  }

  private answerOf(url: string, headers: Record<string, string>, body: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          agent: this.agent,
          signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'Gelanggang-Webhook',
          },
        },
        (answer) => {
          resolve(answer.statusCode ?? 0);
          answer.destroy();
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }
}

/** In a word that the page knows, or the system's own. */
function faultOf(error: unknown): string {
  if (error instanceof NotPublic) return 'not-public';
  const { name, code } = error as NodeJS.ErrnoException;
  return name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : (code ?? name);
}

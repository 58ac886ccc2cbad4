// Puts what open logs have told since into the deliveries of webhooks. Any number of workers may look: an endpoint is locked
// while it is gone through, and a record is delivered to it once.
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { FeedRecord } from '@gelanggang/contract/open-feed';
import type { WebhookMessage } from '@gelanggang/contract/webhooks';
import { type WebhookKind, webhookKindOf } from '@gelanggang/domain/programs/webhook-rules';
import { newMessageId, webhookBody } from '@gelanggang/feed/webhook-message';
import { Env } from '@gelanggang/platform/env/env';
import { LookAgain } from '@gelanggang/platform/turns/look-again';

const EVERY_MS = 2_000;
/** Of one endpoint in one transaction. */
const RECORDS_AT_ONCE = 200;
/** Of what is posted; a longer record is told without its value. */
const MOST_BYTES = 65_536;

interface Endpoint {
  id: number;
  tournamentId: number;
  slug: string;
  kinds: WebhookKind[];
  toldTo: number;
}

@Injectable()
export class WebhookWatch implements OnApplicationShutdown {
  private readonly logger = new Logger(WebhookWatch.name);
  private readonly looking = new LookAgain(
    EVERY_MS,
    () => this.look(),
    (error) => this.logger.warn('news for webhooks cannot be read; trying again', error),
  );

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Env) private readonly env: Env,
  ) {}

  start(): void {
    this.looking.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.looking.stop();
  }

  /** Until nothing is new. How many deliveries came in. */
  async look(): Promise<number> {
    let made = 0;
    while (!this.looking.isStopped) {
      const added = await this.dataSource.transaction((manager) => this.takeOne(manager));
      if (added === null) break;
      made += added;
    }
    return made;
  }

  /** Of the endpoint that nobody else goes through; null: none is behind. */
  private async takeOne(manager: EntityManager): Promise<number | null> {
    const [endpoint] = await manager.query<Endpoint[]>(
      `select w.id, w.tournament_id as "tournamentId", t.slug, w.kinds, w.told_to as "toldTo"
       from webhook w join tournament t on t.id = w.tournament_id
       where t.deleted_at is null
         and exists (select from feed_record r where r.tournament_id = w.tournament_id and r.number > w.told_to)
       order by w.told_to, w.id limit 1 for update of w skip locked`,
    );
    if (!endpoint) return null;
    const rows = await manager.query<{ number: number; line: string }[]>(
      `select number, line from feed_record where tournament_id = $1 and number > $2 order by number limit $3`,
      [endpoint.tournamentId, endpoint.toldTo, RECORDS_AT_ONCE],
    );
    const messages = rows.flatMap(({ line }) => this.messageOf(endpoint, JSON.parse(line) as FeedRecord));
    await manager.query(
      `insert into webhook_delivery (webhook_id, message_id, kind, number, body)
       select $1, r.message_id, r.kind, r.number, r.body
       from jsonb_to_recordset($2) as r (message_id text, kind text, number bigint, body text)
       order by r.number on conflict (webhook_id, number) do nothing`,
      [endpoint.id, JSON.stringify(messages)],
    );
    await manager.query('update webhook set told_to = $2 where id = $1', [endpoint.id, rows.at(-1)?.number]);
    return messages.length;
  }

  private messageOf(endpoint: Endpoint, record: FeedRecord) {
    const type = webhookKindOf(record.kind);
    if (type === null || !endpoint.kinds.includes(type)) return [];
    const { number, at, kind, key, value } = record;
    const body = (told: NonNullable<WebhookMessage['data']['record']>): string =>
      webhookBody(this.env, { id: endpoint.tournamentId, slug: endpoint.slug }, { type, timestamp: at, record: told });
    const whole = body({ number, at, kind, key, value });
    const isTooLong = Buffer.byteLength(whole) > MOST_BYTES;
    return [
      { message_id: newMessageId(), kind: type, number, body: isTooLong ? body({ number, at, kind, key }) : whole },
    ];
  }
}

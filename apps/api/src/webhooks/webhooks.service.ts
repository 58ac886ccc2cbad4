// Webhooks of a tournament: added, changed, removed, tried out, and what did not arrive sent again. The worker posts.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type {
  DeliveriesQuery,
  DeliveryRow,
  MadeWebhookAnswer,
  WebhookRequest,
  WebhookRow,
  WebhooksAnswer,
} from '@gelanggang/contract/webhooks';
import { MOST_WEBHOOKS, WEBHOOK_KINDS } from '@gelanggang/domain/programs/webhook-rules';
import { newMessageId, webhookBody } from '@gelanggang/feed/webhook-message';
import { Env } from '@gelanggang/platform/env/env';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { mayBePublic } from '@gelanggang/platform/push/public-addresses';
import { newWebhookSecret } from '@gelanggang/platform/webhooks/standard-webhook';
import type { RequestAccount } from '../http/current-account';
import { refuseOutdated, versionOfContent } from '../http/changed-meanwhile';
import { conflict, invalid, notFound } from '../http/refusals';
import { limitOf } from '../http/pagination';
import { thingSentences } from '../http/sentences';
import { webhooksTexts } from './texts';
import { webhooksSentences } from './sentences';

type Found = { id: number; name: string; slug: string; isPublic: boolean };

@Injectable()
export class WebhooksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly env: Env,
  ) {}

  async list(tournamentId: number): Promise<WebhooksAnswer> {
    const { id, name, isPublic } = await findTournament(this.dataSource.manager, tournamentId, FIND);
    const webhooks = await this.dataSource.query<Omit<WebhookRow, 'version'>[]>(
      `select w.id, w.url, w.kinds, w.made_at, coalesce(d.waiting, 0) as waiting, coalesce(d.sent, 0) as sent,
         coalesce(d.failed, 0) as failed
       from webhook w left join (
         select webhook_id, count(*) filter (where state = 'waiting')::int as waiting,
           count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'failed')::int as failed
         from webhook_delivery group by webhook_id) d on d.webhook_id = w.id
       where w.tournament_id = $1 order by w.id`,
      [tournamentId],
    );
    const ordered = webhooks.map((one) => ({
      ...one,
      kinds: WEBHOOK_KINDS.filter((kind) => one.kinds.includes(kind)),
      version: versionOf(one),
    }));
    return { tournament: { id, name }, is_public: isPublic, webhooks: ordered, most: MOST_WEBHOOKS };
  }

  /** It hears of what is told from now on. */
  make(tournamentId: number, body: WebhookRequest, by: RequestAccount): Promise<MadeWebhookAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await findTournament(manager, tournamentId, FIND_AND_LOCK);
      const url = publicUrl(body);
      const [{ count }] = await manager.query<[{ count: number }]>(
        'select count(*)::int as count from webhook where tournament_id = $1',
        [tournamentId],
      );
      if (count >= MOST_WEBHOOKS) throw conflict(webhooksSentences.manyWebhooks(MOST_WEBHOOKS));
      const secret = newWebhookSecret();
      const [made] = await manager.query<[{ id: number }]>(
        `insert into webhook (tournament_id, url, secret, kinds, made_by, told_to)
         values ($1, $2, $3, $4, $5,
           coalesce((select max(number) from feed_record where tournament_id = $1), 0)) returning id`,
        [tournamentId, url, secret, body.kinds, by.id],
      );
      told(emit, tournamentId);
      return { message: webhooksTexts.added, data: { id: made.id, secret } };
    });
  }

  change(tournamentId: number, webhookId: number, body: WebhookRequest): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const [before] = await manager.query<Pick<WebhookRow, 'url' | 'kinds'>[]>(
        'select url, kinds from webhook where id = $2 and tournament_id = $1 for no key update',
        [tournamentId, webhookId],
      );
      if (!before) throw gone();
      refuseOutdated(body.version, versionOf(before));
      await manager.query('update webhook set url = $2, kinds = $3 where id = $1', [
        webhookId,
        publicUrl(body),
        body.kinds,
      ]);
      told(emit, tournamentId);
      return { message: webhooksTexts.saved };
    });
  }

  remove(tournamentId: number, webhookId: number): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const [rows] = await manager.query<[unknown[], number]>(
        'delete from webhook where id = $2 and tournament_id = $1 returning id',
        [tournamentId, webhookId],
      );
      if (rows.length === 0) throw gone();
      told(emit, tournamentId);
      return { message: webhooksTexts.deleted };
    });
  }

  async deliveries(tournamentId: number, webhookId: number, query: DeliveriesQuery) {
    await findWebhook(this.dataSource.manager, tournamentId, webhookId);
    const { limit, offset } = limitOf(query);
    const [{ total }] = await this.dataSource.query<[{ total: number }]>(
      'select count(*)::int as total from webhook_delivery where webhook_id = $1',
      [webhookId],
    );
    const rows = await this.dataSource.query<DeliveryRow[]>(
      `select id, message_id, kind, number, state, tries, status_code, fault, made_at, tried_at, next_try_at
       from webhook_delivery where webhook_id = $1 order by id desc limit $2 offset $3`,
      [webhookId, limit, offset],
    );
    return { rows, total };
  }

  /** One at a time: a second press finds the first one waiting. */
  test(tournamentId: number, webhookId: number): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const { id, slug } = await findTournament(manager, tournamentId, FIND_AND_LOCK);
      await findWebhook(manager, tournamentId, webhookId);
      const waiting = await manager.query<unknown[]>(
        `select 1 from webhook_delivery where webhook_id = $1 and kind = 'test' and state = 'waiting'`,
        [webhookId],
      );
      if (waiting.length > 0) throw conflict(webhooksSentences.testWaits);
      const body = webhookBody(this.env, { id, slug }, { type: 'test', timestamp: new Date().toISOString() });
      await manager.query(
        `insert into webhook_delivery (webhook_id, message_id, kind, body) values ($1, $2, 'test', $3)`,
        [webhookId, newMessageId(), body],
      );
      told(emit, tournamentId);
      return { message: webhooksTexts.testSent };
    });
  }

  /** With the same id: whoever has taken it knows it again. */
  replay(tournamentId: number, webhookId: number, deliveryId: number): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await findWebhook(manager, tournamentId, webhookId);
      const [rows] = await manager.query<[unknown[], number]>(
        `update webhook_delivery set state = 'waiting', tries = 0, next_try_at = now(), status_code = null, fault = null
         where id = $2 and webhook_id = $1 and (state <> 'waiting' or tries > 0 and next_try_at > now()) returning id`,
        [webhookId, deliveryId],
      );
      if (rows.length === 0) await refuseReplay(manager, webhookId, deliveryId);
      told(emit, tournamentId);
      return { message: webhooksTexts.sentAgain };
    });
  }
}

const told = (emit: Emit, tournamentId: number): void =>
  emit(streams.staff(tournamentId), 'setup.changed', { tournament_id: tournamentId });

/** In whatever order its kinds were chosen. */
const versionOf = ({ url, kinds }: Pick<WebhookRow, 'url' | 'kinds'>): number =>
  versionOfContent([url, [...kinds].sort()]);

const gone = () => notFound(webhooksSentences.gone);

/** As it is given; what its name leads to is looked at whenever it is posted to. */
function publicUrl({ url }: WebhookRequest): string {
  if (!mayBePublic(url)) {
    throw invalid({
      url: [webhooksSentences.badAddress],
    });
  }
  return url;
}

async function refuseReplay(manager: EntityManager, webhookId: number, deliveryId: number): Promise<never> {
  const known = await manager.query<unknown[]>('select 1 from webhook_delivery where webhook_id = $1 and id = $2', [
    webhookId,
    deliveryId,
  ]);
  throw known.length > 0 ? conflict(webhooksSentences.beingSent) : notFound(webhooksSentences.newsGone);
}

const FIND = `select id, name, slug, was_active as "isPublic" from tournament where id = $1 and deleted_at is null`;
const FIND_AND_LOCK = `${FIND} for no key update`;

async function findTournament(
  manager: EntityManager,
  id: number,
  sql: typeof FIND | typeof FIND_AND_LOCK,
): Promise<Found> {
  const [row] = await manager.query<Found[]>(sql, [id]);
  if (!row) throw notFound(thingSentences.event);
  return row;
}

async function findWebhook(manager: EntityManager, tournamentId: number, webhookId: number): Promise<void> {
  const rows = await manager.query<unknown[]>('select 1 from webhook where id = $2 and tournament_id = $1', [
    tournamentId,
    webhookId,
  ]);
  if (rows.length === 0) throw gone();
}

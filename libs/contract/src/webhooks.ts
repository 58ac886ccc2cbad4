// Webhooks of a tournament: addresses of other programs to which what the open log tells is posted, signed.
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { WEBHOOK_KINDS, type WebhookKind } from '@gelanggang/domain/programs/webhook-rules';
import { AreUnique, IsWholeNumber, toLine } from './fields';
import type { FeedDocument, FeedRecord } from './open-feed';
import { webhookTexts } from './webhook-texts';
import { says, validationSentences } from './validation-sentences';

export const WEBHOOK_KIND_LABELS: Readonly<Record<WebhookKind, string>> = webhookTexts;

export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** POST /tournaments/{id}/webhooks, PUT …/{webhookId} */
export class WebhookRequest {
  @Transform(toLine)
  @IsString()
  @MaxLength(500)
  @Matches(/^https:\/\//, { message: says(() => validationSentences.webhookBegins) })
  url: string;

  @IsArray()
  @ArrayNotEmpty({ message: says(() => validationSentences.chooseOne) })
  @ArrayMaxSize(WEBHOOK_KINDS.length)
  @AreUnique()
  @IsIn(WEBHOOK_KINDS, { each: true, message: says(() => validationSentences.unknownNews) })
  kinds: WebhookKind[];

  /** The version that the form has loaded: 409 when somebody else has saved since. */
  @IsOptional()
  @IsWholeNumber(0, Number.MAX_SAFE_INTEGER)
  version?: number;
}

export class DeliveriesQuery {
  @IsOptional()
  @IsWholeNumber(1, 1_000_000)
  page = 1;

  @IsOptional()
  @IsWholeNumber(1, 100)
  perPage = 25;
}

export interface WebhookRow {
  id: number;
  url: string;
  kinds: WebhookKind[];
  made_at: string;
  /** Of its address and kinds. */
  version: number;
  waiting: number;
  sent: number;
  failed: number;
}

/** GET /tournaments/{id}/webhooks */
export interface WebhooksAnswer {
  tournament: { id: number; name: string };
  /** Else it is a draft, of which nothing is told to anybody. */
  is_public: boolean;
  webhooks: WebhookRow[];
  most: number;
}

export interface MadeWebhookAnswer {
  message: string;
  /** `secret` is told this once. */
  data: { id: number; secret: string };
}

/** GET /tournaments/{id}/webhooks/{webhookId}/deliveries: newest first. */
export interface DeliveryRow {
  id: number;
  /** As the receiver got it: `webhook-id`. */
  message_id: string;
  kind: WebhookKind | 'test';
  /** Of the record in the open log; null: a test. */
  number: number | null;
  state: DeliveryState;
  tries: number;
  /** Of the last answer; null: there was none. */
  status_code: number | null;
  /** Why there was none. */
  fault: string | null;
  made_at: string;
  tried_at: string | null;
  /** null: done. */
  next_try_at: string | null;
}

/** What is posted: JSON, at most 64 kB. */
export interface WebhookMessage {
  type: WebhookKind | 'test';
  timestamp: string;
  data: {
    tournament: Pick<FeedDocument['tournament'], 'id' | 'slug'>;
    /** The document of the open feed, which has the names. */
    feed: string;
    /** As the open log has it; of a test there is none. `value` is left out where it would be too long: the log has it. */
    record?: Pick<FeedRecord, 'number' | 'at' | 'kind' | 'key'> & { value?: FeedRecord['value'] };
  };
}

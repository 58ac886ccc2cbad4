// Which records of the open log a webhook is told, and when what did not arrive is sent again.
import type { FeedKind } from '../feed/feed-log';

export const WEBHOOK_KINDS = ['drawn', 'published', 'called', 'result', 'corrected', 'medals'] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** Endpoints of one tournament. */
export const MOST_WEBHOOKS = 5;

const KIND_OF: Partial<Readonly<Record<FeedKind, WebhookKind>>> = {
  drawn: 'drawn',
  undrawn: 'drawn',
  published: 'published',
  rescheduled: 'published',
  unpublished: 'published',
  called: 'called',
  result: 'result',
  official: 'result',
  corrected: 'corrected',
  withdrawn: 'corrected',
  disqualified: 'corrected',
  reinstated: 'corrected',
  medals: 'medals',
  'medals-withdrawn': 'medals',
};

/** Null: of this no webhook is told. */
export const webhookKindOf = (kind: FeedKind): WebhookKind | null => KIND_OF[kind] ?? null;

const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** After the first try, the second, …: each longer than the one before. */
const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR] as const;

export const MOST_TRIES = PAUSES.length + 1;

/** Seconds until the next try after so many; null: it has failed, and only a person sends it again. */
export const pauseAfterTries = (tries: number): number | null => PAUSES[tries - 1] ?? null;

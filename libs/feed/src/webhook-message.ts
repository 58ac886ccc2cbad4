// What is posted to a webhook: no name, which the document that it leads to has.
import { randomUUID } from 'node:crypto';
import type { WebhookMessage } from '@gelanggang/contract/webhooks';
import { type Env, publicAddress } from '@gelanggang/platform/env/env';

export const newMessageId = (): string => `msg_${randomUUID().replaceAll('-', '')}`;

export function webhookBody(
  env: Pick<Env, 'PUBLIC_URL' | 'PORT'>,
  tournament: WebhookMessage['data']['tournament'],
  { type, timestamp, record }: Pick<WebhookMessage, 'type' | 'timestamp'> & Pick<WebhookMessage['data'], 'record'>,
): string {
  const feed = `${publicAddress(env)}/api/feed/${tournament.slug}`;
  return JSON.stringify({ type, timestamp, data: { tournament, feed, ...(record ? { record } : {}) } });
}

// Signs what is posted to a webhook the way of Standard Webhooks (standardwebhooks.com): HMAC-SHA256 over id, second and body.
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** `second`: since 1970. */
export function webhookHeaders(secret: string, id: string, second: number, body: string): Record<string, string> {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${second}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(second), 'webhook-signature': `v1,${signature}` };
}

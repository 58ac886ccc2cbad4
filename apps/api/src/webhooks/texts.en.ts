// The English words of what the API says of webhooks.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const webhooksTexts: InLanguage<typeof original.webhooksTexts> = {
  manyWebhooks: (most) => `At most ${counted(most, 'webhook', 'webhooks')}. Delete those you do not use first.`,
  added: 'The webhook was added. Copy its secret now.',
  saved: 'The webhook is saved.',
  deleted: 'The webhook was deleted. Nothing is sent to its address any more.',
  testWaits: 'The test before this one is still being sent.',
  testSent: 'The test was sent. Its outcome is shown below.',
  sentAgain: 'The news was sent again.',
  gone: 'This webhook was deleted.',
  badAddress: 'Use an https address on the internet without a port. Addresses of private networks cannot be used.',
  beingSent: 'This news is being sent.',
  newsGone: 'This news is no longer kept.',
};

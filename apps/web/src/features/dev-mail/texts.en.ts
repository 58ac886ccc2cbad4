// The English words of the page that shows what e-mail would have been sent.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const devMailTexts: InLanguage<typeof original.devMailTexts> = {
  title: 'Mail',
  lead: 'E-mail that this system would have sent. On a real server it is sent by way of SMTP_URL, and this page does not exist.',
  empty: 'No e-mail yet.',
  emptyHint: 'Invitations, password links and confirmations of addresses appear here.',
  waiting: 'waiting to be sent',
};

// The English words of what webhooks tell of.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './webhook-texts';

export const webhookTexts: InLanguage<typeof original.webhookTexts> = {
  drawn: 'Draw',
  published: 'Schedule published or changed',
  called: 'Calls of matches',
  result: 'Results',
  corrected: 'Corrections',
  medals: 'Medals',
};

// The Malay words of what the API says of push.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const pushTexts: InLanguage<typeof original.pushTexts> = {
  badAddress: 'Alamat pemberitahuan tidak betul.',
  tournamentOff: 'Pemberitahuan kejohanan ini dimatikan.',
  on: 'Pemberitahuan dihidupkan.',
  off: 'Pemberitahuan dimatikan.',
};

// The English words of what the API says of push.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const pushTexts: InLanguage<typeof original.pushTexts> = {
  badAddress: 'The address for notifications is not right.',
  tournamentOff: 'Notifications of this tournament are off.',
  on: 'Notifications are on.',
  off: 'Notifications are off.',
};

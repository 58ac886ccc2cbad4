// The English words of who counts a match.
import type { InLanguage } from '../words/languages';
import type * as original from './counted-by-texts';

export const countedByTexts: InLanguage<typeof original.countedByTexts> = {
  desk: 'counted at the desk',
  phone: 'counted by one phone',
  mixed: 'counted by turns',
};

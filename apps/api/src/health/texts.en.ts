// The English words of what the API says of health.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const healthTexts: InLanguage<typeof original.healthTexts> = {
  databaseAway: 'The database cannot be reached right now.',
};

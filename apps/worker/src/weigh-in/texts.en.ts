// The words of cards as files, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const cardTexts: InLanguage<typeof original.cardTexts> = {
  files: {
    athletes: (slug) => `athletes-cards-${slug}`,
    officials: (slug) => `officials-cards-${slug}`,
    managers: (slug) => `managers-cards-${slug}`,
  },
  readingAthletes: 'Reading the athletes',
  readingNames: 'Reading the names',
  none: {
    athletes: 'No athlete of this selection is paid yet.',
    officials: 'This tournament has no officials yet.',
    managers: 'No contingent has both paid athletes and a named manager yet.',
  },
};

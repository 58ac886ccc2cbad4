// The English words of what the API says of classifications.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const classificationsTexts: InLanguage<typeof original.classificationsTexts> = {
  notFound: 'Classification not found.',
  staysInTournament: 'A classification cannot move to another tournament.',
  classesOfOtherAge: 'Some classes do not belong to this age group.',
  classRequired: 'Choose at least one class.',
};

// The English words of whether entries are open.
import type { InLanguage } from '../words/languages';
import type * as original from './registration-texts';

export const registrationTexts: InLanguage<typeof original.registrationTexts> = {
  thisTournament: 'this tournament',
  closed: (tournament) => `Entries for ${tournament} have closed.`,
  notOpen: (tournament) => `Entries for ${tournament} are not open yet.`,
};

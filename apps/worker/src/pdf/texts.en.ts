// What every printed paper says while it is made, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const paperTexts: InLanguage<typeof original.paperTexts> = {
  readingTournament: 'Reading the tournament',
  tournamentGone: 'This tournament no longer exists.',
  tournamentDeleted: 'This tournament was deleted.',
  matchGone: 'This match no longer exists.',
  composing: 'Laying out the pages',
  joining: 'Joining the pages',
  saving: 'Saving the file',
};

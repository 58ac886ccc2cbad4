// What planning by itself says of how far it is, in English.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const autoScheduleTexts: InLanguage<typeof original.autoScheduleTexts> = {
  reading: 'Reading the matches and their athletes…',
  planning: (matches) => `Planning ${counted(matches, 'match', 'matches')}…`,
  rules: 'Calculating what each rule costs…',
  saving: 'Saving the plan…',
  nothing: 'There is no match to schedule. Draw the brackets first, or choose another scope.',
  tournamentDeleted: 'This tournament was deleted.',
};

// The English words of what the API says of past events.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const pastEventsTexts: InLanguage<typeof original.pastEventsTexts> = {
  manyResults: (most) => `At most ${counted(most, 'result', 'results')}.`,
  alreadyHere: 'A tournament of this name and date is here already.',
  archiveTaken: 'The archive is whole and was added as a past tournament.',
  notFound: 'Past tournament not found.',
  added: 'The past tournament was added.',
  changed: 'The past tournament was changed.',
  notOver: 'This tournament is not over yet: create it as a tournament.',
  manyInOne: (most) => `At most ${counted(most, 'result', 'results')} in one tournament.`,
  sheetNotThere: 'There is no such sheet in the file.',
};

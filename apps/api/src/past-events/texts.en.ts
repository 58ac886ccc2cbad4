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
  chooseList: 'Choose a list of results as Excel (.xlsx) or CSV.',
  shownAnother:
    'The list, or results that were here, have changed since they were checked. Nothing was taken in; check again.',
  nothingRead: 'No result could be read. Check the chosen columns, or choose another file.',
  taken: (added, changed, known, leftOut) =>
    `${[
      counted(added, 'new result'),
      ...(changed > 0 ? [`${changed} corrected`] : []),
      ...(known > 0 ? [`${known} here already`] : []),
      ...(leftOut > 0 ? [`${counted(leftOut, 'row')} left out`] : []),
    ].join(', ')}.`,
  chooseArchive: 'Choose the archive of a tournament (.zip).',
  noResults: 'The archive is whole, but no class in it is over yet.',
};

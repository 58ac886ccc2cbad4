// The English words of what the API says of schedules.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const schedulesTexts: InLanguage<typeof original.schedulesTexts> = {
  markRemoved: 'The mark of change was removed.',
  pdfFailed: 'The PDF of the schedule could not be made.',
  nothingToPrint: 'There is no schedule to print yet.',
  manyDownloads: 'Many people are downloading the schedule. Try again in a moment.',
  notFound: 'Schedule not found.',
  changed: 'Somebody else has just changed this schedule. Please reload.',
  cannotLeave: (match, state) => `${match} ${state}, so it cannot leave the schedule.`,
  staysInTournament: 'A schedule cannot move to another tournament.',
};

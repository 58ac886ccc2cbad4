// The English words of what the API says of auto schedule.
import { counted, plural } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const autoScheduleTexts: InLanguage<typeof original.autoScheduleTexts> = {
  schedulesPublished: (count) => `${counted(count, 'schedule was', 'schedules were')} published.`,
  schedulePublished: 'The schedule was published.',
  planDropped: 'The draft of the schedule was dropped.',
  planNotFound: 'Draft of the schedule not found.',
  planTaken: 'This draft was used as the schedule already.',
  planIsDropped: 'This draft was dropped already.',
  planChanged: 'Somebody else has just changed this draft. Look at the changes first.',
  noDrafts: 'There is no draft schedule to publish.',
  alreadyPublished: 'This schedule is published already.',
  planOutdated: (problems) => `${problems} Draft the schedule again.`,
  nothingPlaced: 'No match has a place in this draft yet.',
  draftsMade: (schedules, matches) =>
    `${counted(schedules, 'draft schedule')} made for ${counted(matches, 'match', 'matches')}.`,
  published: (schedules, matches) =>
    `${counted(schedules, 'schedule')} published for ${counted(matches, 'match', 'matches')}.`,
  notInPlan: 'This match is not in the draft.',
  namedTwice: 'This match is named twice.',
  problems: {
    gone: (matches) =>
      `${counted(matches, 'match', 'matches')} of this draft no longer ${plural(matches, 'exists', 'exist')}, because the bracket was drawn again.`,
    begun: (matches) =>
      `${counted(matches, 'match', 'matches')} of this draft ${plural(matches, 'is', 'are')} called, going on or over already.`,
    elsewhere: (matches) =>
      `${counted(matches, 'match', 'matches')} of this draft ${plural(matches, 'was', 'were')} scheduled elsewhere since the draft was made.`,
    arenaGone: (matches) => `The arena of ${counted(matches, 'match', 'matches')} of this draft was deleted.`,
    taken: (arena, date, time) => `${arena}, ${date}: from ${time} there are matches of another schedule.`,
  },
};

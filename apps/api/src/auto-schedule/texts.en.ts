// The English words of what the API says of auto schedule.
import { counted } from '@gelanggang/domain/words/english';
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
};

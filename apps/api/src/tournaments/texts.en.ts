// The English words of what the API says of tournaments.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const tournamentsTexts: InLanguage<typeof original.tournamentsTexts> = {
  documentNotFound: 'Document not found.',
  alreadyEntered: (names) => `Already entered in this tournament: ${names}.`,
  rehearsalName: (word) => `The name of a practice tournament begins with '${word}: '.`,
  stands: 'There is a tournament with this name on these dates already.',
  closingPassed: "The end of registration has passed. Change it in the tournament's form first.",
  stillUsed: (uses) =>
    `This tournament cannot be deleted: it already has ${uses}. Set its status to Inactive to take no more entries.`,
  stillUsedRehearsal: "A practice tournament is deleted on the page 'Practice', with everything in it.",
  stillUsedDraft: (uses) => `It has ${uses} already. As it was never public, choose 'Delete whole' in its menu.`,
  writeName: 'Write the name of the tournament exactly as above.',
  keptWhole: {
    rehearsal: "A practice tournament is deleted on the page 'Practice'.",
    'was-public':
      'This tournament was public once, so its entries, payments and results are kept. Set its status to inactive.',
    away: 'This tournament is on a laptop of a hall. Take it back first.',
    'outside-money': 'Something was paid through a bank or a payment service, so this tournament is kept.',
  },
  daysLeft: (schedules, days) =>
    `${schedules} ${schedules === 1 ? 'schedule stays' : 'schedules stay'} on the old days, outside the new dates: ${days}.`,
  agesLeft: (athletes, names) =>
    `${athletes} ${athletes === 1 ? 'entry no longer fits its' : 'entries no longer fit their'} age category, since age counts in the month of the start: ${names}.`,
  andMore: (more) => `${more} more`,
  toConfirm: (sentences) => `${sentences} Save again if it is meant so.`,
  chooseRules: 'Choose match rules from the list.',
  entrantsInEvent: (event) => `There are entrants in event ${event}, which these rules do not have.`,
  ageInUse: (age, rules) => `Age group ${age} is used in this tournament already and is not in the rules ${rules}.`,
  badTime: 'The date and time are not right.',
  bannerType: 'The banner must be a JPEG, PNG or WebP picture.',
  documentType: 'The THB file must be PDF, Word or Excel.',
  fileTooLarge: (megabytes) => `A file may be at most ${megabytes} MB.`,
  registrationOpened: 'Registration is open.',
  registrationClosed: 'Registration is closed.',
};

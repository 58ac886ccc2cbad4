// The English words of what the API says of rule sets.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const ruleSetsTexts: InLanguage<typeof original.ruleSetsTexts> = {
  notFound: 'Match rules not found.',
  manySets: (most) => `At most ${counted(most, 'set of rules', 'sets of rules')}. Delete those you do not use first.`,
  saved: (name) => `The rules ${name} are saved.`,
  eventInUse: (event, tournament) => `Event ${event} still has entrants in ${tournament}, so it cannot be deleted.`,
  inUse: (tournament) => `${tournament} uses these rules.`,
  deleted: 'The rules were deleted.',
  ofOthers: 'These rules are another organiser’s. Copy them first as your own.',
  builtIn: 'The built-in rules cannot be changed. Copy them as your own first.',
  codeTaken: 'Other rules have this code already.',
  ageInUse: (age) => `Age group ${age} is still in use, so it cannot be deleted or renamed.`,
};

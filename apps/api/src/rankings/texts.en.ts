// The English words of what the API says of rankings.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const rankingsTexts: InLanguage<typeof original.rankingsTexts> = {
  noLonger: 'It is no longer in this ranking.',
  added: 'The ranking was added.',
  changed: 'The ranking was changed.',
  chosenTwice: 'A tournament was chosen twice.',
  notReady: 'Some tournaments are not over, not published, or were deleted.',
  nameStands: 'You have a ranking with this name already. Use another name, or change the one that stands.',
  notFound: 'Ranking not found.',
};

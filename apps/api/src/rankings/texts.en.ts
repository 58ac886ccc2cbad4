// The English words of what the API says of rankings.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const rankingsTexts: InLanguage<typeof original.rankingsTexts> = {
  noLonger: 'It is no longer in this ranking.',
  added: 'The ranking was added.',
  changed: 'The ranking was changed.',
  chosenTwice: 'A tournament was chosen twice.',
  notReady: 'Some tournaments are not over, not published, or were deleted.',
  notFound: 'Ranking not found.',
};

// The English words of what the API says of share cards.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const shareCardsTexts: InLanguage<typeof original.shareCardsTexts> = {
  pictureLater: 'The picture cannot be made yet. Try again in a moment.',
};

// The Malay words of what the API says of share cards.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const shareCardsTexts: InLanguage<typeof original.shareCardsTexts> = {
  pictureLater: 'Gambar belum dapat dibuat. Cuba lagi sebentar lagi.',
};

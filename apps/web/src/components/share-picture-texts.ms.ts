// The texts of share-picture-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './share-picture-texts';

export const sharePictureTexts: InLanguage<typeof original.sharePictureTexts> = {
  picture: 'Gambar',
  failed: 'Gambar belum dapat dibuat. Cuba lagi sebentar lagi.',
};

// The English words of pictures to send on.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './share-picture-texts';

export const sharePictureTexts: InLanguage<typeof original.sharePictureTexts> = {
  picture: 'Picture',
  failed: 'The picture could not be made. Try again in a moment.',
};

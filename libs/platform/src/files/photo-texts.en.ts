// The English words of files that are sent where a photo is asked for.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './photo-texts';

export const photoTexts: InLanguage<typeof original.photoTexts> = {
  heic: 'HEIC photos cannot be opened here yet. Save it as JPEG first and send it again.',
  document: 'This is a document, not a photo. Send the photo as JPEG, PNG or WebP.',
  choose: 'Choose a JPEG, PNG or WebP photo.',
};

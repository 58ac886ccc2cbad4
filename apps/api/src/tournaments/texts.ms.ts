// The Malay words of what the API says of tournaments to visitors; the office's are Indonesian.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const tournamentsTexts: InLanguage<typeof original.tournamentsTexts> = {
  ...original.tournamentsTexts,
  documentNotFound: 'Dokumen tidak dijumpai.',
};

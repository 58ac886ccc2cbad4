// The English words of choosing a language.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './language-texts';

export const languageTexts: InLanguage<typeof original.languageTexts> = {
  label: 'Language',
  notReady: 'The server is still preparing this language. Try again in a moment.',
};

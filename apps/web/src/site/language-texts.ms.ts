// The texts of language-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './language-texts';

export const languageTexts: InLanguage<typeof original.languageTexts> = {
  label: 'Bahasa',
  notReady: 'Bahasa ini masih disediakan pelayan. Cuba lagi sebentar lagi.',
};

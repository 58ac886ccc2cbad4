// The texts of gender-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from './languages';
import type * as original from './gender-texts';

export const genderTexts: InLanguage<typeof original.genderTexts> = {
  events: { male: 'Putera', female: 'Puteri' },
  people: { male: 'Lelaki', female: 'Perempuan' },
};

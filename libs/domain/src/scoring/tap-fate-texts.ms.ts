// The texts of tap-fate-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './tap-fate-texts';

export const tapFateTexts: InLanguage<typeof original.tapFateTexts> = {
  counted: 'Sah',
  uncounted: 'Tiada juri lain yang sependapat',
  clock: 'Di luar masa pusingan',
  late: 'Lewat tiba',
};

// The texts of criteria-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './criteria-texts';

export const criteriaTexts: InLanguage<typeof original.criteriaTexts> = {
  alone: ['Teknik serang bela', 'Kemantapan', 'Penjiwaan'] as [string, string, string],
  together: ['Teknik serang bela', 'Kemantapan dan keserasian', 'Penjiwaan'] as [string, string, string],
};

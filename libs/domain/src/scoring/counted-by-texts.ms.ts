// The texts of counted-by-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './counted-by-texts';

export const countedByTexts: InLanguage<typeof original.countedByTexts> = {
  desk: 'dikira di meja',
  phone: 'dikira satu telefon',
  mixed: 'dikira bergilir-gilir',
};

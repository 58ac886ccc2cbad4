// The texts of locale-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from './languages';
import type * as original from './locale-texts';

export const localeTexts: InLanguage<typeof original.localeTexts> = {
  language: 'ms',
  /** For `Intl` and `toLocaleString`. */
  locale: 'ms-MY',
  decimal: '.',
  /** Between thousands. */
  group: ',',
  /** Between hours, minutes and seconds. */
  clock: ':',
};

// How English writes numbers, money and times.
import type { InLanguage } from './languages';
import type * as original from './locale-texts';

export const localeTexts: InLanguage<typeof original.localeTexts> = {
  language: 'en',
  locale: 'en-GB',
  decimal: '.',
  group: ',',
  clock: ':',
};

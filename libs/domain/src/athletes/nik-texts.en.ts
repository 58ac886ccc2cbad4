// The English words of what is wrong with the number of an identity card.
import type { InLanguage } from '../words/languages';
import type * as original from './nik-texts';

export const nikTexts: InLanguage<typeof original.nikTexts> = {
  empty: (name) => `${name} is empty`,
  'not-16-digits': (name) => `${name} does not have 16 digits`,
  'lost-digits': (name) => `${name} was spoilt by a spreadsheet: its last digits are lost. Write all sixteen again`,
};

// The English names of the papers that a club keeps.
import type { InLanguage } from '../words/languages';
import type * as original from './register-paper-texts';

export const registerPaperTexts: InLanguage<typeof original.registerPaperTexts> = {
  photo: 'Photo',
  'birth-certificate': 'Birth certificate',
  'health-letter': 'Health letter',
};

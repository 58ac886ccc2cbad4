// The English names of athletes’ papers.
import type { InLanguage } from '../words/languages';
import type * as original from './paper-texts';

export const paperTexts: InLanguage<typeof original.paperTexts> = {
  'health-letter': 'Health letter',
  statement: 'Statement',
};

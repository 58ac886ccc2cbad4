// The English words of what judges of jurus score.
import type { InLanguage } from '../words/languages';
import type * as original from './criteria-texts';

export const criteriaTexts: InLanguage<typeof original.criteriaTexts> = {
  alone: ['Attack and defence technique', 'Steadiness', 'Expression'],
  together: ['Attack and defence technique', 'Steadiness and harmony', 'Expression'],
};

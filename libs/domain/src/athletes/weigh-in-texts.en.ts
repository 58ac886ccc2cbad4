// The English words of a weigh-in.
import type { InLanguage } from '../words/languages';
import type * as original from './weigh-in-texts';

export const weighInTexts: InLanguage<typeof original.weighInTexts> = {
  waiting: 'Not yet',
  present: 'Present & weighed',
  'out-of-class': 'Out of class',
  absent: 'Absent',
};

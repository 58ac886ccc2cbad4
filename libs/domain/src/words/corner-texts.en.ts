// The English names of the two corners.
import type { InLanguage } from './languages';
import type * as original from './corner-texts';

export const cornerTexts: InLanguage<typeof original.cornerTexts> = {
  labels: { blue: 'Blue', red: 'Red' },
  long: { blue: 'Blue corner', red: 'Red corner' },
};

// The English words of genders.
import type { InLanguage } from './languages';
import type * as original from './gender-texts';

export const genderTexts: InLanguage<typeof original.genderTexts> = {
  events: { male: 'Male', female: 'Female' },
  people: { male: 'Male', female: 'Female' },
};

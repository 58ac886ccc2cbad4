// The English words of what a list would change.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './change-texts';

export const changeTexts: InLanguage<typeof original.changeTexts> = {
  name: 'Name',
  birthPlace: 'Place of birth',
  bodyHeight: 'Height',
  bloodType: 'Blood group',
  familyCardNumber: 'Family card number',
  teamLabel: 'Team',
  group: 'Age group and class',
  picName: 'Person in charge',
  picPhone: 'Telephone',
  picEmail: 'Email',
  born: (date) => `born ${date}`,
};

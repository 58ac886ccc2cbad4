// The English words of what is said of the list of an old event.
import { counted } from '../words/english';
import type { InLanguage } from '../words/languages';
import type * as original from './past-list-texts';

export const pastListTexts: InLanguage<typeof original.pastListTexts> = {
  columns: {
    name: 'Name',
    contingent: 'Contingent',
    province: 'Province',
    category: 'Category',
    age: 'Age group',
    className: 'Class',
    gender: 'Gender',
    place: 'Place',
  },
  choose: (columns) => `Choose the columns ${columns}.`,
  chooseCategoryOrClass: 'Choose the column of the category or of the class.',
  twice: 'One column is chosen for two things.',
  sameAs: (line) => `The same as line ${line}.`,
  noName: 'The name is missing.',
  manyNames: (most) => `More than ${counted(most, 'name')} in one line.`,
  noContingent: 'The contingent is missing.',
  noEvent: 'Category and class are missing.',
  unknownGender: (cell) => `The gender “${cell}” is not known.`,
  unreadPlace: (cell) => `The place “${cell}” cannot be read: write 1, 2, 3 or Emas, Perak, Perunggu.`,
  longText: (most) => `A text has more than ${counted(most, 'letter')}.`,
  medals: { gold: 'gold', silver: 'silver' },
  medalTwice: (medal, line) => `This class has a ${medal} medal in row ${line} already.`,
};

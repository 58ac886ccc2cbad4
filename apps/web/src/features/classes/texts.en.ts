// The English words of weight classes in the back office.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import { weightText } from '@gelanggang/domain/words/weights';
import type * as original from './texts';

export const classTexts: InLanguage<typeof original.classTexts> = {
  title: 'Classes',
  add: 'New class',
  edit: 'Edit class',
  search: 'Search class or age group',
  empty: 'No class found.',
  question: 'Do you really want to delete this class?',
  age: 'Age group',
  allAges: 'All age groups',
  name: 'Name of the class',
  gender: 'Gender',
  min: 'Minimum weight (kg)',
  minHint: 'Above this weight. Empty: no lower limit.',
  max: 'Maximum weight (kg)',
  maxHint: 'Up to this weight. Empty: no upper limit.',
  includesMin: 'Lower limit',
  includes: { no: 'above the minimum weight', yes: 'from the minimum weight on (first class)' },
  loadFailed: 'The class could not be loaded.',
  saveFailed: 'The class could not be saved.',
  weight: (weight) => (weight === null ? '–' : weightText(weight)),
  warningsTitle: 'Check the weight limits',
};

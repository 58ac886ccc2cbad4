// The English words of medals and of how the overall winner is found.
import type { InLanguage } from '../words/languages';
import type * as original from './medal-texts';

export const medalTexts: InLanguage<typeof original.medalTexts> = {
  medals: { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' },
  overall: { golds: 'Number of golds', points: 'Number of points' },
  lone: {
    none: 'No medal',
    gold: 'Gold, counted once all other classes are over',
    'must-merge': 'Must be merged: cannot be drawn alone',
  },
};

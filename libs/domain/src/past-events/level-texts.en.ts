// The English words of how far an event reaches.
import type { InLanguage } from '../words/languages';
import type * as original from './level-texts';

export const levelTexts: InLanguage<typeof original.levelTexts> = {
  club: 'Between schools',
  district: 'Regency or city',
  province: 'Province',
  national: 'National',
  international: 'International',
};

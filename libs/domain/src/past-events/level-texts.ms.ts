// The texts of level-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './level-texts';

export const levelTexts: InLanguage<typeof original.levelTexts> = {
  club: 'Antara perguruan',
  district: 'Daerah',
  province: 'Wilayah',
  national: 'Kebangsaan',
  international: 'Antarabangsa',
};

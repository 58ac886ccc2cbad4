// The English words of an address.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './location-texts';

export const locationTexts: InLanguage<typeof original.locationTexts> = {
  country: 'Country',
  province: 'Province',
  district: 'Regency/City',
  subdistrict: 'District',
  ward: 'Village',
};

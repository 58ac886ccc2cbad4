// The English words of what is wrong with where somebody is at home.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './location-texts';

export const regionTexts: InLanguage<typeof original.regionTexts> = {
  country: 'Country',
  province: 'Province',
  district: 'Regency/city',
  subdistrict: 'District',
  ward: 'Village',
};

export const locationTexts: InLanguage<typeof original.locationTexts> = {
  unknown: (region) => `${region} not found.`,
  elsewhere: (region) => `This ${region.toLowerCase()} does not lie in the region chosen above it.`,
  notAbroad: 'Outside Indonesia the regions stay empty.',
};

// What is said in English of a list to choose from that could not be fetched.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './lookup-texts';

const failed = (list: string): string => `Could not fetch the list of ${list}.`;

export const lookupTexts: InLanguage<typeof original.lookupTexts> = {
  tournaments: failed('tournaments'),
  contingents: failed('contingents'),
  'age categories': failed('age groups'),
  'match categories': failed('match categories'),
  'category classes': failed('classes'),
  'championship categories': failed('kinds of championship'),
  nomor: failed('nomor'),
  countries: failed('countries'),
  provinces: failed('provinces'),
  districts: failed('regencies and cities'),
  subdistricts: failed('districts'),
  wards: failed('villages'),
};

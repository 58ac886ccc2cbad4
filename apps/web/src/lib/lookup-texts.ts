// What is said of a list to choose from that could not be fetched (spec 2 §8: 'Failed to fetch {name}').
const failed = (list: string): string => `Failed to fetch ${list}`;

export const lookupTexts = {
  tournaments: failed('tournaments'),
  contingents: failed('contingents'),
  'age categories': failed('age categories'),
  'match categories': failed('match categories'),
  'category classes': failed('category classes'),
  'championship categories': failed('championship categories'),
  nomor: failed('nomor'),
  countries: failed('countries'),
  provinces: failed('provinces'),
  districts: failed('districts'),
  subdistricts: failed('subdistricts'),
  wards: failed('wards'),
} as const;

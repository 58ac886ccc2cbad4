// The medals of a tournament, exported in English, are read as results of an old event as in the default wording.
import { pastColumnOf } from '@gelanggang/domain/past-events/past-list';
import { medalFileTexts as original } from './texts';
import { medalFileTexts as english } from './texts.en';

it('has headings that an import of old results understands alike in both languages', () => {
  const keys = Object.keys(original.columns) as (keyof typeof original.columns)[];
  const inEnglish = keys.map((key) => [key, pastColumnOf(english.columns[key])]);
  expect(inEnglish).toEqual(keys.map((key) => [key, pastColumnOf(original.columns[key])]));
});

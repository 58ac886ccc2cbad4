// A list of athletes that was exported in English is read as the same list in the default wording is.
import { meaningsOf } from '@gelanggang/domain/entry-list/headings';
import { memberFileTexts as original } from './texts';
import { memberFileTexts as english } from './texts.en';

const meaningOf = (heading: string) => meaningsOf(heading)[0];

it('has headings that an import understands alike in both languages', () => {
  const keys = Object.keys(original.columns) as (keyof typeof original.columns)[];
  const inEnglish = keys.map((key) => [key, meaningOf(english.columns[key])]);
  expect(inEnglish).toEqual(keys.map((key) => [key, meaningOf(original.columns[key])]));
});

// The words of insight as files, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const insightFileTexts: InLanguage<typeof original.insightFileTexts> = {
  file: (slug, date) => `insight-${slug}-${date}`,
  about: 'About',
  filter: 'Filter',
  from: (day) => `Entered from ${day}`,
  to: (day) => `Entered until ${day}`,
  category: (name) => `Category ${name}`,
  noProvince: 'Without a province',
};

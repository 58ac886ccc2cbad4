// The words of medals and certificates as files, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const medalFileTexts: InLanguage<typeof original.medalFileTexts> = {
  file: (slug) => `medals-${slug}`,
  certificates: {
    medallists: (slug) => `certificates-medals-${slug}`,
    participants: (slug) => `certificates-participants-${slug}`,
  },
  calculating: 'Counting the medals',
  readingRecipients: 'Reading the recipients',
  noMedals: 'There are no medals yet: no final is over.',
  nobody: 'Nobody of this selection gets a certificate.',
  contingents: 'Per contingent',
  rank: (rule) => `Rank (${rule})`,
  contingent: 'Contingent',
  total: 'Total',
  points: 'Points',
  classes: 'Per class',
  columns: {
    category: 'Category',
    age: 'Age',
    gender: 'Gender',
    class: 'Class',
    pool: 'Pool',
    medal: 'Medal',
    name: 'Name',
    contingent: 'Contingent',
  },
};

// The words of officials as files, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const officialFileTexts: InLanguage<typeof original.officialFileTexts> = {
  rota: (slug) => `rota-of-officials-${slug}`,
  reading: 'Reading the officials',
  nobodyPlaced: 'No official is assigned yet.',
  honoraria: {
    file: 'fees-of-officials',
    calculating: 'Counting duties',
    nobody: 'No official has worked in a match that has begun yet.',
    sheet: 'Fees',
    columns: {
      name: 'Name',
      role: 'Duty',
      region: 'Region',
      matches: 'Matches',
      perMatch: 'Rate per match',
      sessions: 'Sessions',
      perSession: 'Rate per session',
      sum: 'Sum',
      signature: 'Signature',
    },
    total: 'Total',
  },
};

// What every export says while it is written, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const exportTexts: InLanguage<typeof original.exportTexts> = {
  notAllowed: 'You are no longer allowed to export these data.',
  calculating: 'Calculating',
  composing: 'Writing the sheets',
  written: (done, total, what) => `${done} of ${total} ${what}`,
  rows: {
    bills: 'bills',
    cards: 'cards',
    certificates: 'certificates',
    contingents: 'contingents',
    matches: 'matches',
    members: 'team members',
    parts: 'parts',
    performances: 'performances',
    records: 'records',
  },
};

// The English words of how a result stands.
import type { InLanguage } from '../words/languages';
import type * as original from './result-state-texts';

export const resultStateTexts: InLanguage<typeof original.resultStateTexts> = {
  states: {
    live: 'Under way',
    unofficial: 'Not official yet',
    official: 'Official',
    protested: 'Under protest',
    corrected: 'Corrected',
    disqualified: 'Disqualified since',
  },
  by: {
    desk: 'correction at the desk',
    protest: 'decision on a protest',
    appeal: 'decision on an appeal',
  },
  what: {
    rejected: 'Result stands',
    'result-changed': 'Result changed',
    'extra-round': 'One extra round',
    again: 'Performance repeated',
  },
  correction: (what, by) => `${what} by ${by}.`,
};

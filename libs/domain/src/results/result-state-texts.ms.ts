// The texts of result-state-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './result-state-texts';

export const resultStateTexts: InLanguage<typeof original.resultStateTexts> = {
  states: {
    live: 'Berlangsung',
    unofficial: 'Belum rasmi',
    official: 'Rasmi',
    protested: 'Dalam bantahan',
    corrected: 'Dibetulkan',
    disqualified: 'Dibatalkan kemudian',
  },
  by: {
    desk: 'pembetulan meja',
    protest: 'keputusan bantahan',
    appeal: 'keputusan rayuan',
  },
  what: {
    rejected: 'Keputusan kekal',
    'result-changed': 'Keputusan diubah',
    'extra-round': 'Satu pusingan tambahan',
    again: 'Persembahan diulang',
  },
  correction: (what: string, by: string) => `${what} atas ${by}.`,
};

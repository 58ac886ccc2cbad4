// The texts of match-step-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './match-step-texts';

export const matchStepTexts: InLanguage<typeof original.matchStepTexts> = {
  statuses: {
    scheduled: 'Dijadualkan',
    called: 'Dipanggil',
    ongoing: 'Berlangsung',
    finished: 'Selesai',
    walkover: 'Menang WO',
  },
};

// The texts of rule-set-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './rule-set-texts';

export const ruleSetTexts: InLanguage<typeof original.ruleSetTexts> = {
  figures: {
    ages: 'Umur',
    isYoung: 'Senarai kesalahan',
    isWeighed: 'Timbang berat',
    pairing: 'Pasangan tanpa kelas',
    times: 'Masa',
    gap: 'Beza mata WMP',
    gapFromRound: 'WMP dari pusingan',
    throws: 'Jatuhan',
    classes: 'Kelas',
    nomor: 'Acara seni',
  },
};

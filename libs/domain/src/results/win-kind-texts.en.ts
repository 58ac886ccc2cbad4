// The English words of how a tanding match is won.
import type { InLanguage } from '../words/languages';
import type * as original from './win-kind-texts';

export const winKindTexts: InLanguage<typeof original.winKindTexts> = {
  labels: {
    angka: 'Win on points',
    teknik: 'Technical win',
    mutlak: 'Absolute win',
    wmp: 'Win by referee’s stop (WMP)',
    'undur-diri': 'Win by withdrawal',
    diskualifikasi: 'Win by disqualification',
  },
};

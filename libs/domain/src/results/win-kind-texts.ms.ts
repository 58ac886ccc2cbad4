// The texts of win-kind-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './win-kind-texts';

export const winKindTexts: InLanguage<typeof original.winKindTexts> = {
  labels: {
    angka: 'Menang mata',
    teknik: 'Menang teknik',
    mutlak: 'Menang mutlak',
    wmp: 'Menang WMP',
    'undur-diri': 'Lawan menarik diri',
    diskualifikasi: 'Lawan dibatalkan penyertaan',
  },
};

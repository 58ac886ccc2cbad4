// The texts of decision-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './decision-texts';

export const decisionTexts: InLanguage<typeof original.decisionTexts> = {
  how: {
    angka: 'menang mata',
    teknik: 'menang teknik',
    mutlak: 'menang mutlak',
    wmp: 'menang WMP',
    'undur-diri': 'menang kerana lawan menarik diri',
    diskualifikasi: 'menang kerana lawan dibatalkan penyertaan',
  },
  byWalkover: 'menang WO',
  nobody: 'Tiada pemenang',
  withArticle: (reason: string, article: string) => `${reason} (Perkara ${article})`,
};

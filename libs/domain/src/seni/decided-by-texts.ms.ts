// The texts of decided-by-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './decided-by-texts';

export const decidedByTexts: InLanguage<typeof original.decidedByTexts> = {
  labels: {
    score: 'mata lebih tinggi',
    penalty: 'hukuman lebih ringan',
    time: 'masa paling hampir',
    deviation: 'sisihan piawai lebih kecil',
    lot: 'undian',
    disqualified: 'lawan dibatalkan penyertaan',
    reached: 'jurus lebih jauh',
    longer: 'tampil lebih lama',
  },
  withArticle: (reason: string, article: string) => `${reason} (Perkara ${article})`,
};

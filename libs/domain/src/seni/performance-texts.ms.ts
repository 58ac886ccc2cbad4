// The texts of performance-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './performance-texts';

export const performanceTexts: InLanguage<typeof original.performanceTexts> = {
  outcomes: { performed: 'Tampil', disqualified: 'Dibatalkan penyertaan', absent: 'Tidak hadir' },
};

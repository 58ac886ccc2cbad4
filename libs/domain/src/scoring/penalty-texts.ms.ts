// The texts of penalty-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './penalty-texts';

export const penaltyTexts: InLanguage<typeof original.penaltyTexts> = {
  steps: {
    pembinaan: 'Pembinaan',
    'teguran-1': 'Teguran I',
    'teguran-2': 'Teguran II',
    'peringatan-1': 'Amaran I',
    'peringatan-2': 'Amaran II',
    diskualifikasi: 'Batal penyertaan',
  },
};

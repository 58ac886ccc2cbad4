// The texts of medal-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './medal-texts';

export const medalTexts: InLanguage<typeof original.medalTexts> = {
  medals: { gold: 'Emas', silver: 'Perak', bronze: 'Gangsa' },
  overall: { golds: 'Bilangan emas', points: 'Jumlah mata' },
  lone: {
    none: 'Tanpa pingat',
    gold: 'Emas, dikira selepas semua kelas lain selesai',
    'must-merge': 'Wajib digabungkan: tidak boleh diundi sendiri',
  },
};

// The texts of round-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './round-texts';

export const roundTexts: InLanguage<typeof original.roundTexts> = {
  labels: {
    Final: 'Akhir',
    Semifinal: 'Separuh Akhir',
    'Perempat Final': 'Suku Akhir',
    Penyisihan: 'Saringan',
    'Perebutan Juara 3': 'Penentuan Tempat Ketiga',
  } as Readonly<Record<string, string>>,
  round: (number: string) => `Pusingan ${number}`,
};

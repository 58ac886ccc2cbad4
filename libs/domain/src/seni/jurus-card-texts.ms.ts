// The texts of jurus-card-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './jurus-card-texts';

export const jurusCardTexts: InLanguage<typeof original.jurusCardTexts> = {
  claims: {
    description: 'tidak mengikut huraian',
    out: 'pesilat atau senjata keluar gelanggang',
  },
  /** `item`: what the council takes points off for. */
  wrongPenalty: (item: string) => `hukuman ${item} tidak tepat`,
  notPenalised: (claim: string) => `${claim}, tidak dihukum`,
  judgesCorrect: 'juri membetulkan matanya',
  takenBack: (item: string) => `hukuman ${item} dibatalkan`,
};

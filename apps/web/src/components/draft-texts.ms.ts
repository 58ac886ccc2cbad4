// The texts of draft-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './draft-texts';

export const draftTexts: InLanguage<typeof original.draftTexts> = {
  back: 'Isian yang belum dihantar dikembalikan.',
  outdated: 'Data ini telah diubah oleh orang lain sejak anda mengisinya. Isian anda belum dikembalikan.',
  putBack: 'Kembalikan isian',
  anew: 'Mula semula',
};

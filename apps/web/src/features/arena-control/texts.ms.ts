// The texts of texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const arenaTexts: InLanguage<typeof original.arenaTexts> = {
  ...original.arenaTexts,
  laptopName: 'Komputer riba gelanggang',
  loginTitle: 'Log masuk ke gelanggang',
  loginLead: 'Taip kod dari meja jawatankuasa. Komputer riba ini kemudian mengendalikan satu gelanggang sahaja.',
  loginCode: 'Kod gelanggang',
  loginSubmit: 'Log masuk',
};

// The texts of registration-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './registration-texts';

export const registrationTexts: InLanguage<typeof original.registrationTexts> = {
  thisTournament: 'kejohanan ini',
  closed: (tournament: string) => `Pendaftaran ${tournament} sudah ditutup.`,
  notOpen: (tournament: string) => `Pendaftaran ${tournament} belum dibuka.`,
};

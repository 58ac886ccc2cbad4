// The texts of registration-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './registration-texts';

export const registrationTexts: InLanguage<typeof original.registrationTexts> = {
  closed: (tournament: string) =>
    `Pendaftaran ${tournament} baru sahaja ditutup. Isian anda kekal di halaman ini, tetapi belum dapat dihantar.`,
  opened: (tournament: string) => `Pendaftaran ${tournament} dibuka semula. Isian anda dapat dihantar.`,
  isClosed: (tournament: string) => `Pendaftaran ${tournament} tidak dibuka sekarang.`,
};

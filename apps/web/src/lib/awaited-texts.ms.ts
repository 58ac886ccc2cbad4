// The texts of awaited-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './awaited-texts';

export const awaitedTexts: InLanguage<typeof original.awaitedTexts> = {
  awaited: 'Jawapan pelayan belum diterima. Isian anda kekal di sini; tunggu sebentar atau semak rangkaian.',
  awaitedAgain: 'Jawapan pelayan belum diterima, maka dihantar sekali lagi. Ia tidak akan direkodkan dua kali.',
  stopWaiting: 'Berhenti menunggu',
  unanswered: 'Jawapan pelayan tidak diterima. Mungkin sudah disimpan; semak dahulu sebelum menghantar lagi.',
};

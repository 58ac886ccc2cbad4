// The texts of http-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './http-texts';

export const httpTexts: InLanguage<typeof original.httpTexts> = {
  offline: 'Tiada sambungan. Semak rangkaian, kemudian cuba lagi.',
  busy: 'Perkhidmatan sedang sibuk. Cuba lagi sebentar lagi.',
  unexpected: 'Berlaku ralat. Sila cuba lagi.',
  tooMany: 'Terlalu banyak percubaan. Tunggu sebentar, kemudian cuba lagi.',
  tooLarge: 'Kiriman ini terlalu besar. Pilih fail yang lebih kecil.',
  askedToSignIn: 'Mungkin Wi-Fi ini meminta log masuk dahulu. Buka halaman log masuk Wi-Fi, kemudian cuba lagi.',
  badFormat: 'Jawapan pelayan tidak seperti yang dijangka. Cuba lagi.',
};

// The texts of language-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './language-texts';

export const languageTexts: InLanguage<typeof original.languageTexts> = {
  label: 'Bahasa',
  own: 'Bahasa akaun ini',
  ownLead: 'Halaman, e-mel dan pemberitahuan untuk anda menggunakan bahasa ini.',
  site: 'Bahasa',
  siteHint: 'Untuk pelawat yang belum memilih bahasa sendiri.',
  mixed: 'Asal: bahasa Indonesia dengan sebahagian bahasa Inggeris',
  screens: 'Bahasa skrin, siaran, dan juruhebah',
  asSite: 'Seperti laman ini',
  notReady: 'Bahasa ini masih disediakan pelayan. Cuba lagi sebentar lagi.',
  failed: 'Bahasa belum disimpan.',
};

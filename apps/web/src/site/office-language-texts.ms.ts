// The texts of office-language-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './office-language-texts';

export const officeLanguageTexts: InLanguage<typeof original.officeLanguageTexts> = {
  own: 'Bahasa akaun ini',
  ownLead: 'Halaman, e-mel dan pemberitahuan untuk anda menggunakan bahasa ini.',
  site: 'Bahasa',
  siteHint: 'Untuk pelawat yang belum memilih bahasa sendiri.',
  mixed: 'Asal: bahasa Indonesia dengan sebahagian bahasa Inggeris',
  screens: 'Bahasa skrin, siaran, dan juruhebah',
  asSite: 'Seperti laman ini',
  failed: 'Bahasa belum disimpan.',
};

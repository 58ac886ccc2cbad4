// The Malay words of index.html itself.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './document-texts';

export const documentTexts: InLanguage<typeof original.documentTexts> = {
  language: 'ms',
  name: 'Gelanggang, kejohanan Pencak Silat',
  description: 'Pendaftaran, undian carta, jadual dan keputusan langsung kejohanan Pencak Silat.',
  noScript: 'Halaman ini memerlukan JavaScript. Hidupkan JavaScript dalam pelayar anda, kemudian muat semula.',
  notLoaded: 'Halaman belum dimuatkan sepenuhnya. Semak rangkaian anda, kemudian muat semula.',
  reload: 'Muat semula',
};

// The wholly Indonesian words of activities, categories, arenas and contacts in the back office.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const setupTexts: InLanguage<typeof original.setupTexts> = {
  ...original.setupTexts,
  id: 'No.',
  saveFailed: 'Gagal disimpan. Coba lagi.',
  loadFailed: 'Rincian gagal dimuat.',
  contacts: { ...original.setupTexts.contacts, empty: 'Belum ada narahubung.' },
};

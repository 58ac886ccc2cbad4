// The texts of selection-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './selection-texts';

export const selectionTexts: InLanguage<typeof original.selectionTexts> = {
  selected: (count: number) => `${count} dipilih`,
  selectionStays: 'kekal dipilih di halaman lain',
  clearSelection: 'Batalkan pilihan',
  selectPage: 'Pilih semua di halaman ini',
  selectRow: (name: string) => `Pilih ${name}`,
};

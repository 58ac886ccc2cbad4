// The wholly Indonesian words of the menus' list and form.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const menuTexts: InLanguage<typeof original.menuTexts> = {
  ...original.menuTexts,
  noParent: 'Tanpa induk',
  types: { public: 'Publik, di kepala situs', admin: 'Admin, di menu samping' },
  created: 'Menu berhasil dibuat.',
  updated: 'Menu berhasil diperbarui.',
  parentsFailed: 'Menu induk tidak dapat dimuat.',
  loadFailed: 'Menu tidak dapat dimuat.',
  saveFailed: 'Menu tidak dapat disimpan.',
};

export const { ICON_WORDS } = original;

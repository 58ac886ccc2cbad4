// The wholly Indonesian texts of the page from which a tournament is shared.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const shareTexts: InLanguage<typeof original.shareTexts> = {
  ...original.shareTexts,
  loadFailed: 'Turnamen gagal dimuat.',
};

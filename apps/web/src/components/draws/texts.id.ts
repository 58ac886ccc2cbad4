// The wholly Indonesian words that a drawing, its brackets and the show of a draw have in common.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const autoGenerateTexts: InLanguage<typeof original.autoGenerateTexts> = {
  ...original.autoGenerateTexts,
  withPauseHint: 'Untuk rapat teknik: satu pool, lalu jeda.',
  allGenerated: 'Semua pool sudah diundi.',
};

export const drawTexts: InLanguage<typeof original.drawTexts> = { ...original.drawTexts, formTitle: 'Buat undian' };

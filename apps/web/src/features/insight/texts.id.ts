// The wholly Indonesian words of the insight pages.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

const { insightTexts: texts } = original;

export const insightTexts: InLanguage<typeof original.insightTexts> = {
  ...texts,
  title: 'Statistik',
  invalidId: 'Nomor turnamen ini tidak ada.',
  tournaments: { ...texts.tournaments, title: 'Statistik semua turnamen', menu: 'Statistik' },
};

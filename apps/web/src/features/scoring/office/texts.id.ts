// The wholly Indonesian words of the office's page about digital scoring.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const scoringAdminTexts: InLanguage<typeof original.scoringAdminTexts> = {
  ...original.scoringAdminTexts,
  title: 'Penilaian digital',
};

// The wholly Indonesian words of the register of athletes.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './athlete-texts';

export const athleteTexts: InLanguage<typeof original.athleteTexts> = {
  ...original.athleteTexts,
  columns: { ...original.athleteTexts.columns, gender: 'Jenis kelamin' },
};

// Indonesian already
export const { enterTexts } = original;

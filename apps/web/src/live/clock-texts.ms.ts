// The texts of clock-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './clock-texts';

export const clockTexts: InLanguage<typeof original.clockTexts> = {
  performing: 'Masa persembahan',
  over: 'Masa tamat',
  pause: 'Rehat',
  extraRound: 'Pusingan tambahan',
  round: (round: number) => `Pusingan ${round}`,
};

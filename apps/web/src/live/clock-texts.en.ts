// What a match's clock is at, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './clock-texts';

export const clockTexts: InLanguage<typeof original.clockTexts> = {
  performing: 'Performance time',
  over: 'Time is up',
  pause: 'Break',
  extraRound: 'Extra round',
  round: (round) => `Round ${round}`,
};

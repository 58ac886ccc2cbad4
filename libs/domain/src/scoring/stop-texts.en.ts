// The English words of why an athlete does not go on.
import type { InLanguage } from '../words/languages';
import type * as original from './stop-texts';

export const stopTexts: InLanguage<typeof original.stopTexts> = {
  'gives-up': 'Gives up',
  withdrawn: 'Withdrawn by the second',
  unfit: 'Unfit by the doctor’s word',
  'injured-by-fault': 'Injured by the opponent’s fault',
  'cannot-go-on': 'Cannot go on',
  danger: 'Stopped by the referee for safety',
};

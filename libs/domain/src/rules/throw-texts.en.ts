// The English words of how an opponent is brought down.
import type { InLanguage } from '../words/languages';
import type * as original from './throw-texts';

export const throwTexts: InLanguage<typeof original.throwTexts> = {
  sweep: 'Sweep',
  catch: 'Catch',
  scissors: 'Scissors',
};

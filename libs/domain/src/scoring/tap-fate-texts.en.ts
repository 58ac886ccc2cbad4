// The English words of what became of a judge’s press.
import type { InLanguage } from '../words/languages';
import type * as original from './tap-fate-texts';

export const tapFateTexts: InLanguage<typeof original.tapFateTexts> = {
  counted: 'Counted',
  uncounted: 'No other judge agreed',
  clock: 'Outside the round',
  late: 'Came too late',
};

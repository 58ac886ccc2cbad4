// Texts of who is found in the list of entries, in English.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './entered-texts';

export const enteredTexts: InLanguage<typeof original.enteredTexts> = {
  title: 'In the list of participants',
  lead: 'In the list of participants; follow now, and the matches are shown here once they are drawn.',
  none: 'Not among the participants of tanding, nor among the contingents.',
};

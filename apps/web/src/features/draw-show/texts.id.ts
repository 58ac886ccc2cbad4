// The wholly Indonesian words of the screen that shows a draw to the technical meeting.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const showTexts: InLanguage<typeof original.showTexts> = {
  ...original.showTexts,
  allGenerated: original.showTexts.allDrawn,
};

// The English texts of draft-texts.ts.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './draft-texts';

export const draftTexts: InLanguage<typeof original.draftTexts> = {
  back: 'What you typed and did not send is back.',
  outdated: 'Somebody else has changed this since you typed. What you typed is not back yet.',
  putBack: 'Put it back',
  anew: 'Start anew',
};

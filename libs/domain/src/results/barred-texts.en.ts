// The English words for why somebody may not fight a match.
import type { InLanguage } from '../words/languages';
import type * as original from './barred-texts';

export const barredTexts: InLanguage<typeof original.barredTexts> = {
  absent: 'did not come to the weigh-in (Article 2.4.b.5)',
  'out-of-class': 'was out of class at the weigh-in (Article 2.4.b.2)',
  doping: 'is disqualified for doping (Article 11.6.g.6.e)',
};

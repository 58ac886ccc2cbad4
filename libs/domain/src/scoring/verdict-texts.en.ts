// The English words of what the judges are asked.
import type { InLanguage } from '../words/languages';
import type * as original from './verdict-texts';

export const verdictTexts: InLanguage<typeof original.verdictTexts> = {
  kinds: { throw: 'Takedown', violation: 'Fault' },
  verdicts: { blue: 'Blue', red: 'Red', none: 'Not valid' },
};

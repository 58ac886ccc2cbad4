// The English words of what became of a performance.
import type { InLanguage } from '../words/languages';
import type * as original from './performance-texts';

export const performanceTexts: InLanguage<typeof original.performanceTexts> = {
  outcomes: { performed: 'Performed', disqualified: 'Disqualified', absent: 'Absent' },
};

// The English words of what a broadcast shows.
import type { InLanguage } from '../words/languages';
import type * as original from './overlay-texts';

export const overlayPartTexts: InLanguage<typeof original.overlayPartTexts> = {
  parts: {
    presentation: 'Presentation',
    score: 'Score',
    result: 'Result',
    bracket: 'Bracket',
    sponsors: 'Sponsors',
  },
  scenes: {
    idle: 'No match',
    presentation: 'Athletes called',
    score: 'Match under way',
    result: 'Result',
  },
};

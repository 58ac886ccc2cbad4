// The English words of how a match stands on its day.
import type { InLanguage } from '../words/languages';
import type * as original from './match-step-texts';

export const matchStepTexts: InLanguage<typeof original.matchStepTexts> = {
  statuses: {
    scheduled: 'Scheduled',
    called: 'Called',
    ongoing: 'Under way',
    finished: 'Finished',
    walkover: 'Walkover',
  },
};

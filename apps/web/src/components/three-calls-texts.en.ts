// The English words of the three calls of a performance.
import { CALLS } from '@gelanggang/domain/scoring/table-timers';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './three-calls-texts';

export const threeCallsTexts: InLanguage<typeof original.threeCallsTexts> = {
  call: (call) => `Call ${call} of ${CALLS}`,
  next: (left) => `the next in ${left}`,
  last: (left) => `awaited for ${left} more`,
  over: 'Three calls are over: whoever is not here counts as withdrawn (article 12.1.e.3).',
};
